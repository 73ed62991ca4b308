package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// atOnce makes computer players at the Table move without a pause.
var atOnce = harness.Stored("tehai.table.v1", `{"pace":"once"}`)

// openTable opens the Table view with the module running and deals a match.
func openTable(t testing.TB, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, "#v1&w=table", options...)
	page.Wait("document.documentElement.dataset.core === 'ready'")
	page.Fill("#table-seed", "5")
	choose(page, "against", "")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button')")
	return page
}

// command clicks on the button of a legal move.
func command(page *harness.Page, text string) {
	page.Click(fmt.Sprintf("[data-command=%q]", text))
}

// TestTableToReplay plays a short game by buttons, saves it, opens it in Replay, and steps to the end and back.
func TestTableToReplay(t *testing.T) {
	page := openTable(t)
	for range 6 {
		page.Click(".legal [data-command$='-'], .legal .legal-tile")
	}
	played := page.Text(".caption")
	harness.Eval[any](page,
		`URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return 'data:,'; }`)
	page.Click("[data-key=save]")
	page.Wait("window.saved")
	page.Click("[data-key=toReplay]")
	page.Wait("document.querySelector('.step-count')?.textContent === '0/6'")
	page.Focus(".board")
	page.Press("End")
	page.Wait("document.querySelector('.step-count').textContent === '6/6'")
	page.WaitText(".dock .caption", played)
	page.Press("Home")
	page.Wait("document.querySelector('.step-count').textContent === '0/6'")

	other := openReplay(t)
	drop(other, "table.txt", []byte(harness.Eval[string](page, "saved")))
	other.Wait("document.querySelector('.step-count')?.textContent === '0/6'")
}

// TestTableCommands types commands: several at once, a refused one changes nothing and marks its place, the last is
// undone.
func TestTableCommands(t *testing.T) {
	page := openTable(t)
	first := harness.Eval[string](page, "document.querySelector('.legal [data-command$=\"-\"]').dataset.command")
	page.Type("#command", first)
	page.Press("Enter")
	page.WaitText(".caption", "East draws")
	page.Type("#command", "d1m Wr")
	page.Press("Enter")
	page.Wait("document.querySelector('#command').getAttribute('aria-invalid') === 'true'")
	page.Wait("document.querySelector('.command mark').textContent !== ''")
	page.WaitText(".caption", "East draws")
	page.Click("[data-key=undo]")
	page.WaitText(".caption", "The deal")
	page.Click("[data-key=undo]")
	page.WaitText(".note", "nothing has been played")
}

// TestTableWhatIf continues from a step of a replay with the same wall.
func TestTableWhatIf(t *testing.T) {
	page := openSample(t, 1)
	for range 3 {
		page.Press("ArrowRight")
	}
	drawn := page.Text(".dock .caption")
	page.Click("[data-key=what-if]")
	page.WaitText(".table-view .caption", drawn)
	page.Click(".legal .legal-tile")
	page.WaitText(".table-view .caption", "South discards")
}

// TestTableDanger continues from a step after a riichi: each tile of the hand at the bottom has a bar, of more than
// one length, and no tile of the others has one.
func TestTableDanger(t *testing.T) {
	page := openSample(t, 1)
	page.Press("End")
	for range 33 { // the riichi is the fortieth move
		page.Press("ArrowLeft")
	}
	page.Wait("document.querySelector('.step-count').textContent === '46/79'")
	page.Click("[data-key=what-if]")
	page.Wait("document.querySelector('.table-view .legal button') !== null")
	page.Wait(`(() => {
		const hand = [...document.querySelectorAll('.table-view .is-own .board-closed > *')];
		const bars = hand.map((e) => /danger-(\d)/.exec(e.className)?.[1]);
		return hand.length >= 13 && bars.every(Boolean) && new Set(bars).size > 1;
	})()`)
	if n := page.Count(".table-view .board-seat:not(.is-own) [class*=danger-]"); n != 0 {
		t.Errorf("%d tiles of the others have bars", n)
	}
}

// TestTableLaid shows the board before the deal: the chosen number of seats, their scores, everything face down; the
// deal shows the user's hand, against computer players only that hand.
func TestTableLaid(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", harness.Phone, atOnce)
	page.Wait("document.querySelectorAll('.is-laid .board-plate').length === 4")
	shown := func(seat string) string {
		return fmt.Sprintf("[...document.querySelectorAll('%s .board-closed [data-tile]')].map((e) => e.dataset.tile)", seat)
	}
	page.Wait(shown(".is-own") + ".join() === Array(13).fill('back').join()")
	page.Wait("[...document.querySelectorAll('.plate-score')].every((e) => e.textContent === '25,000')")
	page.Wait("document.querySelectorAll('.board-wall:not([hidden]) [data-tile]').length === 36")
	page.WaitText(".board > .unseen", "East P1: 13 hidden tiles")
	page.Click("[data-key=players-3]")
	page.Wait("document.querySelectorAll('.is-laid .board-plate').length === 3 && " +
		"document.querySelector('.plate-score').textContent === '35,000'")
	page.Click("[data-key=players-4]")
	// the default at an empty table is to play against computer players
	page.Wait("document.querySelector('[data-key=against]').value === 'steady'")
	choose(page, "against", "fast")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.is-laid') === null && document.querySelectorAll('.board-plate').length === 4")
	page.Wait(shown(".is-own") + ".length >= 13 && " + shown(".is-own") + ".every((tile) => tile !== 'back')")
	page.Wait(shown(".board-seat:not(.is-own)") + ".every((tile) => tile === 'back')")
	page.Wait("document.querySelector('.board-wall:not([hidden])') === null && " +
		"document.querySelector('[data-key=opponents]').value === 'fast'")
}

