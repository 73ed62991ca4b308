package house

import (
	"strings"
	"testing"
)

// club is the file of a usual club: a preset, three options and twelve hands.
func club() string {
	hands := []string{
		`{"id":"big-robert","names":{"en":"Big Robert"},"value":{"limits":0.5},"layouts":[["run4 #a","run4 #b","run4 #c","pair honour"]]}`,
		`{"id":"windy-chow","value":{"limits":0.5},"concealed":"yes","layouts":[["chow #a","chow #b","chow #c","single 1z","single 2z","single 3z","pair 4z"]]}`,
		`{"id":"run-pung-and-a-pair","value":{"limits":0.5},"concealed":"yes","layouts":[["run9 1a","pung honour","pair"]]}`,
		`{"id":"dragonfly","value":{"limits":1},"concealed":"yes","layouts":[["pung #a","pung #b","pung #c","single 5z","single 6z","single 7z","pair dragon"]]}`,
		`{"id":"five-odd-honours","value":{"limits":0.5},"layouts":[["tiles 19a|19b|19c","5 single honour","3 pair"]]}`,
		`{"id":"red-lantern","value":{"limits":1},"layouts":[["set 7z","tiles 1-7a","pair #a","pair own"]]}`,
		`{"id":"gertie","value":{"limits":0.5},"concealed":"yes","layouts":[["tiles 1-7a|1-7b"]]}`,
		`{"id":"dirty-pairs","value":{"limits":0.5},"concealed":"yes","layouts":[["7 pair #a|honour"]]}`,
		`{"id":"plum-blossom-2","value":{"limits":1},"win":{"by":["replacement"],"tiles":"5p"}}`,
		`{"id":"hachi-ban","value":{"points":500},"concealed":"drawn","layouts":[["tiles 1-9a","pair 1-9a","pung honour"]]}`,
		`{"id":"hovering-angel","value":{"limits":0.5},"layouts":[["pung dragon","pair #a","set #b","set #c","set wind"]]}`,
		`{"id":"crochet","value":{"doubles":3},"concealed":"yes","layouts":[["4 knit3","pair"]]}`,
	}
	return `{"tehai":"house-rules","version":1,"name":"Our Thursday club","base":"classical-bmja","options":{"limit":2000,` +
		`"maxChows":2,"roof":false},"drop":["purity","knitting"],"hands":[` + strings.Join(hands, ",") + `]}`
}

// TestPack keeps every text, and makes a link of a usual club of at most 1 kB.
func TestPack(t *testing.T) {
	for _, text := range []string{"{}", club(), `{"name":"A~@Bb(c)*!'$/ \u00e9 é漢"}`, `{"tehai":"house-rules","version":1,"name":"x`,
		"{", "{~", "{@a@Z~~"} {
		short := Pack(text)
		back, err := Unpack(short)
		if err != nil || back != text {
			t.Errorf("%s: %s, %v", short, back, err)
		}
		if strings.ContainsAny(short[2:], `{}[]"#|%&`) {
			t.Errorf("%s needs more than a character a mark in a link", short)
		}
	}
	link := Pack(club())
	if len(link) > 1000-100 { // the address and the hand
		t.Errorf("the link of a usual club has %d characters of %d: %s", len(link), len(club()), link)
	}
	t.Logf("%d characters of %d", len(link), len(club()))
	// A short text may come to very much: what comes out is bounded.
	if _, err := Unpack(packed + strings.Repeat("A", 4000)); err == nil {
		t.Error("160 kB are read")
	}
	if _, err := Unpack("(2A"); err == nil {
		t.Error("the table of another version is used")
	}
}

func FuzzPack(f *testing.F) {
	f.Add(club())
	f.Add("{~@A")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) < Size {
			if back, err := Unpack(Pack("{" + text)); err != nil || back != "{"+text {
				t.Errorf("%q became %q, %v", text, back, err)
			}
		}
		_, _ = Unpack(packed + text)
	})
}
