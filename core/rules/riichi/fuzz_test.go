package riichi

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// FuzzScore reads bytes as any win, possible or not, under any preset. Nothing panics, and every result is
// consistent.
func FuzzScore(f *testing.F) {
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17}, uint64(1))
	f.Add([]byte("\x00\x09\x11\x12\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21\x01\x01"), uint64(7))
	f.Add([]byte{}, uint64(136))
	f.Fuzz(func(t *testing.T, data []byte, seed uint64) {
		d := dice{rand.New(rand.NewPCG(seed, 34))}
		r := d.rules(t)
		win := rules.Win{Hand: fuzzHand(data, d), Situation: fuzzSituation(d)}
		if d.oneIn(2) {
			win.Hand = d.hand(r.players)
		}
		res, err := r.score(&win)
		if err != nil {
			return
		}
		checkResult(t, &win, res)
	})
}

// fuzzHand takes every byte as a tile, melds first.
func fuzzHand(data []byte, d dice) hand.Hand {
	h := hand.Hand{Win: d.IntN(16) - 1}
	all := tile.All()
	var tiles []tile.Tile
	for _, b := range data {
		tiles = append(tiles, all[int(b)%len(all)])
	}
	for len(tiles) >= 4 && d.oneIn(2) {
		if m, err := meld.New(tiles[:3+d.IntN(2)], meld.Kong(d.IntN(4)), d.IntN(5)-1, meld.Side(d.IntN(4))); err == nil {
			h.Melds = append(h.Melds, m)
		}
		tiles = tiles[4:]
	}
	h.Closed = tiles
	return h
}

// fuzzSituation returns any situation, mostly an impossible one.
func fuzzSituation(d dice) rules.Situation {
	s := rules.Situation{SelfDrawn: d.oneIn(2), Riichi: d.IntN(5) / 2, Ippatsu: d.oneIn(6), Rinshan: d.oneIn(6),
		Chankan:  d.oneIn(6),
		LastTile: d.oneIn(6), FirstTurn: d.oneIn(6), RobbedConcealed: d.oneIn(9), Honba: d.IntN(12) - 1,
		Deposits: d.IntN(12) - 1, North: d.IntN(4) - 1}
	all := tile.All()
	for _, wind := range []*tile.Tile{&s.SeatWind, &s.RoundWind, &s.From, &s.Liable} {
		switch {
		case d.oneIn(9):
			*wind = all[d.IntN(len(all))]
		case d.oneIn(2):
			*wind = tile.East + tile.Tile(d.IntN(4))
		}
	}
	for range d.IntN(4) {
		s.Indicators = append(s.Indicators, all[d.IntN(len(all))])
		s.UraIndicators = append(s.UraIndicators, all[d.IntN(40)])
	}
	return s
}

// checkResult checks a result: han and fu are sums, the payments add up, and other readings pay no more.
func checkResult(t *testing.T, win *rules.Win, res *rules.Card) {
	t.Helper()
	han, units := 0, 0
	for _, y := range yakuOf(res) {
		if y.Part == rules.PartYakuman {
			units += y.Amount
		} else {
			han += y.Amount
		}
		if y.ID == "" || y.Name == "" || y.Amount <= 0 {
			t.Errorf("yaku %+v", y)
		}
	}
	if han != res.Total("han") || units < res.Total("yakuman") {
		t.Errorf("yaku %v sum to %d han and %d yakuman, not %d and %d", yakuOf(res), han, units, res.Total("han"),
			res.Total("yakuman"))
	}
	if !res.Win {
		if res.Points != 0 || sum(res.Payments) != 0 || len(res.Why) == 0 {
			t.Errorf("no win, but %+v", res)
		}
		return
	}
	if res.Points <= 0 || sum(res.Payments) != win.Deposits*depositPoints ||
		res.Payments.Seats[seatOf(win.Seat())] < res.Points {
		t.Errorf("%d points, payments %+v", res.Points, res.Payments)
	}
	seen := map[string]bool{}
	for _, one := range append([]*rules.Card{res}, res.Others...) {
		text := fmt.Sprint(one.Form, one.Sets)
		if seen[text] {
			t.Errorf("the reading %s is there twice", text)
		}
		seen[text] = true
	}
	for _, other := range res.Others {
		if other.Points > res.Points || len(other.Others) > 0 || len(other.Why) == 0 {
			t.Errorf("other reading %+v", other)
		}
	}
}
