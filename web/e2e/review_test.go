package e2e

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"math"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestReview reviews a sample game: its progress ends, key moments go to their steps and are marked on the slider,
// keys go from one to the next, and the better move can be tried at the Table.
func TestReview(t *testing.T) {
	page := openSample(t, 3)
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-figures')")
	page.Wait(graphReady)
	if label := harness.Eval[string](page,
		"document.querySelector('.course .graph').getAttribute('aria-label')"); !strings.Contains(label, "at most") {
		t.Errorf("the graph says %q", label)
	}
	page.Click(".course .graph")
	half := "/" + harness.Eval[string](page, "String(document.querySelector('.slider').max)")
	page.Wait("Math.abs(Number(document.querySelector('.slider').value) - document.querySelector('.slider').max / 2) < " +
		"document.querySelector('.slider').max / 8")
	page.WaitText(".step-count", half)
	page.Click(".course-table summary")
	page.Wait("document.querySelectorAll('.course-table tr').length > 5")
	page.Axe()
	if n := harness.Eval[int](page, "document.querySelectorAll('.moment').length"); n > 0 {
		page.Click(".moment")
		page.Wait("document.querySelector('.review-moments .is-current')")
		if harness.Eval[int](page, "document.querySelectorAll('.tick.is-moment').length") == 0 {
			t.Error("no moment is marked on the slider")
		}
	}
}

// TestReviewStays shows the review while its graph is computed and after: the button below the graph does not move, and
// nothing changes its height.
func TestReviewStays(t *testing.T) {
	for _, size := range []size{{"320", 320, 640}, {"390", 390, 844}, {"1440", 1440, 900}} {
		t.Run(size.name, func(t *testing.T) {
			page := openSample(t, 3, harness.Size(size.width, size.height))
			harness.Eval[any](page, `(() => {
				window.seen = [];
				const look = () => {
					const [review, course, start] = ['.review', '.course', '[data-key=review-start]']
						.map((one) => document.querySelector(one));
					if (start) seen.push([course.ariaBusy, Math.round(start.getBoundingClientRect().top -
						review.getBoundingClientRect().top), Math.round(review.scrollHeight)].join(' '));
				};
				new MutationObserver(look).observe(document.body, {childList: true, subtree: true, attributes: true});
			})()`)
			page.Click("[data-tab=review]")
			page.Wait("seen.some((one) => one.startsWith('true '))")
			page.WindowScreenshot("review-waits-" + size.name)
			page.Wait(graphReady)
			page.WindowScreenshot("review-stays-" + size.name)
			places := harness.Eval[[]string](page, "[...new Set(seen.map((one) => one.replace(/^\\w+ /, '')))]")
			if len(places) != 1 || strings.HasPrefix(places[0], "0 ") {
				t.Errorf("the button has been at, and the review as high as, %q: want one place below the graph", places)
			}
		})
	}
}

// TestReviewStopped stops a review: what is known is shown, and it can be started again. Its graphs label every line
// within them, and nothing is -0.
func TestReviewStopped(t *testing.T) {
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Wait("document.querySelector('[data-key=review-start]') !== null")
	harness.Eval[any](page,
		`(() => { for (const key of ['start', 'stop']) document.querySelector('[data-key=review-' + key + ']').click(); })()`)
	page.Wait("document.querySelector('.review-figures') !== null")
	page.Wait(graphReady)
	if got := harness.Eval[string](page,
		`[...document.querySelectorAll('.course .graph-text')].map((e) => e.textContent).filter((text) => /^[-−]0/.test(text)).join()`); got != "" {
		t.Errorf("the graph has %s", got)
	}
	if n := harness.Eval[int](page,
		`[...document.querySelectorAll('.course .graph')].filter((e) => [...e.querySelectorAll('.graph-name')]
		.some((name) => Number(name.getAttribute('y')) > e.viewBox.baseVal.height - 12)).length`); n > 0 {
		t.Errorf("%d graphs have a name below them", n)
	}
	deals := page.Text(".review-figures")
	page.Click("[data-key=review-start]")
	page.Wait(
		"document.querySelector('.review-figures') !== null && document.querySelector('[data-key=review-start]') === null")
	if page.Text(".review-figures") == deals {
		t.Errorf("stopped as soon as it began, the review has the same figures: %s", deals)
	}
}

