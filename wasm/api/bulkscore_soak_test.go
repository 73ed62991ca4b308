//go:build soak && !js

package api

const bulkHands = 100_000
