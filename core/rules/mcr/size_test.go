//go:build !soak

package mcr

// slowWins is the number of random wins that the slow scorer scores.
const slowWins = 3000

// classStep is the step between the hands of a class that are compared.
const classStep = 17

// slowMissing is how many fans may occur in none of them.
const slowMissing = 12
