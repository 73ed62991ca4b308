package picture

import "math"

// zero is a nought of three parts, one of each suit's ink: it stands for rank
// zero of any of them.
func zero() art {
	part := func(i ink, from float64) art { return line(i, 84, arc(point{318, 428}, 146, 206, from, from+76)) }
	return stack(part(red, -38), part(green, 82), part(blue, 202), index("0", black))
}

// arc is a part of an ellipse, from one angle to another in degrees clockwise
// from straight up.
func arc(centre point, rx, ry, from, to float64) path {
	at := func(degrees float64) (on, along point) {
		sin, cos := math.Sincos(degrees * math.Pi / 180)
		return point{centre.x + rx*sin, centre.y - ry*cos}, point{rx * cos, ry * sin}
	}
	start, leaving := at(from)
	end, arriving := at(to)
	k := 4.0 / 3 * math.Tan((to-from)*math.Pi/180/4)
	return path{{'M', []point{start}}, {'C', []point{
		{start.x + k*leaving.x, start.y + k*leaving.y}, {end.x - k*arriving.x, end.y - k*arriving.y}, end}}}
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
	var net path
	for _, c := range []point{{300, 188}, {300, 368}, {300, 548}, {180, 278}, {420, 278}, {180, 458}, {420, 458}} {
		net = append(net, segment{'M', []point{{c.x, c.y - 60}}}, segment{'L', []point{{c.x + 46, c.y}}},
			segment{'L', []point{{c.x, c.y + 60}}}, segment{'L', []point{{c.x - 46, c.y}}}, segment{letter: 'Z'})
	}
	return stack(line(paper, 12, cutFrame(84, 40)), line(paper, 8, net))
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
