package e2e

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// someReplay is a short game with a claim and a win.
const someReplay = `Rules: riichi-tenhou
Players: A, B, C, D

E 1 0 0
E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m 9m 7s
8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C
1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR
`

// stranger is a page of another site that takes its scripts from this site.
func stranger(t *testing.T, site, policy, script, body string) string {
	t.Helper()
	head := `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>elsewhere</title>`
	if policy != "" {
		head += `<meta http-equiv="Content-Security-Policy" content="` + strings.ReplaceAll(policy, "SITE", site) + `">`
	}
	if script != "" {
		head += `<script src="` + site + "/" + script + `" defer></script>`
	}
	return harness.Serve(t, map[string]string{"page.html": head + "</head><body>" + body + "</body></html>"}) + "page.html"
}

// strict is the policy of a careful site: it allows only our scripts, module and frames.
const strict = "default-src 'none'; script-src SITE 'wasm-unsafe-eval'; connect-src SITE; frame-src SITE; img-src data:"

// demanding is strict with Trusted Types: a text becomes a script's address or markup only through policies that the
// site names.
const demanding = strict + "; require-trusted-types-for 'script'; trusted-types tehai-elements tehai-elements-more"

const elements = `
<mahjong-hand text="123m406p789s11555z">one 123m406p789s11555z</mahjong-hand>
<mahjong-score text="22234555s222p666z" rules="classical">two 22234555s222p666z</mahjong-score>
<mahjong-score id="ja" text="123m456p789s1122z" rules="riichi-ema" situation="seatWind=S riichi=1" language="ja">three</mahjong-score>
<mahjong-replay id="first" step="3"><script type="text/plain">` + someReplay + `</script>A replay of ten turns.</mahjong-replay>
<mahjong-replay id="second" step="3" seat="1"><script type="text/plain">` + someReplay + `</script>A replay of ten turns.</mahjong-replay>`

// inside is a query in an element's shadow tree.
func inside(element, selector string) string {
	return fmt.Sprintf("document.querySelector(%q)?.shadowRoot?.querySelector(%q)", element, selector)
}

// within waits for a text there.
func within(page *harness.Page, element, selector, want string) {
	page.Wait(fmt.Sprintf("%s?.textContent.includes(%q)", inside(element, selector), want))
}

// TestElementsAsAModule draws a score where the script is run as a module, which does not know its own address.
func TestElementsAsAModule(t *testing.T) {
	site := deployed(t).URL
	p := harness.Open(t, stranger(t, site, "", "", `<script type="module" src="`+site+`/elements.js"></script>`+elements))
	within(p, "mahjong-score", ".sum", "70")
}

// TestElementsUnderTrustedTypes draws all kinds on a page that requires Trusted Types; violations fail by themselves.
func TestElementsUnderTrustedTypes(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, demanding, "elements.js", elements))
	p.Wait(inside("mahjong-hand", ".mj-tiles") + "?.getBoundingClientRect().width > 200")
	within(p, "mahjong-score", ".sum", "70")
	p.Wait(inside("#first", ".board-seat, .board") + " != null")
}

// TestElements puts five elements on another site's page under a strict policy: each draws, and one module serves
// them all.
func TestElements(t *testing.T) {
	site := deployed(t).URL
	p := harness.Open(t, stranger(t, site, strict, "elements.js", elements))
	p.Wait(inside("mahjong-hand", ".mj-tiles") + "?.getBoundingClientRect().width > 200")
	within(p, "mahjong-score", ".sum-number", "70")
	within(p, "#ja", ".sentence", "テンパイ")
	within(p, "#ja", ".open-full", "Tehai で開く")
	for _, replay := range []string{"#first", "#second"} {
		p.Wait(inside(replay, ".step-count") + "?.textContent.startsWith('3/')")
	}
	modules := 0
	for _, address := range p.Requests() {
		if strings.HasSuffix(address, "/core-first.wasm") || strings.HasSuffix(address, "/core-inline.js") {
			modules++
		}
	}
	if modules != 1 {
		t.Errorf("the module was loaded %d times", modules)
	}
	p.Screenshot("elements")
}

