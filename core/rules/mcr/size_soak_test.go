//go:build soak

package mcr

// slowWins is how many random wins the slow scorer is asked about.
const slowWins = 102_000

// classStep is which hands of a whole class are compared: every so manieth.
const classStep = 1

// slowMissing is how many fans may be in none of them.
const slowMissing = 0
