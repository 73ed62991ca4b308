package notation

import (
	"maps"
	"strings"

	"tehai/core/source"
	"tehai/core/tile"
)

// spelling is a dialect in which every tile is a separate word.
type spelling struct {
	id         string
	example    string                      // what an error asks for
	separators string                      // may separate words, like blanks
	join       string                      // separates the words that are written
	words      func() map[tile.Tile]string // made on first use
	also       func() map[string]tile.Tile // other words that can be read; may be nil
	fold       func(string) string         // normalizes words that are read; may be nil
}

// read reads the words of a text.
func (s *spelling) read(b *builder) error {
	tiles := map[string]tile.Tile{}
	if s.also != nil {
		maps.Copy(tiles, s.also())
	}
	for t, w := range s.words() {
		tiles[w] = t
	}
	for _, w := range words(b.text, s.separators) {
		text := w.text
		if s.fold != nil {
			text = s.fold(text)
		}
		t, ok := tiles[text]
		if !ok {
			return source.ErrorAt(w.at, source.BadTile, "want %s, found %s", s.example, found(b.text, w.at)).
				WithHint(nearest(text, tiles))
		}
		b.add(t, w.at)
	}
	return nil
}

// write writes every tile of p as a word.
func (s *spelling) write(p Parsed) (string, error) {
	tiles := flat(p)
	texts, spelled := make([]string, len(tiles)), s.words()
	for i, t := range tiles {
		word, ok := spelled[t]
		if !ok {
			return "", notRepresentable(s.id, t)
		}
		texts[i] = word
	}
	return strings.Join(texts, s.join), nil
}

// nearest returns the only word that differs from text by one slip (a letter omitted, inserted or changed), or "" if
// there is none or more than one.
func nearest(text string, tiles map[string]tile.Tile) string {
	best := ""
	for w := range tiles {
		if len(w) > 3 && oneSlip(text, w) {
			if best != "" {
				return ""
			}
			best = w
		}
	}
	return best
}

// oneSlip reports whether a and b differ by one letter.
func oneSlip(a, b string) bool {
	if len(a) > len(b) {
		a, b = b, a
	}
	if len(b)-len(a) > 1 {
		return false
	}
	same := 0
	for same < len(a) && a[same] == b[same] {
		same++
	}
	if len(a) == len(b) {
		return same < len(a) && a[same+1:] == b[same+1:]
	}
	return a[same:] == b[same+1:]
}
