package e2e

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// longWaits makes timers of a minute and more end when window.late() is called.
const longWaits = `{
	const { setTimeout } = window, long = [];
	window.setTimeout = (deed, ms = 0, ...more) => ms < 60_000 ? setTimeout(deed, ms, ...more) : long.push(deed);
	window.late = () => long.splice(0).forEach(deed => deed());
}`

// authorsText is whether an element shows the author's own text.
func authorsText(element string) string {
	return inside(element, "slot") + "?.assignedNodes()[0]?.textContent === 'the text'"
}

// unwell is a host that gives another answer for the files whose paths contain a name; files whose paths contain
// refused are missing.
func unwell(t *testing.T, name, refused string, answer func(w http.ResponseWriter)) *host {
	t.Helper()
	h := deployed(t)
	well := h.Server.Config.Handler
	h.Server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch {
		case strings.Contains(r.URL.Path, name):
			answer(w)
			if w.Header().Get("Content-Type") == "" {
				well.ServeHTTP(w, r)
			}
		case refused != "" && strings.Contains(r.URL.Path, refused):
			http.NotFound(w, r)
		default:
			well.ServeHTTP(w, r)
		}
	})
	return h
}

const (
	nothingForAMinute   = "Tehai konnte hier nicht laden: eine Minute lang kamen keine Daten"
	nothingForAMinuteJa = "ここでは Tehai を読み込めません：1分間、データが届きませんでした"
	partMissing         = "Dieser Teil der Seite konnte nicht geladen werden."
	partMissingJa       = "このページの一部を読み込めませんでした。"
	noLargeScript       = "elements-more.js could not be loaded" // the small script has no words
)

// wanting are elements that need the module.
const wanting = `<mahjong-score text="22234555s222p666z" rules="classical" language="de">the text</mahjong-score>
	<mahjong-hand text="🀇🀈🀉" language="ja">the text</mahjong-hand>`

// saysOf waits until the elements of wanting show an error below the author's text.
func saysOf(p *harness.Page, score, hand string) {
	for element, want := range map[string]string{"mahjong-score": score, "mahjong-hand": hand} {
		p.Wait(inside(element, ".said") + "?.textContent === '" + want + "'")
		p.Wait(authorsText(element))
	}
}

// expectRefused takes the missing file of another origin, if there is one, for intended.
func expectRefused(p *harness.Page, refused string) {
	if refused != "" {
		p.Expect("CORS policy", refused)
	}
}

// touched gives those elements other attributes and waits until they are drawn.
func touched(p *harness.Page) {
	harness.Eval[any](p, "document.querySelector('mahjong-score').setAttribute('language', 'en')")
	within(p, "mahjong-score", ".sum-number", "70")
	harness.Eval[any](p, "document.querySelector('mahjong-hand').setAttribute('indices', '')")
	p.Wait(inside("mahjong-hand", "svg") + " != null")
}

// TestElementGivesUp lets each file of the elements hang in turn: after a minute the elements show an error in their
// languages, below the author's text, and another attribute makes them try again while the first request still hangs;
// if that ends later, nothing is done twice.
func TestElementGivesUp(t *testing.T) {
	harness.Parallel(t)
	for name, of := range map[string]struct{ refused, score, hand string }{
		"core-first.wasm":  {"", nothingForAMinute, nothingForAMinuteJa},
		"wasm_exec.js":     {"", nothingForAMinute, nothingForAMinuteJa},
		"core-inline.js":   {"core-first.wasm", nothingForAMinute, nothingForAMinuteJa},
		"elements-more.js": {"", noLargeScript, noLargeScript},
	} {
		t.Run(name, func(t *testing.T) {
			asked, gate := make(chan struct{}), make(chan struct{})
			letGo := sync.OnceFunc(func() { close(gate) })
			var times atomic.Int32
			h := unwell(t, name, of.refused, func(http.ResponseWriter) {
				if times.Add(1) == 1 {
					close(asked)
					<-gate
				}
			})
			t.Cleanup(letGo) // otherwise the host would wait for its own answer
			p := harness.Open(t, "about:blank")
			p.Do("holding long waits", chromedp.ActionFunc(func(ctx context.Context) error {
				_, err := cdppage.AddScriptToEvaluateOnNewDocument(longWaits).Do(ctx)
				return err
			}))
			expectRefused(p, of.refused)
			p.Go(stranger(t, h.URL, demanding, "elements.js", "<template>"+wanting+"</template>"))
			// A page with a script that hangs has not finished loading.
			harness.Eval[any](p, "document.body.append(document.querySelector('template').content)")
			<-asked
			harness.Eval[bool](p, "late(), true")
			saysOf(p, of.score, of.hand)
			touched(p)
			modules := func() (n int) {
				for _, address := range p.Requests() {
					if strings.Contains(address, "core-first.wasm") {
						n++
					}
				}
				return n
			}
			before := modules()
			letGo()
			if strings.HasSuffix(name, ".js") {
				p.Wait("performance.getEntriesByType('resource').filter(({ name }) => name.includes('/" + name + "')).length === 2")
			}
			harness.Eval[any](p, "document.querySelector('mahjong-score').setAttribute('language', 'ko')")
			within(p, "mahjong-score", ".open-full", "Tehai에서 열기")
			if after := modules(); after != before {
				t.Errorf("the module was asked for %d times, and %d times when %s had come in the end", before, after, name)
			}
			if n := times.Load(); n > 2 {
				t.Errorf("%s was asked for %d times, want 2", name, n)
			}
		})
	}
}