// TestDealLink copies the link of a deal, which is short, and opens it.
func TestDealLink(t *testing.T) {
	page := openSample(t, 3)
	harness.Eval[any](page, keepCopies)
	page.Click("[popovertarget=replay-share]")
	page.Wait("document.querySelector('#replay-share .button') !== null")
	harness.Eval[any](page,
		`[...document.querySelectorAll('#replay-share .button')].find(b => b.textContent === 'Copy link to this deal').click()`)
	page.Wait("copied.length > 0")
	link := harness.Eval[string](page, "copied.at(-1)")
	if len(link) > 1500 || !strings.Contains(link, "g=t1.") {
		t.Fatalf("the link has %d characters: %s", len(link), link)
	}
	other := harness.Open(t, link[strings.Index(link, "#"):])
	other.Wait("document.querySelector('.step-count')")
}

// TestOpponents plays a deal against computer players by hints, passes claims, and goes on to the next deal.
func TestOpponents(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", atOnce)
	page.Wait("document.documentElement.dataset.core === 'ready'")
	harness.Eval[any](page, `(() => { const rules = [...document.querySelectorAll('.table-options select')]
		.find(s => [...s.options].some(o => o.value === 'riichi-tenhou'));
		rules.value = 'riichi-tenhou'; rules.dispatchEvent(new Event('change', {bubbles: true})); })()`)
	page.Fill("#table-seed", "5")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('[data-key=opponents]')")
	harness.Eval[any](page,
		`(() => { const s = document.querySelector('[data-key=opponents]'); s.value = 'careful'; s.dispatchEvent(new Event('change')); })()`)
	page.Click("[data-key=hint]")
	page.WaitText(".table-advice", "Suggestion: ")
	for range 60 {
		over := harness.Eval[bool](page, `(() => { const next = document.querySelector('[data-key=next]');
			if (!next.disabled) return true;
			const move = document.querySelector('.legal .legal-tile') ?? document.querySelector('[data-key=pass]') ?? document.querySelector('.legal button');
			move.click(); return false; })()`)
		if over {
			break
		}
	}
	page.Click("[data-key=next]")
	page.Wait("document.querySelector('[data-key=next]').disabled")
	page.WaitText(".board", "")
}

// TestSurvey reviews many files at once: bad ones are named, figures are sums of all, a moment opens its game at its
// step, and the review can be stopped.
func TestSurvey(t *testing.T) {
	page := openReplay(t)
	game := sampleLog(t, "mjlog/testdata/4-players.xml")
	var files []file
	for range 14 {
		files = append(files, file{"game.xml", game})
	}
	files = append(files, file{"bad.json", []byte(`{"title":5`)}, file{"bytes.json", []byte{0xff, 0xfe, 0}})
	dropAll(page, files...)
	page.Wait("document.querySelector('[data-key=survey-start]')")
	page.Click("[data-key=survey-start]")
	page.Wait("document.querySelector('.survey .review-figures')")
	page.WaitText(".survey-head", "14 games")
	page.Click(".survey-bad summary")
	if text := page.Text(".survey-bad"); !strings.Contains(text, "bad.json") || !strings.Contains(text, "bytes.json") {
		t.Errorf("unread: %s", text)
	}
	if n := page.Count(".survey-table tr"); n < 4 {
		t.Errorf("%d rows by seat and round", n)
	}
	if page.Count(".survey-plots .graph") != 3 {
		t.Error("no plots over time")
	}
	if text := page.Text(".survey .review-figures"); !strings.Contains(text, "Deals (each seat counts)") {
		t.Errorf("the figures of every seat are those of\n%s", text)
	}
	surveySaved(t, page, len(files)-2)
	page.Axe()
	page.Screenshot("survey")
	page.Click(".survey .moment")
	page.Wait("document.querySelector('.step-count')")
	// Opening a game loses nothing; another run is stopped.
	page.Click("[data-key=open]")
	page.Wait("document.querySelector('.survey .moment')")
	page.Click("[data-key=survey-again]")
	page.Click("[data-key=survey-stop]")
	page.WaitText(".survey-head", "Stopped after")
}