// TestElementKeys presses keys: only the replay that has the focus steps. Scripts step by goTo, and get events.
func TestElementKeys(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, strict, "elements.js", elements))
	count := func(id string) string { return harness.Eval[string](p, inside(id, ".step-count")+".textContent") }
	p.Wait(inside("#second", ".board") + " && " + inside("#first", ".board"))
	first := count("#first")
	harness.Eval[any](p, inside("#second", ".board")+".focus()")
	p.Press("ArrowRight", "ArrowRight")
	p.Wait(inside("#second", ".step-count") + ".textContent.startsWith('5/')")
	if count("#first") != first {
		t.Errorf("the first replay went to %s", count("#first"))
	}
	harness.Eval[any](p, "globalThis.heard = []; addEventListener('mahjong-step', ({target, detail}) => "+
		"heard.push(target.id, detail.step)); null")
	for _, step := range []struct{ to, want string }{{"first", "0/"}, {"next", "1/"}, {"next", "2/"}, {"prev", "1/"}} {
		harness.Eval[any](p, "document.querySelector('#first').goTo('"+step.to+"')")
		p.Wait(inside("#first", ".step-count") + ".textContent.startsWith('" + step.want + "')")
	}
	if got := harness.Eval[string](p, "heard.join(' ')"); got != "first 0 first 1 first 2 first 1" {
		t.Errorf("heard %s", got)
	}
	harness.Eval[any](p, "document.querySelector('#first').setAttribute('seat', '2')")
	p.Wait(inside("#first", ".open-full") + ".hash.includes('p=0.3.2')")
	if text := harness.Eval[string](p, "document.querySelector('#first').text"); !strings.Contains(text, "E 1 0") {
		t.Errorf("its text is %q", text)
	}
	link := harness.Eval[string](p, inside("#second", ".open-full")+".hash")
	if !strings.Contains(link, "p=0.5.1") || !strings.Contains(link, "g=") {
		t.Errorf("the full page opens at %s", link)
	}
}

// TestElementComment steps to an annotated move: its comment comes after the move.
func TestElementComment(t *testing.T) {
	text := strings.Replace(someReplay, "2.9t 3.", "2.9t [a] 3.", 1) + "\n[a] Too early.\n"
	p := harness.Open(t, deployed(t).URL+"/embed.html#replay&step=3&text="+url.PathEscape(text))
	p.Wait(inside("mahjong-replay", ".caption") + "?.textContent.length > 0")
	said := harness.Eval[string](p, inside("mahjong-replay", ".caption")+".textContent")
	if strings.Contains(said, "early") {
		t.Errorf("before the move it says %q", said)
	}
	harness.Eval[any](p, "document.querySelector('mahjong-replay').goTo('next')")
	within(p, "mahjong-replay", ".caption", "South discards 9 of circles — Too early.")
}

// TestElementTellsChanges discards from a score's answer: the author's page hears the new hand.
func TestElementTellsChanges(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, strict, "elements.js",
		`<mahjong-score text="123m456p789s11223z">a hand</mahjong-score>`))
	within(p, "mahjong-score", ".discard-tile", "")
	harness.Eval[any](p, "globalThis.heard = []; "+
		"addEventListener('mahjong-change', ({detail}) => heard.push(detail.text)); "+inside("mahjong-score", `[data-key="discard-3z"]`)+".click()")
	p.Wait("heard.join() === '123m456p789s1122z'")
	within(p, "mahjong-score", ".sentence", "Ready")
}

// TestFullPage follows the link from an element: the page shows the same position.
func TestFullPage(t *testing.T) {
	h := deployed(t)
	p := harness.Open(t, h.URL+"/embed.html#replay&step=4&seat=2&text="+url.PathEscape(someReplay))
	p.Wait(inside("mahjong-replay", ".open-full") + "?.href.includes('g=')")
	p.Go(harness.Eval[string](p, inside("mahjong-replay", ".open-full")+".href"))
	p.Wait("document.querySelector('.step-count')?.textContent.startsWith('4/')")
	p.Go("about:blank")
	p.Go(h.URL + "/embed.html#score&text=22234555s222p666z&rules=classical")
	p.Wait(inside("mahjong-score", ".open-full") + "?.hash.includes('h=22234555s222p666z')")
	p.Go(harness.Eval[string](p, inside("mahjong-score", ".open-full")+".href"))
	p.WaitText(".sum", "70")
	p.Go("about:blank")
	p.Go(h.URL + "/embed.html#v1&h=22234555s222p666z&r=classical") // a link of the page works for a frame too
	within(p, "mahjong-score", ".sum-number", "70")
}

