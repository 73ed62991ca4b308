package problem

import (
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/review"
	"tehai/core/tile"
)

// discards returns options that fall short of the first by so many points, each of another kind of circles.
func discards(short ...float64) (list []review.Option) {
	for i, by := range short {
		list = append(list, review.Option{
			Event: game.Event{Kind: game.Discard, Tile: tile.Of(9 + i)},
			Short: by,
			Odds:  odds.Odds{Win: 0.2},
		})
	}
	return list
}

// TestHolds looks at each side of the bounds of single conditions.
func TestHolds(t *testing.T) {
	discard := review.Move{Kind: review.Discard, Danger: -1}
	push := review.Move{Kind: review.Discard, Danger: 0.05}
	riichi := review.Move{Kind: review.Riichi, Danger: -1}
	lost := func(m review.Move, points, win float64) *review.Move {
		m.Loss.Points, m.Loss.Win = points, win
		return &m
	}
	drawsLeft := func(n int) *advice.View {
		v := &advice.View{}
		v.Draws = n
		return v
	}
	// The second of two right answers is a dora that deals in with some chance.
	dora := func(danger float64) candidate {
		c := candidate{options: discards(0, 10, 900), view: &advice.View{}}
		c.view.Traits.Dora[10] = 1
		for i := range c.options {
			c.options[i].Row = &advice.Row{Danger: danger}
		}
		return c
	}
	with := func(c candidate, m review.Move) candidate {
		c.move = &m
		return c
	}
	for _, row := range []struct {
		name, id string
		c        candidate
		want     bool
	}{
		{"400 points", "small", candidate{move: lost(discard, 400, 0)}, true},
		{"399 points", "small", candidate{move: lost(discard, 399, 0.03)}, false},
		{"300 points and 4 %", "small", candidate{move: lost(discard, 300, 0.04)}, true},
		{"a call of 999 points", "small", candidate{move: lost(review.Move{Kind: review.Pass}, 999, 1)}, false},
		{"a call of 1,000 points", "small", candidate{move: lost(review.Move{Kind: review.Call}, 1000, 0)}, true},
		{"once", "repeated", candidate{move: &discard}, true},
		{"again", "repeated", candidate{move: &discard, again: true}, false},
		{"two draws left", "late", candidate{move: &discard, view: drawsLeft(2)}, true},
		{"one draw left", "late", candidate{move: &discard, view: drawsLeft(1)}, false},
		{"one draw left against a threat", "late", candidate{move: &push, view: drawsLeft(1)}, true},
		{"no view", "unknown", candidate{move: &discard}, false},
		{"one answer", "options", candidate{move: &discard, options: discards(0)}, false},
		{"two answers", "options", candidate{move: &discard, options: discards(0, 900)}, true},
		{"a margin of 1,300", "margin", candidate{move: &riichi, options: discards(0, 1300)}, true},
		{"a margin of 1,299", "margin", candidate{move: &riichi, options: discards(0, 1299)}, false},
		{"a dora and another tile", "dora", with(dora(0), discard), false},
		{"a safe dora and another tile against a threat", "dora", with(dora(0.01), push), true},
		{"a dora and another tile against a threat", "dora", with(dora(0.02), push), false},
		{"one right of three", "many", candidate{move: &discard, options: discards(0, 900, 900)}, true},
		{"two right of three", "many", candidate{move: &discard, options: discards(0, 10, 900)}, true},
		{"two right of two", "many", candidate{move: &discard, options: discards(0, 10)}, false},
		{"three right of four", "many", candidate{move: &discard, options: discards(0, 10, 20, 900)}, false},
		{"three right of five", "many", candidate{move: &discard, options: discards(0, 10, 20, 900, 900)}, true},
		{"four right of nine", "many",
			candidate{move: &discard, options: discards(0, 1, 2, 3, 900, 900, 900, 900, 900)}, false},
	} {
		if got := row.c.holds(row.id); got != row.want {
			t.Errorf("%s: the condition %s holds: %v, want %v", row.name, row.id, got, row.want)
		}
	}
}
