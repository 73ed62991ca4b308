//go:build webkit

package e2e

import (
	"os"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestWebKit runs the basics in the MiniBrowser of $WEBKIT.
func TestWebKit(t *testing.T) {
	site := deployed(t).URL
	body := strings.Replace(spans, "REPLAY", strings.ReplaceAll(someReplay, "\n", "&#10;"), 1)
	t.Log("\n" + harness.Node(t, "webkit/basics.mjs", os.Getenv("WEBKIT"), site+"/", harness.Dist(t),
		stranger(t, site, strict, "elements.js", elements), stranger(t, site, strict, "mahjong-embed.js", body)))
}

// TestWebKitTiles compares every tile of the sheet with the same tile as a picture of its own in WebKit.
func TestWebKitTiles(t *testing.T) {
	folder := t.TempDir()
	harness.Node(t, "webkit/grid.mjs", os.Getenv("WEBKIT"), gridPage(t), widthList(), folder)
	checkGrids(t, folder)
}
