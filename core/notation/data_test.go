package notation

import (
	"os"
	"strings"
	"testing"
)

// TestRealHands reads every hand of the real data, and reads its normal form as the same hand.
func TestRealHands(t *testing.T) {
	for file, column := range map[string]int{"classical-hands.tsv": 1, "classical-random.tsv": 0, "shanten.tsv": 1,
		"riichi-wins.tsv": 1} {
		data, err := os.ReadFile("../../../shared/data/" + file)
		if err != nil {
			t.Logf("%s is not there, so its hands are not read: %v", file, err)
			continue
		}
		read := 0
		for _, line := range strings.Split(string(data), "\n") {
			columns := strings.Split(line, "\t")
			if strings.HasPrefix(line, "#") || len(columns) <= column || columns[column] == "hand" ||
				columns[column] == "closed" {
				continue
			}
			p, err := Parse(columns[column], Auto)
			if err != nil {
				t.Errorf("%s: %s: %v", file, columns[column], err)
				continue
			}
			checkSame(t, p, Auto, func() (string, error) { return Normal(p) })
			read++
		}
		if read < 70 {
			t.Errorf("%s: only %d hands", file, read)
		}
	}
}
