package advice

import (
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/worth"
)

// calling visits the states of deals in which players call the first pung that they can, and discard what keeps the
// hand nearest to ready.
func calling(t *testing.T, deals uint64, visit func(*game.State, *rules.Rules)) {
	t.Helper()
	plainly(t, 170, deals, true, visit)
}

// TestClaimMargin looks at claims after which wins count a little more than without: they are worthwhile, except as the
// first of a hand that is too far from ready to follow every draw.
func TestClaimMargin(t *testing.T) {
	var looked [4]int // closed, far
	calling(t, 250, func(s *game.State, r *rules.Rules) {
		for _, e := range s.Legal() {
			if e.Kind != game.Chow && e.Kind != game.Pung {
				continue
			}
			v, err := At(s, r, e.Chair)
			if err != nil {
				t.Fatal(err)
			}
			if v.Hand.IsClosed() && min(looked[1], looked[3]) >= 5 {
				continue // enough of them
			}
			counts := v.Hand.Counts()
			g := gain{view: v, table: v.decides(r), distance: v.Rule.Of(&counts).Best}
			pass, ok := g.points(v)
			claim := g.after(s, r, e)
			if !ok || claim <= 1.01*pass || claim >= 1.19*pass || v.drawsLeft() <= lateDraws {
				continue
			}
			closed, far := v.Hand.IsClosed(), g.distance > worth.Reach
			_, claims, _ := v.Worthwhile(s, r, []game.Event{e})
			if claims == (closed && far) {
				t.Errorf("step %d: %v counts %.0f, without %.0f; closed %t, %d from ready; claims %t", s.Step, e, claim, pass,
					closed, g.distance, claims)
			}
			at := 0
			if closed {
				at++
			}
			if far {
				at += 2
			}
			looked[at]++
		}
	})
	if min(looked[0], looked[1], looked[2], looked[3]) == 0 {
		t.Errorf("%d claims of open hands near ready, %d of closed ones, %d and %d of those farther", looked[0], looked[1],
			looked[2], looked[3])
	}
}
