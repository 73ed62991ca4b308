package e2e

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"

	"tehai/web/e2e/harness"
)

// A way is one of the two in which a page gets hands in its sentences.
type way struct {
	script string
	hand   string // with %s for its id and for its text
	tiles  string // the drawn hand of the element %s
}

var ways = map[string]way{
	"wiki": {"mahjong-embed.js", `<span class="mj-hand" id="%s">%s</span>`, `document.querySelector('#%s .mj-tiles')`},
	"element": {"elements.js", `<mahjong-hand id="%[1]s" text="%[2]s">%[2]s</mahjong-hand>`,
		`document.querySelector('#%s')?.shadowRoot?.querySelector('.mj-tiles')`},
}

func (w way) of(id string) string { return fmt.Sprintf(w.tiles, id) }

// inText runs a test for both.
func inText(t *testing.T, test func(t *testing.T, w way)) {
	harness.Parallel(t)
	for name, w := range ways {
		t.Run(name, func(t *testing.T) { test(t, w) })
	}
}

// article is a page of another site with hands in its sentences, named h and a number; more is added below them.
func article(t *testing.T, w way, style string, hands int, more string) string {
	site := deployed(t).URL + "/"
	var body strings.Builder
	for i := range hands {
		fmt.Fprintf(&body, `<p>A sentence of a wiki with `+w.hand+` in it, and more.</p>`, fmt.Sprintf("h%d", i),
			"123m406p789s11555z")
	}
	return harness.Serve(t, map[string]string{
		"page.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>article</title></head>` +
			`<body style="font: 16px/1.6 sans-serif; ` + style + `">` + body.String() + more + `<script src="` + site +
			w.script + `"></script></body></html>`,
	}) + "page.html"
}

const white = "background: #fff; color: #000"

// TestHandsInText shows hands in sentences: of the text's height, on its line, wrapping, copied as their notation,
// without frame and module; hands far from the viewport only reserve their space, until the page is printed.
func TestHandsInText(t *testing.T) {
	inText(t, func(t *testing.T, w way) {
		apart := strings.Replace(fmt.Sprintf(w.hand, "apart", "123m406p789s11555z"), ">123m406p789s11555z<",
			` data-mj="123m406p789s11555z">a hand of riichi<`, 1)
		// The last of 80 is 3,000 pixels below; the page draws those within 800 of its window.
		p := harness.Open(t, article(t, w, white, 80, `<p>A sentence with `+apart+
			` in it.</p><textarea aria-label="pasted"></textarea>`))
		p.Wait(w.of("h0") + "?.querySelectorAll('svg > g').length === 14")
		p.Wait(w.of("h79") + " != null")
		if far := harness.Eval[int](p, w.of("h79")+".querySelectorAll('svg > g').length"); far != 0 {
			t.Errorf("a hand far below the view holds %d tiles", far)
		}
		box := func(id string) []float64 {
			return harness.Eval[[]float64](p, "(() => { const {width, height} = "+w.of(id)+
				".getBoundingClientRect(); return [width, height]; })()")
		}
		if near, far := box("h0"), box("h79"); near[0] < 200 || near[0] != far[0] || near[1] != far[1] {
			t.Errorf("a hand is %v, one out of view %v", near, far)
		}
		for _, request := range p.Requests() {
			if strings.Contains(request, "wasm") {
				t.Errorf("hands ask for %s", request)
			}
		}
		if n := p.Count("iframe"); n != 0 {
			t.Errorf("%d frames for hands", n)
		}
		if tall := harness.Eval[float64](p, w.of("h0")+".querySelector('svg').getBoundingClientRect().height"); tall < 18 ||
			tall > 26 {
			t.Errorf("a tile is %v pixels high in a text of 16", tall)
		}
		if line := harness.Eval[float64](p, "document.querySelector('p').getBoundingClientRect().height"); line > 30 {
			t.Errorf("the line is %v pixels high", line)
		}
		for _, id := range []string{"h0", "apart"} {
			if copied := copied(p, "#"+id); copied != "with 123m406p789s11555z in it" {
				t.Errorf("copied from #%s: %q", id, copied)
			}
		}
		harness.Eval[any](p, "dispatchEvent(new Event('beforeprint'))")
		if far := harness.Eval[int](p, w.of("h79")+".querySelectorAll('svg > g').length"); far != 14 {
			t.Errorf("on paper a hand out of view has %d tiles", far)
		}
		p.Resize(320, 640)
		p.Wait(w.of("h0") + ".getClientRects().length > 1")
		if wide := harness.Eval[float64](p, "document.documentElement.scrollWidth"); wide > 320 {
			t.Errorf("the page is %v pixels wide in a window of 320", wide)
		}
		p.Axe()
	})
}

// copied is the content of the clipboard after copying a hand and the words beside it.
func copied(p *harness.Page, hand string) string {
	harness.Eval[any](p, `(() => {
		const {parentNode} = document.querySelector('`+hand+`');
		const [before, after] = [parentNode.firstChild, parentNode.lastChild];
		const at = before.data.indexOf('with');
		getSelection().setBaseAndExtent(before, at, after, ' in it'.length);
	})()`)
	press := func(key, command string) {
		p.Do(command, input.DispatchKeyEvent(input.KeyDown).WithKey(key).WithModifiers(input.ModifierCtrl).WithCommands(
			[]string{command}))
		p.Do(command, input.DispatchKeyEvent(input.KeyUp).WithKey(key).WithModifiers(input.ModifierCtrl))
	}
	press("c", "copy")
	harness.Eval[any](p, "document.querySelector('textarea').value = ''; document.querySelector('textarea').focus()")
	press("v", "paste")
	p.Wait("document.querySelector('textarea').value !== ''")
	return harness.Eval[string](p, "document.querySelector('textarea').value")
}

