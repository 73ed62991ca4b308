package picture

// glyph is a Chinese character (or ? or !) stretched into a box.
func glyph(r rune, left, top, right, bottom float64) path {
	outline, ok := brush[r]
	if !ok {
		panic("picture: no outline of " + string(r))
	}
	return trace(outline).fitted(left, top, right, bottom)
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
	return word.scaled(k, k).moved(left, base)
}
