package review

import (
	"math"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/odds"
	"tehai/core/tile"
)

// TestCertain checks what is left of a loss where the models are weak.
func TestCertain(t *testing.T) {
	threat := func(v *advice.View) { v.Rivals = []advice.Rival{{Rival: danger.Rival{Riichi: true}}, {}, {}} }
	for _, c := range []struct {
		name               string
		loss               float64
		threat, fast, both bool
		bestAway, madeAway int8
		bestCost, madeCost float64
		want               float64
	}{
		{"a tie", 150, false, false, false, 1, 1, 0, 0, 0},
		{"as far from ready", 151, false, false, false, 1, 1, 0, 0, 151},
		{"a step lost, a tie", 150, false, false, false, 0, 1, 0, 0, 0},
		{"a step lost", 151, false, false, false, 0, 1, 0, 0, 151},
		{"two from ready", 250, false, false, false, 2, 2, 0, 0, 0},
		{"two from ready, beyond the tie", 251, false, false, false, 2, 2, 0, 0, 251},
		{"wins more often", 1000, false, true, false, 0, 1, 0, 0, 0},
		{"wins more often, costs more", 1001, false, true, false, 0, 1, 0, 0, 1001},
		{"the better discard is the more dangerous one", 400, false, false, false, 0, 1, 300, 0, 0},
		{"the made discard is the more dangerous one, no threat", 400, false, false, false, 0, 1, 0, 300, 400},
		{"the danger may be a third less", 300, true, false, false, 1, 0, 0, 500, 0},
		{"more than that", 400, true, false, false, 1, 0, 0, 500, 400},
		{"the better discard may be a third more dangerous", 300, true, false, false, 1, 1, 500, 0, 0},
		{"nearer and as safe: it can still be given up", 900, true, true, false, 1, 0, 0, 100, 0},
		{"nearer and dangerous: its own danger counts", 900, true, true, false, 1, 0, 0, 600, 600},
		{"nearer, but wins less often", 900, true, false, false, 1, 0, 0, 100, 900},
		{"both models agree, a tie", 100, false, false, true, 2, 2, 0, 0, 0},
		{"both models agree", 101, false, false, true, 2, 2, 0, 0, 101},
		{"both models agree, it wins as often, a tie", 250, false, true, true, 1, 1, 0, 0, 0},
		{"both models agree, it wins as often", 251, false, true, true, 1, 1, 0, 0, 251},
		{"both models agree against a riichi", 150, true, false, true, 1, 1, 0, 100, 150},
	} {
		v := &advice.View{}
		if c.threat {
			threat(v)
		}
		best, made := &advice.Row{Cost: c.bestCost}, &advice.Row{Cost: c.madeCost}
		best.Shanten, made.Shanten = c.bestAway, c.madeAway
		if got := (Loss{Points: c.loss}).certain(v, best, made, c.fast, c.both); math.Abs(got.Points-c.want) > 1e-9 {
			t.Errorf("%s: %.0f of %.0f points, want %.0f", c.name, got.Points, c.loss, c.want)
		}
	}
}

// TestFuritenCurve checks that a ready hand whose player has discarded a tile of its wait, before or just now, wins
// less often than one that may win on discards.
func TestFuritenCurve(t *testing.T) {
	v, m := rowsOf(t, "234567m234568p55s", "8p", "5s", 9)
	free := after(v, &m.Rows[0], odds.Default)
	v.River = 1 << tile.MustParse("7p").Index()
	furiten := after(v, &m.Rows[0], odds.Default)
	if furiten.win <= 0 || furiten.win > 0.75*free.win || furiten.points >= free.points {
		t.Errorf("furiten wins %.3f of the deals, free %.3f", furiten.win, free.win)
	}
	v.River = 1 << tile.MustParse("9s").Index()
	if same := after(v, &m.Rows[0], odds.Default); math.Abs(same.win-free.win) > 1e-12 {
		t.Errorf("another discard: wins %.3f, want %.3f", same.win, free.win)
	}
	// Without the 3p the hand waits on 3p, 6p and 9p: the tile just discarded is one of them.
	v, m = rowsOf(t, "234567m345678p55s", "3p", "5s", 9)
	next := v.Without(m.Rows[0].Tile)
	just, as := after(v, &m.Rows[0], odds.Default), expects(&next, next.Curve(), odds.Default)
	if just.win > 0.75*as.win {
		t.Errorf("wins %.3f with the wait just discarded, %.3f without", just.win, as.win)
	}
}

