package hand

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/core/meld"
	"tehai/core/tile/tiletest"
)

// kongs maps the data's words for kinds of kongs.
var kongs = map[string]meld.Kong{"ankan": meld.Concealed, "minkan": meld.Claimed, "kakan": meld.Added}

// TestRealWins checks that every hand that won in a real game reads as complete.
func TestRealWins(t *testing.T) {
	path := filepath.Join("..", "..", "..", "shared", "data", "riichi-wins.tsv")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Skipf("the real wins are not next to this checkout: %v", err)
	}
	lines := strings.Split(strings.TrimRight(string(text), "\n"), "\n")[2:]
	for _, line := range lines {
		cells := strings.Split(line, "\t")
		h := Hand{Closed: append(tiletest.Tiles(cells[1]), tiletest.Tiles(cells[3])...)}
		h.Win = len(h.Closed) - 1
		for _, word := range strings.Fields(cells[2]) {
			name, tiles, ok := strings.Cut(word, ":")
			if !ok {
				continue
			}
			m, err := meld.New(tiletest.Tiles(tiles), kongs[name], -1, meld.Unsaid)
			if err != nil {
				t.Fatalf("row %s: %v", cells[0], err)
			}
			h.Melds = append(h.Melds, m)
		}
		if err := h.Check(); err != nil {
			t.Errorf("row %s: %v", cells[0], err)
		}
		if len(Readings(&h)) == 0 {
			t.Errorf("row %s: %s %s does not read as complete", cells[0], cells[1]+cells[3], cells[2])
		}
	}
	t.Logf("%d real wins", len(lines))
}
