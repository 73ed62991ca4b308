package review_test

import (
	"math"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
)

// strengths are those of a table, weakest first.
var strengths = []odds.Strength{odds.Ordinary, odds.Default, odds.Strongest}

// careless is a deal without claims in which in every fourth turn the third choice of the ranking is
// discarded.
func careless(t *testing.T, seed uint64) *replay.Deal {
	t.Helper()
	d, rules := dealt(t, seed)
	for turn := range 300 {
		s := d.Last()
		legal := slices.DeleteFunc(s.Legal(), func(e game.Event) bool { return e.Kind == game.Pung || e.Kind == game.Chow })
		next, ok := greedy(legal)
		if !ok {
			break
		}
		if next.Kind == game.Discard {
			v, err := advice.At(s, rules, next.Chair)
			if err != nil {
				t.Fatal(err)
			}
			rows, at := v.Discards(advice.Weighed), 0
			if turn%8 == 1 {
				at = min(2, len(rows)-1)
			}
			next.Tile = rows[at].Tile
		}
		if err := d.Add(next); err != nil {
			t.Fatal(err)
		}
	}
	return d
}

// TestStrength reviews the same deals at tables of each strength. The decisions are the same. The odds are those of the
// player's view at that strength: the stronger the table, the more deals are drawn. No discard costs more than the odds
// differ, and some cost more or less than at another table.
func TestStrength(t *testing.T) {
	drawn, differ, lines := 0, 0, 0
	for seed := range uint64(6) {
		d := careless(t, seed)
		var weaker []review.Move
		for _, strength := range strengths {
			moves, err := review.DealAt(d, -1, strength, nil)
			if err != nil {
				t.Fatal(err)
			}
			for i := range moves {
				m := &moves[i]
				if m.Strength != strength {
					t.Fatalf("step %d: strength %v, want %v", m.Step, m.Strength, strength)
				}
				checkStrength(t, d, m)
				if m.Lines != nil {
					lines++
				}
				if weaker == nil {
					continue
				}
				before := &weaker[i]
				if m.Step != before.Step || m.Chair != before.Chair || m.Made != before.Made || m.Row != before.Row {
					t.Fatalf("at %v step %d of chair %d, at a weaker table step %d of chair %d", strength, m.Step, m.Chair,
						before.Step, before.Chair)
				}
				if m.Loss.Points != before.Loss.Points {
					differ++
				}
				if m.MadeOdds == nil || before.MadeOdds == nil {
					continue
				}
				if m.MadeOdds.Draw <= before.MadeOdds.Draw {
					t.Errorf("step %d: %.4f of deals are drawn at %v, %.4f at a weaker table", m.Step, m.MadeOdds.Draw, strength,
						before.MadeOdds.Draw)
				}
				drawn++
			}
			weaker = moves
		}
		if len(weaker) == 0 {
			t.Fatalf("seed %d: no decisions", seed)
		}
	}
	if drawn < 100 || differ == 0 || lines == 0 {
		t.Errorf("%d odds were compared, %d costs differ, %d lines", drawn, differ, lines)
	}
}

// checkStrength compares the odds of a discard with those of the view, and its cost with the difference of the odds.
func checkStrength(t *testing.T, d *replay.Deal, m *review.Move) {
	t.Helper()
	if m.Row < 0 || m.MadeOdds == nil || m.Kind != review.Discard && m.Kind != review.Riichi {
		return
	}
	differ := max(0, m.BestOdds.Points-m.MadeOdds.Points)
	if m.Kind == review.Discard && m.Loss.Points > differ+1e-9 {
		t.Errorf("step %d: costs %.0f points, the odds differ by %.0f", m.Step, m.Loss.Points, differ)
	}
	s := d.At(m.Step - 1)
	v, err := advice.At(&s, d.Ruleset, m.Chair)
	if err != nil {
		t.Fatal(err)
	}
	row := &m.Rows[m.Row]
	next := v.Without(row.Tile)
	if m.Kind == review.Riichi {
		want, ok := next.Lines(d.Ruleset, m.Strength)
		if !ok || m.Lines == nil || *m.Lines != want {
			t.Errorf("step %d at %v: lines %+v, want %+v", m.Step, m.Strength, m.Lines, want)
		}
		return
	}
	curve := v.CurveAfter(row.Tile)
	want, ok := next.Odds(&curve, m.Strength)
	if v.Pressed() && row.Danger > 0 {
		want = want.AfterDiscard(row.Danger, row.Cost/row.Danger)
	}
	// The points of a win may be those of the better discard.
	if !ok || math.Abs(m.MadeOdds.Win-want.Win) > 1e-12 || math.Abs(m.MadeOdds.Draw-want.Draw) > 1e-12 {
		t.Errorf("step %d at %v: %+v, want %+v", m.Step, m.Strength, *m.MadeOdds, want)
	}
}

