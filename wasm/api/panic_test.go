package api

import (
	"strings"
	"testing"

	"tehai/core/tile"
)

// TestPanicInReplies plays a match with a panic in each kind of reply: the command, undo, computer players' moves or
// next deal has no effect, settlements are unchanged, and no game stays open whose id was not returned.
func TestPanicInReplies(t *testing.T) {
	request := GameNewRequest{Tiles: "136", Ruleset: "riichi-tenhou", Players: 4, Seed: new(5)}
	broken, whole := newLive(t, request), newLive(t, request)
	asked := map[string]string{
		"gameCommand": `{"id":"` + broken.id + `","text":"`,
		"gameUndo":    `{"id":"` + broken.id + `"}`,
		"gamePlay":    `{"id":"` + broken.id + `","strengths":["fast","fast","fast","fast"],"most":1}`,
		"gameNext":    `{"id":"` + broken.id + `"}`,
		"gameNew":     `{"tiles":"136","ruleset":"riichi-tenhou","players":4,"seed":5}`,
	}
	panics, open := map[string]int{}, len(openGames.items)
	for deals := 0; deals < 3; {
		legal := openGames.items[whole.id].table.Legal()
		for name, text := range asked {
			if name == "gameCommand" {
				text += strings.Join(legal[:min(1, len(legal))], "") + `"}`
			}
			if strings.Contains(panicking(t, broken.id, name, text), "failed: on purpose") {
				panics[name]++
			}
			if got, want := textOf(t, broken.id), textOf(t, whole.id); got != want {
				t.Fatalf("%s left\n%s\nwant\n%s", name, got, want)
			}
		}
		name, text := "gamePlay", asked["gamePlay"]
		if len(legal) == 0 {
			name, text = "gameNext", asked["gameNext"]
			deals++
		}
		got, want := answer(t, name, text), answer(t, name, strings.Replace(text, broken.id, whole.id, 1))
		if got != want || strings.HasPrefix(got, `{"error"`) {
			t.Fatalf("%s: %s\nwant %s", name, got, want)
		}
	}
	for name := range asked {
		if panics[name] < 3 {
			t.Errorf("%s panicked %d times, want 3 at least", name, panics[name])
		}
	}
	if n := len(openGames.items); n != open {
		t.Errorf("%d games are open, want %d", n, open)
	}
}

// panicking makes the computation of a hand's shanten panic as soon as the game changes, and for a new game at once,
// and returns the reply.
func panicking(t *testing.T, id, name, text string) string {
	t.Helper()
	open := openGames.items[id]
	deal, steps := open.deal, open.deal.Steps()
	forms := &deal.Ruleset.Forms
	plain := *forms
	defer func() { *forms = plain }()
	forms.Distance = func(closed *tile.Counts) int {
		if name == "gameNew" || open.deal != deal || deal.Steps() != steps {
			panic("on purpose")
		}
		return plain.Shanten(closed)
	}
	return answer(t, name, text)
}

func textOf(t *testing.T, id string) string {
	t.Helper()
	value, err := GameText(GameTextRequest{ID: id})
	if err != nil {
		t.Fatal(err)
	}
	return value.Text
}
