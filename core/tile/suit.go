package tile

// Suit is the group of a tile. The zero value NoSuit is that of None, the joker, the unknown tile and the error piece.
type Suit uint8

// The suits, in the order of the 34 indices.
const (
	NoSuit     Suit = iota
	Characters      // man, 萬
	Circles         // pin, 筒
	Bamboos         // sou, 索
	Honours         // winds, dragons, and Ùzje's Zero, Horizontal and Vertical
	Flowers         // seasons 1–4 and flowers 5–8
)

// Suit returns the suit of the tile.
func (t Tile) Suit() Suit {
	switch {
	case t >= Character1 && t <= Bamboo9:
		return Characters + Suit((t-Character1)/9)
	case t >= East && t <= Red:
		return Honours
	case t.IsRedFive():
		return Characters + Suit(t-RedCharacter5)
	case t.IsFlower():
		return Flowers
	case t >= Character10 && t <= Bamboo16:
		return Characters + Suit((t-Character10)/7)
	case t >= Zero && t <= Vertical:
		return Honours
	}
	return NoSuit
}

// Rank returns the number of the tile in its suit: 1–16 in the three suits (5
// for a red five), 1–7 for East South West North White Green Red, 1–8 for the
// four seasons and the four flowers, and 0 for every other tile.
func (t Tile) Rank() int {
	switch {
	case t >= Character1 && t <= Bamboo9:
		return int(t-Character1)%9 + 1
	case t >= East && t <= Red:
		return int(t-East) + 1
	case t.IsRedFive():
		return 5
	case t.IsFlower():
		return int(t-Spring) + 1
	case t >= Character10 && t <= Bamboo16:
		return int(t-Character10)%7 + 10
	}
	return 0
}

// Numbered returns the tile of a rank, 1–16, in one of the three suits, or
// None.
func Numbered(s Suit, rank int) Tile {
	if s < Characters || s > Bamboos {
		return None
	}
	n := Tile(s - Characters)
	switch {
	case rank >= 1 && rank <= 9:
		return Character1 + n*9 + Tile(rank-1)
	case rank >= 10 && rank <= 16:
		return Character10 + n*7 + Tile(rank-10)
	}
	return None
}
