//go:build !soak

package mcr

// slowWins is how many random wins the slow scorer is asked about.
const slowWins = 3000

// classStep is which hands of a whole class are compared: every so manieth.
const classStep = 17

// slowMissing is how many fans may be in none of them.
const slowMissing = 12
