package wall

import (
	"slices"
	"testing"

	"tehai/core/tile"
)

// ranked returns n different tiles in the order of their values.
func ranked(n int) []tile.Tile { return tile.All()[:n] }

func TestDealOrder(t *testing.T) {
	w := New(ranked(60), 0)
	hands, err := w.Deal(4)
	if err != nil {
		t.Fatal(err)
	}
	for seat, hand := range hands {
		var want []tile.Tile
		for packet := range 3 {
			start := packet*16 + seat*4
			want = append(want, ranked(60)[start:start+4]...)
		}
		want = append(want, ranked(60)[48+seat])
		if !slices.Equal(hand, want) {
			t.Errorf("seat %d has %v, want %v", seat, hand, want)
		}
	}
	if next, ok := w.Draw(); !ok || next != ranked(60)[52] {
		t.Errorf("the dealer draws %v first, want %v", next, ranked(60)[52])
	}
}

func TestDealError(t *testing.T) {
	for seats, want := range map[int]string{
		5: "want 13 tiles for each of 5 seats, found 60",
		0: "want 13 tiles for each of 0 seats, found 60",
	} {
		w := New(ranked(60), 0)
		if _, err := w.Deal(seats); err == nil || err.Error() != want {
			t.Errorf("got %v, want %s", err, want)
		}
		if w.Left() != 60 {
			t.Errorf("a deal that failed left %d tiles", w.Left())
		}
	}
}

// However the tiles are taken, all of them come out, each once.
func TestConservation(t *testing.T) {
	for _, dead := range []int{0, 14} {
		w := Shuffled(Flowered.Tiles(), 3).WithDead(dead)
		var out []tile.Tile
		hands, err := w.Deal(4)
		if err != nil {
			t.Fatal(err)
		}
		for _, hand := range hands {
			out = append(out, hand...)
		}
		for i := 0; w.Left() > 0; i++ {
			take := w.Draw
			if i%5 == 4 {
				take = w.Replace
			}
			tl, ok := take()
			if !ok {
				t.Fatalf("nothing to take with %d left", w.Left())
			}
			out = append(out, tl)
		}
		if _, ok := w.Draw(); ok {
			t.Error("drew from an empty wall")
		}
		if _, ok := w.Replace(); ok {
			t.Error("took a replacement from an empty wall")
		}
		if got := w.Dead(); len(got) != dead {
			t.Errorf("%d dead tiles, want %d", len(got), dead)
		}
		out = append(out, w.Dead()...)
		want := Flowered.Tiles()
		slices.Sort(out)
		slices.Sort(want)
		if !slices.Equal(out, want) {
			t.Errorf("dead %d: %d tiles came out, want each of the 144", dead, len(out))
		}
	}
}

func TestBothEnds(t *testing.T) {
	w := New(ranked(10), 3)
	front, _ := w.Draw()
	back, _ := w.Replace()
	if front != ranked(10)[0] || back != ranked(10)[9] {
		t.Errorf("drew %v and %v", front, back)
	}
	if w.Left() != 5 || w.Len() != 10 || w.FromEnd(1) != ranked(10)[9] || w.FromEnd(10) != ranked(10)[0] {
		t.Errorf("left %d of %d, ends %v %v", w.Left(), w.Len(), w.FromEnd(1), w.FromEnd(10))
	}
	if w.FromEnd(0) != tile.None || w.FromEnd(11) != tile.None {
		t.Error("a tile beyond the ends")
	}
	if !slices.Equal(w.Live(), ranked(10)[1:6]) || !slices.Equal(w.Dead(), ranked(10)[6:9]) {
		t.Errorf("live %v, dead %v", w.Live(), w.Dead())
	}
}

func TestCopyGoesOnByItself(t *testing.T) {
	w := New(ranked(5), 0)
	before := w
	w.Draw()
	if before.Left() != 5 || w.Left() != 4 {
		t.Errorf("the copy has %d left, the wall %d", before.Left(), w.Left())
	}
}

func TestDeadWallIsCut(t *testing.T) {
	w := New(ranked(5), 99)
	if w.Left() != 0 || len(w.Dead()) != 5 {
		t.Errorf("left %d, dead %v", w.Left(), w.Dead())
	}
	w = New(ranked(5), -1)
	if w.Left() != 5 {
		t.Errorf("left %d", w.Left())
	}
	w.Draw()
	w.Draw()
	w = w.WithDead(4)
	if w.Left() != 0 || len(w.Live()) != 0 || len(w.Dead()) != 3 {
		t.Errorf("left %d, live %v, dead %v", w.Left(), w.Live(), w.Dead())
	}
}
