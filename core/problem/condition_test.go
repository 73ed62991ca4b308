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
	other := review.Move{Kind: review.Riichi, Danger: -1, Row: 1}
	pass := review.Move{Kind: review.Pass, Danger: -1}
	done := func(list []review.Option) []review.Option {
		list[1].Made = true
		return list
	}
	made := func(win float64) []review.Option {
		list := done(discards(0, 900))
		list[1].Odds.Win = win
		return list
	}
	declares := func(list []review.Option) []review.Option {
		list[0].Declares = true
		return list
	}
	away := func(shanten int8, short ...float64) []review.Option {
		list := discards(short...)
		for i := range list {
			list[i].Row = &advice.Row{}
			list[i].Row.Shanten = shanten
		}
		return list
	}
	wins := func(win float64) []review.Option {
		list := discards(0, 900)
		list[0].Odds.Win = win
		return list
	}
	// The second answer leaves the hand ready, with a tile of its wait in the river.
	furiten := func(short float64, isMade bool) candidate {
		c := candidate{move: &discard, options: away(1, 0, short), view: &advice.View{}}
		c.options[1].Row.Shanten, c.options[1].Row.Tiles, c.options[1].Made = 0, 1<<4|1<<7, isMade
		c.view.River = 1<<2 | 1<<7
		return c
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
	safe := review.Move{Kind: review.Discard, Danger: 0}
	notReady := furiten(0, false)
	notReady.options[1].Row.Shanten = 1
	// The third answer is a dora that falls short of the first, and of the second by 100 more.
	third := func(short float64) candidate {
		c := candidate{options: discards(0, -100, short), view: &advice.View{}}
		c.view.Traits.Dora[11] = 1
		return c
	}
	// The second answer is a red five.
	red := func(short float64) candidate {
		c := candidate{options: discards(0, short), view: &advice.View{}}
		c.options[1].Event.Tile = tile.Of(4).RedFive()
		return c
	}
	// A five, a red one and a third right answer, of five.
	fives := func() candidate {
		c := candidate{options: discards(0, 0, 1, 2, 900, 900)}
		c.options[0].Event.Tile = tile.Of(4)
		c.options[1].Event.Tile = tile.Of(4).RedFive()
		return c
	}
	// A five and a red one that fall short by so many points of the first, and of the second by 100 more.
	fivesAt := func(plain, red, last float64) candidate {
		c := candidate{options: discards(0, -100, plain, red, last)}
		if last == 0 {
			c.options = c.options[:4]
		}
		c.options[2].Event.Tile = tile.Of(4)
		c.options[3].Event.Tile = tile.Of(4).RedFive()
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
		{"the first discard", "given", candidate{move: &riichi}, true},
		{"another discard", "given", candidate{move: &other}, false},
		{"another discard, no riichi", "given", candidate{move: &discard}, true},
		{"a call that wins as often", "faster", candidate{move: &pass, options: made(0.2)}, false},
		{"a call that wins more often", "faster", candidate{move: &pass, options: made(0.19)}, true},
		{"silence that wins as often", "faster", candidate{move: &riichi, options: made(0.2)}, false},
		{"riichi that wins as often", "faster", candidate{move: &riichi, options: declares(made(0.2))}, true},
		{"a discard that wins as often", "faster", candidate{move: &discard, options: made(0.2)}, true},
		{"two from ready", "far", candidate{move: &discard, options: away(2, 0, 900)}, true},
		{"three from ready", "far", candidate{move: &discard, options: away(3, 0, 900)}, false},
		{"three from ready, a threat", "far", candidate{move: &push, options: away(3, 0, 900)}, true},
		{"a discard without a count", "far", candidate{move: &discard, options: discards(0, 900)}, false},
		{"a call without a discard", "far", candidate{move: &pass, options: discards(0, 900)}, true},
		{"riichi, three from ready", "far", candidate{move: &riichi, options: away(3, 0, 900)}, true},
		{"a call, three from ready", "far", candidate{move: &pass, options: away(3, 0, 900)}, false},
		{"one draw left, a tile that is safe", "late", candidate{move: &safe, view: drawsLeft(1)}, true},
		{"wins 3 %", "hopeless", candidate{move: &discard, options: wins(0.03)}, true},
		{"wins less", "hopeless", candidate{move: &discard, options: wins(0.029)}, false},
		{"wins less, a threat", "hopeless", candidate{move: &push, options: wins(0)}, true},
		{"another brings 100 more", "disagree", candidate{move: &discard, options: discards(0, -100)}, true},
		{"another brings 101 more", "disagree", candidate{move: &discard, options: discards(0, -101)}, false},
		{"300 points short", "right", candidate{move: &discard, options: done(discards(0, 300))}, false},
		{"301 points short", "right", candidate{move: &discard, options: done(discards(0, 301))}, true},
		{"250 points short of the first, 350 of the best", "right",
			candidate{move: &discard, options: done(discards(0, 250, -100))}, true},
		{"none was made", "right", candidate{move: &discard, options: discards(0, 900)}, false},
		{"60 points short of the first, 160 of the best", "close",
			candidate{move: &discard, options: discards(0, -100, 60)}, false},
		{"50 points short of the first, 150 of the best", "close",
			candidate{move: &discard, options: discards(0, -100, 50)}, true},
		{"behind, two from ready, a threat", "close", candidate{move: &push, options: away(2, 0, 350)}, true},
		{"behind, two from ready, a call", "close", candidate{move: &pass, options: away(2, 0, 350)}, true},
		{"behind, no count", "close", candidate{move: &discard, options: discards(0, 350)}, true},
		{"behind, three from ready", "close", candidate{move: &discard, options: away(3, 0, 350)}, false},
		{"a right answer", "close", candidate{move: &discard, options: away(1, 0, 150, 900)}, true},
		{"just behind", "close", candidate{move: &discard, options: away(1, 0, 151, 900)}, false},
		{"still behind", "close", candidate{move: &discard, options: away(1, 0, 299, 900)}, false},
		{"far behind", "close", candidate{move: &discard, options: away(1, 0, 300, 900)}, true},
		{"behind, two from ready", "close", candidate{move: &discard, options: away(2, 0, 399, 900)}, false},
		{"far behind, two from ready", "close", candidate{move: &discard, options: away(2, 0, 400, 900)}, true},
		{"a wait in the river", "furiten", furiten(0, false), false},
		{"of a wrong answer", "furiten", furiten(200, false), true},
		{"of what was done", "furiten", furiten(200, true), false},
		{"a wait in the river, not ready", "furiten", with(notReady, discard), true},
		{"of an answer within the tolerance", "furiten", furiten(150, false), false},
		{"a dora that is not right, by the best", "dora", with(third(51), discard), true},
		{"a dora that is right, by the best", "dora", with(third(50), discard), false},
		{"a red five and another tile", "dora", with(red(0), discard), false},
		{"a red five that is not right", "dora", with(red(160), discard), true},
		{"a dora and another tile, a call", "dora", with(third(50), pass), true},
		{"a dora and another tile, riichi", "dora", with(third(50), riichi), true},
		{"a dora and another tile", "dora", with(dora(0), discard), false},
		{"a safe dora and another tile against a threat", "dora", with(dora(0.01), push), true},
		{"a dora and another tile against a threat", "dora", with(dora(0.02), push), false},
		{"a red five and a plain one are one", "many", with(fives(), discard), true},
		{"a red five and a plain one of calls are two", "many", with(fives(), pass), false},
		{"a right answer of two, by the best", "many", candidate{move: &discard, options: discards(0, -100, 51, 900)}, true},
		{"three right of four, by the best", "many", candidate{move: &discard, options: discards(0, -100, 50, 900)}, false},
		{"a red five right, a plain one not", "many", with(fivesAt(60, 50, 0), discard), false},
		{"a red five and a plain one at the tolerance", "many", with(fivesAt(50, 50, 900), discard), true},
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

// TestRepeated finds the decisions that are one moment with a costlier one: the same tile kept, or the same call passed
// up, by the same player.
func TestRepeated(t *testing.T) {
	of := func(kind review.Kind, chair, kept int, points float64) review.Move {
		better := game.Event{Kind: game.Discard, Chair: chair, Tile: tile.Of(kept)}
		return review.Move{Kind: kind, Chair: chair, Better: better, Loss: review.Loss{Points: points}}
	}
	agreed := of(review.Discard, 0, 3, 500)
	agreed.Agrees = true
	moves := []review.Move{
		of(review.Discard, 0, 3, 500), of(review.Discard, 0, 3, 700), of(review.Discard, 0, 3, 700),
		of(review.Discard, 1, 3, 400), of(review.Discard, 0, 4, 400), of(review.Pass, 0, 3, 400),
		of(review.Riichi, 0, 3, 400), of(review.Riichi, 0, 3, 300), of(review.Discard, 0, 3, 0), agreed,
		of(review.Discard, 0, 5, 0), of(review.Discard, 0, 5, 400),
	}
	for i := range moves[3:5] {
		moves[3+i].Better.Chair = 0 // only the player differs, or only the tile
	}
	want := []bool{true, false, true, false, false, false, false, false, false, false, false, false}
	for i, again := range repeated(moves) {
		if again != want[i] {
			t.Errorf("decision %d is repeated: %v, want %v", i, again, want[i])
		}
	}
}
