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

// Memory returns the memory of all open pages in bytes after garbage collection, with memory shared with other
// programs counted in part. Only on Linux; 0 elsewhere.
func (p *Page) Memory() int {
	p.t.Helper()
	p.run("collecting garbage", heapprofiler.CollectGarbage(), chromedp.Sleep(time.Second), heapprofiler.CollectGarbage())
	held := 0
	for _, id := range p.renderers() {
		held += heldBy(id)
	}
	return held
}

// heldBy returns the proportional memory of a process.
func heldBy(process int64) int {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/smaps_rollup", process))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(text), "\nPss:")
	kilobytes := 0
	_, _ = fmt.Sscan(after, &kilobytes) // 0 if there is none
	return kilobytes << 10
}

// Peak starts to measure the memory of renderers; the returned function gives the peak of one of them since then, in
// bytes. Only on Linux; 0 elsewhere.
func (p *Page) Peak() func() int {
	p.t.Helper()
	for _, id := range p.renderers() {
		// 5 resets the kernel's peak; if that is forbidden the peak is that of the whole life of the process.
		_ = os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", id), []byte("5"), 0)
	}
	return func() int {
		p.t.Helper()
		most := 0
		for _, id := range p.renderers() {
			text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", id))
			if err != nil {
				continue // it has ended
			}
			_, after, _ := strings.Cut(string(text), "\nVmHWM:")
			kilobytes := 0
			_, _ = fmt.Sscan(after, &kilobytes) // 0 if there is none
			most = max(most, kilobytes<<10)
		}
		return most
	}
}

// renderers are the processes of pages.
func (p *Page) renderers() (ids []int64) {
	p.t.Helper()
	whole := cdp.WithExecutor(p.ctx, chromedp.FromContext(p.ctx).Browser)
	processes, err := systeminfo.GetProcessInfo().Do(whole)
	if err != nil {
		p.t.Fatalf("asking for the browser's processes: %v", err)
	}
	for _, process := range processes {
		if process.Type == "renderer" {
			ids = append(ids, process.ID)
		}
	}
	return ids
}
