package advice

// A term is one number that the ranking computes for a discard; termTable describes each.
type term uint8

// The terms. "The most" refers to the compared discards.
const (
	accepts term = iota
	second
	sixWaits
	readyPoints
	nextPoints
	thenPoints
	wideWait
	honourWait
	deadWait
	dora
	red
	nearDora
	routes
	routeCopies
	simplesLost
	tripletsLost
	threeSuits
	guest
	guestSeen
	guestEarly
	guestFar
	worthSeen
	worthEarly
	doubleWorth
	worthPair
	worthPairDead
	guestPair
	worthTriplet
	guestTriplet
	alone19
	alone28
	alone37
	alone456
	aloneFar
	aloneLate
	near19
	near28
	near37
	near456
	gap
	inRun
	around
	insideLate
	numberSeen
	pairEnd
	pair
	pairRun
	onlyPair
	triplet
	orphan
	terms // number of terms
)

// termTable has for each term its weights (with every draw followed, and without), the group of its reasons, and a
// description.
var termTable = [terms]struct {
	id         string
	deep, near float64
	group      group
	measures   string
}{
	accepts: {"accepts", 0.58, 4.26, byAccepts, "ln of the copies that bring the hand nearer, over the most"},
	second: {"second", 2.2, 0, bySecond,
		"ln of the sum over those copies of the most that is accepted then, over the most"},
	sixWaits: {"six-waits", 1.32, 0, byShapes,
		"one from ready: the share of the copies after which six or more copies are waited for"},
	readyPoints: {"ready-points", 0.66, 0, byPoints, "ready: ln of the points to expect, over the most"},
	nextPoints:  {"next-points", 2.58, 0, byPoints, "the same one from ready"},
	thenPoints:  {"then-points", 3.03, 0, byPoints, "the same two from ready"},
	wideWait:    {"wide-wait", 1.49, 0.25, byAccepts, "ready, waiting for five copies or more"},
	honourWait:  {"honour-wait", 1.15, 2.1, byWait, "ready, waiting for an honour"},
	deadWait:    {"furiten", -1.55, -1.57, byFuriten, "ready, a tile waited for lies in the own river"},
	dora:        {"dora", -1.74, -2.03, byDora, "how often the tile counts as dora"},
	red:         {"red", -1.19, -1.38, byDora, "a red five"},
	nearDora:    {"near-dora", -0.37, -0.4, byDora, "dora one step off, those two steps off by half"},
	routes:      {"yaku-lost", -1.32, -1.89, byYaku, "open: steps further from the nearest yaku, at most 3"},
	routeCopies: {"yaku-copies", 0.55, 0, byYaku, "open: ln of the copies that bring that yaku nearer, over the most"},
	simplesLost: {"simples-lost", -0.49, 0, byYaku,
		"closed: steps further from a hand of 2 to 8, at most 2, where it is within one step of the distance"},
	tripletsLost: {"triplets-lost", -1.21, 0, byTriplets, "the same of a hand of triplets"},
	threeSuits: {"three-suits", -0.78, -1.09, byThreeSuits,
		"a tile of a sequence in three suits of which seven kinds are held"},
	guest:      {"guest", 0.78, 0.83, byHonour, "a single honour that is worth nothing"},
	guestSeen:  {"guest-seen", -0.19, -0.19, byHonour, "its copies seen elsewhere"},
	guestEarly: {"guest-early", 1.16, 1.14, byHonour, "it, by how little of the table is seen yet"},
	guestFar:   {"guest-far", 0.75, 0.69, byHonour, "it, 3 or more from ready"},
	worthSeen: {"worth-seen", 0.47, 0.5, byHonour,
		"a single honour that is worth something: its copies seen elsewhere"},
	worthEarly:    {"worth-early", 0.55, 0.49, byHonour, "it, by how little of the table is seen yet"},
	doubleWorth:   {"double-worth", -0.58, -0.64, byHonour, "a single wind that is worth it twice"},
	worthPair:     {"worth-pair", -1.57, -1.69, byValue, "a pair of an honour: how often it is worth something"},
	worthPairDead: {"worth-pair-dead", 0.5, 0.51, byValue, "the same where no copy is left"},
	guestPair:     {"guest-pair", -0.27, -0.19, byPair, "a pair of an honour that is worth nothing"},
	worthTriplet:  {"worth-triplet", -1.76, -1.96, byValue, "three of an honour that is worth something"},
	guestTriplet:  {"guest-triplet", -0.81, -0.81, byPair, "three of another"},
	alone19:       {"alone-1-9", 2.23, 2.3, byNumber, "a single 1 or 9 with none held within two of it"},
	alone28:       {"alone-2-8", 1.24, 1.26, byNumber, "such a 2 or 8"},
	alone37:       {"alone-3-7", 0.73, 0.79, byNumber, "such a 3 or 7"},
	alone456:      {"alone-4-6", 0.11, 0.19, byNumber, "such a 4, 5 or 6"},
	aloneFar:      {"alone-far", 0.8, 0.77, byNumber, "such a 1 or 9, 3 or more from ready"},
	aloneLate:     {"alone-late", 0.92, 1.11, byNumber, "such a 2 to 8, by how much of the table is seen"},
	near19:        {"beside-1-9", 0.33, 0.11, byNumber, "a single 1 or 9 with one held within two of it"},
	near28:        {"beside-2-8", 0.25, -0.1, byNumber, "such a 2 or 8"},
	near37:        {"beside-3-7", -0.2, -0.53, byNumber, "such a 3 or 7"},
	near456:       {"beside-4-6", -0.51, -0.89, byNumber, "such a 4, 5 or 6"},
	gap:           {"gap", 0.7, 0.88, byNumber, "a single number with one held two off and none beside it"},
	inRun:         {"in-run", -0.48, -0.45, byNumber, "a single number of three in a row"},
	around:        {"around", -0.61, -0.66, byNumber, "copies left beside a single number, in fours"},
	insideLate: {"inside-late", 1.23, 1.07, byNumber,
		"how far from the end of its suit a number is, in thirds, by how much of the table is seen"},
	numberSeen: {"number-seen", 0.22, 0.26, byNumber, "copies of a single number seen elsewhere"},
	pairEnd:    {"pair-1-9", 0.97, 0.95, byPair, "a pair of 1 or 9"},
	pair:       {"pair", -1.04, -1.4, byPair, "a pair of numbers"},
	pairRun:    {"pair-run", 0.24, 0.31, byPair, "one of two that is also of three in a row"},
	onlyPair:   {"only-pair", -0.02, -0.17, byPair, "the only pair or triplet"},
	triplet:    {"triplet", -0.98, -1.6, byPair, "three or four of a number"},
	orphan: {"orphan", -2.01, -2.09, byOrphans,
		"a 1, 9 or honour that is not held twice, with nine or more kinds of them"},
}

// weigh returns the score of a discard.
func weigh(x *[terms]float64, deep bool) (score float64) {
	for t := range x {
		weight := termTable[t].near
		if deep {
			weight = termTable[t].deep
		}
		score += weight * x[t]
	}
	return score
}
