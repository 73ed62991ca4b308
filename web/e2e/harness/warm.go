package harness

import (
	"context"
	"flag"
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

// A warm browser has one process for all its pages, and a page of its own that stays: what a process compiles of the
// module it need not compile again. Each user has the servers of this run under a name of its own, t1.localhost and so
// on. A page of one name shares no storage, caches or workers with a page of another, nor do frames of a third server
// in them; only what the process has just loaded from a third server may serve both. There are as many warm browsers
// as processors, since a process runs one script at a time. A page that leads itself to 127.0.0.1 has the storage of
// that address, as all users have: such a test begins at about:blank.
type warmBrowser struct {
	start func() error
	ctx   context.Context
	id    cdp.BrowserContextID
	users int // that have a page there now
}

var warm struct {
	sync.Mutex
	browsers []*warmBrowser
	names    int
}

// warmProfile returns a profile in the warm browser with the fewest users.
func warmProfile(t testing.TB) (*profile, error) {
	site := URL(t)
	warm.Lock()
	if warm.browsers == nil {
		for i := range min(inParallel(), runtime.NumCPU()) {
			b := &warmBrowser{}
			b.start = sync.OnceValue(func() error { return b.begin(i, site) })
			warm.browsers = append(warm.browsers, b)
		}
	}
	least := warm.browsers[0]
	for _, b := range warm.browsers {
		if b.users < least.users {
			least = b
		}
	}
	least.users++
	warm.names++
	name := fmt.Sprintf("t%d.localhost", warm.names)
	warm.Unlock()
	if err := least.start(); err != nil {
		return nil, err
	}
	return &profile{browser: least.ctx, id: least.id, name: name, end: func() {
		warm.Lock()
		least.users--
		warm.Unlock()
	}}, nil
}

// begin starts the browser and its own page, which loads the module complete. Without threaded compositing a page would
// take a quarter less of the processor, but the browser draws no frames then: requestAnimationFrame, idle callbacks and
// animations never run. V8 on one thread, a larger young heap and no trials of site isolation make no difference.
func (b *warmBrowser) begin(number int, site string) (err error) {
	b.ctx, err = startBrowser("warm"+strconv.Itoa(number),
		chromedp.Flag("renderer-process-limit", "1"),
		chromedp.Flag("host-resolver-rules", "MAP *.localhost 127.0.0.1"))
	if err != nil {
		return err
	}
	if b.id, err = target.CreateBrowserContext().Do(ofBrowser(b.ctx)); err != nil {
		return err
	}
	own := (&profile{name: "own.localhost"}).named(site) + "#v1&w=replay"
	_, err = target.CreateTarget(own).WithBrowserContextID(b.id).Do(ofBrowser(b.ctx))
	return err
}

// inParallel is how many tests run at a time.
func inParallel() int {
	n, err := strconv.Atoi(flag.Lookup("test.parallel").Value.String())
	if err != nil {
		panic(err)
	}
	return n
}

// loopback begins the addresses of this run's servers: of the site, and those that Serve and Beside return.
const loopback = "http://127.0.0.1:"

// isServed is true for a place of the site or of another server of this run.
func isServed(place string) bool {
	return strings.HasPrefix(place, loopback) || !strings.Contains(place, "://") && place != "about:blank"
}

// named returns an address of this run's servers under the name that the profile has, and any other as it is.
func (f *profile) named(address string) string {
	port, here := strings.CutPrefix(address, loopback)
	if !here || f.name == "" {
		return address
	}
	return "http://" + f.name + ":" + port
}