// TestPlanned finds the discards that keep to all simples or to a flush where the better one does not.
func TestPlanned(t *testing.T) {
	for _, c := range []struct {
		name, hand, best, made string
		want                   bool
	}{
		{"the only terminal goes", "245588m26668p25s1s", "2p", "1s", true},
		{"one of two terminals goes", "35668m55078p389s1m", "8m", "9s", true},
		{"one of three", "35668m55078p39s1m9p", "8m", "9s", false},
		{"both are terminals", "3566m550678p39s1m", "1m", "9s", false},
		{"a tile from 2 to 8", "245588m26668p25s1s", "1s", "2p", false},
		{"towards ten tiles of a suit and honours", "4589p224688s1277z", "1z", "4p", true},
		{"nine tiles", "45789p24688s1277z", "1z", "4p", false},
		{"away from the flush", "4589p224688s1277z", "4p", "1z", false},
		{"both outside", "4589p224688s1277z", "9p", "4p", false},
		{"an honour of the flush", "4589p224688s1277z", "4s", "1z", false},
	} {
		v, m := rowsOf(t, c.hand, c.best, c.made, 9)
		if got := planned(v, &m.Rows[0], &m.Rows[1]); got != c.want {
			t.Errorf("%s: planned %v, want %v", c.name, got, c.want)
		}
		loss := Loss{Points: 1000}
		m.Rows[0].Shanten, m.Rows[1].Shanten = 2, 3
		for range 2 {
			if got := loss.certain(v, &m.Rows[0], &m.Rows[1], false, false).Points; (got == 0) != c.want {
				t.Errorf("%s: %.0f of 1,000 points, under a threat: %v", c.name, got, v.Pressed())
			}
			v.Rivals[0].Riichi = true
		}
	}
}

// TestUnknownValue compares a hand without a yaku with one that has one: both win as much, so that the faster one is no
// mistake.
func TestUnknownValue(t *testing.T) {
	// An open hand with a pair of terminals: only without them it has a yaku.
	v, m := rowsOf(t, "38m115568p234s 4'56s", "8m", "1p", 15)
	a, b := v.CurveAfter(m.Rows[0].Tile), v.CurveAfter(m.Rows[1].Tile)
	if a.Value != 0 || b.Value <= 0 {
		t.Fatalf("wins are worth %.0f and %.0f points", a.Value, b.Value)
	}
	first, second := afterBoth(v, &m.Rows[0], &m.Rows[1], odds.Default)
	if alone := after(v, &m.Rows[0], odds.Default); alone.points <= second.points {
		t.Errorf("by an average win %.0f points, want more than %.0f", alone.points, second.points)
	}
	if first.points > second.points+tied {
		t.Errorf("without a yaku %.0f points, with one %.0f", first.points, second.points)
	}
}

// TestContested drops a verdict where another discard brings clearly more than the first.
func TestContested(t *testing.T) {
	v, m := rowsOf(t, "234567m234568p55s", "5s", "2m", 9)
	m.Rows = append(m.Rows, m.Rows[0])
	m.Rows[2].Tile, m.Rows[2].Shanten = tile.MustParse("8p"), 0
	best := after(v, &m.Rows[0], odds.Default)
	if !m.contested(v, &best) {
		t.Errorf("breaking the pair brings %.0f points, the lone tile %.0f", best.points,
			after(v, &m.Rows[2], odds.Default).points)
	}
	m.Strength = odds.Strongest
	other := after(v, &m.Rows[2], m.Strength)
	for _, short := range []float64{tied - 1, tied + 1} {
		if got := m.contested(v, &worth{points: other.points - short}); got != (short > tied) {
			t.Errorf("%.0f points short: contested %v", short, got)
		}
	}
	m.Rows[0], m.Rows[2] = m.Rows[2], m.Rows[0]
	if best = after(v, &m.Rows[0], odds.Default); m.contested(v, &best) {
		t.Errorf("the lone tile brings %.0f points, breaking the pair %.0f", best.points,
			after(v, &m.Rows[2], odds.Default).points)
	}
	m.Rows[0], m.Rows[1] = m.Rows[2], m.Rows[0]
	m.Rows = m.Rows[:2]
	if best = after(v, &m.Rows[0], odds.Default); m.contested(v, &best) {
		t.Error("the discard that was made does not count")
	}
}

