package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// enough users are more than there are warm browsers: two of them share one.
const enough = 5

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
	for _, options := range [][]harness.Option{nil, {harness.Fresh}} {
		first := harness.Open(t, "LICENSES.txt", options...)
		harness.Eval[any](first, write)
		if got := harness.Eval[string](first.Another("LICENSES.txt"), read); got != "one,shelf,word" {
			t.Errorf("another tab of the user reads %q", got)
		}
		for range enough {
			if got := harness.Eval[string](harness.Open(t, "LICENSES.txt", options...), read); got != "" {
				t.Errorf("another user reads %q", got)
			}
		}
		first.Close()
		third := harness.Open(t, "LICENSES.txt", options...)
		if got := harness.Eval[string](third, read); got != "" {
			t.Errorf("a later user reads %q", got)
		}
		if warm := strings.Contains(third.Site(), ".localhost:"); warm != (options == nil) {
			t.Errorf("with %d options the site is at %s", len(options), third.Site())
		}
	}
}

// TestFramesAreApart opens a page of another server with a frame of a third for several users: what the page and the
// frame save for one, they do not find for the next.
func TestFramesAreApart(t *testing.T) {
	const saves = `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>x</title><script type="module">
		const found = [localStorage.getItem('word'), document.cookie, ...await caches.keys(),
			...(await indexedDB.databases()).map(({name}) => name)];
		localStorage.setItem('word', 'one');
		document.cookie = 'word=one';
		await (await caches.open('shelf')).put('/word', new Response('one'));
		await new Promise((done) => { indexedDB.open('word').onsuccess = done; });
		const here = [localStorage.getItem('word'), ...await caches.keys()];
		parent.postMessage([found.filter(Boolean).join(), here.join()].join(' then '), '*');
		</script>`
	frame := harness.Serve(t, map[string]string{"saves.html": saves}) + "saves.html"
	place := harness.Serve(t, map[string]string{"page.html": `<!doctype html><html lang="en"><link rel="icon" href="data:,">
		<title>x</title><script>const told = []; addEventListener('message', ({data}) => told.push(data));</script>
		<iframe src="saves.html"></iframe><iframe src="` + frame + `"></iframe>`, "saves.html": saves}) + "page.html"
	for user := range enough {
		page := harness.Open(t, place)
		page.Wait("told.length === 2")
		if got := harness.Eval[string](page, "told.join('; ')"); got != " then one,shelf;  then one,shelf" {
			t.Errorf("the page and the frame of user %d find and save %s", user, got)
		}
	}
}