// TestCutLog opens a log without its end, reviews it, and reviews it as one of two: each time the page shows what is
// missing.
func TestCutLog(t *testing.T) {
	page := openReplay(t)
	game := sampleLog(t, "mjlog/testdata/4-players.xml")
	cut := game[:bytes.LastIndex(game, []byte("<INIT"))+400]
	const said = "Cut off after East 3, 1 honba: 3 of 4 deals are complete."
	dropAll(page, file{"cut.xml", cut})
	page.WaitText(".problems", said)
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.WaitText(".review-body", said+" Incomplete deals count as far as the record goes.")
	if text := page.Text(".review-figures div"); text != "Deals\n3" {
		t.Errorf("the first figure is %q", text)
	}
	page.Click("[data-key=open]")
	files := []file{{"cut.xml", cut}}
	for range 12 {
		files = append(files, file{"one.xml", game[:bytes.Index(game, []byte("<INIT seed=\"1"))]})
	}
	dropAll(page, files...)
	page.Wait("document.querySelector('[data-key=survey-start]')")
	page.Click("[data-key=survey-start]")
	page.WaitText(".survey-head", "13 games, 15 deals")
	page.Click("[data-key=survey-cut] summary")
	page.WaitText("[data-key=survey-cut]", "cut.xml: "+said)
	page.WaitText("[data-key=survey-cut]", "one.xml: Cut off after East 1: a part is missing; 1 deal is complete.")
	page.Axe()
	page.Screenshot("survey-cut")
}

// surveySaved saves the figures of a survey and adds them up: the rows of the games give the totals, in both files;
// sums of fractions have no rounding errors; unreadable files are named as on the page.
func surveySaved(t *testing.T, page *harness.Page, games int) {
	t.Helper()
	harness.Eval[any](page,
		`window.saved = [], URL.createObjectURL = (blob) => { blob.text().then((text) => saved.push(text)); return 'data:,'; }`)
	page.Click("[data-key=survey-csv]")
	page.Click("[data-key=survey-json]")
	page.Wait("saved.length === 2")
	texts := harness.Eval[[]string](page, "saved")
	slices.SortFunc(texts, func(a, b string) int { return strings.Compare(b[:1], a[:1]) }) // JSON begins with {
	if dust := regexp.MustCompile(`\d\.\d{5,}`).FindString(texts[0] + texts[1]); dust != "" {
		t.Errorf("a figure is %s", dust)
	}
	type unread struct{ File, Why string }
	var all struct {
		Total  map[string]float64
		Unread []unread
	}
	if err := json.Unmarshal([]byte(texts[0]), &all); err != nil {
		t.Fatal(err)
	}
	slices.SortFunc(all.Unread, func(a, b unread) int { return strings.Compare(a.File, b.File) })
	if len(all.Unread) != 2 || !strings.HasPrefix(all.Unread[0].Why, "Line 1, column 11: not valid JSON: ") ||
		all.Unread[1] != (unread{"bytes.json", "this is not text"}) {
		t.Errorf("unread: %+v", all.Unread)
	}
	rows, err := csv.NewReader(strings.NewReader(texts[1])).ReadAll()
	if err != nil || len(rows) != games+1 {
		t.Fatalf("%d rows, want one a game and the head: %v", len(rows), err)
	}
	for column, name := range rows[0][3:] {
		sum := 0.0
		for _, row := range rows[1:] {
			value, err := strconv.ParseFloat(row[column+3], 64)
			if err != nil {
				t.Fatal(err)
			}
			sum += value
		}
		if name == "missing" {
			if sum != 0 {
				t.Errorf("%.0f deals are missing of files that are whole", sum)
			}
			continue
		}
		if total, known := all.Total[name]; !known || math.Abs(sum-total) > 0.01 {
			t.Errorf("%s of the games is %.4f in all, of everything %.4f", name, sum, total)
		}
	}
}

