package e2e

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// sampleLog reads a log of the tests of the importers.
func sampleLog(t testing.TB, path string) []byte {
	t.Helper()
	log, err := os.ReadFile(filepath.Join(harness.Root(), "core", "replay", filepath.FromSlash(path)))
	if err != nil {
		t.Fatal(err)
	}
	return log
}

// firstDeal is the log of mjlog/testdata/4-players.xml with its first deal alone, for tests of many games: each deal
// takes a review a second or two.
func firstDeal(t testing.TB) []byte {
	t.Helper()
	game := sampleLog(t, "mjlog/testdata/4-players.xml")
	next := bytes.Index(game, []byte(`<INIT seed="1`))
	if next < 0 {
		t.Fatal("the log has one deal only")
	}
	return append(game[:next:next], "</mjloggm>\n"...)
}

// stepsOfDeals goes through the deals by keys and returns the number of steps of each.
const stepsOfDeals = `(() => {
	const board = document.querySelector('.board'), deal = document.querySelector('[data-key=deal]');
	const press = key => board.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}));
	const steps = [];
	for (let i = 0; i < deal.options.length; i++) { steps.push(document.querySelector('.step-count').textContent); press('PageDown'); }
	return steps.join(' '); })()`

// TestReplaySaves saves a game in every format, and opens the saved file: the same deals with the same steps.
func TestReplaySaves(t *testing.T) {
	page := openReplay(t)
	drop(page, "log.json", sampleLog(t, "tenhou/testdata/4-players.json"))
	page.Wait("document.querySelectorAll('[data-key=deal] option').length === 4")
	want := harness.Eval[string](page, stepsOfDeals)
	harness.Eval[any](page,
		`URL.createObjectURL = blob => { blob.text().then(text => { saved.push(text); }); return 'data:,'; }; window.saved = []`)
	page.Click("[popovertarget=replay-share]")
	for _, button := range []string{"1", "2", "3"} {
		page.Click("#replay-share .button-row:nth-of-type(2) button:nth-of-type(" + button + ")")
		page.Wait("saved.length === " + button)
	}
	page.Press("Escape")
	starts := []string{"Rules: ", `{"title"`, `{"type":"start_game"`}
	for i, text := range harness.Eval[[]string](page, "saved") {
		if !strings.HasPrefix(text, starts[i]) {
			t.Errorf("saved was %.60s…, want %s…", text, starts[i])
		}
		page.Go("about:blank")
		page.Go("#v1&w=replay")
		page.Wait("document.documentElement.dataset.core === 'ready'")
		drop(page, "saved", []byte(text))
		page.Wait("document.querySelectorAll('[data-key=deal] option').length === 4")
		if got := harness.Eval[string](page, stepsOfDeals); got != want {
			t.Errorf("saved and opened the deals stand at %s, want %s", got, want)
		}
	}
}

// TestReplayDiffers opens a log that states a wrong value of a win: the card and the scores show the differences.
func TestReplayDiffers(t *testing.T) {
	log := sampleLog(t, "tenhou/testdata/4-players.json")
	page := openReplay(t)
	drop(page, "log.json", bytes.Replace(log, []byte(`25符3飜3200点","立直(1飜)",`), []byte(`30符4飜7700点","立直(1飜)","一発(1飜)",`),
		1))
	page.Wait("document.querySelectorAll('[data-key=deal] option').length === 4")
	const want = "Log differs: han: Tehai 3, log 4; fu: Tehai 25, log 30; points: Tehai 3,200, log 7,700; yaku: Tehai " +
		"Chiitoitsu 2, Riichi 1, log Chiitoitsu 2, Ippatsu 1, Riichi 1"
	page.Click("[data-tab=scores]")
	page.WaitText(".deal-row .is-different", want)
	page.Click("[data-key=deal-2]")
	page.Focus(".board")
	page.Press("End")
	page.WaitText(".win .is-different", want)
}

// TestReplayRules follows the link of a win to the Hand view: the rules are those of the file.
func TestReplayRules(t *testing.T) {
	page := openReplay(t)
	drop(page, "ema.txt", []byte(strings.Replace(second, "riichi-tenhou", "riichi-ema", 1)))
	page.Wait(boardReady)
	page.Press("End")
	page.Wait("document.querySelector('.win-sum strong')?.textContent")
	sum := page.Text(".win-sum strong")
	page.Click(".win .as-button")
	page.WaitText(".sum-number", sum)
	page.Wait("location.hash.includes('r=riichi-ema')")
}

// realLogs reads the collection of real logs, or skips the test if there is none.
func realLogs(t *testing.T) []file {
	t.Helper()
	var logs []file
	for _, pattern := range []string{"mjlog/*.xml", "tenhou6/*.json", "kobalab/*.json", "mjai/*.mjson", "mjai/*.jsonl"} {
		found, _ := filepath.Glob(filepath.Join(harness.Root(), "..", "shared", "data", "replays",
			filepath.FromSlash(pattern)))
		for _, path := range found {
			content, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			logs = append(logs, file{filepath.Base(path), content})
		}
	}
	if len(logs) == 0 {
		t.Skip("the collection of real logs is not beside the repository")
	}
	return logs
}

// audited opens one game after the other and returns of each the number of wins and the faults.
const audited = `(async () => {
	document.querySelector('[data-tab=scores]').click();
	const games = [];
	for (let i = 0; i < document.querySelector('[data-key=game]').options.length; i++) {
		const choice = document.querySelector('[data-key=game]');
		choice.value = i;
		choice.dispatchEvent(new Event('change'));
		await new Promise(done => setTimeout(done));
		const wins = [...document.querySelectorAll('.deal-win')];
		games.push({name: choice.options[i].textContent, deals: document.querySelectorAll('.deal-row').length, wins: wins.length,
			faults: [...wins.filter(win => !win.querySelector('.is-same')), ...document.querySelectorAll('.note, .problems li')].map(e => e.textContent)});
	}
	return games; })()`

// TestReplayRealLogs opens the whole collection, in groups small enough not to be reviewed together: no game has a
// problem, and every logged win agrees.
func TestReplayRealLogs(t *testing.T) {
	logs := realLogs(t)
	type game struct {
		Name        string
		Deals, Wins int
		Faults      []string
	}
	var games []game
	for some := range slices.Chunk(logs, 12) {
		page := openReplay(t)
		dropAll(page, some...)
		page.Wait("document.querySelectorAll('[data-key=game] option').length > 1")
		games = append(games, harness.Eval[[]game](page, audited)...)
	}
	if len(games) != len(logs) {
		t.Errorf("%d of %d logs are open", len(games), len(logs))
	}
	deals, wins := 0, 0
	for _, g := range games {
		deals, wins = deals+g.Deals, wins+g.Wins
		for _, fault := range g.Faults {
			t.Errorf("%s: %s", g.Name, fault)
		}
	}
	t.Logf("%d games, %d deals, %d wins", len(games), deals, wins)
}

// TestReplayVerifiedWall opens a real packed log: the page shows that its wall is the one of the seed.
func TestReplayVerifiedWall(t *testing.T) {
	logs := realLogs(t)
	at := slices.IndexFunc(logs, func(log file) bool { return strings.HasPrefix(log.Name, "2018040923gm") })
	if at < 0 {
		t.Skip("the log is not in the collection")
	}
	page := openReplay(t)
	drop(page, "log.xml.gz", packed(t, logs[at].Content))
	page.Wait("document.querySelectorAll('[data-key=deal] option').length === 9")
	page.Click("[data-tab=wall]")
	page.WaitText(".wall-note", "Wall verified")
}
