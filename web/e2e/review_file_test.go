package e2e

import (
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// reviewed opens a sample and reviews its first seat.
func reviewed(t *testing.T, options ...harness.Option) *harness.Page {
	t.Helper()
	page := openSample(t, 3, options...)
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-moments li') !== null")
	return page
}

// graphReady is true when the graph of the deal has its lines.
const graphReady = "document.querySelector('.course[aria-busy=false] .graph-line') !== null"

// TestReviewMoments shows moments with their tiles as pictures, their size, the win chance of the deal instead of
// that of the hand alone, and the choices compared by bars.
func TestReviewMoments(t *testing.T) {
	page := reviewed(t)
	page.Wait(graphReady)
	if got := page.Text(".course figcaption"); got != "Win chance Draw" {
		t.Errorf("the graph of chances is called %q", got)
	}
	if harness.Eval[int](page, "document.querySelectorAll('.course .graph-line.is-draw').length") != 1 {
		t.Error("no line shows the chance that nobody wins")
	}
	// At the start the chances of all players and of a draw sum to 1.
	page.Click(".course-table summary")
	page.Wait("document.querySelector('.course-table tr td') !== null")
	sum := harness.Eval[float64](page, "[...document.querySelectorAll('.course-table tr:nth-child(2) td')].reduce((sum, "+
		"e) => sum + parseFloat(e.textContent), 0)")
	if sum < 50 || sum > 100.1 {
		t.Errorf("at the start the players win %.1f%%, together more than all or too little", sum)
	}
	for _, part := range []string{".moment-moves .picture", ".moment-size"} {
		if page.Count(".review-moments "+part) == 0 {
			t.Errorf("no moment has %s", part)
		}
	}
	if text := page.Text(".review-moments"); strings.Contains(text, "nobody else") || strings.Contains(text,
		"further from ready") {
		t.Errorf("the moments say\n%s", text)
	}
	page.Click(".moment-fold summary")
	page.Wait("document.querySelectorAll('.moment-options .is-chance .bar').length > 1")
	page.Axe()
	harness.Eval[any](page, "document.querySelector('.review-moments').scrollIntoView()")
	page.WindowScreenshot("review-moments")
	page.Resize(390, 664)
	harness.Eval[any](page, "document.querySelector('.review-moments').scrollIntoView()")
	look(t, page, "review-moments-phone")
}

// TestReviewFile saves a review as an HTML file and opens it without the page: tiles are its own drawings, it makes
// no request, and a hostile name stays text.
func TestReviewFile(t *testing.T) {
	page := openReplay(t)
	hostile := `<img/alt=x></title><script>globalThis.hit=1</script>`
	text := strings.ReplaceAll(string(sampleLog(t, "tenhou/testdata/4-players.json")), `"P1"`,
		strings.ReplaceAll(`"`+hostile+`"`, "/", `\/`))
	dropAll(page, file{"game.json", []byte(text)})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-figures') !== null")
	harness.Eval[any](page, `(() => {
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => { blob.text().then((text) => (globalThis.content = text)); return make.call(URL, blob); };
	})()`)
	page.Click("[data-key=review-html]")
	page.Wait("globalThis.content !== undefined")
	content := harness.Eval[string](page, "content")
	if strings.Contains(content, "<script") || strings.Contains(content, "<img") || !strings.Contains(content,
		"&lt;script&gt;") {
		t.Errorf("the hostile name stands in the file as\n%.600s", content)
	}
	if outside := regexp.MustCompile(`\s(?:src|on\w+)=|<link|href="[^#]|url\(|https?://`).FindString(
		strings.ReplaceAll(content, "http://www.w3.org/2000/svg", "")); outside != "" {
		t.Errorf("the file asks for something from outside: %q", outside)
	}
	uses := regexp.MustCompile(`href="#([^"]+)"`).FindAllStringSubmatch(content, -1)
	if len(uses) == 0 {
		t.Error("there are no tiles")
	}
	for _, use := range uses {
		if !strings.Contains(content, `<svg id="`+use[1]+`"`) {
			t.Errorf("%s has no drawing", use[1])
		}
	}
}
