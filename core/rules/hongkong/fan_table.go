package hongkong

import "math/bits"

// A fan is the index of a row of the table.
type fan uint8

const (
	allChows fan = iota
	dragonPung
	prevalentWind
	seatWind
	concealedHand
	selfDrawn
	robbingTheKong
	lastTile
	afterKong
	afterDoubleKong
	noFlowers
	ownFlower
	flowerSet
	allPungs
	halfFlush
	mixedTerminals
	littleThreeDragons
	littleFourWinds
	fullFlush
	bigThreeDragons
	fourConcealedPungs
	allHonours
	allTerminals
	nineGates
	bigFourWinds
	fourKongs
	thirteenOrphans
	heavenlyHand
	earthlyHand
	sevenFlowers
	eightFlowers
	humanHand
	pureStraight
	sevenPairs

	fans // number of fans
)

// fanSet is a set of fans.
type fanSet uint64

func setOf(list ...fan) (s fanSet) {
	for _, f := range list {
		s |= 1 << f
	}
	return s
}

func (s fanSet) has(f fan) bool { return s>>f&1 != 0 }

func (s fanSet) len() int { return bits.OnesCount64(uint64(s)) }

// each calls visit with every fan of the set, in the order of the table.
func (s fanSet) each(visit func(fan)) {
	for ; s != 0; s &= s - 1 {
		visit(fan(bits.TrailingZeros64(uint64(s))))
	}
}

// row is one fan, with a predicate that reports whether, or how often, it holds.
type row struct {
	id, name string
	faan     int
	holds    func(*reading) bool
	times    func(*reading) int // instead, if it can hold more than once
	drops    []fan              // the fans that do not count with it
	shows    func(r *reading, i int) bool
	luck     bool // the minimum may ignore it: it depends on the way of winning
	flowers  bool // likewise, and it is 0 if flowers are not used
}

