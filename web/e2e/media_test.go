package e2e

import (
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// media shows the page as another medium does, such as print.
func media(name string) chromedp.Action { return emulation.SetEmulatedMedia().WithMedia(name) }
