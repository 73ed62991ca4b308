package mjlog

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
)

// seedOf makes a seed of a kind from words that are easy to compute.
func seedOf(kind string) string {
	words := make([]uint32, seedSize)
	for i := range words {
		words[i] = uint32(i+1) * 2654435761
	}
	if kind == "mt19937ar-sha512-n288-base64" {
		var bytes []byte
		for _, word := range words {
			bytes = binary.LittleEndian.AppendUint32(bytes, word)
		}
		return kind + "," + base64.StdEncoding.EncodeToString(bytes)
	}
	var hex []string
	for _, word := range words {
		hex = append(hex, fmt.Sprintf("%x", word))
	}
	return kind + "," + strings.Join(hex, ",")
}

// TestWallsOfSeeds computes walls from every kind of seed. The expected walls were recorded when all walls of the real
// games agreed.
func TestWallsOfSeeds(t *testing.T) {
	for _, row := range []struct {
		kind    string
		players int
		want    []string
	}{
		{"mt19937ar-sha512-n288-base64", 4, []string{
			"[6 5] 122 [38 40 120 33 43] [91 130 31] [116 36 93] [2 134 82] [34 129 39 9]",
			"[6 4] 122 [88 12 109 16 130] [6 63 50] [84 14 3] [124 1 102] [47 19 26 30]",
		}},
		{"mt19937ar-sha512-n288-base64", 3, []string{
			"[6 5] 94 [118 53 88 119 81] [111 40 45] [133 82 47] [46 0 57] [70 73 102 39 44 49 67 128]",
			"[6 4] 94 [69 74 41 89 102] [111 107 52] [36 100 120] [50 134 33] [1 51 82 124 133 116 38 73]",
		}},
		{"mt19937ar-sha512-n288", 4, []string{
			"[6 5] 122 [38 40 120 33 43] [91 130 31] [2 134 82] [116 36 93] [129 34 9 39]",
			"[6 4] 122 [88 12 109 16 130] [6 63 50] [124 1 102] [84 14 3] [19 47 30 26]",
		}},
		{"mt19937ar-sha512-n288", 3, []string{
			"[6 5] 94 [118 53 88 119 81] [111 40 45] [133 82 47] [46 0 57] [70 73 102 39 44 49 67 128]",
			"[6 4] 94 [69 74 41 89 102] [111 107 52] [36 100 120] [50 134 33] [1 51 82 124 133 116 38 73]",
		}},
		{"mt19937ar", 4, []string{
			"[6 6] 122 [17 13 118 73 124] [18 36 71] [69 97 67] [23 86 102] [19 33 22 46]",
		}},
		{"mt19937ar", 3, []string{
			"[1 5] 94 [113 54 65 88 34] [134 126 95] [36 48 92] [131 91 33] [51 123 130 116 2 37 58 32]",
		}},
	} {
		shuffler, err := NewShuffler(seedOf(row.kind), row.players)
		if err != nil {
			t.Fatal(err)
		}
		for deal, want := range row.want {
			w := shuffler.Next()
			seen := make([]bool, 136)
			for _, list := range [][]int{w.Draws, w.Indicators, w.Ura, w.Replacement} {
				for _, id := range list {
					// With three players the last indicators are where the last draws are cut off.
					if seen[id] && row.players == 4 {
						t.Errorf("%s, %d players: tile %d is in two places", row.kind, row.players, id)
					}
					seen[id] = true
				}
			}
			last := len(w.Draws) - 3
			got := fmt.Sprint(w.Dice, len(w.Draws), w.Draws[:5], w.Draws[last:], w.Indicators[:3], w.Ura[:3], w.Replacement)
			if got != want {
				t.Errorf("%s, %d players, deal %d:\n%s, want\n%s", row.kind, row.players, deal, got, want)
			}
		}
	}
}
