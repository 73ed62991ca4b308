package e2e

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// longWaits has waits of a minute and more end when window.late() says so.
const longWaits = `{
	const { setTimeout } = window, long = [];
	window.setTimeout = (deed, ms = 0, ...more) => ms < 60_000 ? setTimeout(deed, ms, ...more) : long.push(deed);
	window.late = () => long.splice(0).forEach(deed => deed());
}`

// authorsText is whether the author's own text stands in an element.
func authorsText(element string) string {
	return inside(element, "slot") + "?.assignedNodes()[0]?.textContent === 'the text'"
}

// TestElementGivesUp lets the files of elements hang, each in turn: after a minute the elements say so, in their languages, below
// the author's text, and another attribute has them try again.
func TestElementGivesUp(t *testing.T) {
	for name, want := range map[string][2]string{
		"core-first.wasm": {"Tehai konnte hier nicht laden: eine Minute lang kam nichts", "ここでは Tehai を読み込めません: 1分待っても届きませんでした"},
		"wasm_exec.js":    {"Tehai konnte hier nicht laden: wasm_exec.js could not be loaded", "ここでは Tehai を読み込めません: wasm_exec.js could not be loaded"},
	} {
		t.Run(name, func(t *testing.T) {
			h, asked, letGo := held(t, name)
			p := harness.Open(t, "about:blank")
			p.Do("holding long waits", chromedp.ActionFunc(func(ctx context.Context) error {
				_, err := cdppage.AddScriptToEvaluateOnNewDocument(longWaits).Do(ctx)
				return err
			}))
			p.Go(stranger(t, h.URL, "", "elements.js", ""))
			// A page with a script that hangs has not been opened.
			harness.Eval[any](p, "document.body.innerHTML = `"+`<mahjong-score text="22234555s222p666z" rules="classical" language="de">the text</mahjong-score>
				<mahjong-hand text="🀇🀈🀉" language="ja">the text</mahjong-hand>`+"`, null")
			<-asked
			harness.Eval[bool](p, "late(), true")
			within(p, "mahjong-score", ".said", want[0])
			within(p, "mahjong-hand", ".said", want[1])
			for _, element := range []string{"mahjong-score", "mahjong-hand"} {
				p.Wait(authorsText(element))
			}
			letGo()
			harness.Eval[any](p, "document.querySelector('mahjong-score').setAttribute('language', 'en')")
			within(p, "mahjong-score", ".sum-number", "70")
			harness.Eval[any](p, "document.querySelector('mahjong-hand').setAttribute('indices', '')")
			p.Wait(inside("mahjong-hand", "svg") + " != null")
			p.Faults() // the browser says so too
		})
	}
}

// TestElementsWithoutSecondPart draws a hand in a notation that the second part reads, a score under its rules and a replay, where that part cannot be had:
// each says so in its language, and nothing of addresses and numbers.
func TestElementsWithoutSecondPart(t *testing.T) {
	h := deployed(t)
	var there atomic.Bool
	headers := h.headers
	h.headers = func(path string, set func(name, value string)) {
		if strings.Contains(path, "core-rest-") && !there.Load() {
			panic(http.ErrAbortHandler)
		}
		headers(path, set)
	}
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js", `<mahjong-hand text="xt" dialect="uzje" language="de">the text</mahjong-hand>
		<mahjong-score text="123m456p789s11155z" rules="mcr" language="ko">the text</mahjong-score>
		<mahjong-replay language="ja" text="`+someReplay+`">the text</mahjong-replay>`))
	for element, want := range map[string]string{
		"mahjong-hand":   "Dieser Teil der Seite konnte nicht geholt werden.",
		"mahjong-score":  "페이지의 이 부분을 가져오지 못했습니다.",
		"mahjong-replay": "このページの一部を読み込めませんでした。",
	} {
		p.Wait(inside(element, ".said") + "?.textContent === '" + want + "'")
		p.Wait(authorsText(element))
	}
	there.Store(true)
	harness.Eval[any](p, "document.querySelectorAll('mahjong-hand, mahjong-score, mahjong-replay').forEach(element => element.setAttribute('language', 'en'))")
	p.Wait(inside("mahjong-hand", "svg") + " != null")
	within(p, "mahjong-score", ".sentence", "21")
	p.Wait(inside("mahjong-replay", ".board") + " != null")
	p.Faults() // the browser says so too
}

// TestElementSaysWhatFailed has the module answer wrongly, and be asked for what is no hand: the element says what was wrong, not
// that something could not be fetched.
func TestElementSaysWhatFailed(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", `<mahjong-score text="22234555s222p666z" rules="classical">the text</mahjong-score>`))
	within(p, "mahjong-score", ".sum-number", "70")
	set := func(name, value string) {
		harness.Eval[any](p, "document.querySelector('mahjong-score').setAttribute('"+name+"', '"+value+"')")
	}
	harness.Eval[any](p, "window.analyze = tehai.analyze, tehai.analyze = () => ({value: {}}), null")
	set("text", "123m456p789s11155z")
	within(p, "mahjong-score", ".said", "reading 'best'")
	p.Wait(authorsText("mahjong-score"))
	harness.Eval[any](p, "tehai.analyze = () => ({error: {code: 'internal', message: 'analyze failed: on purpose'}}), null")
	set("language", "de")
	p.Wait(inside("mahjong-score", ".said") + "?.textContent === 'Im Inneren ging etwas schief. analyze failed: on purpose'")
	harness.Eval[any](p, "tehai.analyze = analyze, null")
	set("text", "11111m")
	p.Wait(inside("mahjong-score", ".said") + "?.textContent === '1m kommt 5-mal vor: es gibt nur 4.'")
	set("text", "22234555s222p666z")
	within(p, "mahjong-score", ".sum-number", "70")
}
