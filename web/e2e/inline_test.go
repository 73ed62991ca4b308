package e2e

import (
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// article is a page of somebody else with hands in its sentences.
func article(t *testing.T, dark bool, hands int) string {
	site := harness.URL(t)
	var body strings.Builder
	for i := range hands {
		fmt.Fprintf(&body, `<p>A sentence of a wiki with <span class="mj-hand" id="h%d">123m406p789s11555z</span> in it, and more.</p>`, i)
	}
	style := "background: #fff; color: #000"
	if dark {
		style = "background: #101418; color: #eee"
	}
	return harness.Serve(t, map[string]string{
		"page.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>article</title></head>` +
			`<body style="font: 16px/1.6 sans-serif; ` + style + `">` + body.String() +
			`<p><span class="mj-hand" id="bad">&lt;img src=x onerror=hit=1&gt;</span></p><script src="` + site + `mahjong-embed.js"></script></body></html>`,
	}) + "page.html"
}

// TestHandsInText shows hands in sentences: of the text's height, on its line, wrapping, copied as their notation, no frame and no module.
func TestHandsInText(t *testing.T) {
	p := harness.Open(t, article(t, false, 300))
	p.Wait("document.querySelectorAll('.mj-tiles').length === 300")
	for _, request := range p.Requests() {
		if strings.Contains(request, "wasm") {
			t.Errorf("hands ask for %s", request)
		}
	}
	if n := p.Count("iframe"); n != 1 {
		t.Errorf("%d frames, want that of the text that is no hand", n)
	}
	if tall := harness.Eval[float64](p, "document.querySelector('#h0 svg').getBoundingClientRect().height"); tall < 18 || tall > 26 {
		t.Errorf("a tile is %v pixels high in a text of 16", tall)
	}
	if line := harness.Eval[float64](p, "document.querySelector('p').getBoundingClientRect().height"); line > 30 {
		t.Errorf("the line is %v pixels high", line)
	}
	copied := harness.Eval[string](p, "(() => { getSelection().selectAllChildren(document.querySelector('p')); return getSelection().toString(); })()")
	if copied != "A sentence of a wiki with 123m406p789s11555z in it, and more." {
		t.Errorf("copied %q", copied)
	}
	p.Resize(320, 640)
	p.Wait("document.querySelector('#h0').getClientRects().length > 1")
	if wide := harness.Eval[float64](p, "document.documentElement.scrollWidth"); wide > 320 {
		t.Errorf("the page is %v pixels wide in a window of 320", wide)
	}
	unhurt(t, p, "a hand that is markup")
}

// TestHandsAreDarkAsThePage changes the colours of the page around the hands, whatever the system's are.
func TestHandsAreDarkAsThePage(t *testing.T) {
	p := harness.Open(t, article(t, true, 2))
	p.Wait("document.querySelector('#h0 .mj-tiles')?.dataset.dark === 'true'")
	harness.Eval[any](p, "document.body.style.background = 'white'")
	p.Wait("document.querySelector('#h0 .mj-tiles').dataset.dark === 'false'")
}
