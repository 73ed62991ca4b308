package classical

import (
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// FuzzScore scores any closed hand: nothing panics, and what wins adds up.
func FuzzScore(f *testing.F) {
	f.Add([]byte("\x13\x13\x13\x14\x15\x16\x16\x16\x0a\x0a\x0a\x20\x20\x20"), uint8(0))
	f.Add([]byte("\x00\x08\x09\x11\x12\x1a\x1b\x1c\x1d\x1e\x1f\x20\x21\x21"), uint8(37))
	f.Add([]byte("\x0a\x0a\x0a\x0a\x0b\x0b\x0b\x0b\x0c\x0c\x0c\x0c\x0d\x0d\x0d\x0d\x0e\x0e"), uint8(9))
	f.Fuzz(func(t *testing.T, indices []byte, winds uint8) {
		var closed []tile.Tile
		for _, i := range indices {
			closed = append(closed, tile.Of(int(i)%tile.Kinds))
		}
		win := rules.Win{Hand: hand.Hand{Closed: closed, Win: len(closed) - 1}}
		win.SeatWind, win.RoundWind, win.Concealed = tile.East+tile.Tile(winds%4), tile.East+tile.Tile(winds/4%4),
			winds&16 != 0
		got, err := score(win, nil)
		if err != nil || !got.Win {
			return
		}
		points, doubles := 0, 0
		for _, item := range got.Part(partPoints) {
			points += item.Amount
		}
		for _, item := range got.Part(partDoubles) {
			doubles += item.Amount
		}
		if points != got.Total("points") || doubles != got.Total("doubles") || got.Points > 500 || got.Points%10 != 0 ||
			points%2 != 0 {
			t.Fatalf("%v: %+v", closed, got)
		}
		for _, other := range got.Others {
			if other.Points > got.Points || len(other.Why) != 1 {
				t.Fatalf("%v: another reading pays %d of %d: %v", closed, other.Points, got.Points, other.Why)
			}
		}
	})
}
