package e2e

import (
	"strings"
	"testing"

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
