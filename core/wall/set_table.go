package wall

import "tehai/core/tile"

// The sets of the games.
var (
	// Standard is the set of 136: four of each of the 34 kinds.
	Standard = Set{{suits(1, 9), 4}, {winds, 4}, {dragons, 4}}
	// Flowered is the set of 144: Standard with the four seasons and the four
	// flowers.
	Flowered = Standard.With(Flowers)
	// ThreePlayer is riichi's set of 108: Standard without the characters 2 to 8.
	ThreePlayer = Standard.Without(run(tile.Characters, 2, 8)...)

	// Numbers is the set of 108 of Sichuan: the three suits alone.
	Numbers = Set{{suits(1, 9), 4}}

	// Flowers are the four seasons and the four flowers, one of each.
	Flowers = Lot{[]tile.Tile{
		tile.Spring, tile.Summer, tile.Autumn, tile.Winter,
		tile.Flower1, tile.Flower2, tile.Flower3, tile.Flower4,
	}, 1}

	winds   = []tile.Tile{tile.East, tile.South, tile.West, tile.North}
	dragons = []tile.Tile{tile.White, tile.Green, tile.Red}
)

// UzjeOptions select one of Ùzje's sets. The zero value is the full set of 232.
type UzjeOptions struct {
	NoFlowers          bool
	AbbreviatedWinds   bool // Horizontal and Vertical instead of the four winds
	AbbreviatedCircles bool // only the terminals 1 and 16
}

// Uzje returns the set for the options: suits of 16 ranks, Zero, winds, dragons, seasons and flowers.
func Uzje(o UzjeOptions) Set {
	circles, directions := run(tile.Circles, 1, 16), winds
	if o.AbbreviatedCircles {
		circles = []tile.Tile{tile.Circle1, tile.Circle16}
	}
	if o.AbbreviatedWinds {
		directions = []tile.Tile{tile.Horizontal, tile.Vertical}
	}
	set := Set{
		{run(tile.Characters, 1, 16), 4}, {circles, 4}, {run(tile.Bamboos, 1, 16), 4},
		{[]tile.Tile{tile.Zero}, 4}, {directions, 4}, {dragons, 4},
	}
	if o.NoFlowers {
		return set
	}
	return set.With(Flowers)
}

// run returns the tiles of the ranks from low to high of one suit.
func run(suit tile.Suit, low, high int) []tile.Tile {
	tiles := make([]tile.Tile, 0, high-low+1)
	for rank := low; rank <= high; rank++ {
		tiles = append(tiles, tile.Numbered(suit, rank))
	}
	return tiles
}

// suits returns the tiles of the ranks from low to high of the three suits.
func suits(low, high int) []tile.Tile {
	tiles := run(tile.Characters, low, high)
	tiles = append(tiles, run(tile.Circles, low, high)...)
	return append(tiles, run(tile.Bamboos, low, high)...)
}
