package review

import (
	"math"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/tile"
)

// TestCertain checks what is left of a loss where the models are weak.
func TestCertain(t *testing.T) {
	threat := func(v *advice.View) { v.Rivals = []advice.Rival{{Rival: danger.Rival{Riichi: true}}, {}, {}} }
	for _, c := range []struct {
		name               string
		loss               float64
		threat, fast       bool
		bestAway, madeAway int8
		bestCost, madeCost float64
		want               float64
	}{
		{"a tie", 150, false, false, 1, 1, 0, 0, 0},
		{"as far from ready", 151, false, false, 1, 1, 0, 0, 151},
		{"a step lost, a tie", 100, false, false, 0, 1, 0, 0, 0},
		{"a step lost", 101, false, false, 0, 1, 0, 0, 101},
		{"two from ready", 250, false, false, 2, 2, 0, 0, 0},
		{"two from ready, beyond the tie", 251, false, false, 2, 2, 0, 0, 251},
		{"two from ready, a step lost, a tie", 150, false, false, 2, 3, 0, 0, 0},
		{"two from ready, a step lost", 151, false, false, 2, 3, 0, 0, 151},
		{"wins more often", 1000, false, true, 0, 1, 0, 0, 0},
		{"wins more often, costs more", 1001, false, true, 0, 1, 0, 0, 1001},
		{"the better discard is the more dangerous one", 400, false, false, 0, 1, 300, 0, 0},
		{"the made discard is the more dangerous one, no threat", 400, false, false, 0, 1, 0, 300, 400},
		{"the danger may be a third less", 300, true, false, 1, 0, 0, 500, 0},
		{"more than that", 400, true, false, 1, 0, 0, 500, 400},
		{"the better discard may be a third more dangerous", 300, true, false, 1, 1, 500, 0, 0},
		{"nearer and as safe: it can still be given up", 900, true, true, 1, 0, 0, 100, 0},
		{"nearer and dangerous: its own danger counts", 900, true, true, 1, 0, 0, 600, 600},
		{"nearer, but wins less often", 900, true, false, 1, 0, 0, 100, 900},
	} {
		v := &advice.View{}
		if c.threat {
			threat(v)
		}
		best, made := &advice.Row{Pays: c.bestCost}, &advice.Row{Pays: c.madeCost}
		best.Shanten, made.Shanten = c.bestAway, c.madeAway
		if got := (Loss{Points: c.loss}).certain(v, best, made, c.fast); math.Abs(got.Points-c.want) > 1e-9 {
			t.Errorf("%s: %.0f of %.0f points, want %.0f", c.name, got.Points, c.loss, c.want)
		}
	}
}

// TestFuritenCurve checks that a ready hand whose player has discarded a tile of its wait, before or just now, wins
// less often than one that may win on discards.
func TestFuritenCurve(t *testing.T) {
	v, m := rowsOf(t, "234567m234568p55s", "8p", "5s", 9)
	free := after(v, &m.Rows[0])
	v.River = 1 << tile.MustParse("7p").Index()
	furiten := after(v, &m.Rows[0])
	if furiten.win <= 0 || furiten.win > 0.75*free.win || furiten.points >= free.points {
		t.Errorf("furiten wins %.3f of the deals, free %.3f", furiten.win, free.win)
	}
	v.River = 1 << tile.MustParse("9s").Index()
	if same := after(v, &m.Rows[0]); math.Abs(same.win-free.win) > 1e-12 {
		t.Errorf("another discard: wins %.3f, want %.3f", same.win, free.win)
	}
	// Without the 3p the hand waits on 3p, 6p and 9p: the tile just discarded is one of them.
	v, m = rowsOf(t, "234567m345678p55s", "3p", "5s", 9)
	next := v.Without(m.Rows[0].Tile)
	if just, as := after(v, &m.Rows[0]), expects(&next, next.Curve()); just.win > 0.75*as.win {
		t.Errorf("wins %.3f with the wait just discarded, %.3f without", just.win, as.win)
	}
}
