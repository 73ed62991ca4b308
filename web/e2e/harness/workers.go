package harness

import (
	"context"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// holdWorkers has each worker that the tab starts wait until its requests are heard. A service worker, which several
// tabs have, would not go on.
var holdWorkers = chromedp.ActionFunc(func(ctx context.Context) error {
	only := target.Filter{{Type: "worker"}, {Exclude: true}}
	return target.SetAutoAttach(true, true).WithFlatten(true).WithFilter(only).Do(ctx)
})

// hearWorkers hears what a tab's workers request, and has them go on.
func (w *watch) hearWorkers(tab context.Context) {
	chromedp.ListenTarget(tab, func(event any) {
		e, ok := event.(*target.EventAttachedToTarget)
		if !ok {
			return
		}
		worker, _ := chromedp.NewContext(tab, chromedp.WithTargetID(e.TargetInfo.TargetID)) // it ends with the tab
		chromedp.ListenTarget(worker, func(event any) {
			if e, ok := event.(*network.EventRequestWillBeSent); ok {
				w.elsewhere(e.Request.URL)
			}
		})
		// An error means that the worker has ended already.
		go func() { _ = chromedp.Run(worker, runtime.RunIfWaitingForDebugger()) }()
	})
}
