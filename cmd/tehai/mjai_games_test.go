//go:build !soak

package main

// mjaiDeals is the number of deals for each number of players: the soak plays a thousand.
const mjaiDeals = 8

// mjaiSpoilt is the number of spoilt deals for each strength.
const mjaiSpoilt = 4
