package mcr

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// A fan is a row of the table by its place. The order is that of the table of
// 1998; Melded and Concealed Kong, which came later, is last.
type fan uint8

const (
	bigFourWinds fan = iota
	bigThreeDragons
	allGreen
	nineGates
	fourKongs
	sevenShiftedPairs
	thirteenOrphans
	allTerminals
	littleFourWinds
	littleThreeDragons
	allHonours
	fourConcealedPungs
	pureTerminalChows
	quadrupleChow
	fourPureShiftedPungs
	fourPureShiftedChows
	threeKongs
	allTerminalsAndHonours
	sevenPairs
	greaterHonoursAndKnittedTiles
	allEvenPungs
	fullFlush
	pureTripleChow
	pureShiftedPungs
	upperTiles
	middleTiles
	lowerTiles
	pureStraight
	threeSuitedTerminalChows
	pureShiftedChows
	allFives
	triplePung
	threeConcealedPungs
	lesserHonoursAndKnittedTiles
	knittedStraight
	upperFour
	lowerFour
	bigThreeWinds
	mixedStraight
	reversibleTiles
	mixedTripleChow
	mixedShiftedPungs
	chickenHand
	lastTileDraw
	lastTileClaim
	outWithReplacementTile
	robbingTheKong
	allPungs
	halfFlush
	mixedShiftedChows
	allTypes
	meldedHand
	twoConcealedKongs
	twoDragonPungs
	outsideHand
	fullyConcealedHand
	twoMeldedKongs
	lastTile
	dragonPung
	prevalentWind
	seatWind
	concealedHand
	allChows
	tileHog
	doublePung
	twoConcealedPungs
	concealedKong
	allSimples
	pureDoubleChow
	mixedDoubleChow
	shortStraight
	twoTerminalChows
	pungOfTerminalsOrHonours
	meldedKong
	oneVoidedSuit
	noHonours
	edgeWait
	closedWait
	singleWait
	selfDrawn
	flowerTiles
	meldedAndConcealedKong

	fans // how many there are
)

// row is one fan. A predicate says whether it holds.
//
// Where a series of fans counts the same things (dragon pungs, wind pungs,
// kongs, concealed pungs), the lower ones hold with the higher ones, which
// drop them: so the card can say what was not counted.
type row struct {
	id, name string
	points   int
	level    level
	forms    forms
	holds    predicate
	shows    shows // the sets it rests on; nil for the whole hand
	drops    []fan // what is not counted beside it
}

// level is what a predicate looks at; what it says is the same for all
// readings of a hand, for all places of the winning tile in a reading, or not.
type level uint8

const (
	ofHand level = iota
	ofSets
	ofPlace
)

// forms are the forms in which a fan can hold, one bit each.
type forms uint8

const (
	standard forms = 1 << iota
	knitted
	pairs
	singles
	orphans

	normal = standard | knitted
	tiled  = standard | pairs // conditions on tiles alone
	mixed  = tiled | knitted  // those that a knitted hand can meet too
	every  = mixed | singles | orphans
)

// concealedForms are closed by definition.
var concealedForms = setOf(nineGates, sevenShiftedPairs, thirteenOrphans, fourConcealedPungs, sevenPairs,
	greaterHonoursAndKnittedTiles, lesserHonoursAndKnittedTiles)

