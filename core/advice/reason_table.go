package advice

// A group is a set of related terms that share one reason.
type group uint8

const (
	byAccepts group = iota
	bySecond
	byShapes
	byPoints
	byWait
	byFuriten
	byDora
	byYaku
	byTriplets
	byThreeSuits
	byHonour
	byValue
	byPair
	byNumber
	byOrphans
	groups // number of groups
)

// The ids of reasons. Those of the first discard state its advantage, those of the others their disadvantage.
const (
	Nearest  = "nearest"   // only this discard keeps the shanten
	Farther  = "farther"   // N more steps from ready than after the first
	AsGood   = "as-good"   // equal to the first
	LessGood = "less-good" // worse by several small differences

	Safer     = "safer"     // under a threat, safer than the discard that keeps most; deals in with N percent
	Dangerous = "dangerous" // keeps more, and deals in with N percent

	TouchesNothing = "touches-nothing"
	GuestHonour    = "guest-honour" // an honour that gives this seat no yaku
	LoneHonour     = "lone-honour"  // one that gives a yaku, held once
	Outer          = "outer"        // nearer to the end of its suit than the rival
	KeepsShape     = "keeps-shape"  // Tiles: the shape that the rival would break
	KeepsRun       = "keeps-run"    // Tiles: three in a row
	BreaksRun      = "breaks-run"
	BreaksShape    = "breaks-shape"
	MoreUse        = "more-use" // may still form a group with its neighbours
)

// reasonTable has for each group the reason of the first discard and that of a later one.
var reasonTable = [groups]struct{ better, worse string }{
	byAccepts: {"accepts-more", "accepts-fewer"},           // N copies
	bySecond:  {"accepts-more-then", "accepts-fewer-then"}, // after the next draw
	byShapes:  {"better-waits", "worse-waits"},             // N percent of the draws lead to six copies or more
	byPoints:  {"more-points", "fewer-points"},             // N points to expect by own draws and discards
	byWait:    {"honour-wait", "no-honour-wait"},           // other players discard an honour more readily
	byFuriten: {"not-furiten", "furiten"},                  // Tiles: the waits that are in the own river
	// Tiles: dora and red fives kept, or the one lost; N of them
	byDora:       {"keeps-dora", "loses-dora"},
	byYaku:       {"keeps-yaku", "loses-yaku"},               // only 2 to 8 in a closed hand, any yaku in an open one
	byTriplets:   {"keeps-triplets", "loses-triplets"},       // a hand of triplets or pairs
	byThreeSuits: {"keeps-three-suits", "loses-three-suits"}, // the same sequence in three suits
	byHonour:     {GuestHonour, MoreUse},
	byValue:      {"keeps-value", "breaks-value"}, // Tiles: the pair or triplet of an honour that gives a yaku
	byPair:       {"keeps-pair", "breaks-pair"},   // Tiles: the pair or triplet
	byNumber:     {TouchesNothing, BreaksShape},
	byOrphans:    {"keeps-orphans", "loses-orphans"}, // N kinds of terminals and honours
}

// Reasons returns the ids of all reasons, in the order of the tables.
func Reasons() []string {
	ids := []string{Nearest, Farther, AsGood, LessGood, Safer, Dangerous, TouchesNothing, GuestHonour, LoneHonour, Outer,
		KeepsShape, KeepsRun,
		BreaksRun, BreaksShape, MoreUse}
	known := map[string]bool{}
	for _, id := range ids {
		known[id] = true
	}
	for _, row := range reasonTable {
		for _, id := range []string{row.better, row.worse} {
			if !known[id] {
				known[id] = true
				ids = append(ids, id)
			}
		}
	}
	return ids
}
