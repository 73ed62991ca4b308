package mcr

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// The slow scorer is written from the reference's text with strings and lists of tiles, and shares only types with
// the scorer. It tries every way to split the hand into sets, every place of the winning tile, and every order in
// which the principles allow to combine fans of several chows.

type slowSet struct {
	kind     byte // c chow, p pung, k kong, d pair, n part of a knitted body
	at       int  // the kind of its lowest tile
	melded   bool
	declared bool
}

func (s slowSet) tiles() []int {
	switch s.kind {
	case 'c':
		return []int{s.at, s.at + 1, s.at + 2}
	case 'n':
		return []int{s.at, s.at + 3, s.at + 6}
	case 'd':
		return []int{s.at, s.at}
	case 'k':
		return []int{s.at, s.at, s.at, s.at}
	}
	return []int{s.at, s.at, s.at}
}

func (s slowSet) pung() bool { return s.kind == 'p' || s.kind == 'k' }

// slowSplits returns every way to take n sets and a pair out of the counts.
func slowSplits(counts [34]int, n int) (found [][]slowSet) {
	var sets []slowSet
	var search func(from, left int)
	search = func(from, left int) {
		if left == 0 {
			for i, c := range counts {
				if c == 2 && sum(counts) == 2 {
					found = append(found, append(slices.Clone(sets), slowSet{kind: 'd', at: i}))
				}
			}
			return
		}
		// A set is a number: 0–33 the pungs, from 34 the chows. Never descending.
		for code := from; code < 34+27; code++ {
			s := slowSet{kind: 'p', at: code}
			if code >= 34 {
				s = slowSet{kind: 'c', at: code - 34}
				if s.at%9 > 6 {
					continue
				}
			}
			ok := true
			for _, t := range s.tiles() {
				counts[t]--
			}
			for _, t := range s.tiles() {
				ok = ok && counts[t] >= 0
			}
			if ok {
				sets = append(sets, s)
				search(code, left-1)
				sets = sets[:len(sets)-1]
			}
			for _, t := range s.tiles() {
				counts[t]++
			}
		}
	}
	search(0, n)
	return found
}

func sum(counts [34]int) (n int) {
	for _, c := range counts {
		n += c
	}
	return n
}

// slowBodies are the knitted bodies as lists of kinds.
func slowBodies() (bodies [][]int) {
	for a := range 3 {
		for b := range 3 {
			if c := 3 - a - b; a != b {
				bodies = append(bodies, []int{9 * a, 9*a + 3, 9*a + 6, 9*b + 1, 9*b + 4, 9*b + 7, 9*c + 2, 9*c + 5, 9*c + 8})
			}
		}
	}
	return bodies
}

type slowReading struct {
	form string
	sets []slowSet
	at   int
}

// slowReadings returns every reading of closed counts with n melds, without the place of the winning tile.
func slowReadings(counts [34]int, melds int) (found []slowReading) {
	for _, sets := range slowSplits(counts, 4-melds) {
		found = append(found, slowReading{form: "standard", sets: sets})
	}
	for _, body := range slowBodies() {
		rest, ok := counts, melds < 2
		for _, t := range body {
			rest[t]--
			ok = ok && rest[t] >= 0
		}
		if !ok {
			continue
		}
		parts := []slowSet{{kind: 'n', at: body[0]}, {kind: 'n', at: body[3]}, {kind: 'n', at: body[6]}}
		for _, sets := range slowSplits(rest, 1-melds) {
			found = append(found, slowReading{form: "knitted", sets: append(slices.Clone(parts), sets...)})
		}
	}
	if melds > 0 || sum(counts) != 14 {
		return found
	}
	even, different, outside := true, true, true
	for i, c := range counts {
		even = even && c%2 == 0
		different = different && c <= 1
		outside = outside && (c == 0) != (i >= 27 || i%9 == 0 || i%9 == 8)
	}
	if even {
		found = append(found, slowReading{form: "pairs"})
	}
	if outside {
		found = append(found, slowReading{form: "orphans"})
	}
	for _, body := range slowBodies() {
		within := different
		for i, c := range counts[:27] {
			within = within && (c == 0 || slices.Contains(body, i))
		}
		if within {
			found = append(found, slowReading{form: "singles"})
		}
	}
	return found
}

// slowFans has the points of each fan of a reading, by id.
type slowFans map[string]int

