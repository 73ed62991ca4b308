package opponent_test

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// TestStyles plays deals and compares the discards of the strengths with their orders: careful follows every draw and
// orders by points, the others do not; against a riichi, steady discards the safest tile from 2-shanten on, fast from
// 4-shanten on, careful never.
func TestStyles(t *testing.T) {
	looks, folds, pushes, points := 0, 0, 0, 0
	for seed := range uint64(8) {
		r := rulesOf(t, "riichi-tenhou")
		m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: seed, Score: 25000}
		d, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		record := game.NewRecord(d)
		strengths := []opponent.Strength{opponent.Fast, opponent.Steady, opponent.Careful, opponent.Careful}
		for range 300 {
			s := record.Last()
			e, ok := opponent.Next(s, r, strengths)
			if !ok {
				break
			}
			if s.Phase == game.ToDiscard && e.Kind == game.Discard && s.Riichi(e.Chair) == 0 {
				for _, strength := range opponent.Strengths {
					made, ok := opponent.Decide(s, r, e.Chair, strength)
					if !ok || made.Event.Kind != game.Discard {
						continue
					}
					order, folded := orderOf(t, s, e.Chair, strength)
					view, err := advice.At(s, r, e.Chair)
					if err != nil {
						t.Fatal(err)
					}
					view.Deep = strength == opponent.Careful
					rows := view.Discards(order)
					if strength == opponent.Careful {
						first := rows[0].Tile
						if rows = view.ByPoints(rows, r); rows[0].Tile != first {
							points++
						}
					}
					want := rows[0].Tile
					if made.Event.Tile != want {
						t.Errorf("seed %d, step %d: %s lets %s go, want %s (%s)", seed, s.Step, strength, made.Event.Tile, want, order)
					}
					other := *view
					other.Deep = !view.Deep
					if order == advice.Weighed && strength != opponent.Careful && other.Discards(order)[0].Tile != want {
						looks++
					}
					if folded && view.Discards(advice.Push)[0].Tile != want {
						folds++
					} else if order == advice.Push && view.Pressed() {
						pushes++
					}
				}
			}
			if err := record.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if looks < 10 || folds < 5 || pushes < 5 || points < 10 {
		t.Errorf("%d decisions rest on looking ahead, %d on folding, %d on pushing, %d on points", looks, folds, pushes,
			points)
	}
}

// orderOf is the order that a strength uses at a table.
func orderOf(t *testing.T, s *game.State, chair int, strength opponent.Strength) (order advice.Order, folds bool) {
	t.Helper()
	view, err := advice.At(s, rulesOf(t, "riichi-tenhou"), chair)
	if err != nil {
		t.Fatal(err)
	}
	declared := slices.ContainsFunc(view.Rivals, func(r advice.Rival) bool { return r.Riichi })
	nearest := int8(99)
	view.Deep = false
	for _, row := range view.Discards(advice.Push) {
		nearest = min(nearest, row.Shanten)
	}
	switch {
	case declared && (strength == opponent.Steady && nearest >= 2 || strength == opponent.Fast && nearest >= 4):
		return advice.Fold, true
	case strength == opponent.Fast && view.Pressed():
		return advice.Push, false
	}
	return advice.Weighed, false
}

func rulesOf(t *testing.T, id string) *rules.Rules {
	t.Helper()
	set, ok := catalog.ByID(id)
	if !ok {
		t.Fatal(id)
	}
	return set.Plain()
}
