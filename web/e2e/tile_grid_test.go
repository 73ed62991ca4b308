package e2e

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// A pair is one tile twice: of the sheet, and as a picture of its own at a distance below. All in CSS pixels.
type pair struct {
	Tile                       string
	X, Y, Width, Height, Below float64
}

// gridPage serves the page that draws pairs, from the sources.
func gridPage(t *testing.T) string {
	t.Helper()
	files := map[string]string{}
	read := func(name, path string) {
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = string(text)
	}
	for _, folder := range []string{"tiles", "lib"} {
		names, err := os.ReadDir(filepath.Join(harness.Root(), "web", folder))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			if !name.IsDir() {
				read(folder+"/"+name.Name(), filepath.Join(harness.Root(), "web", folder, name.Name()))
			}
		}
	}
	read("tile-grid.js", "testdata/tile-grid.js")
	read("tiles.css", filepath.Join(harness.Root(), "web/styles/tiles.css"))
	files["grid.html"] = `<!doctype html><html lang="en" style="color-scheme: light"><head><meta charset="utf-8"><title>tiles</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="tiles/tile.css"><link rel="stylesheet" href="tiles.css">
</head><body style="margin: 0; background: #808080"><main></main><script type="module" src="tile-grid.js"></script></body></html>`
	return harness.Serve(t, files) + "grid.html"
}

// gridWidths are widths of a tile, from 14 to 64 CSS pixels, few of them integers.
func gridWidths() []float64 {
	var all []float64
	for width := 14.0; width < 64; width += 3.7 {
		all = append(all, math.Round(width*10)/10)
	}
	return append(all, 64)
}

// cells is the number of parts into which a tile is divided, across and down, to compare its pictures.
const cells = 5

// mostOff is the largest difference of a cell, in steps of grey (of 255), for a tile of a width in device pixels:
// edges are smoothed differently when a picture of all tiles is drawn and begins at another fraction of a device
// pixel.
func mostOff(pixels float64) float64 { return 10 + 800/pixels }

// compareGrid compares each tile of the sheet with the one below, on a picture with scale device pixels per CSS
// pixel. Browsers place a picture on whole device pixels and a drawing anywhere: an offset of one such pixel is
// allowed.
func compareGrid(picture *image.Gray, pairs []pair, scale float64) []string {
	var faults []string
	for _, p := range pairs {
		most := mostOff(p.Width * scale)
		least := math.Inf(1)
		for _, shift := range []image.Point{{}, {X: 1}, {X: -1}, {Y: 1}, {Y: -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}} {
			if least = min(least, p.off(picture, scale, shift)); least <= most {
				break
			}
		}
		if least > most {
			faults = append(faults,
				fmt.Sprintf("%s at %v px, %v device pixels each: a cell of it is %.0f steps of grey off, want at most %.0f",
					p.Tile, p.Width, scale, least, most))
		}
	}
	return faults
}

// off is the largest difference between the two pictures of a pair, in steps of grey of a cell.
func (p *pair) off(picture *image.Gray, scale float64, shift image.Point) float64 {
	worst := 0.0
	for row := range cells {
		for column := range cells {
			left, top := p.X+p.Width*float64(column)/cells, p.Y+p.Height*float64(row)/cells
			cell := image.Rect(int(left*scale), int(top*scale), int((left+p.Width/cells)*scale)+1,
				int((top+p.Height/cells)*scale)+1)
			alone := cell.Add(image.Pt(0, int(math.Round(p.Below*scale)))).Add(shift)
			worst = max(worst, math.Abs(grey(picture, cell)-grey(picture, alone)))
		}
	}
	return worst
}

// grey is the mean brightness of a part of a picture, 0 to 255. What lies outside the picture is black.
func grey(picture *image.Gray, part image.Rectangle) float64 {
	sum := 0
	inside := part.Intersect(picture.Rect)
	for y := inside.Min.Y; y < inside.Max.Y; y++ {
		at := picture.PixOffset(inside.Min.X, y)
		for _, pixel := range picture.Pix[at : at+inside.Dx()] {
			sum += int(pixel)
		}
	}
	return float64(sum) / float64(part.Dx()*part.Dy())
}

