package picture

import (
	"math"
	"strconv"
	"strings"
)

// point is a place on the tile: x to the right, y down, in units of the
// 600 × 800 picture.
type point struct{ x, y float64 }

// segment is one absolute path command (M L Q C Z) with its points.
type segment struct {
	letter byte
	points []point
}

// path is an outline or a line.
type path []segment

// operands is the number of points of each command.
var operands = map[byte]int{'M': 1, 'L': 1, 'Q': 2, 'C': 3, 'Z': 0}

// trace reads a path of absolute commands M L Q C Z. It is used only for the drawings and outlines in this package,
// never for input, and panics on an error.
func trace(text string) path {
	var p path
	for text != "" {
		n, ok := operands[text[0]]
		if !ok {
			panic("picture: unknown path command in " + text)
		}
		end := strings.IndexAny(text[1:], "MLQCZ") + 1
		if end == 0 {
			end = len(text)
		}
		numbers := strings.Fields(text[1:end])
		if n > 0 && (len(numbers) == 0 || len(numbers)%(2*n) != 0) {
			panic("picture: wrong number of operands in " + text[:end])
		}
		points := make([]point, 0, len(numbers)/2)
		for i := 0; i < len(numbers); i += 2 {
			points = append(points, point{number(numbers[i]), number(numbers[i+1])})
		}
		if n == 0 {
			p = append(p, segment{letter: text[0]})
		}
		for i := 0; n > 0 && i < len(points); i += n {
			p = append(p, segment{text[0], points[i : i+n]})
		}
		text = text[end:]
	}
	return p
}

func number(text string) float64 {
	f, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic("picture: " + err.Error())
	}
	return f
}

// mapped returns the path with every point moved by f.
func (p path) mapped(f func(point) point) path {
	moved := make(path, len(p))
	for i, s := range p {
		points := make([]point, len(s.points))
		for k, at := range s.points {
			points[k] = f(at)
		}
		moved[i] = segment{s.letter, points}
	}
	return moved
}

// moved shifts the path.
func (p path) moved(dx, dy float64) path {
	return p.mapped(func(a point) point { return point{a.x + dx, a.y + dy} })
}

// scaled stretches the path from the origin.
func (p path) scaled(kx, ky float64) path {
	return p.mapped(func(a point) point { return point{a.x * kx, a.y * ky} })
}

// turned rotates the path about the origin, clockwise, by degrees.
func (p path) turned(degrees float64) path {
	sin, cos := math.Sincos(degrees * math.Pi / 180)
	return p.mapped(func(a point) point { return point{a.x*cos - a.y*sin, a.x*sin + a.y*cos} })
}

// wreath returns n copies of the path, rotated about the origin at equal angles.
func (p path) wreath(n int) path {
	var all path
	for i := range n {
		all = append(all, p.turned(360*float64(i)/float64(n))...)
	}
	return all
}

// bounds is the box of all points, control points included.
func (p path) bounds() (low, high point) {
	low, high = point{math.Inf(1), math.Inf(1)}, point{math.Inf(-1), math.Inf(-1)}
	for _, s := range p {
		for _, a := range s.points {
			low = point{min(low.x, a.x), min(low.y, a.y)}
			high = point{max(high.x, a.x), max(high.y, a.y)}
		}
	}
	return low, high
}

// fitted stretches the path into a box.
func (p path) fitted(left, top, right, bottom float64) path {
	low, high := p.bounds()
	return p.moved(-low.x, -low.y).scaled((right-left)/(high.x-low.x), (bottom-top)/(high.y-low.y)).moved(left, top)
}

// String writes the path with relative commands in whole units, as short as possible. Rounding errors do not add up:
// every step starts at the rounded end of the last one.
func (p path) String() string {
	w := pathWriter{}
	for _, s := range p {
		w.segment(s)
	}
	return w.text.String()
}

// pathWriter holds the position of the pen, in whole units, and the last letter.
type pathWriter struct {
	text           strings.Builder
	x, y           int
	startX, startY int
	last           byte
}

func (w *pathWriter) segment(s segment) {
	if s.letter == 'Z' {
		w.text.WriteByte('z')
		w.last, w.x, w.y = 'z', w.startX, w.startY
		return
	}
	steps := make([]int, 0, 6)
	x, y := w.x, w.y
	for _, a := range s.points {
		x, y = int(math.Round(a.x)), int(math.Round(a.y))
		steps = append(steps, x-w.x, y-w.y)
	}
	letter := s.letter | 0x20
	switch {
	case letter == 'm':
		if w.last == 0 {
			letter, steps = 'M', []int{x, y}
		}
		w.startX, w.startY = x, y
	case letter == 'l' && steps[1] == 0:
		letter, steps = 'h', steps[:1]
	case letter == 'l' && steps[0] == 0:
		letter, steps = 'v', steps[1:]
	}
	w.command(letter, steps)
	w.x, w.y = x, y
}

// command writes numbers, and the letter unless it repeats the last one (a second move would be read as a line); a
// minus sign needs no space before it.
func (w *pathWriter) command(letter byte, steps []int) {
	fresh := letter != w.last || letter == 'm'
	if fresh {
		w.text.WriteByte(letter)
	}
	for i, n := range steps {
		if n >= 0 && (i > 0 || !fresh) {
			w.text.WriteByte(' ')
		}
		w.text.WriteString(strconv.Itoa(n))
	}
	w.last = letter
}
