package shanten

import (
	"math"
	"slices"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Forms are the shapes that a complete hand may have.
type Forms struct {
	List []hand.Form // of the shapes that have a name those that count
	Rule Rule        // which tiles a hand may hope for
	// FourPairs: four equal tiles are two of the seven pairs.
	FourPairs bool
	// Void is not empty where a hand has two suits at most and no honours: the suits one of which it must be without.
	// A hand whose void suit is chosen has that one alone.
	Void Suits
	// Complete reports whether a hand, its winning tile marked and among the
	// closed ones, is complete; nil: by the distance.
	Complete func(*hand.Hand) bool
	// Distance returns how far closed tiles of the 34 kinds are from ready, -1
	// when complete: for families with shapes of their own. nil: the least of
	// the shapes in List as core/shanten counts it.
	Distance func(closed *tile.Counts) int
	// ByMelds returns Distance for tiles beside melds, for families in which it depends on them; nil elsewhere.
	ByMelds func(melds []meld.Meld) func(closed *tile.Counts) int
}

// Has reports whether a shape counts.
func (f *Forms) Has(form hand.Form) bool { return slices.Contains(f.List, form) }

// Shanten returns how many tiles closed tiles are from ready: -1 is complete, 0 ready.
func (f *Forms) Shanten(closed *tile.Counts) int {
	if f.Distance != nil {
		own := *closed // what a function of the family is given is not kept on the stack
		return f.Distance(&own)
	}
	if f.Void != 0 {
		return int(f.voided(closed).Best)
	}
	best := int8(Absent)
	d := f.Rule.Of(closed)
	for _, form := range f.List {
		switch form {
		case hand.Standard:
			best = min(best, d.Standard)
		case hand.Pairs:
			best = min(best, f.pairs(closed, &d))
		case hand.Orphans:
			best = min(best, d.Orphans)
		case hand.Singles:
			best = min(best, Singles(closed))
		case hand.Knitted:
			best = min(best, Knitted(closed, best))
		}
	}
	return int(best)
}

// pairs returns the distance to seven pairs.
func (f *Forms) pairs(closed *tile.Counts, d *Distance) int8 {
	if f.FourPairs {
		return AnyPairs(closed)
	}
	return d.Pairs
}

// Distances is how far a hand is in each shape, Absent where the shape
// does not count or the hand cannot take it. Best is the least of all.
type Distances struct {
	Distance
	Knitted, Singles int8
}

// Distances returns how far closed tiles are in each of the shapes that count.
func (f *Forms) Distances(closed *tile.Counts) Distances {
	if f.Void != 0 {
		return Distances{f.voided(closed), Absent, Absent}
	}
	d := f.Rule.Of(closed)
	all := Distances{Distance{Standard: Absent, Pairs: Absent, Orphans: Absent}, Absent, Absent}
	for _, form := range f.List {
		switch form {
		case hand.Standard:
			all.Standard = d.Standard
		case hand.Pairs:
			all.Pairs = f.pairs(closed, &d)
		case hand.Orphans:
			all.Orphans = d.Orphans
		case hand.Singles:
			all.Singles = Singles(closed)
		case hand.Knitted:
			all.Knitted = Knitted(closed, Absent)
		}
	}
	all.Best = int8(f.Shanten(closed))
	return all
}

// Accepts returns the kinds that bring 3n+1 closed tiles nearer; the waits of a
// ready hand.
func (f *Forms) Accepts(closed *tile.Counts) Tiles {
	var kinds Tiles
	distance := f.Shanten(closed)
	held := *closed
	for i := range held {
		if held[i] >= 4 && !f.Rule.Fifth || f.mustGo(i) {
			continue
		}
		held[i]++
		if f.Shanten(&held) < distance {
			kinds |= 1 << i
		}
		held[i]--
	}
	return kinds
}

// IsComplete reports whether a hand, its winning tile among the closed ones, is
// complete.
func (f *Forms) IsComplete(h *hand.Hand) bool {
	if f.Complete != nil {
		return f.Complete(h)
	}
	closed := h.Counts()
	if f.Void != 0 {
		return f.Beside(h.Melds).Shanten(&closed) == -1
	}
	return f.Shanten(&closed) == -1
}

// Beside returns the shapes of a hand with these melds.
func (f *Forms) Beside(melds []meld.Meld) *Forms {
	if f.ByMelds != nil {
		own := *f
		own.Distance = f.ByMelds(melds)
		return &own
	}
	if f.Void == 0 || len(melds) == 0 {
		return f
	}
	own := *f
	if own.Void = f.Void.Beside(melds); own.Void == 0 {
		own.Distance = func(*tile.Counts) int { return Absent }
	}
	return &own
}

// IsReady reports whether a hand lacks one tile to be complete.
func (f *Forms) IsReady(h *hand.Hand) bool {
	closed := h.Counts()
	return f.Beside(h.Melds).Shanten(&closed) == 0
}

// Draws returns what 3n+1 closed tiles accept in the shapes that count; left is as
// in Rule.Draws.
func (f *Forms) Draws(closed, left *tile.Counts) Draws {
	draws := Draws{Shanten: int8(f.Shanten(closed))}
	if closed.Total()%3 != 1 {
		return draws
	}
	draws.Tiles = f.Accepts(closed)
	for kind := range draws.Tiles.All() {
		draws.Total += left[kind]
	}
	return draws
}

// Discards fills rows with what 3n+2 closed tiles become by each discard.
func (f *Forms) Discards(closed, left *tile.Counts, rows *Discards) {
	f.Within(math.MaxInt8, closed, left, rows)
}

// Within is Discards without those that leave the hand farther from ready than limit.
func (f *Forms) Within(limit int8, closed, left *tile.Counts, rows *Discards) {
	rows.N = 0
	total := closed.Total()
	if total%3 != 2 || total > len(rows.Rows) {
		return
	}
	held := *closed
	voided := f.HoldsVoid(closed)
	for kind, n := range closed {
		if n == 0 || voided && !f.mustGo(kind) {
			continue
		}
		held[kind]--
		if limit == math.MaxInt8 || f.Shanten(&held) <= int(limit) {
			rows.Rows[rows.N] = Discard{Draws: f.Draws(&held, left), Tile: int8(kind)}
			rows.N++
		}
		held[kind]++
	}
}

// Readings returns every way to read a hand as complete in the shapes that count.
func (f *Forms) Readings(h *hand.Hand) (found []hand.Reading) {
	if f.Void != 0 && !f.IsComplete(h) {
		return nil
	}
	for _, r := range hand.Readings(h) {
		if f.Has(r.Form) && !(r.Form == hand.Pairs && f.FourPairs) {
			found = append(found, r)
		}
	}
	closed := h.Counts()
	if len(h.Closed) != 14-3*len(h.Melds) {
		return found
	}
	if f.Has(hand.Knitted) {
		hand.SplitKnitted(&closed, 4-len(h.Melds), func(sets []meld.Set) {
			all := make([]meld.Set, 0, 5)
			for i := range h.Melds {
				all = append(all, h.Melds[i].Set())
			}
			found = append(found, hand.Reading{Form: hand.Knitted, Sets: append(all, sets...)})
		})
	}
	if len(h.Melds) > 0 {
		return found
	}
	if f.FourPairs && f.Has(hand.Pairs) && hand.IsAnyPairs(&closed) {
		found = append(found, hand.Reading{Form: hand.Pairs, Sets: hand.AnyPairsOf(&closed)})
	}
	if f.Has(hand.Singles) && hand.IsSingles(&closed) {
		found = append(found, hand.Reading{Form: hand.Singles, Sets: []meld.Set{}})
	}
	return found
}

// Usual reports whether core/shanten answers by itself for these shapes: sets and a
// pair, seven different pairs, thirteen orphans.
func (f *Forms) Usual() bool {
	return len(f.List) == 3 && f.Has(hand.Standard) && f.Has(hand.Pairs) && f.Has(hand.Orphans) && !f.FourPairs &&
		f.Complete == nil && f.Distance == nil
}
