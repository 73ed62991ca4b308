package e2e

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// openReplay opens the Replay view with the module running.
func openReplay(t testing.TB, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, "#v1&w=replay", options...)
	page.Wait("document.documentElement.dataset.core === 'ready'")
	return page
}

// boardReady: a game is at its beginning, all of it is drawn, and the board has the focus.
const boardReady = "document.querySelector('.step-count')?.textContent.startsWith('0/') && " +
	"!document.querySelector('.rail[aria-busy]') && document.activeElement?.matches('.board')"

// openSample opens one of the sample games, counted from 1.
func openSample(t testing.TB, number int, options ...harness.Option) *harness.Page {
	t.Helper()
	page := openReplay(t, options...)
	page.Click(fmt.Sprintf(".game-list li:nth-child(%d) button", number))
	page.Wait(boardReady)
	return page
}

// A file is what can be dropped onto the page.
type file struct {
	Name    string `json:"name"`
	Content []byte `json:"content"`
}

// drop drops a file onto the page.
func drop(page *harness.Page, name string, content []byte) {
	dropAll(page, file{name, content})
}

// dropAll drops several at once.
func dropAll(page *harness.Page, files ...file) { dropOn(page, ".replay-view", files...) }

// dropOn drops files on an element.
func dropOn(page *harness.Page, selector string, files ...file) {
	list, err := json.Marshal(files)
	if err != nil {
		panic(err) // names and bytes can always be encoded
	}
	page.Wait("document.querySelector('" + selector + "') !== null")
	harness.Eval[any](page, fmt.Sprintf(`(() => {
		const transfer = new DataTransfer();
		for (const {name, content} of %s) transfer.items.add(new File([Uint8Array.from(atob(content ?? ''), char => char.charCodeAt(0))], name));
		document.querySelector('%s').dispatchEvent(new DragEvent('drop', {dataTransfer: transfer, bubbles: true, cancelable: true}));
	})()`, list, selector))
}

const (
	count   = "document.querySelector('.step-count').textContent"
	onBoard = "document.activeElement.matches('.board')"
)

// second is the second worked example of the format.
const second = `Rules: riichi-tenhou
Players: Ann, Bob, Cho, Dee

E 1 0 0
E E 1t 0t W 9t 1s 3s 2m 3m 4m 6m 4s 0s E 1t 4t 6t 2m 3m 5t 6t 8t 9t 7m 8m 3t 4t 2t 7t 8t 9m 5m 6m 7m F 1m 1m 9m 9m 7s
8s 9s 2s 5m S S P N C 6s P 7t 1s 2s 9s N F E ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ?
? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? 2t ? 7s ? ? ? C
1.N 2.9t 3.?,L,6s 4.40s,E 5.EP,1t 6.W 7.N 8.F 9.?,KE,?,0t 10.WR
`

// TestReplayByKeyboard steps through a deal without a pointer: the board handles the keys and keeps the focus.
func TestReplayByKeyboard(t *testing.T) {
	page := openSample(t, 1)
	page.Wait(onBoard)
	for _, step := range []struct{ key, at string }{
		{"ArrowRight", "1/79"}, {"ArrowRight", "2/79"}, {"ArrowLeft", "1/79"},
		{"ArrowDown", "2/79"}, {"ArrowDown", "4/79"}, {"ArrowUp", "2/79"},
		{"End", "79/79"}, {"ArrowRight", "79/79"}, {"Home", "0/79"}, {"PageDown", "79/79"}, {"PageUp", "0/79"},
	} {
		page.Press(step.key)
		if got := harness.Eval[string](page, count); got != step.at {
			t.Errorf("after %s at %s, want %s", step.key, got, step.at)
		}
	}
	if !harness.Eval[bool](page, onBoard) {
		t.Error("the board has lost the focus")
	}
	page.Press("ArrowRight")
	page.WaitText("[role=status].unseen", "East draws")
}

