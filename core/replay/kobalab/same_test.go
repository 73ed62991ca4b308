package kobalab_test

import (
	"fmt"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// TestSameAsTenhou reads the sample, a game that another format has too: scores, wins and payments are the same.
func TestSameAsTenhou(t *testing.T) {
	for _, name := range []string{"4-players"} {
		a, err := kobalab.Read(logtest.Sample(t, name+".json"), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		b, err := tenhou.Read(logtest.Sample(t, "../../tenhou/testdata/"+name+".json"), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		if len(a.Deals) != len(b.Deals) || fmt.Sprint(a.Players()) != fmt.Sprint(b.Players()) {
			t.Fatalf("%s: %d deals of %v, want %d of %v", name, len(a.Deals), a.Players(), len(b.Deals), b.Players())
		}
		for i := range a.Deals {
			spell := func(d *replay.Deal) string {
				text := fmt.Sprintln(d.Label(), d.Steps(), d.Deal().Scores, d.Deal().Deposits, d.Result.Payments)
				for _, w := range d.Wins {
					text += fmt.Sprintln(w.Chair, w.From, w.Points, w.Yakuman, w.Payments)
				}
				return text
			}
			if got, want := spell(a.Deals[i]), spell(b.Deals[i]); got != want {
				t.Errorf("%s, deal %d:\n%swant\n%s", name, i, got, want)
			}
		}
	}
}
