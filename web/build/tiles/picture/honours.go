package picture

func east() art  { return wind('東') }
func south() art { return wind('南') }
func west() art  { return wind('西') }
func north() art { return wind('北') }

// wind is one black character.
func wind(r rune) art { return fill(black, glyph(r, 106, 104, 494, 630)) }

func greenDragon() art { return fill(green, glyph('發', 102, 96, 498, 636)) }

func redDragon() art { return fill(red, glyph('中', 126, 86, 474, 646)) }

// whiteDragon is a double frame with cut corners.
func whiteDragon() art {
	return stack(line(blue, 36, cutFrame(86, 62)), line(blue, 12, cutFrame(136, 62)))
}

// cutFrame is a frame without corners, at a distance from the left and right edges.
func cutFrame(inset, cut float64) path {
	l, t, r, b := inset, inset, Width-inset, 736-inset
	return path{
		{'M', []point{{l + cut, t}}}, {'L', []point{{r - cut, t}}}, {'L', []point{{r, t + cut}}},
		{'L', []point{{r, b - cut}}}, {'L', []point{{r - cut, b}}}, {'L', []point{{l + cut, b}}},
		{'L', []point{{l, b - cut}}}, {'L', []point{{l, t + cut}}}, {letter: 'Z'},
	}
}

// horizontal and vertical are the compressed winds: a pair of winds, and the axis on which they lie.
func horizontal() art {
	return stack(
		placed(0.6, -16, 200, west()), placed(0.6, 256, 200, east()),
		line(red, 22, trace("M150 648L450 648M190 610L150 648L190 686M410 610L450 648L410 686")),
		index("H", black),
	)
}

func vertical() art {
	return stack(
		placed(0.54, 130, 10, north()), placed(0.54, 130, 334, south()),
		line(red, 22, trace("M500 210L500 540M462 250L500 210L538 250M462 500L500 540L538 500")),
		index("V", black),
	)
}