// TestReplayBySwipe swipes over the board: to the left a step forward, to the right a step back, up, down or a little
// no step.
func TestReplayBySwipe(t *testing.T) {
	page := openSample(t, 1, harness.Phone)
	for _, swipe := range []struct {
		across, down float64
		at           string
	}{{-90, 10, "1/79"}, {-60, -20, "2/79"}, {90, 0, "1/79"}, {-20, 0, "1/79"}, {-60, 60, "1/79"}, {0, 90, "1/79"},
		{-45, 0, "2/79"}} {
		page.Swipe(".board", swipe.across, swipe.down)
		page.Wait(count + " === '" + swipe.at + "'")
	}
}

// TestReplayPlays starts playback and stops it.
func TestReplayPlays(t *testing.T) {
	page := openSample(t, 1, harness.ReducedMotion)
	if at := harness.Eval[string](page, count); at != "0/79" {
		t.Errorf("stands at %s before play was asked for", at)
	}
	for range 3 {
		page.Click("[data-act=speed]")
	}
	page.Click("[data-act=speed]")
	page.Click("[data-act=speed]")
	page.Press("Tab") // nothing moves the focus into the board
	page.Click("[data-act=play]")
	page.Wait(count + " === '2/79'")
	page.Click("[data-act=play]")
}

// TestReplayTranscript goes to a move by its row, and writes a comment, which is in the saved text.
func TestReplayTranscript(t *testing.T) {
	page := openSample(t, 1)
	page.Click("[data-step='5']")
	page.Wait(count + " === '5/79'")
	page.Wait("document.querySelector('[data-step=\"5\"]').getAttribute('aria-current') === 'step'")
	page.Wait("location.hash.includes('&g=') && location.hash.includes('&p=0.5')")
	harness.Eval[any](page, "window.before = location.hash")
	page.Click("[data-key=edit-comment]")
	page.Type(".comment-field", "<b>why</b> not?")
	page.Click(".comment-editor .is-main")
	page.WaitText(".turn:has([data-step='5']) .turn-comment", "<b>why</b> not?")
	page.Wait("location.hash !== before")
	page.Reload()
	page.WaitText(".turn:has([data-step='5']) .turn-comment", "<b>why</b> not?")
}

// TestReplayLink opens a game and its place from the link alone.
func TestReplayLink(t *testing.T) {
	page := openSample(t, 1)
	for range 7 {
		page.Click("[data-act=nextStep]")
	}
	page.Click(".board-plate[aria-pressed=false]")
	page.Wait("location.hash.includes('&g=') && location.hash.includes('&p=0.7.')")
	link := harness.Eval[string](page, "location.href")
	seat := harness.Eval[string](page, "document.querySelector('[data-key=seat]').value")
	other := harness.Open(t, link)
	other.Wait("document.querySelector('.step-count')?.textContent === '7/79'")
	if got := harness.Eval[string](other, "document.querySelector('[data-key=seat]').value"); got != seat {
		t.Errorf("seen from %s, want %s", got, seat)
	}
}

// TestReplayBadFile drops files that cannot be opened: each is named, and the open game stays.
func TestReplayBadFile(t *testing.T) {
	page := openSample(t, 1)
	page.Click("[data-act=nextStep]")
	for _, bad := range []struct {
		name    string
		content []byte
		want    string
	}{
		{"noise.bin", []byte{0xff, 0xfe, 0x00, 0x81}, "noise.bin"},
		{"empty.txt", nil, "empty.txt"},
		{"story.txt", []byte("Once upon a time there was a wall."), "story.txt"},
		{"large.txt", bytes.Repeat([]byte("E "), 2_600_000), "5 MB"},
		{"bomb.gz", packed(t, bytes.Repeat([]byte(" "), 6_000_000)), "5 MB"},
		{"link.txt", []byte("https://tenhou.net/0/?log=2020052700gm-00a9-0000-75a4695c&tw=1"), "save the log"},
		{"soul.txt", []byte("https://game.mahjongsoul.com/?paipu=200101-0000"), "Mahjong Soul"},
	} {
		drop(page, bad.name, bad.content)
		page.WaitText(".note", bad.want)
		if at := harness.Eval[string](page, count); at != "1/79" {
			t.Errorf("after %s the game stands at %s, want 1/79", bad.name, at)
		}
	}
}

