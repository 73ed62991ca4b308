package audit_test

import (
	"fmt"
	"slices"
	"testing"

	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/replay/mjai"
	"tehai/core/replay/tenhou"
)

// differ returns the first difference between two tables, or "". It compares how much of the wall is left, and with
// allTiles every tile.
func differ(a, b *game.State, allTiles bool) string {
	targetA, loserA := a.Target()
	targetB, loserB := b.Target()
	switch {
	case a.Step != b.Step || a.Phase != b.Phase || a.Turn != b.Turn || a.Last != b.Last:
		return fmt.Sprintf("turn: step %d, %v, chair %d, %+v; step %d, %v, chair %d, %+v", a.Step, a.Phase, a.Turn, a.Last,
			b.Step, b.Phase, b.Turn, b.Last)
	case a.Drawn != b.Drawn || targetA != targetB || loserA != loserB:
		return fmt.Sprint("tile at hand: ", a.Drawn, targetA, loserA, "; ", b.Drawn, targetB, loserB)
	case a.Deposits != b.Deposits || !slices.Equal(a.Winners(), b.Winners()):
		return "deposits or winners"
	case a.Left() != b.Left() || !slices.Equal(a.Indicators(), b.Indicators()):
		return fmt.Sprint("wall: ", a.Left(), a.Indicators(), "; ", b.Left(), b.Indicators())
	case !slices.Equal(a.Discards(), b.Discards()):
		return fmt.Sprint("river: ", a.Discards(), "; ", b.Discards())
	case allTiles && !(slices.Equal(a.Wall(), b.Wall()) && slices.Equal(a.DeadWall(), b.DeadWall()) &&
		slices.Equal(a.Ura(), b.Ura())):
		return "tiles of the wall"
	}
	for chair := range a.Deal().Players {
		switch {
		case !slices.Equal(a.Closed(chair), b.Closed(chair)):
			return fmt.Sprint("hand: ", a.Closed(chair), "; ", b.Closed(chair))
		case !slices.Equal(a.Melds(chair), b.Melds(chair)) || !slices.Equal(a.Flowers(chair), b.Flowers(chair)):
			return fmt.Sprint("melds: ", a.Melds(chair), a.Flowers(chair), "; ", b.Melds(chair), b.Flowers(chair))
		case a.Riichi(chair) != b.Riichi(chair) || a.Score(chair) != b.Score(chair):
			return fmt.Sprint("riichi and score: ", a.Riichi(chair), a.Score(chair), "; ", b.Riichi(chair), b.Score(chair))
		}
	}
	return ""
}

// wantSame compares two replays step by step.
func wantSame(t *testing.T, name string, got, want *replay.Replay, wall bool) {
	t.Helper()
	if len(got.Problems) > len(want.Problems) {
		t.Errorf("%s: problems %+v", name, got.Problems)
	}
	if len(got.Deals) != len(want.Deals) {
		t.Fatalf("%s: %d deals, want %d", name, len(got.Deals), len(want.Deals))
	}
	for i, d := range want.Deals {
		other := got.Deals[i]
		if other.Steps() != d.Steps() {
			t.Errorf("%s, deal %d: %d steps, want %d", name, i, other.Steps(), d.Steps())
			continue
		}
		if a, b := other.Deal(), d.Deal(); a.Round != b.Round || a.Number != b.Number || a.Repeat != b.Repeat ||
			!slices.Equal(a.Scores, b.Scores) {
			t.Errorf("%s, deal %d: %v %d %d %v, want %v %d %d %v", name, i, a.Round, a.Number, a.Repeat, a.Scores, b.Round,
				b.Number, b.Repeat, b.Scores)
		}
		if g, w := fmt.Sprint(other.Result.Payments), fmt.Sprint(d.Result.Payments); g != w {
			t.Errorf("%s, deal %d: payments %s, want %s", name, i, g, w)
		}
		mine, theirs := other.At(0), d.At(0)
		for step := 1; ; step++ {
			if what := differ(&mine, &theirs, wall); what != "" {
				t.Errorf("%s, deal %d, step %d: %s", name, i, step-1, what)
				break
			}
			if step > d.Steps() || mine.Apply(other.Event(step)) != nil || theirs.Apply(d.Event(step)) != nil {
				break
			}
		}
	}
}

// TestReplayText writes every real game as replay text and reads it again: the states are the same, including the
// complete wall.
func TestReplayText(t *testing.T) {
	eachRealGame(t, func(name string, r *replay.Replay) {
		text := replay.Write(r)
		again, err := replay.Read(text, rules)
		if err != nil {
			t.Errorf("%s: %v", name, err)
			return
		}
		wantSame(t, name, again, r, true)
		if g, w := fmt.Sprintf("%q", again.Players()), fmt.Sprintf("%q", r.Players()); g != w {
			t.Errorf("%s: players %s, want %s", name, g, w)
		}
	})
}

// TestExports writes every real game in the other formats, and reads it again: the states are the same except for
// undrawn tiles, and every win still agrees.
func TestExports(t *testing.T) {
	for _, format := range []struct {
		name  string
		write func(*replay.Replay, importer.Stated) (string, error)
		read  func(string, replay.RulesFor) (*replay.Replay, error)
	}{
		{"tenhou", tenhou.Write, tenhou.Read}, {"mjai", mjai.Write, mjai.Read},
	} {
		eachRealGame(t, func(name string, r *replay.Replay) {
			name += " as " + format.name
			text, err := format.write(r, audit.Stated)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				return
			}
			again, err := format.read(text, rules)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				return
			}
			wantSame(t, name, again, r, false)
			wantAgreement(t, name, again)
		})
	}
}

func wantAgreement(t *testing.T, name string, r *replay.Replay) {
	t.Helper()
	for i, d := range r.Deals {
		wins, err := audit.Wins(d, nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, w := range wins {
			if !w.Agrees() {
				t.Errorf("%s, deal %d, chair %d: %v %+v", name, i, w.Chair, w.Err, w.Differences)
			}
		}
	}
}