// TestElementAttributes changes attributes while the page is open, and breaks some.
func TestElementAttributes(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, strict, "elements.js",
		`<mahjong-score text="22234555s222p666z" rules="classical">the fallback</mahjong-score>`))
	within(p, "mahjong-score", ".sum-number", "70")
	set := func(name, value string) {
		harness.Eval[any](p, fmt.Sprintf("document.querySelector('mahjong-score').setAttribute(%q, %q)", name, value))
	}
	set("text", "123m456p789s11222z")
	set("rules", "riichi-tenhou")
	set("situation", "selfDrawn seatWind=S roundWind=S riichi=2")
	within(p, "mahjong-score", ".card", "mangan")
	set("language", "zh-Hans")
	within(p, "mahjong-score", ".sentence", "满贯")
	set("text", "123x")
	within(p, "mahjong-score", ".said", "应为 m p s z 之一")
	if harness.Eval[string](p, inside("mahjong-score", "slot")+".assignedNodes()[0].textContent") != "the fallback" {
		t.Error("the author's text does not stand in")
	}
	set("text", "1m2m3m4p5p6p7s8s9s1z1z2z2z2z")
	within(p, "mahjong-score", ".sentence", "满贯")
	harness.Eval[any](p, "(() => { const e = document.createElement('mahjong-hand'); e.setAttribute('text', '🀇🀈🀉'); "+
		"document.body.append(e) })()")
	p.Wait(inside("mahjong-hand", "svg") + " !== null && " + inside("mahjong-hand", "svg") + " !== undefined")
}

// TestElementsWithoutModule forbids fetching, as many hosts do: the module comes as a script.
func TestElementsWithoutModule(t *testing.T) {
	h := newHost(t, harness.Dist(t))
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js",
		`<mahjong-score text="22234555s222p666z" rules="classical"></mahjong-score>`))
	p.Expect("CORS policy", "core-first.wasm")
	within(p, "mahjong-score", ".sum-number", "70")
}

// spans are the output of a wiki's template.
const spans = `<div id="box"><p>Before <span class="mj-hand" data-mj="123m406p789s11555z">123m 406p 789s 11555z</span> after.</p>
<span class="mj-score" data-mj="22234555s222p666z" data-rules="classical">22234555s222p666z</span>
<span class="mj-replay" data-mj="` + "REPLAY" + `" data-step="3">A replay</span></div>`

// TestReadableWithoutScripts opens both ways of embedding with scripts switched off.
func TestReadableWithoutScripts(t *testing.T) {
	h := deployed(t)
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js", elements), harness.NoScripts)
	p.WaitText("body", "one 123m406p789s11555z")
	p.WaitText("body", "A replay of ten turns.")
	if strings.Contains(p.Text("body"), "Players:") {
		t.Error("the source of the replay shows")
	}
	p = harness.Open(t, stranger(t, h.URL, "", "mahjong-embed.js", spans), harness.NoScripts)
	p.WaitText("body", "123m 406p 789s 11555z")
}

// frames are the hashes of the loader's frames, and what is there when each is drawn. A hand is part of the text,
// without a frame.
var frames = []struct{ hash, drawn string }{
	{"score&text=22234555s222p666z&rules=classical", inside("mahjong-score", ".card")},
	{"replay&step=3&text=" + url.PathEscape(someReplay), inside("mahjong-replay", ".step-count")},
}

