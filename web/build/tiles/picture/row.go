package picture

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"sync"
)

// A Tile of a row; one without a code is a gap.
type Tile struct {
	Code   string
	Turned bool // lies on its side
}

// A Look is how a row is drawn.
type Look struct {
	Dark    bool
	Indices bool    // with small numbers and letters
	Height  float64 // of an upright tile, in pixels
}

// The same values as in web/tiles/tile.js: the place of the face of a turned tile, and its scaling beside an index.
const (
	turn   = "matrix(0 -1 1 0 8 592)"
	shrink = "matrix(.78 0 0 .78 116 132)"
	gap    = Width * 4 / 10
)

var (
	anyInk   = regexp.MustCompile(`--ink-[a-z]+`)
	variable = regexp.MustCompile(`var\((--[a-z-]+)\)`)

	byCode = sync.OnceValue(func() map[string]Picture {
		all := map[string]Picture{}
		for _, p := range All() {
			all[p.Code] = p
		}
		return all
	})
)

// Row returns a row of tiles as an SVG file without references: the same text as tilesSvgText of web/tiles/tile.js. A
// code without a picture gives the error picture.
func Row(tiles []Tile, look Look) string {
	var row strings.Builder
	x := 0
	for _, tile := range tiles {
		if tile.Code == "" {
			x += gap
			continue
		}
		width, height := Width, Height
		if tile.Turned {
			width, height = LyingWidth, LyingHeight
		}
		fmt.Fprintf(&row, `<g transform="translate(%d %d)">`, x, Height-height)
		tile.draw(&row, look.Indices)
		row.WriteString("</g>")
		x += width
	}
	colours := map[string]string{}
	for _, c := range Palette {
		colours["--"+c.Name] = c.Light
		if look.Dark {
			colours["--"+c.Name] = c.Dark
		}
	}
	drawn := variable.ReplaceAllStringFunc(row.String(), func(name string) string {
		return colours[name[len("var("):len(name)-1]]
	})
	return fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%s" height="%s">%s</svg>`,
		x, Height, pixels(float64(x)*look.Height/Height), pixels(look.Height), drawn)
}

// draw writes the layers of a tile, from the lowest up.
func (t Tile) draw(to *strings.Builder, indices bool) {
	p, known := byCode()[t.Code]
	if !known {
		p = byCode()["!"]
	}
	body, place := "upright", ""
	if t.Turned {
		body, place = "lying", turn
	}
	if p.Code == "back" {
		body += "Back"
	}
	layer := func(drawing art, look, transform string) {
		if transform != "" {
			transform = ` transform="` + transform + `"`
		}
		fmt.Fprintf(to, "<g %s%s>%s</g>", look, transform, strings.Join(drawing, ""))
	}
	layer(bodies()[body], Frame, "")
	face, labelled := strings.Join(p.art, ""), indices && p.label != ""
	if p.inRed {
		face = anyInk.ReplaceAllString(face, "--ink-red")
	}
	at := place
	if labelled {
		at = strings.TrimSpace(place + " " + shrink)
	}
	layer(art{face}, Frame, at)
	if strings.HasPrefix(p.Code, "0") {
		layer(redFiveMark(), Frame, place)
	}
	if labelled {
		layer(art{indexShape(p.label)}, fmt.Sprintf(`fill="var(--%s)"`, p.ink), place)
	}
}

// pixels returns a size in pixels with at most two digits after the point.
func pixels(f float64) string {
	text := strconv.FormatFloat(f, 'f', 2, 64)
	return strings.TrimSuffix(strings.TrimRight(text, "0"), ".")
}
