package picture

import "fmt"

// glyph is a Chinese character (or ? or !) stretched into a box.
func glyph(r rune, left, top, right, bottom float64) path {
	outline, ok := brush[r]
	if !ok {
		panic("picture: no outline of " + string(r))
	}
	return trace(outline).fitted(left, top, right, bottom).simplified()
}

// label is a word of digits and capitals, its capital height as given, from
// its left edge on the base line.
func label(text string, left, base, height float64) path {
	const (
		capital = 741 // height of a digit or capital in the font's units
		gap     = 46  // between two of them
	)
	var word path
	pen := 0.0
	for _, r := range text {
		outline, ok := plain[r]
		if !ok {
			panic("picture: no outline of " + string(r))
		}
		p := trace(outline)
		low, high := p.bounds()
		word = append(word, p.moved(pen-low.x, 0)...)
		pen += high.x - low.x + gap
	}
	k := height / capital
	return word.scaled(k, k).moved(left, base).simplified()
}

// index is a rank or letter in the top left corner. Two digits are written
// larger: above nine the rank cannot be counted at a glance.
func index(text string, i ink) art {
	open := fmt.Sprintf(`<g fill="var(--%s)">`, i)
	return art{open, indexShape(text), "</g>"}
}

// indexShape is the outline alone, which any ink can fill.
func indexShape(text string) string {
	const left, top = 52, 52
	height := 148.0
	if len(text) > 1 {
		height = 172
	}
	return fmt.Sprintf(`<path d="%s"/>`, label(text, left, top+height, height))
}
