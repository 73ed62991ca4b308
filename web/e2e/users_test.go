package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestUsersAreApart checks the harness itself: pages opened one after another belong to users that share no storage, a
// second tab of one does, and none begins with what an earlier one saved.
func TestUsersAreApart(t *testing.T) {
	const write = "localStorage.setItem('word', 'one'); " +
		"caches.open('shelf').then(c => c.put('/word', new Response('one')))" +
		".then(() => new Promise((done, fail) => { const ask = indexedDB.open('word'); " +
		"ask.onsuccess = done; ask.onerror = fail; }))" +
		".then(() => null)"
	const read = "(async () => [localStorage.getItem('word'), ...await caches.keys(), " +
		"...(await indexedDB.databases()).map(({name}) => name)].filter(Boolean).join())()"
	first := harness.Open(t, "LICENSES.txt")
	harness.Eval[any](first, write)
	if got := harness.Eval[string](first.Another("LICENSES.txt"), read); got != "one,shelf,word" {
		t.Errorf("another tab of the user reads %q", got)
	}
	second := harness.Open(t, "LICENSES.txt")
	if got := harness.Eval[string](second, read); got != "" {
		t.Errorf("another user reads %q", got)
	}
	first.Close()
	third := harness.Open(t, "LICENSES.txt")
	if got := harness.Eval[string](third, read); got != "" {
		t.Errorf("a later user reads %q", got)
	}
	if !strings.Contains(third.Site(), ".localhost:") {
		t.Errorf("the site is at %s, so the page is in a browser of its own", third.Site())
	}
}
