//go:build !js

package chance

const samples = 15 // random hands for each goal

const benchHands = 21 // of each shanten number

const walls = 20000 // simulated for each hand
