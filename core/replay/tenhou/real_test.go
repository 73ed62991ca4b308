package tenhou_test

import (
	"os"
	"path/filepath"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/replay/tenhou"
	"tehai/core/shanten"
)

func rules(id string, players int) (*game.Rules, bool) {
	return &game.Rules{
		ID: id, Riichi: true, RedFives: true, NoChow: players == 3, Kongs: game.WithDiscard,
		Complete: func(h *hand.Hand) bool { c := h.Counts(); return shanten.Of(&c).Best == -1 },
		Ready:    func(h *hand.Hand) bool { c := h.Counts(); return shanten.Of(&c).Best == 0 },
	}, true
}

// TestRealGames opens the real logs beside the project.
func TestRealGames(t *testing.T) {
	files, _ := filepath.Glob(filepath.Join("..", "..", "..", "..", "shared", "data", "replays", "tenhou6", "*.json"))
	if len(files) == 0 {
		t.Skip("the real games are not beside this checkout")
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		r, err := tenhou.Read(string(text), rules)
		if err != nil {
			t.Errorf("%s: %v", file, err)
			continue
		}
		wins := 0
		for _, d := range r.Deals {
			wins += len(d.Wins)
			for _, w := range d.Wins {
				t.Logf("%+v", w)
			}
		}
		for _, p := range r.Problems {
			t.Errorf("%s: %+v", file, p)
		}
		t.Logf("%s: %d deals, %d wins", filepath.Base(file), len(r.Deals), wins)
	}
}
