package replay_test

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestData reads tags, comments and annotations, and writes them again.
func TestData(t *testing.T) {
	text := strings.ReplaceAll(`Title: Monday night
 at the club
Date: 2026-11-21
Source: 100%25 remembered, %E6%89%8B%E7%89%8C
Players: Anna, B%2Cob, C, D
Club-Nr: 7
:Title: a comment line inside the paragraph
Scores: 100, -100, 0, 0
Result: 300, -100, -100, -100; East wins

[early] Shown at a step of the next game: no game above has it.

E 1 0 0 [setup] LIST
1.P [early]
:1.E this line is not there
2.9m (a) {b} 3.F <c>

(a) After 2.

[setup] The deal.

{b} Also after 2.

<c>

(nowhere) Kept as it is.

Hello: this is data

A comment: not data, since its first word has no colon.

[] E 1 is no game

Players:

S 2 1 4 LIST # (a)

(a) Of the second game.
`, "LIST", four)
	r := read(t, text)
	d := r.Deals[0]
	if r.Title() != "Monday night at the club" || d.Date != "2026-11-21" || d.Source != "100% remembered, 手牌" {
		t.Errorf("heading %+v", d.Heading)
	}
	if got := strings.Join(r.Players(), "|"); got != "Anna|B,ob|C|D" {
		t.Errorf("players %s", got)
	}
	if got := d.Deal().Scores; !reflect.DeepEqual(got, []int{100, -100, 0, 0}) {
		t.Errorf("scores %v", got)
	}
	if got := d.Result; !reflect.DeepEqual(got, replay.Result{Payments: []int{300, -100, -100, -100}, Text: "East wins"}) {
		t.Errorf("result %+v", got)
	}
	comments := map[int]string{0: "The deal.", 2: "Shown at a step of the next game: no game above has it.",
		4: "After 2.\nAlso after 2."}
	if !reflect.DeepEqual(d.Comments, comments) {
		t.Errorf("comments %v", d.Comments)
	}
	if got := d.Notes; !reflect.DeepEqual(got, []replay.Note{{Tag: "Club-Nr", Text: "7"}}) {
		t.Errorf("notes %v", got)
	}
	second := r.Deals[1]
	notes := []replay.Note{
		{Text: "(nowhere) Kept as it is."}, {Tag: "Hello", Text: "this is data"},
		{Text: "A comment: not data, since its first word has no colon."}, {Text: "E 1 is no game"},
	}
	if !reflect.DeepEqual(second.Notes, notes) {
		t.Errorf("notes %q", second.Notes)
	}
	if second.Players != nil || second.Label() != "South 2, repeat 1" || second.Deal().Dealer() != 1 {
		t.Errorf("second game %v %s", second.Players, second.Label())
	}
	if got := problems(r); !strings.HasPrefix(got, "36:") || !strings.HasSuffix(got,
		`"#": the wall is not exhausted: 8 tiles are left`) {
		t.Errorf("problems %s", got)
	}
	if second.Comments[0] != "Of the second game." {
		t.Errorf("comments %v", second.Comments)
	}
	again := read(t, replay.Write(r))
	for i := range r.Deals {
		sameDeal(t, again.Deals[i], r.Deals[i], replay.Write(r))
		if !reflect.DeepEqual(again.Deals[i].Notes, r.Deals[i].Notes) || !reflect.DeepEqual(again.Deals[i].Heading,
			r.Deals[i].Heading) ||
			!reflect.DeepEqual(again.Deals[i].Result, r.Deals[i].Result) {
			t.Errorf("deal %d is written as\n%s", i, replay.Write(r))
		}
	}
}

