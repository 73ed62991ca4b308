package harness

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A profile is storage and settings shared by the tabs of one user. Each test has its own and deletes it: a page
// saves its state while it closes, so an emptied profile may not stay empty.
type profile struct {
	id cdp.BrowserContextID
}

func newProfile() (*profile, error) {
	parent, err := chromium()
	if err != nil {
		return nil, err
	}
	browser := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	id, err := target.CreateBrowserContext().Do(browser)
	return &profile{id}, err
}

// end closes the tabs of the profile, and deletes it.
func (f *profile) end() {
	parent, err := chromium()
	if err != nil {
		return // the browser has ended
	}
	browser := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	_ = target.DisposeBrowserContext(f.id).Do(browser)
}

// tab opens a blank tab in a window of its own.
func (f *profile) tab() (tab context.Context, closeTab func(), err error) {
	parent, err := chromium()
	if err != nil {
		return nil, nil, err
	}
	browser := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	id, err := target.CreateTarget("about:blank").WithBrowserContextID(f.id).WithNewWindow(true).Do(browser)
	if err != nil {
		return nil, nil, err
	}
	tab, closeTab = chromedp.NewContext(parent, chromedp.WithTargetID(id))
	return tab, closeTab, nil
}
