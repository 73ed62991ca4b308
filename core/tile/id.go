package tile

// IDs is the number of physical tiles in the standard set.
const IDs = 136

// FromID returns the tile of an id of the 136-format: four ids for each of the
// 34 kinds, in their order; 16, 52 and 88 are the red fives. It loses which of
// the equal copies it was. Any other number gives None.
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

// ToIDs returns one id of the 136-format for each of the tiles, in their
// order: equal tiles take the lowest ids that are left, a plain five leaves
// the red five's id alone. ok is false, and ids is cut at that place, when a
// tile is none of the 34 kinds or there is no id left for it (a fourth plain
// five, a fifth copy, a second red five).
func ToIDs(tiles []Tile) (ids []int, ok bool) {
	var used [IDs]bool
	ids = make([]int, 0, len(tiles))
	for _, t := range tiles {
		id := freeID(t, &used)
		if id < 0 {
			return ids, false
		}
		used[id] = true
		ids = append(ids, id)
	}
	return ids, true
}

func freeID(t Tile, used *[IDs]bool) int {
	kind := t.Index()
	if kind < 0 {
		return -1
	}
	for id := kind * 4; id < kind*4+4; id++ {
		if !used[id] && FromID(id) == t {
			return id
		}
	}
	return -1
}
