package advice

import (
	"math"
	"slices"

	"tehai/core/tile"
)

// alike is the difference of scores below which two discards are equally good.
const alike = 1e-6

// row returns the row of a discard, with its reason.
func (r *ranker) row(i int) Row {
	c := &r.list[i]
	t := tile.Of(c.kind)
	if c.red {
		t = t.RedFive()
	}
	row := Row{Tile: t, Draws: c.Draws, Improves: c.improves, Points: c.points, Score: c.score}
	if i == 0 {
		row.Reason = r.forFirst()
	} else {
		row.Reason = r.forOther(c)
	}
	return row
}

// forFirst returns the reason for the difference between the first discard and the first one that is not as good.
func (r *ranker) forFirst() Reason {
	first := &r.list[0]
	for i := 1; i < len(r.list); i++ {
		rival := &r.list[i]
		if rival.Shanten > first.Shanten {
			return Reason{ID: Nearest, N: int(first.Shanten)}
		}
		if first.score-rival.score > alike {
			g, _ := r.parts(first, rival)
			if plain[g] && r.stray(first) && !first.waitsOnMore(g, rival) {
				return r.numberReason(first, rival) // the most obvious reason
			}
			return r.better(first.ready(g, rival), first, rival)
		}
	}
	if len(r.list) > 1 {
		return Reason{ID: AsGood}
	}
	return Reason{} // there is no choice
}

// plain are the groups for which an isolated tile is given as the reason.
var plain = [groups]bool{byAccepts: true, bySecond: true, byShapes: true, byPoints: true, byPair: true, byNumber: true,
	byHonour: true}

// shapely are the groups about shapes, which a ready hand no longer needs.
var shapely = [groups]bool{byAccepts: true, bySecond: true, byShapes: true, byPair: true, byNumber: true,
	byHonour: true}

// waitsOnMore reports whether a ready hand waits on more tiles than after the other discard: that is then the reason,
// instead of a shape.
func (c *candidate) waitsOnMore(g group, other *candidate) bool {
	return c.Shanten == 0 && other.Shanten == 0 && shapely[g] && c.Total > other.Total
}

// ready returns the group that decides between two discards. If both leave the hand ready, a group about shapes is
// replaced by one about its wait or its expected points.
func (c *candidate) ready(g group, other *candidate) group {
	switch {
	case c.waitsOnMore(g, other):
		return byAccepts
	case c.Shanten == 0 && other.Shanten == 0 && shapely[g] && c.points > other.points:
		return byPoints
	}
	return g
}

// stray reports whether the tile is a single honour, or a number with none within two of it.
func (r *ranker) stray(c *candidate) bool {
	if r.closed[c.kind] != 1 || c.kind >= tile.East.Index() {
		return r.closed[c.kind] == 1
	}
	s := r.surrounding(c.kind)
	return !s.near && !s.far
}

// forOther returns the disadvantage of a discard compared with the first.
func (r *ranker) forOther(c *candidate) Reason {
	first := &r.list[0]
	switch {
	case c.Shanten > first.Shanten:
		return Reason{ID: Farther, N: int(c.Shanten - first.Shanten)}
	case first.score-c.score <= alike:
		return Reason{ID: AsGood}
	}
	g, any := r.parts(first, c)
	if !any {
		return Reason{ID: LessGood}
	}
	return r.worse(first.ready(g, c), c)
}

// parts returns the group of terms that contributes most to ranking the first before the other, and whether there is
// one.
func (r *ranker) parts(first, other *candidate) (group, bool) {
	var sums [groups]float64
	for t := range termTable {
		weight := termTable[t].near
		if r.q.Deep {
			weight = termTable[t].deep
		}
		sums[termTable[t].group] += weight * (first.x[t] - other.x[t])
	}
	best := group(0)
	for g := range sums {
		if sums[g] > sums[best] {
			best = group(g)
		}
	}
	return best, sums[best] > 0
}

// better returns the reason for the first discard against the rival.
func (r *ranker) better(g group, first, rival *candidate) Reason {
	reason := Reason{ID: reasonTable[g].better}
	switch g {
	case byAccepts:
		reason.N = int(first.Total)
	case byShapes:
		reason.N = percent(first.six, first.copies)
	case byPoints:
		reason.N = int(math.Round(first.points))
	case byFuriten:
		reason.Tiles = rival.waitsIn(r)
	case byDora:
		reason.Tiles = r.doraKept(first)
		reason.N = len(reason.Tiles)
	case byHonour:
		return r.honourReason(first, rival)
	case byNumber:
		return r.numberReason(first, rival)
	case byPair, byValue:
		reason.Tiles = r.all(rival.kind)
		if r.closed[rival.kind] < 2 {
			return r.numberReason(first, rival)
		}
	case byOrphans:
		reason.N = (r.held & ends).Len()
	}
	return reason
}

