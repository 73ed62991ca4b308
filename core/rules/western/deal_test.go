package western

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// winOf reads a hand with its flowers; seat and round are letters of ESWN, and the way has words of circumstances.
func winOf(t testing.TB, text, winds, way string) *rules.Win {
	t.Helper()
	parsed, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	wind := func(i int) tile.Tile { return tile.East + tile.Tile(strings.IndexByte("ESWN", winds[i])) }
	win := &rules.Win{Hand: parsed.Hand}
	win.SeatWind, win.RoundWind = wind(0), wind(1)
	win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
	for word := range strings.FieldsSeq(way) {
		switch word {
		case "drawn":
			win.SelfDrawn = true
		case "loose":
			win.SelfDrawn, win.Rinshan = true, true
		case "double":
			win.SelfDrawn, win.Rinshan, win.DoubleKong = true, true, true
		case "robbed":
			win.Chankan = true
		case "last":
			win.LastTile = true
		case "first":
			win.FirstTurn = true
		case "original":
			win.OriginalCall = true
		default:
			t.Fatalf("unknown word %s", word)
		}
	}
	return win
}

// endingOf is a deal by its hands: seat and tiles, the first the winner's; a number is a typed score.
func endingOf(t testing.TB, hands, way string) *rules.Ending {
	t.Helper()
	e := &rules.Ending{Kind: rules.EndWins}
	for i, text := range strings.Split(hands, ", ") {
		seat, text := text[:1], text[2:]
		var win rules.Win
		if n, err := strconv.Atoi(text); err == nil {
			win = *winOf(t, "1m", seat+"E", "")
			win.Counted = &rules.Count{Points: n}
		} else if i == 0 {
			win = *winOf(t, text, seat+"E", way)
		} else {
			win = *winOf(t, text, seat+"E", "")
		}
		if i == 0 {
			e.Wins = append(e.Wins, rules.Win{Situation: win.Situation})
		}
		e.Hands = append(e.Hands, win)
	}
	return e
}

// TestSettleHands settles deals of four hands, transfer by transfer: the winner has his score of each, twice where one
// of the two is East, and the losers settle their differences. The card of the winner has what he is paid.
func TestSettleHands(t *testing.T) {
	for _, row := range []struct {
		hands, way string
		scores     []int // in the order of the hands; -1 for a typed one
		want       string
	}{
		// (20 + 4 + 8 + 2) x 2; (4 + 8) x 2; nothing; 4 x 2, as North is no wind of the round or of the seat
		{"S 222m345p555z11s77s +7s, E 222m33m555z, W 2m, N [555z]", "", []int{68, 24, 0, 8},
			"win S [-136 272 -68 -68]; losers E [48 0 -48 0]; losers E [32 0 0 -32]; losers N [0 0 -8 8]"},
		{"S 222m345p555z11s77s +7s, W 2m, N [555z], E 222m33m555z", "", []int{68, 0, 8, 24},
			"win S [-136 272 -68 -68]; losers E [48 0 -48 0]; losers E [32 0 0 -32]; losers N [0 0 -8 8]"},
		{"E 222m345p555z11s77s +7s, S 12, W [555z], N [222s]", "", []int{68, -1, 8, 2},
			"win E [408 -136 -136 -136]; losers S [0 4 -4 0]; losers S [0 10 0 -10]; losers W [0 0 6 -6]"},
		{"N 222m345p555z11s77s +7s, E 10, S 30, W 30", "", []int{68, -1, -1, -1},
			"win N [-136 -68 -68 272]; losers S [-40 40 0 0]; losers W [-40 0 40 0]"},
		// an own draw: (20 + 4 + 8 + 4 + 2) x 2 for the dragons, x 2 for three concealed pungs, x 2 as all is concealed
		{"N 222m345p555z11s77s +7s, E 0, S 0, W 0", "drawn", []int{304, -1, -1, -1},
			"win N [-608 -304 -304 1216]"},
		{"W 700, E 10, S 10, N 10", "", []int{-1, -1, -1, -1}, "win W [-1400 -700 2800 -700]"},
	} {
		s, err := rulesByID()["classical-dmjl"].Settle(endingOf(t, row.hands, row.way))
		if err != nil {
			t.Errorf("%s: %v", row.hands, err)
			continue
		}
		var list []string
		sum := rules.Payments{Players: players}
		for _, tr := range s.Transfers {
			list = append(list, fmt.Sprint(tr.Kind, " ", "ESWN"[tr.Of-tile.East:][:1], " ", tr.Payments.Seats))
			for seat, n := range tr.Payments.Seats {
				sum.Seats[seat] += n
			}
		}
		if got := strings.Join(list, "; "); got != row.want || s.Payments != sum {
			t.Errorf("%s: %s, in all %v, want %s", row.hands, got, s.Payments, row.want)
		}
		for i, card := range s.Hands {
			if row.scores[i] < 0 != (card == nil) || card != nil && card.Points != row.scores[i] {
				t.Errorf("%s: hand %d is %+v, want %d", row.hands, i, card, row.scores[i])
			}
		}
		if row.scores[0] >= 0 && (len(s.Wins) != 1 || s.Wins[0] != s.Hands[0] ||
			s.Wins[0].Payments != s.Transfers[0].Payments) || row.scores[0] < 0 && len(s.Wins) != 0 {
			t.Errorf("%s: the winner's card is %+v", row.hands, s.Wins)
		}
	}
}

