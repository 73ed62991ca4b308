// Package tile has the mahjong tile as a value of one byte. Parse reads a name of two letters, such as
// 5m, 0p for a red five and 7z for the red dragon; String writes it. Counts holds how many there are
// of each of the 34 kinds, which most packages compute with: Of and Index go from a kind's number to
// its tile and back. FromID and ToIDs go from the 136 numbers that logs use. The zero Tile is None, no
// tile.
package tile

// Tile is one tile as it looks, so that red fives and plain ones differ. It is a small comparable value; the zero value
// None is no tile at all.
type Tile uint8

// The tiles. Of the 34 kinds the value is the index (0–33) plus one.
const (
	None Tile = iota // no tile

	Character1
	Character2
	Character3
	Character4
	Character5
	Character6
	Character7
	Character8
	Character9
	Circle1
	Circle2
	Circle3
	Circle4
	Circle5
	Circle6
	Circle7
	Circle8
	Circle9
	Bamboo1
	Bamboo2
	Bamboo3
	Bamboo4
	Bamboo5
	Bamboo6
	Bamboo7
	Bamboo8
	Bamboo9
	East
	South
	West
	North
	White
	Green
	Red

	RedCharacter5
	RedCircle5
	RedBamboo5

	Spring
	Summer
	Autumn
	Winter
	Flower1
	Flower2
	Flower3
	Flower4

	Joker
	Unknown // a hidden or face-down tile
	Error   // the error piece of libmahjong: a place where no tile could be read

	Character10 // ranks 10 to 16 are Ùzje's
	Character11
	Character12
	Character13
	Character14
	Character15
	Character16
	Circle10
	Circle11
	Circle12
	Circle13
	Circle14
	Circle15
	Circle16
	Bamboo10
	Bamboo11
	Bamboo12
	Bamboo13
	Bamboo14
	Bamboo15
	Bamboo16
	Zero       // Ùzje: an honour, or rank 0 of any suit
	Horizontal // Ùzje: replaces East and West
	Vertical   // Ùzje: replaces North and South

	limit // one past the last tile
)

// Kinds is the number of kinds that the standard set has: 27 of the suits, 4
// winds and 3 dragons.
const Kinds = 34

// Of returns the tile of an index, 0–33: characters 0–8, circles 9–17,
// bamboos 18–26, East South West North 27–30, White Green Red 31–33. Any other
// index gives None.
func Of(index int) Tile {
	if index < 0 || index >= Kinds {
		return None
	}
	return Tile(index + 1)
}

// All returns every tile there is, in the order of the constants, None left out.
func All() []Tile {
	all := make([]Tile, 0, limit-1)
	for t := Character1; t < limit; t++ {
		all = append(all, t)
	}
	return all
}

// Index returns the index of the tile among the 34 kinds, a red five counted as a five, or -1 for any other tile.
func (t Tile) Index() int {
	switch {
	case t >= Character1 && t <= Red:
		return int(t) - 1
	case t.IsRedFive():
		return int(t-RedCharacter5)*9 + 4
	}
	return -1
}

// Plain returns the five for a red five, and the tile itself otherwise.
func (t Tile) Plain() Tile {
	if t.IsRedFive() {
		return Of(t.Index())
	}
	return t
}

// RedFive returns the red five for a five, and None otherwise.
func (t Tile) RedFive() Tile {
	switch t {
	case Character5:
		return RedCharacter5
	case Circle5:
		return RedCircle5
	case Bamboo5:
		return RedBamboo5
	}
	return None
}

// IsRedFive reports whether the tile is a red five.
func (t Tile) IsRedFive() bool { return t >= RedCharacter5 && t <= RedBamboo5 }

// IsKind reports whether the tile is one of the 34 kinds; red fives are.
func (t Tile) IsKind() bool { return t >= Character1 && t <= RedBamboo5 }

// Suited reports whether the tile belongs to a suit or is an honour, including Ùzje's own, so that it can be part of a
// set.
func (t Tile) Suited() bool { s := t.Suit(); return s >= Characters && s <= Honours }

// IsWind reports whether the tile is East, South, West or North.
func (t Tile) IsWind() bool { return t >= East && t <= North }

// IsDragon reports whether the tile is White, Green or Red.
func (t Tile) IsDragon() bool { return t >= White && t <= Red }

// IsHonour reports whether the tile is a wind or a dragon of the standard set.
func (t Tile) IsHonour() bool { return t >= East && t <= Red }

// IsFlower reports whether the tile is a season or a flower.
func (t Tile) IsFlower() bool { return t >= Spring && t <= Flower4 }

// IsTerminal reports whether the tile is a 1 or a 9 of a suit.
func (t Tile) IsTerminal() bool {
	r := t.Rank()
	return t < East && (r == 1 || r == 9)
}

// IsSimple reports whether the tile is a 2 to 8 of a suit; red fives are.
func (t Tile) IsSimple() bool {
	r := t.Rank()
	return t.IsKind() && !t.IsHonour() && r >= 2 && r <= 8
}
