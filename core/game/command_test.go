package game_test

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// stack returns a wall that deals the hands in seat order, then has the front and, end last, the back.
func stack(t testing.TB, red bool, hands []string, front, back string) []tile.Tile {
	t.Helper()
	read := func(text string) []tile.Tile {
		tiles, ok := notation.ReadLetters(strings.ReplaceAll(text, " ", ""), red)
		if !ok && text != "" {
			t.Fatalf("bad tiles %q in the test", text)
		}
		return tiles
	}
	var wall []tile.Tile
	for packet := range 3 {
		for _, hand := range hands {
			wall = append(wall, read(hand)[4*packet:4*packet+4]...)
		}
	}
	for _, hand := range hands {
		wall = append(wall, read(hand)[12])
	}
	return append(append(wall, read(front)...), read(back)...)
}

var hands = []string{"111m23456789mEE", "123456789tPPSS", "123456789sFFFW", "CCCNNN2234m67tP"}

func uzjeTable(t testing.TB, front, back string) *game.Table {
	t.Helper()
	return start(t, game.Match{Players: 4, Tiles: "uzje", Rules: uzjeRules(), Wall: stack(t, false, hands, front, back)})
}

// TestCommands plays commands of every kind, with and without player letters.
func TestCommands(t *testing.T) {
	tests := []struct{ commands, legal, last string }{
		{"", "E-", "deal"},
		{"-", "Ed1m Ed2m Ed3m Ed4m Ed5m Ed6m Ed7m Ed8m Ed9m EdE EdP", "draw"},
		{"- dP", "Sr SpP S-", "discard"},
		{"- dP SpP", "Sd1t Sd2t Sd3t Sd4t Sd5t Sd6t Sd7t Sd8t Sd9t SdS", "pung"},
		{"- dP Sr", "", "win"},
		{"- dP - d9m", "W-", "discard"},
		{"- dP - d9m -", "WkF Wd1s Wd2s Wd3s Wd4s Wd5s Wd6s Wd7s Wd8s Wd9s WdW WdF", "draw"},
		{"- dP - d9m - kF", "W-", "kong"},
		{"- dP - d9m - kF -", "Wd1t Wd1s Wd2s Wd3s Wd4s Wd5s Wd6s Wd7s Wd8s Wd9s WdW", "draw"},
		{"- dP - d9m - dW - dE", "Er EpE E-", "discard"},
		{"- dP - d9m - dW - dE EpE", "Ed1m Ed2m Ed3m Ed4m Ed5m Ed6m Ed7m Ed8m Ed9m", "pung"},
		{"- dP - d9m - dF - dE", "Er EpE E-", "discard"},
		{"- dP - d9m - dF - dE - dE - d8t - d1s - d1t", "", "exhausted"},
		{"- dP - d9m - dF - dE - dE - d8t - d1s -", "Nd2m Nd3m Nd4m Nd1t Nd6t Nd7t NdN NdP NdC", "draw"},
		{"- d2m", "Np2m S-", "discard"},
		{"- d2m Np2m", "Nd3m Nd4m Nd6t Nd7t NdN NdP NdC", "pung"},
		{"- d5m - d7t", "W-", "discard"},
	}
	for _, test := range tests {
		table := uzjeTable(t, "P9mFE8t", "C1s1t")
		if test.commands != "" {
			if err := table.Command(test.commands); err != nil {
				t.Errorf("%s: %v", test.commands, err)
				continue
			}
		}
		if got := strings.Join(table.Legal(), " "); got != test.legal || table.State().Last.Kind.String() != test.last {
			t.Errorf("%s: legal %s after %s, want %s after %s", test.commands, got, table.State().Last.Kind, test.legal,
				test.last)
		}
	}
}

