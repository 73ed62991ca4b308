//go:build js

package shanten

// In a browser fewer hands are compared.
const classStep, knittedHands = 201, 60
