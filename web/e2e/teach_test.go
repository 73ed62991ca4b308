package e2e

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// openView opens a view with the module running.
func openView(t testing.TB, hash string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, hash, options...)
	page.Wait(coreReady)
	return page
}

// TestTeachNames clicks on the names on a score card: a yaku opens its condition, value and a hand; so does a fan,
// and the sheet leads to the page of all yaku.
func TestTeachNames(t *testing.T) {
	page := openView(t, "#v1&h=123m45699p34567s%2B8s&s=!selfDrawn,seatWind:.S")
	page.Click(".card .line")
	page.WaitText("#teach h2", "Pinfu")
	page.WaitText("#teach", "two-sided wait")
	page.WaitText("#teach", "closed 1 han · closed only")
	page.WaitText("#teach", "平和")
	if n := page.Count("#teach .fan-hand .face, #teach .fan-hand [data-tile]"); n < 14 {
		t.Errorf("%d tiles in the example", n)
	}
	page.Axe()
	page.Press("Escape")
	page.Wait("!document.querySelector('#teach').matches(':popover-open')")
	page.Click(".card .line")
	page.Click("#teach a")
	page.WaitText(".teach-view h1", "Yaku, fu and limits")

	fans := openView(t, "#v1&r=mcr&h=1112345678999m%2B4m&s=!selfDrawn,from:.S")
	fans.Click(".card.is-fans .line")
	fans.WaitText("#teach", "88 points")
}

// TestTeachWhyNot sets what would give a yaku by the button that names it.
func TestTeachWhyNot(t *testing.T) {
	page := openView(t, "#v1&h=123m456p111s6799s%2B8s&s=!selfDrawn,seatWind:.S")
	page.Click("[data-key=needs-riichi]")
	page.WaitText(".card", "Riichi")
	page.Wait("location.hash.includes('riichi:1')")
}

// TestTeachPage finds every yaku on the page, by English, romaji and kanji names too, and nothing for a word that is
// none.
func TestTeachPage(t *testing.T) {
	page := openView(t, "#v1&w=yaku")
	page.Wait("document.querySelectorAll('.teach-row').length > 90")
	shown := "[...document.querySelectorAll('.teach-row')].filter((row) => row.checkVisibility()).map((row) => " +
		"row.dataset.id).join()"
	for word, want := range map[string]string{"chiitoi": "chiitoitsu", "seven stars": "daichisei", "平和": "pinfu"} {
		page.Fill("[data-key=teach-search]", word)
		page.Wait(fmt.Sprintf("(%s) === %q", shown, want))
	}
	page.Fill("[data-key=teach-search]", "qqq")
	page.WaitText(".teach-groups [role=status]", "Nothing found")
	page.Fill("[data-key=teach-search]", "")
	page.WaitText("[data-id=sanshoku-doujun]", "closed 2 han · open 1 han")
	page.WaitText("[data-id=uumensai]", "closed 2 han · open 2 han")
	page.WaitText(".is-limits", "mangan")
}

// TestTeachSheetOfPaper prints the page of yaku: it is one sheet.
func TestTeachSheetOfPaper(t *testing.T) {
	p := openView(t, "#v1&w=yaku")
	p.Wait("document.querySelectorAll('.teach-row').length > 90")
	var paper []byte
	p.Do("print", chromedp.ActionFunc(func(ctx context.Context) (err error) {
		paper, _, err = page.PrintToPDF().WithPreferCSSPageSize(true).Do(ctx)
		return err
	}))
	if n := len(regexp.MustCompile(`/Type\s*/Page\b[^s]`).FindAll(paper, -1)); n != 1 {
		t.Errorf("%d pages, want one", n)
	}
}

// askedBy opens the Practice view for one kind of question at a number.
func askedBy(t testing.TB, kind string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := openView(t, "#v1&w=practice", options...)
	page.Wait("document.querySelector('[data-key=practice-kind]')")
	harness.Eval[any](page, "(() => { document.querySelector('.practice-settings').open = true })()")
	page.Fill("#practice-seed", "7")
	askKind(page, kind)
	return page
}

// askKind has an open Practice view ask for a kind of question at the number.
func askKind(page *harness.Page, kind string) {
	harness.Eval[any](page, fmt.Sprintf(`(() => {
		const set = (key, value) => { const e = document.querySelector('[data-key=practice-' + key + '], #practice-' + key); e.value = value; e.dispatchEvent(new Event('change')); };
		set('kind', %q); set('seed', '7');
	})()`, kind))
	page.Wait(fmt.Sprintf("document.querySelector('.practice-box.is-%s') && "+
		"document.querySelector('.practice-verdict').textContent === ''", kind))
}

// TestPracticeKinds answers a question of every kind, first by its last choice, then right in another page: the right
// answer is marked, the answer of the Hand view is below, and the streak is saved.
func TestPracticeKinds(t *testing.T) {
	kinds := []string{"distance", "waits", "discard", "score", "fu"}
	page, again := askedBy(t, kinds[0]), askedBy(t, kinds[0])
	for i, kind := range kinds {
		t.Run(kind, func(t *testing.T) {
			t.Cleanup(page.For(t))
			t.Cleanup(again.For(t))
			askKind(page, kind)
			page.Click(".practice-choices button:last-child")
			if kind == "waits" {
				page.Click("[data-key=check]")
			}
			page.Wait("document.querySelector('.practice-verdict').textContent !== ''")
			page.Wait("document.querySelector('.practice-choices .is-right')")
			page.Wait("document.querySelector('.practice-main .sentence').textContent !== ''")
			page.WaitText(".practice-streak", fmt.Sprintf("of %d right", i+1))

			// The same number gives the same question; the marked answer was right.
			marked := harness.Eval[[]string](page,
				"[...document.querySelectorAll('.practice-choices .is-right')].map((b) => b.dataset.key)")
			askKind(again, kind)
			for _, key := range marked {
				again.Click(fmt.Sprintf("[data-key=%s]", key))
				if kind != "waits" {
					break
				}
			}
			if kind == "waits" {
				again.Click("[data-key=check]")
			}
			again.WaitText(".practice-verdict.is-right", "Right.")
			again.Click(".practice-after .is-main")
			again.Wait(
				"document.querySelector('.practice-verdict').textContent === '' && document.querySelector('.practice-box')")
		})
	}
}

