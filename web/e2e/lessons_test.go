package e2e

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

const chapterTitle = "document.querySelector('.lesson-chapter')?.textContent ?? ''"

// lessonKeyOf packs a text as links do.
func lessonKeyOf(p *harness.Page, text string) string {
	return harness.Eval[string](p, `(async () => {
		const stream = new Blob([`+quoted(text)+`]).stream().pipeThrough(new CompressionStream('deflate-raw'));
		const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
		return btoa(String.fromCharCode(...bytes)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
	})()`)
}

// TestLessonByKeyboard reads a lesson of the site with the keyboard: opens it, turns chapters, answers a question, and
// finds chapter and answer again.
func TestLessonByKeyboard(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "#v1&w=help&h=123m", harness.Phone)
	p.Wait("document.querySelector('.lesson-card') !== null")
	p.Axe()
	p.Focus(key("lesson-first-hand"))
	p.Press("Enter")
	p.Wait(chapterTitle + " === 'The tiles'")
	if on := harness.Eval[string](p, "document.activeElement.className"); on != "lesson-chapter" {
		t.Errorf("the focus is on %q, want the chapter's title", on)
	}
	if harness.Eval[bool](p, "document.querySelector('.help-body').checkVisibility()") {
		t.Error("the help is shown beside the lesson")
	}
	p.Press("ArrowRight")
	p.Wait(chapterTitle + " === 'Sets'")
	p.Axe()
	p.Focus(".lesson-choices button")
	p.Press("ArrowDown", "Enter")
	p.Wait("document.querySelector('.problem-verdict')?.textContent.startsWith('Not quite')")
	p.WaitText(".problem-verdict", "4 5 6 bamboos")
	p.Axe()
	p.WindowScreenshot("lesson-answer")
	p.Focus(key("lesson-back"))
	p.Press("Enter")
	p.Wait(chapterTitle + " === 'The tiles'")
	p.Press("ArrowRight")
	p.Wait("document.querySelector('.lesson-choices .is-wrong') !== null")
	if link := harness.Eval[string](p, "location.hash"); link != "#v1&w=help&h=123m&l=first-hand.2" {
		t.Errorf("the link of chapter 2 is %s", link)
	}
	p.Reload()
	p.Wait(chapterTitle + " === 'Sets'")
	p.Click(key("lesson-leave"))
	p.WaitText(key("lesson-first-hand"), "Chapter 2 of 8")
	p.Click(key("lesson-first-hand"))
	p.Wait(chapterTitle + " === 'Sets'")
	// Another view and back: the lesson is open at its chapter.
	p.Click(key("view-hand"))
	p.Wait("document.querySelector('.hand-view') !== null")
	harness.Eval[any](p, "history.back()")
	p.Wait(chapterTitle + " === 'Sets'")
	harness.Eval[any](p, "history.back()")
	p.Wait("document.querySelector('.help-body').checkVisibility()")
}

// TestLessonHand follows the link of a hand in a lesson: the Hand view has that hand.
func TestLessonHand(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "#v1&w=help")
	p.Wait("document.querySelector('.lesson-card') !== null")
	text := "Tehai lesson 1\ntitle: One hand\nlanguage: en\n\n# One\n\nhand: 123m456p789s1122z+2z\n"
	p.Go("#v1&w=help&l=" + lessonKeyOf(p, text))
	p.Wait(chapterTitle + " === 'One'")
	p.Click(".lesson-open")
	p.Wait("document.querySelectorAll('.hand-tile').length === 14 && location.hash.includes('h=123m456p789s1122z+2z')")
}

// TestBackToBareAddress goes from the first visit's address, which names no view, to Help and back: the hand is shown.
func TestBackToBareAddress(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "")
	p.Wait("document.querySelector('.hand-view') !== null")
	p.Click(key("view-help"))
	p.Wait("document.querySelector('.help-body')?.checkVisibility()")
	p.WaitText(".skip.is-answer", "Skip to the search")
	p.Wait("location.hash.includes('w=help')")
	harness.Eval[any](p, "history.back()")
	p.Wait("!location.hash.includes('w=help')")
	p.Wait("document.querySelector('.hand-view') !== null")
}

