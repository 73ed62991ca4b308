package harness

import (
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/systeminfo"
	"github.com/chromedp/chromedp"
)

// Memory returns how many bytes the pages hold that are open once their garbage is gone, with what they share with other programs
// counted in part. It is known on Linux alone, 0 elsewhere.
func (p *Page) Memory() int {
	p.t.Helper()
	p.run("collecting garbage", heapprofiler.CollectGarbage(), chromedp.Sleep(time.Second), heapprofiler.CollectGarbage())
	whole := cdp.WithExecutor(p.ctx, chromedp.FromContext(p.ctx).Browser)
	processes, err := systeminfo.GetProcessInfo().Do(whole)
	if err != nil {
		p.t.Fatalf("asking for the browser's processes: %v", err)
	}
	held := 0
	for _, process := range processes {
		if process.Type == "renderer" {
			held += heldBy(process.ID)
		}
	}
	return held
}

// heldBy reads the proportional share of a process.
func heldBy(process int64) int {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", process))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(text), "\nPss:")
	kilobytes := 0
	_, _ = fmt.Sscan(after, &kilobytes) // 0 where there is none
	return kilobytes << 10
}
