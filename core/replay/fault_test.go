package replay_test

import (
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
)

// list returns the words of a tile list that deals the hands in seat order, then the front of the wall and its back,
// end last.
func list(hands []string, front, back string) string {
	var tiles []string
	cut := make([][]string, len(hands))
	for i, hand := range hands {
		cut[i] = strings.Fields(hand)
	}
	for packet := range 3 {
		for _, hand := range cut {
			tiles = append(tiles, hand[4*packet:4*packet+4]...)
		}
	}
	for _, hand := range cut {
		tiles = append(tiles, hand[12])
	}
	return strings.Join(append(append(tiles, strings.Fields(front)...), strings.Fields(back)...), " ")
}

// The hands of most tests below.
var (
	east  = "1m 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m E E"
	south = "1t 2t 3t 4t 5t 6t 7t 8t 9t P P S S"
	west  = "1s 2s 3s 4s 5s 6s 7s 8s 9s F F F W"
	north = "C C C N N N 2m 2m 3m 4m 5m 6t 7t"
	four  = list([]string{east, south, west, north}, "P 9m F E 8t", "C 1s 1t")
)

// TestImpossible checks every impossible play of the format's description, and others, each with its error. The text
// before the faulty turn is played.
func TestImpossible(t *testing.T) {
	tests := []struct {
		turns string
		steps int
		want  string // from the third line of the text
	}{
		// a discard not in the hand
		{"1.9s", 1, `3:1 "1.9s": East cannot discard 9s: not in the hand`},
		{"1.P 2.9s", 3, `3:5 "2.9s": South cannot discard 9s: not in the hand`},
		// a claim of a tile that was not discarded
		{"1.EP,1m", 0, `3:1 "1.EP,1m": East cannot pung: no tile was discarded just now; East is to draw`},
		{"1.P 2.NP,9m", 2, `3:5 "2.NP,9m": North cannot pung with PP: not in the hand`},
		{"1.P 2.EP,9m", 2, `3:5 "2.EP,9m": East cannot pung: it is the own discard`},
		{"1.9m 2.78t,P", 2, `3:6 "2.78t,P": South cannot chow: 78t and 9m are no sequence`},
		{"1.P 2.NK", 2, `3:5 "2.NK": North cannot kong with PPP: not in the hand`},
		{"1.SR", 0, `3:1 "1.SR": no tile was discarded or added just now that could be won on`},
		{"1.? 2.ER", 1, `3:5 "2.ER": no tile was discarded or added just now that could be won on`},
		{"1.P 2.WR", 2, `3:5 "2.WR": West cannot win: the hand is not complete`},
		{"1.?,T", 1, `3:1 "1.?,T": East cannot win: the hand is not complete`},
		// a draw from an empty wall
		{"1.P 2.9m 3.F 4.E 5.8t 6.1t 7.1s 8.C 9.E", 16, `3:37 "9.E": East cannot draw: the wall is empty`},
		{"1.P 2.9m 3.F 4.E 5.8t 6.1t 7.1s 8.C #  9.E", 17,
			`3:40 want nothing but annotations behind the end indicator, found "9.E"`},
		{"1.P #", 2, `3:5 "#": the wall is not exhausted: 7 tiles are left`},
		// a turn out of order
		{"1.S9m", 0, `3:1 "1.S9m": South cannot draw: East is to draw`},
		{"1.P 2.W9m", 2, `3:5 "2.W9m": West cannot draw: South is to draw`},
		{"1.? 2.P", 1, `3:5 "2.P": East cannot draw: East has drawn and is to discard`},
		{"1.? 2.SP", 1, `3:5 "2.SP": South cannot draw: East has drawn and is to discard`},
		{"1.P 2.SP, 3.F", 3, `3:11 "3.F": South cannot draw: South has claimed and is to discard`},
		{"1.?,K1m", 1, `3:1 "1.?,K1m": East cannot kong 1m: neither a pung of it on the table nor four in the hand`},
		{"1.P 2.?,KS", 3, `3:5 "2.?,KS": South cannot kong S: neither a pung of it on the table nor four in the hand`},
		{"1.P 2.?,L,9m", 3, `3:5 "2.?,L,9m": South cannot declare riichi: it is no rule of uzje`},
		{"1.P 2.?,A,?,9m", 3, `3:5 "2.?,A,?,9m": South cannot set a North aside: it is a rule of riichi with three players`},
		{"1.P 2.9m 3.?,F 4.W23s,5s", 6, `3:16 "4.W23s,5s": West cannot chow: it is the own discard`},
		{"1.9m 2.WC78s,1s", 2, `3:6 "2.WC78s,1s": West cannot chow: only the next player, South, can`},
		// text that does not parse
		{"1.P 2.5q", 2, `3:5 want a turn such as 5m, SP,5m, 23m,5t, ?,T or SR, found "2.5q"`},
		{"1.P x.9m", 2, `3:5 want digits before the full stop of a turn, found "x.9m"`},
		{"1.P 9m", 2, `3:5 want a turn, a number and a full stop in front, found "9m"`},
		{"1.P 2.9m\x00", 2, `3:5 want a turn such as 5m, SP,5m, 23m,5t, ?,T or SR, found "2.9m\x00"`},
		{"1.P 2.P,9m", 2, `3:5 want a player letter before P, K or R, found "2.P,9m"`},
		{"1.P 2.HP", 2, `3:5 want a turn such as 5m, SP,5m, 23m,5t, ?,T or SR, found "2.HP"`},
		{"= 1.P", 1, `3:3 want nothing but annotations behind the end indicator, found "1.P"`},
		{"1.P 2.SP, =", 3, `3:11 "=": the deal cannot be abandoned here: South has claimed and is to discard`},
	}
	for _, test := range tests {
		text := "E 1 0 4\n" + four + "\n" + test.turns
		r := read(t, text)
		if got := problems(r); got != test.want {
			t.Errorf("%s:\n%s, want\n%s", test.turns, got, test.want)
		}
		if got := r.Deals[0].Steps(); got != test.steps {
			t.Errorf("%s: %d steps, want %d", test.turns, got, test.steps)
		}
		if len(r.Problems) == 1 && (r.Problems[0].Deal != 0 || r.Problems[0].Step != test.steps) {
			t.Errorf("%s: the problem is at deal %d, step %d", test.turns, r.Problems[0].Deal, r.Problems[0].Step)
		}
	}
}

