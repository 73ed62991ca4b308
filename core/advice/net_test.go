package advice_test

import (
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules"
)

// TestByPoints plays deals and compares ByPoints with the order Weighed: it holds the same discards; without a threat
// those that leave the lowest shanten stay first; and a discard that moves to the front has a reason of its own.
func TestByPoints(t *testing.T) {
	for _, players := range []int{4, 3} {
		quiet, safer := 0, 0
		id := map[int]string{4: "riichi-tenhou", 3: "riichi-tenhou-3p"}[players]
		quick(t, id, players, 10, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
			if s.Phase != game.ToDiscard || s.Riichi(s.Turn) > 0 {
				return
			}
			v, err := advice.At(s, r, s.Turn)
			if err != nil {
				t.Fatal(err)
			}
			weighed := v.Discards(advice.Weighed)
			sorted := v.ByPoints(weighed, r)
			if again := v.ByPoints(weighed, r); again[0].Tile != sorted[0].Tile {
				t.Fatalf("step %d: asked twice, %s and %s are first", s.Step, sorted[0].Tile, again[0].Tile)
			}
			sameRows(t, weighed, sorted)
			first, before := &sorted[0], &weighed[0]
			if first.Tile == before.Tile {
				return
			}
			want := "more-points"
			if first.Danger < before.Danger {
				want = advice.Safer
			}
			if first.Reason.ID != want {
				t.Errorf("step %d: the reason for %s is %q, want %q", s.Step, first.Tile, first.Reason.ID, want)
			}
			if v.Pressed() {
				if want == advice.Safer {
					safer++
				}
				return
			}
			quiet++
			if first.Shanten != before.Shanten {
				t.Errorf("step %d: %s leaves %d-shanten, %s %d", s.Step, first.Tile, first.Shanten, before.Tile, before.Shanten)
			}
		})
		if players == 3 && quiet+safer > 0 {
			t.Errorf("%d discards of three players are sorted by points", quiet+safer)
		}
		if players == 4 && (quiet < 5 || safer < 5) {
			t.Errorf("%d players: %d first discards differ without a threat, and %d safer ones under one", players, quiet,
				safer)
		}
	}
}

// sameRows fails if two lists do not have the same discards.
func sameRows(t *testing.T, a, b []advice.Row) {
	t.Helper()
	n := map[string]int{}
	for i := range a {
		n[a[i].Tile.String()]++
	}
	for i := range b {
		n[b[i].Tile.String()]--
	}
	for tile, more := range n {
		if more != 0 {
			t.Fatalf("%s is listed %+d times", tile, -more)
		}
	}
}

// TestWorthwhile plays deals: a claim is one of the moves, its points are not those of a hand that can no longer have a
// yaku, and it depends on nothing that the player cannot see.
func TestWorthwhile(t *testing.T) {
	claims, passes := 0, 0
	quick(t, "riichi-tenhou", 4, 30, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
		if s.Phase != game.ToDraw {
			return
		}
		own := [4][]game.Event{}
		for _, e := range s.Legal() {
			if e.Kind == game.Chow || e.Kind == game.Pung {
				own[e.Chair] = append(own[e.Chair], e)
			}
		}
		for chair, moves := range own {
			if len(moves) == 0 {
				continue
			}
			v, err := advice.At(s, r, chair)
			if err != nil {
				t.Fatal(err)
			}
			best, does, ok := v.Worthwhile(s, r, moves)
			if !ok {
				continue
			}
			if !does {
				passes++
				continue
			}
			claims++
			if s.Check(best) != nil {
				t.Fatalf("step %d: %+v is not legal", s.Step, best)
			}
			var alone []game.Event
			for _, e := range moves {
				if e == best {
					alone = append(alone, e)
				}
			}
			if _, still, _ := v.Worthwhile(s, r, alone); len(alone) != 1 || !still {
				t.Fatalf("step %d: %+v is worthwhile only beside other claims", s.Step, best)
			}
		}
	})
	if claims < 20 || passes < 100 {
		t.Errorf("%d claims and %d passes", claims, passes)
	}
}
