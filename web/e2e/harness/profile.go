package harness

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A profile is storage and settings shared by the tabs of one user. Each test has its own: a browser context that is
// deleted with it, or in a warm browser an origin that nothing else has.
type profile struct {
	browser context.Context
	id      cdp.BrowserContextID
	name    string // of the host under which it has this run's servers; "" if it has them under their own address
	end     func() // gives back what it took; its tabs are closed
}

// newProfile returns one of its own browser context.
func newProfile() (*profile, error) {
	parent, err := chromium()
	if err != nil {
		return nil, err
	}
	id, err := target.CreateBrowserContext().Do(ofBrowser(parent))
	return &profile{browser: parent, id: id, end: func() {
		// A page saves its state while it closes, so an emptied profile may not stay empty.
		_ = target.DisposeBrowserContext(id).Do(ofBrowser(parent))
	}}, err
}

// ofBrowser has commands go to the browser as a whole.
func ofBrowser(ctx context.Context) context.Context {
	return cdp.WithExecutor(ctx, chromedp.FromContext(ctx).Browser)
}

// tab opens a blank tab in a window of its own.
func (f *profile) tab() (tab context.Context, closeTab func(), err error) {
	id, err := target.CreateTarget("about:blank").WithBrowserContextID(f.id).WithNewWindow(true).Do(ofBrowser(f.browser))
	if err != nil {
		return nil, nil, err
	}
	tab, closeTab = chromedp.NewContext(f.browser, chromedp.WithTargetID(id))
	return tab, closeTab, nil
}
