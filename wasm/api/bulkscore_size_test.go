//go:build !soak && !js

package api

// bulkHands is how many random hands the answers of bulk calls and of single ones have to agree on.
const bulkHands = 5_000
