package harness

import (
	"context"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A profile is storage and settings that the tabs of one person share. Each test has its own and throws it away: a page
// writes what it keeps while it closes, so a profile that is emptied after it may not stay empty.
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

// end closes what is open in the profile, and deletes it.
func (f *profile) end() {
	parent, err := chromium()
	if err != nil {
		return // the browser is gone
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