// TestTryBetter tries the better move of a key moment: it becomes a variation of the game, whose reviewed seat stays,
// and computer players continue it if asked to.
func TestTryBetter(t *testing.T) {
	page := openReplay(t, harness.Size(390, 664))
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/3-players.xml")})
	page.Wait("document.querySelector('[data-key=seat]') !== null")
	choose(page, "seat", "2")
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.moment-try') !== null")
	moment := harness.Eval[string](page, "document.querySelector('.moment-try').dataset.key.replace('try-', '')")
	page.Click(".moment-try")
	page.Wait("document.querySelector('.variation.is-open [data-branch=\"1\"]') !== null && " +
		"document.querySelector('[data-tab=moves]').ariaSelected === 'true'")
	deal, step, _ := strings.Cut(moment, "-")
	if got := harness.Eval[string](page, "document.querySelector('select[data-key=deal]').value + '-' + "+
		"document.querySelector('.variation.is-open [data-branch=\"1\"]').dataset.step"); got != moment {
		t.Errorf("deal %s, step %s is tried at %s", deal, step, got)
	}
	if seat := harness.Eval[string](page, "document.querySelector('[data-key=seat]').value"); seat != "2" {
		t.Errorf("seat 2 is reviewed, and seat %s looked at", seat)
	}
	if height := harness.Eval[float64](page,
		"document.querySelector('.tabs').getBoundingClientRect().height"); height < 40 {
		t.Errorf("with the moves below them the tabs are %.0f pixels high", height)
	}
	const longer = "document.querySelectorAll('.variation.is-open > .transcript .move, .variation.is-open " +
		".move[data-branch]').length > 3"
	choose(page, "variation-opponents", "fast")
	page.Click("[data-key=variation-go-on]") // after the discard tried the others move
	page.Wait("document.querySelector('.play-on .legal-tile') !== null")
	if page.Count("[data-key=variation-go-on]") > 0 {
		t.Error("a discard of one's own can be left to the machines")
	}
	page.Click(".play-on .legal-tile")
	page.Wait(longer)

	// Trying a discard ends the own turn: the computer players wait for a command.
	choose(page, "variation-opponents", "")
	page.Click("[data-tab=review]")
	page.Click(`[data-key^=try-]:not([data-key^="try-` + deal + `-"])`)
	page.Wait("document.querySelector('[data-tab=moves]').ariaSelected === 'true' && " +
		"document.querySelector('select[data-key=deal]').value !== '" + deal + "'")
	choose(page, "variation-opponents", "fast")
	page.Click("[data-key=variation-go-on]")
	page.Wait(longer)
}

// TestMatchOnPhone plays a whole match against computer players on a phone, by clicks on what is offered, until the
// places are shown.
func TestMatchOnPhone(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", harness.Size(390, 844), atOnce)
	page.Wait(
		"document.documentElement.dataset.core === 'ready' && document.querySelector('.table-options .is-main') !== null")
	harness.Eval[any](page, `(() => { const rules = [...document.querySelectorAll('.table-options select')]
		.find(s => [...s.options].some(o => o.value === 'riichi-tenhou'));
		rules.value = 'riichi-tenhou'; rules.dispatchEvent(new Event('change', {bubbles: true})); })()`)
	page.Fill("#table-seed", "5")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('[data-key=opponents]')")
	harness.Eval[any](page,
		`(() => { const s = document.querySelector('[data-key=opponents]'); s.value = 'fast'; s.dispatchEvent(new Event('change')); })()`)
	const touch = `(() => { const next = document.querySelector('[data-key=next]');
		if (!next.disabled) { next.click(); return document.querySelector('.replay-notes').textContent; }
		const win = [...document.querySelectorAll('.legal button')].find(button => /r$/.test(button.dataset.command ?? ''));
		(win ?? document.querySelector('.legal .legal-tile:last-of-type') ?? document.querySelector('[data-key=pass]') ?? document.querySelector('.legal button')).click();
		return ''; })()`
	for range 1500 {
		if said := harness.Eval[string](page, touch); strings.Contains(said, "over") {
			if wide := harness.Eval[int](page, "document.documentElement.scrollWidth"); wide > 390 {
				t.Errorf("the page is %d pixels wide: %s", wide, harness.Eval[string](page,
					"[...document.querySelectorAll('main *')].filter(e => e.getBoundingClientRect().right > 391 && "+
						"!e.closest('svg')).map(e => e.tagName + '.' + e.className + ' ' + "+
						"Math.round(e.getBoundingClientRect().right)).slice(0, 12).join(', ')"))
			}
			return
		}
	}
	t.Error("the match goes on behind 1500 touches")
}

