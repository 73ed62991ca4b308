package harness

import (
	"context"
	"encoding/json"

	"github.com/chromedp/cdproto/tracing"
	"github.com/chromedp/chromedp"
)

// Styled returns the number of elements that the browser styles while an expression runs and until the next frame.
func (p *Page) Styled(expression string) (elements int) {
	p.t.Helper()
	listening, stop := context.WithCancel(p.ctx)
	defer stop()
	end := make(chan struct{})
	chromedp.ListenTarget(listening, func(event any) {
		switch e := event.(type) {
		case *tracing.EventDataCollected:
			for _, value := range e.Value {
				var told struct {
					Name string
					Args struct{ ElementCount int }
				}
				if json.Unmarshal(value, &told) == nil && told.Name == "UpdateLayoutTree" {
					elements += told.Args.ElementCount
				}
			}
		case *tracing.EventTracingComplete:
			close(end)
		}
	})
	p.run("tracing", tracing.Start().WithTransferMode(tracing.TransferModeReportEvents).WithTraceConfig(
		&tracing.TraceConfig{IncludedCategories: []string{"devtools.timeline"}}))
	Eval[any](p, "(async () => { await ("+expression+
		"); await new Promise(done => requestAnimationFrame(() => setTimeout(done))) })()")
	p.run("ending the trace", tracing.End(), chromedp.ActionFunc(func(ctx context.Context) error {
		select {
		case <-end:
			return nil
		case <-ctx.Done():
			return ctx.Err()
		}
	}))
	return elements
}