// TestUsualStrength: a review that names no strength is one at the usual strength, as is 0.
func TestUsualStrength(t *testing.T) {
	d := careless(t, 1)
	plain, err := review.Deal(d, -1, nil)
	if err != nil {
		t.Fatal(err)
	}
	for _, strength := range []odds.Strength{0, odds.Default} {
		moves, err := review.DealAt(d, -1, strength, nil)
		if err != nil || len(moves) != len(plain) || len(moves) == 0 {
			t.Fatalf("%d decisions, %v, want %d", len(moves), err, len(plain))
		}
		for i := range moves {
			if got, want := moves[i].Loss, plain[i].Loss; got != want {
				t.Errorf("step %d at %v: costs %+v, want %+v", moves[i].Step, strength, got, want)
			}
		}
	}
}

// TestOptionsStrength: alternatives and options of a decision are weighed at the strength of its review.
func TestOptionsStrength(t *testing.T) {
	rows, asked := 0, map[review.Kind]int{}
	for seed := range uint64(6) {
		d := careless(t, seed)
		moves, err := review.DealAt(d, -1, odds.Strongest, nil)
		if err != nil {
			t.Fatal(err)
		}
		if err := review.Alternatives(d, moves, 5); err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			m := &moves[i]
			if m.Kind == review.Discard && m.RowOdds != nil {
				if *m.RowOdds[0] != *m.BestOdds {
					t.Errorf("step %d: first %+v, want %+v", m.Step, *m.RowOdds[0], *m.BestOdds)
				}
				rows++
			}
			if m.Agrees || m.MadeOdds == nil || asked[m.Kind] > 3 {
				continue
			}
			options, err := review.Options(d, m)
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range options {
				if o.Made && math.Abs(o.Odds.Draw-m.MadeOdds.Draw) > 1e-12 {
					t.Errorf("step %d: %s: what was made ends in %+v, want %+v", m.Step, m.Kind, o.Odds, *m.MadeOdds)
				}
				if o.Made {
					asked[m.Kind]++
				}
			}
		}
	}
	if rows == 0 || asked[review.Discard] == 0 || asked[review.Riichi] == 0 || asked[review.Pass] == 0 {
		t.Errorf("%d decisions with alternatives, %v with options", rows, asked)
	}
}

// TestThreeClaims: with three players a claim made or passed costs nothing, since no second model confirms it.
func TestThreeClaims(t *testing.T) {
	differ := 0
	for seed := uint64(1); seed <= 12; seed++ {
		moves, err := review.Deal(logtest.Played(t, "riichi-tenhou-3p", 3, seed), -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			m := &moves[i]
			if m.Kind != review.Call && m.Kind != review.Pass || m.Agrees || m.BestOdds == nil ||
				m.MadeOdds == nil {
				continue
			}
			if m.BestOdds.Points > m.MadeOdds.Points+1000 {
				differ++
			}
			if m.Loss != (review.Loss{}) {
				t.Errorf("seed %d, step %d: %s costs %+v", seed, m.Step, m.Kind, m.Loss)
			}
		}
	}
	if differ == 0 {
		t.Error("no claim differs from the ranking by 1,000 points of the odds")
	}
}