// TestRefusals checks what is refused and why, and that nothing changes then.
func TestRefusals(t *testing.T) {
	tests := []struct {
		played, text, want string
		span               source.Span
	}{
		{"", "", "bad-replay: want a command such as Ed1m, found nothing", source.Span{Start: 0, End: 0}},
		{"", "S-", "impossible-play: South cannot draw: East is to draw", source.Span{Start: 0, End: 2}},
		{"", "E- Ed1s", "impossible-play: East cannot discard 1s: not in the hand", source.Span{Start: 3, End: 7}},
		{"-", "-", "impossible-play: East cannot draw: East has drawn and is to discard", source.Span{Start: 0, End: 1}},
		{"-", "Ed", "bad-replay: the command Ed: want one tile after d, found the end", source.Span{Start: 2, End: 2}},
		{"-", "  Ed1mm", "bad-replay: the command Ed1mm: want tiles such as 1m, 23t, E, found 1mm",
			source.Span{Start: 4, End: 7}},
		{"-", "Ex1m", "bad-replay: the command Ex1m: want one of the actions - d c p k s r l a, found x1m",
			source.Span{Start: 1, End: 4}},
		{"-", "E", "bad-replay: the command E: want an action (- d c p k s r l a) after the player, found the end",
			source.Span{Start: 1, End: 1}},
		{"-", "Hd1m", "bad-replay: the command Hd1m: want a player of this game, one of E S W N, found H",
			source.Span{Start: 0, End: 1}},
		{"-", "Es1m", "bad-replay: the command Es1m: want no tile after s, found 1m", source.Span{Start: 2, End: 4}},
		{"-", "Ek1m", "impossible-play: East cannot kong 1m: neither a pung of it on the table nor four in the hand",
			source.Span{Start: 0, End: 4}},
		{"-", "El", "impossible-play: East cannot declare riichi: it is no rule of uzje", source.Span{Start: 0, End: 2}},
		{"-", "Ea", "impossible-play: East cannot set a North aside: it is a rule of riichi with three players",
			source.Span{Start: 0, End: 2}},
		{"-", "#", "impossible-play: the deal cannot end here: East has drawn and is to discard",
			source.Span{Start: 0, End: 1}},
		{"-", "=", "impossible-play: the deal cannot be abandoned: no rule of uzje says so here",
			source.Span{Start: 0, End: 1}},
		{"-", "Er", "impossible-play: East cannot win on a discard: East has drawn and is to discard",
			source.Span{Start: 0, End: 2}},
		{"- dP", "pP", "bad-replay: the command p: want a player letter in front of a claim", source.Span{Start: 0, End: 1}},
		{"- dP", "Sp1m", "impossible-play: South cannot pung 1m: the last discard is P", source.Span{Start: 0, End: 4}},
		{"- dP", "WpP", "impossible-play: West cannot pung with PP: not in the hand", source.Span{Start: 0, End: 3}},
		{"- dP", "SkP", "impossible-play: South cannot kong with PPP: not in the hand", source.Span{Start: 0, End: 3}},
		{"- dP", "c12t", "impossible-play: South cannot chow: 12t and P are no sequence", source.Span{Start: 0, End: 4}},
		{"- dP", "Ws", "impossible-play: West cannot win by the own draw: South is to draw", source.Span{Start: 0, End: 2}},
		{"- dP", "Wr", "impossible-play: West cannot win: the hand is not complete", source.Span{Start: 0, End: 2}},
		{"- dP Sr", "W-", "impossible-play: the deal is over, nothing can follow", source.Span{Start: 0, End: 2}},
		{"- dP Sr", "Sr", "impossible-play: South has won already", source.Span{Start: 0, End: 2}},
	}
	for _, test := range tests {
		table := uzjeTable(t, "P9mFE8t", "C1s1t")
		if test.played != "" {
			if err := table.Command(test.played); err != nil {
				t.Errorf("%s: %v", test.played, err)
				continue
			}
		}
		before, legal := *table.State(), table.Legal()
		err := table.Command(test.text)
		e, ok := err.(*source.Error)
		if !ok || string(e.Code)+": "+e.Message != test.want || e.Span != test.span {
			t.Errorf("%s then %s: %v at %+v, want %s at %+v", test.played, test.text, err, e, test.want, test.span)
		}
		if after := table.State(); !before.Equal(after) || !slices.Equal(legal, table.Legal()) {
			t.Errorf("%s then %s: something has changed", test.played, test.text)
		}
	}
}
