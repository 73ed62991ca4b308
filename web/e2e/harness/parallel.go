package harness

import (
	"strings"
	"sync"
	"testing"
)

// begun holds the tests that run in parallel, or alone, by name.
var begun sync.Map

// Alone keeps a test from running in parallel with others, for example because it measures what all pages of the
// browser share. It is called before the test opens a page.
func Alone(t testing.TB) {
	t.Helper()
	if _, known := begun.LoadOrStore(t.Name(), true); known {
		t.Fatal("Alone comes before the pages and servers of a test")
	}
	t.Cleanup(func() { begun.Delete(t.Name()) })
}

// Parallel makes a test run in parallel with others from here on. It is for tests that open pages only in subtests:
// other tests become parallel by opening one.
func Parallel(t *testing.T) {
	t.Helper()
	parallel(t)
}

// parallel makes a test run in parallel with others from its first page or server on, as t.Parallel does. Subtests
// stay in order.
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
