//go:build !js

package chance

const samples = 15 // random hands for each goal