// TestRiichiLines unfolds the riichi decisions that are no mistake, with both lines, and goes to the place of one.
func TestRiichiLines(t *testing.T) {
	page := openReplay(t, harness.Size(390, 664))
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-key=seat]') !== null")
	for seat := 0; ; seat++ {
		if seat == 4 {
			t.Fatal("no seat has a riichi decision without a verdict")
		}
		choose(page, "seat", strconv.Itoa(seat))
		page.Click("[data-tab=review]")
		page.Click("[data-key=review-start]")
		page.Wait("document.querySelector('.review-figures') !== null")
		if harness.Eval[bool](page, "document.querySelector('.lines-fold') !== null") {
			break
		}
	}
	page.Click(".lines-fold > summary")
	page.Wait("document.querySelector('.review-lines table') !== null")
	rows := harness.Eval[[]string](page,
		"[...document.querySelector('.review-lines table').rows].map((row) => row.cells[0].textContent)")
	if len(rows) != 3 || !strings.Contains(rows[1], "Riichi") || !strings.Contains(rows[2], "No riichi (damaten)") ||
		strings.Count(rows[1]+rows[2], "played") != 1 {
		t.Errorf("the rows are %q", rows)
	}
	page.Axe()
	place := harness.Eval[string](page, "document.querySelector('.review-lines button').dataset.key")
	page.Click(".review-lines button")
	_, step, _ := strings.Cut(strings.TrimPrefix(place, "lines-"), "-")
	at, err := strconv.Atoi(step)
	if err != nil {
		t.Fatal(err)
	}
	page.WaitText(".step-count", fmt.Sprintf("%d/", at-1))
}

// TestMomentKeys goes through the key moments by the bracket keys from one end of the game to the other, with the
// focus on the slider: at the ends nothing moves. The seat keeps the same tile turn after turn: such a decision is
// listed once, and the keys reach each of its turns.
func TestMomentKeys(t *testing.T) {
	page := openReplay(t)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/3-players.xml")})
	page.Wait("document.querySelector('[data-key=seat]') !== null")
	choose(page, "seat", "2")
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	page.Wait("document.querySelector('.review-figures') !== null")
	again := harness.Eval[int](page,
		"[...document.querySelectorAll('.moment')].filter((e) => e.textContent.includes('Again at step')).length")
	listed := harness.Eval[int](page, "document.querySelectorAll('.moment').length")
	if again == 0 || again == listed || listed < 5 {
		t.Errorf("%d of %d moments are said to come again", again, listed)
	}
	// The link is written later.
	place := func() string {
		return harness.Eval[string](page,
			"document.querySelector('select[data-key=deal]').value + ', ' + document.querySelector('.step-count').textContent")
	}
	press := func(key string, alt bool) string {
		harness.Eval[any](page, `(() => {
			const slider = document.querySelector('.slider');
			slider.focus();
			slider.dispatchEvent(new KeyboardEvent('keydown', {key: '`+key+`', bubbles: true, cancelable: true, altKey: `+fmt.Sprint(alt)+`, ctrlKey: `+fmt.Sprint(alt)+`}));
		})()`)
		return place()
	}
	harness.Eval[any](page, "document.querySelector('.slider').dispatchEvent(Object.assign(new Event('input', {bubbles: "+
		"true}), {})), document.querySelector('.slider').value = 0")
	first := place()
	for before := ""; first != before; first = press("[", false) {
		before = first
	}
	if press("[", false) != first {
		t.Errorf("in front of the first moment: %s, then %s", first, place())
	}
	seen := map[string]bool{first: true}
	for at := press("]", true); !seen[at]; at = press("]", true) {
		seen[at] = true
	}
	if len(seen) < listed+again {
		t.Errorf("%d moments by key, %d listed, %d of them more than once", len(seen), listed, again)
	}
	last := place()
	page.Click(".moment:not([aria-current])")
	page.Wait("document.querySelector('.moment[aria-current]') !== null")
	clicked := place()
	for _, key := range []string{"[", "]"} {
		harness.Eval[any](page,
			`document.querySelector('.moment[aria-current]').dispatchEvent(new KeyboardEvent('keydown', {key: '`+key+
				`', bubbles: true, cancelable: true}))`)
		if key == "[" && place() == clicked && clicked != first {
			t.Errorf("in the list %s leads nowhere from %s", key, clicked)
		}
	}
	for range seen {
		press("]", false) // to the last one again
	}
	if strings.Contains(page.Text(".review-moments"), "−0.0%") {
		t.Error("a moment costs −0.0% of a chance")
	}
	if strings.Contains(page.Text(".review-moments"), "−0 points") {
		t.Error("a moment costs −0 points")
	}
	if press("]", false) != last || press("[", false) == last {
		t.Errorf("behind the last moment: %s, then %s", last, place())
	}
}