// TestHandsAreDarkAsThePage changes the colours of the page around the hands, independently of the system's theme.
func TestHandsAreDarkAsThePage(t *testing.T) {
	inText(t, func(t *testing.T, w way) {
		p := harness.Open(t, article(t, w, "background: #101418; color: #eee", 2, ""))
		dark := func(is string) { p.Wait(w.of("h0") + "?.dataset.dark === '" + is + "'") }
		dark("true")
		for _, ground := range []struct{ css, dark string }{
			{"background: white", "false"}, {"background: oklch(0.2 0.05 200)", "true"}, {"background: oklch(0.98 0.01 200)",
				"false"},
			{"background: color(display-p3 0 0 0.2)", "true"}, {"background: none; color: white", "true"},
			{"background: rgb(0 0 0 / 0.2); color: black", "false"},
		} {
			harness.Eval[any](p, "document.body.style.cssText = '"+ground.css+"'")
			dark(ground.dark)
		}
	})
}

// TestHandsThatAreNone leaves texts that are no hand readable, or to a frame, and nothing of them becomes markup.
func TestHandsThatAreNone(t *testing.T) {
	bad := `<p><span class="mj-hand" id="bad">&lt;img src=x onerror=hit=1&gt;</span>` +
		`<mahjong-hand id="worse" text="&lt;img src=x onerror=hit=1&gt;">three words</mahjong-hand></p>`
	p := harness.Open(t, article(t, ways["wiki"], white, 1, bad))
	p.Wait("document.querySelector('#bad').title.includes('<')")
	unhurt(t, p, "a hand that is markup")
	p = harness.Open(t, article(t, ways["element"], white, 1, bad))
	within(p, "#worse", ".said", "is no")
	p.WaitText("#worse", "three words")
	unhurt(t, p, "an element that is markup")
}

// TestNamedElements puts headings on a page whose ids are names that Go's script and ours look for among the globals.
func TestNamedElements(t *testing.T) {
	var names strings.Builder
	for _, name := range []string{"Go", "fs", "path", "process", "tehai", "tehaiHands", "tehaiDrawings",
		"tehaiProblem", "tehaiModule", "mahjongEmbed"} {
		fmt.Fprintf(&names,
			`<form id="%[1]s" name="%[1]s"><input name="draw"><input name="base" value="https://example.org/"></form>`, name)
	}
	score := `<mahjong-score text="22234555s222p666z" rules="classical"></mahjong-score>`
	p := harness.Open(t, article(t, ways["element"], white, 1, names.String()+score))
	within(p, "mahjong-score", ".sum-number", "70")
	p = harness.Open(t, article(t, ways["wiki"], white, 1, names.String()+`<span class="mj-score">123m</span>`))
	p.Wait(ways["wiki"].of("h0") + " != null")
	p.Wait("document.querySelector('iframe') != null")
	if src := harness.Eval[string](p, "document.querySelector('iframe').src"); strings.Contains(src, "example.org") {
		t.Errorf("the frames come from %s", src)
	}
}

// TestHandsByTheirSize sets a size, a block, a theme and another notation.
func TestHandsByTheirSize(t *testing.T) {
	hands := `<p><mahjong-hand id="big" size="48" theme="dark" text="123m"></mahjong-hand><mahjong-hand id="block" block text="123m"></mahjong-hand>
		<mahjong-hand id="other" text="🀇🀈🀉"></mahjong-hand></p>`
	p := harness.Open(t, article(t, ways["element"], white, 0, hands))
	p.Wait(ways["element"].of("big") + "?.dataset.dark === 'true'")
	p.Wait("Math.round(" + ways["element"].of("big") + ".querySelector('svg').getBoundingClientRect().height) === 64")
	p.Wait("getComputedStyle(document.querySelector('#block')).display === 'block' && " + inside("#block", ".row svg") +
		" != null")
	p.Wait(ways["element"].of("other") + "?.querySelectorAll('svg > g').length === 3")
}

// TestUnreadHandsStayInTheSentence puts hands that cannot be read into sentences: each stays text on its line,
// underlined, with the error as a tooltip; a block shows the error below its text.
func TestUnreadHandsStayInTheSentence(t *testing.T) {
	inText(t, func(t *testing.T, w way) {
		bad := `<p id="good-line">A sentence with nothing in it.</p><p id="bad-line">A sentence with ` + fmt.Sprintf(w.hand,
			"bad", "123x456p") + ` in it.</p>` +
			`<p id="many-line">A sentence with ` + fmt.Sprintf(w.hand, "many", "12q") + ` in it.</p>`
		p := harness.Open(t, article(t, w, white, 0, bad), harness.Phone)
		for id, of := range map[string][2]string{"bad": {"123x456p", "x"}, "many": {"12q", "q"}} {
			unread := "document.querySelector('#" + id + "')"
			if w.script == "elements.js" {
				unread += ".shadowRoot?.querySelector('.unread')"
			}
			p.Wait(unread + "?.title.includes('" + of[1] + "')")
			p.Wait("document.querySelector('#" + id + "').textContent === '" + of[0] + "'")
			p.Wait("getComputedStyle(" + unread + ").textDecorationLine === 'underline'")
			p.Wait("document.querySelector('#" + id +
				"-line').getBoundingClientRect().height === document.querySelector('#good-line').getBoundingClientRect().height")
		}
		if n := p.Count("iframe"); n != 0 {
			t.Errorf("%d frames are left", n)
		}
		p.Axe()
		p.Screenshot("unread-hands")
	})
}
