package harness

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
)

// sites are those built in this run, by their Go tags.
var sites struct {
	sync.Mutex
	byTags map[string]*built
}

// A built site is a folder and a server of it.
type built struct {
	once   sync.Once
	folder string
	server *httptest.Server
	err    error
}

// Dist returns the folder of a site built as it ships, its module with the given Go tags; each set of tags is built
// once per run.
func Dist(t testing.TB, tags ...string) string {
	t.Helper()
	return siteOf(t, tags).folder
}

// URL returns the address of Dist's folder, ending in a slash.
func URL(t testing.TB, tags ...string) string {
	t.Helper()
	return siteOf(t, tags).server.URL + "/"
}

// Serve serves files by their names on another origin than URL's until the test ends; it returns the address.
func Serve(t testing.TB, files map[string]string) string {
	return serve(t, files, http.NotFoundHandler())
}

// Beside serves the site together with files of the test, on another origin than URL's, until the test ends; it
// returns the address.
func Beside(t testing.TB, files map[string]string) string {
	t.Helper()
	return serve(t, files, http.FileServer(http.Dir(Dist(t))))
}

func serve(t testing.TB, files map[string]string, others http.Handler) string {
	parallel(t)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if text, ok := files[strings.TrimPrefix(r.URL.Path, "/")]; ok {
			http.ServeContent(w, r, r.URL.Path, started, strings.NewReader(text))
			return
		}
		others.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return server.URL + "/"
}

func siteOf(t testing.TB, tags []string) *built {
	t.Helper()
	parallel(t)
	key := strings.Join(tags, ",")
	sites.Lock()
	if sites.byTags == nil {
		sites.byTags = map[string]*built{}
	}
	site := sites.byTags[key]
	if site == nil {
		site = &built{}
		sites.byTags[key] = site
	}
	sites.Unlock()

	site.once.Do(func() { site.err = site.build(key) })
	if site.err != nil {
		t.Fatal(site.err)
	}
	return site
}

func (b *built) build(tags string) error {
	folder, err := os.MkdirTemp(scratch, "dist-")
	if err != nil {
		return err
	}
	build := exec.Command("go", "run", "./web/build", "-minify", "-tags", tags, "-out", folder)
	build.Dir = Root()
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("building the site: %w\n%s", err, out)
	}
	b.folder = folder
	b.server = httptest.NewServer(http.FileServer(http.Dir(folder)))
	return nil
}

// Root returns the top folder of the repository.
func Root() string {
	_, file, _, _ := runtime.Caller(0)
	return filepath.Join(filepath.Dir(file), "..", "..", "..")
}
