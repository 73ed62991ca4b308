package e2e

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// ask asks the search a question and returns the number of places found.
func ask(t *testing.T, page *harness.Page, question string) int {
	t.Helper()
	harness.Eval[any](page, "document.querySelector('.search-found').replaceChildren()")
	page.Fill(".search-field", question)
	page.Click("[data-key=search-run]")
	page.Wait("document.querySelector('.search-count') || !document.querySelector('.search-fault').hidden")
	text := page.Text(".search")
	match := regexp.MustCompile(`(?m)^([\d,]+) (?:moments?|deals?) in|^Nothing found`).FindStringSubmatch(text)
	if match == nil {
		t.Fatalf("%s: %s", question, text)
	}
	n, _ := strconv.Atoi(strings.ReplaceAll(match[1], ",", ""))
	return n
}

// TestSearch searches in several files: the counts are those of the games, a result opens its game at its step, a
// fault is marked at its place, a shape is picked, and the indexes are there after a reload.
func TestSearch(t *testing.T) {
	page := openReplay(t)
	game := sampleLog(t, "mjlog/testdata/4-players.xml")
	files := []file{{"2026-01-05.xml", game}, {"2026-03-05.json", sampleLog(t, "tenhou/testdata/4-players.json")},
		{"bad.json", []byte(`{"title":5`)}}
	for day := 10; day < 21; day++ {
		files = append(files, file{fmt.Sprintf("2026-02-%d.xml", day), game})
	}
	dropAll(page, files...)
	page.Wait("document.querySelector('[data-key=survey-start]')")
	page.Click("[data-key=survey-search]")
	page.WaitText(".search", "13 files can be searched")
	page.WaitText(".search", "1 file could not be read")
	one := ask(t, page, "won date:2026-01")
	if all := ask(t, page, "won"); one == 0 || all != 13*one {
		t.Errorf("won: %d places in 13 files, %d in one of them", all, one)
	}
	if n := ask(t, page, "riichi -riichi"); n != 0 {
		t.Errorf("what contradicts itself is found %d times", n)
	}
	page.Click("[data-key=search-badShape]")
	page.Wait("document.querySelector('.search-place')")
	if got := harness.Eval[string](page, "document.querySelector('.search-field').value"); got != "riichi left<=4" {
		t.Errorf("the question is %q", got)
	}
	page.Axe()
	page.Screenshot("search")
	page.Fill(".search-field", "held:34x ready")
	page.Click("[data-key=search-run]")
	page.WaitText(".search-fault", "x is not a suit. After 34, write m, p, s, z or n.")
	if got := page.Text(".search-fault mark"); got != "x" {
		t.Errorf("%q is marked", got)
	}
	page.Fill(".search-field", "")
	page.Click("[data-key=fold-search-shape]")
	page.Click("[data-pick='4p']")
	page.Click("[data-pick='5p']")
	page.Click("[data-key=search-anySuit]")
	page.Click("[data-key=search-shape-take]")
	if got := harness.Eval[string](page, "document.querySelector('.search-field').value"); got != "held:45n" {
		t.Errorf("the shape is %q", got)
	}
	if n := ask(t, page, "held:45n ready"); n == 0 {
		t.Error("no ready hand holds 4 and 5 of a suit")
	}
	page.Click(".search-place")
	page.Wait("document.querySelector('.step-count')")
	if step := page.Text(".step-count"); strings.HasPrefix(step, "0/") {
		t.Errorf("the game is open at step %s", step)
	}
}

// TestSearchSaved reads files once: after a reload they are searched without being read again, until their indexes
// are deleted. The findings of the review are searched and counted as well.
func TestSearchSaved(t *testing.T) {
	page := openReplay(t)
	game := firstDeal(t)
	var files []file
	for i := range 13 {
		files = append(files, file{fmt.Sprintf("%d.xml", i), game})
	}
	drop := func() {
		// Files with one date, as on a disk.
		harness.Eval[any](page,
			"window.File = class extends File { constructor(bits, name) { super(bits, name, {lastModified: 1e12}); } }")
		dropAll(page, files...)
		page.Wait("document.querySelector('[data-key=survey-start]')")
	}
	drop()
	page.Click("[data-key=survey-start]")
	page.Wait("document.querySelector('.mistake-figures')")
	page.WaitText(".mistake-figures", "per 100 decisions")
	page.Click("[data-key=survey-search]")
	page.WaitText(".search", "13 files can be searched")
	n := ask(t, page, "loss>=1")
	if n == 0 || n%13 != 0 {
		t.Errorf("%d decisions cost something in 13 equal games", n)
	}
	page.Axe()
	page.Screenshot("search-mistakes")
	page.Reload()
	page.Wait(coreReady)
	harness.Eval[any](page, "window.asked = 0; window.Worker = class extends Worker { postMessage(data, ...more) { if "+
		"(data.name === 'searchIndex') window.asked++; super.postMessage(data, ...more); } }")
	drop()
	page.Click("[data-key=survey-search]")
	page.WaitText(".search", "13 files can be searched")
	if again := ask(t, page, "loss>=1"); again != n {
		t.Errorf("after a reload %d decisions cost something, before it %d", again, n)
	}
	if got := harness.Eval[int](page, "asked"); got != 0 {
		t.Errorf("%d files were read again", got)
	}
	page.Click("[data-key=search-forget]")
	page.WaitText(".search", "Deleted from this device.")
	if left := harness.Eval[int](page, "indexedDB.databases().then(all => all.length)"); left != 0 {
		t.Errorf("%d databases are left", left)
	}
}
