package api

import (
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/tile"
)

// A census is a number that depends on which tiles there are and how many of each, not on where they are.
type census uint64

// add counts one more tile.
func (c *census) add(t tile.Tile) {
	n := (uint64(t) + 1) * 0x9e3779b97f4a7c15
	*c += census((n ^ n>>29) * 0xbf58476d1ce4e5b9)
}

func (c *census) addAll(tiles []tile.Tile) {
	for _, t := range tiles {
		c.add(t)
	}
}

// byWord and byLetters map the spellings in states to tiles: those of the interface, and in games of Ùzje its letters.
var byWord, byLetters = spelled(tile.Tile.String), spelled(notation.Letters)

func spelled(spell func(tile.Tile) string) map[string]tile.Tile {
	words := map[string]tile.Tile{}
	for _, t := range tile.All() {
		if t != tile.Joker { // j is a joker or, as a letter, autumn
			words[spell(t)] = t
		}
	}
	return words
}

// censusAt counts every tile of the table once, where it is.
func censusAt(s *game.State) (c census) {
	for chair := range s.Deal().Players {
		c.addAll(s.Closed(chair))
		c.addAll(s.Flowers(chair))
		for _, m := range s.Melds(chair) {
			c.addAll(m.Tiles())
		}
	}
	for _, d := range s.Discards() {
		if d.ClaimedBy < 0 {
			c.add(d.Tile)
		}
	}
	c.addAll(s.Wall())
	c.addAll(s.DeadWall())
	return c
}

// censusOf does the same for the visible tiles of a state.
func censusOf(s *State, words map[string]tile.Tile) (c census) {
	add := func(shown []string) {
		for _, word := range shown {
			c.add(words[word])
		}
	}
	for i := range s.Seats {
		seat := &s.Seats[i]
		add(texts(seat.Closed))
		add(texts(seat.Flowers))
		for _, m := range seat.Melds {
			add(m.Tiles)
		}
		for _, d := range seat.River {
			if d.ClaimedBy == nil {
				c.add(words[d.Tile.String()])
			}
		}
	}
	add(texts(s.Wall.Tiles))
	add(texts(s.Wall.Dead))
	return c
}
