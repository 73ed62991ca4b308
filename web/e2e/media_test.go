package e2e

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// media shows the page in another medium, such as print.
func media(name string) chromedp.Action { return emulation.SetEmulatedMedia().WithMedia(name) }

// TestPaperIsLight prints a dark page: its tiles are light on paper, and dark again afterwards.
func TestPaperIsLight(t *testing.T) {
	const tile = "getComputedStyle(document.querySelector('.hand .picture')).backgroundImage"
	light := harness.Eval[string](openHand(t, "#v1&h=123m"), tile)
	page := openHand(t, "#v1&h=123m", harness.Dark)
	dark := harness.Eval[string](page, tile)
	if dark == light {
		t.Fatal("dark tiles look as light ones do")
	}
	harness.Eval[any](page, "addEventListener('beforeprint', () => { window.printed = "+tile+"; }), null")
	page.Do("print", chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, err := cdppage.PrintToPDF().Do(ctx)
		return err
	}))
	if got := harness.Eval[string](page, "window.printed"); got != light {
		t.Error("on paper the tiles are dark")
	}
	if got := harness.Eval[string](page, tile); got != dark {
		t.Error("on the screen the tiles stay light")
	}
}