func (f slowFans) String() string {
	var words []string
	for _, row := range table {
		if n := f[row.id]; n == 1 {
			words = append(words, row.id)
		} else if n > 1 {
			words = append(words, row.id+"*"+strconv.Itoa(n))
		}
	}
	return strings.Join(words, "+")
}

// slowScore returns the highest total without flowers and every list with that total.
func slowScore(win *rules.Win, ruleset string) (best int, lists []string) {
	var closed, all [34]int
	for _, t := range win.Hand.Closed {
		closed[t.Index()]++
	}
	all = closed
	var declared []slowSet
	for _, m := range win.Hand.Melds {
		s := slowSet{kind: 'c', at: m.At(0).Index(), declared: true, melded: !m.Closed()}
		switch m.Kind {
		case meld.Triplet:
			s.kind = 'p'
		case meld.Quad:
			s.kind = 'k'
		}
		declared = append(declared, s)
		for _, t := range s.tiles() {
			all[t]++
		}
	}
	tileAt := win.Hand.WinTile().Index()
	waits := 0
	before := closed
	before[tileAt]--
	for t := range 34 {
		before[t]++
		if len(slowReadings(before, len(declared))) > 0 {
			waits++
		}
		before[t]--
	}
	for _, r := range slowReadings(closed, len(declared)) {
		r.sets = append(slices.Clone(declared), r.sets...)
		places := []int{-1}
		if r.form == "standard" || r.form == "knitted" {
			places = nil
			for i, s := range r.sets {
				if !s.declared && slices.Contains(s.tiles(), tileAt) {
					places = append(places, i)
				}
			}
		}
		for _, at := range places {
			r.at = at
			s := slowScoring{win: win, r: r, all: all, tile: tileAt, sole: waits == 1, ruleset: ruleset,
				bodyHeld: holdsAnyBody(closed)}
			total, found := s.best()
			if total > best {
				best, lists = total, nil
			}
			if total == best {
				for _, f := range found {
					if !slices.Contains(lists, f) {
						lists = append(lists, f)
					}
				}
			}
		}
	}
	slices.Sort(lists)
	return best, lists
}

func holdsAnyBody(closed [34]int) bool {
	return slices.ContainsFunc(slowBodies(), func(body []int) bool {
		return !slices.ContainsFunc(body, func(t int) bool { return closed[t] == 0 })
	})
}

type slowScoring struct {
	win      *rules.Win
	r        slowReading
	all      [34]int
	tile     int
	sole     bool
	bodyHeld bool
	ruleset  string
}

func honour(t int) bool   { return t >= 27 }
func wind(t int) bool     { return t >= 27 && t < 31 }
func dragon(t int) bool   { return t >= 31 }
func terminal(t int) bool { return t < 27 && (t%9 == 0 || t%9 == 8) }
func rankOf(t int) int    { return t%9 + 1 }

// only reports whether every tile of the hand satisfies ok.
func (s *slowScoring) only(ok func(int) bool) bool {
	for t, n := range s.all {
		if n > 0 && !ok(t) {
			return false
		}
	}
	return true
}

func (s *slowScoring) any(ok func(int) bool) bool { return !s.only(func(t int) bool { return !ok(t) }) }

// numbers reports whether every tile is a number of the ranks.
func (s *slowScoring) numbers(ranks ...int) bool {
	return s.only(func(t int) bool { return !honour(t) && slices.Contains(ranks, rankOf(t)) })
}

func (s *slowScoring) count(ok func(slowSet) bool) (n int) {
	for _, set := range s.r.sets {
		if ok(set) {
			n++
		}
	}
	return n
}

// each reports whether every set and the pair satisfies ok.
func (s *slowScoring) each(ok func(slowSet) bool) bool { return s.count(ok) == len(s.r.sets) }

func (s *slowScoring) pungOf(wind tile.Tile) bool {
	return s.count(func(set slowSet) bool { return set.pung() && set.at == wind.Index() }) == 1
}

// best returns the total of the reading and every list with that total.
func (s *slowScoring) best() (int, []string) {
	fixed := s.fixed()
	total, lists := -1, []string(nil)
	for _, groups := range s.chowGroups() {
		fans := slowFans{}
		for id, n := range fixed {
			fans[id] += n
		}
		for id, n := range groups {
			fans[id] += n
		}
		points := 0
		for id, n := range fans {
			points += n * s.points(id)
		}
		if points > total {
			total, lists = points, nil
		}
		if points == total {
			lists = append(lists, fans.String())
		}
	}
	if total == 0 {
		return 8, []string{"chicken-hand"}
	}
	return total, lists
}

