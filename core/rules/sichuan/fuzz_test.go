package sichuan

import (
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// FuzzScore scores any hand in any circumstances under both rule sets: nothing panics, the fans add up to the total,
// the slow scorer finds as many, and the payments sum to zero.
func FuzzScore(f *testing.F) {
	f.Add([]byte("\x00\x00\x00\x01\x02\x03\x04\x05\x06\x07\x08\x08\x08\x04"), uint8(0), uint16(1))
	f.Add([]byte("\x00\x00\x01\x01\x02\x02\x03\x03\x04\x04\x05\x05\x06\x06"), uint8(0), uint16(77))
	f.Add([]byte("\x00\x00\x00\x00\x02\x02\x03\x03\x0a\x0a\x0b\x0b\x0c\x0c"), uint8(0), uint16(0))
	f.Add([]byte("\x00\x00\x0a\x0b\x0c\x01\x02\x03\x04"), uint8(0x83), uint16(6))
	f.Add([]byte("\x08\x08\x01\x02\x0d\x0e"), uint8(0x44), uint16(34))
	sets := Family().Sets
	f.Fuzz(func(t *testing.T, indices []byte, kongs uint8, said uint16) {
		if len(indices) < 2 || len(indices) > 18 {
			return
		}
		melds := (18 - len(indices)) % 5
		if len(indices)-melds < 2 {
			return
		}
		win := rules.Win{}
		for i, b := range indices {
			at := tile.Of(int(b) % 27)
			if i >= melds {
				win.Hand.Closed = append(win.Hand.Closed, at)
				continue
			}
			tiles, kong := []tile.Tile{at, at, at}, meld.NotKong
			if kongs>>i&1 != 0 {
				tiles, kong = append(tiles, at), meld.Concealed
			}
			m, err := meld.New(tiles, kong, -1, meld.Unsaid)
			if err != nil {
				t.Fatal(err)
			}
			win.Hand.Melds = append(win.Hand.Melds, m)
		}
		win.Hand.Win = len(win.Hand.Closed) - 1
		win.SelfDrawn, win.LastTile, win.Rinshan, win.FirstTurn, win.Chankan, win.ShotAfterKong = said&1 != 0, said&2 != 0,
			said&4 != 0, said&8 != 0, said&16 != 0, said&32 != 0
		win.SeatWind, win.Void = tile.East+tile.Tile(said>>6&3), tile.Suit(said>>8&3)
		if said>>10&4 != 0 {
			win.From = tile.East + tile.Tile(said>>10&3)
		}
		for _, set := range sets {
			checkAny(t, set.Plain(), &win)
		}
	})
}

func checkAny(t *testing.T, r *rules.Rules, win *rules.Win) {
	t.Helper()
	card, err := r.Score(win)
	if err != nil {
		return
	}
	slow := slowFans(win, r)
	if !card.Win {
		if slow >= 0 || len(card.Why) == 0 || card.Payments != (rules.Payments{}) {
			t.Fatalf("%s, %+v: no win, but the slow scorer finds %d fans; %+v", r.ID, win, slow, card)
		}
		return
	}
	sum, paid := 0, card.Payments.Unknown
	for _, item := range card.Items {
		sum += item.Amount * max(1, item.Count)
	}
	for _, n := range card.Payments.Seats {
		paid += n
	}
	total := card.Total(rules.TotalFans)
	if sum != total || slow != total || paid != 0 || card.Points != r.Value(win) {
		t.Fatalf("%s, %+v: fans of %d, total %d, the slow scorer finds %d, payments sum to %d", r.ID, win, sum, total, slow,
			paid)
	}
	closed := win.Hand.Counts()
	if r.FormsFor(win.Void, win.Hand.Melds).Shanten(&closed) != -1 ||
		!hand.IsAnyPairs(&closed) && card.Form == hand.Pairs {
		t.Fatalf("%s, %+v: wins, but the analyser says that it is not complete", r.ID, win)
	}
}
