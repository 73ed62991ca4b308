package picture

// circles draws ranks 2–16 after the table; every row in its own ink.
func circles(rank int) art {
	layout := circleRows[rank]
	var all art
	for _, group := range byInk(layout.rows) {
		all = append(all, coins(group.places, layout.radius, group.ink)...)
	}
	return all
}

// inkGroup is all places of one ink: they share their paths.
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

// coins draws the engraved circle of the suit: a ring, and in it a flower
// with as many petals as the size can show.
func coins(places []point, r float64, i ink) art {
	rim := stack(line(i, 2*r, spots(places...)), line(paper, 1.6*r, spots(places...)))
	heart := i
	if i == red {
		heart = paper
	}
	petals := 8
	if r < 70 {
		return stack(rim, line(i, 1.1*r, spots(places...)), line(paper, 0.36*r, spots(places...)))
	}
	var flower path
	for _, c := range places {
		tips := ring(petals, 0.5*r, c)
		for k := range petals / 2 {
			flower = append(flower, segments(tips[k], tips[k+petals/2])...)
		}
	}
	_ = heart
	return stack(rim,
		line(i, 0.26*r, flower),
		line(paper, 0.5*r, spots(places...)),
		line(i, 0.3*r, spots(places...)))
}

// oneCircle is the great wheel of the suit.
func oneCircle() art {
	c := point{300, 366}
	at := spots(c)
	wheel := func(n int, reach float64) path {
		tips := ring(n, reach, c)
		var p path
		for k := range n / 2 {
			p = append(p, segments(tips[k], tips[k+n/2])...)
		}
		return p
	}
	return stack(
		line(blue, 470, at), line(paper, 426, at),
		line(green, 34, spots(ring(20, 180, c)...)),
		line(blue, 306, at), line(paper, 276, at),
		line(red, 44, wheel(12, 104)),
		line(paper, 128, at),
		line(blue, 100, at), line(paper, 62, at), line(red, 40, at),
	)
}
