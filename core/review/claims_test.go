package review_test

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
	"tehai/core/rules"
)

// dealt is a deal that has just begun, and its rules.
func dealt(t *testing.T, seed uint64) (*replay.Deal, *rules.Rules) {
	t.Helper()
	r, _, err := logtest.Rules("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: seed, Score: 25000}
	laid, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	d, err := replay.New(laid, replay.Heading{}, r)
	if err != nil {
		t.Fatal(err)
	}
	return d, r
}

// claimed plays a deal whose chairs, except the first, make every possible claim; all discard by the ranking and win
// when they can. asked has, for each step that was a claim, the first choice of the ranking there.
func claimed(t *testing.T, seed uint64) (*replay.Deal, map[int]advice.Choice) {
	t.Helper()
	d, rules := dealt(t, seed)
	asked := map[int]advice.Choice{}
	for range 300 {
		s := d.Last()
		next, ok := greedy(s.Legal())
		if !ok {
			break
		}
		choices, err := advice.Choices(s, rules, next.Chair)
		if err != nil {
			t.Fatal(err)
		}
		switch next.Kind {
		case game.Chow, game.Pung:
			asked[d.Steps()+1] = choices[0]
		case game.Discard:
			next = choices[slices.IndexFunc(choices, func(c advice.Choice) bool { return c.Event.Kind == game.Discard })].Event
		}
		if err := d.Record.Add(next); err != nil {
			t.Fatal(err)
		}
	}
	return d, asked
}

// greedy returns the first win, claim, draw or discard, in this order of preference.
func greedy(legal []game.Event) (e game.Event, ok bool) {
	for _, kinds := range [][]game.Kind{{game.Win}, {game.Pung, game.Chow}, {game.Draw}, {game.Discard},
		{game.Exhausted}} {
		if at := slices.IndexFunc(legal, func(e game.Event) bool {
			return slices.Contains(kinds, e.Kind) && (e.Chair != 0 || e.Kind != game.Pung && e.Kind != game.Chow)
		}); at >= 0 {
			return legal[at], true
		}
	}
	return e, false
}

// TestClaims reviews a deal in which every claim was made: a claim that the ranking makes agrees, one that the ranking
// passes has passing as the better choice, and a player whose claim was pre-empted is not judged.
func TestClaims(t *testing.T) {
	good, bad := 0, 0
	for seed := range uint64(12) {
		d, asked := claimed(t, seed)
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			m := &moves[i]
			best, claim := asked[m.Step]
			if !claim {
				continue
			}
			made := d.Event(m.Step)
			state := d.At(m.Step - 1)
			if v, err := advice.At(&state, d.Ruleset, m.Chair); err != nil || v.Pressed() != (m.Danger >= 0) {
				t.Errorf("seed %d, step %d: danger %.3f, a rival threatens: %t, %v", seed, m.Step, m.Danger, v.Pressed(), err)
			}
			if m.Chair != made.Chair {
				t.Errorf("seed %d, step %d: chair %d is asked about what chair %d has taken", seed, m.Step, m.Chair, made.Chair)
				continue
			}
			same := !best.Pass && best.Event == made
			switch {
			case m.Kind != review.Call || m.Made != made:
				t.Errorf("seed %d, step %d: %s of %+v, made was %+v", seed, m.Step, m.Kind, m.Made, made)
			case m.Agrees != same || m.Passes != best.Pass:
				t.Errorf("seed %d, step %d: agrees %t, passes %t; first is %+v", seed, m.Step, m.Agrees, m.Passes, best)
			case m.Agrees:
				good++
			default:
				bad++
			}
		}
	}
	if good < 3 || bad < 10 {
		t.Errorf("%d claims agree, %d do not", good, bad)
	}
}

// TestMissedReady looks at calls that were not made and leave a ready hand: under a threat more than 500 points are a
// mistake, else more than 250.
func TestMissedReady(t *testing.T) {
	excused, counted := 0, 0
	for _, seed := range []uint64{428, 436, 536} {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		moves, err := review.CostsAt(d, -1, odds.Default)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			m := &moves[i]
			if m.Kind != review.Pass || m.Agrees || len(m.Rows) == 0 || m.Rows[0].Shanten != 0 || m.BestOdds == nil {
				continue
			}
			state := d.At(m.Step - 1)
			v, err := advice.At(&state, d.Ruleset, m.Chair)
			if err != nil {
				t.Fatal(err)
			}
			apart := m.BestOdds.Points - m.MadeOdds.Points
			switch {
			case apart <= 250 || v.Pressed() && apart <= 500:
				if m.Loss.Points != 0 {
					t.Errorf("seed %d, step %d: costs %.0f of %.0f points, under a threat: %t", seed, m.Step, m.Loss.Points, apart,
						v.Pressed())
				}
				if apart > 250 {
					excused++
				}
			case apart <= 500 && m.Loss.Points > 0:
				counted++
			}
		}
	}
	if excused == 0 || counted == 0 {
		t.Errorf("%d calls excused by a threat, %d counted without one", excused, counted)
	}
}