// TestDataProblems checks the problems that a reader reports and then ignores.
func TestDataProblems(t *testing.T) {
	game := "E 1 0 4\n" + four + "\n"
	tests := []struct{ text, want string }{
		{"Rules: riichi-moon\n\n" + game + strings.Repeat("? ", 30),
			`1:8 want the id of a rule set such as uzje or riichi-tenhou, found "riichi-moon": read as Tenhou, ranked`},
		{"Rules: bridge\n\n" + game,
			`1:8 want the id of a rule set such as uzje or riichi-tenhou, found "bridge": read as Ùzje`},
		{"Rules: riichi-ema\nOptions: openTanyao=no\n\n" + game + strings.Repeat("? ", 30),
			`2:10 option openTanyao: want true or false, found "no": left out`},
		{"Rules: riichi-ema\nOptions: openTanyao=false, moon=1\n\n" + game + strings.Repeat("? ", 30),
			`2:10 there is no option "moon" in riichi-ema: left out`},
		{"Rules: riichi-ema\nOptions: , x\n\n" + game + strings.Repeat("? ", 30), "2:10 want an option, = and its value, " +
			"found \"\": left out\n2:10 want an option, = and its value, found \"x\": left out"},
		{"Options: redFives=false\n\n" + game, `1:10 there is no option "redFives" in uzje: left out`},
		{"Rules: riichi-ema\nOptions: doubleYakumanForms=moon+kokushi-13\n\n" + game + strings.Repeat("? ", 30),
			`2:10 option doubleYakumanForms: want a list out of suuankou-tanki kokushi-13 chuuren-9 daisuushii, found "moon+kokushi-13": left out`},
		{"Dead-wall: some\n\n" + game, `1:12 want a number of tiles after Dead-wall:, found "some"`},
		{"Scores: 1, x\n\n" + game, `1:9 want whole numbers between commas after Scores:, found "1, x"`},
		{"Scores: 1, 2\n\n" + game, `3:7 the game has 4 players, Scores: has 2 numbers; they are left out`},
		{"Deposits: -1\n\n" + game, `1:11 want a number of riichi sticks after Deposits:, found "-1"`},
		{"Players: A, B, C\n\n" + game, `3:7 the game has 4 players, Players: has 3 names`},
		{"Title: x\nE 1 0 4\n\n" + game,
			`2:1 want an empty line before a game, found "E 1" inside a data paragraph: it is read as part of the tag`},
		{"well\nE 1 0 4\n\n" + game,
			`2:1 want an empty line before a game, found "E 1" inside a comment: it is read as part of it`},
		{"E 2\n\n" + game, `1:4 want the repeat, a number from 0, found the end of the paragraph`},
		{game + "\n\n" + game + "1.9s\n\n" + game, `7:1 "1.9s": East cannot discard 9s: not in the hand`},
	}
	for _, test := range tests {
		r := read(t, test.text)
		if got := problems(r); got != test.want {
			t.Errorf("%.40s:\n%s, want\n%s", test.text, got, test.want)
		}
	}
	if r := read(t, game+"\n\n"+game+"1.9s\n\n"+game); len(r.Deals) != 3 {
		t.Errorf("%d deals are read around a fault", len(r.Deals))
	}
	// The names of a later Players: tag count where there is no earlier one; blanks, carriage returns and a byte order
	// mark are not words.
	r := read(t, "\ufeffE 1 0 0\r\n"+four+"\r\n\r\n  \r\nPlayers: A, B, C, D\r\n")
	if r.Deals[0].Deal().Players != 4 || len(r.Problems) > 0 {
		t.Errorf("%d players, %s", r.Deals[0].Deal().Players, problems(r))
	}
	if want := []replay.Note(nil); !reflect.DeepEqual(r.Notes, want) {
		t.Errorf("notes %v", r.Notes)
	}
}

// FuzzRead checks that no text causes a panic, and that what is read and written reads back the same.
func FuzzRead(f *testing.F) {
	f.Add("E 1 0 4\n" + four + "\n1.P 2.NP,9m [x] #\n\n[x] hm\n")
	f.Add("Rules: riichi-ema\nScores: 1, 2, 3, 4\nResult: 1, 2\n\nE 1 0 4\n" + four + strings.Repeat(" ?", 30) +
		" 1.?,L,9m")
	f.Add("Players: A, B, C\n\nW 3 2 0 [] (a) " + strings.Repeat("? ", 60) + "1.5m 2.DE 3.? *\n\n[] : x")
	f.Add("E 1 0 4\n" + four +
		"\n1.P [1^1] [2] 2.SP,1t [3] #\n\n[1^1] Branch: 1.9m 2.9t [x]\n\n[x] Branch: 3.?\n\n[3] Branch: 3.x\n\n[2] Branch:")
	f.Fuzz(func(t *testing.T, text string) {
		r, err := replay.Read(text, rulesFor)
		if err != nil {
			return
		}
		written := replay.Write(r)
		again, err := replay.Read(written, rulesFor)
		if err != nil {
			t.Fatalf("%v\n%s", err, written)
		}
		if len(again.Deals) != len(r.Deals) {
			t.Fatalf("%d deals of %d\n%s", len(again.Deals), len(r.Deals), written)
		}
		for i := range r.Deals {
			sameDeal(t, again.Deals[i], r.Deals[i], written)
			sameBranches(t, again.Deals[i].Branches, r.Deals[i].Branches, written)
		}
		if twice := replay.Write(again); twice != written {
			t.Fatalf("written twice:\n%s\nand\n%s", written, twice)
		}
	})
}

