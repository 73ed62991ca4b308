package sichuan

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestWinningHands scores random winning hands, most of one suit, in random circumstances under both rule sets and
// changed options: the slow scorer finds as many fans, the payments sum to zero, the value is 2 to their power.
func TestWinningHands(t *testing.T) {
	random := rand.New(rand.NewPCG(32, 1))
	var tables []*rules.Rules
	for _, set := range Family().Sets {
		for _, chosen := range []option.Values{nil, {"closed": "own-draw", "terminals": 3, "cap": "none"},
			{"closed": "always", "heaven": "cap", "selfDraw": "fan", "kongFlower": "discarder"},
			{"closed": "none", "terminals": 1, "heaven": "4", "cap": "6"}} {
			r, err := set.With(chosen)
			if err != nil {
				t.Fatal(err)
			}
			tables = append(tables, r)
		}
	}
	won := 0
	for range 6000 {
		win, ok := randomWin(t, random)
		if !ok {
			continue
		}
		for _, r := range tables {
			if card, err := r.Score(&win); err == nil && card.Win {
				won++
			}
			checkAny(t, r, &win)
		}
	}
	if won < 20000 {
		t.Errorf("only %d wins were scored", won)
	}
}

// randomWin makes a hand of sets and a pair, or of pairs; ok is false where a tile has more than four copies.
func randomWin(t *testing.T, random *rand.Rand) (win rules.Win, ok bool) {
	t.Helper()
	suit := random.IntN(3)
	pick := func() tile.Tile {
		s := suit
		if random.IntN(4) == 0 {
			s = (suit + 1) % 3
		}
		return tile.Of(9*s + random.IntN(9))
	}
	if random.IntN(6) == 0 {
		for range 7 {
			one := pick()
			win.Hand.Closed = append(win.Hand.Closed, one, one)
		}
	} else {
		for range 4 {
			addSet(t, random, &win.Hand, pick())
		}
		pair := pick()
		win.Hand.Closed = append(win.Hand.Closed, pair, pair)
	}
	random.Shuffle(len(win.Hand.Closed), func(i, j int) {
		c := win.Hand.Closed
		c[i], c[j] = c[j], c[i]
	})
	win.Hand.Win = len(win.Hand.Closed) - 1
	win.SelfDrawn, win.LastTile = random.IntN(2) == 0, random.IntN(4) == 0
	win.Rinshan = win.SelfDrawn && win.Hand.Quads() > 0 && random.IntN(2) == 0
	win.Chankan = !win.SelfDrawn && !win.LastTile && random.IntN(4) == 0
	win.ShotAfterKong = !win.SelfDrawn && random.IntN(4) == 0
	win.FirstTurn = win.SelfDrawn && !win.LastTile && len(win.Hand.Melds) == 0 && random.IntN(3) == 0
	win.SeatWind = tile.East + tile.Tile(random.IntN(4))
	if random.IntN(2) == 0 {
		win.From = tile.East + (win.SeatWind-tile.East+1)%4
	}
	if random.IntN(2) == 0 {
		win.Void = tile.Suit(1 + (suit+2)%3)
	}
	for _, n := range win.Hand.AllCounts() {
		if n > 4 {
			return win, false
		}
	}
	return win, true
}

// addSet adds a chow or a pung to the closed tiles, or a melded pung or kong.
func addSet(t *testing.T, random *rand.Rand, h *hand.Hand, at tile.Tile) {
	t.Helper()
	kind := random.IntN(6)
	if kind < 2 {
		first := tile.Numbered(at.Suit(), min(at.Rank(), 7))
		h.Closed = append(h.Closed, first, first+1, first+2)
		return
	}
	if kind == 2 {
		h.Closed = append(h.Closed, at, at, at)
		return
	}
	tiles, kong := []tile.Tile{at, at, at}, meld.NotKong
	if kind > 3 {
		tiles, kong = append(tiles, at), []meld.Kong{meld.Concealed, meld.Claimed, meld.Added}[random.IntN(3)]
	}
	m, err := meld.New(tiles, kong, -1, meld.Unsaid)
	if err != nil {
		t.Fatal(err)
	}
	h.Melds = append(h.Melds, m)
}
