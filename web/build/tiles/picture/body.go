package picture

import "fmt"

// The sizes of an upright picture and of one on its side. The tile has a margin of 8 units at the top of the picture,
// and 16 left and right.
const (
	Width, Height           = 600, 800
	LyingWidth, LyingHeight = 752, 648
)

const (
	margin    = 16 // left and right of the tile
	above     = 8  // above the tile
	front     = 568
	frontTall = 720
	sideEdge  = 36 // of the light layer, seen below the front
	coverEdge = 28 // of the back, seen below the side
	corner    = 64
)

// body is a tile without its face: front, side and back as seen from above and slightly from below, so that the lower
// edge is visible.
func body(width, height float64, frontInk, middleInk, lowInk ink) art {
	layer := func(i ink, tall float64, more string) string {
		return fmt.Sprintf(`<rect x="%d" y="%d" width="%.0f" height="%.0f" rx="%d" fill="var(--%s)"%s/>`,
			margin, above, width, tall, corner, i, more)
	}
	const contour = ` stroke="var(--tile-line)" stroke-width="8"`
	return art{
		layer(lowInk, height+sideEdge+coverEdge, contour),
		layer(middleInk, height+sideEdge, ""),
		layer(frontInk, height, ""),
	}
}

// bodies holds the four bodies by name: upright and lying, face up and face
// down.
func bodies() map[string]art {
	return map[string]art{
		"upright":     body(front, frontTall, paper, side, cover),
		"lying":       body(frontTall, front, paper, side, cover),
		"uprightBack": body(front, frontTall, cover, side, paper),
		"lyingBack":   body(frontTall, front, cover, side, paper),
	}
}