func (s *slowScoring) points(id string) int {
	if s.ruleset == "mcr-ema" {
		switch id {
		case "two-concealed-kongs":
			return 8
		case "melded-and-concealed-kong":
			return 6
		}
	}
	f, ok := fanOf(id)
	if !ok {
		panic("no fan " + id)
	}
	return table[f].points
}

// fixed returns every fan except those of several chows, with exclusions applied fan by fan.
func (s *slowScoring) fixed() slowFans {
	fans := slowFans{}
	ema := s.ruleset == "mcr-ema"
	std, kn, pr := s.r.form == "standard", s.r.form == "knitted", s.r.form == "pairs"
	tiled := std || pr
	w := s.win
	set := func(id string, ok bool) bool {
		if ok {
			fans[id] = 1
		}
		return ok
	}
	pungs := s.count(slowSet.pung)
	chows := s.count(func(x slowSet) bool { return x.kind == 'c' })
	windPungs := s.count(func(x slowSet) bool { return x.pung() && wind(x.at) })
	dragonPungs := s.count(func(x slowSet) bool { return x.pung() && dragon(x.at) })
	pair := -1
	if std || kn {
		pair = s.r.sets[slices.IndexFunc(s.r.sets, func(x slowSet) bool { return x.kind == 'd' })].at
	}
	suits := 0
	for suit := range 3 {
		if s.any(func(t int) bool { return t/9 == suit }) {
			suits++
		}
	}
	hasHonours, hasNumbers := s.any(honour), s.any(func(t int) bool { return !honour(t) })
	concealedKongs := s.count(func(x slowSet) bool { return x.kind == 'k' && !x.melded })
	meldedKongs := s.count(func(x slowSet) bool { return x.kind == 'k' && x.melded })
	kongs := concealedKongs + meldedKongs
	calls := s.count(func(x slowSet) bool { return x.melded })
	declared := s.count(func(x slowSet) bool { return x.declared })
	hidden := 0
	for i, x := range s.r.sets {
		if x.pung() && !x.melded && (i != s.r.at || w.SelfDrawn) {
			hidden++
		}
	}
	var taken []int // pungs that do not count as Pung of Terminals or Honors

	// 88 and 64
	bigWinds := set("big-four-winds", windPungs == 4)
	set("big-three-dragons", dragonPungs == 3)
	green := set("all-green", tiled && s.only(func(t int) bool {
		return slices.Contains([]int{19, 20, 21, 23, 25, 32},
			t)
	}))
	gates := set("nine-gates", std && declared == 0 && s.gates())
	fourKongs := set("four-kongs", kongs == 4)
	shifted := set("seven-shifted-pairs", pr && s.shiftedPairs())
	orphan := set("thirteen-orphans", s.r.form == "orphans")
	clean := set("all-terminals", tiled && s.only(terminal))
	littleWinds := set("little-four-winds", windPungs == 3 && wind(pair))
	littleDragons := set("little-three-dragons", dragonPungs == 2 && dragon(pair))
	allHonours := set("all-honors", tiled && s.only(honour))
	fourHidden := set("four-concealed-pungs", std && hidden == 4)
	pureTerminals := std && s.pureTerminalChows()
	set("pure-terminal-chows", pureTerminals)
	quadruple := std && chows == 4 && s.count(func(x slowSet) bool {
		return x.kind == 'c' &&
			x.at == s.firstChow().at
	}) == 4
	fourShiftedPungs := set("four-pure-shifted-pungs", std && s.pureShifted(4) > 0)
	threeTerminals := std && s.threeSuitedTerminalChows()
	set("three-suited-terminal-chows", threeTerminals)

	// what the tiles are
	mixedTerminals := set("all-terminals-and-honors", tiled && s.only(func(t int) bool {
		return terminal(t) ||
			honour(t)
	}) && hasHonours && hasNumbers)
	evenPungs := set("all-even-pungs", std && pungs == 4 && s.numbers(2, 4, 6, 8))
	upper := set("upper-tiles", tiled && s.numbers(7, 8, 9))
	middleTiles := set("middle-tiles", tiled && s.numbers(4, 5, 6))
	lower := set("lower-tiles", tiled && s.numbers(1, 2, 3))
	set("upper-four", tiled && s.numbers(6, 7, 8, 9) && !upper)
	set("lower-four", tiled && s.numbers(1, 2, 3, 4) && !lower)
	fiveEach := set("all-fives", std && s.each(func(x slowSet) bool {
		return slices.ContainsFunc(x.tiles(), func(t int) bool { return !honour(t) && rankOf(t) == 5 })
	}))
	reversibleHand := set("reversible-tiles", tiled && s.only(func(t int) bool {
		return slices.Contains([]int{9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31}, t)
	}))
	set("full-flush", tiled && suits == 1 && !hasHonours && !gates && !shifted && !pureTerminals)
	set("half-flush", tiled && suits == 1 && hasHonours && (!green || ema))
	types := s.any(wind) && s.any(dragon) && suits == 3
	set("all-types", types && (std || kn || pr && s.ruleset != "mcr-jmsa"))
	set("outside-hand", std && !clean && !mixedTerminals && !allHonours && s.each(func(x slowSet) bool {
		return slices.ContainsFunc(x.tiles(), func(t int) bool { return terminal(t) || honour(t) })
	}))
	simples := tiled && s.numbers(2, 3, 4, 5, 6, 7, 8)
	set("all-simples", simples && !evenPungs && !middleTiles && !fiveEach)
	set("one-voided-suit", tiled && suits == 2 && !reversibleHand)

	// forms
	set("seven-pairs", pr && !shifted)
	honours := 0
	for _, n := range s.all[27:] {
		honours += n
	}
	singles := s.r.form == "singles"
	greater := set("greater-honors-and-knitted-tiles", singles && honours == 7)
	set("lesser-honors-and-knitted-tiles", singles && !greater)
	set("knitted-straight", kn || singles && s.bodyHeld)

	// pungs
	triple, double := s.samePungs()
	set("triple-pung", std && triple > 0)
	if std && triple == 0 && !clean && double > 0 {
		fans["double-pung"] = double
	}
	set("pure-shifted-pungs", std && !fourShiftedPungs && s.pureShifted(3) > 0)
	set("mixed-shifted-pungs", std && s.mixedShiftedPungs())
	set("all-pungs", std && pungs == 4 && !bigWinds && !fourKongs && !clean && !allHonours && !fourHidden &&
		!fourShiftedPungs && !mixedTerminals && !evenPungs)
	set("big-three-winds", windPungs == 3 && !littleWinds)
	set("two-dragon-pungs", dragonPungs == 2 && !littleDragons)
	set("dragon-pung", dragonPungs == 1)
	if windPungs >= 3 {
		taken = append(taken, 27, 28, 29, 30)
	}
	if s.pungOf(w.Round()) {
		taken = append(taken, w.Round().Index())
		set("prevalent-wind", !bigWinds)
	}
	if s.pungOf(w.Seat()) {
		taken = append(taken, w.Seat().Index())
		set("seat-wind", !bigWinds)
	}
	loose := s.count(func(x slowSet) bool {
		return x.pung() && (terminal(x.at) || wind(x.at)) && !slices.Contains(taken, x.at)
	})
	if gates && loose > 0 {
		loose--
		if ema {
			loose = 0
		}
	}
	if loose > 0 && !clean && !allHonours && !mixedTerminals {
		fans["pung-of-terminals-or-honors"] = loose
	}

	// kongs and concealed pungs
	switch {
	case kongs == 3:
		fans["three-kongs"] = 1
	case kongs == 2 && concealedKongs == 2:
		fans["two-concealed-kongs"] = 1
	case kongs == 2 && concealedKongs == 1:
		fans["melded-and-concealed-kong"] = 1
	case kongs == 2:
		fans["two-melded-kongs"] = 1
	case kongs == 1 && concealedKongs == 1:
		fans["concealed-kong"] = 1
	case kongs == 1:
		fans["melded-kong"] = 1
	}
	set("three-concealed-pungs", std && hidden == 3)
	set("two-concealed-pungs", std && hidden == 2 && fans["two-concealed-kongs"] == 0)

	// the way of winning
	lastDraw := set("last-tile-draw", w.LastTile && w.SelfDrawn)
	set("last-tile-claim", w.LastTile && !w.SelfDrawn)
	replaced := set("out-with-replacement-tile", w.Rinshan)
	robbed := set("robbing-the-kong", w.Chankan)
	shown := s.count(func(x slowSet) bool { return x.melded && x.kind == 'p' && x.at == s.tile }) > 0
	chowCopies := s.count(func(x slowSet) bool { return x.melded && x.kind == 'c' && slices.Contains(x.tiles(), s.tile) })
	set("last-tile", (w.LastOfKind || shown || chowCopies == 3) && !robbed)
	meldedHand := set("melded-hand", std && calls == 4 && !w.SelfDrawn)
	byDefinition := gates || shifted || orphan || fourHidden || pr || singles
	fully := set("fully-concealed-hand", calls == 0 && w.SelfDrawn && (!byDefinition || ema))
	set("concealed-hand", calls == 0 && !w.SelfDrawn && !byDefinition)
	set("self-drawn", w.SelfDrawn && !lastDraw && !replaced && !fully)

	// chows and a pair
	allChows := set("all-chows", (std && chows == 4 || kn && chows == 1) && !honour(pair) && !pureTerminals &&
		!threeTerminals)
	if std || kn || pr {
		hogs := 0
		for t, n := range s.all {
			if n == 4 && s.count(func(x slowSet) bool { return x.kind == 'k' && x.at == t }) == 0 {
				hogs++
			}
		}
		if quadruple || ema && pr && (green || s.only(terminal)) {
			hogs = 0
		}
		if hogs > 0 {
			fans["tile-hog"] = hogs
		}
	}
	noHonours := (std || kn || pr) && !hasHonours
	set("no-honors", noHonours && !gates && !shifted && !clean && !pureTerminals && !threeTerminals && !evenPungs &&
		!s.flushTiles(tiled, suits, hasHonours) &&
		!upper && !middleTiles && !lower && !(tiled && s.numbers(6, 7, 8, 9)) && !(tiled && s.numbers(1, 2, 3, 4)) &&
		!fiveEach && !allChows && !simples)

	// waits
	if (std || kn) && s.sole && !(w.FirstTurn && w.SelfDrawn && w.Seat() == tile.East) {
		x := s.r.sets[s.r.at]
		switch {
		case x.kind == 'd':
			set("single-wait", !fourKongs && !meldedHand)
		case x.kind != 'c' || ema && kn:
		case s.tile == x.at+1:
			set("closed-wait", true)
		case s.tile == x.at && rankOf(x.at) == 7, s.tile == x.at+2 && rankOf(x.at) == 1:
			set("edge-wait", true)
		}
	}
	return fans
}

