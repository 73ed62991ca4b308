package e2e

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// changed are changes of JavaScript's own objects by libraries of a page, before the elements are loaded.
var changed = map[string]string{
	"a name on every object":   `Object.prototype.foo = 'x'; Object.prototype.extend = function () { return this; };`,
	"a reader on every object": `Object.prototype.get = function () {};`,
	"lists with a JSON of their own": `Array.prototype.toJSON = function () { return '[' + this.map((item) => JSON.stringify(item)).join(', ') + ']'; };
		String.prototype.toJSON = Number.prototype.toJSON = function () { return String(this); };`,
	"objects with a JSON of their own": `Object.prototype.toJSON = function () { return 'x'; };`,
	"entries that are a list":          `Array.prototype.entries = function () { return this.slice(); };`,
}

// TestElementsAmongChangedPrototypes draws tiles, scores, a waiting hand, another notation and a replay in pages
// whose libraries have extended built-in objects; clicks on an answer and steps work too.
func TestElementsAmongChangedPrototypes(t *testing.T) {
	harness.Parallel(t)
	for name, script := range changed {
		t.Run(name, func(t *testing.T) {
			body := "<script>" + script + "</script>" + elements +
				`<mahjong-score id="fans" text="123m456p789s11155z" rules="mcr">four</mahjong-score>
				<mahjong-hand id="other" text="🀇🀈🀉"></mahjong-hand><mahjong-hand id="none" text="12x">five</mahjong-hand>`
			p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", body))
			p.Wait(inside("mahjong-hand", ".mj-tiles") + "?.dataset.dark === 'false'")
			p.Wait(inside("#other", "svg") + " != null")
			within(p, "#none", ".said", "x")
			within(p, "mahjong-score", ".sum-number", "70")
			within(p, "#fans", ".card", "21")
			within(p, "#ja", ".sentence", "テンパイ")
			p.Wait(inside("#first", ".board") + " != null && " + inside("#second", ".board") + " != null")
			harness.Eval[any](p, "document.querySelector('#first').goTo('next')")
			p.Wait(inside("#first", ".step-count") + "?.textContent.startsWith('4/')")
			harness.Eval[any](p, "document.querySelector('#ja').setAttribute('text', '123m456p789s11222z')")
			p.Wait(inside("#ja", ".sum-number") + " != null")
		})
	}
}

// TestWikiAmongChangedPrototypes does the same with a wiki's script, whose frames have objects of their own.
func TestWikiAmongChangedPrototypes(t *testing.T) {
	harness.Parallel(t)
	body := listening + strings.Replace(spans, "REPLAY", strings.ReplaceAll(someReplay, "\n", "&#10;"), 1)
	for name, script := range changed {
		t.Run(name, func(t *testing.T) {
			p := harness.Open(t, stranger(t, deployed(t).URL, "", "mahjong-embed.js", "<script>"+script+"</script>"+body))
			p.Wait("document.querySelector('.mj-hand .mj-tiles')?.dataset.dark === 'false'")
			p.Wait("document.querySelectorAll('.mj-hand svg > g').length === 14")
			for i, least := range []int{300, 400} {
				p.Wait(fmt.Sprintf("document.querySelectorAll('iframe').length > %d", i))
				harness.Eval[any](p, fmt.Sprintf("document.querySelectorAll('iframe')[%d].scrollIntoView()", i))
				p.Wait(fmt.Sprintf("document.querySelectorAll('iframe')[%d].getAttribute('height') > %d", i, least))
			}
			if src := harness.Eval[string](p, "document.querySelector('iframe').src"); !strings.HasSuffix(strings.TrimSuffix(src,
				"&theme=light"), "#score&text="+url.PathEscape("22234555s222p666z")+"&rules=classical") {
				t.Errorf("the frame is of %s", src)
			}
		})
	}
}
