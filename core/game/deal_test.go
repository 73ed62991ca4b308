package game_test

import (
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/source"
	"tehai/core/tile"
)

// wallOf returns n unknown tiles with tiles at their front.
func wallOf(n int, tiles ...tile.Tile) []tile.Tile {
	wall := slices.Repeat([]tile.Tile{tile.Unknown}, n)
	copy(wall, tiles)
	return wall
}

// TestDealCheck has a deal for each thing that makes one impossible, and the nearest one that is possible.
func TestDealCheck(t *testing.T) {
	plain := func() *game.Deal {
		return &game.Deal{Players: 4, Round: tile.East, Number: 1, Wall: wallOf(136), Rules: tableOf("riichi-tenhou")}
	}
	five := slices.Repeat([]tile.Tile{tile.East}, 5)
	fives := []tile.Tile{tile.Character5, tile.RedCharacter5, tile.Character5, tile.Character5}
	for _, row := range []struct {
		name   string
		change func(*game.Deal)
		index  int
		want   string
	}{
		{"as it is", func(*game.Deal) {}, -1, ""},
		{"two players", func(d *game.Deal) { d.Players = 2 }, -1, "want 3, 4 or 6 players, found 2"},
		{"five players", func(d *game.Deal) { d.Players = 5 }, -1, "want 3, 4 or 6 players, found 5"},
		{"seven players", func(d *game.Deal) { d.Players = 7 }, -1, "want 3, 4 or 6 players, found 7"},
		{"fewer than none", func(d *game.Deal) { d.Players = -1 }, -1, "want 3, 4 or 6 players, found -1"},
		{"deal 0", func(d *game.Deal) { d.Number = 0 }, -1, "want a round from 1 and no negative counters"},
		{"deal 9", func(d *game.Deal) { d.Number = 9 }, -1, ""},
		{"negative honba", func(d *game.Deal) { d.Repeat = -1 }, -1, "want a round from 1 and no negative counters"},
		{"negative sticks", func(d *game.Deal) { d.Deposits = -1 }, -1, "want a round from 1 and no negative counters"},
		{"a round of dragons", func(d *game.Deal) { d.Round = tile.Red }, -1, "want a wind for the round, found 7z"},
		{"three scores", func(d *game.Deal) { d.Scores = make([]int, 3) }, -1, "want 4 scores, found 3"},
		{"four scores", func(d *game.Deal) { d.Scores = make([]int, 4) }, -1, ""},
		{"a direction", func(d *game.Deal) { d.Exchange = "up" }, -1,
			`want right, across or left for an exchange, found "up"`},
		{"to the left", func(d *game.Deal) { d.Exchange = "left" }, -1, ""},
		{"Sichuan of three", func(d *game.Deal) { d.Players, d.Rules = 3, tableOf("sichuan-common") }, -1,
			"sichuan-common is played by 4 players, found 3"},
		{"an exchange of three", func(d *game.Deal) { d.Players, d.Rules = 3, &game.Rules{ID: "x", Exchange: 3} }, -1,
			"x is played by 4 players, found 3"},
		{"riichi of six", func(d *game.Deal) { d.Players = 6 }, -1, "riichi is played by 3 or 4 players, found 6"},
		{"Ùzje of six", func(d *game.Deal) { d.Players, d.Rules = 6, tableOf("uzje") }, -1, ""},
		{"a fifth East", func(d *game.Deal) { d.Wall = wallOf(136, five...) }, 4, "want at most 4 of E, found 5"},
		{"four Easts", func(d *game.Deal) { d.Wall = wallOf(136, five[:4]...) }, -1, ""},
		{"a fifth five", func(d *game.Deal) { d.Wall = wallOf(136, append(fives, tile.RedCharacter5)...) }, 4,
			"want at most 4 of 5m, found 5"},
		{"a flower", func(d *game.Deal) { d.Wall = wallOf(136, tile.East, tile.Spring) }, 1,
			"there is no h in a game of riichi-tenhou"},
		{"the first tile", func(d *game.Deal) { d.Wall = wallOf(136, tile.Zero) }, 0,
			"there is no Z in a game of riichi-tenhou"},
		{"the same flower", func(d *game.Deal) {
			d.Rules, d.Wall = tableOf("mcr"), wallOf(144, tile.Spring, tile.Summer, tile.Spring)
		}, 2, "want at most 1 of h, found 2"},
		{"an honour of Sichuan", func(d *game.Deal) {
			d.Rules, d.Wall = tableOf("sichuan-common"), wallOf(108,
				tile.White)
		}, 0,
			"there is no P in a game of sichuan-common"},
		{"too long", func(d *game.Deal) { d.Wall = wallOf(game.MaxWall + 1) }, game.MaxWall,
			"want at most 240 tiles in the wall, found 241"},
		{"as long as can be", func(d *game.Deal) { d.Wall = wallOf(game.MaxWall) }, -1, ""},
		{"a negative dead wall", func(d *game.Deal) { d.Dead = -1 }, -1, "the deal takes 52 tiles, the wall has 136"},
		{"too short", func(d *game.Deal) { d.Wall = wallOf(51) }, -1, "the deal takes 52 tiles, the wall has 51"},
		{"just enough", func(d *game.Deal) { d.Wall = wallOf(52) }, -1, ""},
		{"too short before the dead wall", func(d *game.Deal) { d.Wall, d.Dead = wallOf(65), 14 }, -1,
			"the deal takes 52 tiles, the wall has 51"},
		{"just enough before it", func(d *game.Deal) { d.Wall, d.Dead = wallOf(66), 14 }, -1, ""},
		{"a dead wall alone", func(d *game.Deal) { d.Wall, d.Dead = wallOf(10), 14 }, -1,
			"the deal takes 52 tiles, the wall has 0"},
	} {
		d := plain()
		row.change(d)
		index, err := d.Check()
		got := ""
		if err != nil {
			got = err.(*source.Error).Message
			if code := err.(*source.Error).Code; code != source.ImpossiblePlay {
				t.Errorf("%s: the code is %s", row.name, code)
			}
		}
		if index != row.index || got != row.want {
			t.Errorf("%s: %d, %q, want %d, %q", row.name, index, got, row.index, row.want)
		}
	}
}

