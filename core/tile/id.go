package tile

// IDs is the number of physical tiles in the standard set.
const IDs = 136

// FromID returns the tile of an id of the 136-format: four ids for each of the 34 kinds, in their order; 16, 52 and 88
// are the red fives. It loses which of the equal copies it was. Any other number gives None.
func FromID(id int) Tile {
	if id < 0 || id >= IDs {
		return None
	}
	kind := Of(id / 4)
	if red := kind.RedFive(); red != None && id%4 == 0 {
		return red
	}
	return kind
}

// ToIDs returns one id of the 136-format for each of the tiles, in their order: equal tiles take the lowest unused ids;
// a plain five does not take the red five's id. If a suit has four plain fives, its set has no red five, and they take
// the lowest id too. ok is false, and ids is cut at that place, if a tile is outside the 34 kinds or no id is left for
// it (a fifth copy, a second red five).
func ToIDs(tiles []Tile) (ids []int, ok bool) {
	var plain [Kinds]int
	for _, t := range tiles {
		if i := t.Index(); i >= 0 && !t.IsRedFive() {
			plain[i]++
		}
	}
	return toIDs(tiles, func(id int) Tile {
		if t := FromID(id); !t.IsRedFive() || plain[t.Index()] < 4 {
			return t
		}
		return Of(id / 4)
	})
}

// ToPlainIDs is ToIDs for a set without red fives; those among the tiles count as plain.
func ToPlainIDs(tiles []Tile) (ids []int, ok bool) {
	plain := make([]Tile, len(tiles))
	for i, t := range tiles {
		plain[i] = t.Plain()
	}
	return toIDs(plain, func(id int) Tile { return Of(id / 4) })
}

// toIDs gives each tile the lowest unused id among its ids.
func toIDs(tiles []Tile, stands func(id int) Tile) (ids []int, ok bool) {
	var used [IDs]bool
	ids = make([]int, 0, len(tiles))
	for _, t := range tiles {
		kind := t.Index()
		if kind < 0 {
			return ids, false
		}
		id := kind * 4
		for id < kind*4+4 && (used[id] || stands(id) != t) {
			id++
		}
		if id == kind*4+4 {
			return ids, false
		}
		used[id] = true
		ids = append(ids, id)
	}
	return ids, true
}
