//go:build !soak

package main

// mjaiDeals are played of each number of players: the soak plays a thousand.
const mjaiDeals = 8
