//go:build !js && !soak

package api

// randomGames is how many random games of each kind are played.
const randomGames = 1000
