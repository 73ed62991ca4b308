package notation

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// TestRandomHands writes and reads random hands of a real set, with melds of every kind, a winning tile at any index
// and flowers, in mpsz, in the normal form, and in kobalab if it can hold them.
func TestRandomHands(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	kept := 0
	for range 2000 {
		p := randomHand(random)
		if !aHand(p) {
			continue
		}
		kept++
		checkSame(t, p, "mpsz", func() (string, error) { return Format(p, "mpsz") })
		checkSame(t, p, Auto, func() (string, error) { return Normal(p) })
		n := len(p.Hand.Closed)
		if p.Hand.Win < 0 || p.Hand.Win == n-1 && impliesWin(n, len(p.Hand.Melds)) {
			if text, err := Format(p, "kobalab"); err == nil {
				checkSame(t, p, "kobalab", func() (string, error) { return text, nil })
			}
		}
		for _, d := range Dialects() {
			checkOther(t, p, d.ID)
		}
	}
	if kept < 1000 {
		t.Errorf("only %d of the hands were possible", kept)
	}
}

// randomHand returns up to two melds, and closed tiles to make 13 or 14, or 15
// to 18 of the classical game.
func randomHand(random *rand.Rand) Parsed {
	p := Parsed{Dialect: "mpsz", Hand: hand.Hand{Win: -1}}
	for range random.IntN(3) {
		p.Hand.Melds = append(p.Hand.Melds, randomMeld(random))
	}
	ids := random.Perm(tile.IDs)
	size := []int{13, 14, 14, 14, 15, 18}[random.IntN(6)] - 3*len(p.Hand.Melds)
	for _, id := range ids[:size] {
		p.Hand.Closed = append(p.Hand.Closed, tile.FromID(id))
	}
	if n := len(p.Hand.Closed); impliesWin(n, len(p.Hand.Melds)) || random.IntN(4) == 0 {
		p.Hand.Win = random.IntN(n)
		if random.IntN(2) == 0 {
			p.Hand.Win = n - 1
		}
	}
	for _, i := range random.Perm(8)[:random.IntN(3)] {
		p.Flowers = append(p.Flowers, tile.Spring+tile.Tile(i))
	}
	return p
}

// randomMeld returns a chow, a pung or a kong of any tiles, sometimes with a red
// five, sometimes without its source.
func randomMeld(random *rand.Rand) meld.Meld {
	first := tile.Of(random.IntN(tile.Kinds))
	tiles := []tile.Tile{first, first, first}
	kong, from := meld.NotKong, meld.Side(random.IntN(4))
	switch {
	case first < tile.East && first.Rank() <= 7 && random.IntN(2) == 0:
		tiles = []tile.Tile{first, first + 1, first + 2}
		from = min(from, meld.Left)
	case random.IntN(2) == 0:
		tiles = append(tiles, first)
		if kong = meld.Kong(1 + random.IntN(3)); kong == meld.Concealed {
			from = meld.Unsaid
		}
	}
	called := -1
	if from != meld.Unsaid {
		called = random.IntN(3)
	}
	for i, t := range tiles {
		if red := t.RedFive(); red != tile.None && random.IntN(2) == 0 {
			tiles[i] = red
			break
		}
	}
	m, err := meld.New(tiles, kong, called, from)
	if err != nil {
		panic(err)
	}
	return m
}
