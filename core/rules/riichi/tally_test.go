package riichi

import (
	"slices"
	"testing"

	"tehai/core/rules"
)

// checkTally wants the numbers and errors of tally to be those of score.
func checkTally(t *testing.T, r *settings, win *rules.Win, res *rules.Card, refused error) {
	t.Helper()
	got, err := r.tally(win)
	if refused != nil {
		if err == nil || err.Error() != refused.Error() || got != (rules.Tally{}) {
			t.Fatalf("the tally is %+v, %v; score says %v", got, err, refused)
		}
		return
	}
	var want rules.Tally
	var ids []string
	if res.Win {
		want = rules.Tally{
			Win: true, Han: res.Total("han"), Fu: res.Total("fu"), Yakuman: res.Total("yakuman"), Limit: res.Limit,
			Points: res.Points, Payments: res.Payments, Yaku: got.Yaku,
		}
		for _, y := range yakuOf(res) {
			if i := slices.Index(rules.DoraIDs[:], y.ID); i >= 0 {
				want.Dora[i] = y.Amount
				continue
			}
			ids = append(ids, y.ID)
		}
	}
	if err != nil || got != want || !slices.Equal(idsOf(&got), ids) {
		t.Fatalf("the tally is %+v with %v, %v; score says %+v with %v", got, idsOf(&got), err, want, ids)
	}
}

func idsOf(tally *rules.Tally) (ids []string) {
	for i := range 64 * len(tally.Yaku) {
		if tally.Has(i) {
			ids = append(ids, talliedID(i))
		}
	}
	return ids
}

// TestYakuBits wants a bit for every yaku.
func TestYakuBits(t *testing.T) {
	if talliedID(len(limits)+len(ordinary)-1) == "" || talliedID(len(limits)+len(ordinary)) != "" {
		t.Error("want ids of all places, and none behind")
	}
	most := 64 * len(rules.Tally{}.Yaku)
	if len(limits)+len(ordinary) > most || len(limits) == 0 || len(limits) >= 64 || len(ordinary) > 64 {
		t.Errorf("%d yakuman and %d other yaku, want places among %d bits", len(limits), len(ordinary), most)
	}
}

// TestTallyAllocates wants no memory for a win.
func TestTallyAllocates(t *testing.T) {
	r := mustRules(t, "riichi-tenhou", nil)
	wins := benchWins()
	if n := testing.AllocsPerRun(100, func() {
		for i := range wins {
			if got, err := r.tally(&wins[i]); err != nil || !got.Win {
				t.Fatal("no win")
			}
		}
	}); n > 0 {
		t.Errorf("%.0f allocations for %d wins, want none", n, len(wins))
	}
}

// BenchmarkTally measures tally of a checked win.
func BenchmarkTally(b *testing.B) {
	r := mustRules(b, "riichi-tenhou", nil)
	wins := benchWins()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if got, err := r.tally(&wins[i%len(wins)]); err != nil || !got.Win {
			b.Fatal("no win")
		}
	}
}
