package advice

// A group is what several terms have in common: one reason is given for all of them together.
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
	groups // how many there are
)

// The ids of reasons. Those of the first discard say what speaks for it, those of the others what they cost.
const (
	Nearest  = "nearest"   // it alone leaves the hand as near as it is
	Farther  = "farther"   // N steps further from ready than the first
	AsGood   = "as-good"   // nothing parts it from the first
	LessGood = "less-good" // a little of everything

	Safer     = "safer"     // under a threat, than what keeps more; N percent deal in
	Dangerous = "dangerous" // it keeps more, and N percent deal in

	TouchesNothing = "touches-nothing"
	GuestHonour    = "guest-honour" // an honour that is worth nothing to this seat
	LoneHonour     = "lone-honour"  // worth something, and alone
	Outer          = "outer"        // nearer to the end of its suit than the next
	KeepsShape     = "keeps-shape"  // Tiles: what the next would break
	KeepsRun       = "keeps-run"    // Tiles: three in a row
	BreaksRun      = "breaks-run"
	BreaksShape    = "breaks-shape"
	MoreUse        = "more-use" // with its neighbours it may still become something
)

// reasonTable has for each group the reason of the first discard and that of one behind it.
var reasonTable = [groups]struct{ better, worse string }{
	byAccepts: {"accepts-more", "accepts-fewer"},           // N copies
	bySecond:  {"accepts-more-then", "accepts-fewer-then"}, // after the next draw
	byShapes:  {"better-waits", "worse-waits"},             // N percent of the draws lead to six copies or more
	byPoints:  {"more-points", "fewer-points"},             // N points to expect by own draws and discards
	byWait:    {"honour-wait", "no-honour-wait"},           // an honour is let go more easily
	byFuriten: {"not-furiten", "furiten"},                  // Tiles: those waited for that lie in the river
	// Tiles: dora and red fives kept, or the one lost; N of them
	byDora:       {"keeps-dora", "loses-dora"},
	byYaku:       {"keeps-yaku", "loses-yaku"},               // 2 to 8 alone of a closed hand, any of an open one
	byTriplets:   {"keeps-triplets", "loses-triplets"},       // a hand of triplets or pairs
	byThreeSuits: {"keeps-three-suits", "loses-three-suits"}, // the same sequence in three suits
	byHonour:     {GuestHonour, MoreUse},
	byValue:      {"keeps-value", "breaks-value"}, // Tiles: the pair or triplet of an honour that is worth something
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
