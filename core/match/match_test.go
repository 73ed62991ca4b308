package match_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/match"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/tile"
)

// TestAfter settles the deals of a sample: round, number, honba, sticks and scores of the next deal are those in its
// log.
func TestAfter(t *testing.T) {
	text := "Rules: riichi-tenhou\nPlayers: A, B, C, D\nScores: 25000, 25000, 25000, 25000\n\nE 1 0 4\n" +
		"E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m " +
		"9m 7s\n8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E " + strings.Repeat("? ", 60) + "2t ? 7s ? ? ? C\n" +
		"1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR"
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	d := r.Deals[0]
	o := match.After(d.Last(), d.Ruleset, 2)
	if o.Next == nil || o.Next.Number != 2 || o.Next.Repeat != 0 || o.Next.Deposits != 0 || o.Next.Round != tile.East {
		t.Fatalf("%+v", o.Next)
	}
	sum := 0
	for _, n := range o.Scores {
		sum += n
	}
	if sum != 100_000 || o.Payments[2] <= 0 || o.Payments[0] >= 0 || o.Payments[1] != 0 || !slices.Equal(o.Next.Scores,
		o.Scores) {
		t.Errorf("pays %v, scores %v", o.Payments, o.Scores)
	}
	aborted, err := replay.Read(strings.Replace(text, " 10.WR", " =", 1), logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	o = match.After(aborted.Deals[0].Last(), d.Ruleset, 1)
	if o.Next == nil || o.Next.Number != 1 || o.Next.Repeat != 1 || o.Next.Rounds != 1 {
		t.Errorf("after a deal without a winner: %+v", o.Next)
	}
}

// TestEnd ends a match after its last wind, or when a player is below zero.
func TestEnd(t *testing.T) {
	for scores, over := range map[string]bool{"25000, 25000, 25000, 25000": false, "1000, 33000, 33000, 33000": true} {
		text := "Rules: riichi-tenhou\nScores: " + scores + "\n\nE 1 0 4\n" +
			"E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m " +
			"9m 7s\n8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E " + strings.Repeat("? ", 60) + "2t ? 7s ? ? ? C\n" +
			"1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR"
		r, err := replay.Read(text, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		d := r.Deals[0]
		o := match.After(d.Last(), d.Ruleset, 1)
		if (o.Next == nil) != over || over && (o.Places == nil || o.Places.Seats[0].Place != 4) {
			t.Errorf("%s: over %v, places %+v", scores, o.Next == nil, o.Places)
		}
	}
}

// TestCourse ends a match by the options of its rules: below zero or not, after the wind of the option, in an
// extension, and by the dealer of the last deal.
func TestCourse(t *testing.T) {
	wall := "E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m " +
		"1m 9m 9m 7s\n8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E " + strings.Repeat("? ", 60) + "2t ? 7s ? ? ? C\n" +
		"1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR"
	for _, row := range []struct{ heading, deal, want string }{
		{"Rules: riichi-tenhou\nScores: 1000, 33000, 33000, 33000", "E 1", "below-zero"},
		{"Rules: riichi-tenhou\nOptions: belowZeroEnds=false\nScores: 1000, 33000, 33000, 33000", "E 1", "1z 2"},
		{"Rules: riichi-ema-2025\nScores: 1000, 33000, 33000, 33000", "E 1", "1z 2"},
		{"Rules: riichi-tenhou\nScores: 25000, 25000, 25000, 25000", "S 4", "last-deal"},
		{"Rules: riichi-tenhou\nOptions: returnPoints=60000\nScores: 25000, 25000, 25000, 25000", "S 4", "3z 1"},
		{"Rules: riichi-tenhou\nOptions: gameLength=east\nScores: 25000, 25000, 25000, 25000", "E 4", "last-deal"},
		{"Rules: riichi-ema-2025\nOptions: gameLength=north\nScores: 25000, 25000, 25000, 25000", "S 4", "3z 1"},
		{"Rules: classical", "E 4", "2z 1"},
		{"Rules: classical", "S 4", ""},
	} {
		text := row.heading + "\n\n" + row.deal + " 0 4\n" + wall
		if strings.Contains(row.heading, "classical") {
			text = strings.NewReplacer("40s", "45s", "0t", "5t", "0s", "5s", "L,", "").Replace(text)
		}
		r, err := replay.Read(text, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		d := r.Deals[0]
		if !d.Last().Ended() {
			t.Fatalf("%s: the deal is unfinished: %v", row.heading, r.Problems)
		}
		o := match.After(d.Last(), d.Ruleset, 0)
		got := o.Over
		if o.Next != nil {
			got = fmt.Sprint(o.Next.Round, " ", o.Next.Number)
		}
		if got != row.want {
			t.Errorf("%s, %s: %q, want %q", row.heading, row.deal, got, row.want)
		}
	}
}

// TestDealerWins pays East the limit for the ninth win in a row at a table under the German rules, and passes the deal.
// Other wins of East are counted, and a drawn deal leaves the count.
func TestDealerWins(t *testing.T) {
	const text = "Rules: %s\nScores: 2000, 2000, 2000, 2000\n\nE 1 %d 4\n" +
		"E E E S 1m 2m 3m 4m 1m 9m 1t 9t 8m 8m 8m 8t S 2s 2s 2s 4t 5t 6t 7t 1s 9s E S 8t 8t 2m 2m 2t 3t 4t F 6s 7s 8s 9s " +
		"W N C F 2m C C C F P P 5s P F 3t 3t 5t 6t 7t 4s 4s\n%s"
	for _, row := range []struct {
		set    string
		before int
		end    string
		most   bool // East's win pays the limit
		number int  // of the next deal
		repeat int
	}{
		{"classical-dmjl", 0, "1.P 2.F 3.ER", false, 1, 1},
		{"classical-dmjl", 7, "1.P 2.F 3.ER", false, 1, 8},
		{"classical-dmjl", 8, "1.P 2.F 3.ER", true, 2, 0},
		{"classical-dmjl", 3, "1.P =", false, 1, 3},
		{"classical-bmja", 8, "1.P 2.F 3.ER", false, 1, 9},
	} {
		r, err := replay.Read(fmt.Sprintf(text, row.set, row.before, row.end), logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatal(row, err, r.Problems)
		}
		d := r.Deals[0]
		o := match.After(d.Last(), d.Ruleset, 2)
		if o.Next == nil || o.Next.Number != row.number || o.Next.Repeat != row.repeat {
			t.Fatalf("%+v: %+v", row, o.Next)
		}
		if limit := o.Payments != nil && o.Payments[0] == 6*500; limit != row.most {
			t.Errorf("%+v: pays %v", row, o.Payments)
		}
	}
}