// table has every fan with its value by grade. Source: the encyclopaedia's page.
var table = [fans]row{
	allChows: {id: "all-chows", name: "All Chows", faan: 1, holds: (*reading).isAllChows},
	dragonPung: {id: "dragon-pung", name: "Dragon Pung", faan: 1,
		times: (*reading).dragonPungs, shows: isDragonPung},
	prevalentWind: {id: "prevalent-wind", name: "Round Wind", faan: 1, holds: (*reading).hasRoundWind,
		shows: isRoundWind},
	seatWind: {id: "seat-wind", name: "Seat Wind", faan: 1, holds: (*reading).hasSeatWind,
		shows: isSeatWind},
	concealedHand: {id: "concealed-hand", name: "Concealed Hand", faan: 1, holds: (*reading).isConcealed},
	selfDrawn:     {id: "self-drawn", name: "Self-Drawn", faan: 1, luck: true, holds: (*reading).isDrawn, shows: winning},
	robbingTheKong: {id: "robbing-the-kong", name: "Robbing the Kong", faan: 1, luck: true, holds: (*reading).robs,
		drops: []fan{lastTile}, shows: winning},
	lastTile: {id: "last-tile", name: "Last Tile", faan: 1, luck: true, holds: (*reading).isLastTile, shows: winning},
	afterKong: {id: "after-kong", name: "Win after a Kong", faan: 1, luck: true,
		holds: (*reading).replaces, shows: winning},
	afterDoubleKong: {id: "after-double-kong", name: "Win after a Double Kong", faan: 8, luck: true,
		holds: (*reading).replacesTwice, drops: []fan{afterKong}, shows: winning},
	noFlowers: {id: "no-flowers", name: "No Flowers", faan: 1, flowers: true, holds: (*reading).hasNoFlowers},
	ownFlower: {id: "own-flower", name: "Own Flower", faan: 1, flowers: true, times: (*reading).countOwnFlowers},
	flowerSet: {id: "flower-set", name: "Four Flowers or Seasons", faan: 2, flowers: true, times: (*reading).flowerSets},
	allPungs:  {id: "all-pungs", name: "All Pungs", faan: 3, holds: (*reading).isAllPungs},
	halfFlush: {id: "half-flush", name: "Half Flush", faan: 3, holds: (*reading).isHalfFlush},
	mixedTerminals: {id: "mixed-terminals", name: "Mixed Terminals", faan: 1,
		holds: (*reading).isMixedTerminals},
	littleThreeDragons: {id: "little-three-dragons", name: "Little Three Dragons", faan: 5, drops: []fan{dragonPung},
		shows: isOfDragons,
		holds: (*reading).isLittleThreeDragons},
	littleFourWinds: {id: "little-four-winds", name: "Little Four Winds", faan: 6, shows: isOfWinds,
		holds: (*reading).isLittleFourWinds},
	fullFlush: {id: "full-flush", name: "Full Flush", faan: 7, holds: (*reading).isFullFlush},
	bigThreeDragons: {id: "big-three-dragons", name: "Big Three Dragons", faan: 8, drops: []fan{dragonPung},
		shows: isDragonPung, holds: (*reading).isBigThreeDragons},
	fourConcealedPungs: {id: "four-concealed-pungs", name: "Four Concealed Pungs", faan: 8, drops: []fan{allPungs,
		concealedHand}, holds: (*reading).isHiddenPungs},
	allHonours: {id: "all-honors", name: "All Honors", faan: 10, drops: []fan{allPungs, halfFlush, mixedTerminals,
		prevalentWind, seatWind},
		holds: (*reading).isAllHonours},
	allTerminals: {id: "all-terminals", name: "All Terminals", faan: 10, drops: []fan{allPungs, mixedTerminals},
		holds: (*reading).isAllTerminals},
	nineGates: {id: "nine-gates", name: "Nine Gates", faan: 10, drops: []fan{fullFlush, concealedHand},
		holds: (*reading).isNineGates},
	bigFourWinds: {id: "big-four-winds", name: "Big Four Winds", faan: 13, drops: []fan{prevalentWind, seatWind,
		allPungs}, shows: isWindPung, holds: (*reading).isBigFourWinds},
	fourKongs: {id: "four-kongs", name: "Four Kongs", faan: 13, drops: []fan{allPungs}, shows: isQuad,
		holds: (*reading).isFourKongs},
	thirteenOrphans: {id: "thirteen-orphans", name: "Thirteen Orphans", faan: 13, drops: []fan{concealedHand},
		holds: (*reading).isOrphans},
	heavenlyHand: {id: "heavenly-hand", name: "Blessing of Heaven", faan: 13, drops: []fan{selfDrawn, concealedHand},
		luck:  true,
		holds: (*reading).isHeavenly},
	earthlyHand: {id: "earthly-hand", name: "Blessing of Earth", faan: 13, drops: []fan{selfDrawn, concealedHand},
		luck: true, holds: (*reading).isEarthly},
	sevenFlowers: {id: "seven-flowers", name: "Seven Flowers", faan: 3, drops: []fan{ownFlower, flowerSet}, flowers: true,
		holds: (*reading).hasSevenFlowers},
	eightFlowers: {id: "eight-flowers", name: "Eight Flowers", faan: 8, drops: []fan{ownFlower, flowerSet}, flowers: true,
		holds: (*reading).hasEightFlowers},

	// Fans of other tables; off unless an option enables them.
	humanHand: {id: "human-hand", name: "Blessing of Man", faan: 13, luck: true, drops: []fan{concealedHand},
		holds: (*reading).isHuman},
	pureStraight: {id: "pure-straight", name: "Pure Straight", faan: 8, holds: (*reading).hasStraight,
		shows: isOfStraight},
	sevenPairs: {id: "seven-pairs", name: "Seven Pairs", faan: 4, drops: []fan{concealedHand}, holds: (*reading).isPairs},
}
