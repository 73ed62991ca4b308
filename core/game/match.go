package game

import (
	"slices"

	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/wall"
)

// Match holds the options with which a live deal starts. Its words are those of the public interface; "" is the
// default.
type Match struct {
	Players int    // 3, 4 or 6
	Tiles   string // uzje, 136, 144 or 108
	Flowers bool   // with uzje; 144 has them, 136 has none
	Winds   string // full (default) or abbreviated: H and V for the four winds
	Circles string // full or abbreviated: the terminals only; the default for uzje with four players is abbreviated
	Rules   *Rules
	// Exchange is where the tiles of an exchange go, one of Directions; "" lets the seed decide.
	Exchange string
	Seed     uint64      // of the shuffle
	Wall     []tile.Tile // instead of a shuffled set: any part of one, in the order of Deal.Wall; nil if not given
	Score    int         // each player's points at the start
}

const (
	full        = "full"
	abbreviated = "abbreviated"
)

// Deal returns the first deal of the match: round East, chair 0 dealing. Its errors are bad-type for an unknown word,
// impossible-situation for options that exclude each other, and impossible-play for a wall that Deal.Check refuses.
func (m *Match) Deal() (*Deal, error) {
	set, err := m.set()
	if err != nil {
		return nil, err
	}
	d := &Deal{Players: m.Players, Round: tile.East, Number: 1, Rules: m.Rules, Wall: m.Wall}
	if m.Wall == nil {
		d.Wall = set.Tiles()
		wall.Shuffle(d.Wall, m.Seed)
	} else if err := m.checkWall(set); err != nil {
		return nil, err
	}
	d.Dead = m.Rules.DeadWall
	if d.Exchange = m.Exchange; d.Exchange == "" {
		d.Exchange = Direction(m.Rules, m.Seed)
	}
	if Winds(m.Players) != nil {
		d.Scores = make([]int, m.Players)
		for i := range d.Scores {
			d.Scores[i] = m.Score
		}
	}
	if _, err := d.Check(); err != nil {
		return nil, err
	}
	return d, nil
}

// Direction returns where the tiles of an exchange go by the seed of a deal; "" under rules without an exchange.
func Direction(r *Rules, seed uint64) string {
	if r.Exchange == 0 {
		return ""
	}
	return Directions[seed%uint64(len(Directions))]
}

// set returns the tile set that the options choose.
func (m *Match) set() (wall.Set, error) {
	for _, option := range [...]struct{ key, value string }{{"winds", m.Winds}, {"circles", m.Circles}} {
		switch option.value {
		case "", full, abbreviated:
		default:
			return nil, source.Errorf(source.BadType, "%s: want full or abbreviated, found %q", option.key, option.value)
		}
		if option.value == abbreviated && m.Tiles != "uzje" {
			return nil, source.Errorf(source.ImpossibleSituation,
				"%s: only the tiles of uzje can be abbreviated, not those of %s", option.key, m.Tiles)
		}
	}
	if m.Wall == nil && slices.Contains(TileSets, m.Tiles) && !slices.Contains(m.Rules.TileSets(), m.Tiles) {
		return nil, source.Errorf(source.ImpossibleSituation, "tiles: %s is not played with the tiles %s", m.Rules.ID,
			m.Tiles)
	}
	switch m.Tiles {
	case "uzje":
		return m.uzjeSet(), nil
	case "144":
		return wall.Flowered, nil
	case "108":
		return wall.Numbers, nil
	case "136":
		if m.Flowers {
			return nil, source.Errorf(source.ImpossibleSituation, "flowers: the 136 tiles have none, want the tiles 144")
		}
		return m.standardSet(), nil
	}
	return nil, source.Errorf(source.BadType, "tiles: want uzje, 136 or 144, found %q", m.Tiles)
}

// TileSets are the words for tiles.
var TileSets = []string{"uzje", "136", "144", "108"}

// TileSets returns the words for the tiles that may be played with.
func (r *Rules) TileSets() []string {
	switch {
	case r.Numbers:
		return TileSets[3:]
	case !r.Flowers:
		return TileSets[1:2]
	case !r.Letters:
		return TileSets[1:3]
	}
	return TileSets[:3]
}

// OwnSet returns the word for the tiles that the rules themselves use, one of TileSets, and how many there are when
// none are left out. The numbers are repeated here because a page needs them before it loads any set.
func (r *Rules) OwnSet() (word string, size int) {
	switch {
	case r.Letters:
		return "uzje", 232
	case r.Flowers:
		return "144", 144
	case r.Numbers:
		return "108", 108
	case r.Fewer:
		return "136", 108
	}
	return "136", 136
}

// uzjeSet leaves out the tiles that the options exclude, including defaults; for a given wall only those that are
// excluded explicitly.
func (m *Match) uzjeSet() wall.Set {
	circles := m.Circles
	if circles == "" && m.Players == 4 && m.Wall == nil {
		circles = abbreviated
	}
	return wall.Uzje(wall.UzjeOptions{
		NoFlowers:          !m.Flowers && m.Wall == nil,
		AbbreviatedWinds:   m.Winds == abbreviated,
		AbbreviatedCircles: circles == abbreviated,
	})
}

func (m *Match) standardSet() wall.Set {
	set := wall.Standard
	if m.Rules.Fewer {
		set = wall.ThreePlayer
	}
	if n := m.Rules.RedFives; n > 0 {
		set = set.WithRedFives(n)
	}
	return set
}

// checkWall checks that the given wall has only tiles of the set. Six players may have both kinds of winds, and red
// fives count as fives.
func (m *Match) checkWall(set wall.Set) error {
	known := map[tile.Tile]bool{tile.Unknown: true}
	for _, t := range set.Tiles() {
		known[t] = true
		known[t.RedFive()] = m.Rules.Red
	}
	if m.Winds == "" && m.Tiles == "uzje" {
		known[tile.Horizontal], known[tile.Vertical] = true, true
	}
	for i, t := range m.Wall {
		if !known[t] {
			return source.Errorf(source.UnsupportedTile, "wall, tile %d: there is no %s in this set", i+1, notation.Letters(t))
		}
	}
	return nil
}
