//go:build !js && !soak

package game_test

// games is how many random games of each kind are played.
const games = 100
