package source

import (
	"strings"
	"testing"
)

func TestPlaces(t *testing.T) {
	for _, text := range []string{"", "123x", "ab\ncd", "\n\n", "手牌x\n🀇🀈\n", strings.Repeat("手牌 and more\n", 2000),
		strings.Repeat("🀇🀈x", 5000), "\n" + strings.Repeat("a", 3*placeStride)} {
		p := &Places{Text: text}
		for offset := len(text) + 2; offset >= -1; offset -= max(1, len(text)/97) {
			at := offset
			for at > 0 && at < len(text) && text[at]&0xc0 == 0x80 {
				at-- // places are those of characters
			}
			line, column := p.Of(at)
			if l, c := Position(text, at); line != l || column != c {
				t.Fatalf("%.20q: byte %d of %d at %d:%d, want %d:%d", text, at, len(text), line, column, l, c)
			}
		}
	}
}

// TestPlacesWork asks for many places of a long line: each costs little, and all together read little more than the
// text.
func TestPlacesWork(t *testing.T) {
	text := strings.Repeat("a", 1<<20)
	p := &Places{Text: text}
	for i := range 1000 {
		p.Of(len(text) - i)
	}
	if most := len(text) + 1000*placeStride; p.looked > most {
		t.Errorf("looked at %d bytes, want at most %d", p.looked, most)
	}
}