// TestBadGames checks faults of the header and of the tile list.
func TestBadGames(t *testing.T) {
	tests := []struct{ text, want string }{
		{"E 1 0 5\n1m", "bad-replay: line 1, column 7: want 3, 4 or 6 players, found 5"},
		{"E 1 0", "bad-replay: line 1, column 6: want the number of players, 3, 4, 6 or 0, found the end of the paragraph"},
		{"E 0 0 4\n" + four, `bad-replay: line 1, column 3: want the round, a number from 1, found "0"`},
		{"E 1 x 4\n" + four, `bad-replay: line 1, column 5: want the repeat, a number from 0, found "x"`},
		{"E 1 -1 4\n" + four, `bad-replay: line 1, column 5: want the repeat, a number from 0, found "-1"`},
		{"H 1 0 4\n" + four, `bad-replay: line 1, column 1: want one of E S W N for the set with 4 players, found "H"`},
		{"E 1 0 0\n" + four, "bad-replay: line 1, column 7: want the number of players, 3, 4 or 6: it is 0 and no Players: " +
			"tag of the text says how many"},
		{"E 1 0 4\n1m 2m 3m", "bad-replay: line 2, column 7: the deal takes 52 tiles, the wall has 3"},
		{"E 1 0 4\n" + strings.Replace(four, "4t", "4q", 1),
			`bad-replay: line 2, column 22: want a tile such as 1m, xt, E or ?, found "4q"`},
		{"", "bad-replay: want a game, such as a paragraph that begins with E 1 0 4, found none"},
		{"hello", "bad-replay: want a game, such as a paragraph that begins with E 1 0 4, found none"},
		{"Dead-wall: 60\n\nE 1 0 4\n" + four, "bad-replay: line 4, column 158: the deal takes 52 tiles, the wall has 0"},
	}
	for _, test := range tests {
		_, err := replay.Read(test.text, rulesFor)
		if got := errorText(err); got != test.want {
			t.Errorf("%.60s: %s, want %s", test.text, got, test.want)
		}
	}
	shown := []struct{ text, want string }{
		{"E 1 0 4\n" + four + " 1m 1m", `2:164 tile "1m": want at most 4 of 1m, found 5`},
		{"E 1 0 4\n" + four + " h h", `2:163 tile "h": want at most 1 of h, found 2`},
		{"E 1 0 4\n" + four + " 1q", `2:161 want a tile such as 1m, xt, E or ?, found "1q"`},
		{"E 1 0 4\n" + four + " 12m 1.P", `2:161 want a tile such as 1m, xt, E or ?, found "12m"`},
		{"Rules: riichi-ema\n\nE 1 0 4\n" + four + strings.Repeat(" ?", 20) + " Z 1.P",
			`4:201 tile "Z": there is no Z in a game of riichi-ema`},
		{"Rules: riichi-ema\n\nE 1 0 4\n" + four + strings.Repeat(" ?", 20) + " xt",
			`4:201 tile "xt": there is no xt in a game of riichi-ema`},
	}
	for _, test := range shown {
		r := read(t, test.text)
		if got := problems(r); got != test.want || r.Deals[0].Steps() != 0 {
			t.Errorf("%.60s: %d steps, %s, want %s", test.text, r.Deals[0].Steps(), got, test.want)
		}
	}
}

