package importer

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/replay"
	rule "tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/core/tile"
)

func TestUnescape(t *testing.T) {
	for text, want := range map[string]string{
		"":                "",
		"%50%31":          "P1",
		"%e3%81%82%E3%81": "あ\ufffd",
		"100%":            "100%",
		"%zz%4":           "%zz%4",
		"\xff":            "\ufffd",
		"%3Cb%3E%0A":      "<b>\n",
	} {
		if got := Unescape(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestYakuNames checks that every name means one yaku, and every yaku has a name that means it.
func TestYakuNames(t *testing.T) {
	seen := map[string]string{}
	for _, row := range yakuNames {
		if got := Yaku(YakuName(row.id), 1).ID; got != row.id {
			t.Errorf("%s is called %s, which means %s", row.id, YakuName(row.id), got)
		}
		for _, name := range row.names {
			if seen[name] != "" {
				t.Errorf("%s means %s and %s", name, seen[name], row.id)
			}
			seen[name] = row.id
		}
	}
	for name, want := range map[string]string{"役牌:白": "yakuhai-white", "役牌:自風牌": AnySeat, "ダブル立直": "double-riichi",
		"no such yaku": ""} {
		if got := Yaku(name, 1).ID; got != want {
			t.Errorf("%s means %q, want %q", name, got, want)
		}
	}
}

func TestLiableFor(t *testing.T) {
	for _, row := range []struct {
		name string
		win  replay.Win
		want int
	}{
		{"a self-draw", replay.Win{Chair: 1, From: -1, Payments: []int{-2000, 4000, -1000, -1000}}, -1},
		{"a self-draw that one pays", replay.Win{Chair: 1, From: -1, Payments: []int{0, 32000, -32000, 0}}, 2},
		{"a ron", replay.Win{Chair: 1, From: 3, Payments: []int{0, 8000, 0, -8000}}, -1},
		{"a ron that two pay", replay.Win{Chair: 1, From: 3, Payments: []int{-16000, 32000, 0, -16000}}, 0},
		{"nothing stated", replay.Win{Chair: 1, From: 3}, -1},
	} {
		if got := LiableFor(&row.win); got != row.want {
			t.Errorf("%s: %d, want %d", row.name, got, row.want)
		}
	}
}

// TestEnds checks that each end has its own word in a format, so that what is written can be read.
func TestEnds(t *testing.T) {
	for i := range Ends {
		e := &Ends[i]
		if found := EndWith(e.Tenhou, func(e *End) string { return e.Tenhou }); found != e {
			t.Errorf("%s means %s", e.Tenhou, found.Text)
		}
		for _, word := range []func(*End) string{func(e *End) string { return e.Mjai },
			func(e *End) string { return e.Kobalab }} {
			if w := word(e); w != "" && EndWith(w, word) != e {
				t.Errorf("%s means %s", w, EndWith(w, word).Text)
			}
		}
	}
}

func record(_ string, players int, _ option.Values) (*rule.Rules, bool, error) {
	return catalog.For("riichi-tenhou", players, nil)
}

func hidden(players int) [][]tile.Tile {
	hands := make([][]tile.Tile, players)
	for i := range hands {
		hands[i] = slices.Repeat([]tile.Tile{tile.Unknown}, game.HandSize)
	}
	return hands
}

// TestWall lays out the tiles of a log: draws from both ends, indicators and ura indicators.
func TestWall(t *testing.T) {
	d := &Deal{Setup: game.Deal{Players: 3, Round: tile.East, Number: 2}, Hands: hidden(3),
		Indicators: []tile.Tile{tile.Circle1, tile.Circle2}, Ura: []tile.Tile{tile.Bamboo1, tile.Bamboo2}}
	d.Draw(1, tile.North, source.Nowhere)
	d.Add(game.Event{Kind: game.North, Chair: 1}, source.Nowhere)
	d.Draw(1, tile.Red, source.Nowhere)
	d.Add(game.Event{Kind: game.Discard, Chair: 1, Tile: tile.Red}, source.Nowhere)
	d.Draw(2, tile.White, source.Nowhere)
	b, err := Open("", record)
	if err != nil || !b.Add(d) {
		t.Fatal(err)
	}
	r, err := b.Close("")
	if err != nil || len(r.Problems) > 0 {
		t.Fatalf("%v %+v", err, r)
	}
	wall := r.Deals[0].Deal().Wall
	for at, want := range map[int]tile.Tile{39: tile.North, 40: tile.White, 107: tile.Red, 99: tile.Circle1,
		98: tile.Bamboo1, 97: tile.Circle2, 96: tile.Bamboo2, 106: tile.Unknown} {
		if len(wall) != 108 || wall[at] != want {
			t.Errorf("place %d of %d is %s, want %s", at, len(wall), wall[at], want)
		}
	}
}

// TestWinnersInOrder puts winners that a log lists in another order into seat order after the loser.
func TestWinnersInOrder(t *testing.T) {
	d := &Deal{Setup: game.Deal{Players: 4, Round: tile.East, Number: 1}, Hands: hidden(4)}
	d.Draw(0, tile.Red, source.Nowhere)
	d.Add(game.Event{Kind: game.Discard, Tile: tile.Red}, source.Nowhere)
	for _, chair := range []int{3, 1} {
		d.Add(game.Event{Kind: game.Win, Chair: chair}, source.Nowhere)
		d.Wins = append(d.Wins, replay.Win{Chair: chair})
	}
	b, _ := Open("", record)
	b.Add(d)
	r, err := b.Close("")
	if err != nil || len(r.Problems) > 0 || !slices.Equal(r.Deals[0].Last().Winners(), []int{1, 3}) ||
		r.Deals[0].Wins[0].Chair != 1 {
		t.Errorf("%v %+v", err, r)
	}
}

// TestLimits refuses a text that is too large, and lists only a limited number of problems.
func TestLimits(t *testing.T) {
	if _, err := Open(strings.Repeat(" ", MaxText+1), record); err == nil ||
		err.Error() != "want a log of at most 5242880 bytes, found 5242881" {
		t.Error(err)
	}
	b, _ := Open("", record)
	for range 1000 {
		b.Fault(source.Nowhere, "a fault")
	}
	if n := len(b.replay.Problems); n != replay.MaxProblems+1 ||
		b.replay.Problems[replay.MaxProblems].Message != "more problems follow; only the first 200 are listed" {
		t.Errorf("%d problems", n)
	}
}
