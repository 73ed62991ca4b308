package picture

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"io"
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tehai/core/tile"
)

func TestEveryTileHasAPicture(t *testing.T) {
	drawn := map[string]bool{}
	for _, p := range All() {
		if drawn[p.Code] {
			t.Errorf("%s is drawn twice", p.Code)
		}
		drawn[p.Code] = true
	}
	for _, known := range tile.All() {
		if !drawn[known.String()] {
			t.Errorf("tile %s has no picture", known)
		}
	}
	for _, code := range []string{"back", "blank"} {
		if !drawn[code] {
			t.Errorf("%s has no picture", code)
		}
	}
	if want := len(tile.All()) + 2; len(drawn) != want {
		t.Errorf("%d pictures, want %d", len(drawn), want)
	}
}

func TestFacesFileIsCurrent(t *testing.T) {
	written, err := os.ReadFile("../../../tiles/faces.js")
	if err != nil {
		t.Fatal(err)
	}
	if string(written) != Script() {
		t.Error("faces.js differs from what the generator draws; run go run ./web/build/tiles/draw")
	}
	if again := Script(); again != string(written) {
		t.Error("the generator draws differently from one run to the next")
	}
}

func TestSize(t *testing.T) {
	const rawLimit, packedLimit = 60_000, 13_000
	var packed bytes.Buffer
	w, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(w, Script()); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes, %d gzipped", len(Script()), packed.Len())
	if len(Script()) > rawLimit || packed.Len() > packedLimit {
		t.Errorf("%d bytes, %d gzipped; want at most %d and %d", len(Script()), packed.Len(), rawLimit, packedLimit)
	}
}

// whole is everything of a tile except its body.
func (p Picture) whole() string {
	drawn := strings.Join(p.art, "")
	if p.inRed {
		drawn += strings.Join(redFiveMark(), "")
	}
	return drawn
}

// TestDistinctWithoutColour treats all inks as one and still finds no two equal tiles.
func TestDistinctWithoutColour(t *testing.T) {
	inks := regexp.MustCompile(`--ink-[a-z]+`)
	seen := map[string]string{}
	for _, p := range All() {
		shape := inks.ReplaceAllString(p.whole(), "--ink")
		if other, ok := seen[shape]; ok {
			t.Errorf("%s and %s look the same without colour", other, p.Code)
		}
		seen[shape] = p.Code
	}
}

func TestIDsSuitTheirPlaces(t *testing.T) {
	plain := regexp.MustCompile(`^[a-z0-9]+$`)
	seen := map[string]bool{}
	for _, p := range All() {
		if !plain.MatchString(p.ID) || seen[p.ID] {
			t.Errorf("%s: id %q is taken or not plain letters and digits", p.Code, p.ID)
		}
		seen[p.ID] = true
	}
}

func TestHighRanksCarryTheirIndex(t *testing.T) {
	for _, p := range All() {
		rank := strings.IndexByte(highRanks, p.Code[0]) + 10
		if rank < 10 || len(p.Code) != 2 {
			continue
		}
		drawn := strings.Join(p.art, "")
		for _, digit := range strconv.Itoa(rank) {
			if !strings.Contains(drawn, indexShape(string(digit))) {
				t.Errorf("%s lacks the digit %c", p.Code, digit)
			}
		}
	}
}

// TestCountsOfPlaces counts the circles and sticks in the tables: as many as the rank, each within the front.
func TestCountsOfPlaces(t *testing.T) {
	check := func(suit string, rank int, reachX, reachY float64, rows []row) {
		count := 0
		for _, r := range rows {
			for _, x := range r.xs {
				count++
				if x-reachX < 40 || x+reachX > 560 || r.y-reachY < 40 || r.y+reachY > 696 {
					t.Errorf("%s %d: (%g, %g) reaches the edge", suit, rank, x, r.y)
				}
			}
		}
		if count != rank {
			t.Errorf("%s %d: %d places", suit, rank, count)
		}
	}
	for rank := 2; rank <= 16; rank++ {
		circle := circleRows[rank]
		check("circles", rank, circle.radius, circle.radius, circle.rows)
		if rank != 8 {
			stick := bambooRows[rank]
			check("bamboos", rank, thickness(stick.length)/2, stick.length/2, stick.rows)
		}
	}
	if n := len(slantedSticks()); n != 8 {
		t.Errorf("the eight of bamboos has %d sticks", n)
	}
}

func TestDrawingsAreWellFormed(t *testing.T) {
	for _, p := range All() {
		text := "<svg>" + p.whole() + "</svg>"
		if err := xml.Unmarshal([]byte(text), new(struct{ XMLName xml.Name })); err != nil {
			t.Errorf("%s: %v", p.Code, err)
		}
	}
}

// TestContrast wants a contrast of 4.5:1 of every ink with the front, as WCAG AA does for text.
func TestContrast(t *testing.T) {
	face := Palette[0]
	for _, c := range Palette {
		if !strings.HasPrefix(c.Name, "ink-") {
			continue
		}
		for _, scheme := range []struct{ name, ink, face string }{{"light", c.Light, face.Light},
			{"dark", c.Dark, face.Dark}} {
			if ratio := contrast(t, scheme.ink, scheme.face); ratio < 4.5 {
				t.Errorf("%s, %s: contrast %.2f, want 4.5", c.Name, scheme.name, ratio)
			}
		}
	}
}

// contrast returns WCAG's ratio of two colours written #rrggbb.
func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	luminance := func(colour string) float64 {
		total := 0.0
		for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
			n, err := strconv.ParseUint(colour[1+2*i:3+2*i], 16, 8)
			if err != nil {
				t.Fatal(err)
			}
			v := float64(n) / 255
			if v <= 0.04045 {
				v /= 12.92
			} else {
				v = math.Pow((v+0.055)/1.055, 2.4)
			}
			total += weight * v
		}
		return total
	}
	high, low := luminance(a), luminance(b)
	if high < low {
		high, low = low, high
	}
	return (high + 0.05) / (low + 0.05)
}

func TestStyleSheetAgrees(t *testing.T) {
	css, err := os.ReadFile("../../../tiles/tile.css")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range Palette {
		want := "--" + c.Name + ": light-dark(" + c.Light + ", " + c.Dark + ");"
		if !strings.Contains(string(css), want) {
			t.Errorf("tile.css lacks %s", want)
		}
	}
	for _, size := range []string{"800 / 600", "752 / 600", "648 / 600", `'0 0 600 800'`} {
		if !strings.Contains(string(css), size) {
			t.Errorf("tile.css lacks the size %s", size)
		}
	}
}
