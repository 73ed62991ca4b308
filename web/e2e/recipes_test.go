package e2e

import (
	"encoding/json"
	"fmt"
	"html"
	"net/url"
	"strings"
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

// templatesOf are the pages of a wiki that follows the Embed view.
func templatesOf(p *harness.Page) wikitext {
	templates := wikitext{}
	for _, name := range []string{"hand", "score", "replay", "problem", "lesson"} {
		templates["Mj "+name] = code(p, "template-"+name)
	}
	return templates
}

// listening records the messages of frames, by frame.
const listening = `<script>
	const reported = new Map();
	addEventListener('message', ({ source, data }) => {
		if (data?.tehai) reported.set(source, { ...reported.get(source), [data.tehai]: data });
	});
	const reportOf = (frame) => frame && reported.get(frame.contentWindow);
</script>`

// theWiki is the content of a wiki's page with its own scripts, and the script of the Embed view.
func theWiki(common string) string {
	return `<script>
		window.mw = {
			hook: () => ({ add: (act) => act([document.body]) }),
			loader: { load: (src) => addEventListener('DOMContentLoaded', () => document.body.append(Object.assign(document.createElement('script'), { src }))) },
		};
		` + common + `</script>`
}

// alive is whether a frame shows a replay that obeys goTo.
func alive(frame string) string {
	return "(" + frame + ".contentWindow?.postMessage({ tehai: 'goTo', to: 'next' }, '*'), reportOf(" + frame +
		")?.step?.step > 0)"
}

// sound checks the preview of the Embed view: it shows the chosen kind and reports no fault.
func sound(p *harness.Page, kind, selector string) {
	tree := "document.querySelector('.embed-frame')?.contentDocument?.querySelector('mahjong-" + kind + "')?.shadowRoot"
	p.Wait(tree + "?.querySelector(" + quoted(selector) + ") != null")
	p.Wait(tree + ".querySelector('.said')?.textContent == '' || " + tree + ".querySelector('.said') == null")
}

// TestSamplesElsewhere puts every sample game into another page, in each way of the Embed view: the preview, the
// wiki's script, a frame and an element all show it, at its step, and step forward.
func TestSamplesElsewhere(t *testing.T) {
	harness.Parallel(t)
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
			body := listening + theWiki(code(p, "common")) + `<div id="wiki">` + templatesOf(p).html(t, code(p, "wiki")) +
				`</div><div id="frame">` +
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
			for _, seat := range []string{"0", "5"} { // the last chair, if there is none of that number
				harness.Eval[any](other, "document.querySelector('#element mahjong-replay').setAttribute('seat', '"+seat+"')")
				other.Wait("document.querySelector('#element mahjong-replay').state.replay.seat <= " + seat)
				other.Wait(inside("#element mahjong-replay", ".said") + " == null")
			}
		})
	}
}

// recipeHands are hands for the Embed view, with the text of their answers.
var recipeHands = []struct{ name, link, says string }{
	{"riichi", "h=123m456p789s11222z&r=riichi-ema&s=selfDrawn", ".sum-number"},
	{"classical", "h=22234555s222p666z&r=classical&d=mpsz&i=1m&u=2m", ".sum-number"},
	{"Chinese Official", "h=123m456m789m11122z&r=mcr", ".sum-number"},
	{"melds", "h=13m456p77z[1'23s](5555z)&r=riichi-tenhou", ".sentence"},
}

// chooseForm sets a choice of the Embed view.
func chooseForm(p *harness.Page, key, value string) {
	harness.Eval[any](p, `(() => {
		const select = document.querySelector('.embed-form [data-key=`+key+`]');
		select.value = `+quoted(value)+`;
		select.dispatchEvent(new Event('change'));
	})()`)
}

// TestRecipes takes every code of hands and scores from the Embed view and puts it into another page: the wiki's call
// with its template and script, the widget, the frame and the element all draw without a fault.
func TestRecipes(t *testing.T) {
	harness.Parallel(t)
	h := deployed(t)
	for _, hand := range recipeHands {
		t.Run(hand.name, func(t *testing.T) {
			p := harness.Open(t, h.URL+"/#v1&w=embed&"+hand.link)
			code(p, "wiki")
			chooseForm(p, "language", "de")
			chooseForm(p, "theme", "light")
			sound(p, "score", hand.says)
			for _, form := range []struct {
				kind, compact string
				least, most   int
			}{{"hand", "", 20, 120}, {"score", "", 200, 9999}, {"score", "1", 60, compactAtMost}} {
				chooseForm(p, "kind", form.kind)
				if form.kind == "score" {
					chooseForm(p, "compact", form.compact)
				}
				drawn := map[string]string{"hand": "svg", "score": hand.says}[form.kind]
				sound(p, form.kind, drawn)
				isDrawn(t, h.URL, p, form.kind, drawn, form.least, form.most)
			}
		})
	}
}

// TestRecipeOfProblem chooses a problem in the Embed view: the preview and each code show its question, whose answer
// comes on a click.
func TestRecipeOfProblem(t *testing.T) {
	harness.Parallel(t)
	h := deployed(t)
	p := harness.Open(t, h.URL+"/#v1&w=embed&h=123m")
	code(p, "wiki")
	chooseForm(p, "kind", "problem")
	chooseForm(p, "language", "de")
	chooseForm(p, "theme", "light")
	sound(p, "problem", ".problem-choices button")
	if !strings.Contains(code(p, "element"), "<mahjong-problem ") {
		t.Errorf("the element is %s", code(p, "element"))
	}
	p.Axe()
	p.Screenshot("embed-problem")
	preview := "document.querySelector('.embed-frame').contentDocument.querySelector('mahjong-problem').shadowRoot"
	harness.Eval[any](p, preview+".querySelector('.problem-choices button').click()")
	p.Wait(preview + ".querySelector('.problem-verdict') !== null")
	isDrawn(t, h.URL, p, "problem", ".problem-choices button", 200, 2000)
}

