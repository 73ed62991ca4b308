package e2e

import (
	"bytes"
	_ "embed"
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// lastDeal is the last deal of a game: only South is ready, and has declared riichi.
//
//go:embed testdata/last-deal.txt
var lastDeal string

// placements are the results of that deal under the rules of each organisation.
var placements = []struct{ rules, scores, want string }{
	{"riichi-tenhou", "20000, 26000, 34000, 20000",
		"1 C 34,000 +20,000 +20,000 +44.0|2 B 28,000 +10,000 0 +8.0|3 A 19,000 −10,000 0 −21.0|4 D 19,000 −20,000 0 −31.0"},
	{"riichi-m-league", "20000, 26000, 34000, 20000",
		"1 C 34,000 +30,000 +20,000 +54.0|2 B 28,000 +10,000 0 +8.0|3 A 19,000 −20,000 0 −31.0|3 D 19,000 −20,000 0 −31.0"},
	{"riichi-jpml-a", "26000, 33000, 40000, 21000",
		"1 C 39,000 +8,000 +17.0|2 B 35,000 +4,000 +9.0|3 A 25,000 −4,000 −9.0|4 D 20,000 −8,000 −18.0|One riichi stick " +
			"stays on the table: nobody gets it."},
	{"riichi-wrc-2025", "26000, 33000, 40000, 21000",
		"1 C 39,000 +15,000 +24.0|2 B 35,000 +5,000 +10.0|3 A 25,000 −5,000 −10.0|4 D 20,000 −15,000 −25.0|One riichi " +
			"stick stays on the table: nobody gets it."},
	{"riichi-ema-2025", "26000, 33000, 36000, 25000",
		"1 B 35,500 +10,000 +15.5|1 C 35,500 +10,000 +15.5|3 A 25,000 −5,000 −10.0|4 D 24,000 −15,000 −21.0"},
}

// TestPlacement ends a game in Replay, and continues it at the Table, which shows the same, and that the game is
// over.
func TestPlacement(t *testing.T) {
	page := openReplay(t)
	for _, row := range placements {
		text := fmt.Sprintf("Rules: %s\nPlayers: A, B, C, D\nScores: %s\n%s", row.rules, row.scores, lastDeal)
		drop(page, row.rules+".txt", []byte(text))
		page.Wait(boardReady)
		page.Click("[data-tab=scores]")
		wantPlacement(t, page, row.rules+" in Replay", ".scores .placement", row.want)
		page.Focus(".board")
		page.Press("End")
		page.Click("[data-key=what-if]")
		page.WaitText(".table-ending", "last deal")
		wantPlacement(t, page, row.rules+" at the Table", ".table-ending .placement", row.want)
		page.Click("[data-key=next]")
		page.WaitText(".note", "The match is over")
		wantPlacement(t, page, row.rules+" once the match is over", ".table-ending .placement", row.want)
		page.Click("[data-view=replay], a[href*='w=replay']")
	}
}

// TestPlacementOfLog opens a log that states the result: it is shown in the table where it differs.
func TestPlacementOfLog(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t, harness.Size(390, 844))
	log := string(sampleLog(t, "mjlog/testdata/4-players.xml"))
	at := strings.LastIndex(log, `sc="250,-126,`)
	for _, row := range []struct{ name, owari, want string }{
		{"rounded", `owari="114,-39.0,250,5.0,406,51.0,250,-15.0" `,
			"1 P3 40,600 +20,000 +20,000 +50.6 +51.0|2 P2 25,000 +10,000 0 +5.0 +5.0|3 P4 25,000 −10,000 0 −15.0 −15.0|" +
				"4 P1 11,400 −20,000 0 −38.6 −39.0|The log rounds to whole points."},
		{"the same", `owari="114,-38.6,250,5.0,406,50.6,250,-15.0" `,
			"1 P3 40,600 +20,000 +20,000 +50.6|2 P2 25,000 +10,000 0 +5.0|3 P4 25,000 −10,000 0 −15.0|" +
				"4 P1 11,400 −20,000 0 −38.6"},
	} {
		drop(page, row.name+".xml", []byte(log[:at]+row.owari+log[at:]))
		page.Wait(boardReady)
		page.Click("[data-tab=scores]")
		page.WindowScreenshot("placement-" + strings.ReplaceAll(row.name, " ", "-"))
		wantPlacement(t, page, row.name, ".scores .placement", row.want)
	}
}

// wantPlacement compares a table of places, and the text below it.
func wantPlacement(t *testing.T, page *harness.Page, name, selector, want string) {
	t.Helper()
	page.Wait(fmt.Sprintf("document.querySelector(%q)", selector))
	got := harness.Eval[string](page, fmt.Sprintf(`(() => {
		const table = document.querySelector(%q);
		const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent).join(' '));
		return [...rows, ...[...table.querySelectorAll('p')].map((p) => p.textContent)].join('|');
	})()`, selector))
	if got != want {
		t.Errorf("%s:\n got %s\nwant %s", name, got, want)
	}
}

// TestPlacesByWins ends a match under rules without payments: the number of won deals decides its places.
func TestPlacesByWins(t *testing.T) {
	page := openReplay(t)
	dropAll(page, file{"last.uzje", bytes.Replace(sampleLog(t, "testdata/four-players.uzje"), []byte("E 1 0 4"),
		[]byte("S 4 0 4"), 1)})
	page.Wait(boardReady)
	page.Focus(".board")
	page.Press("End")
	page.Click("[data-key=what-if]")
	page.Wait("document.querySelector('[data-key=next]')?.disabled === false")
	page.Click("[data-key=next]")
	page.WaitText(".table-view .replay-notes",
		"The match is over: 1. P3 (1 deal won), 2. P1 (0 deals won), 2. P2 (0 deals won), 2. P4 (0 deals won)")
}
