package harness

import (
	"bytes"
	"context"
	"flag"
	"fmt"
	"mime"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"
)

var (
	scratch string // folder of this run, removed at its end
	started = time.Now()
)

// Main is the body of TestMain: it runs the tests, then stops what they started.
func Main(m *testing.M) {
	// The system's own table may differ, and browsers compile wasm while loading only with the right type.
	for ending, kind := range map[string]string{".js": "text/javascript; charset=utf-8", ".wasm": "application/wasm"} {
		if err := mime.AddExtensionType(ending, kind); err != nil {
			panic(err)
		}
	}
	var err error
	if scratch, err = os.MkdirTemp("", "tehai-e2e-"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Setenv("TMPDIR", scratch) // the browser's and the tests' folders are deleted with it
	code := m.Run()
	for _, stop := range stops.all {
		stop()
	}
	for _, site := range sites.byTags {
		if site.server != nil {
			site.server.Close()
		}
	}
	os.RemoveAll(scratch)
	os.Exit(code)
}

var (
	userAgent string // the browsers' user agent
	stops     struct {
		sync.Mutex
		all []func()
	}
)

// chromium starts the browser of tests that need one as a user has it, once per run; tabs are made in its context.
var chromium = sync.OnceValues(func() (context.Context, error) { return startBrowser("profile") })

// startBrowser starts a browser whose files are in a folder of this run.
func startBrowser(folder string, more ...chromedp.ExecAllocatorOption) (context.Context, error) {
	path, err := chromePath()
	if err != nil {
		return nil, err
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.ExecPath(path),
		chromedp.DisableGPU,
		// chromedp's default answers requests within the browser's own process, unlike a user's browser, where they
		// would wait for it.
		chromedp.Flag("enable-features", false),
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("font-render-hinting", "none"),
		// chromedp's own list, and what a new window draws for itself: separate processes for the list below its
		// address.
		chromedp.Flag("disable-features", "site-per-process,Translate,BlinkGenPropertyTrees,"+
			"WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI"),
		chromedp.Flag("js-flags", scriptFlags()),
		chromedp.UserDataDir(filepath.Join(scratch, folder)),
		chromedp.WSURLReadTimeout(time.Minute),
	)
	allocator, stopAllocator := chromedp.NewExecAllocator(context.Background(), append(options, more...)...)
	ctx, stop := chromedp.NewContext(allocator)
	stops.Lock()
	stops.all = append(stops.all, func() {
		// A distribution's command may be a script, and its browser would run on: it is asked to close.
		within, done := context.WithTimeout(ctx, 10*time.Second)
		_ = chromedp.Cancel(within)
		done()
		stop()
		stopAllocator()
	})
	stops.Unlock()
	err = chromedp.Run(ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		_, _, _, agent, _, err := browser.GetVersion().Do(ctx)
		stops.Lock()
		userAgent = agent
		stops.Unlock()
		return err
	}))
	if err != nil {
		return nil, fmt.Errorf("starting %s: %w", path, err)
	}
	return ctx, nil
}

// scriptFlags are V8's flags. A test lasts seconds: functions of the module are compiled when they are first called.
// Benchmarks run as a user's browser does.
func scriptFlags() string {
	if bench := flag.Lookup("test.bench"); bench != nil && bench.Value.String() != "" {
		return ""
	}
	return "--wasm-lazy-compilation"
}

// chromePath runs .ci/tool, which knows where browsers are.
func chromePath() (string, error) {
	find := exec.Command("bash", filepath.Join(Root(), ".ci", "tool"), "chrome")
	var says bytes.Buffer
	find.Stderr = &says
	path, err := find.Output()
	if err != nil {
		return "", fmt.Errorf("%s", strings.TrimSpace(says.String()))
	}
	return strings.TrimSpace(string(path)), nil
}