// TestPracticeKeys answers by digits only, and the streak is there after a reload.
func TestPracticeKeys(t *testing.T) {
	page := askedBy(t, "distance")
	page.Press("6")
	page.WaitText(".practice-verdict.is-wrong", "Not quite")
	page.Press("Enter")
	page.Wait("document.querySelector('.practice-verdict').textContent === '' && document.querySelector('.practice-box')")
	page.Reload()
	page.WaitText(".practice-streak", "0% of 1 right")
}

// TestPracticeRules asks for scores under every rule set that has values: each has questions.
func TestPracticeRules(t *testing.T) {
	for _, rules := range strings.Fields("classical riichi-ema riichi-tenhou-3p mcr hongkong") {
		page := openView(t, "#v1&w=practice&r="+rules)
		page.Wait("document.querySelector('[data-key=practice-kind]')")
		harness.Eval[any](page,
			`(() => { const e = document.querySelector('[data-key=practice-kind]'); e.value = 'score'; e.dispatchEvent(new Event('change')); })()`)
		page.Wait(
			"document.querySelector('.practice-box.is-score') || document.querySelector('.practice-question > p:not([role])')")
		page.Wait("document.querySelectorAll('.practice-box.is-score .practice-choice').length >= 3")
	}
}

// TestTeachLooks looks at both views on a phone and on a wide screen. Practice folds its settings by the window in
// which it is opened, so each has a page.
func TestTeachLooks(t *testing.T) {
	harness.Parallel(t)
	phone, wide := lookSizes[0], lookSizes[3]
	page := openView(t, "#v1&w=yaku", harness.Phone)
	page.Wait("document.querySelectorAll('.teach-row').length > 90")
	lookAtSizes(t, page, "yaku", []size{phone, wide})
	for _, window := range []size{phone, wide} {
		page := askedBy(t, "discard", harness.Size(window.width, window.height))
		lookAtSizes(t, page, "practice", []size{window})
		page.Click(".practice-choices button")
		page.Wait("document.querySelector('.practice-choices .is-right')")
		lookAtSizes(t, page, "practice-answered", []size{window})
	}
}

// TestMenuIsNotCutOff finds no entry of the menu cut off on a phone, in any language.
func TestMenuIsNotCutOff(t *testing.T) {
	for _, language := range []string{"en", "ja", "zh-CN"} {
		page := harness.Open(t, "", harness.Size(360, 664), harness.Language(language))
		for _, width := range []int64{360, 390, 414} {
			page.Resize(width, 664)
			page.Wait(fmt.Sprintf("innerWidth === %d && document.querySelector('.views .view-link')", width))
			if over := harness.Eval[int](page,
				"((views) => views.scrollWidth - views.clientWidth)(document.querySelector('.views'))"); over > 0 {
				t.Errorf("%d px, %s: %d px of the menu are cut off", width, language, over)
			}
		}
	}
}

// TestPracticeTimed lets the time run out, by a clock that is put forward: the question counts as wrong.
func TestPracticeTimed(t *testing.T) {
	page := askedBy(t, "distance")
	choose(page, "practice-time", "15")
	page.Wait(
		"document.querySelector('.practice-clock').hidden === false && document.querySelector('.practice-box') !== null")
	if got := page.Text(".practice-verdict"); got != "" {
		t.Fatalf("before the end the verdict is %q", got)
	}
	harness.Eval[any](page,
		"(() => { const now = performance.now.bind(performance); performance.now = () => now() + 16_000; })()")
	page.WaitText(".practice-verdict", "Not quite")
	page.WaitText(".practice-streak", "0% of 1 right")
	if !harness.Eval[bool](page, "document.querySelector('.practice-clock').hidden") {
		t.Error("the clock runs on behind the answer")
	}
}

// TestPracticeOnAPhone shows the question in the first window: settings folded, tiles wide enough to tap, and no ring
// around an answer that was not chosen.
func TestPracticeOnAPhone(t *testing.T) {
	page := openView(t, "#v1&w=practice", harness.Size(390, 664))
	page.Wait("document.querySelector('[data-key=practice-kind]')")
	for _, kind := range []string{"distance", "discard", "waits", "score"} {
		harness.Eval[any](page, `(() => {
			const set = (key, value) => { const e = document.querySelector('[data-key=practice-' + key + '], #practice-' + key); e.value = value; e.dispatchEvent(new Event('change')); };
			set('kind', '`+kind+`'); set('seed', '7'); })()`)
		page.Wait("document.querySelector('.practice-box.is-" + kind + "')")
		if got := harness.Eval[string](page, "[...document.querySelectorAll('.practice-hand .face, .practice-tile "+
			".face')].map(e => Math.round(e.getBoundingClientRect().width)).filter(w => w < 32).join()"); got != "" {
			t.Errorf("%s: tiles are %s px wide", kind, got)
		}
		if harness.Eval[bool](page, "document.querySelector('.practice-choices :focus') !== null || "+
			"document.querySelector('.practice-settings').open || document.documentElement.scrollWidth > innerWidth") {
			t.Errorf("%s: an answer has the focus, the settings are open, or the page is too wide", kind)
		}
		page.WindowScreenshot("practice-phone-" + kind)
	}
}
