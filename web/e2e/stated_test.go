package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// statedReview reads a review by another program, whose numbers are invented.
func statedReview(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(harness.Root(), "web", "unit", "stated", name))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

const statedReady = "document.querySelector('.stated [data-key=stated-next]') !== null"

// TestStatedReview drops another program's review: its game opens, its choice and numbers stand beside the player's at
// each step, ours when asked for, and the buttons go from one difference to the next.
func TestStatedReview(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t)
	drop(page, "review.json", statedReview(t, "4-players.json"))
	page.Wait(statedReady)
	page.WaitText(".stated", "Review by Mortal")
	for _, want := range []string{"81.3%", "invented-0", "as Mortal states", "Mortal states nothing about this step"} {
		if text := page.Text(".stated"); !strings.Contains(text, want) {
			t.Errorf("the review lacks %q: %s", want, text)
		}
	}
	page.Click("[data-key=stated-next]")
	page.Wait("document.querySelector('.stated-choices') !== null")
	differ := `document.querySelector('[data-key=stated-played]').innerHTML !== document.querySelector('[data-key=stated-theirs]').innerHTML`
	place := harness.Eval[string](page, "document.querySelector('.step-count').textContent")
	if !harness.Eval[bool](page, differ) {
		t.Errorf("at %s both choose the same", place)
	}
	if rows := page.Count(".stated-choices .bar"); rows < 2 {
		t.Errorf("%d probabilities have a bar", rows)
	}
	page.Click("[data-key=stated-ask]")
	page.Wait("document.querySelector('[data-key=stated-ours] .tiles') !== null")
	page.Click("[data-key=stated-next]")
	page.Wait("document.querySelector('.step-count').textContent !== '" + place + "'")
	page.Click("[data-key=stated-before]")
	page.Wait("document.querySelector('.step-count').textContent === '" + place + "'")
	page.Click("[data-key=fold-stated-all]")
	page.Wait("document.querySelectorAll('.stated-list .moment').length > 5")
	page.Axe()
	if page.Count("[data-key=stated-left]") > 0 {
		t.Errorf("entries are left out: %s", page.Text(".stated"))
	}
}

// TestStatedAttached opens a log, then a review of it with one wrong entry and one that cannot be read: the log stays
// open, both entries are counted with their reasons, and nothing of the review is there before. Another game's review
// opens its own game.
func TestStatedAttached(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t)
	drop(page, "log.jsonl", sampleLog(t, "mjai/testdata/4-players.jsonl"))
	page.Wait("document.querySelectorAll('[data-key=deal] option').length === 4")
	if page.Count(".stated") > 0 {
		t.Error("there is a review before it is opened")
	}
	wrong := strings.Replace(string(statedReview(t, "4-players.json")), `"tiles_left":68`, `"tiles_left":67`, 1)
	wrong = strings.Replace(wrong, `"tehai":["3m"`, `"tehai":["33m"`, 1)
	head, _, _ := strings.Cut(wrong, `"mjai_log"`)
	drop(page, "review.json", []byte(head+`"lang":"en"}`))
	page.Wait(statedReady)
	page.WaitText("[data-key=stated-left]", "2 entries")
	page.Click("[data-key=fold-stated-why]")
	page.WaitText(".stated-why", "entries[0]: tiles_left is not as in the game")
	page.WaitText(".stated-why", "want a tile such as 1m")
	drop(page, "other.json", statedReview(t, "3-players.json"))
	page.Wait("document.querySelectorAll('[data-key=seat] option').length === 3")
	page.Wait(statedReady)
	drop(page, "none.json", []byte(`{"review":{"kyokus":[{"kyoku":5,"honba":0,
		"entries":[{"tiles_left":1,"expected":{"type":"none"}}]}]}}`))
	page.WaitText(".replay-notes", "the review contains no game")
}
