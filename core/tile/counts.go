package tile

// Counts holds the number of tiles of each of the 34 kinds, by index.
type Counts [Kinds]uint8

// CountsOf returns the counts of the tiles. It loses which fives are red, the order, and every tile outside the 34
// kinds.
func CountsOf(tiles []Tile) (c Counts) {
	for _, t := range tiles {
		if i := t.Index(); i >= 0 {
			c[i]++
		}
	}
	return c
}

// Tiles returns the tiles of the counts in the order of the indices, all fives
// plain.
func (c *Counts) Tiles() []Tile {
	tiles := make([]Tile, 0, c.Total())
	for i, n := range c {
		for range n {
			tiles = append(tiles, Of(i))
		}
	}
	return tiles
}

// Total returns the number of tiles counted.
func (c *Counts) Total() int {
	total := 0
	for _, n := range c {
		total += int(n)
	}
	return total
}
