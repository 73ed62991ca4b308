package tile

import (
	"slices"
	"testing"
)

func TestEveryTileIsReadAsWritten(t *testing.T) {
	seen := map[string]bool{}
	for _, tl := range All() {
		name := tl.String()
		if seen[name] {
			t.Errorf("two tiles are written %q", name)
		}
		seen[name] = true
		if got, err := Parse(name); err != nil || got != tl {
			t.Errorf("Parse(%q) = %v, %v", name, got, err)
		}
	}
	if len(seen) != 34+3+8+3+21+3 {
		t.Errorf("%d tiles, want 72", len(seen))
	}
}

func TestFacts(t *testing.T) {
	for _, row := range []struct {
		name                     string
		index, rank              int
		suit                     Suit
		terminal, simple, honour bool
	}{
		{"1m", 0, 1, Characters, true, false, false},
		{"9p", 17, 9, Circles, true, false, false},
		{"0s", 22, 5, Bamboos, false, true, false},
		{"8s", 25, 8, Bamboos, false, true, false},
		{"1z", 27, 1, Honours, false, false, true},
		{"7z", 33, 7, Honours, false, false, true},
		{"5f", -1, 5, Flowers, false, false, false},
		{"xp", -1, 10, Circles, false, false, false},
		{"fm", -1, 16, Characters, false, false, false},
		{"Z", -1, 0, Honours, false, false, false},
		{"j", -1, 0, NoSuit, false, false, false},
	} {
		tl := MustParse(row.name)
		if tl.Index() != row.index || tl.Rank() != row.rank || tl.Suit() != row.suit ||
			tl.IsTerminal() != row.terminal || tl.IsSimple() != row.simple || tl.IsHonour() != row.honour {
			t.Errorf("%s: index %d, rank %d, suit %d, terminal %v, simple %v, honour %v", row.name,
				tl.Index(), tl.Rank(), tl.Suit(), tl.IsTerminal(), tl.IsSimple(), tl.IsHonour())
		}
	}
	if None.Index() != -1 || None.Suit() != NoSuit || None.IsKind() || None.String() != "" {
		t.Error("None is a tile")
	}
}

func TestParseError(t *testing.T) {
	_, err := Parse("1x")
	const want = `want a tile such as 1m, 0p, 5z, 3f, j or ?, found "1x"`
	if err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

func TestIDs(t *testing.T) {
	for id, want := range map[int]string{0: "1m", 16: "0m", 17: "5m", 52: "0p", 88: "0s", 89: "5s", 135: "7z", -1: "",
		136: ""} {
		if got := FromID(id).String(); got != want {
			t.Errorf("FromID(%d) = %q, want %q", id, got, want)
		}
	}
	all := make([]Tile, IDs)
	for id := range all {
		all[id] = FromID(id)
	}
	ids, ok := ToIDs(all)
	if !ok {
		t.Fatalf("ToIDs of the complete set stopped after %d", len(ids))
	}
	for id, got := range ids {
		if got != id {
			t.Errorf("tile %d came back as %d", id, got)
		}
	}
	fours := []Tile{Circle5, Circle5, Circle5, Circle5}
	if ids, ok := ToIDs(fours); !ok || !slices.Equal(ids, []int{52, 53, 54, 55}) {
		t.Errorf("four plain fives gave %v", ids)
	}
	if ids, ok := ToIDs(append(fours, RedCircle5)); ok || len(ids) != 4 {
		t.Errorf("four plain fives and a red one gave %v", ids)
	}
	if ids, ok := ToPlainIDs([]Tile{Circle5, RedCircle5}); !ok || !slices.Equal(ids, []int{52, 53}) {
		t.Errorf("without red fives %v", ids)
	}
}

func TestNumbered(t *testing.T) {
	for _, tl := range All() {
		if s := tl.Suit(); s >= Characters && s <= Bamboos && !tl.IsRedFive() {
			if got := Numbered(s, tl.Rank()); got != tl {
				t.Errorf("Numbered(%d, %d) = %v, want %v", s, tl.Rank(), got, tl)
			}
		}
	}
	for _, rank := range []int{-1, 0, 17} {
		if got := Numbered(Circles, rank); got != None {
			t.Errorf("Numbered(Circles, %d) = %v", rank, got)
		}
	}
}

func TestCounts(t *testing.T) {
	c := CountsOf([]Tile{Character5, RedCharacter5, Red, Spring, Joker})
	if c[4] != 2 || c[33] != 1 || c.Total() != 3 {
		t.Errorf("counts %v", c)
	}
	if got := c.Tiles(); len(got) != 3 || got[0] != Character5 || got[1] != Character5 || got[2] != Red {
		t.Errorf("tiles %v", got)
	}
}
