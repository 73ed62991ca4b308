package shanten

import (
	"bufio"
	"os"
	"strconv"
	"strings"
	"testing"

	"tehai/core/tile"
)

// counts reads plain digits-and-suit text, for tests.
func counts(t testing.TB, text string) tile.Counts {
	t.Helper()
	var c tile.Counts
	digits := ""
	for _, r := range text {
		if r >= '1' && r <= '9' {
			digits += string(r)
			continue
		}
		suit := strings.IndexRune("mpsz", r)
		if suit < 0 {
			t.Fatalf("bad hand %q in the test", text)
		}
		for _, d := range digits {
			c[suit*9+int(d-'1')]++
		}
		digits = ""
	}
	return c
}

// TestRealHands compares all rows of the shared list of hands, if it is present.
func TestRealHands(t *testing.T) {
	file, err := os.Open("../../../shared/data/shanten.tsv")
	if err != nil {
		t.Skip("the shared list shanten.tsv is not next to the repository; its 20,000 hands are not compared")
	}
	defer file.Close()
	rows := 0
	for lines := bufio.NewScanner(file); lines.Scan(); {
		fields := strings.Split(lines.Text(), "\t")
		if len(fields) != 5 || fields[0] == "family" {
			continue
		}
		hand := counts(t, fields[1])
		got := Of(&hand)
		for i, distance := range []int8{got.Standard, got.Pairs, got.Orphans} {
			if want, _ := strconv.Atoi(fields[2+i]); int(distance) != want {
				t.Errorf("%s %s: got %+v, want %v", fields[0], fields[1], got, fields[2:])
				break
			}
		}
		rows++
	}
	if rows != 20000 {
		t.Errorf("read %d rows, want 20000", rows)
	}
}
