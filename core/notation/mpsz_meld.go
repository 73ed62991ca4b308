package notation

import (
	"slices"
	"strings"

	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// meld reads the group as a meld. opening is its opening bracket, 0 for none.
func (g *group) meld(opening rune) (meld.Meld, error) {
	switch {
	case opening == '(':
		return g.concealed()
	case g.marked():
		return g.called()
	}
	return g.unsaid()
}

// concealed reads four equal tiles, two of which may be face down.
func (g *group) concealed() (meld.Meld, error) {
	tiles := g.tiles()
	if g.isFaceDownKong() {
		// A face-down tile is the same tile, and not a visible red five.
		hidden := tiles[1].Plain()
		tiles = []tile.Tile{hidden, tiles[1], tiles[2], hidden}
	}
	if meld.KindOf(tiles) != meld.Quad || g.marked() {
		return meld.Meld{}, source.ErrorAt(g.at, source.BadMeld, "want four equal tiles for a concealed kong, found %s",
			spell(tiles))
	}
	return meld.New(tiles, meld.Concealed, -1, meld.Unsaid)
}

// unsaid reads a called group without marks.
func (g *group) unsaid() (meld.Meld, error) {
	return meld.New(g.tiles(), kongOf(len(g.elements)), -1, meld.Unsaid)
}

func kongOf(tiles int) meld.Kong {
	if tiles == 4 {
		return meld.Claimed
	}
	return meld.NotKong
}

// called reads a group in which ' marks the called tile and " the tile added to a pung. The position of the called tile
// is its source. A single " among three tiles stands for two tiles, the called one and the one on top of it, as in the
// pictures of the wiki and of LaTeX.
func (g *group) called() (meld.Meld, error) {
	turned, stacked := g.find(func(e *element) bool { return e.turn }), g.find(func(e *element) bool { return e.stack })
	if len(turned) > 1 || len(stacked) > 1 {
		return meld.Meld{}, source.ErrorAt(g.at, source.BadMeld, "want one called tile in a meld, found %d",
			max(len(turned), len(stacked)))
	}
	tiles := g.tiles()
	if len(stacked) == 0 {
		return g.claimed(tiles, turned[0])
	}
	added := tiles[stacked[0]]
	lone := len(turned) == 0 || turned[0] == stacked[0]
	switch {
	case lone && len(tiles) == 3:
		return meld.New(append(tiles, added), meld.Added, stacked[0], sideOf(stacked[0], 3))
	case lone:
		return meld.New(tiles, meld.Added, -1, meld.Unsaid)
	}
	at := turned[0]
	if at > stacked[0] {
		at--
	}
	rest := slices.Delete(tiles, stacked[0], stacked[0]+1)
	return meld.New(append(rest, added), meld.Added, at, sideOf(at, len(rest)))
}

// claimed reads a chow, a pung or a kong of a discard. A chow is only from the left, so its called tile is written
// first.
func (g *group) claimed(tiles []tile.Tile, called int) (meld.Meld, error) {
	from := sideOf(called, len(tiles))
	if from != meld.Left && meld.KindOf(tiles) == meld.Sequence {
		first := tiles[called]
		fix := chowText(first, slices.Delete(slices.Clone(tiles), called, called+1))
		return meld.Meld{}, source.ErrorAt(g.at, source.BadMeld,
			"a chow is called from the left: want its called tile first, found %s", first).WithHint(fix)
	}
	return meld.New(tiles, kongOf(len(tiles)), called, from)
}

func chowText(called tile.Tile, own []tile.Tile) string {
	return rankOf(called) + "'" + rankOf(own[0]) + own[1].String()
}

func (g *group) find(is func(*element) bool) []int {
	var places []int
	for i := range g.elements {
		if is(&g.elements[i]) {
			places = append(places, i)
		}
	}
	return places
}

func (g *group) tiles() []tile.Tile {
	tiles := make([]tile.Tile, len(g.elements))
	for i, e := range g.elements {
		tiles[i] = e.tile
	}
	return tiles
}

// sideOf returns the source for the position of the called tile among n tiles: first left, last right, the others
// across.
func sideOf(place, n int) meld.Side {
	switch place {
	case 0:
		return meld.Left
	case n - 1:
		return meld.Right
	}
	return meld.Across
}

func spell(tiles []tile.Tile) string {
	var text strings.Builder
	for _, t := range tiles {
		text.WriteString(t.String())
	}
	return text.String()
}

// isFaceDownKong reports whether the group is two equal tiles between two that are face down, as 0110z or X55Xp.
func (g *group) isFaceDownKong() bool {
	t := g.tiles()
	return len(t) == 4 && t[0] == tile.Unknown && t[3] == tile.Unknown &&
		t[1].Suited() && t[1].Plain() == t[2].Plain()
}

// faceDownKong returns the group that is a concealed kong with face-down tiles
// and begins with g: g itself, or 0z and the groups that follow without a blank
// in 0z11z0z.
func (r *mpszReader) faceDownKong(g group) (group, bool) {
	if g.isFaceDownKong() {
		return g, true
	}
	if len(g.elements) != 1 || g.elements[0].tile != tile.Unknown {
		return group{}, false
	}
	saved := *r
	all := group{elements: slices.Clone(g.elements)}
	r.elements = nil // g is still needed
	for range 2 {
		if !opensGroup(r.peek()) {
			*r = saved
			return group{}, false
		}
		more, err := r.group()
		if err != nil {
			*r = saved
			return group{}, false
		}
		all.elements = append(all.elements, more.elements...)
	}
	if all.at = r.from(g.at); !all.isFaceDownKong() || all.marked() {
		*r = saved
		return group{}, false
	}
	return all, true
}
