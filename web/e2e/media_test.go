package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// media shows the page as another medium does, such as print.
func media(name string) chromedp.Action { return emulation.SetEmulatedMedia().WithMedia(name) }

// TestPaperIsLight prints from a dark page: its tiles are those of the light one, and dark again behind it.
func TestPaperIsLight(t *testing.T) {
	const tile = "getComputedStyle(document.querySelector('.hand .picture')).backgroundImage"
	light := harness.Eval[string](openHand(t, "#v1&h=123m"), tile)
	page := openHand(t, "#v1&h=123m", harness.Dark)
	dark := harness.Eval[string](page, tile)
	if dark == light {
		t.Fatal("dark tiles look as light ones do")
	}
	page.Do("paper", emulation.SetEmulatedMedia().WithMedia("print").WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	if got := harness.Eval[string](page, "new Promise((done) => requestAnimationFrame(() => done("+tile+")))"); got != light {
		t.Error("on paper the tiles are dark")
	}
	page.Do("screen", emulation.SetEmulatedMedia().WithMedia("screen").WithFeatures([]*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}}))
	if got := harness.Eval[string](page, "new Promise((done) => requestAnimationFrame(() => done("+tile+")))"); got != dark {
		t.Error("on the screen the tiles stay light")
	}
}
