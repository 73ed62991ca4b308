package shanten

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/tile"
)

// The forms of Chinese Official mahjong. They are asked for by rules that know
// them (Forms), and cost nothing where nobody asks.

// AnyPairs returns the distance to seven pairs where four equal tiles are two of
// them, or Absent for a hand of other than 13 and 14 closed tiles.
func AnyPairs(closed *tile.Counts) int8 {
	total, pairs := 0, 0
	for _, n := range closed {
		total += int(n)
		pairs += int(n / 2)
	}
	if total < 13 {
		return Absent
	}
	return int8(6 - pairs)
}

// Singles returns the distance to fourteen different tiles out of a knitted body
// and the seven honours, or Absent for a hand of other than 13 and 14 closed
// tiles.
func Singles(closed *tile.Counts) int8 {
	held, total := kindsOf(closed)
	if total < 13 {
		return Absent
	}
	best := 0
	for _, body := range bodies {
		best = max(best, bits.OnesCount64(uint64(held&(body|honourKinds))))
	}
	return int8(13 - best)
}

// Knitted returns the distance to a knitted body, a set and a pair; of 10 and 11
// closed tiles to a body and a pair, since the set is a meld. It is Absent for
// fewer. A distance above limit may be told as any other above it: who knows
// another form to be as near need not have it counted.
func Knitted(closed *tile.Counts, limit int8) int8 {
	held, total := kindsOf(closed)
	if total < 10 || total == 12 {
		return Absent
	}
	best := int8(Absent)
	for _, body := range bodies {
		missing := int8(9 - bits.OnesCount64(uint64(held&body)))
		if missing-1 > min(limit, best-1) {
			continue
		}
		rest := *closed
		for left := held & body; left != 0; left &= left - 1 {
			rest[bits.TrailingZeros64(uint64(left))]--
		}
		best = min(best, missing+lacking(&rest, total >= 13)-1)
	}
	return best
}

// lacking returns how many tiles the counts lack of a pair, or of a set and a
// pair. No target has more than four copies of a tile: the body has one, a
// triplet three more, and a pair is never of the triplet's kind.
func lacking(rest *tile.Counts, set bool) int8 {
	pairs, tiles := 0, 0
	for _, n := range rest {
		if n >= 2 {
			pairs++
		}
		if n > 0 {
			tiles++
		}
	}
	if !set {
		return pairLack(pairs, tiles)
	}
	best := int8(5)
	for i, n := range rest {
		if n > 0 {
			best = min(best, lackWith(rest, [3]int{i, i, i}, pairs, tiles))
		}
		if i < 27 && i%9 < 7 && n+rest[i+1]+rest[i+2] > 0 {
			best = min(best, lackWith(rest, [3]int{i, i + 1, i + 2}, pairs, tiles))
		}
	}
	return best
}

// pairLack returns what a pair lacks where there are so many kinds held twice,
// and held at all.
func pairLack(pairs, tiles int) int8 {
	switch {
	case pairs > 0:
		return 0
	case tiles > 0:
		return 1
	}
	return 2
}

// lackWith returns what the counts lack of one set and any pair.
func lackWith(rest *tile.Counts, set [3]int, pairs, tiles int) (lack int8) {
	left := *rest
	for _, i := range set {
		if left[i] == 0 {
			lack++
			continue
		}
		switch left[i]--; left[i] {
		case 0:
			tiles--
		case 1:
			pairs--
		}
	}
	if set[0] == set[1] && left[set[0]] == 1 {
		tiles-- // the fourth beside a triplet: a pair would want a fifth
	}
	return lack + pairLack(pairs, tiles)
}

func kindsOf(closed *tile.Counts) (held Tiles, total int) {
	for i, n := range closed {
		total += int(n)
		if n > 0 {
			held |= 1 << i
		}
	}
	return held, total
}

const honourKinds Tiles = 127 << 27

// bodies are the knitted bodies.
var bodies = func() (kinds [len(hand.Bodies)]Tiles) {
	for i, body := range hand.Bodies {
		for _, low := range body {
			kinds[i] |= 0x49 << low
		}
	}
	return kinds
}()
