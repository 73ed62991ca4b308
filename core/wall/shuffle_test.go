package wall

import (
	"slices"
	"testing"

	"tehai/core/tile"
)

// TestSplitMix checks the published first numbers of SplitMix64 for this seed.
func TestSplitMix(t *testing.T) {
	s := splitMix(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431,
		16408922859458223821} {
		if got := s.next(); got != want {
			t.Errorf("number %d is %d, want %d", i, got, want)
		}
	}
}

func TestShuffleIsStable(t *testing.T) {
	for _, row := range []struct {
		seed  uint64
		first string
	}{
		{0, "4z8p5p6m8m7m4z4s4p9m2s1p9s2p"},
		{1, "7m9s3m4z2z7z8m4m8m8m3m6p2s2m"},
		{1<<64 - 1, "1m2m6p9p3p6p7p6m6s8p5m8p4z2p"},
	} {
		w := Standard.Tiles()
		Shuffle(w, row.seed)
		text := ""
		for _, tl := range w[:14] {
			text += tl.String()
		}
		if text != row.first {
			t.Errorf("seed %d begins with %s, want %s", row.seed, text, row.first)
		}
	}
}

func TestShuffleKeepsEveryTile(t *testing.T) {
	want := Flowered.Tiles()
	got := Flowered.Tiles()
	Shuffle(got, 7)
	if slices.Equal(got, want) {
		t.Error("seed 7 left the order as it was")
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		t.Error("the shuffled tiles are others")
	}
}

// TestShuffleIsEven checks 3,400 walls: each of the 34 kinds is first about 100 times, and never less than 60 or more
// than 150.
func TestShuffleIsEven(t *testing.T) {
	var first tile.Counts
	for seed := range uint64(3400) {
		w := Standard.Tiles()
		Shuffle(w, seed)
		first[w[0].Index()]++
	}
	for i, n := range first {
		if n < 60 || n > 150 {
			t.Errorf("%s is first %d times of 3400", tile.Of(i), n)
		}
	}
}