// table is every fan. Source: the fan table of 1998 with the supplements of the
// Mahjong International League of 2023 and 2025.
var table = [fans]row{
	bigFourWinds: {"big-four-winds", "Big Four Winds", 88, ofSets, standard, windPungs(4), pungs(pattern.Winds),
		[]fan{bigThreeWinds, allPungs, prevalentWind, seatWind, pungOfTerminalsOrHonours}},
	bigThreeDragons: {"big-three-dragons", "Big Three Dragons", 88, ofSets, standard, dragonPungs(3), pungs(pattern.Dragons),
		[]fan{twoDragonPungs, dragonPung}},
	allGreen: {"all-green", "All Green", 88, ofHand, tiled, within(pattern.Green), nil,
		[]fan{halfFlush}},
	nineGates: {"nine-gates", "Nine Gates", 88, ofHand, standard, flag((*reading).isNineGates), nil,
		[]fan{fullFlush, noHonours, concealedHand}},
	fourKongs: {"four-kongs", "Four Kongs", 88, ofHand, standard, kongs(4), isQuad,
		[]fan{allPungs, singleWait, threeKongs, twoConcealedKongs, twoMeldedKongs, concealedKong, meldedKong, meldedAndConcealedKong}},
	sevenShiftedPairs: {"seven-shifted-pairs", "Seven Shifted Pairs", 88, ofHand, pairs, flag((*reading).isSevenShifted), nil,
		[]fan{sevenPairs, fullFlush, noHonours, singleWait, concealedHand}},
	thirteenOrphans: {"thirteen-orphans", "Thirteen Orphans", 88, ofHand, orphans, always, nil,
		[]fan{allTerminalsAndHonours, allTypes, singleWait, concealedHand}},
	allTerminals: {"all-terminals", "All Terminals", 64, ofHand, tiled, within(pattern.Terminals), nil,
		[]fan{allTerminalsAndHonours, allPungs, outsideHand, doublePung, noHonours, pungOfTerminalsOrHonours}},
	littleFourWinds: {"little-four-winds", "Little Four Winds", 64, ofSets, standard,
		flag(func(r *reading) bool {
			return (r.groups.Same&pattern.Winds).Len() == 3 && r.groups.Pairs&pattern.Winds != 0
		}).of(3),
		setsWithin(pattern.Winds), []fan{bigThreeWinds}},
	littleThreeDragons: {"little-three-dragons", "Little Three Dragons", 64, ofSets, standard,
		flag(func(r *reading) bool {
			return (r.groups.Same&pattern.Dragons).Len() == 2 && r.groups.Pairs&pattern.Dragons != 0
		}).of(2),
		setsWithin(pattern.Dragons), []fan{twoDragonPungs, dragonPung}},
	allHonours: {"all-honors", "All Honors", 64, ofHand, tiled, within(pattern.Honours), nil,
		[]fan{allTerminalsAndHonours, allPungs, outsideHand, pungOfTerminalsOrHonours}},
	fourConcealedPungs: {"four-concealed-pungs", "Four Concealed Pungs", 64, ofPlace, standard, hiddenPungs(4), hiddenPung,
		[]fan{allPungs, threeConcealedPungs, twoConcealedPungs, concealedHand}},
	pureTerminalChows: {"pure-terminal-chows", "Pure Terminal Chows", 64, ofSets, standard, byChows, nil,
		[]fan{fullFlush, allChows, noHonours}},
	quadrupleChow: {"quadruple-chow", "Quadruple Chow", 48, ofSets, standard, byChows, isChow,
		[]fan{tileHog}},
	fourPureShiftedPungs: {"four-pure-shifted-pungs", "Four Pure Shifted Pungs", 48, ofSets, standard, shiftedPungs(4), isPung,
		[]fan{pureShiftedPungs, allPungs}},
	fourPureShiftedChows: {"four-pure-shifted-chows", "Four Pure Shifted Chows", 32, ofSets, standard, byChows, isChow, nil},
	threeKongs: {"three-kongs", "Three Kongs", 32, ofHand, standard, kongs(3), isQuad,
		[]fan{twoConcealedKongs, twoMeldedKongs, concealedKong, meldedKong, meldedAndConcealedKong}},
	allTerminalsAndHonours: {"all-terminals-and-honors", "All Terminals and Honors", 32, ofHand, tiled | orphans,
		within(pattern.Orphans), nil, []fan{allPungs, outsideHand, pungOfTerminalsOrHonours}},
	sevenPairs: {"seven-pairs", "Seven Pairs", 24, ofHand, pairs, always, nil,
		[]fan{singleWait, concealedHand}},
	greaterHonoursAndKnittedTiles: {"greater-honors-and-knitted-tiles", "Greater Honors and Knitted Tiles", 24, ofHand, singles,
		flag(func(r *reading) bool { return r.honours() == 7 }), nil,
		[]fan{lesserHonoursAndKnittedTiles, allTypes, singleWait, concealedHand}},
	allEvenPungs: {"all-even-pungs", "All Even Pungs", 24, ofSets, standard,
		flag(func(r *reading) bool { return r.groups.NoSequence() && r.kinds.Within(even) }).of(4), nil,
		[]fan{allPungs, allSimples, noHonours}},
	fullFlush: {"full-flush", "Full Flush", 24, ofHand, tiled, flag(func(r *reading) bool { return r.kinds.Within(pattern.Numbers) && r.suits == 1 }), nil,
		[]fan{noHonours}},
	pureTripleChow: {"pure-triple-chow", "Pure Triple Chow", 24, ofSets, standard, byChows, nil, nil},
	pureShiftedPungs: {"pure-shifted-pungs", "Pure Shifted Pungs", 24, ofSets, standard, shiftedPungs(3),
		func(r *reading, i int) bool { return r.sameIn(i, r.groups.ConsecutiveTriplets(3)) }, nil},
	upperTiles: {"upper-tiles", "Upper Tiles", 24, ofHand, tiled, within(ranks(7, 9)), nil,
		[]fan{upperFour, noHonours}},
	middleTiles: {"middle-tiles", "Middle Tiles", 24, ofHand, tiled, within(ranks(4, 6)), nil,
		[]fan{allSimples, noHonours}},
	lowerTiles: {"lower-tiles", "Lower Tiles", 24, ofHand, tiled, within(ranks(1, 3)), nil,
		[]fan{lowerFour, noHonours}},
	pureStraight: {"pure-straight", "Pure Straight", 16, ofSets, standard, byChows, nil, nil},
	threeSuitedTerminalChows: {"three-suited-terminal-chows", "Three-Suited Terminal Chows", 16, ofSets, standard, byChows, nil,
		[]fan{allChows, noHonours}},
	pureShiftedChows: {"pure-shifted-chows", "Pure Shifted Chows", 16, ofSets, standard, byChows, nil, nil},
	allFives: {"all-fives", "All Fives", 16, ofSets, standard, flag((*reading).fiveInEach), nil,
		[]fan{allSimples, noHonours}},
	triplePung: {"triple-pung", "Triple Pung", 16, ofSets, standard, flag(func(r *reading) bool { return r.groups.TripletInThreeSuits() != 0 }).of(3),
		func(r *reading, i int) bool { return r.sameIn(i, r.groups.TripletInThreeSuits()) },
		[]fan{doublePung}},
	threeConcealedPungs: {"three-concealed-pungs", "Three Concealed Pungs", 16, ofPlace, standard, hiddenPungs(3), hiddenPung,
		[]fan{twoConcealedPungs}},
	lesserHonoursAndKnittedTiles: {"lesser-honors-and-knitted-tiles", "Lesser Honors and Knitted Tiles", 12, ofHand, singles, always, nil,
		[]fan{allTypes, singleWait, concealedHand}},
	knittedStraight: {"knitted-straight", "Knitted Straight", 12, ofSets, knitted | singles, flag((*reading).hasBody),
		func(r *reading, i int) bool { return r.sets[i].Kind == meld.Knitted }, nil},
	upperFour: {"upper-four", "Upper Four", 12, ofHand, tiled, within(ranks(6, 9)), nil,
		[]fan{noHonours}},
	lowerFour: {"lower-four", "Lower Four", 12, ofHand, tiled, within(ranks(1, 4)), nil,
		[]fan{noHonours}},
	bigThreeWinds:   {"big-three-winds", "Big Three Winds", 12, ofSets, standard, windPungs(3), pungs(pattern.Winds), nil},
	mixedStraight:   {"mixed-straight", "Mixed Straight", 8, ofSets, standard, byChows, nil, nil},
	reversibleTiles: {"reversible-tiles", "Reversible Tiles", 8, ofHand, tiled, within(reversible), nil, []fan{oneVoidedSuit}},
	mixedTripleChow: {"mixed-triple-chow", "Mixed Triple Chow", 8, ofSets, standard, byChows, nil, nil},
	mixedShiftedPungs: {"mixed-shifted-pungs", "Mixed Shifted Pungs", 8, ofSets, standard, flag(func(r *reading) bool { return r.mixedShifted() != 0 }).of(3),
		func(r *reading, i int) bool { return r.sameIn(i, r.mixedShifted()) }, nil},
	chickenHand: {"chicken-hand", "Chicken Hand", 8, ofHand, 0, never, nil, nil}, // where nothing else is left
	lastTileDraw: {"last-tile-draw", "Last Tile Draw", 8, ofHand, every, flag(func(r *reading) bool { return r.win.LastTile && r.win.SelfDrawn }), winning,
		[]fan{selfDrawn}},
	lastTileClaim: {"last-tile-claim", "Last Tile Claim", 8, ofHand, every, flag(func(r *reading) bool { return r.win.LastTile && !r.win.SelfDrawn }), winning, nil},
	outWithReplacementTile: {"out-with-replacement-tile", "Out with Replacement Tile", 8, ofHand, every, flag(func(r *reading) bool { return r.win.Rinshan }), winning,
		[]fan{selfDrawn}},
	robbingTheKong: {"robbing-the-kong", "Robbing the Kong", 8, ofHand, every, flag(func(r *reading) bool { return r.win.Chankan }), winning,
		[]fan{lastTile}},
	allPungs: {"all-pungs", "All Pungs", 6, ofSets, standard, flag(func(r *reading) bool { return r.groups.NoSequence() }).of(4), isPung, nil},
	halfFlush: {"half-flush", "Half Flush", 6, ofHand, tiled,
		flag(func(r *reading) bool { return r.kinds&pattern.Honours != 0 && r.suits == 1 }), nil, nil},
	mixedShiftedChows: {"mixed-shifted-chows", "Mixed Shifted Chows", 6, ofSets, standard, byChows, nil, nil},
	allTypes: {"all-types", "All Types", 6, ofHand, every,
		flag(func(r *reading) bool {
			return r.suits == 3 && r.kinds&pattern.Winds != 0 && r.kinds&pattern.Dragons != 0
		}), nil, nil},
	meldedHand: {"melded-hand", "Melded Hand", 6, ofHand, standard,
		flag(func(r *reading) bool { return r.melds == 4 && r.hiddenKongs == 0 && !r.win.SelfDrawn }), nil, []fan{singleWait}},
	twoConcealedKongs: {"two-concealed-kongs", "Two Concealed Kongs", 6, ofHand, standard,
		flag(func(r *reading) bool { return r.hiddenKongs == 2 && r.kongs == 2 }).ofKongs(2), isQuad,
		[]fan{twoConcealedPungs, concealedKong}},
	twoDragonPungs: {"two-dragon-pungs", "Two Dragon Pungs", 6, ofSets, standard, dragonPungs(2), pungs(pattern.Dragons),
		[]fan{dragonPung}},
	outsideHand: {"outside-hand", "Outside Hand", 4, ofSets, standard, flag(func(r *reading) bool { return r.groups.TerminalOrHonourInEach() }), nil, nil},
	fullyConcealedHand: {"fully-concealed-hand", "Fully Concealed Hand", 4, ofHand, every,
		flag(func(r *reading) bool { return r.called == 0 && r.win.SelfDrawn }), nil, []fan{selfDrawn}},
	twoMeldedKongs: {"two-melded-kongs", "Two Melded Kongs", 4, ofHand, standard,
		flag(func(r *reading) bool { return r.hiddenKongs == 0 && r.kongs == 2 }).ofKongs(2), isQuad, []fan{meldedKong}},
	lastTile:   {"last-tile", "Last Tile", 4, ofHand, every, flag(func(r *reading) bool { return r.lastOfKind }), winning, nil},
	dragonPung: {"dragon-pung", "Dragon Pung", 2, ofSets, normal, dragonPungs(1), pungs(pattern.Dragons), nil},
	prevalentWind: {"prevalent-wind", "Prevalent Wind", 2, ofSets, normal, flag(func(r *reading) bool { return r.groups.Same.Has(r.win.Round()) }).of(1),
		func(r *reading, i int) bool { return r.sameIn(i, pattern.KindOf(r.win.Round())) }, nil},
	seatWind: {"seat-wind", "Seat Wind", 2, ofSets, normal, flag(func(r *reading) bool { return r.groups.Same.Has(r.win.Seat()) }).of(1),
		func(r *reading, i int) bool { return r.sameIn(i, pattern.KindOf(r.win.Seat())) }, nil},
	concealedHand: {"concealed-hand", "Concealed Hand", 2, ofHand, every,
		flag(func(r *reading) bool { return r.called == 0 && !r.win.SelfDrawn }), nil, nil},
	allChows: {"all-chows", "All Chows", 2, ofSets, normal, flag((*reading).isAllChows), nil, []fan{noHonours}},
	tileHog: {"tile-hog", "Tile Hog", 2, ofSets, mixed, flag((*reading).hasHogs),
		func(r *reading, i int) bool { return r.holdsAny(i, r.hogKinds) }, nil},
	doublePung: {"double-pung", "Double Pung", 2, ofSets, standard, flag((*reading).hasDoublePungs).of(2),
		func(r *reading, i int) bool { return r.sameIn(i, r.doubled()) }, nil},
	twoConcealedPungs: {"two-concealed-pungs", "Two Concealed Pungs", 2, ofPlace, standard, hiddenPungs(2), hiddenPung, nil},
	concealedKong: {"concealed-kong", "Concealed Kong", 2, ofHand, normal,
		flag(func(r *reading) bool { return r.hiddenKongs > 0 }).ofKongs(1), isQuad, nil},
	allSimples:       {"all-simples", "All Simples", 2, ofHand, tiled, within(pattern.Simples), nil, []fan{noHonours}},
	pureDoubleChow:   {"pure-double-chow", "Pure Double Chow", 1, ofSets, 0, never, nil, nil},     // these four are
	mixedDoubleChow:  {"mixed-double-chow", "Mixed Double Chow", 1, ofSets, 0, never, nil, nil},   // counted together,
	shortStraight:    {"short-straight", "Short Straight", 1, ofSets, 0, never, nil, nil},         // by the rules of
	twoTerminalChows: {"two-terminal-chows", "Two Terminal Chows", 1, ofSets, 0, never, nil, nil}, // chows.go
	pungOfTerminalsOrHonours: {"pung-of-terminals-or-honors", "Pung of Terminals or Honors", 1, ofSets, normal, flag((*reading).hasLoosePungs).of(1),
		func(r *reading, i int) bool { return r.sameIn(i, r.loose()) }, nil},
	meldedKong: {"melded-kong", "Melded Kong", 1, ofHand, normal,
		flag(func(r *reading) bool { return r.kongs > r.hiddenKongs }).ofKongs(1), isQuad, nil},
	oneVoidedSuit: {"one-voided-suit", "One Voided Suit", 1, ofHand, tiled, flag(func(r *reading) bool { return r.suits == 2 }), nil, nil},
	noHonours:     {"no-honors", "No Honors", 1, ofHand, mixed, within(pattern.Numbers), nil, nil},
	edgeWait:      {"edge-wait", "Edge Wait", 1, ofPlace, normal, waitsBy(edge), winning, nil},
	closedWait:    {"closed-wait", "Closed Wait", 1, ofPlace, normal, waitsBy(middle), winning, nil},
	singleWait:    {"single-wait", "Single Wait", 1, ofPlace, normal, waitsBy(single), winning, nil},
	selfDrawn:     {"self-drawn", "Self-Drawn", 1, ofHand, every, flag(func(r *reading) bool { return r.win.SelfDrawn }), winning, nil},
	flowerTiles:   {"flower-tiles", "Flower Tiles", 1, ofHand, 0, never, nil, nil}, // beside the hand, and beside the minimum
	meldedAndConcealedKong: {"melded-and-concealed-kong", "Melded and Concealed Kong", 5, ofHand, standard,
		flag(func(r *reading) bool { return r.hiddenKongs == 1 && r.kongs == 2 }).ofKongs(2), isQuad, []fan{concealedKong, meldedKong}},
}

// ranks returns the tiles of the three suits from one rank to another.
func ranks(from, to int) (k pattern.Kinds) {
	for rank := from; rank <= to; rank++ {
		k |= 0x40201 << (rank - 1)
	}
	return k
}

var (
	even       = ranks(2, 2) | ranks(4, 4) | ranks(6, 6) | ranks(8, 8)
	fives      = ranks(5, 5)
	reversible = pattern.Circles&^(ranks(6, 7)) | pattern.Bamboos&(ranks(2, 2)|ranks(4, 6)|ranks(8, 9)) | pattern.KindOf(tile.White)
)
