//go:build soak

package main

const (
	mjaiDeals  = 1000
	mjaiSpoilt = 300
)
