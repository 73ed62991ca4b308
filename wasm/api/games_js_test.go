//go:build js

package api

const (
	randomGames   = 20
	nonsenses     = 150
	tableNonsense = 1000
	optionsApart  = 5
	resultDeals   = 15
	cutPlaces     = 6
	reviewedDeals = 2
)
