package advice_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/notation"
	"tehai/core/tile"
)

// ask reads a hand and its situation: "7z is the dora; East round".
func ask(t testing.TB, text string, deep bool, winds ...tile.Tile) *advice.Question {
	t.Helper()
	parsed, err := notation.Parse(text, "")
	if err != nil {
		t.Fatal(err)
	}
	q := &advice.Question{Hand: parsed.Hand, Deep: deep}
	for k, n := range parsed.Hand.AllCounts() {
		q.Left[k] = 4 - n
	}
	q.Traits = advice.Traits{Yaku: true, Simples: true, Reds: true}
	q.Traits.Honours(winds...)
	return q
}

func spell(rows []advice.Row) string {
	var b strings.Builder
	for _, r := range rows {
		fmt.Fprintf(&b, "%s %d %d improves %d %.2f %s %v %d\n", r.Tile, r.Shanten, r.Total, r.Improves, r.Score, r.Reason.ID,
			r.Reason.Tiles, r.Reason.N)
	}
	return b.String()
}

// TestSeen checks hands for which the number of accepted copies alone gives the wrong discard.
func TestSeen(t *testing.T) {
	for _, test := range []struct{ hand, first, reason string }{
		{"2457m3406p2359s55z", "9s", "touches-nothing 9s"},
		{"12357m2346p3577s7z", "7z", "lone-honour 7z"},
		{"2357m1357p2468s11z", "1p", "outer 1p"},
	} {
		for _, deep := range []bool{false, true} {
			rows := advice.Rank(ask(t, test.hand, deep))
			if got := reasonText(rows[0].Reason); rows[0].Tile.String() != test.first || got != test.reason {
				t.Errorf("%s, deep %v: %s first (%s), want %s (%s)\n%s", test.hand, deep, rows[0].Tile, got, test.first,
					test.reason, spell(rows))
			}
		}
	}
}

func reasonText(r advice.Reason) string {
	words := []string{r.ID}
	for _, t := range r.Tiles {
		words = append(words, t.String())
	}
	return strings.Join(words, " ")
}
