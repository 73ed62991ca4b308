// Command peers measures shanten and acceptance of fixed random hands; .ci/bench-peers compares other programs on the
// same hands.
//
//	peers hands   writes the hands: a line per family, its name and then the hands as digits, 34 per hand
//	peers time    measures: a line per family, "shanten" or "acceptance", the family, ns per hand
package main

import (
	"bufio"
	"fmt"
	"math/rand/v2"
	"os"
	"time"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// hands of each family.
const hands = 10_000

// families are the walls that the hands are dealt from.
var families = []struct {
	name  string
	kinds func(kind int) bool
}{
	{"normal", func(int) bool { return true }},
	{"half-flush", func(kind int) bool { return kind < 9 || kind >= 27 }},
	{"full-flush", func(kind int) bool { return kind < 9 }},
}

// deal deals hands of 14 tiles, always the same ones.
func deal(kinds func(int) bool) []tile.Counts {
	random := rand.New(rand.NewPCG(1, 2))
	var wall []int
	for kind := range tile.Kinds {
		if kinds(kind) {
			wall = append(wall, kind, kind, kind, kind)
		}
	}
	dealt := make([]tile.Counts, hands)
	for i := range dealt {
		random.Shuffle(len(wall), func(i, j int) { wall[i], wall[j] = wall[j], wall[i] })
		for _, kind := range wall[:14] {
			dealt[i][kind]++
		}
	}
	return dealt
}

// withoutLast removes a tile of the last kind, for 13-tile acceptance.
func withoutLast(c tile.Counts) tile.Counts {
	for kind := tile.Kinds - 1; ; kind-- {
		if c[kind] > 0 {
			c[kind]--
			return c
		}
	}
}

var sink int

// best returns the fastest of several rounds, in ns per hand: other programs can only slow a round down.
func best(round func()) float64 {
	quickest := time.Hour
	for range 15 {
		start := time.Now()
		round()
		quickest = min(quickest, time.Since(start))
	}
	return float64(quickest.Nanoseconds()) / hands
}

func main() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, family := range families {
		dealt := deal(family.kinds)
		if len(os.Args) == 2 && os.Args[1] == "hands" {
			fmt.Fprint(out, family.name, " ")
			for _, c := range dealt {
				for _, n := range c {
					out.WriteByte('0' + n)
				}
			}
			fmt.Fprintln(out)
			continue
		}
		fmt.Fprintf(out, "shanten %s %.1f\n", family.name, best(func() {
			for i := range dealt {
				sink += int(shanten.Of(&dealt[i]).Best)
			}
		}))
		lefts := make([]tile.Counts, hands)
		for i := range dealt {
			dealt[i] = withoutLast(dealt[i])
			for kind, n := range dealt[i] {
				lefts[i][kind] = 4 - n
			}
		}
		fmt.Fprintf(out, "acceptance %s %.1f\n", family.name, best(func() {
			for i := range dealt {
				sink += int(shanten.Rule{}.Draws(&dealt[i], &lefts[i]).Total)
			}
		}))
	}
}