// TestElementOfGarbage replaces the scripts of elements by texts that are none, with status 200: each element shows
// an error without details of the script's own failure, and another attribute makes it try again.
func TestElementOfGarbage(t *testing.T) {
	harness.Parallel(t)
	for name, of := range map[string]struct{ refused, score, hand string }{
		"wasm_exec.js":     {"", partMissing, partMissingJa},
		"core-inline.js":   {"core-first.wasm", partMissing, partMissingJa},
		"elements-more.js": {"", noLargeScript, noLargeScript},
	} {
		for what, garbage := range map[string]string{"a page": "<!doctype html><title>please log in</title>", "nothing": "",
			"cut": `"use strict"; globalThis.tehaiModule = "H4sIA`} {
			t.Run(name+", "+what, func(t *testing.T) {
				var well atomic.Bool
				h := unwell(t, name, of.refused, func(w http.ResponseWriter) {
					if !well.Load() {
						w.Header().Set("Content-Type", "text/javascript")
						w.Write([]byte(garbage))
					}
				})
				p := harness.Open(t, stranger(t, h.URL, demanding, "elements.js", wanting))
				expectRefused(p, of.refused)
				if what == "cut" {
					p.Expect("SyntaxError")
				}
				saysOf(p, of.score, of.hand)
				well.Store(true)
				touched(p)
			})
		}
	}
}

// TestElementsWithoutSecondPart draws a hand in a notation that the deferred module reads, a score under rules in it,
// and a replay, while it cannot be loaded: each shows an error in its language, without addresses and numbers.
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
	p := harness.Open(t, stranger(t, h.URL, "", "elements.js",
		`<mahjong-hand text="xt" dialect="uzje" language="de">the text</mahjong-hand>
		<mahjong-score text="123m456p789s11155z" rules="mcr" language="ko">the text</mahjong-score>
		<mahjong-replay language="ja" text="`+someReplay+`">the text</mahjong-replay>`))
	p.Expect("core-rest-")
	for element, want := range map[string]string{
		"mahjong-hand":   "Dieser Teil der Seite konnte nicht geladen werden.",
		"mahjong-score":  "페이지의 이 부분을 불러오지 못했습니다.",
		"mahjong-replay": "このページの一部を読み込めませんでした。",
	} {
		p.Wait(inside(element, ".said") + "?.textContent === '" + want + "'")
		p.Wait(authorsText(element))
	}
	there.Store(true)
	harness.Eval[any](p, "document.querySelectorAll('mahjong-hand, mahjong-score, mahjong-replay').forEach(element => "+
		"element.setAttribute('language', 'en'))")
	p.Wait(inside("mahjong-hand", "svg") + " != null")
	within(p, "mahjong-score", ".sentence", "21")
	p.Wait(inside("mahjong-replay", ".board") + " != null")
}

// TestElementSaysWhatFailed makes the module answer wrongly, and passes it a text that is no hand: the element shows
// that error, not that something could not be fetched.
func TestElementSaysWhatFailed(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js",
		`<mahjong-score text="22234555s222p666z" rules="classical">the text</mahjong-score>`))
	within(p, "mahjong-score", ".sum-number", "70")
	set := func(name, value string) {
		harness.Eval[any](p, "document.querySelector('mahjong-score').setAttribute('"+name+"', '"+value+"')")
	}
	harness.Eval[any](p, "window.analyze = tehai.analyze, tehai.analyze = () => ({value: {}}), null")
	set("text", "123m456p789s11155z")
	within(p, "mahjong-score", ".said", "reading 'best'")
	p.Wait(authorsText("mahjong-score"))
	harness.Eval[any](p,
		"tehai.analyze = () => ({error: {code: 'internal', message: 'analyze failed: on purpose'}}), null")
	set("language", "de")
	p.Wait(inside("mahjong-score", ".said") + "?.textContent === 'Interner Fehler. analyze failed: on purpose'")
	harness.Eval[any](p, "tehai.analyze = analyze, null")
	set("text", "11111m")
	p.Wait(inside("mahjong-score", ".said") + "?.textContent === '1m kommt 5-mal vor: es gibt nur 4.'")
	set("text", "22234555s222p666z")
	within(p, "mahjong-score", ".sum-number", "70")
}

