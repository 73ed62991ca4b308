package shanten

import (
	"math/rand/v2"
	"testing"

	"tehai/core/tile"
)

// rules are all values of Rule.
var rules = []Rule{{}, {Fifth: true}, {Three: true}, {Fifth: true, Three: true}}

// distanceOf is r.Of; if the hand has a fifth copy it counts by definition.
func distanceOf(r Rule, hand *tile.Counts) Distance {
	for _, n := range hand {
		if n > 4 {
			return distance(r, hand)
		}
	}
	return r.Of(hand)
}

// plainDraws computes Draws one tile at a time, from its definition.
func plainDraws(r Rule, closed, left *tile.Counts) Draws {
	hand := *closed
	found := Draws{Shanten: r.Of(&hand).Best}
	for kind := range hand {
		if hand[kind] == 4 && !r.Fifth || r.Three && kind > 0 && kind < 8 {
			continue
		}
		hand[kind]++
		after := distanceOf(r, &hand)
		if after.Best < found.Shanten {
			found.Tiles |= 1 << kind
			found.Total += left[kind]
		}
		hand[kind]--
	}
	return found
}

// TestDrawsAndDiscards compares the one-pass computation with trying every tile.
func TestDrawsAndDiscards(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for _, family := range families {
		for _, size := range []int{1, 2, 4, 5, 7, 8, 10, 11, 13, 14} {
			for i, hand := range randomHands(acceptHands, size, family.kinds) {
				rule := Rule{}
				if i%10 == 0 {
					rule = rules[i/10%len(rules)]
				}
				var left tile.Counts
				for kind := range left {
					left[kind] = uint8(random.IntN(5))
				}
				compareStep(t, rule, &hand, &left)
			}
		}
	}
}

func compareStep(t *testing.T, rule Rule, hand, left *tile.Counts) {
	t.Helper()
	if hand.Total()%3 == 1 {
		if got, want := rule.Draws(hand, left), plainDraws(rule, hand, left); got != want {
			t.Errorf("%+v %v: draws %+v, want %+v", rule, *hand, got, want)
		}
		return
	}
	var rows Discards
	rule.Discards(hand, left, &rows)
	kinds := 0
	for kind := range hand {
		if hand[kind] > 0 {
			kinds++
		}
	}
	if rows.N != kinds {
		t.Fatalf("%+v %v: %d discards, want %d", rule, *hand, rows.N, kinds)
	}
	var near Discards
	limit := rows.Rows[0].Shanten
	rule.Within(limit, hand, left, &near)
	i := 0
	for _, row := range rows.Rows[:rows.N] {
		if row.Shanten > limit {
			continue
		}
		if i >= near.N || near.Rows[i] != row {
			t.Fatalf("%+v %v: within %d of ready row %d is %+v, want %+v", rule, *hand, limit, i, near.Rows[i], row)
		}
		i++
	}
	if near.N != i {
		t.Errorf("%+v %v: %d discards within %d of ready, want %d", rule, *hand, near.N, limit, i)
	}
	rows.Sort()
	for i, row := range rows.Rows[:rows.N] {
		after := *hand
		after[row.Tile]--
		if want := plainDraws(rule, &after, left); row.Draws != want {
			t.Errorf("%+v %v without %d: %+v, want %+v", rule, *hand, row.Tile, row.Draws, want)
		}
		if i == 0 {
			continue
		}
		before := &rows.Rows[i-1]
		if row.Shanten < before.Shanten || row.Shanten == before.Shanten && row.Total > before.Total {
			t.Errorf("%+v %v: row %d is better than the one before", rule, *hand, i)
		}
	}
}

// TestNonsense calls with counts that no hand has: the results are meaningless, but the calls return.
func TestNonsense(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 50 {
		var closed, left tile.Counts
		kinds := random.IntN(tile.Kinds + 1)
		for range kinds {
			closed[random.IntN(tile.Kinds)] = uint8(random.IntN(256))
			left[random.IntN(tile.Kinds)] = uint8(random.IntN(256))
		}
		for _, rule := range rules {
			var rows Discards
			var shapes Shapes
			rule.Of(&closed)
			rule.Draws(&closed, &left)
			rule.Discards(&closed, &left, &rows)
			rule.Shapes(&closed, &left, &shapes)
			if rows.N > len(rows.Rows) || shapes.N > len(shapes.Rows) {
				t.Errorf("%v: %d discards, %d shapes", closed, rows.N, shapes.N)
			}
		}
	}
}

// TestNoAllocation checks that no call allocates memory.
func TestNoAllocation(t *testing.T) {
	hand := counts(t, "23m89p99s111444z55z")
	left := leftOf(&hand)
	var rows Discards
	if n := testing.AllocsPerRun(10, func() {
		Rule{}.Discards(&hand, &left, &rows)
		rows.Sort()
		Of(&hand)
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
