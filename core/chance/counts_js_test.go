//go:build js

package chance

const samples = 5 // random hands for each goal: a browser is slower

const benchHands = 9 // of each shanten number

const walls = 3000 // simulated for each hand
