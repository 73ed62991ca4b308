//go:build !js && !soak

package api

// The amount of work of the tests. In a browser, where each step takes three times as long, they look for what memory,
// time and numbers of 32 bits may break there.
const (
	randomGames   = 1000 // of a kind
	nonsenses     = 1000 // sequences of it
	tableNonsense = 4000 // questions of it
	optionsApart  = 1    // how many values of options lie from one that is played to the next
	resultDeals   = 60   // deals that are played for their results
	cutPlaces     = 20   // places at which each log is cut
	reviewedDeals = 100  // most deals of a log that are reviewed move by move
)
