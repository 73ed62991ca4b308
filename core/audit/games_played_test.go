//go:build !js

package audit_test

// gamesPlayed is how many games with three and with four players are played.
const gamesPlayed = 40
