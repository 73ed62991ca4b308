package e2e

import (
	"encoding/json"
	"fmt"
	"testing"

	"tehai/web/e2e/harness"
)

// embedLink is the address of the Embed view for a game, at a step of its first deal.
func embedLink(p *harness.Page, site, text string, step int) string {
	return site + "/" + harness.Eval[string](p, `(async () => {
		const bytes = new Uint8Array(await new Response(new Blob([`+quoted(text)+`]).stream().pipeThrough(new CompressionStream('deflate-raw'))).arrayBuffer());
		return '#v1&w=embed&p=0.`+fmt.Sprint(step)+`.1&g=' + btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '%5F').replace(/=+$/, '');
	})()`)
}

// templatesOf are the pages of a wiki that has followed the Embed view.
func templatesOf(p *harness.Page) wikitext {
	templates := wikitext{}
	for _, name := range []string{"hand", "score", "replay"} {
		templates["Mj "+name] = code(p, "template-"+name)
	}
	return templates
}

// listening keeps what frames report, by the frame.
const listening = `<script>
	const reported = new Map();
	addEventListener('message', ({ source, data }) => {
		if (data?.tehai) reported.set(source, { ...reported.get(source), [data.tehai]: data });
	});
	const reportOf = (frame) => frame && reported.get(frame.contentWindow);
</script>`

// theWiki is what a wiki's page has of its own scripts, and the script that the Embed view adds.
func theWiki(common string) string {
	return `<script>
		window.mw = {
			hook: () => ({ add: (act) => act([document.body]) }),
			loader: { load: (src) => addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(document.createElement('script'), { src }))) },
		};
		` + common + `</script>`
}

// alive is whether a frame shows a replay that steps when it is told to.
func alive(frame string) string {
	return "(" + frame + ".contentWindow?.postMessage({ tehai: 'goTo', to: 'next' }, '*'), reportOf(" + frame + ")?.step?.step > 0)"
}

// sound looks into the preview of the Embed view: it shows what is asked for and reports no fault.
func sound(p *harness.Page, kind, selector string) {
	tree := "document.querySelector('.embed-frame')?.contentDocument?.querySelector('mahjong-" + kind + "')?.shadowRoot"
	p.Wait(tree + "?.querySelector(" + quoted(selector) + ") != null")
	p.Wait(tree + ".querySelector('.said')?.textContent == '' || " + tree + ".querySelector('.said') == null")
}

// TestSamplesElsewhere puts every game that the Replay view offers into another page, in each way that the Embed view writes: the
// preview, the wiki's script, a frame and an element all show it, at its step, and step on.
func TestSamplesElsewhere(t *testing.T) {
	h := deployed(t)
	var samples []struct{ Word, Text string }
	if err := json.Unmarshal([]byte(harness.Node(t, "testdata/samples.mjs")), &samples); err != nil || len(samples) < 5 {
		t.Fatalf("%d samples, %v", len(samples), err)
	}
	start := harness.Open(t, h.URL+"/#v1&w=help")
	for _, sample := range samples {
		t.Run(sample.Word, func(t *testing.T) {
			p := harness.Open(t, embedLink(start, h.URL, sample.Text, 3))
			sound(p, "replay", ".board")
			body := listening + theWiki(code(p, "common")) + `<div id="wiki">` + templatesOf(p).html(t, code(p, "wiki")) + `</div><div id="frame">` +
				code(p, "iframe") + `</div><div id="element">` + code(p, "element") + `</div>`
			other := harness.Open(t, stranger(t, h.URL, "", "", body))
			other.Wait(inside("#element mahjong-replay", ".step-count") + "?.textContent.startsWith('3/')")
			other.Wait(inside("#element mahjong-replay", ".board") + " != null")
			for _, place := range []string{"#wiki", "#frame"} {
				frame := "document.querySelector('" + place + " iframe')"
				other.Wait(frame + " != null")
				harness.Eval[any](other, frame+".scrollIntoView()")
				other.Wait("reportOf(" + frame + ")?.height?.height > 400")
				other.Wait(alive(frame))
			}
			for _, seat := range []string{"0", "5"} { // the last chair, where there is none of that number
				harness.Eval[any](other, "document.querySelector('#element mahjong-replay').setAttribute('seat', '"+seat+"')")
				other.Wait("document.querySelector('#element mahjong-replay').state.replay.seat <= " + seat)
				other.Wait(inside("#element mahjong-replay", ".said") + " == null")
			}
		})
	}
}
