// Package riichi has the rule sets of riichi mahjong: yaku, han, fu, limits and payments under the rules of several
// organisations, each with options. Family returns them for core/rules/catalog, where programs look them up by id.
// Their rules.Rules score a win as a rules.Card with the best reading first, settle a deal, decide how a game
// continues and place the players at its end. Payments and scores are in points.
//
// A rule is a row of a table (yaku, yakuman, local yaku, fu, options), a preset is a list of differences from
// another.
//
// The sources are the booklets of the European Mahjong Association and Tenhou's manual and records; where
// organisations differ there is an option, and where no source states a rule the decision is explained at the rule.
package riichi

import (
	"slices"

	"tehai/core/option"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// settings is a preset with its options chosen, ready to score. It is not changed after compile and may be used from
// several goroutines.
type settings struct {
	id      string
	options option.Values // all options with their values

	players                           int
	start, oka                        int
	uma                               string
	splitTies                         bool
	redFives, openTanyao, ippatsu     bool
	uraDora, kanDora, kanUraDora      bool
	northDora                         bool
	doubleWindPairFu, openPinfuFu     int
	pinfuTsumoDenied, rinshanTsumoFu  bool
	kiriage                           bool
	counted                           string
	singleYakuman                     bool
	maxYakuman                        int
	doubled                           []string
	renhou                            string
	greenNeedsGreen, tenhouAnyWait    bool
	kokushiRobsConcealed              bool
	honba                             int
	winners                           int
	honbaEach, ownDepositsBack        bool
	pao                               []string
	paoYakumanOnly, paoHonbaDiscarder bool
	openQuadRinshanPao                bool
	nagashi, nagashiAsWin             bool
	notReady                          int
	dealerStaysReady, splitSelfDraw   bool
	local                             []string
	kanTiming                         string // of the indicators of called and added kongs
	aborts                            []string
	lateRiichi                        bool // riichi without a draw left

	redCount                        int // of each suit
	aotenjou                        bool
	paoHonbaEach, paoConcealedQuads bool
	goal                            int // points that end a game
	depositsLost                    bool
	lateTiles                       int
	riichiOnCredit                  bool
	furiten, swapCalling            bool
	belowZeroEnds, extension        bool
	lastRound                       tile.Tile
	lastDealStop                    string
	foul                            string
	foulPoints                      int

	// The rows that count, for closed and open hands; ordinary yaku that depend only on the situation are apart.
	ordinary, apart [2][]activeYaku
	yakuman         [2][]activeYakuman
}

// activeYaku is a row of the yaku table with its value under these rules: what every reading is tested by, side by
// side.
type activeYaku struct {
	holds   func(*reading) bool
	kinds   pattern.Kinds
	bit     yakuSet
	dropped yakuSet
	han     int
}

// activeYakuman is the same for a row of the yakuman table.
type activeYakuman struct {
	holds   func(*reading) bool
	kinds   pattern.Kinds
	bit     yakuSet
	dropped yakuSet
	units   int
	liable  bool
}

// compile sets every option of the table from values, which are resolved.
func compile(id string, values option.Values) *settings {
	r := &settings{id: id, options: values}
	for i := range optionTable {
		optionTable[i].set(r, values[optionTable[i].key])
	}
	for i := range ordinary {
		r.activate(&ordinary[i], 1<<i)
	}
	for i := range limits {
		r.activateYakuman(&limits[i], 1<<i)
	}
	return r
}

func (r *settings) activate(row *yakuRow, bit yakuSet) {
	if row.when != nil && !row.when(r) || isLocal(row.id) && !slices.Contains(r.local, row.id) {
		return
	}
	lists := &r.ordinary
	if row.apart {
		lists = &r.apart
	}
	if row.closed > 0 {
		lists[0] = append(lists[0], activeYaku{row.holds, row.kinds, bit, row.dropped, row.closed})
	}
	if row.open > 0 && (row.whenOpen == nil || row.whenOpen(r)) {
		lists[1] = append(lists[1], activeYaku{row.holds, row.kinds, bit, row.dropped, row.open})
	}
}

func (r *settings) activateYakuman(row *yakumanRow, bit yakuSet) {
	if row.when != nil && !row.when(r) || isLocal(row.id) && !slices.Contains(r.local, row.id) {
		return
	}
	active := activeYakuman{row.holds, row.kinds, bit, row.dropped, row.units(r), row.liable(r)}
	r.yakuman[0] = append(r.yakuman[0], active)
	if row.open {
		r.yakuman[1] = append(r.yakuman[1], active)
	}
}

// distance returns the number of turns from a to b, 0 for the same seat. Both are winds.
func (r *settings) distance(a, b tile.Tile) int {
	return (seatOf(b) - seatOf(a) + r.players) % r.players
}

// seatOf returns 0 to 3 for East to North.
func seatOf(wind tile.Tile) int { return int(wind - tile.East) }

// yakuSet is a set of rows, by their index in the table.
type yakuSet uint64
