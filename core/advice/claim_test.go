package advice_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestClaimRedFives weighs claims of hands with red fives: each counts as a dora, except under rules without them.
func TestClaimRedFives(t *testing.T) {
	plain, _, err := catalog.For("riichi-tenhou", 4, option.Values{"redFives": false})
	if err != nil {
		t.Fatal(err)
	}
	at := slices.IndexFunc(advice.ClaimTerms(), func(term advice.Term) bool { return term.ID == "dora" })
	weighed := 0
	quick(t, "riichi-tenhou", 4, 3, func(s *game.State, r *rules.Rules, _ *rand.Rand) {
		if s.Phase != game.ToDraw {
			return
		}
		for _, e := range s.Legal() {
			next := *s
			if e.Kind != game.Chow && e.Kind != game.Pung || next.Apply(e) != nil {
				continue
			}
			dora, reds := 0, 0
			h := next.Hand(e.Chair)
			h.Each(func(held tile.Tile) {
				for _, indicator := range s.Indicators() {
					if r.Dora(indicator) == held.Plain() {
						dora++
					}
				}
				if held.IsRedFive() {
					reds++
				}
			})
			with, ok := advice.MeasureClaim(s, r, e)
			without, same := advice.MeasureClaim(s, plain, e)
			if !ok || !same {
				continue
			}
			if got, want := with.Numbers[at], float64(min(4, dora+reds)); got != want {
				t.Errorf("step %d: %+v has %v dora, want %v", s.Step, e, got, want)
			}
			if got, want := without.Numbers[at], float64(min(4, dora)); got != want {
				t.Errorf("step %d: %+v has %v dora without red fives, want %v", s.Step, e, got, want)
			}
			if reds > 0 {
				weighed++
			}
		}
	})
	if weighed < 5 {
		t.Errorf("%d claims of hands with red fives, want more", weighed)
	}
}

// TestClaimBesideOwnTiles weighs claims of chairs whose melds have tiles outside the standard kinds, in deals of the
// full Ùzje set in which every possible claim is made.
func TestClaimBesideOwnTiles(t *testing.T) {
	set, _ := catalog.ByID("uzje")
	r := set.Plain()
	weighed := 0
	for seed := range uint64(40) {
		match := game.Match{Players: 4, Tiles: "uzje", Rules: r.Table(), Seed: seed, Score: r.Start}
		d, err := match.Deal()
		if err != nil {
			t.Fatal(err)
		}
		table := game.NewTable(game.NewRecord(d))
		for table.State().Phase != game.Over {
			s := table.State()
			legal := s.Legal()
			if len(legal) == 0 {
				break
			}
			next := legal[len(legal)-1]
			for _, e := range legal {
				switch e.Kind {
				case game.Chow, game.Pung:
					next = e
					if !laidOwn(s, e.Chair) {
						continue
					}
					claim, ok := advice.MeasureClaim(s, r, e)
					if ok {
						weighed++
						if len(claim.Numbers) == 0 || fmt.Sprint(claim.Numbers[0]) == "NaN" {
							t.Fatalf("seed %d: %v weighs %v", seed, e, claim.Numbers)
						}
					}
				}
			}
			if next.Kind == game.Win {
				break
			}
			if err := table.Record().Add(next); err != nil {
				t.Fatal(err)
			}
		}
	}
	if weighed == 0 {
		t.Fatal("no claim was weighed")
	}
	t.Logf("%d claims weighed", weighed)
}

// laidOwn reports whether a chair's melds have a tile outside the 34 kinds.
func laidOwn(s *game.State, chair int) bool {
	for _, m := range s.Melds(chair) {
		for _, t := range m.Tiles() {
			if !t.IsKind() {
				return true
			}
		}
	}
	return false
}
