package opponent

import (
	"testing"

	"tehai/core/game"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestShape has pairs of hands, of which the first has the better shape.
func TestShape(t *testing.T) {
	s := shape{}
	for _, one := range tile.All() {
		s.left[one] = 2
	}
	m := func(ranks ...tile.Tile) []tile.Tile {
		hand := make([]tile.Tile, len(ranks))
		for i, r := range ranks {
			hand[i] = tile.Character1 + r - 1
		}
		return hand
	}
	for _, row := range []struct {
		better, worse []tile.Tile
		why           string
	}{
		{m(1, 1, 1), m(1, 1, 9), "three of a kind against a pair"},
		{m(1, 2, 3), m(1, 2, 9), "a sequence against two of one"},
		{m(1, 1, 9), m(1, 5, 9), "a pair against none"},
		{m(4, 5, 9), m(1, 2, 9), "open on two sides against one"},
		{m(1, 3, 9), m(1, 5, 9), "neighbours against none"},
		{m(1, 2, 3, 4, 5, 6), m(1, 2, 3, 3, 3, 9), "two sequences against three of a kind"},
	} {
		if a, b := s.hand(row.better), s.hand(row.worse); a <= b {
			t.Errorf("%s: %.2f, not more than %.2f", row.why, a, b)
		}
	}
}

// TestClaimByShape has each strength decide on claims of many deals: it makes one if the hand improves by more than the
// strength's cost of a claim.
func TestClaimByShape(t *testing.T) {
	rules, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	made := map[Strength]int{}
	for seed := range uint64(40) {
		m := game.Match{Players: 4, Tiles: "136", Rules: rules.Table(), Seed: seed, Score: 25000}
		laid, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		s := game.Start(laid)
		for !s.Ended() {
			legal := s.Legal()
			own := [4][]game.Event{}
			next := legal[0]
			for _, e := range legal {
				own[e.Chair] = append(own[e.Chair], e)
				if e.Kind == game.Draw || e.Kind == game.Discard {
					next = e
				}
			}
			for chair := range own {
				gain, there := gainOf(&s, chair, own[chair])
				if s.Phase != game.ToDraw || !there {
					continue
				}
				for strength, cost := range map[Strength]float64{Fast: 0.5, Careful: 1.5, Steady: 3} {
					p := player{state: &s, rules: rules, chair: chair, strength: strength, own: own[chair]}
					kind := p.byShape().Event.Kind
					claims := kind == game.Chow || kind == game.Pung || kind == game.Kong
					if claims != (gain > cost) {
						t.Fatalf("seed %d: %s and a claim that is better by %.2f: %v", seed, strength, gain, kind)
					}
					if claims {
						made[strength]++
					}
				}
			}
			if s.Apply(next) != nil {
				break
			}
		}
	}
	if made[Fast] <= made[Careful] || made[Careful] <= made[Steady] || made[Steady] == 0 {
		t.Errorf("claims: %v", made)
	}
}

// gainOf is by how much the best claim improves a hand.
func gainOf(s *game.State, chair int, own []game.Event) (best float64, there bool) {
	p := player{state: s, chair: chair}
	sight := shape{left: p.unseen(s.Closed(chair))}
	best = -100
	for _, e := range own {
		after := *s
		if e.Kind != game.Chow && e.Kind != game.Pung && e.Kind != game.Kong || after.Apply(e) != nil {
			continue
		}
		best, there = max(best, sight.hand(after.Closed(chair))+10-sight.hand(s.Closed(chair))), true
	}
	return best, there
}
