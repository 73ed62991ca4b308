//go:build !js && !soak

package game_test

// games is the number of random games of each kind.
const games = 100