// TestTableSettles wins at the Table and saves: the payments are in the scores there, and in those of the saved game.
func TestTableSettles(t *testing.T) {
	page := openSample(t, 1)
	page.Press("End")
	page.Press("ArrowLeft")
	page.Click("[data-key=what-if]")
	page.WaitText("[data-command=Nr]", "Ron")
	command(page, "Nr")
	page.WaitText(".table-view [data-key=plate-3]", "31,200")
	page.Click("[data-key=toReplay]")
	page.Wait("document.querySelector('.step-count')?.textContent === '0/79'")
	page.WaitText(".replay-view [data-key=plate-3]", "25,000")
	page.Focus(".replay-view .board")
	page.Press("End")
	page.WaitText(".replay-view [data-key=plate-3]", "31,200")
	page.Click("[data-tab=scores]")
	page.WaitText(".standing", "N P4 31,200")
}

// TestTableKinds deals every kind of match that the form offers.
func TestTableKinds(t *testing.T) {
	page := harness.Open(t, "#v1&w=table")
	page.Wait("document.documentElement.dataset.core === 'ready'")
	choose(page, "against", "")
	for _, players := range []string{"3", "4", "6"} {
		for _, tiles := range []string{"uzje", "136", "144"} {
			harness.Eval[any](page, "document.querySelector('.table-setup').open = true")
			harness.Eval[any](page, fmt.Sprintf("document.querySelector('[data-key=players-%s]').click()", players))
			harness.Eval[any](page, fmt.Sprintf("document.querySelector('[data-key=tiles-%s]').click()", tiles))
			page.Click(".table-options .is-main")
			page.Wait(fmt.Sprintf("document.querySelectorAll('.board-plate').length === %s && document.querySelector('.legal "+
				"button') && !document.querySelector('.note:not([hidden])')", players))
		}
	}
}

// TestTableLooks looks at the view before and in a match, at every size.
func TestTableLooks(t *testing.T) {
	harness.Parallel(t)
	for _, window := range lookSizes {
		t.Run(window.name, func(t *testing.T) {
			page := harness.Open(t, "#v1&w=table", harness.Size(window.width, window.height))
			page.Wait("document.documentElement.dataset.core === 'ready'")
			look(t, page, "table-new-"+window.name)
			choose(page, "against", "")
			page.Click(".table-options .is-main")
			for range 9 {
				page.Click(".legal [data-command$='-'], .legal .legal-tile")
			}
			look(t, page, "table-"+window.name)
		})
	}
}

