package harness

import (
	"strings"
	"sync"
	"testing"
)

// begun holds the tests that run in parallel, or alone, by name.
var begun sync.Map

// Alone keeps a test from running in parallel with others: one that measures what all pages of the browser share.
// It is called before the test opens a page.
func Alone(t testing.TB) {
	t.Helper()
	if _, known := begun.LoadOrStore(t.Name(), true); known {
		t.Fatal("Alone comes before the pages and servers of a test")
	}
	t.Cleanup(func() { begun.Delete(t.Name()) })
}

// Parallel has a test run in parallel with others from here on. It is for tests that open pages in rows below them
// only: the others become parallel by opening one.
func Parallel(t *testing.T) {
	t.Helper()
	parallel(t)
}

// parallel has a test run in parallel with others from its first page or server on, as t.Parallel does. Rows below
// a test stay in order.
func parallel(t testing.TB) {
	test, ok := t.(*testing.T)
	if !ok || strings.Contains(t.Name(), "/") {
		return
	}
	if _, known := begun.LoadOrStore(t.Name(), true); !known {
		t.Cleanup(func() { begun.Delete(t.Name()) })
		test.Parallel()
	}
}
