package compact_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/compact"
	"tehai/core/replay/logtest"
)

// mutatedRounds is the number of texts that are changed; MUTATED sets another number.
func mutatedRounds() int {
	if n, err := strconv.Atoi(os.Getenv("MUTATED")); err == nil {
		return n
	}
	return 30 * rounds
}

// TestMutatedTexts changes the replay text of random games anywhere. Every replay that opens is packed, opens again
// without a further problem, and has the same content.
func TestMutatedTexts(t *testing.T) {
	pieces := []string{
		"[1] ", "[]", "[1] Branch: 1.?", "E 1 0 4", "\n\n", "\n", "%", "%00", "%0A", "%FF", "%E4%B8", ":", "Title: ",
		"Players: a, b", "Players: ", "Scores: 1, 2",
		"Result: ;", "Dead-wall: 3\n", "Rules: riichi-ema\n", "Rules: x\n", "Options: redFives=false\n", "Deposits: 9999\n",
		"X-y: z\n", " 0 ", "?", "#", "(a)", "{b^2}", "Branch:", "é",
		"\\n\\n[] x\n\n", "\n\n: gone\n", "\n\nA: \n\n", "\n\nx\n\nTitle:\n\n",
	}
	opened := 0
	for n := range mutatedRounds() {
		random := rand.New(rand.NewPCG(uint64(n), 8))
		text := replay.Write(randomGame(t, n%len(kinds), random))
		for range 1 + random.IntN(4) {
			at := random.IntN(len(text) + 1)
			switch random.IntN(4) {
			case 0:
				text = text[:at] + text[min(len(text), at+1+random.IntN(20)):]
			case 1:
				from := random.IntN(len(text) + 1)
				text = text[:at] + text[from:min(len(text), from+random.IntN(300))] + text[at:]
			default:
				text = text[:at] + pieces[random.IntN(len(pieces))] + text[at:]
			}
		}
		r, err := replay.Read(text, logtest.Rules)
		if err != nil {
			continue
		}
		opened++
		known := map[string]bool{} // the packed text repeats what the text states about rules and players
		for _, p := range r.Problems {
			known[p.Message] = true
		}
		packed, err := compact.Write(r)
		if err != nil {
			t.Fatalf("%d: %v\n%q", n, err, text)
		}
		again, err := compact.Read(packed, logtest.Rules)
		if err != nil {
			t.Fatalf("%d: %v\n%q", n, err, text)
		}
		for _, p := range again.Problems {
			if !known[p.Message] {
				t.Errorf("%d: opened again with %s\n%q", n, p.Message, text)
			}
		}
		if got, want := replay.Write(again), replay.Write(r); got != want {
			t.Errorf("%d: opens as\n%s\nwant\n%s\nof %q", n, cutAt(got, want), cutAt(want, got), text)
		}
	}
	if opened == 0 {
		t.Error("want at least one text that opens, found none")
	}
}

// cutAt returns a text from the place on where another text begins to differ.
func cutAt(text, other string) string {
	i := 0
	for i < len(text) && i < len(other) && text[i] == other[i] {
		i++
	}
	return text[max(0, i-40):min(len(text), i+80)]
}