// isDrawn puts the codes of the view into a page of another site, and checks that each is drawn within its height.
func isDrawn(t *testing.T, site string, p *harness.Page, kind, drawn string, least, most int) {
	t.Helper()
	escapes := map[string]func(string) string{"url": url.PathEscape, "html": html.EscapeString}
	call := code(p, "wiki")
	for _, argument := range arguments(strings.TrimSuffix(call, "}}"))[1:] {
		if name, _, _ := strings.Cut(argument, "="); !strings.Contains(code(p, "template-"+kind), "{{{"+name+"|") {
			t.Errorf("Template:Mj %s takes no %s, which the view writes", kind, name)
		}
	}
	widgetCall := strings.Replace(strings.Replace(html.UnescapeString(call), "{{Mj "+kind+"|1=", "{{#widget:Mahjong|kind="+
		kind+"|text=", 1), "}}", "|height=300}}", 1)
	body := listening + theWiki(code(p, "common")) + `<div id="wiki">` + templatesOf(p).html(t, call) +
		`</div><div id="frame">` + code(p, "iframe") +
		`</div><div id="widget">` + widget(t, code(p, "widget"), widgetCall, escapes) + `</div><div id="element">` +
		code(p, "element") + `</div>`
	other := harness.Open(t, stranger(t, site, "", "", body))
	element := "#element mahjong-" + kind
	other.Wait(inside(element, drawn) + " != null")
	other.Wait("!" + inside(element, ".said") + "?.textContent")
	places := []string{"#frame", "#widget"}
	if kind == "hand" {
		other.Wait("document.querySelectorAll('#wiki .mj-tiles svg > g').length > 10")
	} else {
		places = append(places, "#wiki")
	}
	for _, place := range places {
		frame := "document.querySelector('" + place + " iframe')"
		harness.Eval[any](other, "document.querySelector('"+place+"').scrollIntoView()") // a frame may be missing
		other.Wait(frame + " != null")
		height := "reportOf(" + frame + ")?.height?.height"
		other.Wait(height + " >= " + fmt.Sprint(least))
		if got := harness.Eval[int](other, height); got > most {
			t.Errorf("%s: a %s is %d high, want at most %d", place, kind, got, most)
		}
		if fault := harness.Eval[string](other, "reportOf("+frame+").fault?.message ?? ''"); fault != "" {
			t.Errorf("%s: a %s says %q", place, kind, fault)
		}
	}
}

// TestExamplesOfTemplates runs the examples in the templates and the widget, and the code for scripts.
func TestExamplesOfTemplates(t *testing.T) {
	h := deployed(t)
	p := harness.Open(t, h.URL+"/#v1&w=embed&h=22234555s222p666z&r=classical")
	code(p, "widget")
	templates := templatesOf(p)
	body := listening + theWiki(code(p, "common"))
	hands, scores := 0, 0
	for _, name := range []string{"Mj hand", "Mj score"} {
		for _, example := range nowiki.FindAllStringSubmatch(templates[name], -1) {
			body += "<p>" + templates.html(t, example[1]) + "</p>"
			if name == "Mj hand" {
				hands++
			} else {
				scores++
			}
		}
	}
	escapes := map[string]func(string) string{"url": url.PathEscape, "html": html.EscapeString}
	example := code(p, "widget")
	example = example[strings.Index(example, "{{"):]
	example = example[:strings.Index(example, "}}")+2]
	body += `<div id="widget">` + widget(t, code(p, "widget"), example, escapes) + "</div>"
	other := harness.Open(t, stranger(t, h.URL, "", "", body), harness.Size(800, 3000))
	if hands < 3 || scores < 3 {
		t.Errorf("the templates have %d examples of hands and %d of scores", hands, scores)
	}
	other.Wait(fmt.Sprintf("document.querySelectorAll('.mj-hand .mj-tiles').length === %d", hands))
	other.Wait(fmt.Sprintf("document.querySelectorAll('p iframe').length === %d", scores))
	other.Wait("[...document.querySelectorAll('iframe')].every((frame) => reportOf(frame)?.height?.height > 60 && " +
		"!reportOf(frame).fault)")

	replay := `<mahjong-replay text="` + html.EscapeString(someReplay) +
		`">a game</mahjong-replay><iframe id="frame" src="` + h.URL + `/embed.html#replay&amp;text=` +
		url.PathEscape(someReplay) + `"></iframe>`
	other = harness.Open(t, stranger(t, h.URL, "", "elements.js", listening+replay))
	other.Wait(inside("mahjong-replay", ".board") +
		" != null && reportOf(document.querySelector('#frame'))?.height?.height > 300")
	harness.Eval[any](other, "(() => {"+code(p, "api")+"})()")
	other.Wait(inside("mahjong-replay", ".step-count") + ".textContent.startsWith('1/')")
	other.Wait("reportOf(document.querySelector('#frame'))?.step?.step === 1")

	gadget, common := code(p, "gadget"), code(p, "common")
	if !strings.HasPrefix(gadget, "* mahjong[ResourceLoader") || !strings.HasSuffix(gadget, "]|mahjong.js") ||
		!strings.HasPrefix(common, "mw.loader.load('"+harness.Eval[string](p, "location.origin")+"/") {
		t.Errorf("the gadget is %q of %q", gadget, common)
	}
}
