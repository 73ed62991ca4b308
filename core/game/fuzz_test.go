package game_test

import (
	"math/rand/v2"
	"testing"

	"tehai/core/source"
)

// FuzzCommand gives any text to a table in the middle of a game: it is played, or refused with one of two codes, in
// which case nothing changes.
func FuzzCommand(f *testing.F) {
	f.Add(uint8(0), uint8(0), "E-")
	f.Add(uint8(2), uint8(30), "- d1m - dZ")
	f.Add(uint8(5), uint8(90), "c01t Sp50m WkE #")
	f.Add(uint8(7), uint8(20), "El Ed0m Nr = Ss Ea")
	f.Fuzz(func(t *testing.T, kind, moves uint8, text string) {
		m := kinds()[int(kind)%len(kinds())].match
		m.Seed = uint64(kind)
		table := start(t, m)
		random := rand.New(rand.NewPCG(uint64(kind), uint64(moves)))
		for range moves {
			if legal := table.Legal(); len(legal) > 0 {
				if err := table.Command(choose(legal, random)); err != nil {
					t.Fatal(err)
				}
			}
		}
		before, tiles := *table.State(), tilesOf(table.State())
		err := table.Command(text)
		if tilesOf(table.State()) != tiles {
			t.Fatalf("%q: the tiles are not conserved", text)
		}
		if err == nil {
			return
		}
		e, ok := err.(*source.Error)
		if !ok || e.Code != source.BadReplay && e.Code != source.ImpossiblePlay && e.Code != source.TooLarge {
			t.Fatalf("%q: %v", text, err)
		}
		if !before.Equal(table.State()) {
			t.Fatalf("%q: refused, and something has changed: %v", text, err)
		}
	})
}