// worse returns the disadvantage of a discard.
func (r *ranker) worse(g group, c *candidate) Reason {
	if g == byPoints && r.q.Scorer != nil && c.Shanten == 0 && c.points == 0 {
		g = byYaku // it waits, but no win is valid
	}
	reason := Reason{ID: reasonTable[g].worse}
	switch g {
	case byAccepts:
		reason.N = int(c.Total)
	case byShapes:
		reason.N = percent(c.six, c.copies)
	case byPoints:
		reason.N = int(math.Round(c.points))
	case byFuriten:
		reason.Tiles = c.waitsIn(r)
	case byDora:
		reason.Tiles = []tile.Tile{c.tile()}
		reason.N = 1
	case byHonour, byNumber, byPair, byValue:
		return r.lost(c)
	case byOrphans:
		reason.N = (r.held & ends).Len()
	}
	return reason
}

// honourReason returns why a single honour is discarded, or why another tile is discarded before one.
func (r *ranker) honourReason(first, rival *candidate) Reason {
	switch {
	case first.kind < tile.East.Index():
		return Reason{ID: KeepsShape, Tiles: r.all(rival.kind)}
	case r.q.Traits.Worth[first.kind] > 0:
		return Reason{ID: LoneHonour, Tiles: []tile.Tile{first.tile()}}
	}
	return Reason{ID: GuestHonour, Tiles: []tile.Tile{first.tile()}}
}

// numberReason returns why a number is discarded before another tile.
func (r *ranker) numberReason(first, rival *candidate) Reason {
	own := []tile.Tile{first.tile()}
	if first.kind >= tile.East.Index() {
		return r.honourReason(first, rival)
	}
	s := r.surrounding(first.kind)
	switch {
	case r.closed[first.kind] == 1 && !s.near && !s.far:
		return Reason{ID: TouchesNothing, Tiles: own}
	case rival.kind >= tile.East.Index():
		return Reason{ID: KeepsShape, Tiles: r.all(rival.kind)}
	}
	next := r.surrounding(rival.kind)
	switch {
	case r.closed[rival.kind] >= 2:
		return Reason{ID: reasonTable[byPair].better, Tiles: r.all(rival.kind)}
	case next.run && !s.run:
		return r.keeps(KeepsRun, first, rival)
	case next.inside > s.inside:
		return Reason{ID: Outer, Tiles: own}
	}
	return r.keeps(KeepsShape, first, rival)
}

// keeps names the shape that remains if the first is discarded instead of the rival, unless the first is part of that
// shape.
func (r *ranker) keeps(id string, first, rival *candidate) Reason {
	tiles := r.around(rival.kind)
	if r.closed[first.kind] == 1 && slices.Contains(tiles, tile.Of(first.kind)) {
		return Reason{ID: AsGood}
	}
	return Reason{ID: id, Tiles: tiles}
}

// lost returns what is lost with a tile.
func (r *ranker) lost(c *candidate) Reason {
	held := r.all(c.kind)
	switch {
	case len(held) >= 2 && r.q.Traits.Worth[c.kind] > 0:
		return Reason{ID: reasonTable[byValue].worse, Tiles: held}
	case len(held) >= 2:
		return Reason{ID: reasonTable[byPair].worse, Tiles: held}
	case c.kind >= tile.East.Index():
		return Reason{ID: MoreUse, Tiles: held}
	}
	switch s := r.surrounding(c.kind); {
	case s.run:
		return Reason{ID: BreaksRun, Tiles: r.around(c.kind)}
	case s.near || s.far:
		return Reason{ID: BreaksShape, Tiles: r.around(c.kind)}
	}
	return Reason{ID: MoreUse, Tiles: held}
}

func (c *candidate) tile() tile.Tile {
	if c.red {
		return tile.Of(c.kind).RedFive()
	}
	return tile.Of(c.kind)
}

// all returns the closed tiles of a kind.
func (r *ranker) all(kind int) []tile.Tile {
	var tiles []tile.Tile
	for _, t := range r.q.Hand.Closed {
		if t.Index() == kind {
			tiles = append(tiles, t)
		}
	}
	return tiles
}

// around returns the kinds held within two of a number, including itself.
func (r *ranker) around(kind int) []tile.Tile {
	var tiles []tile.Tile
	for k := kind - min(2, kind%9); k <= kind+min(2, 8-kind%9); k++ {
		if r.closed[k] > 0 {
			tiles = append(tiles, tile.Of(k))
		}
	}
	return tiles
}

// doraKept returns the dora and red fives that remain in the hand.
func (r *ranker) doraKept(c *candidate) []tile.Tile {
	var tiles []tile.Tile
	gone := false
	r.q.Hand.Each(func(t tile.Tile) {
		if t == c.tile() && !gone {
			gone = true
			return
		}
		if r.q.Traits.Dora[t.Index()] > 0 || t.IsRedFive() && r.q.Traits.Reds {
			tiles = append(tiles, t)
		}
	})
	return tiles
}

// waitsIn returns the waits after a discard that are in the own river, including the discard itself.
func (c *candidate) waitsIn(r *ranker) []tile.Tile {
	var tiles []tile.Tile
	for k := range (c.Tiles & (r.q.River | 1<<c.kind)).All() {
		tiles = append(tiles, tile.Of(k))
	}
	return tiles
}

func percent(n, of int) int {
	if of == 0 {
		return 0
	}
	return int(math.Round(100 * float64(n) / float64(of)))
}
