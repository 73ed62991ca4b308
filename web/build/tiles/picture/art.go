package picture

import (
	"fmt"
	"math"
)

// ink is the name of a CSS custom property that holds a colour; the page sets it for light, dark and forced colours.
type ink string

const (
	paper ink = "tile-face" // the front of the tile, also used for cut-outs
	side  ink = "tile-edge"
	cover ink = "tile-back"
	black ink = "ink-black"
	red   ink = "ink-red"
	green ink = "ink-green"
	blue  ink = "ink-blue"
)

// art is SVG: shapes from the lowest to the highest, each one string. By Frame, lines have round caps and joins, and
// shapes without a fill have none.
type art []string

// fill paints the inside of a path.
func fill(i ink, p path) art {
	return art{fmt.Sprintf(`<path fill="var(--%s)" d="%s"/>`, i, p)}
}

// line draws along a path.
func line(i ink, width float64, p path) art {
	return art{fmt.Sprintf(`<path stroke="var(--%s)" stroke-width="%.0f" d="%s"/>`, i, width, p)}
}

// stack puts drawings on top of each other.
func stack(layers ...art) art {
	var all art
	for _, layer := range layers {
		all = append(all, layer...)
	}
	return all
}

// spots is a line of length 0 at each place: with round caps it is a disc as wide as the line.
func spots(places ...point) path {
	var p path
	for _, a := range places {
		p = append(p, segment{'M', []point{a}}, segment{'L', []point{a}})
	}
	return p
}

// ring returns n places at equal distances on a circle, the first at its top.
func ring(n int, radius float64, centre point) []point {
	places := make([]point, n)
	for i := range places {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / float64(n))
		places[i] = point{centre.x + radius*sin, centre.y - radius*cos}
	}
	return places
}

// segments joins pairs of places by straight lines.
func segments(places ...point) path {
	var p path
	for i := 0; i+1 < len(places); i += 2 {
		p = append(p, segment{'M', places[i : i+1]}, segment{'L', places[i+1 : i+2]})
	}
	return p
}

// disc is a circle as a closed outline, for shapes that are filled as paths.
func disc(centre point, r float64) path {
	const k = 0.5523 // of a cubic curve that approximates a quarter of a circle
	quarter := path{{'C', []point{{k * r, -r}, {r, -k * r}, {r, 0}}}}
	p := path{{'M', []point{{0, -r}}}}
	return append(append(p, quarter.wreath(4)...), segment{letter: 'Z'}).moved(centre.x, centre.y)
}

// placed scales and moves a drawing; its shapes stay unchanged, so that faces can share them.
func placed(k, dx, dy float64, drawing art) art {
	open := fmt.Sprintf(`<g transform="matrix(%g 0 0 %g %g %g)">`, k, k, dx, dy)
	return stack(art{open}, drawing, art{"</g>"})
}