// TestSettleFaults refuses deals whose hands are not those of four players with one winner.
func TestSettleFaults(t *testing.T) {
	const won, lost, robbing = "222m345p555z11s77s +7s", "222m33m555z", "robbing a kong by an own draw"
	for hands, want := range map[string]string{
		"S " + lost + ", E 1, W 1, N 1":             "hands: the hand of the winner is no winning hand",
		"S " + won + ", E 1, W " + won + ", N 1":    "hands: a winning hand of a player who did not win",
		"S " + won + ", E 1, W 1, W 2":              "hands: two hands of one seat",
		"S " + won + ", E 1, W 1":                   "hands: want the hands of all four players, found 3",
		"S 333m" + won + ", E 1, W 1, N 1":          "hands: the hand of the winner is no winning hand",
		"S " + won + ", E 1, W " + lost + "2s, N 1": "",
		"S " + won + ", E 2, W 1, N 1":              robbing,
	} {
		e := endingOf(t, hands, "")
		if want == robbing {
			e.Hands[0].Chankan, e.Hands[0].SelfDrawn = true, true
		}
		_, err := rulesByID()["classical-dmjl"].Settle(e)
		found := ""
		if err != nil {
			found, _, _ = strings.Cut(err.Error(), "\n")
		}
		if found != want {
			t.Errorf("%s: %s, want %s", hands, found, want)
		}
	}
	two := endingOf(t, "S 1, E 1, W 1, N 1", "")
	two.Wins = append(two.Wins, two.Wins[0])
	for _, e := range []*rules.Ending{two, {Kind: rules.EndWins, Hands: two.Hands}} {
		_, err := rulesByID()["classical-dmjl"].Settle(e)
		if want := fmt.Sprint("want one winner, found ", len(e.Wins)); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestImpossible refuses what cannot be true of a win, and nothing beside it.
func TestImpossible(t *testing.T) {
	for _, row := range []struct {
		s    rules.Situation
		want string // reason and the circumstance that cannot be
	}{
		{rules.Situation{Rinshan: true}, "rinshan-by-discard rinshan"},
		{rules.Situation{Rinshan: true, SelfDrawn: true}, ""},
		{rules.Situation{DoubleKong: true, SelfDrawn: true}, "double-kong-without-rinshan doubleKong"},
		{rules.Situation{Chankan: true, SelfDrawn: true}, "chankan-by-draw chankan"},
		{rules.Situation{Chankan: true}, ""},
		{rules.Situation{FirstTurn: true}, "first-turn-of-dealer firstTurn"},
		{rules.Situation{FirstTurn: true, SeatWind: tile.East}, "first-turn-of-dealer firstTurn"},
		{rules.Situation{FirstTurn: true, SelfDrawn: true}, ""},
		{rules.Situation{FirstTurn: true, SeatWind: tile.South}, ""},
		{rules.Situation{From: tile.South, SelfDrawn: true}, "from-by-draw from"},
		{rules.Situation{From: tile.South}, ""},
		{rules.Situation{From: tile.East}, "from-is-winner from"},
		{rules.Situation{From: tile.South, SeatWind: tile.South}, "from-is-winner from"},
		{rules.Situation{Liable: tile.South, SeatWind: tile.South}, "liable-is-winner liable"},
		{rules.Situation{Liable: tile.South, SeatWind: tile.West}, ""},
		{rules.Situation{Liable: tile.East}, "liable-is-winner liable"},
		{rules.Situation{Flowers: 8}, ""},
		{rules.Situation{Flowers: 9}, "flowers-number flowers"},
		{rules.Situation{Flowers: -1}, "flowers-number flowers"},
		{rules.Situation{FlowerTiles: make([]tile.Tile, 9)}, "flowers-number flowers"},
	} {
		for id, r := range rulesByID() {
			win := winOf(t, "222m345p555z11s77s +7s", "EE", "")
			win.Situation = row.s
			for i := range win.FlowerTiles {
				win.FlowerTiles[i] = tile.Spring
			}
			_, err := r.Score(win)
			found := ""
			if fault, ok := err.(*source.Error); ok {
				found = fault.Reason + " " + fault.Of
			} else if err != nil {
				found = err.Error()
			}
			if found != row.want {
				t.Errorf("%s %+v: %q, want %q", id, row.s, found, row.want)
			}
		}
	}
	for _, s := range []rules.Situation{{SeatWind: tile.White}, {RoundWind: 1}, {From: tile.Red}, {Liable: tile.Green}} {
		win := winOf(t, "222m345p555z11s77s +7s", "EE", "")
		win.Situation = s
		if _, err := rulesByID()["classical-bmja"].Score(win); err == nil ||
			!strings.HasPrefix(err.Error(), "want East, South, West or North for a wind, found ") {
			t.Errorf("%+v: %v", s, err)
		}
	}
}
