package advice

import (
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
)

// calling visits the states of deals in which players call the first pung that they can, and discard what keeps the
// hand nearest to ready.
func calling(t *testing.T, deals uint64, visit func(*game.State, *rules.Rules)) {
	t.Helper()
	plainly(t, 170, deals, true, visit)
}

// claims visits the chows and pungs that are possible in such deals.
func claims(t *testing.T, deals uint64, visit func(*game.State, *rules.Rules, *View, game.Event)) {
	t.Helper()
	calling(t, deals, func(s *game.State, r *rules.Rules) {
		for _, e := range s.Legal() {
			if e.Kind != game.Chow && e.Kind != game.Pung {
				continue
			}
			v, err := At(s, r, e.Chair)
			if err != nil {
				t.Fatal(err)
			}
			visit(s, r, v, e)
		}
	})
}

// TestClaimMargin compares claims with passing: the first of a hand may count less, unless the hand is too far from
// ready to follow every draw; then it must count much more. Later claims must count more.
func TestClaimMargin(t *testing.T) {
	margins := [...]struct {
		name             string
		passed, made     float64 // claims that count so many times as much as passing, or less; or more
		fromTo           [2]float64
		looked, lookedAt [2]int // passed and made; those of them within fromTo
	}{
		{name: "open", passed: 0.99, made: 1.01, fromTo: [2]float64{0.8, 1.2}},
		{name: "closed, followed", passed: 0.69, made: 0.71, fromTo: [2]float64{0.5, 0.9}},
		{name: "closed, far", passed: 1.19, made: 1.21, fromTo: [2]float64{1, 1.6}},
	}
	claims(t, 600, func(s *game.State, r *rules.Rules, v *View, e game.Event) {
		if v.drawsLeft() <= lateDraws {
			return
		}
		counts := v.Hand.Counts()
		g := gain{view: v, table: v.decides(r, reaches[0]), distance: v.Rule.Of(&counts).Best}
		at := 0
		if v.Hand.IsClosed() {
			at = 1
		}
		if at == 1 && g.distance > g.table.Reach {
			at = 2
		}
		m := &margins[at]
		if min(m.lookedAt[0], m.lookedAt[1]) >= 5 {
			return // enough of them
		}
		pass, ok := g.points(v)
		claim, alsoOK := g.after(s, r, e)
		made := claim > m.made*pass
		if !ok || !alsoOK || claim > m.passed*pass && !made {
			return
		}
		_, claims, _ := v.Worthwhile(s, r, []game.Event{e})
		if claims != made {
			t.Errorf("step %d: %v counts %.0f, without %.0f; %s, %d from ready; claims %t", s.Step, e, claim, pass,
				m.name, g.distance, claims)
		}
		way := 0
		if made {
			way = 1
		}
		m.looked[way]++
		if claim > m.fromTo[0]*pass && claim < m.fromTo[1]*pass {
			m.lookedAt[way]++
		}
	})
	for _, m := range margins {
		if min(m.lookedAt[0], m.lookedAt[1]) == 0 {
			t.Errorf("%s: %d claims passed and made, near the margin %d", m.name, m.looked, m.lookedAt)
		}
	}
}