func (s *slowScoring) flushTiles(tiled bool, suits int, honours bool) bool {
	return tiled && suits == 1 && !honours
}

func (s *slowScoring) firstChow() slowSet {
	return s.r.sets[slices.IndexFunc(s.r.sets, func(x slowSet) bool { return x.kind == 'c' })]
}

func (s *slowScoring) gates() bool {
	base := s.all
	dealt := s.win.FirstTurn && s.win.SelfDrawn && s.win.Seat() == tile.East
	for t := range 27 {
		if base[t] == 0 || t != s.tile && !dealt {
			continue
		}
		base[t]--
		for suit := range 3 {
			ok := true
			for i, want := range []int{3, 1, 1, 1, 1, 1, 1, 1, 3} {
				ok = ok && base[9*suit+i] == want
			}
			if ok {
				return true
			}
		}
		base[t]++
	}
	return false
}

func (s *slowScoring) shiftedPairs() bool {
	for suit := range 3 {
		for low := range 3 {
			ok := true
			for i := range 7 {
				ok = ok && s.all[9*suit+low+i] == 2
			}
			if ok {
				return true
			}
		}
	}
	return false
}

// pureTerminalChows and the next compare the sorted words of all sets.
func (s *slowScoring) pureTerminalChows() bool {
	for suit := range 3 {
		if s.made("c0 c0 c6 c6 d4", suit, suit, suit) {
			return true
		}
	}
	return false
}