// TestRiichiFaults checks moves that riichi rules refuse.
func TestRiichiFaults(t *testing.T) {
	ready := "1m 2m 3m 4m 5m 6m 7m 8m 9m 1s 2s 3s E"
	other := "0t 5t 5t 5m 5m 0m N N 6t 7t 8t C F"
	wall := list([]string{ready, south, west, other}, "W 9t 4s 0s 3s 1t 6s 6m 7s P", strings.Repeat("? ", 13)+"S")
	tests := []struct {
		turns string
		steps int
		want  string
	}{
		{"1.?,L,1m", 2, `"1.?,L,1m": East has declared riichi and would not be ready without 1m`},
		{"1.? #", 1, `"#": the deal cannot end here: East has drawn and is to discard`},
		{"1.W 2.9t 3.4s 4.?,L,0s", 7, `"4.?,L,0s": North cannot declare riichi: the hand is not ready`},
		{"1.W 2.P 3.?,A,?,P", 5, `"3.?,A,?,P": West cannot set a North aside: it is a rule of riichi with three players`},
		{"1.?,L,W 2.9t 3.23s,W", 5, `"3.23s,W": West cannot chow: 23s and 9t are no sequence`},
		{"1.W 2.5t 3.NP00t,C", 4, `"3.NP00t,C": North cannot pung with 00t: not in the hand`},
		{"1.?,L,W 2.9t 3.4s 4.0s 5.9m", 10, `"5.9m": East is in riichi and discards the tile drawn, 3s`},
	}
	for _, test := range tests {
		r := read(t, "Rules: riichi-ema\n\nE 1 0 4\n"+wall+"\n"+test.turns)
		got := ""
		if len(r.Problems) == 1 {
			got = r.Problems[0].Message
		}
		if got != test.want || r.Deals[0].Steps() != test.steps {
			t.Errorf("%s: %d steps, %s; want %d, %s", test.turns, r.Deals[0].Steps(), problems(r), test.steps, test.want)
		}
	}
	// A pung takes plain fives first; another choice is stated.
	r := read(t, "Rules: riichi-ema\n\nE 1 0 4\n"+wall+"\n1.W 2.5t 3.NP50t,C")
	if got := events(r.Deals[0].Record); len(r.Problems) > 0 || got != "E- EdW S- Sd5t Np50t NdC" {
		t.Errorf("%s, %s", got, problems(r))
	}
}

