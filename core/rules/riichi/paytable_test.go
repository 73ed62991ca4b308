package riichi

import (
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// slowPoints computes what a winner gets from fu, han and limits as the rules state them.
func slowPoints(han, fu int, dealer, selfDrawn, roundedUp bool) (points int, limit string) {
	limits := []struct {
		from, base int
		name       string
	}{
		{13, 8000, "counted-yakuman"},
		{11, 6000, "sanbaiman"},
		{8, 4000, "baiman"},
		{6, 3000, "haneman"},
		{5, 2000, "mangan"},
	}
	base := fu
	for range han + 2 {
		base *= 2
	}
	if base > 2000 || roundedUp && base == 1920 {
		base, limit = 2000, "mangan"
	}
	for i := len(limits) - 1; i >= 0; i-- {
		if han >= limits[i].from {
			base, limit = limits[i].base, limits[i].name
		}
	}
	share := func(times int) int { return (base*times + 99) / 100 * 100 }
	switch {
	case selfDrawn && dealer:
		return 3 * share(2), limit
	case selfDrawn:
		return share(2) + 2*share(1), limit
	case dealer:
		return share(6), limit
	}
	return share(4), limit
}

// TestPayTableByFormula compares every row of the table with slowPoints, and says which rows exist in play.
func TestPayTableByFormula(t *testing.T) {
	for _, rounding := range []bool{false, true} {
		for _, selfDrawn := range []bool{false, true} {
			for _, seat := range []tile.Tile{tile.East, tile.South} {
				r := mustRules(t, "riichi-tenhou", option.Values{"kiriageMangan": rounding})
				table := r.payTable(seat, selfDrawn)
				if len(table) != 11*4+6 {
					t.Fatalf("%d rows, want 44 below five han, five limits and yakuman", len(table))
				}
				for i, row := range table {
					points, limit := slowPoints(row.Han, row.Fu, seat == tile.East, selfDrawn, rounding)
					if i == len(table)-1 {
						if points, _ = slowPoints(13, 0, seat == tile.East, selfDrawn, rounding); row.Limit != "yakuman" {
							t.Errorf("the last row is %q", row.Limit)
						}
					} else if row.Limit != limit {
						t.Errorf("%d han %d fu: %q, want %q", row.Han, row.Fu, row.Limit, limit)
					}
					if row.Points != points {
						t.Errorf("%d han %d fu, self-drawn %t: %d, want %d", row.Han, row.Fu, selfDrawn, row.Points, points)
					}
					if sum := row.Payments.Unknown + sumOf(row.Payments.Seats[:]); sum != 0 {
						t.Errorf("%d han %d fu: the payments sum to %d", row.Han, row.Fu, sum)
					}
					possible := row.Fu != 20 && row.Fu != 25 || row.Fu == 20 && selfDrawn && row.Han > 1 ||
						row.Fu == 25 && (row.Han > 2 || row.Han == 2 && !selfDrawn)
					if row.Possible != possible {
						t.Errorf("%d han %d fu, self-drawn %t: possible %t", row.Han, row.Fu, selfDrawn, row.Possible)
					}
				}
			}
		}
	}
	open := mustRules(t, "riichi-tenhou", option.Values{"openPinfuFu": 20})
	for _, row := range open.payTable(tile.South, false)[:4] {
		if !row.Possible {
			t.Errorf("%d han 20 fu by discard: an open hand has them under these rules", row.Han)
		}
	}
}

func sumOf(seats []int) (sum int) {
	for _, n := range seats {
		sum += n
	}
	return sum
}

// TestUmaSaysItsPlaces reads the placement points out of their names: the first place gets the first number.
func TestUmaSaysItsPlaces(t *testing.T) {
	for ruleset, numbers := range map[string]map[string][]int{
		"riichi-tenhou": {"20 10 -10 -20": {20, 10, -10, -20}, "15 5 -5 -15": {15, 5, -5, -15},
			"30 10 -10 -30": {30, 10, -10, -30}, "10 5 -5 -10": {10, 5, -5, -10}, "none": {0, 0, 0, 0}},
		"riichi-tenhou-3p": {"20 0 -20": {20, 0, -20}, "15 0 -15": {15, 0, -15}, "none": {0, 0, 0}},
	} {
		for name, want := range numbers {
			r := mustRules(t, ruleset, option.Values{"uma": name})
			scores := []int{40000, 30000, 20000, 10000}[:len(want)]
			p, err := r.placement(scores, 0)
			if err != nil {
				t.Fatal(err)
			}
			for i, seat := range p.Seats {
				if seat.Uma != want[i]*1000 {
					t.Errorf("%s %q, place %d: %d", ruleset, name, i+1, seat.Uma)
				}
			}
		}
	}
	for _, deposits := range []int{-1, 10001} {
		if _, err := mustRules(t, "riichi-tenhou", nil).placement([]int{25000, 25000, 25000, 25000}, deposits); err == nil {
			t.Errorf("%d deposits are taken", deposits)
		}
	}
	if _, err := mustRules(t, "riichi-tenhou", nil).placement([]int{25000, 25000, 25000, 25000}, 10000); err != nil {
		t.Error(err)
	}
}

// TestAbsentKinds counts the kinds that three players leave out.
func TestAbsentKinds(t *testing.T) {
	if got := mustRules(t, "riichi-tenhou", nil).absent(); len(got) != 0 {
		t.Errorf("four players leave out %v", got)
	}
	want := []tile.Tile{tile.Character2, tile.Character3, tile.Character4, tile.Character5, tile.Character6,
		tile.Character7, tile.Character8}
	if got := mustRules(t, "riichi-tenhou-3p", nil).absent(); !slices.Equal(got, want) {
		t.Errorf("three players leave out %v, want %v", got, want)
	}
}

// TestRefusalsOfCopies asks each refusal that looks at the hand, for the last number of copies that is allowed and for
// the first that is not.
func TestRefusalsOfCopies(t *testing.T) {
	holds := func(ruleset, id string, win rules.Win) bool {
		for _, refusal := range mustRules(t, ruleset, nil).situations().Refusals {
			if refusal.ID == id {
				return refusal.Holds(&win)
			}
		}
		t.Fatalf("%s has no refusal %q", ruleset, id)
		return false
	}
	for _, row := range []struct {
		ruleset, id, situation string
		north                  int
		want                   bool
	}{
		{"riichi-tenhou", "indicators-and-copies", "ron=S dora=4p", 0, false},
		{"riichi-tenhou", "indicators-and-copies", "ron=S dora=1m", 0, false},
		{"riichi-tenhou", "indicators-and-copies", "ron=S dora=11m", 0, true},
		{"riichi-tenhou", "ura-and-copies", "riichi ron=S dora=1m ura=4p", 0, false},
		{"riichi-tenhou", "ura-and-copies", "riichi ron=S dora=1m ura=1m", 0, true},
		{"riichi-tenhou", "ura-and-copies", "riichi ron=S dora=11m ura=4p", 0, false},
		{"riichi-tenhou", "chankan-and-copy", "ron=S dora=4p chankan", 0, false},
		{"riichi-tenhou", "chankan-and-copy", "ron=S dora=4s chankan", 0, true},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=44z", 0, false},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=44z", 1, false},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=44z", 2, false},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=44z", 3, true},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=4z", 4, true},
		{"riichi-tenhou-3p", "north-and-copies", "ron=S dora=4p", 4, false},
		{"riichi-tenhou-3p", "north-number", "ron=S", 4, false},
		{"riichi-tenhou-3p", "north-number", "ron=S", 5, true},
		{"riichi-tenhou-3p", "north-number", "ron=S", -1, true},
	} {
		win := winOf("111999m456p23s99p+4s", row.situation)
		win.North = row.north
		if got := holds(row.ruleset, row.id, win); got != row.want {
			t.Errorf("%s %s with %d North: %s holds %t", row.ruleset, row.situation, row.north, row.id, got)
		}
	}
	discard := winOf("111999m456p23s99p+4s", "tsumo")
	for _, id := range []string{"open-riichi-dealt-in", "tsubame-gaeshi", "kanburi"} {
		discard.Local = []string{id}
		if !holds("riichi-tenhou", "discard-by-draw", discard) {
			t.Errorf("%s is possible with a self-draw", id)
		}
	}
	discard.Local = []string{"renhou-other"}
	if holds("riichi-tenhou", "discard-by-draw", discard) {
		t.Error("another circumstance is refused with a self-draw")
	}
}

// TestBriefRefuses compares brief with score where there is no card.
func TestBriefRefuses(t *testing.T) {
	r := mustRules(t, "riichi-tenhou", nil)
	impossible := winOf("111999m456p23s99p+4s", "tsumo ippatsu")
	wins := winOf("123m456p23789s99p+4s", "riichi ron=E seat=S")
	if card := r.brief(&impossible); card != nil {
		t.Errorf("a win that is impossible has a card: %+v", card)
	}
	if card := r.brief(&wins); card == nil || card.Points != 2000 {
		t.Errorf("a riichi with pinfu has the card %+v", card)
	}
}
