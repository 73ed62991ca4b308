//go:build firefox

package e2e

import (
	"os"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestFirefox runs the basics in the Firefox of $FIREFOX.
func TestFirefox(t *testing.T) {
	site := deployed(t).URL
	body := strings.Replace(spans, "REPLAY", strings.ReplaceAll(someReplay, "\n", "&#10;"), 1)
	t.Log("\n" + harness.Node(t, "firefox/basics.mjs", os.Getenv("FIREFOX"), site+"/", harness.Dist(t),
		stranger(t, site, strict, "elements.js", elements), stranger(t, site, strict, "mahjong-embed.js", body)))
}

// TestFirefoxTiles compares every tile of the sheet with the same tile as a picture of its own in Firefox.
func TestFirefoxTiles(t *testing.T) {
	folder := t.TempDir()
	harness.Node(t, "firefox/grid.mjs", os.Getenv("FIREFOX"), gridPage(t), widthList(), folder)
	checkGrids(t, folder)
}
