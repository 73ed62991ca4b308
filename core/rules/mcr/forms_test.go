package mcr

import (
	"math/bits"
	"testing"

	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// isWhole defines a complete hand: sets and a pair, a knitted body with a set and a pair, seven pairs of which two
// may be equal, fourteen tiles of a body and the honours, thirteen orphans.
func isWhole(c *tile.Counts) bool {
	odd, twice, ends := 0, 0, 0
	for i, n := range c {
		odd += int(n % 2)
		if n > 1 {
			twice++
		}
		if n > 0 && (i >= 27 || i%9 == 0 || i%9 == 8) {
			ends++
		}
	}
	if odd == 0 || ends == 13 && twice == 1 && isOnlyEnds(c) {
		return true
	}
	for _, body := range slowBodies() {
		rest, held := *c, 0
		for _, i := range body {
			if rest[i] > 0 {
				rest[i]--
				held++
			}
		}
		left := 0
		for i, n := range rest {
			left += int(n)
			if i >= 27 {
				left -= int(min(n, 1))
			}
		}
		if left == 0 || held == 9 && isSets(&rest, true) {
			return true
		}
	}
	return isSets(c, true)
}

func isOnlyEnds(c *tile.Counts) bool {
	for i, n := range c {
		if n > 0 && i < 27 && i%9 > 0 && i%9 < 8 {
			return false
		}
	}
	return true
}

// isSets reports whether the counts are sets, and a pair if there is to be one.
func isSets(c *tile.Counts, pair bool) bool {
	for i, n := range c {
		if n == 0 {
			continue
		}
		for _, take := range [...]struct {
			tiles [3]int
			pair  bool
		}{{[3]int{i, i, i}, false}, {[3]int{i, i + 1, i + 2}, false}, {[3]int{i, i, -1}, true}} {
			if take.pair && !pair || take.tiles[1] > i && (i >= 27 || i%9 > 6) {
				continue
			}
			rest, fits := *c, true
			for _, at := range take.tiles {
				if at < 0 {
					continue
				}
				fits = fits && rest[at] > 0
				rest[at]--
			}
			if fits && isSets(&rest, pair && !take.pair) {
				return true
			}
		}
		return false
	}
	return !pair
}

// waitsOf returns the kinds that complete thirteen tiles.
func waitsOf(c *tile.Counts) (kinds shanten.Tiles) {
	for i := range c {
		if c[i] < 4 {
			c[i]++
			if isWhole(c) {
				kinds |= 1 << i
			}
			c[i]--
		}
	}
	return kinds
}

// nearOf returns the kinds with which thirteen tiles that are not ready become so after one discard.
func nearOf(c *tile.Counts) (kinds shanten.Tiles) {
	for i := range c {
		if c[i] == 4 {
			continue
		}
		c[i]++
		for d := range c {
			if c[d] > 0 && d != i && kinds>>i&1 == 0 {
				c[d]--
				if waitsOf(c) != 0 {
					kinds |= 1 << i
				}
				c[d]++
			}
		}
		c[i]--
	}
	return kinds
}

// each visits every hand of a size with the base and otherwise only tiles of the kinds.
func each(base tile.Counts, kinds []int, size int, visit func(*tile.Counts)) {
	if left := size - base.Total(); left == 0 {
		visit(&base)
	} else if len(kinds) > 0 {
		for n := 0; n <= left && base[kinds[0]] <= 4; n++ {
			each(base, kinds[1:], size, visit)
			base[kinds[0]]++
		}
	}
}

// TestFormsByBruteForce checks whole classes of thirteen tiles: exactly the hands that a tile completes have shanten
// 0, and they accept exactly these tiles; hands that one tile makes ready have shanten 1; and discards report the
// shanten that is left.
func TestFormsByBruteForce(t *testing.T) {
	forms := Family().Sets[0].Plain().Forms
	var ends []int
	for i := range tile.Kinds {
		if i >= 27 || i%9 == 0 || i%9 == 8 {
			ends = append(ends, i)
		}
	}
	body := slowBodies()[0]
	for _, class := range []struct {
		name       string
		bases      []tile.Counts
		kinds      []int
		step, near int // one of so many is compared, also as a hand at 1
	}{
		{"a body and the honours", allBut(body, 2), []int{27, 28, 29, 30, 31, 32, 33}, classStep, 199 * classStep},
		{"knitted straights", allBut(body, 1), []int{0, 1, 2, 3, 4, 8, 26, 27}, classStep, 199 * classStep},
		{"orphans", allBut(ends, 2), ends, classStep, 499 * classStep},
		{"one suit: nine gates, shifted pairs, four alike", []tile.Counts{{}}, []int{0, 1, 2, 3, 4, 5, 6, 7, 8},
			7 * classStep, 1999 * classStep},
	} {
		hands, ready := 0, 0
		for _, base := range class.bases {
			each(base, class.kinds, 13, func(c *tile.Counts) {
				if hands++; hands%class.step != 0 {
					return
				}
				waits, distance := waitsOf(c), forms.Shanten(c)
				if (distance == 0) != (waits != 0) || distance < 0 {
					t.Fatalf("%s: %v is at %d (%+v), complete by %v", class.name, c.Tiles(), distance, forms.Distances(c),
						kindsOf(waits))
				}
				if waits == 0 {
					if hands%class.near == 0 {
						near := nearOf(c)
						if (distance == 1) != (near != 0) || distance == 1 && forms.Accepts(c) != near {
							t.Fatalf("%s: %v is at %d and takes %v, made ready by %v", class.name, c.Tiles(), distance,
								kindsOf(forms.Accepts(c)), kindsOf(near))
						}
					}
					return
				}
				ready++
				if got := forms.Accepts(c); got != waits {
					t.Fatalf("%s: %v takes %v, complete by %v", class.name, c.Tiles(), kindsOf(got), kindsOf(waits))
				}
				checkDiscards(t, &forms, c)
				checkReadings(t, &forms, c, waits)
			})
		}
		t.Logf("%s: %d hands, of which 1 in %d: %d ready", class.name, hands, class.step, ready)
		if ready == 0 {
			t.Errorf("%s: none is ready", class.name)
		}
	}
}

// allBut returns the kinds once each, without up to so many of them.
func allBut(kinds []int, missing int) (bases []tile.Counts) {
	for mask := range 1 << len(kinds) {
		if bits.OnesCount(uint(mask)) > missing {
			continue
		}
		var c tile.Counts
		for i, kind := range kinds {
			c[kind] = uint8(1 - mask>>i&1)
		}
		bases = append(bases, c)
	}
	return bases
}

// checkDiscards adds a useless tile to a ready hand: of all discards that tile leaves it ready with the same waits.
func checkDiscards(t *testing.T, forms *shanten.Forms, c *tile.Counts) {
	held := *c
	for i := range held {
		if held[i] == 0 {
			held[i]++
			break
		}
	}
	var left tile.Counts
	for i := range left {
		left[i] = 4 - held[i]
	}
	var rows shanten.Discards
	forms.Discards(&held, &left, &rows)
	for _, row := range rows.Rows[:rows.N] {
		held[row.Tile]--
		waits, total := waitsOf(&held), uint8(0)
		for kind := range waits.All() {
			total += left[kind]
		}
		if (row.Shanten == 0) != (waits != 0) || waits != 0 && (row.Tiles != waits || row.Total != total) {
			t.Fatalf("%v without %s: at %d with %d tiles of %v, want %d of %v", held.Tiles(), tile.Of(int(row.Tile)),
				row.Shanten, row.Total, kindsOf(row.Tiles), total, kindsOf(waits))
		}
		held[row.Tile]++
	}
}

// checkReadings wants a reading and a score of each complete hand.
func checkReadings(t *testing.T, forms *shanten.Forms, c *tile.Counts, waits shanten.Tiles) {
	for kind := range waits.All() {
		h := hand.Hand{Closed: append(c.Tiles(), tile.Of(kind)), Win: 13}
		if !forms.IsComplete(&h) || len(forms.Readings(&h)) == 0 {
			t.Fatalf("%v has no reading", h.Closed)
		}
	}
}

func kindsOf(kinds shanten.Tiles) (tiles []tile.Tile) {
	for kind := range kinds.All() {
		tiles = append(tiles, tile.Of(kind))
	}
	return tiles
}
