package main

import (
	"bytes"
	"slices"

	"tehai/core/shanten/need"
)

// A list has the classes of one kind of part, each with the fewest tiles of a part in it. Merges of more tiles than
// most never occur and are left zero.
type list struct {
	vectors []need.Vector
	tiles   []int
}

const most = 14

// ascending returns the different vectors in order.
func ascending(vectors []need.Vector) []need.Vector {
	sorted := slices.Clone(vectors)
	slices.SortFunc(sorted, compare)
	return slices.Compact(sorted)
}

func compare(a, b need.Vector) int { return bytes.Compare(a[:], b[:]) }

// indexOf returns the index of the vector, which must exist.
func indexOf(vectors []need.Vector, v need.Vector) int {
	at := slices.Index(vectors, v)
	if at < 0 {
		panic("a vector is missing from its list")
	}
	return at
}

// suits returns the classes of the suits of nine ranks, and after them the additional classes of the two kinds of
// characters in three-player games; three has the class of these by their counts in base 5.
func suits(nine *automaton) (full, all list, three []int) {
	full = list{nine.vectors, nine.fewest()}
	l := list{slices.Clone(full.vectors), slices.Clone(full.tiles)}
	for ones := range 5 {
		for nines := range 5 {
			v := need.Rule{Copies: 4}.Kinds([]uint8{uint8(ones), uint8(nines)})
			at := slices.Index(l.vectors, v)
			if at < 0 {
				at = len(l.vectors)
				l.vectors, l.tiles = append(l.vectors, v), append(l.tiles, most)
			}
			l.tiles[at] = min(l.tiles[at], ones+nines)
			three = append(three, at)
		}
	}
	return full, l, three
}

// honours returns the classes of honours together with 0–4 sets that count as made,
// and table[made][class of the honours alone].
func honours(seven *automaton) (l list, table [need.Sets + 1][]int) {
	fewest := seven.fewest()
	merge := func(made, class int) need.Vector {
		sets := need.Made(made)
		return need.Merge(&seven.vectors[class], &sets)
	}
	for made := range table {
		for class, tiles := range fewest {
			if tiles+3*made <= most {
				l.vectors = append(l.vectors, merge(made, class))
			}
		}
	}
	l.vectors = ascending(l.vectors)
	l.tiles = slices.Repeat([]int{most}, len(l.vectors))
	for made := range table {
		table[made] = make([]int, len(fewest))
		for class, tiles := range fewest {
			if tiles+3*made <= most {
				at := indexOf(l.vectors, merge(made, class))
				table[made][class] = at
				l.tiles[at] = min(l.tiles[at], tiles+3*made)
			}
		}
	}
	return l, table
}

// merges returns the vectors of every a with every b, nil if they have too many tiles.
func merges(a, b list) [][]*need.Vector {
	all := make([][]*need.Vector, len(a.vectors))
	for i := range all {
		all[i] = make([]*need.Vector, len(b.vectors))
		for j := range all[i] {
			if a.tiles[i]+b.tiles[j] <= most {
				v := need.Merge(&a.vectors[i], &b.vectors[j])
				all[i][j] = &v
			}
		}
	}
	return all
}

// merged lists the different vectors of the merges.
func merged(all ...[][]*need.Vector) []need.Vector {
	var vectors []need.Vector
	for _, rows := range all {
		for _, row := range rows {
			for _, v := range row {
				if v != nil {
					vectors = append(vectors, *v)
				}
			}
		}
	}
	return ascending(vectors)
}

// flat returns the classes of the merges, row after row.
func flat(rows [][]*need.Vector, classes []need.Vector) []byte {
	var b []byte
	for _, row := range rows {
		for _, v := range row {
			class := 0
			if v != nil {
				class = indexOf(classes, *v)
			}
			b = append(b, byte(class))
		}
	}
	return b
}

// needs returns the tiles that four sets and a pair still need, for all pairs of
// classes a ≤ b: row a holds b = a … the last.
func needs(classes []need.Vector) []byte {
	var b []byte
	for i := range classes {
		for j := i; j < len(classes); j++ {
			v := need.Merge(&classes[i], &classes[j])
			b = append(b, byte(v.At(need.Sets, 1)))
		}
	}
	return b
}
