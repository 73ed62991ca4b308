//go:build !soak && !js

package api

// bulkHands is the number of random hands for which bulk calls and single calls are compared.
const bulkHands = 5_000