// TestEachFault finds every faulty tile as if the earlier ones were unknown, stops when visit returns false, and
// reports the length
// once.
func TestEachFault(t *testing.T) {
	wall := append(slices.Repeat([]tile.Tile{tile.East}, 6), tile.Spring, tile.South)
	d := &game.Deal{Players: 4, Round: tile.East, Number: 1, Wall: append(wall, wallOf(game.MaxWall)...),
		Rules: tableOf("riichi-tenhou")}
	var found []int
	d.EachFault(func(i int, _ func() error) bool {
		found = append(found, i)
		return true
	})
	if want := []int{4, 5, 6, game.MaxWall}; !slices.Equal(found, want) {
		t.Errorf("faults at %v, want %v", found, want)
	}
	found = nil
	d.EachFault(func(i int, _ func() error) bool {
		found = append(found, i)
		return len(found) < 2
	})
	if want := []int{4, 5}; !slices.Equal(found, want) {
		t.Errorf("faults at %v until visit returned false, want %v", found, want)
	}
}

// TestIndicatorPlaces checks where the five indicators are, and that there is no sixth and none in a wall too short.
func TestIndicatorPlaces(t *testing.T) {
	for players, want := range places {
		d := &game.Deal{Players: players, Wall: wallOf(136), Rules: tableOf("riichi-tenhou")}
		for i, from := range want {
			if got := d.Indicator(i); got != 136-from {
				t.Errorf("%d players: indicator %d at %d, want %d", players, i, got, 136-from)
			}
			if d.Wall = wallOf(from); d.Indicator(i) != -1 {
				t.Errorf("%d players: indicator %d of a wall of %d at %d, want none: no tile is under it", players, i, from,
					d.Indicator(i))
			}
			if d.Wall = wallOf(from + 1); d.Indicator(i) != 1 {
				t.Errorf("%d players: indicator %d of a wall of %d at %d, want 1", players, i, from+1, d.Indicator(i))
			}
			d.Wall = wallOf(136)
		}
		if got := d.Indicator(5); got != -1 {
			t.Errorf("%d players: a sixth indicator at %d", players, got)
		}
		if d.Rules = tableOf("uzje"); d.Indicator(0) != -1 {
			t.Errorf("an indicator without a dead wall at %d", d.Indicator(0))
		}
	}
}

