package picture

// winds are one black character each.
func wind(r rune) art { return fill(black, glyph(r, 110, 110, 490, 620)) }

func greenDragon() art { return fill(green, glyph('發', 106, 100, 494, 630)) }

func redDragon() art { return fill(red, glyph('中', 130, 90, 470, 640)) }

// whiteDragon is a double frame with cut corners.
func whiteDragon() art {
	frame := func(inset, cut float64) path {
		l, t, r, b := 84+inset, 84+inset, 516-inset, 650-inset
		return path{
			{'M', []point{{l + cut, t}}}, {'L', []point{{r - cut, t}}}, {'L', []point{{r, t + cut}}},
			{'L', []point{{r, b - cut}}}, {'L', []point{{r - cut, b}}}, {'L', []point{{l + cut, b}}},
			{'L', []point{{l, b - cut}}}, {'L', []point{{l, t + cut}}}, {letter: 'Z'},
		}
	}
	return stack(line(blue, 34, frame(0, 60)), line(blue, 12, frame(48, 60)))
}
