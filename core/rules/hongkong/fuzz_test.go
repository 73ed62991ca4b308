package hongkong

import (
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// FuzzScore scores any closed hand in any circumstances under every rule set: nothing panics, the fans add up to the
// total, and the payments to zero.
func FuzzScore(f *testing.F) {
	f.Add([]byte("\x00\x00\x00\x01\x02\x03\x04\x05\x06\x07\x08\x08\x08\x04"), uint16(1))
	f.Add([]byte("\x00\x03\x06\x0a\x0d\x10\x14\x17\x1a\x1b\x1c\x1d\x1e\x1f"), uint16(2))
	f.Add([]byte("\x00\x00\x01\x01\x02\x02\x03\x03\x04\x04\x05\x05\x06\x06"), uint16(77))
	f.Add([]byte("\x00\x01\x02\x09\x0a\x0b\x12\x13\x14\x1b\x1b\x1b\x1f\x1f"), uint16(0))
	sets := Family().Sets
	f.Fuzz(func(t *testing.T, indices []byte, said uint16) {
		win := rules.Win{Hand: hand.Hand{Win: len(indices) - 1}}
		for _, i := range indices {
			win.Hand.Closed = append(win.Hand.Closed, tile.Of(int(i)%tile.Kinds))
		}
		win.SelfDrawn, win.LastTile, win.LastOfKind, win.FirstTurn, win.Chankan = said&1 != 0, said&2 != 0, said&4 != 0,
			said&8 != 0, said&16 != 0
		win.SeatWind, win.RoundWind, win.Flowers = tile.East+tile.Tile(said>>5&3), tile.East+tile.Tile(said>>7&3),
			int(said>>9&7)
		if said>>12&4 != 0 {
			win.From = tile.East + tile.Tile(said>>12&3)
		}
		for _, set := range sets {
			card, err := set.Plain().Score(&win)
			if err != nil {
				continue
			}
			if !card.Win {
				if paid(&card.Payments) != 0 || len(card.Why) == 0 {
					t.Fatalf("%s, %v: no win, but %+v", set.ID, win, card)
				}
				continue
			}
			sum, total := 0, 0
			for _, item := range card.Items {
				if item.Part == rules.PartFans {
					sum += item.Amount * item.Count
				}
			}
			for _, one := range card.Totals {
				if one.ID == rules.TotalFans {
					total = one.Amount
				}
			}
			if paid(&card.Payments) != 0 || card.Payments.Seats[seatOf(win.Seat())] <= 0 || sum < total {
				t.Fatalf("%s, %v: fans of %d, %+v", set.ID, win, sum, card)
			}
		}
	})
}

// paid returns the sum of the payments, including those of an unknown discarder.
func paid(p *rules.Payments) int {
	sum := p.Unknown
	for _, n := range p.Seats {
		sum += n
	}
	return sum
}
