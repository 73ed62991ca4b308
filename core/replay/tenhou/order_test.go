package tenhou

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/replay/importer"
	"tehai/core/replay/logtest"
)

// riddle writes a deal with many possible orders of play, none of which uses up its lists: all players discard the same
// tile, which others can take by calls as often as by draws.
func riddle(n int) string {
	random := rand.New(rand.NewPCG(1, uint64(n)))
	calls := []string{`"p111111"`, `"11p1111"`, `"1111p11"`}
	var chairs [4]string
	for i := range chairs {
		var takes []string
		for range 80 {
			takes = append(takes, []string{"11", calls[random.IntN(3)]}[random.IntN(2)])
		}
		chairs[i] = `[11,12,13,14,15,16,17,18,19,21,22,23,24],[` + strings.Join(takes, ",") + `],[` + strings.Repeat("11,",
			89) + "11]"
	}
	return `[[0,0,0],[25000,25000,25000,25000],[11],[],` + strings.Join(chairs[:], ",") + `,["流局"]]`
}

// TestAmbiguousOrders opens a log of such deals: the search stops at the limit that the length of the text allows.
func TestAmbiguousOrders(t *testing.T) {
	riddles := make([]string, 200)
	for i := range riddles {
		riddles[i] = riddle(i)
	}
	text := `{"log":[` + strings.Join(riddles, ",") + `]}`
	for _, used := range []int{0, spareTries + len(text)/8 - 5000} {
		book, err := importer.Open(text, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		r := reader{book: book, players: 4, tried: used}
		if err := r.all(text); err != nil {
			t.Fatal(err)
		}
		if tried := r.tried - used; used == 0 && tried < 40_000 || used > 0 && tried != 5000 {
			t.Errorf("%d places tried after %d", tried, used)
		}
	}
}

// TestRedFives reads from the rules whether fives are red: by number, by the site's letter, and where nothing is
// stated.
func TestRedFives(t *testing.T) {
	for text, want := range map[string]bool{
		`{"disp":"般南喰赤"}`: true, `{"disp":"般南喰"}`: false, `{"disp":"般南喰","aka":1}`: true, `{"disp":"般南喰赤","aka":0}`: false,
		`{"aka51":0,"aka52":1}`: true, `{"disp":"Silver Room"}`: true, `{}`: true, `{"aka":0}`: false,
	} {
		rule, err := jsontext.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		if got := redFives(&rule, rule.Get("disp").String()); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
