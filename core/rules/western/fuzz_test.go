package western

import (
	"math/rand/v2"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// fuzzedWin makes a hand of closed tiles, melds and flowers, and how it was won, of any bytes.
func fuzzedWin(indices []byte, kongs uint8, flowers uint8, said uint16) (win rules.Win, ok bool) {
	melds := int(said >> 12 % 5)
	if len(indices) <= melds || len(indices) > 17 {
		return win, false
	}
	for i, b := range indices {
		at := tile.Of(int(b) % tile.Kinds)
		if i >= melds {
			win.Hand.Closed = append(win.Hand.Closed, at)
			continue
		}
		tiles, kong := []tile.Tile{at, at, at}, meld.NotKong
		switch kongs >> (2 * i) & 3 {
		case 1:
			tiles, kong = append(tiles, at), []meld.Kong{meld.Claimed, meld.Added}[b>>7]
		case 2:
			tiles, kong = append(tiles, at), meld.Concealed
		case 3:
			tiles = []tile.Tile{at, at + 1, at + 2}
		}
		m, err := meld.New(tiles, kong, -1, meld.Unsaid)
		if err != nil {
			return win, false
		}
		win.Hand.Melds = append(win.Hand.Melds, m)
	}
	win.Hand.Win = len(win.Hand.Closed) - 1
	for i := range 8 {
		if flowers>>i&1 != 0 {
			win.FlowerTiles = append(win.FlowerTiles, tile.Spring+tile.Tile(i))
		}
	}
	win.Flowers = len(win.FlowerTiles)
	win.SelfDrawn, win.Rinshan, win.LastTile, win.Chankan = said&1 != 0, said&2 != 0, said&4 != 0, said&8 != 0
	win.FirstTurn, win.DoubleKong, win.OriginalCall = said&16 != 0, said&32 != 0, said&64 != 0
	win.SeatWind, win.RoundWind = tile.East+tile.Tile(said>>8&3), tile.East+tile.Tile(said>>10&3)
	return win, true
}

// FuzzScore scores any hand in any circumstances under both rule sets: nothing panics, a card adds up and is what Value
// returns, ordinary hands are worth what the slow scorer says and special ones no less, and who wins is complete.
func FuzzScore(f *testing.F) {
	f.Add([]byte("\x00\x00\x00\x01\x02\x03\x04\x05\x06\x07\x08\x08\x08\x04"), uint8(0), uint8(0x81), uint16(1))
	f.Add([]byte("\x00\x08\x09\x11\x12\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21\x21"), uint8(0), uint8(0), uint16(0x100))
	f.Add([]byte("\x1b\x1c\x1d\x1e\x1f\x1f"), uint8(0x21), uint8(0xff), uint16(0x4003))
	f.Add([]byte("\x00\x09\x12\x01\x0a\x13\x02\x0b\x14\x03\x0c\x15\x04\x0d"), uint8(0), uint8(0x0f), uint16(4))
	f.Add([]byte("\x05\x1f\x20\x21\x00\x00\x00\x05"), uint8(0x55), uint8(0), uint16(0x3000))
	random := rand.New(rand.NewPCG(1, 3))
	for range 20 {
		w := randomHand(random, 14)
		var indices []byte
		for _, m := range w.Hand.Melds {
			indices = append(indices, byte(m.Set().First.Index()))
		}
		for _, t := range w.Hand.Closed {
			indices = append(indices, byte(t.Index()))
		}
		f.Add(indices, uint8(random.Uint32()), uint8(random.Uint32()),
			uint16(len(w.Hand.Melds))<<12|uint16(random.Uint32()&0xfff))
	}
	sets := Family().Sets
	f.Fuzz(func(t *testing.T, indices []byte, kongs, flowers uint8, said uint16) {
		win, ok := fuzzedWin(indices, kongs, flowers, said)
		if !ok {
			return
		}
		for i, set := range sets {
			checkScore(t, set.Plain(), &win, presets[i].bmja)
		}
	})
}

func checkScore(t *testing.T, r *rules.Rules, win *rules.Win, bmja bool) {
	t.Helper()
	card, err := r.Score(win)
	if err != nil {
		return
	}
	points, doubles := 0, 0
	for _, item := range card.Items {
		switch item.Part {
		case partPoints:
			points += item.Amount
		case partDoubles:
			doubles += item.Amount
		}
	}
	if points != card.Total("points") || doubles != card.Total("doubles") {
		t.Fatalf("%s %+v: lines of %d × 2^%d, totals %v", r.ID, win, points, doubles, card.Totals)
	}
	n := tilesOf(&win.Hand)
	if n > most {
		if card.Points != 0 || card.Win {
			t.Fatalf("%s %+v: %d tiles are worth %d", r.ID, win, n, card.Points)
		}
		return
	}
	slow := slowHand(win, bmja)
	want := 0
	if n < most {
		want = slow.loser()
	} else {
		slow.tile = win.Hand.WinTile().Index()
		want = slow.winner()
		if r.Forms.IsComplete(&win.Hand) != card.Win || r.Value(win) != card.Points {
			t.Fatalf("%s %+v: complete %v, wins %v, worth %d and %d", r.ID, win, r.Forms.IsComplete(&win.Hand), card.Win,
				card.Points, r.Value(win))
		}
	}
	if special := len(card.Part(partLimit)) > 0; card.Points < want || !special && card.Points != want ||
		card.Win != (n == most && (want > 0 || special)) {
		t.Fatalf("%s %+v: wins %v with %d, the slow scorer finds %d", r.ID, win, card.Win, card.Points, want)
	}
}

// FuzzHands reads any text as the special hands of a club: an error has a place in the text, and what is read is
// compared with hands in bounded work, in which the ways of the package to look at a hand agree.
func FuzzHands(f *testing.F) {
	for _, text := range []string{dmjlHands, bmjaHands, knittingInTwo} {
		f.Add(text, uint64(1))
	}
	for i, layout := range append(hostileLayouts, `"2 knit3", "run3 2-7x", "pair own", "tiles 1a|2b|3c"`,
		`"run4 #a", "run4 #b", "run4 #c", "pair honour"`, `"4 kong dragon|wind", "pair round"`) {
		for j, more := range []string{``, `, "needs": "19m|own"`, `, "tiles": "major", "concealed": "drawn"`, `, "last": 1`,
			`, "win": {"by": ["robbed", "dealt"], "tiles": "2-8x"}, "open": 0.25, "names": {"de": "Ä"}`} {
			f.Add(`[{"id": "x", "value": {"limits": 0.5}, "fishing": {"points": 7}, "layouts": [[`+layout+`]]`+more+`}]`,
				uint64(7*i+j))
		}
	}
	f.Add(`[{"id": "x", "value": {"doubles": 20}, "fishing": {"doubles": 1}, "tiles": "#a"}]`, uint64(3))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		v, err := jsontext.Parse(text)
		if err != nil {
			return
		}
		hands, err := ReadHands(&v, "hands")
		if err != nil {
			if fault, ok := err.(*source.Error); !ok || fault.Span.End > len(text) || fault.Code != source.BadHouseRules {
				t.Fatalf("%q: %v has no place in the text", text, err)
			}
			return
		}
		r := compile(&presets[1], nil)
		r.limit, r.maxChows, r.hands = 1000, 1, hands
		checkHands(t, r, rand.New(rand.NewPCG(seed, 1)))
	})
}

