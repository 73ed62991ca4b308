package opponent_test

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/opponent"
	"tehai/core/rules"
)

// bringsAfter is what the deal brings a chair after a claim and the best discard behind it, in net points.
func bringsAfter(t *testing.T, s *game.State, r *rules.Rules, claim *advice.Choice) float64 {
	t.Helper()
	next := *s
	if err := next.Apply(claim.Event); err != nil {
		t.Fatal(err)
	}
	view, err := advice.At(&next, r, claim.Event.Chair)
	if err != nil {
		t.Fatal(err)
	}
	after := view.Without(claim.Row.Tile)
	curve := after.Curve()
	o, ok := after.Odds(&curve, odds.Default)
	if !ok {
		t.Fatal("no odds at a riichi table of four")
	}
	return o.Points*(1-claim.Row.Danger) - claim.Row.Cost
}

// TestClaimsByOdds plays deals of careful machines: up to three tiles from ready a claim is made where it brings 600 points more than
// to pass, and else it is not.
func TestClaimsByOdds(t *testing.T) {
	r := rulesOf(t, "riichi-tenhou")
	made, passed := 0, 0
	for seed := range uint64(6) {
		m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: 100 + seed, Score: 25000}
		d, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		record := game.NewRecord(d)
		strengths := []opponent.Strength{opponent.Careful, opponent.Careful, opponent.Careful, opponent.Careful}
		for record.Steps() < 300 {
			s := record.Last()
			for chair := range 4 {
				asked, err := advice.Ask(s, r, chair)
				if err != nil || asked == nil || s.Phase != game.ToDraw {
					continue
				}
				curve := asked.View.Curve()
				pass, _ := asked.View.Odds(&curve, odds.Default)
				decision, _ := opponent.Decide(s, r, chair, opponent.Careful)
				if curve.Shanten > 3 || decision.Event.Kind == game.Win {
					continue
				}
				for i := range asked.Choices {
					c := &asked.Choices[i]
					if c.Row == nil || c.Event.Kind != game.Chow && c.Event.Kind != game.Pung {
						continue
					}
					more := bringsAfter(t, s, r, c) - pass.Points
					switch took := decision.Event == c.Event; {
					case took && more <= 600:
						t.Errorf("seed %d, step %d: %v is claimed for %+.0f points", seed, s.Step, c.Event, more)
					case took:
						made++
					case more > 600 && decision.Event.Kind != game.Chow && decision.Event.Kind != game.Pung:
						t.Errorf("seed %d, step %d: %v is let pass, worth %+.0f points", seed, s.Step, c.Event, more)
					default:
						passed++
					}
				}
			}
			e, ok := opponent.Next(s, r, strengths)
			if !ok {
				break
			}
			if err := record.Add(e); err != nil {
				t.Fatal(err)
			}
		}
	}
	if made < 4 || passed < 30 {
		t.Errorf("%d claims made, %d let pass", made, passed)
	}
}
