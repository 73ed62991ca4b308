package review_test

import (
	"math"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
)

// declared is thrown with another last tile, 6s: discarding it leaves 3s4s, a two-sided wait on eight copies;
// discarding 3s leaves 4s6s, which waits for four. 234m 567m 234p 888s… are complete.
func declared(t *testing.T, moves string) *review.Move {
	t.Helper()
	text := strings.Replace(thrown, "8s ? ? ? N\n", "8s ? ? ? 6s\n", 1)
	text = strings.Replace(text, "1.8s 2.?", moves, 1)
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	list, err := review.Deal(r.Deals[0], 0, nil)
	if err != nil || len(list) == 0 {
		t.Fatalf("%v %+v", err, list)
	}
	return &list[0]
}

// TestLastDiscard looks at discards after which the player has no further draw: they cannot lead to a win. Such a
// discard costs the risk of dealing in and, if a ready hand is given up, what it gets at the draw.
func TestLastDiscard(t *testing.T) {
	judged, givenUp := 0, 0
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for i, d := range r.Deals {
			if s := d.Last(); s.Left() > 3 || d.Deal().Players != 4 {
				continue
			}
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(name, err)
			}
			for j := range moves {
				m := &moves[j]
				if before := d.At(m.Step - 1); m.Kind != review.Discard || before.Left() > 3 || m.Row <= 0 {
					continue
				}
				judged++
				best, made := &m.Rows[0], &m.Rows[m.Row]
				want := made.Cost - best.Cost
				if best.Shanten == 0 {
					want += 2000 * (1 - best.Danger)
				}
				if made.Shanten == 0 {
					want -= 2000 * (1 - made.Danger)
				}
				if want <= 150 {
					want = 0
				}
				if best.Shanten == 0 && made.Shanten > 0 {
					givenUp++
				}
				if m.Loss.Win > 0 || math.Abs(m.Loss.Points-want) > 1e-6 {
					t.Errorf("%s, deal %d, step %d: costs %+v, want %.0f points", name, i, m.Step, m.Loss, want)
				}
			}
		}
	})
	if !found {
		t.Skip("the real games are not next to this checkout")
	}
	if judged == 0 || givenUp == 0 {
		t.Errorf("%d last discards were judged, %d of them of a ready hand that was given up", judged, givenUp)
	}
}

// TestDeclared reports the tile as wrong where riichi was right and another tile better, silence where riichi was
// better, and neither where both were right.
func TestDeclared(t *testing.T) {
	if m := declared(t, "1.?,L,6s"); m.Kind != review.Riichi || !m.Agrees || m.Row != 0 {
		t.Errorf("declared right at the end of a record: %+v", m)
	}
	if m := declared(t, "1.?,L,6s 2.?"); m.Kind != review.Riichi || !m.Agrees || m.Loss != (review.Loss{}) {
		t.Errorf("riichi with the best tile: %+v", m)
	}
	if m := declared(t, "1.?,L,3s 2.?"); m.Agrees || m.Better.Kind != game.Riichi || m.Rows[0].Tile.String() != "6s" ||
		m.Loss.Win < 0.02 {
		t.Errorf("riichi with another tile: better %v with %s, %+v", m.Better.Kind, m.Rows[0].Tile, m.Loss)
	}
	silent := declared(t, "1.6s 2.?")
	if silent.Agrees || silent.Better.Kind != game.Riichi || silent.Row != 0 || silent.Loss.Size() != review.Mistake ||
		silent.Loss.Points > 2000 || silent.Lines == nil || silent.Lines.Margin < 1000 {
		t.Errorf("no riichi: better %v, %+v", silent.Better.Kind, silent.Loss)
	}
	both := declared(t, "1.3s 2.?")
	if both.Agrees || both.Better.Kind != game.Riichi || both.Loss.Points <= silent.Loss.Points || both.Loss.Win < 0.02 {
		t.Errorf("no riichi and another tile: better %v, %+v", both.Better.Kind, both.Loss)
	}
}
