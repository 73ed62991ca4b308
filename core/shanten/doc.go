// Package shanten measures how far a hand is from ready, and which tiles bring it nearer.
package shanten
