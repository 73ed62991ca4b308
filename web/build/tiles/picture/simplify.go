package picture

import "math"

// tolerance is the largest deviation of a simpler curve, in units: a third of a pixel on a tile 200 pixels wide.
const tolerance = 1.2

// simplified replaces cubic curves by straight lines or quadratic curves if the difference is invisible. Outlines of
// characters become a quarter shorter.
func (p path) simplified() path {
	var all path
	var pen, start point
	for _, s := range p {
		if s.letter == 'C' {
			s = simplerCurve(pen, s)
		}
		all = append(all, s)
		switch {
		case s.letter == 'Z':
			pen = start
		case s.letter == 'M':
			start = s.points[0]
			pen = start
		default:
			pen = s.points[len(s.points)-1]
		}
	}
	return all
}

func simplerCurve(from point, s segment) segment {
	a, b, to := s.points[0], s.points[1], s.points[2]
	if off(from, to, a) < tolerance && off(from, to, b) < tolerance {
		return segment{'L', []point{to}}
	}
	// The nearest quadratic curve, and its largest deviation.
	stray := math.Hypot(to.x-3*b.x+3*a.x-from.x, to.y-3*b.y+3*a.y-from.y) * math.Sqrt(3) / 36
	if stray < tolerance {
		middle := point{(3*(a.x+b.x) - from.x - to.x) / 4, (3*(a.y+b.y) - from.y - to.y) / 4}
		return segment{'Q', []point{middle, to}}
	}
	return s
}

// off returns the distance of a place from the line through two others.
func off(from, to, at point) float64 {
	dx, dy := to.x-from.x, to.y-from.y
	length := math.Hypot(dx, dy)
	if length == 0 {
		return math.Hypot(at.x-from.x, at.y-from.y)
	}
	return math.Abs(dx*(at.y-from.y)-dy*(at.x-from.x)) / length
}
