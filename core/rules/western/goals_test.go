package western

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
)

// TestGoals lists the special hands that tiles alone make, with what each is worth.
func TestGoals(t *testing.T) {
	for id, want := range map[string]string{
		"classical-dmjl": "thirteen-orphans 500, nine-gates 500, squirming-snake 500, hidden-treasure 500, " +
			"heads-and-tails 500, three-great-scholars 500, four-blessings 500, fourfold-plenty 500, imperial-jade 500",
		"classical-bmja": "thirteen-unique-wonders 1000, gates-of-heaven 1000, wriggling-snake 1000, buried-treasure 1000, " +
			"heads-and-tails 1000, all-winds-and-dragons 1000, three-great-scholars 1000, four-blessings 1000, " +
			"fourfold-plenty 1000, imperial-jade 1000, purity 0, all-pair-honours 500, knitting 500, triple-knitting 500",
	} {
		var list []string
		for _, g := range rulesByID()[id].Goals() {
			list = append(list, fmt.Sprint(g.ID, " ", g.Points))
		}
		if got := strings.Join(list, ", "); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
	r := rulesWith(t, `[{"id": "x", "value": {"points": 77}, "layouts": [["7 pair"]]},
		{"id": "y", "value": {"limits": 1}, "tiles": "major"},
		{"id": "z", "value": {"limits": 1}, "layouts": [["7 pair"]], "win": {"by": ["drawn"]}}]`)
	if g := r.goals(); len(g) != 1 || g[0].Points != 77 {
		t.Errorf("a hand of 77 points: %+v", g)
	}
}

// TestGoalDistances counts the tiles that hands lack of special hands, less one; kongs may be made of closed tiles. A
// hand that cannot become one lacks more than there are.
func TestGoalDistances(t *testing.T) {
	for _, row := range []struct {
		goal, hand string
		want       int
	}{
		{"thirteen-unique-wonders", "19m19p19s1234567z", 0},
		{"thirteen-unique-wonders", "19m19p19s12345677z", -1},
		{"thirteen-unique-wonders", "1m19p19s12345z222m", 3},
		{"thirteen-unique-wonders", "19m19p19s1234z [555z]", unreached},
		{"heads-and-tails", "1119m111p99s [999p]", 1},
		{"heads-and-tails", "1119m111p99s [222p]", unreached},
		{"fourfold-plenty", "11115555m7777p33s", 3},
		{"fourfold-plenty", "11115555m77p (3333s)", 3},
		{"fourfold-plenty", "11155m77p (3333s)", 6},
		{"wriggling-snake", "123456789s1234z", 0},
		{"wriggling-snake", "123456789s1234z1s", -1},
		{"gates-of-heaven", "1112345678999p", 0},
		{"triple-knitting", "1m1p1s2m2p2s5m5p5s7m7p7s9m9s", -1},
		{"purity", "1112233444555m", 0},
	} {
		parsed, err := notation.Parse(row.hand, "mpsz")
		if err != nil {
			t.Fatalf("%s: %v", row.hand, err)
		}
		closed := parsed.Hand.Counts()
		for _, g := range rulesByID()["classical-bmja"].Goals() {
			if g.ID != row.goal {
				continue
			}
			if got := g.Reach(&parsed.Hand, &closed); got != row.want && min(got, row.want) < most {
				t.Errorf("%s, %s: %d, want %d", row.hand, row.goal, got, row.want)
			}
		}
	}
}

// TestEightFlowers doubles for all flowers and seasons, also where they are only counted.
func TestEightFlowers(t *testing.T) {
	for id, all := range map[string]int{"classical-dmjl": 36 << 3, "classical-bmja": 36 << 4} {
		for n, want := range map[int]int{7: 32, 8: all} {
			parsed, err := notation.Parse("222m457p", "mpsz")
			if err != nil {
				t.Fatal(err)
			}
			win := rules.Win{Hand: parsed.Hand}
			win.Flowers = n
			if card, err := rulesByID()[id].Score(&win); err != nil || card.Points != want {
				t.Errorf("%s, %d flowers: %+v, %v, want %d", id, n, card, err, want)
			}
		}
	}
}
