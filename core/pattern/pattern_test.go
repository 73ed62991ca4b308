package pattern

import (
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// readingsOf returns the groups of every reading of 14 closed tiles.
func readingsOf(text string) []Groups {
	h := hand.Hand{Closed: tiletest.Tiles(text)}
	var all []Groups
	for _, r := range hand.Readings(&h) {
		all = append(all, GroupsOf(r.Sets))
	}
	return all
}

// TestPredicates tests every predicate on hands that have one reading; want lists those that hold.
func TestPredicates(t *testing.T) {
	predicates := []struct {
		name  string
		holds func(*Groups) bool
	}{
		{"all-simples", (*Groups).AllSimples},
		{"no-simples", (*Groups).NoSimples},
		{"all-terminals", (*Groups).AllTerminals},
		{"all-honours", (*Groups).AllHonours},
		{"one-suit", (*Groups).OneSuit},
		{"one-suit-with-honours", (*Groups).OneSuitWithHonours},
		{"no-sequence", (*Groups).NoSequence},
		{"only-sequences", (*Groups).OnlySequences},
		{"terminal-or-honour-in-each", (*Groups).TerminalOrHonourInEach},
		{"terminal-in-each", (*Groups).TerminalInEach},
		{"one-to-nine", func(g *Groups) bool { return g.OneToNine() != 0 }},
		{"sequence-in-three-suits", func(g *Groups) bool { return g.SequenceInThreeSuits() != 0 }},
		{"triplet-in-three-suits", func(g *Groups) bool { return g.TripletInThreeSuits() != 0 }},
		{"one-twin", func(g *Groups) bool { return g.TwinSequences() == 1 }},
		{"two-twins", func(g *Groups) bool { return g.TwinSequences() == 2 }},
		{"three-in-a-row", func(g *Groups) bool { return g.ConsecutiveTriplets(3) != 0 }},
		{"four-in-a-row", func(g *Groups) bool { return g.ConsecutiveTriplets(4) != 0 }},
	}
	for _, row := range []struct {
		hand string
		want []string
	}{
		{"234m456p234678s55p", []string{"all-simples", "only-sequences"}},
		{"111m999p111s22z999s", []string{"no-simples", "no-sequence", "terminal-or-honour-in-each"}},
		{"111999m111p11s999p", []string{"no-simples", "all-terminals", "no-sequence", "terminal-or-honour-in-each",
			"terminal-in-each"}},
		{"11122233344455z", []string{"no-simples", "all-honours", "no-sequence", "terminal-or-honour-in-each"}},
		{"12334556778999m", []string{"one-suit", "only-sequences"}},
		{"123456m11122233z", []string{"one-suit-with-honours"}},
		{"123456789m111z22z", []string{"one-suit-with-honours", "one-to-nine"}},
		{"123m123p123s789s11z", []string{"only-sequences", "terminal-or-honour-in-each", "sequence-in-three-suits"}},
		{"123m123p123s789s11m", []string{"only-sequences", "terminal-or-honour-in-each", "terminal-in-each",
			"sequence-in-three-suits"}},
		{"222m222p222s345p99m", []string{"triplet-in-three-suits"}},
		{"112233m456p789s55z", []string{"only-sequences", "one-twin"}},
		{"888999m111p999p22z", []string{"no-sequence"}}, // 8 9 of characters and 1 of circles are not consecutive
		{"111444777m22255z", []string{"one-suit-with-honours", "no-sequence"}},
	} {
		readings := readingsOf(row.hand)
		if len(readings) != 1 {
			t.Errorf("%s has %d readings, want 1", row.hand, len(readings))
			continue
		}
		var got []string
		for _, p := range predicates {
			if p.holds(&readings[0]) {
				got = append(got, p.name)
			}
		}
		if !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.hand, got, row.want)
		}
	}
}

// TestManyReadings has hands whose readings differ: the most twins and all consecutive triplets that any of them has.
func TestManyReadings(t *testing.T) {
	for _, row := range []struct {
		hand        string
		twins       int
		three, four Kinds
	}{
		{"222333444m567p99s", 1, 7 << 1, 0},
		{"222333444555m99p", 1, 7 << 1, 15 << 1},
		{"22223333444455s", 2, 7 << 19, 0},
		{"223344667788p55z", 2, 0, 0},
		{"22223333444499s", 2, 7 << 19, 0},
	} {
		twins, three, four := 0, Kinds(0), Kinds(0)
		for _, g := range readingsOf(row.hand) {
			twins = max(twins, g.TwinSequences())
			three |= g.ConsecutiveTriplets(3)
			four |= g.ConsecutiveTriplets(4)
		}
		if twins != row.twins || three != row.three || four != row.four {
			t.Errorf("%s: %d twins, triplets %b and %b, want %d, %b, %b", row.hand, twins, three, four, row.twins, row.three,
				row.four)
		}
	}
}

func TestNineGates(t *testing.T) {
	for _, row := range []struct {
		hand string
		want int
	}{
		{"11123456789999m", 8}, {"11123455678999m", 4}, {"11112345678999p", 9}, {"11123456678999s", 23},
		{"11122345678899m", -1}, {"1112345678999m1z", -1}, {"1112345678999m", -1},
		{"111222333m55566z", -1}, {"11123456789s99m", -1},
	} {
		if got := NineGates(counts(row.hand)); got != row.want {
			t.Errorf("%s: %d, want %d", row.hand, got, row.want)
		}
	}
}

func TestKinds(t *testing.T) {
	for i := range tile.Kinds {
		one := tile.Of(i)
		k := KindOf(one)
		for _, row := range []struct {
			name      string
			set       Kinds
			wantsThis bool
		}{
			{"terminals", Terminals, one.IsTerminal()},
			{"simples", Simples, one.IsSimple()},
			{"honours", Honours, one.IsHonour()},
			{"winds", Winds, one.IsWind()},
			{"dragons", Dragons, one.IsDragon()},
			{"orphans", Orphans, !one.IsSimple()},
			{"numbers", Numbers, !one.IsHonour()},
			{"characters", Characters, one.Suit() == tile.Characters},
			{"circles", Circles, one.Suit() == tile.Circles},
			{"bamboos", Bamboos, one.Suit() == tile.Bamboos},
		} {
			if row.set.Has(one) != row.wantsThis || k.Within(row.set) != row.wantsThis {
				t.Errorf("%s among the %s: %v, want %v", one, row.name, row.set.Has(one), row.wantsThis)
			}
		}
	}
	if green := KindsOf(counts("23468s6z")); green != Green {
		t.Errorf("green is %b, want %b", Green, green)
	}
	if KindOf(tile.RedCircle5) != KindOf(tile.Circle5) || KindOf(tile.Joker) != 0 || Orphans.Len() != 13 ||
		Orphans.Suits() != 3 || Honours.Suits() != 0 {
		t.Error("kinds of red fives, jokers, orphans or honours are wrong")
	}
}

func counts(text string) *tile.Counts {
	c := tile.CountsOf(tiletest.Tiles(text))
	return &c
}
