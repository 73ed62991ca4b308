package hongkong

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/tile"
)

// reading is one way to read a winning hand: its form, its sets, and the one of
// them that the winning tile completed.
type reading struct {
	rules  *settings
	win    *rules.Win
	form   hand.Form
	sets   []meld.Set // melds first
	at     int        // the set of the winning tile, or -1
	wait   hand.Wait
	groups pattern.Groups
	kinds  pattern.Kinds
	kongs  int
}

// usualReadings is the largest number of readings of most hands.
const usualReadings = 3

// readings returns every reading of a win; of two places of the winning tile with the same value the first.
func (r *settings) readings(win *rules.Win) (found []reading) {
	closed := win.Hand.Counts()
	all := win.Hand.AllCounts()
	base := reading{rules: r, win: win, at: -1, kinds: pattern.KindsOf(&all), kongs: win.Hand.Quads()}
	found = make([]reading, 0, usualReadings)
	melds := make([]meld.Set, len(win.Hand.Melds))
	for i, m := range win.Hand.Melds {
		melds[i] = m.Set()
	}
	hand.Split(&closed, 4-len(melds), 0, func(sets []meld.Set) {
		one := base
		one.form = hand.Standard
		one.sets = append(append(make([]meld.Set, 0, 5), melds...), sets...)
		one.groups = pattern.GroupsOf(one.sets)
		found = one.places(found)
	})
	if len(melds) > 0 {
		return found
	}
	if hand.IsOrphans(&closed) {
		base.form, base.sets = hand.Orphans, hand.PairsOf(&closed)
		if base.sets[0].Has(win.Hand.WinTile()) {
			base.at, base.wait = 0, hand.Thirteen
		}
		found = append(found, base)
	}
	if r.pairs && hand.IsAnyPairs(&closed) {
		base.form, base.sets = hand.Pairs, hand.AnyPairsOf(&closed)
		for i, s := range base.sets {
			if s.Has(win.Hand.WinTile()) {
				base.at, base.wait = i, hand.Single
				break
			}
		}
		found = append(found, base)
	}
	return found
}

// places adds the reading with the winning tile in every set that it can have
// completed, equal sets once.
func (r *reading) places(found []reading) []reading {
	for i, s := range r.sets {
		wait := hand.WaitOf(s, r.win.Hand.WinTile())
		if wait == hand.NoWait || r.repeats(i) {
			continue
		}
		one := *r
		one.at, one.wait = i, wait
		found = append(found, one)
	}
	return found
}

func (r *reading) repeats(i int) bool {
	for _, s := range r.sets[:i] {
		if s == r.sets[i] {
			return true
		}
	}
	return false
}

// pairTile returns the tile of the pair, None if there is not exactly one pair.
func (r *reading) pairTile() tile.Tile {
	if r.form != hand.Standard {
		return tile.None
	}
	for _, s := range r.sets {
		if s.Kind == meld.Pair {
			return s.First
		}
	}
	return tile.None
}

// isAllChows reports four chows, and the rules' conditions on pair and flowers.
func (r *reading) isAllChows() bool {
	if !r.groups.OnlySequences() {
		return false
	}
	switch pair := r.pairTile(); r.rules.chowsPair {
	case "worthless-pair":
		return !pair.IsDragon() && pair != r.win.Seat() && pair != r.win.Round()
	case "no-flowers":
		return r.flowers() == 0
	}
	return true
}

func (r *reading) isAllPungs() bool { return r.form == hand.Standard && r.groups.NoSequence() }

// isConcealed reports a hand without a melded set, by the rules' definition.
func (r *reading) isConcealed() bool {
	if !r.win.Hand.IsClosed() {
		return false
	}
	switch r.rules.concealed {
	case "discard":
		return !r.win.SelfDrawn
	case "no-flowers":
		return r.flowers() == 0
	case "no-kong":
		return r.kongs == 0
	}
	return true
}

// isHiddenPungs reports four concealed pungs or kongs. One that a discard completed is melded; if the discard
// completed the pair the rules decide.
func (r *reading) isHiddenPungs() bool {
	if !r.isAllPungs() || !r.win.Hand.IsClosed() {
		return false
	}
	return r.win.SelfDrawn || r.rules.hiddenByPair && r.sets[r.at].Kind == meld.Pair
}

func (r *reading) isNineGates() bool {
	if len(r.win.Hand.Melds) > 0 || r.form != hand.Standard {
		return false
	}
	closed := r.win.Hand.Counts()
	extra := pattern.NineGates(&closed)
	return extra >= 0 && (!r.rules.nineSided || extra == r.win.Hand.WinTile().Index())
}

// isEarthly reports a win on East's first discard, or by a first draw.
func (r *reading) isEarthly() bool {
	if !r.win.FirstTurn || r.win.Seat() == tile.East {
		return false
	}
	if r.rules.earthlyDraw {
		return r.win.SelfDrawn
	}
	return !r.win.SelfDrawn && (r.win.From == tile.None || r.win.From == tile.East)
}

func (r *reading) flowers() int { return max(r.win.Flowers, len(r.win.FlowerTiles)) }

// ownFlowers returns the flowers and seasons of the own wind, without those of a complete group.
func (r *reading) ownFlowers() (own []tile.Tile) {
	seat := r.win.Seat() - tile.East
	for _, t := range r.win.FlowerTiles {
		if (t-tile.Spring)%4 == seat && r.group(t) < 4 {
			own = append(own, t)
		}
	}
	return own
}

// group counts the flowers of the same group, seasons or flowers.
func (r *reading) group(t tile.Tile) (n int) {
	for _, other := range r.win.FlowerTiles {
		if (other < tile.Flower1) == (t < tile.Flower1) {
			n++
		}
	}
	return n
}

// flowerSets counts the complete groups.
func (r *reading) flowerSets() (n int) {
	for _, t := range [...]tile.Tile{tile.Spring, tile.Flower1} {
		if r.group(t) == 4 {
			n++
		}
	}
	return n
}
