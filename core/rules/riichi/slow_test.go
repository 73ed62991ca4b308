package riichi

import (
	"math/big"
	"slices"
	"strings"

	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// This file is a second scorer, written independently from the rules to be compared with the first. It is slow and
// plain on purpose: it splits lists of tiles one set after the other, checks every rule by an if, reads the options
// by their keys and shares no table and no predicate with the first.

// A slowSet is a group of equal or consecutive tiles, as numbers: tens for the
// suit (0 characters, 1 circles, 2 bamboos, 3 honours), ones for the rank 1–9.
type slowSet struct {
	tiles    []int
	called   bool // from a discard
	declared bool
}

func (s slowSet) size() int      { return len(s.tiles) }
func (s slowSet) first() int     { return s.tiles[0] }
func (s slowSet) isRun() bool    { return len(s.tiles) == 3 && s.tiles[0] != s.tiles[1] }
func (s slowSet) isSame() bool   { return len(s.tiles) >= 3 && s.tiles[0] == s.tiles[1] }
func (s slowSet) isPair() bool   { return len(s.tiles) == 2 }
func (s slowSet) has(t int) bool { return slices.Contains(s.tiles, t) }

func slowTile(t tile.Tile) int {
	i := t.Index()
	return i/9*10 + i%9 + 1
}

func isHonour(t int) bool { return t > 30 }
func isEnd(t int) bool    { return isHonour(t) || t%10 == 1 || t%10 == 9 }

// slowHand is everything about a win that the rules depend on.
type slowHand struct {
	win     *rules.Win
	opt     option.Values
	closed  []int
	melds   []slowSet
	tile    int
	seat    int // 31 East … 34 North
	round   int
	isOpen  bool
	players int
}

// slowAnswer is the value of one reading.
type slowAnswer struct {
	yaku                       []string
	units, han, fu, base, paid int
	payments                   [5]int // of East South West North and an unknown discarder
	paoUnits                   int
}

func (a *slowAnswer) add(id string, han int) {
	if han > 0 {
		a.yaku = append(a.yaku, id)
		a.han += han
	}
}

// rank has the numbers by which readings are compared, the first difference deciding: payment, a yakuman that is not
// counted, han, fu.
func (a *slowAnswer) rank() []int { return []int{a.paid, b2i(a.units > 0), a.han, a.fu} }

// slowScore returns the best readings, all with the same payment, han and fu; none if the hand does not win.
func slowScore(win *rules.Win, opt option.Values) []slowAnswer {
	h := slowHand{win: win, opt: opt, tile: slowTile(win.Hand.WinTile()), seat: slowTile(win.Seat()),
		round: slowTile(win.Round()), players: opt["players"].(int)}
	for _, t := range win.Hand.Closed {
		h.closed = append(h.closed, slowTile(t))
	}
	slices.Sort(h.closed)
	for _, m := range win.Hand.Melds {
		set := slowSet{declared: true, called: m.Kong != meld.Concealed}
		for _, t := range m.Tiles() {
			set.tiles = append(set.tiles, slowTile(t))
		}
		h.melds = append(h.melds, set)
		h.isOpen = h.isOpen || set.called
	}
	var best []slowAnswer
	offer := func(a slowAnswer) {
		if a.base == 0 {
			return
		}
		c := 1
		if len(best) > 0 {
			c = slices.Compare(a.rank(), best[0].rank())
		}
		if c > 0 {
			best = best[:0]
		}
		if c >= 0 {
			best = append(best, a)
		}
	}
	h.takeApart(h.closed, h.melds, func(sets []slowSet) {
		for i, s := range sets {
			if !s.declared && s.has(h.tile) {
				offer(h.judge(sets, i))
			}
		}
	})
	if len(h.melds) == 0 {
		if sets := h.sevenPairs(); sets != nil {
			for i := range sets {
				if sets[i].has(h.tile) {
					offer(h.judge(sets, i))
				}
			}
		}
		if h.thirteenOrphans() {
			offer(h.judge(nil, -1))
		}
	}
	return best
}

// takeApart finds a set for the lowest tile in every way.
func (h *slowHand) takeApart(rest []int, sets []slowSet, visit func([]slowSet)) {
	if len(rest) == 0 {
		visit(sets)
		return
	}
	t := rest[0]
	try := func(tiles ...int) {
		left := slices.Clone(rest)
		for _, want := range tiles {
			i := slices.Index(left, want)
			if i < 0 {
				return
			}
			left = slices.Delete(left, i, i+1)
		}
		h.takeApart(left, append(slices.Clip(sets), slowSet{tiles: tiles}), visit)
	}
	if len(rest)%3 == 2 {
		try(t, t)
	}
	try(t, t, t)
	if !isHonour(t) && t%10 <= 7 {
		try(t, t+1, t+2)
	}
}

func (h *slowHand) sevenPairs() (sets []slowSet) {
	for i := 0; i < 14; i += 2 {
		if h.closed[i] != h.closed[i+1] || i > 0 && h.closed[i] == h.closed[i-1] {
			return nil
		}
		sets = append(sets, slowSet{tiles: h.closed[i : i+2]})
	}
	return sets
}

func (h *slowHand) thirteenOrphans() bool {
	kinds := slices.Compact(slices.Clone(h.closed))
	return len(kinds) == 13 && !slices.ContainsFunc(kinds, func(t int) bool { return !isEnd(t) })
}

func (h *slowHand) is(key string) bool           { return h.opt[key] == true }
func (h *slowHand) word(key, word string) bool   { return h.opt[key] == word }
func (h *slowHand) number(key string) int        { return h.opt[key].(int) }
func (h *slowHand) lists(key, id string) bool    { return slices.Contains(h.opt[key].([]string), id) }
func (h *slowHand) local(id string) bool         { return h.lists("localYaku", id) }
func (h *slowHand) said(id string) bool          { return slices.Contains(h.win.Local, id) }
func (h *slowHand) lucky(t int) int              { return b2i(t > 34) + b2i(t == h.seat) + b2i(t == h.round) }
func (h *slowHand) hasOpen(closed, open int) int { return pick(h.isOpen, open, closed) }
func (h *slowHand) allTiles() (all []int) {
	all = append(all, h.closed...)
	for _, m := range h.melds {
		all = append(all, m.tiles...)
	}
	return
}
func (h *slowHand) every(ok func(int) bool) bool {
	return !slices.ContainsFunc(h.allTiles(), func(t int) bool { return !ok(t) })
}
func (h *slowHand) any(ok func(int) bool) bool { return slices.ContainsFunc(h.allTiles(), ok) }
func (h *slowHand) anyWait() bool {
	return h.win.FirstTurn && h.win.SelfDrawn && h.seat == 31 && h.is("tenhouAnyWait")
}

func b2i(b bool) int { return pick(b, 1, 0) }

func pick(b bool, yes, no int) int {
	if b {
		return yes
	}
	return no
}

// waitOf names the wait that the winning tile completed.
func (h *slowHand) waitOf(s slowSet) string {
	switch {
	case s.isPair():
		return "pair"
	case s.isSame():
		return "dual"
	case s.tiles[1] == h.tile:
		return "middle"
	case s.tiles[0] == h.tile && h.tile%10 == 7, s.tiles[2] == h.tile && h.tile%10 == 3:
		return "edge"
	}
	return "open"
}

func countSets(sets []slowSet, ok func(slowSet) bool) (n int) {
	for _, s := range sets {
		if ok(s) {
			n++
		}
	}
	return n
}

// judge scores one reading; sets is empty for thirteen orphans.
func (h *slowHand) judge(sets []slowSet, at int) (a slowAnswer) {
	if h.win.RobbedConcealed && !(len(sets) == 0 && h.is("kokushiRobsConcealedQuad")) {
		return a
	}
	h.judgeYakuman(&a, sets, at)
	if a.units > 0 && !h.is("aotenjou") {
		a.base = a.units * 8000
		h.pay(&a)
		return a
	}
	a.fu = h.judgeFu(sets, at)
	h.judgeYaku(&a, sets, at)
	a.han += 13 * a.units
	a.units = 0
	if a.han > 0 {
		h.judgeDora(&a)
		a.base = h.baseOf(a.han, a.fu)
		h.pay(&a)
	}
	if h.word("renhou", "mangan") && h.win.FirstTurn && !h.win.SelfDrawn && a.base <= 2000 {
		a = slowAnswer{yaku: []string{"renhou"}, han: 5, fu: a.fu, base: 2000}
		h.pay(&a)
	}
	return a
}

func (h *slowHand) hiddenTriplets(sets []slowSet, at int) int {
	n := 0
	for i, s := range sets {
		if s.isSame() && !s.called && (i != at || h.win.SelfDrawn) {
			n++
		}
	}
	return n
}

func (h *slowHand) judgeYakuman(a *slowAnswer, sets []slowSet, at int) {
	found := map[string]int{}
	yakuman := func(id string, yes bool) {
		if yes {
			found[id] = pick(h.lists("doubleYakumanForms", id), 2, 1)
		}
	}
	same := func(low, high int) int {
		return countSets(sets, func(s slowSet) bool { return s.isSame() && s.first() >= low && s.first() <= high })
	}
	windPair := countSets(sets, func(s slowSet) bool { return s.isPair() && s.first() >= 31 && s.first() <= 34 })
	orphans := len(sets) == 0
	yakuman("kokushi", orphans)
	pairOfTile := countInts(h.closed, h.tile) == 2
	if orphans && (pairOfTile || h.anyWait()) {
		delete(found, "kokushi")
		yakuman("kokushi-13", true)
	}
	if h.hiddenTriplets(sets, at) == 4 {
		tanki := sets[at].isPair() || h.anyWait()
		yakuman("suuankou", !tanki)
		yakuman("suuankou-tanki", tanki)
	}
	yakuman("daisangen", same(35, 37) == 3)
	yakuman("shousuushii", same(31, 34) == 3 && windPair == 1)
	yakuman("daisuushii", same(31, 34) == 4)
	yakuman("tsuuiisou", h.every(isHonour))
	yakuman("chinroutou", h.every(func(t int) bool { return isEnd(t) && !isHonour(t) }))
	yakuman("ryuuiisou", h.every(func(t int) bool { return slices.Contains([]int{22, 23, 24, 26, 28, 36}, t) }) &&
		(!h.is("ryuuiisouNeedsGreen") || h.any(isHonour)))
	h.judgeGates(yakuman)
	quads := countSets(h.melds, func(s slowSet) bool { return s.size() == 4 })
	yakuman("suukantsu", quads == 4)
	if h.win.FirstTurn {
		yakuman("tenhou", h.win.SelfDrawn && h.seat == 31)
		yakuman("chiihou", h.win.SelfDrawn && h.seat != 31)
		yakuman("renhou", !h.win.SelfDrawn && h.word("renhou", "yakuman"))
	}
	h.judgeLocalYakuman(yakuman, found, sets)
	for id, units := range found {
		a.yaku = append(a.yaku, id)
		if h.lists("paoYaku", id) && h.isExposed(id) {
			a.paoUnits += units
		}
		a.units = pick(h.word("yakumanStacking", "single") && !h.is("aotenjou"), max(a.units, units), a.units+units)
	}
	if most := h.number("maxYakuman"); most > 0 && !h.is("aotenjou") {
		a.units = min(a.units, most)
	}
}

// isExposed reports whether the sets of the yakuman were all called; a concealed quad counts if the rules count it.
func (h *slowHand) isExposed(id string) bool {
	low, high := 1, 0
	switch id {
	case "daisangen":
		low, high = 35, 37
	case "daisuushii":
		low, high = 31, 34
	}
	return countSets(h.melds, func(s slowSet) bool {
		return s.first() >= low && s.first() <= high && (s.called || h.is("paoConcealedQuads"))
	}) == high-low+1
}

func countInts(list []int, t int) (n int) {
	for _, other := range list {
		n += b2i(other == t)
	}
	return n
}

func (h *slowHand) judgeGates(yakuman func(string, bool)) {
	if len(h.melds) > 0 || isHonour(h.closed[0]) {
		return
	}
	suit := h.closed[0] / 10 * 10
	rest := slices.Clone(h.closed)
	for _, rank := range []int{1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9} {
		i := slices.Index(rest, suit+rank)
		if i < 0 {
			return
		}
		rest = slices.Delete(rest, i, i+1)
	}
	if rest[0]/10*10 == suit && rest[0] < 30 {
		nine := rest[0] == h.tile || h.anyWait()
		yakuman("chuuren", !nine)
		yakuman("chuuren-9", nine)
	}
}

func (h *slowHand) judgeLocalYakuman(yakuman func(string, bool), found map[string]int, sets []slowSet) {
	yakuman("isshoku-yonjun", h.local("isshoku-yonjun") && mostEqualRuns(sets) == 4)
	yakuman("suurenkou", h.local("suurenkou") && rowOfTriplets(sets) >= 4)
	simplePairs := len(h.melds) == 0 && h.sevenPairs() != nil && h.closed[0]%10 == 2 && h.closed[13] == h.closed[0]+6 &&
		!isHonour(h.closed[0])
	yakuman("daisharin", h.local("daisharin") && simplePairs)
	yakuman("paarenchan", h.local("paarenchan") && h.said("paarenchan"))
	yakuman("ishi-no-ue-ni-mo-sannen", h.local("ishi-no-ue-ni-mo-sannen") && h.win.Riichi == 2 && h.win.LastTile)
	yakuman("open-riichi", h.local("open-riichi") && h.said("open-riichi-dealt-in"))
	if h.local("daichisei") && len(sets) == 7 && h.every(isHonour) {
		delete(found, "tsuuiisou")
		found["daichisei"] = 2
	}
}

func mostEqualRuns(sets []slowSet) (most int) {
	for _, s := range sets {
		if s.isRun() {
			most = max(most, countSets(sets, func(o slowSet) bool { return o.isRun() && o.first() == s.first() }))
		}
	}
	return most
}

// rowOfTriplets is the number of successive triplets in a suit.
func rowOfTriplets(sets []slowSet) (most int) {
	for _, s := range sets {
		row := 0
		for s.isSame() && !isHonour(s.first()) && countSets(sets, func(o slowSet) bool {
			return o.isSame() &&
				o.first() == s.first()+row && o.first()/10 == s.first()/10
		}) > 0 {
			row++
		}
		most = max(most, row)
	}
	return most
}

func (h *slowHand) isPinfu(sets []slowSet, at int) bool {
	if h.isOpen || len(sets) != 5 || h.waitOf(sets[at]) != "open" {
		return false
	}
	for _, s := range sets {
		if s.isSame() || s.isPair() && h.lucky(s.first()) > 0 {
			return false
		}
	}
	return !(h.win.SelfDrawn && h.word("pinfuTsumo", "denied"))
}

func (h *slowHand) judgeFu(sets []slowSet, at int) int {
	if len(sets) == 7 {
		return 25
	}
	if len(sets) == 0 {
		return pick(h.is("aotenjou"), pick(h.win.SelfDrawn && h.win.Rinshan && !h.is("rinshanTsumoFu"), 20, 30), 0)
	}
	fu := 20
	if !h.win.SelfDrawn && !h.isOpen {
		fu += 10
	}
	if h.win.SelfDrawn && !h.isPinfu(sets, at) && !(h.win.Rinshan && !h.is("rinshanTsumoFu")) {
		fu += 2
	}
	for i, s := range sets {
		switch {
		case s.isPair():
			fu += pick(h.lucky(s.first()) == 2, h.number("doubleWindPairFu"), 2*h.lucky(s.first()))
		case s.isSame():
			worth := 2
			if isEnd(s.first()) {
				worth *= 2
			}
			if !s.called && (i != at || h.win.SelfDrawn) {
				worth *= 2
			}
			if s.size() == 4 {
				worth *= 4
			}
			fu += worth
		}
	}
	if w := h.waitOf(sets[at]); w == "pair" || w == "middle" || w == "edge" {
		fu += 2
	}
	if fu == 20 && h.isOpen {
		fu = h.number("openPinfuFu")
	}
	for fu%10 != 0 {
		fu++
	}
	return fu
}

func (h *slowHand) judgeYaku(a *slowAnswer, sets []slowSet, at int) {
	w := h.win
	if w.Riichi == 1 {
		a.add("riichi", 1)
	}
	if w.Riichi == 2 {
		a.add("double-riichi", 2)
	}
	if w.Ippatsu && h.is("ippatsu") {
		a.add("ippatsu", 1)
	}
	if w.SelfDrawn && !h.isOpen {
		a.add("menzen-tsumo", 1)
	}
	if h.isPinfu(sets, at) {
		a.add("pinfu", 1)
	}
	if h.every(func(t int) bool { return !isEnd(t) }) {
		a.add("tanyao", h.hasOpen(1, b2i(h.is("openTanyao"))))
	}
	lastTile := w.LastTile
	if lastTile && w.SelfDrawn && h.tile == 11 && h.local("iipin-mouyue") {
		a.add("iipin-mouyue", 5)
		lastTile = false
	}
	if lastTile && !w.SelfDrawn && h.tile == 19 && h.local("chuupin-raoyui") {
		a.add("chuupin-raoyui", 5)
		lastTile = false
	}
	if lastTile && w.SelfDrawn {
		a.add("haitei", 1)
	}
	if lastTile && !w.SelfDrawn {
		a.add("houtei", 1)
	}
	if w.Rinshan {
		a.add("rinshan", 1)
	}
	if w.Chankan {
		a.add("chankan", 1)
	}
	if w.FirstTurn && !w.SelfDrawn && h.word("renhou", "5-han") {
		a.add("renhou", 5)
	}
	for _, id := range []string{"open-riichi", "tsubame-gaeshi", "kanburi"} {
		if h.said(id) && h.local(id) {
			a.add(id, 1)
		}
	}
	h.judgeSuits(a)
	if len(sets) == 7 {
		a.add("chiitoitsu", 2)
		return
	}
	h.judgeTriplets(a, sets, at)
	h.judgeRuns(a, sets)
	if countSets(h.melds, func(s slowSet) bool { return s.called }) == 4 && h.local("shiiaru-raotai") {
		a.add("shiiaru-raotai", 1)
	}
	if h.local("uumensai") && h.hasAllFive(sets) {
		a.add("uumensai", 2)
	}
}

func (h *slowHand) hasAllFive(sets []slowSet) bool {
	kinds := map[string]bool{}
	for _, s := range sets {
		switch t := s.first(); {
		case t > 34:
			kinds["dragons"] = true
		case t > 30:
			kinds["winds"] = true
		default:
			kinds[string(rune('a'+t/10))] = true
		}
	}
	return len(kinds) == 5
}

// judgeSuits adds the yaku that depend on tiles and not on sets.
func (h *slowHand) judgeSuits(a *slowAnswer) {
	suits := map[int]bool{}
	for _, t := range h.allTiles() {
		if !isHonour(t) {
			suits[t/10] = true
		}
	}
	if len(suits) == 1 {
		if h.any(isHonour) {
			a.add("honitsu", h.hasOpen(3, 2))
		} else {
			a.add("chinitsu", h.hasOpen(6, 5))
		}
	}
	if h.every(isEnd) {
		a.add("honroutou", 2)
	}
}

func (h *slowHand) judgeTriplets(a *slowAnswer, sets []slowSet, at int) {
	isSame := func(t int) bool {
		return countSets(sets, func(s slowSet) bool { return s.isSame() && s.first() == t }) > 0
	}
	dragons := 0
	for i, id := range []string{"yakuhai-white", "yakuhai-green", "yakuhai-red"} {
		if isSame(35 + i) {
			a.add(id, 1)
			dragons++
		}
	}
	for i, wind := range []string{"east", "south", "west", "north"} {
		if isSame(31+i) && h.seat == 31+i {
			a.add("seat-"+wind, 1)
		}
		if isSame(31+i) && h.round == 31+i {
			a.add("round-"+wind, 1)
		}
	}
	if dragons == 2 && countSets(sets, func(s slowSet) bool { return s.isPair() && s.first() > 34 }) == 1 {
		a.add("shousangen", 2)
	}
	if countSets(sets, slowSet.isSame) == 4 {
		a.add("toitoi", 2)
	}
	if h.hiddenTriplets(sets, at) == 3 {
		a.add("sanankou", 2)
	}
	if countSets(h.melds, func(s slowSet) bool { return s.size() == 4 }) == 3 {
		a.add("sankantsu", 2)
	}
	for rank := 1; rank <= 9; rank++ {
		if isSame(rank) && isSame(10+rank) && isSame(20+rank) {
			a.add("sanshoku-doukou", 2)
		}
	}
	if h.local("sanrenkou") && rowOfTriplets(sets) >= 3 {
		a.add("sanrenkou", 2)
	}
}

func (h *slowHand) judgeRuns(a *slowAnswer, sets []slowSet) {
	isRun := func(t int) bool {
		return countSets(sets, func(s slowSet) bool { return s.isRun() && s.first() == t }) > 0
	}
	for rank := 1; rank <= 7; rank++ {
		if isRun(rank) && isRun(10+rank) && isRun(20+rank) {
			a.add("sanshoku-doujun", h.hasOpen(2, 1))
		}
	}
	for _, suit := range []int{0, 10, 20} {
		if isRun(suit+1) && isRun(suit+4) && isRun(suit+7) {
			a.add("ittsuu", h.hasOpen(2, 1))
		}
	}
	runs := countSets(sets, slowSet.isRun)
	ends := countSets(sets, func(s slowSet) bool { return slices.ContainsFunc(s.tiles, isEnd) })
	if runs > 0 && ends == 5 {
		if h.any(isHonour) {
			a.add("chanta", h.hasOpen(2, 1))
		} else {
			a.add("junchan", h.hasOpen(3, 2))
		}
	}
	h.judgeEqualRuns(a, sets)
}

func (h *slowHand) judgeEqualRuns(a *slowAnswer, sets []slowSet) {
	var firsts []int
	for _, s := range sets {
		if s.isRun() {
			firsts = append(firsts, s.first())
		}
	}
	slices.Sort(firsts)
	pairs := 0
	for i := 0; i+1 < len(firsts); i++ {
		if firsts[i] == firsts[i+1] {
			pairs++
			i++
		}
	}
	three := mostEqualRuns(sets) >= 3 && h.local("isshoku-sanjun")
	if three {
		a.add("isshoku-sanjun", h.hasOpen(3, 2))
	}
	switch {
	case h.isOpen:
	case pairs == 2:
		a.add("ryanpeikou", 3)
	case pairs == 1 && !three:
		a.add("iipeikou", 1)
	}
}

// pointedAt is the dora of an indicator.
func (h *slowHand) pointedAt(t int) int {
	switch {
	case h.players == 3 && t == 1:
		return 9
	case t == 34:
		return 31
	case t == 37:
		return 35
	case t < 30 && t%10 == 9:
		return t - 8
	}
	return t + 1
}

func (h *slowHand) judgeDora(a *slowAnswer) {
	tiles := h.allTiles()
	for range h.win.North {
		tiles = append(tiles, 34)
	}
	count := func(indicators []tile.Tile, all bool) (n int) {
		for i, indicator := range indicators {
			if i == 0 || all {
				n += countInts(tiles, h.pointedAt(slowTile(indicator)))
			}
		}
		return n
	}
	a.add("dora", count(h.win.Indicators, h.is("kanDora")))
	if h.is("uraDora") {
		a.add("ura-dora", count(h.win.UraIndicators, h.is("kanUraDora")))
	}
	red := 0
	for _, t := range h.win.Hand.Closed {
		red += b2i(strings.HasPrefix(t.String(), "0"))
	}
	for _, m := range h.win.Hand.Melds {
		for _, t := range m.Tiles() {
			red += b2i(strings.HasPrefix(t.String(), "0"))
		}
	}
	a.add("red-dora", red*b2i(h.is("redFives")))
	a.add("north-dora", h.win.North)
}

func (h *slowHand) baseOf(han, fu int) int {
	switch {
	case h.is("aotenjou"):
		points := big.NewInt(int64(fu * 4))
		points.Lsh(points, uint(han))
		if most := big.NewInt(1e15); points.Cmp(most) > 0 {
			points = most
		}
		return int(points.Int64())
	case han >= 13 && h.word("countedLimit", "yakuman"):
		return 8000
	case han >= 13 && h.word("countedLimit", "multiple"):
		return 8000 * (han / 13)
	case han >= 11:
		return 6000
	case han >= 8:
		return 4000
	case han >= 6:
		return 3000
	case han == 5:
		return 2000
	}
	base := fu * 4
	for range han {
		base *= 2
	}
	if base == 1920 && h.is("kiriageMangan") {
		return 2000
	}
	return min(base, 2000)
}

func hundreds(points int) int {
	for points%100 != 0 {
		points++
	}
	return points
}

// pay sets payments, with honba and deposits, and paid, without.
func (h *slowHand) pay(a *slowAnswer) {
	me := h.seat - 31
	move := func(from, points int) {
		a.payments[from] -= points
		a.payments[me] += points
	}
	seat := func(t tile.Tile, missing int) int {
		if t == tile.None {
			return missing
		}
		return slowTile(t) - 31
	}
	from, liable := seat(h.win.From, 4), seat(h.win.Liable, -1)
	ron := func(base int) int { return hundreds(base * pick(me == 0, 6, 4)) }
	counters := h.win.Honba * h.number("honbaValue")
	shares := func(base int, payer int) {
		for other := range h.players {
			if other == me {
				continue
			}
			part, lost := base, base
			if me == 0 {
				part, lost = 2*base, 2*base
			} else if other == 0 {
				part = 2 * base
			}
			if h.players == 3 && h.word("selfDrawShare", "split") {
				part += lost / 2
			}
			move(pick(payer >= 0, payer, other), hundreds(part))
		}
	}
	paoBase := pick(h.word("paoScope", "hand") || h.is("aotenjou"), a.base, 8000*min(a.units, a.paoUnits))
	honbaFrom := -1
	openQuad := slices.ContainsFunc(h.win.Hand.Melds, func(m meld.Meld) bool { return m.Kong == meld.Claimed })
	switch {
	case liable >= 0 && liable != from && a.paoUnits > 0 && h.win.SelfDrawn:
		move(liable, ron(paoBase))
		if a.base > paoBase {
			shares(a.base-paoBase, -1)
		}
		if honbaFrom = liable; a.base > paoBase && h.word("paoDrawHonba", "each") {
			honbaFrom = -1
		}
	case liable >= 0 && liable != from && a.paoUnits > 0:
		move(liable, ron(paoBase)/2)
		move(from, ron(a.base)-ron(paoBase)/2)
		honbaFrom = pick(h.word("paoRonHonba", "liable"), liable, from)
	case liable >= 0 && h.win.SelfDrawn && h.win.Rinshan && openQuad && h.is("openQuadRinshanPao"):
		shares(a.base, liable)
		honbaFrom = liable
	case h.win.SelfDrawn:
		shares(a.base, -1)
	default:
		move(from, ron(a.base))
		honbaFrom = from
	}
	a.paid = a.payments[me]
	if honbaFrom >= 0 {
		move(honbaFrom, counters)
	} else {
		for other := range h.players {
			if other != me {
				move(other, counters/(h.players-1))
			}
		}
	}
	a.payments[me] += 1000 * h.win.Deposits
}