// TestMatchErrors has options that exclude each other or are no words.
func TestMatchErrors(t *testing.T) {
	uzje, riichi := uzjeRules(), tableOf("riichi-tenhou")
	given := []tile.Tile{tile.East}
	for _, row := range []struct {
		match game.Match
		want  string
	}{
		{game.Match{Players: 4, Tiles: "uzje", Rules: uzje, Winds: "half"},
			`bad-type: winds: want full or abbreviated, found "half"`},
		{game.Match{Players: 4, Tiles: "uzje", Rules: uzje, Circles: "half"},
			`bad-type: circles: want full or abbreviated, found "half"`},
		{game.Match{Players: 4, Tiles: "136", Rules: uzje, Winds: "abbreviated"},
			"impossible-situation: winds: only the tiles of uzje can be abbreviated, not those of 136"},
		{game.Match{Players: 4, Tiles: "136", Rules: uzje, Winds: "full", Circles: "full"}, ""},
		{game.Match{Players: 4, Tiles: "uzje", Rules: uzje, Winds: "abbreviated", Circles: "abbreviated"}, ""},
		{game.Match{Players: 4, Tiles: "144", Rules: riichi},
			"impossible-situation: tiles: riichi-tenhou is not played with the tiles 144"},
		{game.Match{Players: 4, Tiles: "136", Flowers: true, Rules: uzje},
			"impossible-situation: flowers: the 136 tiles have none, want the tiles 144"},
		{game.Match{Players: 4, Tiles: "100", Rules: uzje}, `bad-type: tiles: want uzje, 136 or 144, found "100"`},
		{game.Match{Players: 5, Tiles: "136", Rules: uzje}, "impossible-play: want 3, 4 or 6 players, found 5"},
		{game.Match{Players: 4, Tiles: "136", Rules: uzje, Wall: append(given, tile.Spring)},
			"unsupported-tile: wall, tile 2: there is no h in this set"},
		{game.Match{Players: 4, Tiles: "136", Rules: uzje, Wall: append(given, tile.Horizontal)},
			"unsupported-tile: wall, tile 2: there is no H in this set"},
		{game.Match{Players: 4, Tiles: "136", Rules: riichi, Wall: wallOf(136, tile.RedCircle5, tile.Circle5)}, ""},
		{game.Match{Players: 4, Tiles: "136", Rules: uzje, Wall: wallOf(136, tile.RedCircle5)},
			"unsupported-tile: wall, tile 1: there is no 0t in this set"},
		{game.Match{Players: 6, Tiles: "uzje", Rules: uzje, Wall: wallOf(136, tile.Horizontal, tile.Vertical, tile.East)},
			""},
		{game.Match{Players: 6, Tiles: "uzje", Rules: uzje, Winds: "full", Wall: wallOf(136, tile.Horizontal)},
			"unsupported-tile: wall, tile 1: there is no H in this set"},
		{game.Match{Players: 4, Tiles: "uzje", Rules: uzje, Wall: wallOf(136, tile.Circle5, tile.Spring)}, ""},
		{game.Match{Players: 4, Tiles: "uzje", Rules: uzje, Circles: "abbreviated", Wall: wallOf(136, tile.Circle5)},
			"unsupported-tile: wall, tile 1: there is no 5t in this set"},
	} {
		d, err := row.match.Deal()
		got := ""
		if err != nil {
			e := err.(*source.Error)
			got = string(e.Code) + ": " + e.Message
		} else if len(d.Scores) != row.match.Players {
			t.Errorf("%+v: %d scores", row.match, len(d.Scores))
		}
		if got != row.want {
			t.Errorf("%+v: %q, want %q", row.match, got, row.want)
		}
	}
}

// TestSets counts the tiles of each set that a match can be played with.
func TestSets(t *testing.T) {
	for _, row := range []struct {
		name                           string
		match                          game.Match
		all, fives, red, flowers, mans int
	}{
		{"tenhou", game.Match{Players: 4, Tiles: "136", Rules: tableOf("riichi-tenhou")}, 136, 9, 3, 0, 36},
		{"three", game.Match{Players: 3, Tiles: "136", Rules: tableOf("riichi-tenhou-3p")}, 108, 6, 2, 0, 8},
		{"no reds", game.Match{Players: 4, Tiles: "136", Rules: tableOf("mcr")}, 136, 12, 0, 0, 36},
		{"flowers", game.Match{Players: 4, Tiles: "144", Rules: tableOf("mcr")}, 144, 12, 0, 8, 36},
		{"numbers", game.Match{Players: 4, Tiles: "108", Rules: tableOf("sichuan-common")}, 108, 12, 0, 0, 36},
	} {
		d, err := row.match.Deal()
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		fives, red, flowers, mans := 0, 0, 0, 0
		for _, one := range d.Wall {
			switch {
			case one.IsRedFive():
				red++
			case one.IsFlower():
				flowers++
			case one.Rank() == 5 && !one.IsHonour():
				fives++
			}
			if one.Suit() == tile.Characters {
				mans++
			}
		}
		if len(d.Wall) != row.all || fives != row.fives || red != row.red || flowers != row.flowers || mans != row.mans {
			t.Errorf("%s: %d tiles, %d fives, %d red, %d flowers, %d characters, want %+v", row.name, len(d.Wall), fives, red,
				flowers, mans, row)
		}
	}
}

