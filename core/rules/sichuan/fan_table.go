package sichuan

// A fan is the index of a row of the table.
type fan uint8

const (
	kong fan = iota
	root
	allPungs
	goldenHook
	fullFlush
	sevenPairs
	afterKong
	shotAfterKong
	robbingTheKong
	lastTile
	selfDrawn
	outsideHand
	twoFiveEight
	concealedHand
	allSimples
	heavenlyHand
	earthlyHand
	chickenHand

	fans // number of fans
)

// row is one fan, with a predicate that returns how often it holds.
type row struct {
	id, name string
	worth    int // of one; of those of an option the settings have it
	times    func(*reading) int
	shows    func(r *reading, i int) bool // the sets that it rests on; nil for the whole hand
}

// table is every fan in the order of the card. All of them add up; none excludes another.
var table = [fans]row{
	kong:           {"kong", "Kong", 1, (*reading).countKongs, isKong},
	root:           {"root", "Root", 1, (*reading).countRoots, isRooted},
	allPungs:       {"all-pungs", "All Pungs", 1, (*reading).isAllPungs, nil},
	goldenHook:     {"golden-hook", "Golden Hook", 1, (*reading).isGoldenHook, nil},
	fullFlush:      {"full-flush", "Full Flush", 2, (*reading).isFullFlush, nil},
	sevenPairs:     {"seven-pairs", "Seven Pairs", 2, (*reading).isPairs, nil},
	afterKong:      {"after-kong", "Win after a Kong", 1, (*reading).isAfterKong, isWinning},
	shotAfterKong:  {"shot-after-kong", "Shot after a Kong", 1, (*reading).isShot, isWinning},
	robbingTheKong: {"robbing-the-kong", "Robbing the Kong", 1, (*reading).isRobbing, isWinning},
	lastTile:       {"last-tile", "Last Tile", 1, (*reading).isLastTile, isWinning},

	// Fans of options.
	selfDrawn:     {"self-drawn", "Self-Drawn", 1, (*reading).isDrawn, isWinning},
	outsideHand:   {"outside-hand", "Outside Hand", 2, (*reading).isOutside, nil},
	twoFiveEight:  {"two-five-eight", "All Pungs of 2 5 8", 2, (*reading).isTwoFiveEight, nil},
	concealedHand: {"concealed-hand", "Concealed Hand", 1, (*reading).isConcealed, nil},
	allSimples:    {"all-simples", "All Simples", 1, (*reading).isSimple, nil},
	heavenlyHand:  {"heavenly-hand", "Blessing of Heaven", 5, (*reading).isHeavenly, nil},
	earthlyHand:   {"earthly-hand", "Blessing of Earth", 5, (*reading).isEarthly, nil},

	chickenHand: {"chicken-hand", "Plain Hand", 0, nil, nil},
}
