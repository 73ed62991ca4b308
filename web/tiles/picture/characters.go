package picture

// numerals of the suit of characters, ranks 1–9; ten is 十.
var numerals = []rune("一二三四五六七八九")

// characters draws ranks 1–16: the numeral over 萬.
func characters(rank int) art {
	if rank <= 9 {
		return stack(
			fill(black, numeral(numerals[rank-1], 160, 80, 440, 330)),
			fill(red, glyph('萬', 124, 366, 476, 670)))
	}
	if rank == 10 {
		return stack(
			fill(black, glyph('十', 200, 190, 500, 390)),
			fill(red, glyph('萬', 150, 410, 450, 680)))
	}
	return stack(
		fill(black, append(glyph('十', 226, 56, 470, 226), numeral(numerals[rank-11], 210, 238, 476, 400)...)),
		fill(red, glyph('萬', 150, 420, 450, 684)))
}

// numeral is a glyph in a box, but 一 and 二 keep their thickness: they are
// stretched in width only and stand in the middle.
func numeral(r rune, left, top, right, bottom float64) path {
	const em = 1000
	p := trace(brush[r])
	low, high := p.bounds()
	k := (right - left) / (high.x - low.x)
	tall := min((high.y-low.y)*k, bottom-top)
	if tall < bottom-top && r != '一' {
		tall = bottom - top
	}
	mid := (top + bottom) / 2
	return p.fitted(left, mid-tall/2, right, mid+tall/2)
}