// TestLessonHostile opens lessons from outside: markup stays text, faults are listed and the rest is shown, and what is
// no lesson or unpacks to too much is refused.
func TestLessonHostile(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "#v1&w=help")
	p.Wait("document.querySelector('.lesson-card') !== null")
	text := "Tehai lesson 1\ntitle: <img src=x onerror=alert(1)>\nlanguage: en\" onclick=\"x\n\n# <b>One</b>\n\n" +
		"<script>alert(2)</script> *<i>em</i>* {99x}\n\nhand: 11111m\n\nquestion: <u>Q</u>\nright: <s>a</s>\nwrong: b\n\n" +
		"game: javascript:alert(3)#v1&g=AAAA\ncomment: broken\n"
	p.Go("#v1&w=help&l=" + lessonKeyOf(p, text))
	p.Wait(chapterTitle + " === '<b>One</b>'")
	inside := "document.querySelector('.lesson').querySelectorAll('img, b, script, i, u, s, a').length"
	if n := harness.Eval[int](p, inside); n != 0 {
		t.Errorf("%d elements come from the text of a lesson", n)
	}
	p.Click("[data-key=fold-lesson-faults]")
	p.WaitText(".lesson-faults", "Line 9: there are more than four of 1m.")
	p.WaitText(".lesson-faults", "“{99x}” cannot be read as tiles.")
	p.Wait("document.documentElement.dataset.core === 'ready'")
	p.Click(key("lesson-show"))
	p.WaitText(".lesson-game", "This game cannot be opened.")
	p.Axe()
	const damaged = "The lesson in this link cannot be read"
	for _, bad := range []struct{ link, says string }{
		{"AAAA", damaged}, {"a", damaged}, {"zz!zz", damaged}, {strings.Repeat("A", 16_001), damaged},
		{lessonKeyOf(p, "123m456p"), "This is not a lesson"},
		{lessonKeyOf(p, strings.Repeat("a", 3_000_000)), damaged},
	} {
		p.Go("#v1&w=help")
		p.Wait("document.querySelector('.lesson-card').checkVisibility()")
		p.Go("#v1&w=help&l=" + bad.link)
		p.WaitText(".lesson-place", bad.says)
	}
	p.Go("#v1&w=replay")
	p.Wait("document.querySelector('.replay-view') !== null")
	dropOn(p, ".replay-view", file{"lesson.txt", []byte(text)})
	p.Wait(chapterTitle + " === '<b>One</b>'")
	if link := harness.Eval[string](p, "location.hash"); !strings.Contains(link, "&l=") {
		t.Errorf("a lesson from a file has the link %s", link)
	}
}

// TestLessonGame opens a place in a game and a variation of it on the board, and steps within its bounds.
func TestLessonGame(t *testing.T) {
	harness.Parallel(t)
	game, err := os.ReadFile(harness.Root() + "/core/replay/testdata/riichi.uzje")
	if err != nil {
		t.Fatal(err)
	}
	marked := strings.Replace(string(game), "1.N 2.9t", "1.N [1^1] 2.9t", 1)
	branched := strings.TrimSpace(marked) + "\n\n[1^1] Branch: 1.7t"
	text := "Tehai lesson 1\ntitle: T\n\n# C\n\ngame:\nstep: 5\nseat: 2\n" +
		"variation: 1.2 Discarding {7p}\nvariation: 9.9\n> " + strings.ReplaceAll(branched, "\n", "\n> ") + "\n"
	p := harness.Open(t, "#v1&w=help", harness.Phone)
	p.Wait("document.querySelector('.lesson-card') !== null")
	p.Go("#v1&w=help&l=" + lessonKeyOf(p, text))
	p.Wait(chapterTitle + " === 'C'")
	p.Click(key("lesson-show"))
	p.WaitText(".lesson-steps .caption", "West draws 2 of bamboos")
	p.Axe()
	p.Click(key("lesson-stepOn"))
	p.WaitText(".lesson-steps .caption", "West declares riichi")
	p.Click(key("lesson-way-0"))
	p.WaitText(".lesson-steps .caption", "Variation 1:")
	p.WaitText(".lesson-steps .caption", "7 of circles")
	p.Wait("document.querySelector('[data-key=lesson-stepOn]').getAttribute('aria-disabled') === 'true'")
	p.WindowScreenshot("lesson-variation")
}

