package picture

import "fmt"

// glyph is a Chinese character (or ? or !) stretched into a box.
func glyph(r rune, left, top, right, bottom float64) path {
	outline, ok := brush[r]
	if !ok {
		panic("picture: no outline of " + string(r))
	}
	return trace(outline).fitted(left, top, right, bottom).simplified()
}

// capital is a capital letter or digit of the given height, at its top left corner.
func capital(r rune, left, top, height float64) path {
	const tall = 741 // units of the font
	outline, ok := plain[r]
	if !ok {
		panic("picture: no outline of " + string(r))
	}
	p := trace(outline)
	low, _ := p.bounds()
	k := height / tall
	return p.moved(-low.x, tall).scaled(k, k).moved(left, top).simplified()
}

// The place and height of an index, in the top left corner.
const indexLeft, indexTop, indexHeight = 52, 52, 148

// index draws a letter or a rank. Two digits are larger, since ranks above nine are hard to count.
func index(text string, i ink) art {
	shape := art{indexShape(text)}
	if len(text) == 2 {
		const k, back, advance = 1.1, -5, 116 // back: the shift of the corner by the scaling
		shape = stack(
			placed(k, back, back, art{indexShape(text[:1])}),
			placed(k, back+advance, back, art{indexShape(text[1:])}))
	}
	return stack(art{fmt.Sprintf(`<g fill="var(--%s)">`, i)}, shape, art{"</g>"})
}

// indexShape is the outline of a letter or digit without ink.
func indexShape(text string) string {
	return fmt.Sprintf(`<path d="%s"/>`, capital(rune(text[0]), indexLeft, indexTop, indexHeight))
}