func (s *slowScoring) threeSuitedTerminalChows() bool {
	for pair := range 3 {
		a, b := (pair+1)%3, (pair+2)%3
		if s.made("c0 c6 c0 c6 d4", a, b, pair) {
			return true
		}
	}
	return false
}

func (s *slowScoring) made(words string, a, b, pair int) bool {
	suits := []int{a, a, b, b, pair}
	var want, have []string
	for i, word := range strings.Fields(words) {
		if a == b {
			suits[i] = a
		}
		at, _ := strconv.Atoi(word[1:])
		want = append(want, word[:1]+strconv.Itoa(at+9*suits[i]))
	}
	for _, x := range s.r.sets {
		have = append(have, string(x.kind)+strconv.Itoa(x.at))
	}
	slices.Sort(want)
	slices.Sort(have)
	return slices.Equal(want, have)
}

func (s *slowScoring) hasPung(t int) bool {
	return s.count(func(x slowSet) bool { return x.pung() && x.at == t }) > 0
}

func (s *slowScoring) pureShifted(n int) (found int) {
	for suit := range 3 {
		for low := 0; low+n <= 9; low++ {
			ok := true
			for i := range n {
				ok = ok && s.hasPung(9*suit+low+i)
			}
			if ok {
				found++
			}
		}
	}
	return found
}

