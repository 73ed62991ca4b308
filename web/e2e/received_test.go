package e2e

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// aLog is a game as a file.
func aLog(t *testing.T) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(harness.Root(), "core/replay/mjlog/testdata/4-players.xml"))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// TestShared shares with the site as the system does, by a form; the service worker takes it while no server answers.
func TestShared(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := keep(t, h)
	p.Reload()
	p.Wait(coreReady)
	p.Wait(isAllStored) // a second visit has everything offline, like an installed page
	p.Go("about:blank")
	h.turnOff()
	log, err := json.Marshal(aLog(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct{ fields, shown string }{
		{`form.append('files', new File([` + string(log) + `], 'game.xml'))`, boardReady},
		{`form.append('text', ` + string(log) + `)`, boardReady},
		{`form.append('text', '123m406p789s11555z'); form.append('files', new File([], ''))`,
			"document.querySelector('" + sentence + "')?.textContent.includes('Complete')"},
		{`form.append('url', 'https://host/#v1&h=1122334455667m')`, "location.hash.includes('h=1122334455667m')"},
		{`form.append('url', 'https://tenhou.net/0/?log=1')`,
			"document.querySelector('.replay-notes')?.textContent.length > 20"},
	} {
		p.Go(h.URL + "/#v1")
		p.Wait(coreReady)
		to := harness.Eval[string](p, `(async () => { const form = new FormData(); `+test.fields+`;
			return (await fetch('./share', {method: 'POST', body: form})).url })()`)
		if to != h.URL+"/?shared" {
			t.Fatalf("a share leads to %s", to)
		}
		p.Go(to)
		p.Wait(test.shown)
		if got := harness.Eval[string](p, "location.search"); got != "" {
			t.Errorf("the address still has %s", got)
		}
		left := `caches.match('shared').then(left => left === undefined)`
		if !harness.Eval[bool](p, left) {
			t.Errorf("%.40s stays after it was shown", test.fields)
		}
	}
}

// TestOpenedWithThePage opens files as the system does for the installed page.
func TestOpenedWithThePage(t *testing.T) {
	p := harness.Open(t, "about:blank", harness.ServiceWorker)
	p.Do("watching the queue", chromedp.ActionFunc(func(ctx context.Context) error {
		const queue = `Object.defineProperty(globalThis, 'launchQueue',
			{value: {setConsumer(take) { globalThis.launch = take }}});`
		_, err := cdppage.AddScriptToEvaluateOnNewDocument(queue).Do(ctx)
		return err
	}))
	p.Go(harness.URL(t) + "#v1&h=123m")
	p.Wait("globalThis.launch !== undefined")
	// Without files it is an ordinary start.
	harness.Eval[any](p, "launch({files: []}), null")
	p.Wait(coreReady)
	p.Wait("location.hash.includes('h=123m')")
	log, err := json.Marshal(aLog(t))
	if err != nil {
		t.Fatal(err)
	}
	harness.Eval[any](p, fmt.Sprintf("launch({files: [{getFile: async () => new File([%s], 'game.mjlog')}]}), null", log))
	p.Wait(boardReady)
}
