package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// code is one of the texts in the Embed view.
func code(p *harness.Page, key string) string {
	p.Wait(`document.querySelector('[data-code="` + key + `"]') !== null`)
	return harness.Eval[string](p, `document.querySelector('[data-code="`+key+`"]').textContent`)
}

// TestEmbedView makes the code of a hand and puts it into pages of another site: they show the same as the view.
func TestEmbedView(t *testing.T) {
	h := deployed(t)
	p := harness.Open(t, h.URL+"/#v1&w=embed&h=22234555s222p666z&r=classical")
	p.Wait("document.querySelector('.embed-frame').height > 300")
	p.WaitText(".embed-codes", "mj-score")
	p.Axe()
	p.Screenshot("embed-view")
	frame, element := code(p, "iframe"), code(p, "element")
	if got, want := code(p, "wiki"), "{{Mj score|1=22234555s222p666z|rules=classical}}"; got != want {
		t.Errorf("the wiki's code is %s, want %s", got, want)
	}

	other := harness.Open(t, stranger(t, h.URL, "", "", element))
	within(other, "mahjong-score", ".sum-number", "70")
	other = harness.Open(t, stranger(t, h.URL, "", "", frame))
	other.Wait("document.querySelector('iframe').height > 300")
	if !strings.Contains(frame, `sandbox="allow-scripts`) {
		t.Errorf("the frame is not sandboxed: %s", frame)
	}
}

// TestEmbedViewOfReplay makes the code of the replay on screen, at its place.
func TestEmbedViewOfReplay(t *testing.T) {
	h := deployed(t)
	p := harness.Open(t, h.URL+"/#v1&w=replay")
	p.Wait(coreReady)
	link := harness.Eval[string](p, `(async () => {
		const bytes = new Uint8Array(await new Response(new Blob([`+"`"+someReplay+"`"+`]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
		return '#v1&w=embed&p=0.4.2&g=' + btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '%5F').replace(/=+$/, '');
	})()`)
	p.Go("about:blank")
	p.Go(h.URL + "/" + link)
	p.Wait(`document.querySelector('[data-code="element"]')?.textContent.includes('step="4"')`)
	other := harness.Open(t, stranger(t, h.URL, "", "", code(p, "element")))
	other.Wait(inside("mahjong-replay", ".step-count") + "?.textContent.startsWith('4/')")
	if wiki := code(p, "wiki"); !strings.HasPrefix(wiki, "{{Mj replay|1=") || strings.Count(wiki, "|") != 3 {
		t.Errorf("the wiki's code is %s", wiki)
	}
}
