package e2e

import (
	"context"
	"fmt"
	"regexp"
	"strings"
	"testing"

	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// practised reviews a game and makes problems of its moments.
func practised(t *testing.T) *harness.Page {
	t.Helper()
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Wait("document.querySelector('[data-key=review-start]') !== null")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('[data-key=practise]') !== null")
	page.Click("[data-key=practise]")
	page.Wait("document.querySelector('[data-key=practise-go]') !== null")
	return page
}

// TestProblems makes problems of a review, answers those of the day, and reads on the first screen how many are due.
func TestProblems(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	t.Log(page.Text(".practise"))
	stored := "Object.keys(localStorage).filter((key) => key.startsWith('tehai.problem.v1.')).length"
	made := harness.Eval[int](page, stored)
	if made == 0 {
		t.Fatal("no problem is on the device")
	}
	page.Go("#v1")
	page.Wait("document.querySelector('.due-line') !== null")
	page.WaitText(".due-line", "Due today")
	page.Axe()
	page.WindowScreenshot("problems-due")
	page.Click(".due-line")
	page.Wait("document.querySelector('.problem-question') !== null")
	page.Axe()
	page.WindowScreenshot("problems-question")
	due := harness.Eval[int](page, "Number(/\\d+/.exec(document.querySelector('.problems-status').textContent)[0])")
	if due != min(made, 10) {
		t.Errorf("%d of %d problems are due on the first day", due, made)
	}
	page.Click(".problem-choices button")
	page.Wait("document.querySelector('.problem-verdict') !== null")
	page.Axe()
	page.WindowScreenshot("problems-answer")
	if n := harness.Eval[int](page,
		"Object.keys(localStorage).filter((key) => key.startsWith('tehai.answer.v1.')).length"); n != 1 {
		t.Errorf("%d answers are on the device, want 1", n)
	}
	page.Resize(390, 844)
	page.WindowScreenshot("problems-answer-phone")
	page.Click("[data-key=problems-next]")
	page.Wait("document.querySelector('.problem-verdict') === null")
	page.WindowScreenshot("problems-phone")
	page.Go("#v1")
	page.Wait("document.querySelector('.start-card') !== null")
	if due == 1 && page.Count(".due-line:not([hidden])") > 0 {
		t.Errorf("all is answered, the first screen says %q", page.Text(".due-line"))
	}
}

// TestProblemLink copies the link of a problem and opens it where nothing is saved: it shows the same question, which
// can be saved.
func TestProblemLink(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	page.Click("[data-key=practise-go]")
	page.Wait("document.querySelector('.problem-question') !== null")
	harness.Eval[any](page, keepCopies)
	page.Click(".problems-send summary")
	page.Click("[data-key=problems-link]")
	page.Wait("copied.length > 0")
	link := harness.Eval[string](page, "copied.at(-1)")
	if at := strings.Index(link, "#v1&"); at < 0 || len(link) > 400 {
		t.Fatalf("the link has %d characters: %s", len(link), link)
	}
	asked := page.Text(".problem-question")
	other := harness.Open(t, link[strings.Index(link, "#"):])
	other.Wait("document.querySelector('.problem-question') !== null")
	if got := other.Text(".problem-question"); got != asked {
		t.Errorf("the link asks\n%s\nwant\n%s", got, asked)
	}
	other.Click("[data-key=problems-keep]")
	other.Wait("Object.keys(localStorage).some((key) => key.startsWith('tehai.problem.v1.'))")
}

// TestScoreProblem answers the win of a game: the answer shows its yaku and what they add up to.
func TestScoreProblem(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	page.Click("[data-key=practise-go]")
	page.Wait("document.querySelector('.problem-question') !== null")
	for page.Count(".problem-question.is-score") == 0 {
		page.Click(".problem-choices button")
		page.Click("[data-key=problems-next]")
	}
	page.Click(".problem-choices button")
	page.Wait("document.querySelector('.problem-score') !== null")
	page.WaitText(".problem-sum", "fu")
	if n := page.Count(".problem-score .problem-line"); n < 2 {
		t.Errorf("%d lines of yaku and fu", n)
	}
	page.Axe()
	page.Screenshot("problems-score")
	page.Resize(390, 844)
	page.Screenshot("problems-score-phone")
}

// TestPracticeWithoutProblems opens Practice where no problem is saved: a line leads to them, and nothing of them is
// fetched.
func TestPracticeWithoutProblems(t *testing.T) {
	harness.Parallel(t)
	page := openView(t, "#v1&w=practice")
	page.Wait("document.querySelector('.practice-box') !== null")
	page.WaitText(".practice-problems", "Problems from your games")
	if loaded := harness.Eval[string](page,
		"performance.getEntriesByType('resource').map(e => e.name).join()"); strings.Contains(loaded, "problems") {
		t.Errorf("the page fetched %s", loaded)
	}
	// The way to the lessons is there until the first answer.
	page.Click("[data-key=practice-lessons]")
	page.WaitText(".help-view", "The first hand")
	// A view that another one opens has an address of its own: Back returns.
	if link := harness.Eval[string](page, "location.hash"); link != "#v1&w=help" {
		t.Errorf("the address of Help is %s", link)
	}
	harness.Eval[any](page, "history.back()")
	page.Wait("document.querySelector('.practice-box')?.checkVisibility()")
	page.Click(".practice-box button")
	page.Wait("document.querySelector('.practice-lessons').hidden")
}

// TestProblemSheet prints 25 problems on A4 and Letter: twelve a page, none cut off, the answers on the last page.
func TestProblemSheet(t *testing.T) {
	harness.Parallel(t)
	page := practised(t)
	// One problem at 25 steps of its game. Ten are answered, so that none is due today and all are printed.
	harness.Eval[any](page, `(() => {
		const saved = Object.keys(localStorage).filter((key) => key.startsWith('tehai.problem.v1.'));
		const texts = saved.map((key) => JSON.parse(localStorage.getItem(key)).p);
		const one = texts.find((text) => text[1] === 'A') ?? texts[0];
		for (const key of saved) localStorage.removeItem(key);
		for (let n = 0; n < 25; n++)
			localStorage.setItem('tehai.problem.v1.x' + n,
				JSON.stringify({ p: one.slice(0, 8) + String.fromCharCode(65 + n) + one.slice(9), g: '', t: 1e12 + n }));
		window.print = () => {};
	})()`)
	page.Click("[data-key=practise-go]")
	page.Wait("document.querySelector('.problem-question') !== null")
	for range 10 {
		page.Click(".problem-choices button")
		page.Click("[data-key=problems-next]")
	}
	page.Click(".problems-send summary")
	page.Click("[data-key=problems-print]")
	page.Wait("document.querySelector('.problem-sheet') !== null")
	if got := harness.Eval[string](page,
		`[...document.querySelectorAll('.sheet-page')].map((one) => one.querySelectorAll('li.sheet-question').length).join()`,
	); got != "12,12,1,0" {
		t.Errorf("the pages hold %s questions", got)
	}
	if n := page.Count(".sheet-page:last-child.is-answers .sheet-answers > li"); n != 25 {
		t.Errorf("the last page has %d answers", n)
	}
	for name, paper := range map[string][2]float64{"A4": {8.27, 11.69}, "Letter": {8.5, 11}} {
		var printed []byte
		page.Do("print", chromedp.ActionFunc(func(ctx context.Context) (err error) {
			printed, _, err = cdppage.PrintToPDF().WithPaperWidth(paper[0]).WithPaperHeight(paper[1]).
				WithMarginTop(0.39).WithMarginBottom(0.39).WithMarginLeft(0.39).WithMarginRight(0.39).Do(ctx)
			return err
		}))
		if n := len(regexp.MustCompile(`/Type\s*/Page\b[^s]`).FindAll(printed, -1)); n != 4 {
			t.Errorf("%s: %d pages, want three of questions and one of answers", name, n)
		}
	}
	page.Do("print media", media("print"))
	if got := harness.Eval[string](page, `[...document.querySelectorAll('.sheet-question')]
		.flatMap((one, at) => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1 ? [at + 1] : [])
		.join()`); got != "" {
		t.Errorf("cut off: questions %s", got)
	}
	page.Screenshot("problems-sheet")
}

// manyGames are files of games: the sample, and its third deal alone in all others.
func manyGames(t *testing.T, n int) (files []file) {
	t.Helper()
	game := sampleLog(t, "mjlog/testdata/4-players.xml")
	deals := strings.Split(string(game), "<INIT")
	if len(deals) != 5 {
		t.Fatalf("the sample has %d deals, want 4", len(deals)-1)
	}
	short := []byte(deals[0] + "<INIT" + deals[3] + "</mjloggm>\n")
	for i := range n {
		files = append(files, file{fmt.Sprintf("game-%02d.xml", i), short})
	}
	files[0].Content = game
	return files
}

// TestSurveyPractise makes problems of the worst moments of many games. Practice then says how many are due, and leads
// to them.
func TestSurveyPractise(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t)
	files := manyGames(t, 13)
	dropAll(page, files...)
	page.Wait("document.querySelector('[data-key=survey-start]') !== null")
	page.Click("[data-key=survey-start]")
	page.Wait("document.querySelector('.survey-head [data-key=practise]') !== null")
	page.Click(".survey-head [data-key=practise]")
	page.Wait("document.querySelector('.survey-head [data-key=practise-go]') !== null")
	page.WaitText(".survey-head .practise", "New:")
	games := harness.Eval[string](page, `Object.keys(localStorage).filter((key) => key.startsWith('tehai.problem.v1.'))
		.map((key) => JSON.parse(localStorage.getItem(key)).g).sort().filter((one, at, all) => one !== all[at - 1]).join()`)
	if !strings.HasPrefix(games, "game-00.xml") {
		t.Errorf("the problems are of %q", games)
	}
	page.Click(".survey-head [data-key=practise-go]")
	page.Wait("document.querySelector('.problem-question') !== null")
	page.WaitText(".problem-game", strings.Split(games, ",")[0])
	page.Go("#v1&w=practice")
	page.WaitText(".practice-problems", "Due today")
	page.Wait("document.querySelector('.practice-box') !== null")
	page.Axe()
	page.Screenshot("practice-problems")
	page.Click("[data-key=practice-problems]")
	page.Wait("document.querySelector('.problem-question')?.checkVisibility()")
}
