package picture

// zero is a nought around the three suits: rank zero of any suit.
func zero() art {
	nought := disc(point{0, 0}, 1)
	return stack(
		fill(black, nought.scaled(226, 300).moved(300, 368)),
		fill(paper, nought.scaled(138, 248).moved(300, 368)),
		coins([]point{{300, 220}}, 58, blue),
		sticks([]stick{{point{300, 350}, 90}}, 142, green),
		placed(0.42, 174, 250, myriad()))
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

// unknown is a hidden tile; fault is the error piece.
func unknown() art { return fill(blue, glyph('?', 190, 140, 410, 600)) }

func fault() art {
	return stack(
		line(red, 36, trace("M300 130L510 560L90 560Z")),
		fill(red, glyph('!', 262, 260, 338, 510)))
}

// reverse is the pattern on the back of a tile.
func reverse() art {
	diamond := trace("M0 -60L46 0L0 60L-46 0Z")
	var net path
	for _, c := range []point{{300, 188}, {300, 368}, {300, 548}, {180, 278}, {420, 278}, {180, 458}, {420, 458}} {
		net = append(net, diamond.moved(c.x, c.y)...)
	}
	return stack(line(paper, 12, cutFrame(84, 40)), line(paper, 8, net))
}

// redFiveMark is a folded corner, so that a red five is recognised without colour.
func redFiveMark() art {
	return fill(red, trace("M446 8L520 8C555 8 584 37 584 72L584 146Z"))
}

// doraMark is a bar on the lower edge of the front.
func doraMark() art { return line(red, 28, trace("M200 700L400 700")) }