// TestDoubts: of a difference in danger a third may be wrong; who discards a dangerous tile may have to discard more.
func TestDoubts(t *testing.T) {
	v := &advice.View{Rivals: []advice.Rival{{Rival: danger.Rival{Riichi: true}}, {}, {}}}
	for _, c := range []struct{ loss, bestCost, madeCost, want float64 }{
		{2000, 0, 600, 200}, {2000, 600, 0, 600}, {2000, 300, 300, 0}, {100, 0, 100, 0},
	} {
		best, made := &advice.Row{Cost: c.bestCost}, &advice.Row{Cost: c.madeCost}
		made.Shanten = 1
		l := (Loss{Points: c.loss}).certain(v, best, made, false, false)
		if math.Abs(l.Doubt-c.want) > 1e-9 || (l.Points > 0) != (c.loss > 1000) {
			t.Errorf("%+v: %+v", c, l)
		}
	}
	for _, c := range []struct {
		points, doubt float64
		want          Size
	}{
		{499, 0, Slip}, {500, 0, Mistake}, {1499, 1000, Slip}, {1500, 1000, Mistake}, {2499, 1000, Mistake},
		{2500, 1000, Blunder}, {200, 500, Slip}, {0, 0, NoMistake},
	} {
		if got := (Loss{Points: c.points, Doubt: c.doubt}).Size(); got != c.want {
			t.Errorf("%.0f points, %.0f of them doubtful: %q, want %q", c.points, c.doubt, got, c.want)
		}
	}
}

// TestCertainDanger weighs discards with given dangers under a threat: the hands are of different shanten, so that the
// deeper model is not asked.
func TestCertainDanger(t *testing.T) {
	type row struct{ danger, cost float64 }
	for _, c := range []struct {
		name         string
		best, made   row
		step         int8 // how much nearer the hand made is
		fast         bool
		points, want float64
		doubt        float64
	}{
		{"both safe", row{}, row{}, -1, false, 1000, 1000, 0},
		{"more dangerous than it may be", row{0.151, 900}, row{0.05, 300}, -1, false, 1000, 0, 0},
		{"as dangerous as it may be", row{0.15, 900}, row{0.05, 300}, -1, false, 1000, 1000, 600},
		{"as dangerous as the one made", row{0.2, 900}, row{0.2, 900}, -1, false, 1000, 1000, 0},
		{"safer", row{0.01, 60}, row{0.1, 660}, -1, false, 1000, 1000, 200},
		{"safer, within a third", row{0.01, 60}, row{0.1, 660}, -1, false, 350, 0, 0},
		{"safer, beyond a third", row{0.01, 60}, row{0.1, 660}, -1, false, 351, 351, 200},
		{"a faster hand costs its danger only", row{0.01, 60}, row{0.1, 660}, 1, true, 1000, 600, 200},
		{"a faster hand with a safer tile", row{0.1, 660}, row{0.01, 60}, 1, true, 1000, 0, 0},
		{"as near and as fast", row{0.01, 60}, row{0.1, 660}, 0, true, 1000, 1000, 200},
	} {
		v, m := rowsOf(t, "12345m11345p2344s", "4s", "1p", 9)
		v.Scorer = nil // no deeper model
		v.Rivals[0].Riichi = true
		best, made := &m.Rows[0], &m.Rows[1]
		best.Danger, best.Cost, made.Danger, made.Cost = c.best.danger, c.best.cost, c.made.danger, c.made.cost
		best.Shanten, made.Shanten = 1, 1-c.step
		got := (Loss{Points: c.points}).certain(v, best, made, c.fast, false)
		if math.Abs(got.Points-c.want) > 1e-9 || math.Abs(got.Doubt-c.doubt) > 1e-9 {
			t.Errorf("%s: %.0f points, doubt %.0f, want %.0f and %.0f", c.name, got.Points, got.Doubt, c.want, c.doubt)
		}
	}
}
