package mcr

import (
	"tehai/core/pattern"
)

// A fan is the index of a row of the table. The order is that of the table of 1998; Melded and Concealed Kong, which is
// newer, is last.
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

	fans // number of fans
)

// row is one fan, with a predicate that reports whether it holds.
//
// In a series of fans that count the same things (dragon pungs, wind pungs, kongs, concealed pungs), the lower ones
// hold together with the higher ones, which exclude them, so that the card can show what was not counted.
type row struct {
	id, name string
	points   int
	level    level
	forms    forms
	holds    predicate
	shows    shows // the sets it depends on; nil for the complete hand
	drops    []fan // the fans that do not count with it
}

// level is what a predicate depends on: whether its result is the same for all readings of a hand, or for all places of
// the winning tile in a reading, or for neither.
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
	tiled  = standard | pairs // conditions on tiles only
	mixed  = tiled | knitted  // those that a knitted hand can meet too
	every  = mixed | singles | orphans
)

// concealedForms are closed by definition.
var concealedForms = []fan{nineGates, sevenShiftedPairs, thirteenOrphans, fourConcealedPungs, sevenPairs,
	greaterHonoursAndKnittedTiles, lesserHonoursAndKnittedTiles}

// table is every fan. Source: the fan table of 1998 with the supplements of the Mahjong International League of 2023
// and 2025.
var table = [fans]row{
	bigFourWinds: {"big-four-winds", "Big Four Winds", 88, ofSets, standard, predicate{ask: (*reading).hasFourWinds,
		pungs: 4}, isWindPung,
		[]fan{bigThreeWinds, allPungs, prevalentWind, seatWind, pungOfTerminalsOrHonours}},
	bigThreeDragons: {"big-three-dragons", "Big Three Dragons", 88, ofSets, standard,
		predicate{ask: (*reading).hasThreeDragons, pungs: 3}, isDragonPung,
		[]fan{twoDragonPungs, dragonPung}},
	allGreen: {"all-green", "All Green", 88, ofHand, tiled, predicate{within: pattern.Green}, nil,
		[]fan{halfFlush}},
	nineGates: {"nine-gates", "Nine Gates", 88, ofHand, standard, predicate{ask: (*reading).isNineGates}, nil,
		[]fan{fullFlush, noHonours, concealedHand}},
	fourKongs: {"four-kongs", "Four Kongs", 88, ofHand, standard, predicate{ask: (*reading).always, kongs: 4}, isQuad,
		[]fan{allPungs, singleWait, threeKongs, twoConcealedKongs, twoMeldedKongs, concealedKong, meldedKong,
			meldedAndConcealedKong}},
	sevenShiftedPairs: {"seven-shifted-pairs", "Seven Shifted Pairs", 88, ofHand, pairs,
		predicate{ask: (*reading).isSevenShifted}, nil,
		[]fan{sevenPairs, fullFlush, noHonours, singleWait, concealedHand}},
	thirteenOrphans: {"thirteen-orphans", "Thirteen Orphans", 88, ofHand, orphans, predicate{ask: (*reading).always}, nil,
		[]fan{allTerminalsAndHonours, allTypes, singleWait, concealedHand}},
	allTerminals: {"all-terminals", "All Terminals", 64, ofHand, tiled, predicate{within: pattern.Terminals}, nil,
		[]fan{allTerminalsAndHonours, allPungs, outsideHand, doublePung, noHonours, pungOfTerminalsOrHonours}},
	littleFourWinds: {"little-four-winds", "Little Four Winds", 64, ofSets, standard,
		predicate{ask: (*reading).isLittleFourWinds, pungs: 3},
		isOfWinds, []fan{bigThreeWinds}},
	littleThreeDragons: {"little-three-dragons", "Little Three Dragons", 64, ofSets, standard,
		predicate{ask: (*reading).isLittleThreeDragons, pungs: 2},
		isOfDragons, []fan{twoDragonPungs, dragonPung}},
	allHonours: {"all-honors", "All Honors", 64, ofHand, tiled, predicate{within: pattern.Honours}, nil,
		[]fan{allTerminalsAndHonours, allPungs, outsideHand, pungOfTerminalsOrHonours}},
	fourConcealedPungs: {"four-concealed-pungs", "Four Concealed Pungs", 64, ofPlace, standard,
		predicate{ask: (*reading).hasFourHidden, pungs: 4}, hiddenPung,
		[]fan{allPungs, threeConcealedPungs, twoConcealedPungs, concealedHand}},
	pureTerminalChows: {"pure-terminal-chows", "Pure Terminal Chows", 64, ofSets, standard, predicate{found: true}, nil,
		[]fan{fullFlush, allChows, noHonours}},
	quadrupleChow: {"quadruple-chow", "Quadruple Chow", 48, ofSets, standard, predicate{found: true}, isChow,
		[]fan{tileHog}},
	fourPureShiftedPungs: {"four-pure-shifted-pungs", "Four Pure Shifted Pungs", 48, ofSets, standard,
		predicate{ask: (*reading).hasFourInRow, pungs: 4}, isPung,
		[]fan{pureShiftedPungs, allPungs}},
	fourPureShiftedChows: {"four-pure-shifted-chows", "Four Pure Shifted Chows", 32, ofSets, standard,
		predicate{found: true}, isChow, nil},
	threeKongs: {"three-kongs", "Three Kongs", 32, ofHand, standard, predicate{ask: (*reading).always, kongs: 3}, isQuad,
		[]fan{twoConcealedKongs, twoMeldedKongs, concealedKong, meldedKong, meldedAndConcealedKong}},
	allTerminalsAndHonours: {"all-terminals-and-honors", "All Terminals and Honors", 32, ofHand, tiled | orphans,
		predicate{within: pattern.Orphans}, nil, []fan{allPungs, outsideHand, pungOfTerminalsOrHonours}},
	sevenPairs: {"seven-pairs", "Seven Pairs", 24, ofHand, pairs, predicate{ask: (*reading).always}, nil,
		[]fan{singleWait, concealedHand}},
	greaterHonoursAndKnittedTiles: {"greater-honors-and-knitted-tiles", "Greater Honors and Knitted Tiles", 24, ofHand,
		singles,
		predicate{ask: (*reading).hasAllHonours}, nil,
		[]fan{lesserHonoursAndKnittedTiles, allTypes, singleWait, concealedHand}},
	allEvenPungs: {"all-even-pungs", "All Even Pungs", 24, ofSets, standard,
		predicate{ask: (*reading).isEvenPungs, pungs: 4}, nil,
		[]fan{allPungs, allSimples, noHonours}},
	fullFlush: {"full-flush", "Full Flush", 24, ofHand, tiled, predicate{ask: (*reading).isOneSuit}, nil,
		[]fan{noHonours}},
	pureTripleChow: {"pure-triple-chow", "Pure Triple Chow", 24, ofSets, standard, predicate{found: true}, nil, nil},
	pureShiftedPungs: {"pure-shifted-pungs", "Pure Shifted Pungs", 24, ofSets, standard,
		predicate{ask: (*reading).hasThreeInRow, pungs: 3},
		isInRow, nil},
	upperTiles: {"upper-tiles", "Upper Tiles", 24, ofHand, tiled, predicate{within: highs}, nil,
		[]fan{upperFour, noHonours}},
	middleTiles: {"middle-tiles", "Middle Tiles", 24, ofHand, tiled, predicate{within: middles}, nil,
		[]fan{allSimples, noHonours}},
	lowerTiles: {"lower-tiles", "Lower Tiles", 24, ofHand, tiled, predicate{within: lows}, nil,
		[]fan{lowerFour, noHonours}},
	pureStraight: {"pure-straight", "Pure Straight", 16, ofSets, standard, predicate{found: true}, nil, nil},
	threeSuitedTerminalChows: {"three-suited-terminal-chows", "Three-Suited Terminal Chows", 16, ofSets, standard,
		predicate{found: true}, nil,
		[]fan{allChows, noHonours}},
	pureShiftedChows: {"pure-shifted-chows", "Pure Shifted Chows", 16, ofSets, standard, predicate{found: true}, nil, nil},
	allFives: {"all-fives", "All Fives", 16, ofSets, standard, predicate{ask: (*reading).fiveInEach}, nil,
		[]fan{allSimples, noHonours}},
	triplePung: {"triple-pung", "Triple Pung", 16, ofSets, standard, predicate{ask: (*reading).isTriplePung, pungs: 3},
		isOfTriple,
		[]fan{doublePung}},
	threeConcealedPungs: {"three-concealed-pungs", "Three Concealed Pungs", 16, ofPlace, standard,
		predicate{ask: (*reading).hasThreeHidden, pungs: 3}, hiddenPung,
		[]fan{twoConcealedPungs}},
	lesserHonoursAndKnittedTiles: {"lesser-honors-and-knitted-tiles", "Lesser Honors and Knitted Tiles", 12, ofHand,
		singles, predicate{ask: (*reading).always}, nil,
		[]fan{allTypes, singleWait, concealedHand}},
	knittedStraight: {"knitted-straight", "Knitted Straight", 12, ofSets, knitted | singles,
		predicate{ask: (*reading).hasBody},
		isBody, nil},
	upperFour: {"upper-four", "Upper Four", 12, ofHand, tiled, predicate{within: aboveFive}, nil,
		[]fan{noHonours}},
	lowerFour: {"lower-four", "Lower Four", 12, ofHand, tiled, predicate{within: belowFive}, nil,
		[]fan{noHonours}},
	bigThreeWinds: {"big-three-winds", "Big Three Winds", 12, ofSets, standard, predicate{ask: (*reading).hasThreeWinds,
		pungs: 3}, isWindPung, nil},
	mixedStraight: {"mixed-straight", "Mixed Straight", 8, ofSets, standard, predicate{found: true}, nil, nil},
	reversibleTiles: {"reversible-tiles", "Reversible Tiles", 8, ofHand, tiled, predicate{within: reversible}, nil,
		[]fan{oneVoidedSuit}},
	mixedTripleChow: {"mixed-triple-chow", "Mixed Triple Chow", 8, ofSets, standard, predicate{found: true}, nil, nil},
	mixedShiftedPungs: {"mixed-shifted-pungs", "Mixed Shifted Pungs", 8, ofSets, standard,
		predicate{ask: (*reading).hasMixedShifted, pungs: 3},
		isMixedShifted, nil},
	chickenHand: {"chicken-hand", "Chicken Hand", 8, ofHand, 0, predicate{}, nil, nil}, // if no other fan holds
	lastTileDraw: {"last-tile-draw", "Last Tile Draw", 8, ofHand, every, predicate{ask: (*reading).drawsLast}, winning,
		[]fan{selfDrawn}},
	lastTileClaim: {"last-tile-claim", "Last Tile Claim", 8, ofHand, every, predicate{ask: (*reading).claimsLast}, winning,
		nil},
	outWithReplacementTile: {"out-with-replacement-tile", "Out with Replacement Tile", 8, ofHand, every,
		predicate{ask: (*reading).replaces}, winning,
		[]fan{selfDrawn}},
	robbingTheKong: {"robbing-the-kong", "Robbing the Kong", 8, ofHand, every, predicate{ask: (*reading).robs}, winning,
		[]fan{lastTile}},
	allPungs: {"all-pungs", "All Pungs", 6, ofSets, standard, predicate{ask: (*reading).isAllPungs, pungs: 4}, isPung,
		nil},
	halfFlush: {"half-flush", "Half Flush", 6, ofHand, tiled,
		predicate{ask: (*reading).isOneSuitWithHonours}, nil, nil},
	mixedShiftedChows: {"mixed-shifted-chows", "Mixed Shifted Chows", 6, ofSets, standard, predicate{found: true}, nil,
		nil},
	allTypes: {"all-types", "All Types", 6, ofHand, every,
		predicate{ask: (*reading).hasAllTypes}, nil, nil},
	meldedHand: {"melded-hand", "Melded Hand", 6, ofHand, standard,
		predicate{ask: (*reading).isMelded}, nil, []fan{singleWait}},
	twoConcealedKongs: {"two-concealed-kongs", "Two Concealed Kongs", 6, ofHand, standard,
		predicate{ask: (*reading).hasTwoHiddenKongs, kongs: 2}, isQuad,
		[]fan{twoConcealedPungs, concealedKong}},
	twoDragonPungs: {"two-dragon-pungs", "Two Dragon Pungs", 6, ofSets, standard, predicate{ask: (*reading).hasTwoDragons,
		pungs: 2}, isDragonPung,
		[]fan{dragonPung}},
	outsideHand: {"outside-hand", "Outside Hand", 4, ofSets, standard, predicate{ask: (*reading).isOutside}, nil, nil},
	fullyConcealedHand: {"fully-concealed-hand", "Fully Concealed Hand", 4, ofHand, every,
		predicate{ask: (*reading).isFullyConcealed}, nil, []fan{selfDrawn}},
	twoMeldedKongs: {"two-melded-kongs", "Two Melded Kongs", 4, ofHand, standard,
		predicate{ask: (*reading).hasTwoMeldedKongs, kongs: 2}, isQuad, []fan{meldedKong}},
	lastTile: {"last-tile", "Last Tile", 4, ofHand, every, predicate{ask: (*reading).isLastOfKind}, winning, nil},
	dragonPung: {"dragon-pung", "Dragon Pung", 2, ofSets, normal, predicate{ask: (*reading).hasOneDragon, pungs: 1},
		isDragonPung, nil},
	prevalentWind: {"prevalent-wind", "Prevalent Wind", 2, ofSets, normal, predicate{ask: (*reading).hasRoundWind,
		pungs: 1},
		isRoundWind, nil},
	seatWind: {"seat-wind", "Seat Wind", 2, ofSets, normal, predicate{ask: (*reading).hasSeatWind, pungs: 1},
		isSeatWind, nil},
	concealedHand: {"concealed-hand", "Concealed Hand", 2, ofHand, every,
		predicate{ask: (*reading).isConcealed}, nil, nil},
	allChows: {"all-chows", "All Chows", 2, ofSets, normal, predicate{ask: (*reading).isAllChows}, nil, []fan{noHonours}},
	tileHog: {"tile-hog", "Tile Hog", 2, ofSets, mixed, predicate{ask: (*reading).hasHogs},
		holdsHog, nil},
	doublePung: {"double-pung", "Double Pung", 2, ofSets, standard, predicate{ask: (*reading).hasDoublePungs, pungs: 2},
		isDoubled, nil},
	twoConcealedPungs: {"two-concealed-pungs", "Two Concealed Pungs", 2, ofPlace, standard,
		predicate{ask: (*reading).hasTwoHidden, pungs: 2}, hiddenPung, nil},
	concealedKong: {"concealed-kong", "Concealed Kong", 2, ofHand, normal,
		predicate{ask: (*reading).hasHiddenKong, kongs: 1}, isQuad, nil},
	allSimples: {"all-simples", "All Simples", 2, ofHand, tiled, predicate{within: pattern.Simples}, nil,
		[]fan{noHonours}},
	pureDoubleChow: {"pure-double-chow", "Pure Double Chow", 1, ofSets, 0, predicate{}, nil, nil}, // these four are
	// counted together,
	mixedDoubleChow:  {"mixed-double-chow", "Mixed Double Chow", 1, ofSets, 0, predicate{}, nil, nil},
	shortStraight:    {"short-straight", "Short Straight", 1, ofSets, 0, predicate{}, nil, nil},         // by the rules of
	twoTerminalChows: {"two-terminal-chows", "Two Terminal Chows", 1, ofSets, 0, predicate{}, nil, nil}, // chows.go
	pungOfTerminalsOrHonours: {"pung-of-terminals-or-honors", "Pung of Terminals or Honors", 1, ofSets, normal,
		predicate{ask: (*reading).hasLoosePungs, pungs: 1},
		isLoose, nil},
	meldedKong: {"melded-kong", "Melded Kong", 1, ofHand, normal,
		predicate{ask: (*reading).hasMeldedKong, kongs: 1}, isQuad, nil},
	oneVoidedSuit: {"one-voided-suit", "One Voided Suit", 1, ofHand, tiled, predicate{ask: (*reading).lacksSuit}, nil,
		nil},
	noHonours: {"no-honors", "No Honors", 1, ofHand, mixed, predicate{within: pattern.Numbers}, nil, nil},
	edgeWait:  {"edge-wait", "Edge Wait", 1, ofPlace, normal, predicate{ask: (*reading).waitsAtEdge}, winning, nil},
	closedWait: {"closed-wait", "Closed Wait", 1, ofPlace, normal, predicate{ask: (*reading).waitsInMiddle}, winning,
		nil},
	singleWait: {"single-wait", "Single Wait", 1, ofPlace, normal, predicate{ask: (*reading).waitsForPair}, winning, nil},
	selfDrawn:  {"self-drawn", "Self-Drawn", 1, ofHand, every, predicate{ask: (*reading).isDrawn}, winning, nil},
	// not part of the hand's fans, nor of the minimum
	flowerTiles: {"flower-tiles", "Flower Tiles", 1, ofHand, 0, predicate{}, nil, nil},
	meldedAndConcealedKong: {"melded-and-concealed-kong", "Melded and Concealed Kong", 5, ofHand, standard,
		predicate{ask: (*reading).hasKongOfEach, kongs: 2}, isQuad, []fan{concealedKong, meldedKong}},
}

// Sets of kinds by rank: times all three suits, a bit a rank, that of 9 first.
const (
	suits pattern.Kinds = 1 | 1<<9 | 1<<18

	highs     = suits * 0b111000000
	middles   = suits * 0b000111000
	lows      = suits * 0b000000111
	aboveFive = suits * 0b111100000
	belowFive = suits * 0b000001111
	fives     = suits * 0b000010000
	even      = suits * 0b010101010

	reversible = 0b110011111<<9 | 0b110111010<<18 | 1<<31 // of circles, of bamboos, and the white dragon
)