// TestLessonDropped drops a lesson on the Hand view: it opens in Help.
func TestLessonDropped(t *testing.T) {
	harness.Parallel(t)
	page := harness.Open(t, "#v1&h=123m")
	page.Wait(coreReady)
	dropOn(page, ".hand-view", file{"lesson.txt", []byte("Tehai lesson 1\ntitle: Mine\n\n# First\n\nWords of mine.\n")})
	page.Wait(chapterTitle + " === 'First'")
	if view := harness.Eval[string](page, "location.hash"); !strings.Contains(view, "w=help") ||
		!strings.Contains(view, "h=123m") {
		t.Errorf("the link is %s: want the Help view and the hand that was there", view)
	}
}

// TestLessonPaper prints a lesson: all chapters with their questions, the answers at the end, and nothing else.
func TestLessonPaper(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "#v1&w=help&l=danger.3")
	p.Wait(chapterTitle + " === 'Two-sided waits'")
	harness.Eval[any](p, "window.dispatchEvent(new Event('beforeprint'))")
	p.Do("printing", media("print"))
	shown := `[...document.querySelectorAll('main :is(h1, h2), nav, .lesson-turn')].filter((e) => e.checkVisibility())
		.map((e) => e.textContent).join('|')`
	want := "Reading danger|The first question|Their own river|Two-sided waits|Suji is not a promise|" +
		"Tiles you can count|Honours|From safe to dangerous|Go on or fold|Answers"
	if got := harness.Eval[string](p, shown); got != want {
		t.Errorf("on paper there is %s\nwant %s", got, want)
	}
	if n := harness.Eval[int](p, "document.querySelectorAll('.lesson-paper .lesson-question').length"); n != 7 {
		t.Errorf("%d questions are on paper, want 7", n)
	}
	var pdf []byte
	p.Do("print", chromedp.ActionFunc(func(ctx context.Context) (err error) {
		pdf, _, err = cdppage.PrintToPDF().WithPrintBackground(true).Do(ctx)
		return err
	}))
	if pages := strings.Count(string(pdf), "/Type /Page\n"); pages < 2 || pages > 12 {
		t.Errorf("the lesson takes %d pages", pages)
	}
	if folder := os.Getenv("SCREENSHOTS"); folder != "" {
		os.WriteFile(folder+"/lesson.pdf", pdf, 0o644)
	}
	harness.Eval[any](p, "window.dispatchEvent(new Event('afterprint'))")
	if n := p.Count(".lesson-paper"); n != 0 {
		t.Error("the paper stays on screen")
	}
}