// TestFramesFit lets the loader make frames in boxes of three widths: each is as high as its content, and nothing is
// wider than it.
func TestFramesFit(t *testing.T) {
	h := deployed(t)
	widths := []int{300, 470, 600}
	want := map[int][]int{}
	frame := harness.Open(t, h.URL+"/embed.html")
	for i, f := range frames {
		frame.Go(h.URL + "/embed.html#" + f.hash)
		for _, width := range widths {
			frame.Resize(int64(width), 900)
			frame.Wait(f.drawn)
			got := harness.Eval[[]int](frame, "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => "+
				"done([document.documentElement.scrollWidth, Math.ceil(document.body.getBoundingClientRect().height)]))))")
			if got[0] > width {
				t.Errorf("%s is %d wide in a frame of %d", f.hash, got[0], width)
			}
			want[width] = append(want[width], got[1])
			if width == widths[0] {
				frame.Axe()
			}
			frame.Screenshot(fmt.Sprintf("frame-%d-%d", i, width))
		}
	}

	body := strings.Replace(spans, "REPLAY", strings.ReplaceAll(someReplay, "\n", "&#10;"), 1)
	p := harness.Open(t, stranger(t, h.URL, strict, "mahjong-embed.js", body))
	for _, width := range widths {
		harness.Eval[any](p, fmt.Sprintf("document.querySelector('#box').style.inlineSize = '%dpx'", width))
		for i, height := range want[width] {
			// A frame is made when its place is near the viewport, and a hidden one is drawn when it becomes visible.
			p.Wait(fmt.Sprintf("document.querySelectorAll('iframe').length > %d", i))
			harness.Eval[any](p, fmt.Sprintf("document.querySelectorAll('iframe')[%d].scrollIntoView()", i))
			p.Wait(fmt.Sprintf("Math.abs(document.querySelectorAll('iframe')[%d].getAttribute('height') - %d) <= 1", i, height))
		}
	}
	p.Screenshot("frames")
}

// TestForgedMessages lets a foreign frame send the page a height, and another send our frame a step.
func TestForgedMessages(t *testing.T) {
	h := deployed(t)
	forger := harness.Serve(t, map[string]string{"forger.html": `<!doctype html><script>
		parent.postMessage({tehai: 'height', height: 7777}, '*');
		for (const other of [parent[0], parent[1]]) other.postMessage({tehai: 'goTo', to: 'next'}, '*');
		parent.postMessage('sent', '*');
	</script>`})
	replay := h.URL + "/embed.html#replay&step=3&text=" + url.PathEscape(someReplay)
	p := harness.Open(t, stranger(t, h.URL, "", "mahjong-embed.js",
		`<span class="mj-score" data-mj="22234555s222p666z" data-rules="classical">a score</span>
		<iframe id="ours" src="`+replay+`" width="470" height="700"></iframe>`))
	harness.Eval[any](p, "globalThis.said = []; addEventListener('message', ({data}) => said.push(data)); null")
	p.Wait("document.querySelectorAll('iframe').length === 2")
	steps := "said.filter(({tehai, step}) => tehai === 'step' && step > 0).map(({step}) => step).join()"
	ask := func(message string) {
		harness.Eval[any](p, "document.querySelector('#ours').contentWindow.postMessage("+message+", '*')")
	}
	// Our frame answers its parent, with its own text even before the game is open; it steps once it is …
	p.Wait("(document.querySelector('#ours').contentWindow.postMessage({tehai: 'text'}, '*'), said.some(({tehai, text}) " +
		"=> tehai === 'text' && text.includes('E 1 0')))")
	p.Wait("(document.querySelector('#ours').contentWindow.postMessage({tehai: 'goTo', to: 'first'}, '*'), " +
		"said.some(({tehai, step}) => tehai === 'step' && step === 0))")
	ask("{tehai: 'goTo', to: 'next'}")
	p.Wait(steps + " === '1'")
	// … but it answers no other window, and no message that is no request.
	harness.Eval[any](p, "(() => { const frame = document.createElement('iframe'); frame.src = '"+forger+
		"forger.html'; document.body.append(frame) })()")
	p.Wait("said.includes('sent')")
	for _, message := range []string{"null", "'goTo'", "{tehai: 'goTo', to: 'constructor'}", "{tehai: 'goTo', to: {}}",
		"{tehai: 'height', height: 5}"} {
		ask(message)
	}
	ask("{tehai: 'goTo', to: 'next'}")
	p.Wait(steps + ".startsWith('1,2')")
	if got := harness.Eval[string](p, steps); got != "1,2" {
		t.Errorf("the replay went to %s, want 1,2", got)
	}
	if got := harness.Eval[string](p, "document.querySelector('iframe').getAttribute('height')"); got == "7777" {
		t.Error("the page believed a stranger's height")
	}
}
