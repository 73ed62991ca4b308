package e2e

import (
	"math"
	"net/http"
	"regexp"
	"strconv"
	"testing"

	"tehai/web/e2e/harness"
)

// TestSettingsDoNotShift opens the settings while the words below them are still loading: the switches do not move
// when they arrive.
func TestSettingsDoNotShift(t *testing.T) {
	for name, window := range map[string]harness.Option{"a phone": harness.Phone, "a desktop": harness.Size(1280, 800)} {
		come := make(chan struct{})
		files := http.FileServer(http.Dir(harness.Dist(t)))
		address := withoutFile(t, "words-en-more-", func(w http.ResponseWriter, r *http.Request) {
			<-come
			files.ServeHTTP(w, r)
		})
		page := harness.Open(t, address+"#v1&h=123m", window)
		page.Wait("document.documentElement.dataset.core === 'ready'")
		page.Click(".settings-button")
		const place = "document.querySelector('#settings [data-key=plain]').getBoundingClientRect().y"
		page.Wait("document.querySelector('#settings').matches(':popover-open') && " +
			"document.querySelector('#settings').getAnimations({subtree: true}).length === 0")
		before := harness.Eval[float64](page, place)
		if harness.Eval[bool](page, "document.querySelector('.settings-more').childElementCount > 0") {
			t.Fatalf("on %s the words were there already", name)
		}
		close(come)
		page.Wait("document.querySelector('.settings-more').childElementCount > 0")
		if after := harness.Eval[float64](page, place); math.Abs(after-before) > 2 {
			t.Errorf("on %s the switches moved from %.0f to %.0f", name, before, after)
		}
	}
}

// drawShare is the chance of a draw in the answer of a hand with known rivals, in percent.
func drawShare(t *testing.T, page *harness.Page) float64 {
	t.Helper()
	page.WaitText(".sentence-more", "In this deal")
	text := page.Text(".sentence-more")
	found := regexp.MustCompile(`draw ([\d.]+)%`).FindStringSubmatch(text)
	if found == nil {
		t.Fatalf("no chance of a draw in %q", text)
	}
	share, err := strconv.ParseFloat(found[1], 64)
	if err != nil {
		t.Fatal(err)
	}
	return share
}

// TestTableStrength sets the strength of the table in the settings: the odds of a hand change at once, and are the same
// after a reload. The graph of a deal has the same setting, and sets it.
func TestTableStrength(t *testing.T) {
	harness.Parallel(t)
	const answered = "document.documentElement.dataset.answer === 'complete'"
	page := openHand(t, "#v1&h=123m456p4579s1155z&s=seatWind:.S&x=E9m1p34z*4,W9m1p34z,N9m1p34z")
	usual := drawShare(t, page)
	inSettings := func(want string) {
		t.Helper()
		page.Click(".settings-button")
		page.Wait("document.querySelector('#settings [data-key=level]') !== null")
		if got := harness.Eval[string](page, "document.querySelector('#settings [data-key=level]').value"); got != want {
			t.Errorf("the settings say %q, want %q", got, want)
		}
	}
	inSettings("usual")
	choose(page, "level", "strongest")
	page.Wait("document.activeElement?.matches('#settings:popover-open [data-key=level]') === true")
	look(t, page, "settings-level")
	page.Press("Escape")
	strongest := drawShare(t, page)
	if strongest <= usual {
		t.Errorf("%.1f%% of deals are drawn at the strongest table, %.1f%% at the usual one", strongest, usual)
	}
	page.Reload()
	page.Wait(answered)
	if got := drawShare(t, page); got != strongest {
		t.Errorf("after a reload %.1f%% of deals are drawn, want %.1f%%", got, strongest)
	}

	page.Click("[data-key=view-replay]")
	page.Wait("document.querySelectorAll('.game-list li').length > 2")
	page.Click(".game-list li:nth-child(3) button")
	page.Wait(boardReady)
	page.Click("[data-tab=review]")
	page.Wait(graphReady)
	if got := harness.Eval[string](page, "document.querySelector('[data-key=course-level]').value"); got != "strongest" {
		t.Errorf("the graph is of %q, want the strongest", got)
	}
	const label = "document.querySelector('.course .graph').getAttribute('aria-label')"
	before := harness.Eval[string](page, label)
	choose(page, "course-level", "ordinary")
	page.Wait(label + " !== " + strconv.Quote(before))
	page.Click("[data-key=view-hand]")
	page.Wait("document.querySelector('.sentence-more') !== null")
	if got := drawShare(t, page); got >= usual {
		t.Errorf("%.1f%% of deals are drawn at an ordinary table, %.1f%% at the usual one", got, usual)
	}
	page.Reload() // the graph's choice is kept, too
	page.Wait(answered)
	inSettings("ordinary")
}

// TestReviewStrength reviews a game and changes the strength of the table beside its graph, then in the settings: the
// review is made anew each time when it is shown, and is that of the strength again when it is chosen again.
func TestReviewStrength(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t, harness.Phone)
	dropAll(page, file{"game.xml", sampleLog(t, "mjlog/testdata/4-players.xml")})
	page.Wait("document.querySelector('[data-tab=review]') !== null")
	page.Click("[data-tab=review]")
	page.Click("[data-key=review-start]")
	// The moments are there only when nothing runs.
	const costs = "[...document.querySelectorAll('.moment')].map((e) => e.textContent).join()"
	page.Wait("document.querySelector('.moment') !== null")
	usual := harness.Eval[string](page, costs)
	page.Wait("document.querySelector('[data-key=course-level]') !== null")
	choose(page, "course-level", "strongest")
	page.Wait("document.querySelector('.moment') !== null && " + costs + " !== " + strconv.Quote(usual))
	strongest := harness.Eval[string](page, costs)
	look(t, page, "review-strongest")
	// A change in the settings draws the page again, with its first tab.
	const redrawn = "document.querySelector('[data-tab=review]')?.getAttribute('aria-selected') === 'false'"
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=level]') !== null")
	choose(page, "level", "ordinary")
	page.Wait(redrawn)
	page.Press("Escape")
	page.Click("[data-tab=review]")
	page.Wait("document.querySelector('.moment') !== null && ![" + strconv.Quote(usual) + ", " +
		strconv.Quote(strongest) + "].includes(" + costs + ")")
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=level]') !== null")
	choose(page, "level", "usual")
	page.Wait(redrawn)
	page.Press("Escape")
	page.Click("[data-tab=review]")
	page.Wait("document.querySelector('.moment') !== null && " + costs + " === " + strconv.Quote(usual))
}