// TestTableCompared plays a deal by its seed against computer players and shares the result; the user of the link
// plays the same walls and sees both results; a match that is resumed after a reload continues with the same walls.
func TestTableCompared(t *testing.T) {
	const hand = "[...document.querySelectorAll('.is-own .board-closed [data-tile]')].map((e) => e.dataset.tile).join()"
	const over = "document.querySelector('[data-key=next]')?.disabled === false"
	playOut := func(page *harness.Page, pick string) {
		for range 120 {
			if harness.Eval[bool](page, fmt.Sprintf(`(() => { if (%s) return true;
				(document.querySelector(%q) ?? document.querySelector('[data-key=pass]') ?? document.querySelector('.legal button')).click();
				return %[1]s; })()`, over, pick)) {
				return
			}
		}
		t.Fatal("the deal does not end")
	}
	page := harness.Open(t, "#v1&w=table", atOnce)
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	page.Fill("#table-seed", "kite")
	// A match of another length than the rules' own: the link holds that too.
	harness.Eval[any](page, `{ const length = document.querySelector('[data-key=gameLength]');
		length.value = 'east'; length.dispatchEvent(new Event('change')); }`)
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button') !== null")
	first := harness.Eval[string](page, hand)
	harness.Eval[any](page, keepCopies)
	playOut(page, ".legal .legal-tile:last-of-type")
	theirs := harness.Eval[string](page, "document.querySelector('[data-key=plate-0] .plate-score').textContent")
	page.Click("[data-key=copyResult]")
	page.Wait("copied.length > 0")
	text := harness.Eval[string](page, "copied.at(-1)")
	if !strings.Contains(text, "opponents: steady\nEast 1: "+theirs+" · ") {
		t.Errorf("the result says\n%s\nwant %s for the first seat", text, theirs)
	}
	page.Click("[data-key=next]")
	page.Wait("document.querySelector('[data-key=next]')?.disabled === true")
	page.Reload()
	page.Wait("document.querySelector('[data-key=next]')?.disabled === true")
	playOut(page, ".legal .legal-tile:last-of-type")
	harness.Eval[any](page, keepCopies)
	page.Click("[data-key=copyResult]")
	page.Wait("copied.length > 0")
	if both := harness.Eval[string](page, "copied.at(-1)"); !strings.Contains(both, "\nEast 1: "+theirs+" · ") ||
		strings.Count(both, " · ") != 6 {
		t.Errorf("taken up again in its second deal, the match has come to\n%s", both)
	}
	page.Click("[data-key=next]")
	page.Wait("document.querySelector('[data-key=next]')?.disabled === true")
	third := wallOf(page)

	other := harness.Open(t, text[strings.Index(text, "#v1"):], atOnce)
	other.WaitText(".replay-notes", "Somebody has played one deal")
	other.Click(".table-options .is-main")
	other.Wait("document.querySelector('.legal button') !== null")
	if got := harness.Eval[string](other, hand); got != first {
		t.Errorf("the other is dealt %s, want %s", got, first)
	}
	playOut(other, ".legal .legal-tile")
	other.WaitText(".table-compared", theirs)
	own := harness.Eval[string](other, "document.querySelector('[data-key=plate-0] .plate-score').textContent")
	other.WaitText(".table-compared tbody tr", "East 1\t"+theirs+"\t"+own)
	other.Axe()
	harness.Eval[any](other, keepCopies)
	for range 2 {
		other.Click("[data-key=next]")
		other.Wait("document.querySelector('[data-key=next]')?.disabled === true")
		if third != wallOf(other) {
			playOut(other, ".legal .legal-tile")
		}
	}
	if got := wallOf(other); got != third {
		t.Errorf("the third wall of the other is\n%s, want\n%s", got, third)
	}
}

// TestUndoBehindAWin undoes a discard before a computer player won on another player's discard that the user could
// have claimed: it goes back to the user's own move, and not to the claim that was never offered.
func TestUndoBehindAWin(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", atOnce)
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	choose(page, "ruleset", "riichi-tenhou")
	choose(page, "against", "steady")
	page.Fill("#table-seed", "friend")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button') !== null")
	got := harness.Eval[string](page, `(() => {
		const find = (selector) => document.querySelector(selector);
		const log = () => find('.table-log .log-text').textContent;
		// Whether the user's closed tiles make a set with the discard that was won on.
		const claims = (own) => {
			const [, from, rank, suit] = / ([ESWN])d(.)(.) [ESWN]r$/.exec(log()) ?? [];
			if (!from || from === own) return false;
			const tiles = [...document.querySelectorAll('.is-own .board-closed [data-tile]')].map((e) => e.dataset.tile);
			const has = (n) => tiles.includes(n + suit);
			const [n, isNext] = [Number(rank), 'ESWNE'.includes(from + own)];
			return tiles.filter((tile) => tile === rank + suit).length >= 2 ||
				isNext && ((has(n - 2) && has(n - 1)) || (has(n - 1) && has(n + 1)) || (has(n + 1) && has(n + 2)));
		};
		for (let move = 0, own = ''; move < 1000; move += 1) {
			if (!find('[data-key=next]').disabled) {
				if (claims(own)) {
					const before = log();
					find('[data-key=undo]').click();
					return before.slice(log().length).trim().split(' ')[0].replace(own, 'own ');
				}
				find('[data-key=next]').click();
				continue;
			}
			const strong = [...document.querySelectorAll('.legal button')].find((one) => /[rsl]$/.test(one.dataset.command ?? ''));
			const tile = find('.legal .legal-tile:last-of-type');
			own = tile?.dataset.command?.[0] ?? own;
			(strong ?? tile ?? find('[data-key=pass]') ?? find('.legal button')).click();
		}
		return 'no such win';
	})()`)
	if !strings.HasPrefix(got, "own d") {
		t.Errorf("taken back as far as %s, want the person's own discard", got)
	}
}

// wallOf reads the wall of the last deal of the match on the table from its text, below the deal's heading.
func wallOf(page *harness.Page) string {
	harness.Eval[any](page, "copied.length = 0; document.querySelector('.table-study').open = true")
	page.Click("[data-key=copy]")
	page.Wait("copied.length > 0")
	text := harness.Eval[string](page, "copied.at(-1)")
	parts := regexp.MustCompile(`(?m)^[ESWN] \d+ \d+ \d+$`).Split(text, -1)
	lines := strings.Split(strings.TrimSpace(parts[len(parts)-1]), "\n")
	return strings.Join(lines[:min(4, len(lines))], "\n")
}