// TestLessonElement shows lessons on a page of another site, from its text and from a file, without the module; a game
// in one is opened with it. A text that is no lesson keeps the author's words.
func TestLessonElement(t *testing.T) {
	harness.Parallel(t)
	site := deployed(t).URL
	lesson, err := os.ReadFile(harness.Root() + "/web/lessons/texts/en/first-hand.txt")
	if err != nil {
		t.Fatal(err)
	}
	policy := strict + "; require-trusted-types-for 'script'; trusted-types tehai-elements tehai-elements-more " +
		"tehai-elements-lesson"
	place := harness.Serve(t, map[string]string{
		"lesson.txt": strings.Replace(string(lesson), "The first hand", "From a file", 1),
		"page.html": `<!doctype html><html lang="en"><meta charset="utf-8"><title>elsewhere</title><link rel="icon" href="data:,">` +
			`<meta http-equiv="Content-Security-Policy" content="` +
			strings.ReplaceAll(strings.Replace(policy, "connect-src", "connect-src 'self'", 1), "SITE", site) + `">` +
			`<script src="` + site + `/elements.js" defer></script>` +
			`<mahjong-lesson language="en"><pre>` + strings.ReplaceAll(string(lesson), ">", "&gt;") + `</pre></mahjong-lesson>` +
			`<mahjong-lesson src="lesson.txt"></mahjong-lesson>` +
			`<mahjong-lesson text="nonsense words">the author's words</mahjong-lesson>`,
	})
	p := harness.Open(t, place+"page.html", harness.Phone)
	root := func(n int) string {
		return fmt.Sprintf("document.querySelectorAll('mahjong-lesson')[%d].shadowRoot", n)
	}
	p.Wait(root(0) + "?.querySelector('.lesson-chapter')?.textContent === 'The tiles'")
	p.Wait(root(1) + "?.querySelector('.lesson-title')?.textContent === 'From a file'")
	p.Wait(root(2) + "?.textContent.includes('This is not a lesson')")
	loaded := "performance.getEntriesByType('resource').map((e) => e.name).join()"
	if all := harness.Eval[string](p, loaded); strings.Contains(all, ".wasm") || strings.Contains(all, "elements-more") {
		t.Errorf("a lesson loads %s before a game is opened", all)
	}
	press := func(what string) { harness.Eval[any](p, root(0)+".querySelector('"+what+"').click()") }
	press("[data-key=lesson-next]")
	press(".lesson-choices button")
	p.Wait(root(0) + ".querySelector('.problem-verdict.is-right') !== null")
	p.WindowScreenshot("lesson-element")
	for range 6 {
		press("[data-key=lesson-next]")
	}
	p.Wait(root(0) + ".querySelector('.lesson-chapter').textContent === 'A deal to watch'")
	press("[data-key=lesson-show]")
	p.Wait(root(0) + ".querySelector('.lesson-stage .plate') !== null || " + root(0) +
		".querySelector('.lesson-stage .caption')?.textContent.includes('West')")
	press("[data-key=lesson-stepOn]")
	p.Wait(root(0) + ".querySelector('.lesson-stage .caption').textContent.includes('riichi')")
	p.WindowScreenshot("lesson-element-game")
}

// TestLessonWritten writes a lesson in the Embed view: the preview follows, a fault is named with its line, and the
// code holds the text.
func TestLessonWritten(t *testing.T) {
	harness.Parallel(t)
	p := harness.Open(t, "#v1&w=embed")
	p.Wait("document.querySelector('[data-key=kind]') !== null")
	p.WaitText("h1", "Share and embed")
	choose(p, "kind", "lesson")
	p.Wait("document.querySelector('.lesson-field')?.value.startsWith('Tehai lesson 1')")
	p.WaitText(".lesson-editor-faults", "No fault")
	sound(p, "lesson", ".lesson-chapter")
	p.Axe()
	p.WindowScreenshot("lesson-write")
	write := func(text string) {
		harness.Eval[any](p, `(() => { const field = document.querySelector('.lesson-field'); field.value = `+quoted(text)+
			`; field.dispatchEvent(new Event('input')); })()`)
	}
	write("Tehai lesson 1\ntitle: Mine\n\n# My chapter\n\nWords\n\nhand: 12x\n")
	p.WaitText(".lesson-editor-faults", "Line 8: “12x” cannot be read as tiles.")
	p.Wait("document.querySelector('.embed-frame').contentDocument?.querySelector('mahjong-lesson')?.shadowRoot" +
		"?.querySelector('.lesson-chapter')?.textContent === 'My chapter'")
	if wiki := code(p, "wiki"); !strings.HasPrefix(wiki, "{{Mj lesson|1=Tehai lesson 1\ntitle: Mine") {
		t.Errorf("the wiki's code is %s", wiki)
	}
	if page := code(p, "element"); !strings.Contains(page, "<mahjong-lesson>\n<pre>Tehai lesson 1\ntitle: Mine") {
		t.Errorf("the element's code is %s", page)
	}
}
