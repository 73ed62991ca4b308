package harness

import (
	"context"
	"fmt"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A profile is storage and settings that the tabs of one person share. Making one with its window costs about a
// second, a tab in it a fraction. So a test borrows a profile and opens its tab there; afterwards the profile is
// emptied and lent again, or thrown away where a test may have left something else behind.
type profile struct {
	id     cdp.BrowserContextID
	anchor context.Context // a blank tab that keeps the window open and that empties the profile
	end    func()
	lent   int
}

// lends bounds how often a profile is lent.
const lends = 25

var idle struct {
	sync.Mutex
	profiles []*profile
}

// borrow returns an empty profile.
func borrow() (*profile, error) {
	idle.Lock()
	if n := len(idle.profiles); n > 0 {
		one := idle.profiles[n-1]
		idle.profiles = idle.profiles[:n-1]
		idle.Unlock()
		return one, nil
	}
	idle.Unlock()
	return newProfile()
}

func newProfile() (*profile, error) {
	parent, err := chromium()
	if err != nil {
		return nil, err
	}
	browser := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	one := &profile{}
	if one.id, err = target.CreateBrowserContext().Do(browser); err != nil {
		return nil, err
	}
	anchor, closeAnchor, err := one.tab(true)
	if err == nil {
		err = chromedp.Run(anchor)
	}
	if err != nil {
		return nil, err
	}
	one.anchor = anchor
	one.end = func() {
		closeAnchor()
		// The browser may already be gone.
		_ = target.DisposeBrowserContext(one.id).Do(browser)
	}
	return one, nil
}

// tab opens a blank tab, in a window of its own or in front of the others of the profile.
func (f *profile) tab(window bool) (tab context.Context, closeTab func(), err error) {
	parent, err := chromium()
	if err != nil {
		return nil, nil, err
	}
	browser := cdp.WithExecutor(parent, chromedp.FromContext(parent).Browser)
	id, err := target.CreateTarget("about:blank").WithBrowserContextID(f.id).WithNewWindow(window).Do(browser)
	if err != nil {
		return nil, nil, err
	}
	tab, closeTab = chromedp.NewContext(parent, chromedp.WithTargetID(id))
	return tab, closeTab, nil
}

// giveBack takes the profile of a test that has closed its tabs. It is lent again only if it is seen to be empty.
func (f *profile) giveBack(addresses []string) {
	f.lent++
	if f.lent >= lends || f.empty(addresses) != nil {
		f.end()
		return
	}
	idle.Lock()
	defer idle.Unlock()
	idle.profiles = append(idle.profiles, f)
}

// empty deletes what pages of these addresses have stored, and the cache.
func (f *profile) empty(addresses []string) error {
	ctx, cancel := context.WithTimeout(f.anchor, 10*time.Second)
	defer cancel()
	return chromedp.Run(ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		for _, origin := range origins(addresses) {
			if err := storage.ClearDataForOrigin(origin, "all").Do(ctx); err != nil {
				return err
			}
			used, _, _, _, err := storage.GetUsageAndQuota(origin).Do(ctx)
			if err != nil {
				return err
			}
			if used != 0 {
				return fmt.Errorf("%s still stores %v bytes", origin, used)
			}
		}
		if err := network.ClearBrowserCache().Do(ctx); err != nil {
			return err
		}
		return f.alone(ctx)
	}))
}

// alone is an error where the profile has another page than its anchor, such as one that a test's page has opened.
func (f *profile) alone(ctx context.Context) error {
	open, err := target.GetTargets().Do(ctx)
	if err != nil {
		return err
	}
	for _, one := range open {
		if one.BrowserContextID == f.id && one.Type == "page" && one.TargetID != chromedp.FromContext(f.anchor).Target.TargetID {
			return fmt.Errorf("a %s is still open: %s", one.Type, one.URL)
		}
	}
	return nil
}

// origins lists the origins of addresses, each once.
func origins(addresses []string) (list []string) {
	seen := map[string]bool{}
	for _, address := range addresses {
		u, err := url.Parse(address)
		if err != nil || !strings.HasPrefix(u.Scheme, "http") {
			continue
		}
		if origin := u.Scheme + "://" + u.Host; !seen[origin] {
			seen[origin] = true
			list = append(list, origin)
		}
	}
	return list
}