// TestReplaySaysWhatIsWrong shows replays of games that cannot be read beside a score in English: each shows the
// error in its own language, although other elements have set another one meanwhile.
func TestReplaySaysWhatIsWrong(t *testing.T) {
	const json = ` text='{"title": [1,}'`
	tooLong := ` game="` + strings.Repeat("A", 16_001) + `"`
	faults := [][2]string{
		{`de" game="AAAA"`, "Die Partie in diesem Link ist nicht lesbar: das ist kein Text"},
		{`ja" game="AAAA"`, "リンクの牌譜を読めません：テキストではありません"},
		{`ko" game="!"`, "이 링크의 대국을 읽을 수 없습니다: 텍스트가 아닙니다"},
		{`zh-Hans" game="!"`, "链接中的牌谱无法读取：不是文本"},
		{`en" game="AAAA"`, "The game in this link cannot be read: this is not text"},
		{`de"` + json, "Zeile 1, Spalte 14: kein gültiges JSON bei '}'."},
		{`ja"` + json, "1行14列：ここの '}' は JSON ではありません。"},
		{`ko"` + json, "1행 14열: 여기의 '}'은(는) JSON이 아닙니다."},
		{`zh-Hans"` + json, "第1行第14列：此处的'}'不是 JSON。"},
		{`en"` + json, "Line 1, column 14: not valid JSON: want a value, found '}'."},
		{`de" text=""`, "Partie: der Text ist leer"},
		{`ja" text=" "`, "牌譜：中身がありません"},
		{`de"` + tooLong, "Die Partie in diesem Link ist nicht lesbar: Sie hat 16.001 Zeichen, höchstens 16.000 sind erlaubt"},
		{`ko"` + tooLong, "이 링크의 대국을 읽을 수 없습니다: 16,001자임, 최대 16,000자"},
	}
	body := ""
	for _, fault := range faults {
		body += `<mahjong-replay language="` + fault[0] +
			`>the text</mahjong-replay><mahjong-score language="en" text="22234555s222p666z" rules="classical">a score</mahjong-score>`
	}
	p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", body))
	p.Wait("[...document.querySelectorAll('mahjong-replay')].every(element => element.shadowRoot?.querySelector('.said'))")
	said := harness.Eval[[]string](p, "[...document.querySelectorAll('mahjong-replay')].map(element => "+
		"element.shadowRoot.querySelector('.said').textContent)")
	for i, fault := range faults {
		if said[i] != fault[1] {
			t.Errorf("<mahjong-replay language=\"%.30s…> says %q, want %q", fault[0], said[i], fault[1])
		}
	}
}

// TestElementsAnswerInTheirLanguage plays a replay after another element has set its language, and opens a fold:
// buttons and fold are in the element's own language.
func TestElementsAnswerInTheirLanguage(t *testing.T) {
	p := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", `<mahjong-replay language="de" text="`+someReplay+
		`">a game</mahjong-replay>
		<mahjong-replay id="ja" language="ja" text="`+someReplay+`">a game</mahjong-replay>
		<mahjong-score language="ko" text="123m456p789s11155z" rules="riichi-ema" situation="selfDrawn">a score</mahjong-score>`))
	within(p, "mahjong-score", ".open-full", "Tehai에서 열기")
	label := func(element, want string) {
		p.Wait(inside(element, ".is-play") + "?.getAttribute('aria-label') === '" + want + "'")
	}
	label("mahjong-replay", "Abspielen")
	label("#ja", "再生")
	press := func(element string) { harness.Eval[any](p, inside(element, ".is-play")+".click()") }
	press("mahjong-replay")
	label("mahjong-replay", "Anhalten")
	press("#ja")
	label("#ja", "一時停止")
	harness.Eval[any](p, "document.querySelector('mahjong-replay').goTo('first')")
	label("mahjong-replay", "Abspielen")
	press("#ja")
	label("#ja", "再生")
	// Playback stops at the last move.
	for _, element := range []string{"mahjong-replay", "#ja"} {
		harness.Eval[any](p, "document.querySelector('"+element+"').goTo('last')")
		harness.Eval[any](p, "document.querySelector('"+element+"').goTo('prev')")
	}
	press("mahjong-replay")
	press("#ja")
	label("mahjong-replay", "Abspielen")
	label("#ja", "再生")
	harness.Eval[any](p, inside("mahjong-score", "summary[data-key=fold-pay-table]")+".click()")
	within(p, "mahjong-score", "[data-key=fold-pay-table] + .fold-body", "판")
}