func (s *slowScoring) mixedShiftedPungs() bool {
	for low := range 7 {
		for _, o := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
			if s.hasPung(9*o[0]+low) && s.hasPung(9*o[1]+low+1) && s.hasPung(9*o[2]+low+2) {
				return true
			}
		}
	}
	return false
}

// samePungs counts the ranks with pungs in three suits, and every two pungs of a rank.
func (s *slowScoring) samePungs() (triple, double int) {
	for rank := range 9 {
		n := 0
		for suit := range 3 {
			if s.hasPung(9*suit + rank) {
				n++
			}
		}
		switch n {
		case 3:
			triple++
			double += 3
		case 2:
			double++
		}
	}
	return triple, double
}

// slowGroup is one fan of some chows.
type slowGroup struct {
	id    string
	chows []int // indices
}

// chowGroups returns the fans of several chows for every choice of them that the principles allow: a fan joins chows of
// which no two are joined already, and no chow is used twice for the same fan.
func (s *slowScoring) chowGroups() []slowFans {
	var chows []int
	if s.r.form == "standard" && !s.pureTerminalChows() && !s.threeSuitedTerminalChows() {
		for _, x := range s.r.sets {
			if x.kind == 'c' {
				chows = append(chows, x.at)
			}
		}
	}
	var groups []slowGroup
	for mask := range 1 << len(chows) {
		var members, firsts []int
		for i := range chows {
			if mask>>i&1 != 0 {
				members, firsts = append(members, i), append(firsts, chows[i])
			}
		}
		if id := chowFan(firsts); id != "" {
			groups = append(groups, slowGroup{id, members})
		}
	}
	var list []slowFans
	for mask := range 1 << len(groups) {
		if fans := allowed(groups, mask); fans != nil {
			list = append(list, fans)
		}
	}
	return list
}

// allowed returns the fans of the chosen groups, or nil if the principles do
// not allow them together.
func allowed(groups []slowGroup, mask int) slowFans {
	fans := slowFans{}
	joined := [4]int{0, 1, 2, 3}
	serves := map[string]bool{}
	for i, g := range groups {
		if mask>>i&1 == 0 {
			continue
		}
		fans[g.id]++
		var seen []int
		for _, c := range g.chows {
			key := g.id + strconv.Itoa(c)
			if slices.Contains(seen, joined[c]) || serves[key] {
				return nil
			}
			seen = append(seen, joined[c])
			serves[key] = true
		}
		for c := range joined {
			if slices.Contains(seen, joined[c]) {
				joined[c] = seen[0]
			}
		}
	}
	return fans
}

// chowFan returns the fan that the chows form together, "" for none.
func chowFan(firsts []int) string {
	var ranks []int
	suits := map[int]bool{}
	for _, t := range firsts {
		ranks = append(ranks, rankOf(t))
		suits[t/9] = true
	}
	slices.Sort(ranks)
	steps := ""
	for i := 1; i < len(ranks); i++ {
		steps += strconv.Itoa(ranks[i] - ranks[i-1])
	}
	return slowChowFans[strconv.Itoa(len(suits))+" "+steps]
}

// slowChowFans are the fans by the number of suits and the steps between the ranks.
var slowChowFans = map[string]string{
	"1 0": "pure-double-chow", "2 0": "mixed-double-chow", "1 3": "short-straight", "1 6": "two-terminal-chows",
	"1 00": "pure-triple-chow", "1 11": "pure-shifted-chows", "1 22": "pure-shifted-chows", "1 33": "pure-straight",
	"3 00": "mixed-triple-chow", "3 11": "mixed-shifted-chows", "3 33": "mixed-straight",
	"1 000": "quadruple-chow", "1 111": "four-pure-shifted-chows", "1 222": "four-pure-shifted-chows",
}