// TestSeveralWinners checks that winners are listed in seat order after the loser.
func TestSeveralWinners(t *testing.T) {
	wall := list([]string{east, south, "1s 2s 3s 4s 5s 6s 7s 8s 9s F F F P", north}, "P 9m", "W")
	r := read(t, "E 1 0 4\n"+wall+"\n1.P 2.SR 3.WR")
	if got := r.Deals[0].Last().Winners(); len(r.Problems) > 0 || len(got) != 2 || got[0] != 1 || got[1] != 2 {
		t.Errorf("winners %v, %s", got, problems(r))
	}
	for turns, want := range map[string]string{
		"1.P 2.WR 3.SR":      `3:10 "3.SR": South cannot win after West: winners follow in seat order after the loser`,
		"1.P 2.SR 3.SR":      `3:10 "3.SR": South has won already`,
		"1.P 2.SR 3.WR 4.9m": `3:15 "4.9m": the deal is over, nothing can follow`,
		"1.P 2.SR #":         `3:10 want no end indicator after a win, found "#"`,
	} {
		if got := problems(read(t, "E 1 0 4\n"+wall+"\n"+turns)); got != want {
			t.Errorf("%s: %s, want %s", turns, got, want)
		}
	}
}

// TestUnknownTiles checks that unknown tiles become what their holders show, while a copy is left.
func TestUnknownTiles(t *testing.T) {
	hidden := "? 1m 1m 2m 3m 4m 5m 6m 7m 8m 9m E E"
	wall := list([]string{hidden, south, west, north}, "P 9s 9s 9s", "W")
	tests := []struct{ turns, want string }{
		{"1.8s", ""},
		{"1.9s", `"1.9s": East cannot discard 9s: every copy of 9s is elsewhere`},
		{"1.?,T", ""},
		{"1.?,K1m", `"1.?,K1m": East cannot kong 1m: neither a pung of it on the table nor four in the hand`},
	}
	for _, test := range tests {
		got := problems(read(t, "E 1 0 4\n"+wall+"\n"+test.turns))
		if _, message, found := strings.Cut(got, " "); found {
			got = message
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.turns, got, test.want)
		}
	}
}

// TestFlowers lays out flowers from hands in seat order, and during a draw.
func TestFlowers(t *testing.T) {
	hands := []string{strings.Replace(east, "E E", "h E", 1), strings.Replace(south, "1t", "o", 1), west, north}
	r := read(t, "E 1 0 4\n"+list(hands, "i 9m j", "p 8t 7m k P")+"\n1.7m 2.9m 3.? #")
	d := r.Deals[0]
	if len(r.Problems) > 0 {
		t.Fatal(problems(r))
	}
	deal, first, last := d.At(0), d.At(1), d.Last()
	// East's h brings P. South's o brings k, and k brings 7m.
	if got := spell(deal.Flowers(0)) + ", " + spell(deal.Flowers(1)); got != "h, o k" || deal.Laid != 3 ||
		deal.Left() != 5 {
		t.Errorf("dealt: %s, %d laid out, %d left", got, deal.Laid, deal.Left())
	}
	// East's draw is i, then 8t from the back; West's is j, then p, and nothing is left.
	if first.Drawn.String() != "8p" || first.Laid != 1 || last.Phase != game.Over {
		t.Errorf("first draw %s after %d flowers, phase %d", first.Drawn, first.Laid, last.Phase)
	}
	if got := spell(last.Flowers(2)); got != "j p" {
		t.Errorf("West laid out %s", got)
	}
}