func checkHands(t *testing.T, r *settings, random *rand.Rand) {
	t.Helper()
	for _, special := range r.specials("", 1) {
		h := r.handOf(special.ID)
		for i := range special.Fits {
			win := &special.Fits[i]
			closed, steps := win.Hand.Counts(), reachBudget
			if card, err := r.score(win); err == nil && !card.Win {
				t.Fatalf("%s: %s fits, and does not win", special.ID, shown(t, win))
			}
			far := 0
			if len(h.layouts) > 0 && !h.windy {
				far = h.distance(&closed, win.Hand.Melds, 20, false, &steps)
			}
			if far > 0 && steps > 0 {
				t.Fatalf("%s: %s fits, at a distance of %d", special.ID, shown(t, win), far)
			}
		}
	}
	win := randomHand(random, 13+random.IntN(2))
	card, err := r.score(&win)
	if err == nil && card.Win && r.value(&win) != card.Points {
		t.Fatalf("%s: worth %d and %d", shown(t, &win), r.value(&win), card.Points)
	}
	for _, goal := range r.goals() {
		closed := win.Hand.Counts()
		if far := goal.Reach(&win.Hand, &closed); far < -1 || far > unreached {
			t.Fatalf("%s: %d tiles from %s", shown(t, &win), far, goal.ID)
		}
	}
}

// handOf returns the special hand of an id.
func (r *settings) handOf(id string) *Hand {
	for i := range r.hands {
		if r.hands[i].ID == id {
			return &r.hands[i]
		}
	}
	return nil
}
