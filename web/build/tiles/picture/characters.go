package picture

// numerals of the suit of characters, ranks 1–9.
var numerals = []rune("一二三四五六七八九")

// characters draws ranks 1–16: the numeral above 萬. Above nine the index is at the top, with ten and its unit side by
// side below it.
func characters(rank int) art {
	if rank <= 9 {
		return stack(numeral(numerals[rank-1]), myriad())
	}
	const size = 0.58
	foot := placed(0.87, 39, 92, myriad())
	if rank == 10 {
		return stack(placed(size, 126, 200, numeral('十')), foot)
	}
	return stack(
		placed(size, 26, 200, numeral('十')),
		placed(size, 226, 200, numeral(numerals[rank-11])),
		foot)
}

// myriad is 萬, the sign of the suit.
func myriad() art { return fill(red, glyph('萬', 120, 370, 480, 680)) }

// numeral is a glyph in the upper half; 一 is stretched in width only, to keep its thickness.
func numeral(r rune) art {
	const left, top, right, bottom = 146, 66, 454, 336
	if r != '一' {
		return fill(black, glyph(r, left, top, right, bottom))
	}
	const middle, half = (top + bottom) / 2, 22
	return fill(black, glyph(r, left, middle-half, right, middle+half))
}
