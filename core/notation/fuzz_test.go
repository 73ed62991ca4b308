package notation

import (
	"errors"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/source"
	"tehai/core/tile"
)

// seeds are the texts that FuzzParse starts from, and an ordinary test run reads.
var seeds = []string{
	"", "123m406p789s11555z", "1m2m3m4p0p6p7s8s9s1z1z5z5z5z", "12+3m", "123x", "8z",
	"55m 2'13m [123p] (1111z) 11'1\"1s", "0z11z0z 0110z X44Xp", `50"5m-3"33z`, `\mahjong[1em]{123m} {{#mjt:1z}}`,
	"m123p0_,z222=,m34-0,p2222+,s222=2,z1111*", "E P 5mr ?", "🀇🀈🀉🀪🀢🀫", "ONE_CHARACTER, RED_FIVE_BAMBOO",
	"23tZ0sEHVhop?", "[0, 4, 8, 12]", "11 12 51", "1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0",
	"1#3mxz", "１２３ｍ’", "1j?!f", "\xff\xfe", "8f8m",
}

func equal(a, b Parsed) bool {
	return a.Hand.Win == b.Hand.Win && slices.Equal(a.Hand.Closed, b.Hand.Closed) &&
		slices.Equal(a.Hand.Melds, b.Hand.Melds) && slices.Equal(a.Flowers, b.Flowers)
}

// FuzzParse reads any text in every dialect: nothing panics, an error has a code and a place in the text, and what was
// read is the same after writing and reading it again.
func FuzzParse(f *testing.F) {
	for _, text := range seeds {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		checkText(t, text, Auto)
		for _, d := range Dialects() {
			checkText(t, text, d.ID)
		}
	})
}

func checkText(t *testing.T, text, dialect string) {
	p, err := Parse(text, dialect)
	if err != nil {
		var e *source.Error
		if !errors.As(err, &e) || e.Code == "" || e.Message == "" {
			t.Fatalf("%q as %s: %#v", text, dialect, err)
		}
		if e.Span.Start < 0 || e.Span.End < e.Span.Start || e.Span.End > len(text) {
			t.Fatalf("%q as %s: %v at %v", text, dialect, e, e.Span)
		}
		if dialect == "libmahjong" && len(text) <= Limit && e.Code != source.WrongTileCount {
			t.Fatalf("%q: libmahjong failed: %v", text, err)
		}
		return
	}
	if p.Hand.Win < -1 || p.Hand.Win >= len(p.Hand.Closed) {
		t.Fatalf("%q as %s: winning tile %d of %d", text, dialect, p.Hand.Win, len(p.Hand.Closed))
	}
	checkSame(t, p, p.Dialect, func() (string, error) { return Format(p, p.Dialect) })
	if aHand(p) {
		checkSame(t, p, Auto, func() (string, error) { return Normal(p) })
	}
	for _, d := range Dialects() {
		checkOther(t, p, d.ID)
	}
}

// aHand reports whether the tiles are a hand that the strict dialects accept.
func aHand(p Parsed) bool {
	b := builder{strict: true}
	for _, t := range p.Hand.Closed {
		b.add(t, source.Span{})
	}
	for _, m := range p.Hand.Melds {
		for i := range m.Len() {
			b.count(m.At(i), source.Span{})
		}
	}
	return b.check() == nil
}

// checkSame writes p and checks that it reads back the same. Only a text that Limit forbids may fail.
func checkSame(t *testing.T, p Parsed, dialect string, write func() (string, error)) {
	text, err := write()
	if err != nil {
		t.Fatalf("%+v as %s: %v", p, dialect, err)
	}
	again, err := Parse(text, dialect)
	switch {
	case len(text) > Limit:
	case err != nil || !equal(p, again):
		t.Fatalf("%+v, written %q, is %+v, %v", p, text, again, err)
	}
}

// checkOther writes p in another dialect: if that can hold it, the text can be read, and is then written the same
// again.
func checkOther(t *testing.T, p Parsed, dialect string) {
	text, err := Format(p, dialect)
	if err != nil {
		var e *source.Error
		if !errors.As(err, &e) || e.Code != source.NotRepresentable {
			t.Fatalf("%+v as %s: %#v", p, dialect, err)
		}
		return
	}
	if len(p.Hand.Melds) > 0 || !aHand(p) {
		return
	}
	again, err := Parse(text, dialect)
	if err != nil {
		t.Fatalf("%+v, written %q in %s: %v", p, text, dialect, err)
	}
	if twice, err := Format(again, dialect); err != nil || twice != text {
		t.Fatalf("%q, read and written again in %s, is %q, %v", text, dialect, twice, err)
	}
}

// FuzzMelds builds melds of any tiles and checks that mpsz and kobalab keep them.
func FuzzMelds(f *testing.F) {
	f.Add([]byte{1, 2, 3, 0}, uint8(0), int8(1), uint8(1))
	f.Add([]byte{5, 5, 35, 5}, uint8(3), int8(2), uint8(2))
	f.Add([]byte{30, 30, 30, 30}, uint8(1), int8(-1), uint8(0))
	f.Fuzz(func(t *testing.T, values []byte, kong uint8, called int8, from uint8) {
		m, ok := meldFrom(values, kong, called, from)
		if !ok {
			return
		}
		p := Parsed{Hand: hand.Hand{Melds: m, Win: -1}}
		if !aHand(p) {
			return
		}
		checkSame(t, p, "mpsz", func() (string, error) { return Format(p, "mpsz") })
		if text, err := Format(p, "kobalab"); err == nil {
			checkSame(t, p, "kobalab", func() (string, error) { return text, nil })
		}
	})
}

// meldFrom builds a meld of which every part can be written: the called tile is known exactly if its source is.
func meldFrom(values []byte, kong uint8, called int8, from uint8) ([]meld.Meld, bool) {
	if len(values) < 3 || len(values) > 4 || (called >= 0) != (from > 0) || called < -1 || from > uint8(meld.Right) ||
		kong > uint8(meld.Added) {
		return nil, false
	}
	tiles := make([]tile.Tile, len(values))
	for i, v := range values {
		if tiles[i] = tile.Tile(v); !tiles[i].IsKind() {
			return nil, false
		}
	}
	m, err := meld.New(tiles, meld.Kong(kong), int(called), meld.Side(from))
	return []meld.Meld{m}, err == nil
}