// TestOptions reads options, and checks which of them hold for later games.
func TestOptions(t *testing.T) {
	game := "\n\nE 1 0 4\n" + four + strings.Repeat(" ?", 30) + "\n\n"
	text := "Rules: riichi-ema\nOptions: uma=30 10 -10 -30, openTanyao=false, " +
		"doubleYakumanForms=kokushi-13+suuankou-tanki, countedLimit=sanbaiman" + game +
		game + "Options: startPoints=27000, abortiveDraws=four-winds" + game + "Options:" + game +
		"Options: openTanyao=false" + game + "Rules: riichi-wrc" + game
	want := []string{
		"map[doubleYakumanForms:[kokushi-13 suuankou-tanki] openTanyao:false uma:30 10 -10 -30]", // the limit is EMA's own
		"map[doubleYakumanForms:[kokushi-13 suuankou-tanki] openTanyao:false uma:30 10 -10 -30]",
		"map[abortiveDraws:[four-winds] startPoints:27000]", "map[]", "map[openTanyao:false]", "map[]",
	}
	first := read(t, text)
	for range 2 {
		r := read(t, text)
		if len(r.Problems) > 0 || len(r.Deals) != len(want) {
			t.Fatalf("%d deals, %+v", len(r.Deals), r.Problems)
		}
		for i, d := range r.Deals {
			if got := fmt.Sprint(d.Options); got != want[i] || got != fmt.Sprint(d.Ruleset.Chosen) || d.Ruleset.ID != d.Rules {
				t.Errorf("deal %d: %s, %v, want %s", i, got, d.Ruleset.Chosen, want[i])
			}
		}
		text = replay.Write(first)
	}
}

// TestEveryOption writes every value of every option of every rule set and reads it.
func TestEveryOption(t *testing.T) {
	n := 0
	for _, set := range catalog.All() {
		for _, o := range set.Options {
			values := []any{0, 7, 300, 1000000}
			switch o.Kind {
			case option.Bool:
				values = []any{true, false}
			case option.Set:
				values = []any{[]string{}, o.Choices}
			}
			if len(o.Choices) > 0 && o.Kind != option.Set {
				values = nil
			}
			for _, word := range o.Choices {
				value, err := o.Read(word)
				if err != nil {
					t.Fatal(err)
				}
				values = append(values, value)
			}
			for _, value := range values {
				r, err := set.With(option.Values{o.Key: value})
				if o.Key == "uma" && err != nil {
					continue // points for another number of players
				}
				if err != nil {
					t.Fatal(err)
				}
				players := 4
				if r.Option(option.Players) != nil {
					players = r.Players
				}
				setup := game.Deal{Players: players, Round: tile.East, Number: 1, Wall: slices.Repeat([]tile.Tile{tile.Unknown},
					100)}
				d, err := replay.New(&setup, replay.Heading{Rules: set.ID, DeadWall: replay.DeadByRules}, r)
				if err != nil {
					t.Fatal(err)
				}
				again := read(t, replay.Write(&replay.Replay{Deals: []*replay.Deal{d}}))
				if got := again.Deals[0]; len(again.Problems) > 0 || got.Rules != set.ID ||
					fmt.Sprint(got.Options) != fmt.Sprint(r.Chosen) || got.Ruleset.ID != set.ID {
					t.Errorf("%s %s=%v: %v %+v", set.ID, o.Key, value, got.Options, again.Problems)
				}
				n++
			}
		}
	}
	if n < 500 {
		t.Errorf("%d values tested, want more", n)
	}
}
