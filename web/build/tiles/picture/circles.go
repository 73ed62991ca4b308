package picture

// circles draws ranks 2–16 from the table, every row in its own ink.
func circles(rank int) art {
	layout := circleRows[rank]
	var all art
	for _, group := range byInk(layout.rows) {
		all = append(all, coins(group.places, layout.radius, group.ink)...)
	}
	return all
}

// inkGroup is all places of one ink, which share their shapes.
type inkGroup struct {
	ink    ink
	places []point
}

func byInk(rows []row) []inkGroup {
	var groups []inkGroup
	index := map[ink]int{}
	for _, r := range rows {
		at, ok := index[r.ink]
		if !ok {
			at = len(groups)
			index[r.ink] = at
			groups = append(groups, inkGroup{ink: r.ink})
		}
		for _, x := range r.xs {
			groups[at].places = append(groups[at].places, point{x, r.y})
		}
	}
	return groups
}

// coins draws the engraved circles of the suit: a rim with a flower in it. A small circle has only a rim and a thick
// ring.
func coins(places []point, r float64, i ink) art {
	at := spots(places...)
	rim := stack(line(i, 2*r, at), line(paper, 1.56*r, at))
	if r < 60 {
		return stack(rim, line(i, 1.1*r, at), line(paper, 0.36*r, at))
	}
	var flower path
	for _, c := range places {
		flower = append(flower, star(8, 0.49*r, c)...)
	}
	return stack(rim, line(i, 0.29*r, flower), line(paper, 0.54*r, at), line(i, 0.34*r, at))
}

// star is lines through a centre, so that each end is the tip of a petal.
func star(tips int, reach float64, centre point) path {
	ends := ring(tips, reach, centre)
	var p path
	for k := range tips / 2 {
		p = append(p, segments(ends[k], ends[k+tips/2])...)
	}
	return p
}

// oneCircle is the large wheel of the suit: a rim of beads around a double flower.
func oneCircle() art {
	c := point{300, 368}
	at := spots(c)
	return stack(
		line(blue, 484, at), line(paper, 444, at),
		line(green, 32, spots(ring(24, 193, c)...)),
		line(blue, 336, at), line(paper, 308, at),
		line(green, 42, star(16, 122, c)), line(paper, 210, at),
		line(red, 48, star(8, 76, c)), line(paper, 92, at),
		line(red, 56, at),
	)
}