// inGrey is a picture without its colours. A window's picture has the type that the loop is for: any other takes
// longer.
func inGrey(picture image.Image) *image.Gray {
	made := image.NewGray(picture.Bounds())
	window, ok := picture.(*image.RGBA)
	if !ok {
		draw.Draw(made, made.Rect, picture, made.Rect.Min, draw.Src)
		return made
	}
	for i := range made.Pix {
		pixel := window.Pix[4*i : 4*i+3]
		red, green, blue := uint32(pixel[0]), uint32(pixel[1]), uint32(pixel[2])
		// The weights of color.GrayModel.
		made.Pix[i] = uint8((0x101*(19595*red+38470*green+7471*blue) + 1<<15) >> 24)
	}
	return made
}

// TestGridNotices draws an equal pair, and one whose upper picture is three tenths narrower and centred, as a sheet
// that kept its proportions was.
func TestGridNotices(t *testing.T) {
	for _, scale := range []float64{1, 2, 3} {
		for _, width := range []float64{14, 24.3, 64} {
			height := width * 800 / 600
			p := pair{"5z", 4, 4, width, height, math.Ceil(height) + 4}
			for _, narrower := range []float64{0, 0.3} {
				picture := image.NewGray(image.Rect(0, 0, int(80*scale), int(200*scale)))
				draw.Draw(picture, picture.Bounds(), image.NewUniform(color.Gray{0x80}), image.Point{}, draw.Src)
				tile := func(y, narrower float64) {
					cut := width * narrower / 2
					box := image.Rect(int((p.X+cut)*scale), int(y*scale), int((p.X+width-cut)*scale), int((y+height)*scale))
					draw.Draw(picture, box, image.White, image.Point{}, draw.Src)
					third := box.Dx() / 3
					draw.Draw(picture, image.Rect(box.Min.X+third, box.Min.Y+2, box.Max.X-third, box.Max.Y-2), image.Black,
						image.Point{}, draw.Src)
				}
				tile(p.Y, narrower)
				tile(p.Y+p.Below, 0)
				if faults := compareGrid(picture, []pair{p}, scale); (len(faults) > 0) != (narrower > 0) {
					t.Errorf("%v px at %v, narrower by %v: %v", width, scale, narrower, faults)
				}
			}
		}
	}
}

// checkGrid compares the pairs in a picture of the grid.
func checkGrid(t *testing.T, taken []byte, pairs []pair, scale float64) {
	t.Helper()
	picture, err := png.Decode(bytes.NewReader(taken))
	if err != nil {
		t.Fatal(err)
	}
	last := pairs[len(pairs)-1]
	if low := int((last.Y + last.Below + last.Height) * scale); picture.Bounds().Dy() < low {
		t.Fatalf("the picture has %d rows of pixels, want %d", picture.Bounds().Dy(), low)
	}
	for _, fault := range compareGrid(inGrey(picture), pairs, scale) {
		t.Error(fault)
	}
}

// TestInGrey compares the two ways to leave out colours.
func TestInGrey(t *testing.T) {
	window, other := image.NewRGBA(image.Rect(0, 0, 64, 64)), image.NewNRGBA(image.Rect(0, 0, 64, 64))
	for i := range 64 * 64 {
		pixel := color.RGBA{uint8(i * 7), uint8(i * 13), uint8(i * 31), 255}
		window.Set(i%64, i/64, pixel)
		other.Set(i%64, i/64, pixel)
	}
	if !bytes.Equal(inGrey(window).Pix, inGrey(other).Pix) {
		t.Error("a picture of a window has other shades of grey")
	}
}

// lowest is the height of the pairs in CSS pixels, with the row that a comparison may look at below them.
func lowest(pairs []pair) float64 {
	last := pairs[len(pairs)-1]
	return last.Y + last.Below + last.Height + 4
}

// TestTilesOfSheet compares every tile of the sheet with the same tile as a picture of its own. The window is no
// higher than the pairs: a picture of eight million pixels takes a second.
func TestTilesOfSheet(t *testing.T) {
	p := harness.Open(t, gridPage(t), harness.Size(980, 900))
	p.Wait("window.drawGrid != null")
	for scale := 1.0; scale <= 3; scale++ {
		p.Do("scaling", emulation.SetDeviceMetricsOverride(980, 900, scale, false))
		for _, width := range gridWidths() {
			pairs := harness.Eval[[]pair](p, fmt.Sprintf("drawGrid(%v)", width))
			var taken []byte
			p.Do("taking a picture", emulation.SetDeviceMetricsOverride(980, int64(lowest(pairs)), scale, false),
				chromedp.ActionFunc(func(ctx context.Context) (err error) {
					taken, err = page.CaptureScreenshot().WithOptimizeForSpeed(true).Do(ctx)
					return err
				}))
			checkGrid(t, taken, pairs, scale)
		}
	}
}