func packed(t *testing.T, content []byte) []byte {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	if _, err := w.Write(content); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// TestReplayGoodPrefix opens a log with a fault: the moves before it can be played, and the fault is shown at its
// place.
func TestReplayGoodPrefix(t *testing.T) {
	page := openReplay(t)
	drop(page, "faulty.txt", []byte(strings.Replace(second, "6.W", "6.xt", 1)))
	page.Wait(boardReady)
	page.Press("End")
	page.WaitText(".stops", "The record stops here")
	page.Click(".problems summary")
	page.WaitText(".problems li", "Line 8")
}

// TestReplayGzipAndNames drops a packed file with names that are markup: they are shown as text, hidden on request,
// and then not in the saved file.
func TestReplayGzipAndNames(t *testing.T) {
	page := openReplay(t)
	hostile := "<img src=x onerror=alert(1)>"
	drop(page, "game.gz", packed(t, []byte(strings.Replace(second, "Ann", hostile, 1))))
	page.WaitText(".board-plate", hostile)
	page.Click("[popovertarget=replay-share]")
	page.Click("#replay-share input")
	page.WaitText(".board-plate", "P1")
	harness.Eval[any](page, "navigator.clipboard.writeText = async (text) => { window.copied = text; }")
	page.Click("#replay-share .button-row:nth-of-type(1) button:nth-child(3)")
	page.Wait("window.copied")
	if text := harness.Eval[string](page, "copied"); strings.Contains(text, "onerror") || !strings.Contains(text,
		"Players: P1, P2, P3, P4") {
		t.Errorf("the anonymous text is\n%s", text)
	}
}

// TestReplayWin shows the score card of a win over the board and opens the hand with everything filled in.
func TestReplayWin(t *testing.T) {
	page := openReplay(t)
	drop(page, "second.txt", []byte(second))
	page.Wait(boardReady)
	page.Press("End")
	page.WaitText(".win h2", "West Cho wins from East Ann")
	page.WaitText(".win-yaku", "Double riichi")
	sum := page.Text(".win-sum strong")
	page.Click(".win .as-button")
	page.WaitText(".sum-number", sum)
	page.Wait("location.hash.includes('riichi:2')")
}

// TestReplayAnalysis compares what a seat could know with the wall.
func TestReplayAnalysis(t *testing.T) {
	page := openSample(t, 1)
	page.Press("ArrowRight")
	page.Click("[data-tab=analysis]")
	page.WaitText(".analysis", "Discards, best first")
	page.WaitText(".analysis .is-made", "played")
	page.Click("[data-key=seat-1]")
	page.WaitText(".analysis .copies", "In the wall")
	page.Click("[data-tab=wall]")
	page.WaitText(".wall-panel", "Remaining draws")
	page.Click("[data-tab=scores]")
	page.WaitText(".scores", "East 1")
}

// TestReplayRecent saves games on the device only if the user allows it, and opens several at once.
func TestReplayRecent(t *testing.T) {
	page := openReplay(t)
	page.Click(".recent input")
	dropAll(page, file{"one.txt", []byte(second)}, file{"two.txt", []byte(second + "\n")})
	page.Wait("document.querySelectorAll('[data-key=game] option').length === 2")
	page.Go("about:blank")
	page.Go("#v1&w=replay")
	page.WaitText(".recent", "two.txt")
	page.Click(".recent input")
	page.Wait("document.querySelectorAll('.recent .game-button').length === 0")
	// The saved place of the last visit has no game either.
	dropAll(page, file{"one.txt", []byte(second)})
	page.Wait(boardReady)
	page.Go("about:blank")
	page.Go("#v1&w=help")
	page.Wait("document.querySelector('main h1')")
	if kept := harness.Eval[[]string](page, "Object.entries(localStorage).map(entry => entry.join(' '))"); len(kept) > 1 ||
		strings.Contains(strings.Join(kept, ""), "g=") {
		t.Errorf("still on the device: %v", kept)
	}
}

// TestReplayLooks looks at each panel of the view at every size, in one page: the view is the same whatever its window
// was before.
func TestReplayLooks(t *testing.T) {
	harness.Parallel(t)
	page := openReplay(t, harness.Phone)
	lookAtSizes(t, page, "replay-open", lookSizes)
	page.Click(".game-list li:nth-child(1) button")
	page.Wait("document.querySelector('[data-step=\"50\"]')")
	for range 30 {
		page.Press("ArrowRight")
	}
	for _, tab := range []string{"moves", "analysis", "scores", "wall"} {
		page.Click("[data-tab=" + tab + "]")
		lookAtSizes(t, page, "replay-"+tab, lookSizes)
	}
	page.Focus(".board")
	page.Press("End")
	lookAtSizes(t, page, "replay-win", lookSizes)
}

// lookSizes are the windows that views are looked at in. A phone comes first: tests open their page as one.
var lookSizes = []size{{"390", 390, 844}, {"320", 320, 640}, {"820", 820, 1180}, {"1440", 1440, 900}}

// lookAtSizes looks at a page in one window after another and leaves it in the first.
func lookAtSizes(t *testing.T, page *harness.Page, name string, sizes []size) {
	t.Helper()
	for _, size := range sizes {
		page.Resize(size.width, size.height)
		look(t, page, name+"-"+size.name)
	}
	page.Resize(sizes[0].width, sizes[0].height)
}

// look takes a page's picture by day and by night. By day axe finds nothing and nothing is wider than the window; the
// night changes only the colours.
func look(t *testing.T, page *harness.Page, name string) {
	t.Helper()
	page.AxeAt()
	page.WindowScreenshot(name + "-light")
	if wide := harness.Eval[int](page,
		"document.documentElement.scrollWidth - document.documentElement.clientWidth"); wide > 0 {
		t.Errorf("%s: %d pixels wider than the window", name, wide)
	}
	page.Scheme("dark")
	page.NewContrast()
	page.WindowScreenshot(name + "-dark")
	page.Scheme("light")
}

// TestDangerOnTheBoard steps to a riichi of another player: from then on bars are below the tiles of the hand at the
// bottom, with the lengths that the module gives, and before it none.
func TestDangerOnTheBoard(t *testing.T) {
	page := openSample(t, 3)
	bars := func() int { return page.Count(".board-closed [class*=danger-]") }
	at := harness.Eval[int](page, `(async () => {
		const slider = document.querySelector('.slider'), sleep = ms => new Promise(done => setTimeout(done, ms));
		for (let step = 0; step <= Number(slider.max); step++) {
			slider.value = step; slider.dispatchEvent(new Event('input', {bubbles: true}));
			await sleep(30);
			const hidden = document.querySelectorAll('.board-stick:not([hidden])').length === 0;
			if (hidden && document.querySelector('.board-closed [class*=danger-]')) return -2;
			if (document.querySelector('.board-closed [class*=danger-]')) return step;
		}
		return -1; })()`)
	if at == -2 {
		t.Fatal("there are bars while nobody is in riichi")
	}
	if at < 0 {
		t.Fatal("no bar in the whole deal: want them once somebody else is in riichi")
	}
	if own := page.Count(".is-own .board-closed > *"); bars() != own {
		t.Errorf("%d bars below %d tiles", bars(), own)
	}
	if longest := page.Count(".board-closed :is(.danger-2, .danger-3, .danger-4)"); longest == 0 {
		t.Error("no tile is dangerous after a riichi")
	}
}

// TestLateLargeGame opens a small game while a large one is read in the worker: the large one does not replace it.
func TestLateLargeGame(t *testing.T) {
	page := openReplay(t)
	harness.Eval[any](page, `window.heard = 0; window.Worker = class extends Worker {
		constructor(...given) { super(...given); this.addEventListener('message', () => { heard++; }); }
		terminate() { super.terminate(); heard += 2; }
	}; null`)
	large := strings.Replace(second, "Ann", "Eve", 1) + "\n" + strings.Repeat("A word on the game. ", 65_000) + "\n"
	dropAll(page, file{"large.txt", []byte(large)})
	page.WaitText(".replay-notes", "Reading a large file")
	dropAll(page, file{"small.txt", []byte(second)})
	page.WaitText(".replay-view", "Ann")
	// The worker has read the large one and closed it again, or was ended.
	page.Wait("heard >= 2")
	harness.Eval[bool](page, "new Promise(done => requestAnimationFrame(() => setTimeout(() => done(true))))")
	if text := page.Text(".replay-view"); !strings.Contains(text, "Ann") || strings.Contains(text, "Eve") {
		t.Error("the large game took the place of the small one")
	}
}

// TestReplayOnPhone steps through a game on small phones: the row above fits, the board, three moves and the controls
// are seen at once, and the rest is in a menu.
func TestReplayOnPhone(t *testing.T) {
	for _, size := range []struct{ width, height int64 }{{390, 664}, {360, 640}, {320, 640}} {
		page := openSample(t, 1, harness.Size(size.width, size.height))
		for range 9 {
			page.Click("[data-act=nextStep]")
		}
		if over := harness.Eval[int](page,
			"(() => { const e = document.querySelector('.replay-head'); return e.scrollWidth - e.clientWidth; })()"); over > 0 {
			t.Errorf("%d wide: the row above runs off by %d pixels", size.width, over)
		}
		if list := harness.Eval[int](page, "document.querySelector('.rail-body').clientHeight"); list < 3*33 {
			t.Errorf("%d wide: the list of moves is %d pixels high, want three lines", size.width, list)
		}
		if below := harness.Eval[int](page,
			"Math.round(document.querySelector('.control-line').getBoundingClientRect().bottom) - innerHeight"); below > 0 {
			t.Errorf("%d wide: the controls end %d pixels below the window", size.width, below)
		}
		page.Click("[data-key=more]")
		page.Click("#replay-tools [data-key=hands]")
		page.Wait("document.querySelector('.board-seat:not(.is-own) .board-closed [data-tile=back]') !== null")
		page.Click("[data-key=menu-comment]")
		page.Wait("document.activeElement?.matches('.comment-field') && " +
			"!document.querySelector('#replay-tools').matches(':popover-open')")
		page.Click("[data-key=more]")
		page.Click("[data-key=menu-play-on]")
		page.Wait("document.querySelector('.play-on .legal-button, .play-on .legal-tile') !== null")
		page.Click("[data-key=more]")
		page.Click("#replay-tools [popovertarget=replay-share]")
		page.Wait("document.querySelector('#replay-share').matches(':popover-open') && " +
			"!document.querySelector('#replay-tools').matches(':popover-open')")
		page.Axe()
	}
}

// TestNamesStandApart opens a game of players whose names are written from right to left: text after a name stays
// after it, on the board and among the scores.
func TestNamesStandApart(t *testing.T) {
	page := openReplay(t)
	drop(page, "game.txt", []byte("Rules: riichi-tenhou\nPlayers: אבג, B, C, D\nScores: 20000, 26000, 34000, 20000\n"+
		lastDeal))
	page.Wait(boardReady)
	names := harness.Eval[[]string](page, "[...document.querySelectorAll('.board .plate-name')].map((name) => "+
		"name.tagName + ' ' + name.textContent.replace(/[\u2068\u2069]/g, ''))")
	if got, want := strings.Join(names, ","), "BDI אבג,BDI B,BDI C,BDI D"; got != want {
		t.Errorf("the plates name %s, want %s", got, want)
	}
	page.Click("[data-tab=scores]")
	page.WaitText(".standing", "19,000")
	if !harness.Eval[bool](page, "(() => { const line = document.querySelector('.standing li'); return "+
		"line.querySelector('b').getBoundingClientRect().left >= line.querySelector('bdi').getBoundingClientRect().right; "+
		"})()") {
		t.Error("the score stands before the name")
	}
	// Within a sentence, where no element isolates it.
	if choice := harness.Eval[string](page,
		"document.querySelector('[data-key=seat] option').textContent"); choice != "South \u2068אבג\u2069" {
		t.Errorf("the choice of the seat says %q", choice)
	}
}
