package picture

// zero is a ring of three parts, one of each suit's ink: it stands for rank
// zero of any of them.
func zero() art {
	arc := func(d string) path { return trace(d) }
	return stack(
		line(blue, 76, arc("M206 566C130 500 130 330 206 262")),
		line(red, 76, arc("M260 232C290 222 310 222 340 232")),
		line(green, 76, arc("M394 262C470 330 470 500 394 566")),
		index("0", black),
	)
}

// horizontal and vertical are the compressed winds, a pair of winds with the
// axis they lie on.
func horizontal() art {
	return stack(
		fill(black, append(glyph('西', 64, 300, 276, 570), glyph('東', 324, 300, 536, 570)...)),
		line(red, 22, trace("M170 640L430 640M206 608L170 640L206 672M394 608L430 640L394 672")),
		index("H", black),
	)
}

func vertical() art {
	return stack(
		fill(black, append(glyph('北', 196, 110, 434, 366), glyph('南', 196, 420, 434, 684)...)),
		line(red, 22, trace("M506 210L506 590M474 246L506 210L538 246M474 554L506 590L538 554")),
		index("V", black),
	)
}

// joker is a fool's cap.
func joker() art {
	return stack(
		fill(red, trace("M300 540L152 540C150 430 140 330 84 250C170 250 230 300 250 380C262 280 276 200 300 130L300 540Z")),
		fill(blue, trace("M300 540L448 540C450 430 460 330 516 250C430 250 370 300 350 380C338 280 324 200 300 130Z")),
		line(black, 56, trace("M150 590L450 590")),
		line(green, 80, spots(point{84, 250}, point{300, 124}, point{516, 250})),
		line(paper, 22, spots(point{180, 590}, point{240, 590}, point{300, 590}, point{360, 590}, point{420, 590})),
	)
}

// unknown is a tile that nobody saw; fault is the error piece.
func unknown() art { return fill(blue, glyph('?', 190, 140, 410, 600)) }

func fault() art {
	return stack(
		line(red, 36, trace("M300 130L510 560L90 560Z")),
		fill(red, glyph('!', 262, 260, 338, 510)))
}

// reverse is the pattern on the back of a tile.
func reverse() art {
	return line(paper, 10, trace("M110 92L490 92L490 644L110 644Z"))
}

// index is the rank or letter in the top left corner.
func index(text string, i ink) art { return fill(i, indexPath(text)) }

func indexPath(text string) path { return label(text, 56, 190, 134) }

// redFiveMark is a turned-down corner, so that a red five is known without
// colour too.
func redFiveMark() art {
	return fill(red, trace("M424 8L520 8C555 8 584 37 584 72L584 168Z"))
}

// doraMark is a bar on the lower edge of the front.
func doraMark() art { return line(red, 28, trace("M200 700L400 700")) }