// TestDirectionOfSeed gives each direction by some seed, and none where nothing is exchanged.
func TestDirectionOfSeed(t *testing.T) {
	sichuan := tableOf("sichuan-common")
	seen := map[string]int{}
	for seed := range uint64(9) {
		seen[game.Direction(sichuan, seed)]++
	}
	if seen["right"] != 3 || seen["across"] != 3 || seen["left"] != 3 {
		t.Errorf("nine seeds give %v", seen)
	}
	if got := game.Direction(tableOf("mcr"), 1); got != "" {
		t.Errorf("without an exchange %q", got)
	}
	m := game.Match{Players: 4, Tiles: "108", Rules: sichuan, Seed: 1, Exchange: "left"}
	if d, err := m.Deal(); err != nil || d.Exchange != "left" {
		t.Errorf("chosen: %+v, %v", d, err)
	}
	m.Exchange = ""
	if d, err := m.Deal(); err != nil || d.Exchange != "across" {
		t.Errorf("by the seed: %+v, %v", d, err)
	}
}

// TestMoved checks that payments and sticks add up: 1000 less for a stick, even if the same player takes it back.
func TestMoved(t *testing.T) {
	for _, row := range []struct {
		payments, laid, want []int
	}{
		{nil, nil, []int{0, 0, 0}},
		{[]int{300, -300, 0}, nil, []int{300, -300, 0}},
		{nil, []int{1, 0, 2}, []int{-1000, 0, -2000}},
		{[]int{5000, -4000}, []int{1}, []int{4000, -4000, 0}},
	} {
		if got := game.Moved(3, row.payments, row.laid); !slices.Equal(got, row.want) {
			t.Errorf("payments %v, sticks %v: %v, want %v", row.payments, row.laid, got, row.want)
		}
	}
	for _, scores := range [][]int{nil, {25000, 24000, 26000, 25000}} {
		d := &game.Deal{Players: 4, Round: tile.East, Number: 1, Scores: scores, Rules: tableOf("riichi-tenhou"), Dead: 14,
			Wall: stack(t, true, riichiHands, "W8t9sF1t1t", "??????????????")}
		table := game.NewTable(game.NewRecord(d))
		if err := table.Command("- l dW -"); err != nil {
			t.Fatal(err)
		}
		if got, want := table.State().Moved([]int{0, 500, -500, 0}), []int{-1000, 500, -500, 0}; !slices.Equal(got, want) {
			t.Errorf("scores %v: moved %v, want %v", scores, got, want)
		}
	}
}

// TestSuitLetters reads what it writes, and p for circles.
func TestSuitLetters(t *testing.T) {
	for suit, letter := range map[tile.Suit]string{tile.Characters: "m", tile.Circles: "t", tile.Bamboos: "s"} {
		if game.SuitLetter(suit) != letter || game.ReadSuit(letter) != suit {
			t.Errorf("%v is %q, %q is %v", suit, game.SuitLetter(suit), letter, game.ReadSuit(letter))
		}
	}
	if game.ReadSuit("p") != tile.Circles {
		t.Errorf("p is %v", game.ReadSuit("p"))
	}
	for _, text := range []string{"", "z", "mt", "ts", "pp"} {
		if got := game.ReadSuit(text); got != tile.NoSuit {
			t.Errorf("%q is %v", text, got)
		}
	}
	for suit := range tile.Suit(20) {
		if letter := game.SuitLetter(suit); letter != "" && game.ReadSuit(letter) != suit {
			t.Errorf("suit %v is %q", suit, letter)
		}
	}
}
