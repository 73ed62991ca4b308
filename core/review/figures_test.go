package review_test

import (
	"reflect"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay/logtest"
	"tehai/core/review"
)

// TestFiguresAdd adds figures to themselves: every field doubles.
func TestFiguresAdd(t *testing.T) {
	var f review.Figures
	fields := reflect.ValueOf(&f).Elem()
	for i := range fields.NumField() {
		if field := fields.Field(i); field.CanInt() {
			field.SetInt(int64(i + 1))
		} else {
			field.SetFloat(float64(i + 1))
		}
	}
	other := f
	f.Add(&other)
	for i := range fields.NumField() {
		field := fields.Field(i)
		if field.CanInt() && field.Int() != 2*int64(i+1) || field.CanFloat() && field.Float() != 2*float64(i+1) {
			t.Errorf("%s: %v and as much again is %v", fields.Type().Field(i).Name, i+1, field)
		}
	}
}

// TestUnfinished counts the decisions of an unfinished deal, which does not count as won, lost or drawn.
func TestUnfinished(t *testing.T) {
	d, _ := claimed(t, 0)
	all, _ := review.Deal(d, 0, nil)
	d.Record = d.Record.Branch(d.Steps() - 1)
	moves, err := review.Deal(d, 0, nil)
	if err != nil {
		t.Fatal(err)
	}
	f := review.Of(d, 0, moves)
	if f.Decisions < len(all)-1 || f.Decisions == 0 || f.Deals+f.Drawn+f.Wins+f.DealIns+f.Riichi+f.Open+f.Payments != 0 {
		t.Errorf("%+v", f)
	}
}

// TestClosedKongs counts who has an open hand in deals with kongs: one that is concealed opens none.
func TestClosedKongs(t *testing.T) {
	concealed, open := 0, 0
	for seed := range uint64(600) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		s := d.Last()
		for chair := range 4 {
			want, kongs := 0, 0
			for _, m := range s.Melds(chair) {
				if m.Kong == meld.Concealed {
					kongs++
				} else {
					want = 1
				}
			}
			if f := review.Of(d, chair, nil); f.Open != want {
				t.Errorf("seed %d, chair %d: open %d, want %d", seed, chair, f.Open, want)
			}
			if open += want; want == 0 {
				concealed += kongs
			}
		}
	}
	if concealed == 0 || open == 0 {
		t.Errorf("%d concealed kongs of closed hands, %d open hands", concealed, open)
	}
}

// TestFigures compares the results of deals with their last states: who had an open hand, who won, who dealt in, and
// the visible danger of that tile.
func TestFigures(t *testing.T) {
	opened, closed, won, dealt := 0, 0, 0, 0
	for seed := range uint64(10) {
		d, _ := claimed(t, seed)
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		last := d.Last()
		_, loser := last.Target()
		for chair := range 4 {
			f := review.Of(d, chair, moves)
			calls := 0
			for step := 1; step <= d.Steps(); step++ {
				if e := d.Event(step); e.Chair == chair && (e.Kind == game.Chow || e.Kind == game.Pung) {
					calls = 1
				}
			}
			if f.Open != calls {
				t.Errorf("seed %d, chair %d: open %d, has called %d", seed, chair, f.Open, calls)
			}
			opened, closed, won = opened+calls, closed+1-calls, won+f.Wins
			if in := last.Phase == game.Won && loser == chair; (f.DealIns == 1) != in {
				t.Errorf("seed %d, chair %d: deals in %d", seed, chair, f.DealIns)
			}
			if f.DealIns == 0 {
				continue
			}
			for i := range moves {
				if m := &moves[i]; m.Chair == chair && m.Step == d.Steps()-1 {
					dealt++
					if want := m.Rows[m.Row].Danger; f.DealInSeen != 1 || f.DealInDanger != want || want <= 0 {
						t.Errorf("seed %d, chair %d: danger %f of %d deal-ins, want %f", seed, chair, f.DealInDanger, f.DealInSeen, want)
					}
				}
			}
		}
	}
	if opened < 10 || closed < 1 || won < 2 || dealt < 1 {
		t.Errorf("%d open hands, %d closed ones, %d wins, %d deal-ins", opened, closed, won, dealt)
	}
}

// TestDealInDanger looks for the decision about each tile that dealt in: where there was one its danger is known, and
// not where there was none, as in riichi.
func TestDealInDanger(t *testing.T) {
	decided, forced, riichi := 0, 0, 0
	for seed := range uint64(230) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		_, loser := d.Last().Target()
		if d.Last().Phase != game.Won || loser < 0 {
			continue
		}
		step := d.Steps()
		for d.Event(step).Chair != loser {
			step--
		}
		if d.Event(step).Kind != game.Discard {
			continue // a robbed kong
		}
		moves, err := review.CostsAt(d, loser, 0)
		if err != nil {
			t.Fatal(err)
		}
		seen, danger := 0, 0.0
		for i := range moves {
			m := &moves[i]
			if m.Row >= 0 && (m.Step == step || m.Step == step-1 && m.Made.Kind == game.Riichi) {
				seen, danger = 1, m.Rows[m.Row].Danger
				riichi += step - m.Step
			}
		}
		if f := review.Of(d, loser, moves); f.DealIns != 1 || f.DealInSeen != seen || f.DealInDanger != danger {
			t.Errorf("seed %d: danger %f of %d tiles that dealt in, want %f of %d", seed, f.DealInDanger, f.DealInSeen, danger,
				seen)
		}
		decided += seen
		forced += 1 - seen
	}
	if decided < 5 || forced < 2 || riichi < 1 {
		t.Errorf("%d tiles that were chosen dealt in, %d of them with a riichi, and %d others", decided, riichi, forced)
	}
}
