package picture

// stick is one bamboo: its middle, and its clockwise rotation.
type stick struct {
	at      point
	degrees float64
}

// slantedSticks are those of the eight: an M over a W.
func slantedSticks() []stick {
	const lean = 33
	var all []stick
	for _, half := range []struct{ y, lean float64 }{{206, -lean}, {530, lean}} {
		all = append(all,
			stick{point{108, half.y}, 0}, stick{point{232, half.y}, half.lean},
			stick{point{368, half.y}, -half.lean}, stick{point{492, half.y}, 0})
	}
	return all
}

// bamboos draws ranks 2–16.
func bamboos(rank int) art {
	if rank == 8 {
		return sticks(slantedSticks(), 258, green)
	}
	layout := bambooRows[rank]
	var all art
	for _, group := range byInk(layout.rows) {
		var standing []stick
		for _, at := range group.places {
			standing = append(standing, stick{at: at})
		}
		all = append(all, sticks(standing, layout.length, group.ink)...)
	}
	return all
}

// sticks draws bamboos of one ink and length: the stem, its three knots, and a highlight along each of the two
// joints.
func sticks(all []stick, length float64, i ink) art {
	thick := thickness(length)
	knot := thick * 0.38
	end := (length - knot) / 2
	stem := end - thick*0.32 // the round end is hidden behind the knot
	reach := end/2 - knot*1.1
	var stems, knots, lights path
	for _, s := range all {
		place := func(p path) path { return p.turned(s.degrees).moved(s.at.x, s.at.y) }
		stems = append(stems, place(segments(point{0, -stem}, point{0, stem}))...)
		for _, y := range []float64{-end, 0, end} {
			knots = append(knots, place(segments(point{-thick * 0.44, y}, point{thick * 0.44, y}))...)
		}
		for _, y := range []float64{-end / 2, end / 2} {
			lights = append(lights, place(segments(point{0, y - reach}, point{0, y + reach}))...)
		}
	}
	return stack(line(i, thick, stems), line(i, knot, knots), line(paper, thick*0.24, lights))
}

// thickness returns the width of a stick by its length, so that short ones close together keep a gap.
func thickness(length float64) float64 {
	switch {
	case length >= 250:
		return 66
	case length >= 170:
		return 50
	default:
		return 40
	}
}
