package audit_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/audit"
	"tehai/core/replay"
)

// TestTwoWinners has two winners on one discard with two honba and a riichi stick, which are paid to the first of them.
// So they are where the rules cannot settle the two wins together, because one of the hands has no yaku: the other hand
// is then scored alone.
func TestTwoWinners(t *testing.T) {
	const (
		east       = "E E E 1m 9m 1t 9t 1s 9s P F C 5t"
		noYaku     = "1m 2m 3m 7m 8m 9m 1s 2s 3s 9s 9s 4t 6t"
		pinfuSouth = "2m 3m 4m 6m 7m 8m 3s 4s 5s 8s 8s 3t 4t" // pinfu, all simples
		pinfuWest  = "2m 3m 4m 5m 6m 7m 6s 7s 8s 2s 2s 6t 7t" // the same
		north      = "S S W W N N P P F F C C 1t"
	)
	for _, row := range []struct{ name, south, west, want string }{
		{"both have yaku", pinfuSouth, pinfuWest, "South [-2600 3600 0 0], West [-2000 0 2000 0]"},
		{"the first has none", noYaku, pinfuWest, "South no yaku, West [-2000 0 2000 0]"},
		{"the second has none", pinfuSouth, noYaku, "South [-2600 3600 0 0], West no yaku"},
	} {
		text := "Rules: riichi-tenhou\nScores: 25000, 25000, 25000, 24000\nDeposits: 1\n\nE 1 2 4\n" +
			dealt(east, row.south, row.west, north) + " 9m " + strings.Repeat("? ", 83) + "\n1.5t 2.SR 3.WR"
		r, err := replay.Read(text, rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatalf("%s: %v %+v", row.name, err, r.Problems)
		}
		wins, err := audit.Wins(r.Deals[0], nil)
		if err != nil || len(wins) != 2 {
			t.Fatalf("%s: %d wins, %v", row.name, len(wins), err)
		}
		var got []string
		for i, seat := range []string{"South", "West"} {
			paid := fmt.Sprint(wins[i].Payments)
			if err := wins[i].Err; err != nil && strings.Contains(err.Error(), "has no yaku") {
				paid = "no yaku"
			}
			got = append(got, seat+" "+paid)
		}
		if got := strings.Join(got, ", "); got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
}

// TestStatedYakuman states the win of a deal whose log states none: a yakuman has neither han nor fu.
func TestStatedYakuman(t *testing.T) {
	text := "Rules: riichi-tenhou\nScores: 25000, 25000, 25000, 25000\n\nE 1 0 4\n" +
		dealt("2m 3m 4m 5m 6m 7m 8m 2t 3t 4t 5t 6t 7t", "1m 9m 1t 9t 1s 9s E S W N P F C",
			"2s 3s 4s 5s 6s 7s 8s 2m 3m 4m 5m 6m 7m", "2t 3t 4t 5t 6t 7t 8t 2s 3s 4s 5s 6s 7s") +
		" 9m " + strings.Repeat("? ", 83) + "\n1.9m 2.SR"
	r, err := replay.Read(text, rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	wins := audit.Stated(r.Deals[0])
	if len(wins) != 1 {
		t.Fatalf("%d wins, want 1", len(wins))
	}
	w := wins[0]
	if w.Chair != 1 || w.From != 0 || w.Yakuman != 1 || w.Points != 32000 || w.Han != -1 || w.Fu != -1 {
		t.Errorf("%+v: want a yakuman of 32,000 points from chair 0, without han and fu", w)
	}
}

// dealt returns the wall from which these hands of 13 tiles are dealt, four tiles at a time and then one.
func dealt(hands ...string) string {
	var wall []string
	for from := 0; from < 13; from += 4 {
		for _, hand := range hands {
			wall = append(wall, strings.Fields(hand)[from:min(from+4, 13)]...)
		}
	}
	return strings.Join(wall, " ")
}
