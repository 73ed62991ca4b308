package advice_test

import (
	"fmt"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/rules/catalog"
)

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
