//go:build soak && !js

package api

const (
	randomGames   = 10_000
	nonsenses     = 10_000
	tableNonsense = 40_000
	optionsApart  = 1
	resultDeals   = 600
	cutPlaces     = 20
	reviewedDeals = 100
)
