package mjlog_test

import (
	"os"
	"path/filepath"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/replay"
	"tehai/core/replay/mjlog"
	"tehai/core/shanten"
)

func rules(id string, players int) (*game.Rules, bool) {
	return &game.Rules{
		ID: id, Riichi: true, RedFives: true, NoChow: players == 3, Kongs: game.WithDiscard,
		Complete: func(h *hand.Hand) bool { c := h.Counts(); return shanten.Of(&c).Best == -1 },
		Ready:    func(h *hand.Hand) bool { c := h.Counts(); return shanten.Of(&c).Best == 0 },
	}, true
}

// TestRealGames opens the real logs beside the project: no problem, every wall
// made again from its seed fits.
func TestRealGames(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "..", "shared", "data", "replays", "mjlog", "*.xml"))
	if len(files) == 0 {
		t.Skip("the real games are not beside this checkout")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := mjlog.Read(string(text), rules)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		wins := 0
		for _, d := range r.Deals {
			wins += len(d.Wins)
			if d.Checked != replay.Verified {
				t.Errorf("%s: the wall is not verified", file)
			}
		}
		for _, p := range r.Problems {
			t.Errorf("%s: %+v", file, p)
		}
		t.Logf("%s: %d deals, %d wins", filepath.Base(file), len(r.Deals), wins)
	}
}
