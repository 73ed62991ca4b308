package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"

	"golang.org/x/image/vector"
)

// A shape of the icon is a rounded box on a ground of 32 by 32; a circle is a box with corners of half its size.
type shape struct {
	x, y, width, height, corner float32
	colour                      color.RGBA
}

func circle(x, y, radius float32, c color.RGBA) shape {
	return shape{x - radius, y - radius, 2 * radius, 2 * radius, radius, c}
}

var (
	felt  = color.RGBA{0x00, 0x6b, 0x56, 0xff}
	dark  = color.RGBA{0x00, 0x4a, 0x3b, 0xff}
	ivory = color.RGBA{0xff, 0xfd, 0xf7, 0xff}
	blue  = color.RGBA{0x1f, 0x4f, 0xa3, 0xff}
	red   = color.RGBA{0xc8, 0x20, 0x2f, 0xff}
)

// theTile is the one of circles, as it is seen in a browser's tab.
var theTile = []shape{
	{4, 2, 24, 29, 4, dark},
	{4, 1, 24, 26, 4, ivory},
	circle(16, 14, 9.25, blue), circle(16, 14, 6.75, ivory), circle(16, 14, 3.5, red),
}

// An iconFile is one of the sizes that devices need.
type iconFile struct {
	name  string
	size  int     // pixels per side
	scale float32 // of the tile on its ground; a maskable icon stays in the middle
	whole bool    // whether the ground fills the square, for the device to cut; otherwise it has round corners
}

var iconFiles = []iconFile{
	{"icon-192.png", 192, 0.84, false},
	{"icon-512.png", 512, 0.84, false},
	{"icon-maskable-512.png", 512, 0.62, true},
	{"apple-touch-icon.png", 180, 0.76, true},
}

// icons draws every icon.
func icons(settings) (site, error) {
	files := site{}
	for _, f := range iconFiles {
		var picture bytes.Buffer
		encoder := png.Encoder{CompressionLevel: png.BestCompression}
		if err := encoder.Encode(&picture, f.draw()); err != nil {
			return nil, fmt.Errorf("%s: %w", f.name, err)
		}
		files[f.name] = picture.Bytes()
	}
	return files, nil
}

func (f iconFile) draw() image.Image {
	corner := float32(7)
	if f.whole {
		corner = 0
	}
	picture := image.NewRGBA(image.Rect(0, 0, f.size, f.size))
	shape{0, 0, 32, 32, corner, felt}.draw(picture, 1)
	for _, s := range theTile {
		s.draw(picture, f.scale)
	}
	return picture
}

// draw fills the shape, scaled about the middle of the ground.
func (s shape) draw(picture *image.RGBA, scale float32) {
	size := float32(picture.Rect.Dx())
	k := size / 32 * scale
	at := func(x, y float32) (float32, float32) { return size/2 + (x-16)*k, size/2 + (y-16)*k }
	left, top := at(s.x, s.y)
	right, bottom := at(s.x+s.width, s.y+s.height)
	r := s.corner * k
	const pull = 0.5523 // of a Bézier curve that approximates a quarter of a circle
	c := r * (1 - pull)

	z := vector.NewRasterizer(picture.Rect.Dx(), picture.Rect.Dy())
	z.MoveTo(left+r, top)
	z.LineTo(right-r, top)
	z.CubeTo(right-c, top, right, top+c, right, top+r)
	z.LineTo(right, bottom-r)
	z.CubeTo(right, bottom-c, right-c, bottom, right-r, bottom)
	z.LineTo(left+r, bottom)
	z.CubeTo(left+c, bottom, left, bottom-c, left, bottom-r)
	z.LineTo(left, top+r)
	z.CubeTo(left, top+c, left+c, top, left+r, top)
	z.ClosePath()
	z.DrawOp = draw.Over
	z.Draw(picture, picture.Rect, image.NewUniform(s.colour), image.Point{})
}
