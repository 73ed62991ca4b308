package e2e

import (
	"context"
	"fmt"
	"mime"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// A counter serves a site as a host does, with brotli and ETags, and counts the bytes that it sends of each file.
type counter struct {
	site, small string // the files as they are, and as brotli
	lock        sync.Mutex
	sent        map[string]int
	last        time.Time
}

func (c *counter) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(path.Clean(r.URL.Path), "/")
	if name == "" {
		name = "index.html"
	}
	text, err := os.ReadFile(filepath.Join(c.small, name))
	if err == nil && strings.Contains(r.Header.Get("Accept-Encoding"), "br") {
		w.Header().Set("Content-Encoding", "br")
	} else if text, err = os.ReadFile(filepath.Join(c.site, name)); err != nil {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", mime.TypeByExtension(path.Ext(name)))
	w.Header().Set("Cache-Control", "no-cache")
	w.Header().Set("ETag", fmt.Sprintf(`"%s-%d"`, name, len(text)))
	isKnown := r.Header.Get("If-None-Match") == w.Header().Get("ETag")
	c.lock.Lock()
	c.last = time.Now()
	if !isKnown {
		c.sent[name] += len(text)
	}
	c.lock.Unlock()
	if isKnown {
		w.WriteHeader(http.StatusNotModified)
		return
	}
	_, _ = w.Write(text)
}

// count waits until there are no requests for a while, and returns the sum of what was sent, with a line for each
// file.
func (c *counter) count(quiet time.Duration) (sum int, lines []string) {
	for {
		c.lock.Lock()
		left := quiet - time.Since(c.last)
		c.lock.Unlock()
		if left <= 0 {
			break
		}
		time.Sleep(left)
	}
	c.lock.Lock()
	defer c.lock.Unlock()
	for name, n := range c.sent {
		sum += n
		lines = append(lines, fmt.Sprintf("%7d %s", n, name))
	}
	return sum, lines
}

// budget is the bound of a row of web/build/budget_table.go.
func budget(t *testing.T, row string) int {
	t.Helper()
	table, err := os.ReadFile(filepath.Join(harness.Root(), "web", "build", "budget_table.go"))
	if err != nil {
		t.Fatal(err)
	}
	found := regexp.MustCompile(regexp.QuoteMeta(row) + `", ([0-9_]+)`).FindSubmatch(table)
	if found == nil {
		t.Fatalf("the budget has no row %q", row)
	}
	most, err := strconv.Atoi(strings.ReplaceAll(string(found[1]), "_", ""))
	if err != nil {
		t.Fatal(err)
	}
	return most
}

// TestFirstVisitInAll counts at the host everything that a first visit requests that scores one hand, until there are
// no more requests: at most the bound of the row, also on a metered connection. The visit saves the Hand view.
func TestFirstVisitInAll(t *testing.T) {
	small := weighed(t).small
	for _, test := range []struct{ row, connection, kept string }{
		{"… in all, for one hand", "{}", "hand"},
		{"… on a metered line", "{saveData: true}", "loaded"},
	} {
		c := &counter{site: harness.Dist(t), small: small, sent: map[string]int{}}
		server := httptest.NewServer(c)
		defer server.Close()
		page := harness.Open(t, "about:blank", harness.Language("en"), harness.ServiceWorker)
		page.Do("setting the line", chromedp.ActionFunc(func(ctx context.Context) error {
			_, err := cdppage.AddScriptToEvaluateOnNewDocument(
				"Object.defineProperty(Navigator.prototype, 'connection', {get: () => (" + test.connection + ")})").Do(ctx)
			return err
		}))
		page.Go(server.URL + "/#v1&h=123m406p789s11555z")
		page.Wait(isWhole)
		page.Wait("document.documentElement.dataset.kept === '" + test.kept + "'")
		most := budget(t, test.row)
		if sum, lines := c.count(quiet()); sum > most || sum < most/2 {
			t.Errorf("%s: %d bytes in %d files, want at most %d:\n%s", test.row, sum, len(lines), most,
				strings.Join(lines, "\n"))
		} else {
			t.Logf("%s: %d bytes in %d files of at most %d", test.row, sum, len(lines), most)
		}
	}
}

// quiet is the time without requests at the end of a visit: longer than the page waits before it saves more.
func quiet() time.Duration {
	if asked, err := time.ParseDuration(os.Getenv("VISIT_QUIET")); err == nil {
		return asked
	}
	return 3 * time.Second
}
