package e2e

import (
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync/atomic"
	"testing"

	"tehai/web/e2e/harness"
)

// A host serves a folder as a test needs it: with headers, another folder later, or without an answer.
type host struct {
	*httptest.Server
	folder  atomic.Value // string
	off     atomic.Bool  // as if there were no network
	headers func(path string, set func(name, value string))
}

// newHost serves a folder until the test ends.
func newHost(t testing.TB, folder string) *host {
	t.Helper()
	h := &host{}
	h.folder.Store(folder)
	h.Server = httptest.NewServer(h)
	t.Cleanup(h.Close)
	return h
}

func (h *host) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if h.off.Load() {
		panic(http.ErrAbortHandler)
	}
	w.Header().Set("Cache-Control", "no-cache")
	if h.headers != nil {
		h.headers(r.URL.Path, w.Header().Set)
	}
	http.FileServer(http.Dir(h.folder.Load().(string))).ServeHTTP(w, r)
}

// turnOff simulates the loss of the network.
func (h *host) turnOff() {
	h.CloseClientConnections()
	h.Close()
}

// copyOf copies a site into a folder of the test, with each file's text changed by a function.
func copyOf(t *testing.T, folder string, change func(name string, text []byte) []byte) string {
	t.Helper()
	copied := t.TempDir()
	names, err := os.ReadDir(folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range names {
		text, err := os.ReadFile(filepath.Join(folder, entry.Name()))
		if err == nil {
			err = os.WriteFile(filepath.Join(copied, entry.Name()), change(entry.Name(), text), 0o644)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return copied
}

// deployed serves the site with the headers of its _headers file.
func deployed(t testing.TB) *host {
	t.Helper()
	folder := harness.Dist(t)
	rules := readHeaders(t, folder)
	h := newHost(t, folder)
	h.headers = func(path string, set func(name, value string)) {
		for name, value := range rules.of(path) {
			set(name, value)
		}
	}
	return h
}
