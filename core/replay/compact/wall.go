package compact

import (
	"slices"
	"sync"

	"tehai/core/game"
	"tehai/core/tile"
	"tehai/core/wall"
	"tehai/core/work"
)

// sets are the tile sets that walls come from. The smallest that fits is used; the last has every tile.
var sets = sync.OnceValue(func() [][]tile.Tile {
	return [][]tile.Tile{
		wall.Standard.WithRedFives(1).Tiles(),
		wall.Standard.Tiles(),
		wall.ThreePlayer.WithRedFives(1).Tiles(),
		wall.ThreePlayer.Tiles(),
		wall.Flowered.Tiles(),
		wall.Uzje(wall.UzjeOptions{NoFlowers: true, AbbreviatedCircles: true}).Tiles(),
		wall.Uzje(wall.UzjeOptions{}).Tiles(),
		everything(),
	}
})

// everything returns four of every tile and one of each flower.
func everything() []tile.Tile {
	var tiles []tile.Tile
	for _, t := range tile.All() {
		for i := range 4 {
			if t != tile.Joker && t != tile.Unknown && t != tile.Error && (i == 0 || !t.IsFlower()) {
				tiles = append(tiles, t)
			}
		}
	}
	return tiles
}

// tileLimit is greater than any tile's value.
const tileLimit = 256

// countsOf counts the tiles of a set by their value.
func countsOf(tiles []tile.Tile) (counts [tileLimit]uint32) {
	for _, t := range tiles {
		counts[t]++
	}
	return counts
}

// setOf returns the first set that contains the known tiles of a wall.
func setOf(tiles []tile.Tile) int {
	for i, set := range sets() {
		left := countsOf(set)
		fits := len(tiles) <= len(set)
		for _, t := range tiles {
			if t == tile.Unknown {
				continue
			}
			if fits = fits && left[t] > 0; !fits {
				break
			}
			left[t]--
		}
		if fits {
			return i
		}
	}
	return len(sets()) - 1
}

// workOfTile is the cost of coding a tile, in the units of source.Work.
const workOfTile = 3

// wall codes a wall: each tile as one of those left in the set.
func (c *codec) wall(tiles []tile.Tile) []tile.Tile {
	set := c.choose(wallSet, setOf(tiles))
	all := sets()[set]
	left := countsOf(all)
	total := uint32(len(all))
	size := len(all)
	if c.choose(wallWhole, flag(len(tiles) == size)) == 0 {
		size = c.number(wallSize, len(tiles))
	}
	if size > min(game.MaxWall, len(all)) {
		c.broken = "want a wall of at most 240 tiles"
		return nil
	}
	c.grow(sizeOfTile * size)
	work.Count(workOfTile * size)
	hidden := c.choose(wallHidden, flag(slices.Contains(tiles, tile.Unknown))) == 1
	out := make([]tile.Tile, size)
	was := false
	for i := range out {
		t := tile.None
		if i < len(tiles) {
			t = tiles[i]
		}
		if hidden {
			model := nextHidden
			if was {
				model = stillHidden
			}
			if was = c.choose(model, flag(t == tile.Unknown)) == 1; was {
				out[i] = tile.Unknown
				continue
			}
		}
		t = tile.Tile(c.coder.choose(left[:], total, int(t)))
		left[t]--
		total--
		out[i] = t
	}
	return out
}

func flag(is bool) int {
	if is {
		return 1
	}
	return 0
}
