package western

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// doubleRule is one reason for doubling, and what it is worth under either preset.
type doubleRule struct {
	id         string
	winner     bool // of a winner only
	dmjl, bmja int
	holds      func(*facts) bool
}

// doubleRules are in the order of the card; those of sets and of flowers come before.
var doubleRules = []doubleRule{
	{"three-concealed", false, 1, 0, func(f *facts) bool { return f.concealed >= 3 }},
	{"little-three-dragons", false, 1, 0, func(f *facts) bool { return f.little(pattern.Dragons, 2) }},
	{"big-three-dragons", false, 2, 0, func(f *facts) bool { return pattern.Dragons.Within(f.Same) }},
	{"little-four-winds", false, 1, 0, func(f *facts) bool { return f.little(pattern.Winds, 3) }},
	{"big-four-winds", false, 2, 0, func(f *facts) bool { return pattern.Winds.Within(f.Same) }},
	{"original-call", false, 0, 1, func(f *facts) bool { return f.win.OriginalCall }},
	{"original-call-won", true, 1, 1, func(f *facts) bool { return f.win.OriginalCall }},
	{"no-points", true, 1, 0, func(f *facts) bool { return f.inSets == 0 }},
	{"no-sequence", true, 1, 1, (*facts).noChow},
	{"no-simples", true, 1, 1, (*facts).majors},
	{"concealed-draw", true, 1, 1, (*facts).concealedDraw},
	{"one-suit-with-honours", true, 1, 1, func(f *facts) bool { return f.rules.halfFlush && f.OneSuitWithHonours() }},
	{"one-suit", true, 3, 0, (*facts).oneSuit},
	{"honours-only", true, 2, 0, func(f *facts) bool { return f.rules.honoursOnly && f.AllHonours() }},
	{"loose-tile", true, 1, 1, func(f *facts) bool { return f.win.Rinshan && f.rules.looseTile }},
	{"last-tile", true, 1, 1, func(f *facts) bool { return f.win.LastTile && f.win.SelfDrawn }},
	{"last-discard", true, 1, 1, func(f *facts) bool { return f.win.LastTile && !f.win.SelfDrawn }},
	{"robbed-kong", true, 1, 1, func(f *facts) bool { return f.win.Chankan }},
}

func (f *facts) noChow() bool  { return f.NoSequence() }
func (f *facts) majors() bool  { return f.NoSimples() }
func (f *facts) oneSuit() bool { return f.OneSuit() }

// little reports so many sets of the kinds, and a pair of another of them.
func (f *facts) little(kinds pattern.Kinds, sets int) bool {
	return (f.Same&kinds).Len() == sets && f.Pairs&kinds&^f.Same != 0
}

// concealedDraw reports a hand without an open meld, won by an own draw (W5).
func (f *facts) concealedDraw() bool {
	if !f.win.SelfDrawn || f.opened {
		return false
	}
	return !f.rules.concealedHonours || f.Tiles&pattern.Honours != 0 && f.Tiles&pattern.Numbers != 0
}

// addDoubles adds the doubles of the facts, those of flowers left out.
func (f *facts) addDoubles(c *candidate) {
	for i, s := range f.sets {
		if n := lucky(s.First, f.win.Seat(), f.win.Round()); s.Same() && n > 0 {
			c.add(partDoubles, "lucky-set", n, i)
		}
	}
	for i := range doubleRules {
		row := &doubleRules[i]
		n := row.dmjl
		if f.rules.preset.bmja {
			n = row.bmja
		}
		if n > 0 && (f.wins || !row.winner) && row.holds(f) {
			c.add(partDoubles, row.id, n, -1)
		}
	}
}

// addFlowers adds the doubles of flowers and seasons.
func (r *settings) addFlowers(c *candidate, win *rules.Win) {
	if !r.flowers {
		return
	}
	var own, groups [2]int // of seasons and of flowers
	for _, t := range win.FlowerTiles {
		g := int(t-tile.Spring) / 4
		groups[g]++
		if (t-tile.Spring)%4 == win.Seat()-tile.East {
			own[g] = 1
		}
	}
	if win.Flowers == 8 { // all of them, named or not
		own, groups = [2]int{1, 1}, [2]int{4, 4}
	}
	add := func(id string, n int) { c.add(partDoubles, id, n, -1) } // a line of nothing is left out
	if !r.preset.bmja {
		add("own-flowers", own[0]*own[1])
	}
	for g, id := range [...]string{"own-season", "own-flower"} {
		if r.preset.bmja {
			add(id, own[g])
		}
		if groups[g] == 4 {
			n := 1
			if r.preset.bmja && r.ownBeside {
				n = 2
			}
			add([...]string{"four-seasons", "four-flowers"}[g], n)
		}
	}
}

// facts is what the rules ask about one reading of a hand.
type facts struct {
	pattern.Groups
	rules     *settings
	win       *rules.Win
	wins      bool
	sets      []meld.Set
	opened    bool // an open meld
	concealed int  // pungs and kongs
	inSets    int  // points of the sets and pairs
}
