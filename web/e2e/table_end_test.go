package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// openSeed deals a match of a seed in which the test moves every seat.
func openSeed(t testing.TB, ruleset, seed string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, "#v1&w=table", options...)
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	choose(page, "ruleset", ruleset)
	choose(page, "against", "")
	page.Fill("#table-seed", seed)
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button') !== null")
	return page
}

// discardAll draws and discards until the deal is over.
const discardAll = `(() => {
	for (let move = 0; move < 400; move += 1) {
		const button = document.querySelector(".legal [data-command$='-']") ?? document.querySelector('.legal .legal-tile:last-of-type');
		if (!button) return;
		button.click();
	}
})()`

// coveredPayments scrolls to each payment of the card and lists those that are covered or missing.
const coveredPayments = `(() => {
	const payments = [...document.querySelectorAll('.table-view .win-payments li:has(b)')];
	if (payments.length !== 4) return payments.length + ' payments';
	return payments.filter((payment) => {
		payment.scrollIntoView({block: 'nearest'});
		const {left, top, width, height} = payment.getBoundingClientRect();
		const middle = document.elementFromPoint(left + width / 2, top + height / 2);
		const low = document.elementFromPoint(left + width / 2, top + height - 2);
		return !payment.contains(middle) || !payment.contains(low);
	}).map((payment) => payment.textContent).join();
})()`

// TestTableCard ends deals at the Table: the card over the board shows the value of a win or why there was none, and
// leads to the next deal.
func TestTableCard(t *testing.T) {
	harness.Parallel(t)
	t.Run("win", func(t *testing.T) {
		page := openSample(t, 1)
		page.Press("End")
		page.Press("ArrowLeft")
		page.Click("[data-key=what-if]")
		page.WaitText("[data-command=Nr]", "Ron")
		page.Resize(390, 664)
		command(page, "Nr")
		for _, text := range []string{"Riichi", "han", "points", "+", "with 2 riichi sticks"} {
			page.WaitText(".table-view .win-card", text)
		}
		if text := page.Text(".table-view .win-card"); strings.Contains(text, "log") || strings.Contains(text, "Log") {
			t.Errorf("the card speaks of a log where there is none: %s", text)
		}
		page.WindowScreenshot("table-card-win")
		// A win with six yaku, as wide as they are.
		harness.Eval[any](page, `(() => {
			const list = document.querySelector('.table-view .win-yaku');
			while (list.children.length < 6) list.append(list.lastElementChild.cloneNode(true));
		})()`)
		if hidden := harness.Eval[bool](page, `document.querySelector('.table-view .win-payments').getBoundingClientRect()
			.bottom > document.querySelector('.table-next').getBoundingClientRect().top`); hidden {
			t.Error("payments of a large win are not in sight beside the button")
		}
		if under := harness.Eval[string](page, coveredPayments); under != "" {
			t.Errorf("payments lie under something: %s", under)
		}
		page.WindowScreenshot("table-card-win-payments")
		page.Axe()
		page.Click("[data-key=undo]")
		page.Wait("document.querySelector('.table-view .win-card').hidden")
	})
	t.Run("exhausted", func(t *testing.T) {
		page := openSeed(t, "riichi-tenhou", "5", harness.Size(390, 664))
		harness.Eval[any](page, discardAll)
		page.WaitText(".table-view .win-card", "Exhaustive draw")
		page.Wait("/Tenpai: |Nobody was tenpai/.test(document.querySelector('.table-view .win-card').textContent)")
		page.WindowScreenshot("table-card-exhausted")
		page.Axe()
		if height := harness.Eval[float64](page,
			"document.querySelector('[data-key=next-deal]').getBoundingClientRect().height"); height < 44 {
			t.Errorf("the way to the next deal is %.0f px high, want at least 44", height)
		}
		page.Click("[data-key=next-deal]")
		page.Wait(
			"document.querySelector('.table-view .win-card').hidden && document.querySelector('.legal button') !== null")
	})
	t.Run("abandoned", func(t *testing.T) {
		page := openSeed(t, "riichi-tenhou", "123")
		page.Click(".legal [data-command$='-']")
		page.Click("[data-command='=']")
		page.WaitText(".table-view .win-card", "Nine different terminals and honours")
		page.Click("[data-key=toReplay]")
		page.Wait("document.querySelector('.step-count')?.textContent === '0/2'")
		page.Focus(".replay-view .board")
		page.Press("End")
		page.WaitText(".replay-view .win-card", "Nine different terminals and honours")
	})
}

// TestTableSets chooses rules: tiles and their number become those of the rules, and a match may be an East round
// only if the rules allow it.
func TestTableSets(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", harness.Size(390, 664))
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	checked := func(name, want string) {
		t.Helper()
		page.Wait(fmt.Sprintf("document.querySelector('input[name=table-%s]:checked')?.parentElement.textContent === %q",
			name, want))
	}
	for _, row := range []struct{ ruleset, tiles string }{{"riichi-tenhou", "136"}, {"mcr", "144"}, {"hongkong", "144"},
		{"uzje", "Ùzje"}, {"riichi-ema", "136"}} {
		choose(page, "ruleset", row.ruleset)
		checked("tiles", row.tiles)
	}
	page.Click("[data-key=tiles-144]") // these rules do not have them: other rules are chosen with the tiles
	page.Wait("document.querySelector('[data-key=ruleset]').value !== 'riichi-ema'")
	checked("tiles", "144")
	page.Click("[data-key=players-3]")
	choose(page, "ruleset", "riichi-mahjong-soul-3p")
	checked("tiles", "108")
	page.Click("[data-key=players-4]")
	choose(page, "ruleset", "mcr")
	choose(page, "against", "")
	page.Wait("document.querySelector('[data-key=gameLength]') === null")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button') !== null")
	harness.Eval[any](page, keepCopies)
	if wall := wallOf(page); len(regexp.MustCompile("[hijkopqr]").FindAllString(wall, -1)) != 8 {
		t.Errorf("want the eight flowers in the wall\n%s", wall)
	}
	harness.Eval[any](page, "document.querySelector('.table-setup').open = true")
	choose(page, "ruleset", "riichi-tenhou")
	page.Wait("document.querySelector('[data-key=gameLength]').selectedOptions[0].textContent === 'East and South'")
	choose(page, "gameLength", "east")
	page.Screenshot("table-length")
	page.Click(".table-options .is-main")
	harness.Eval[any](page, "copied.length = 0")
	page.Click("[data-key=copy]")
	page.Wait("copied.length > 0")
	if text := harness.Eval[string](page, "copied.at(-1)"); !strings.Contains(text, "gameLength=east") {
		t.Errorf("a match of East alone is saved as\n%s", text)
	}
}

// TestTableTools deals against computer players: a player's tools are shown, those for study are in a fold; for a
// user who moves every seat it is open.
func TestTableTools(t *testing.T) {
	shown := func(page *harness.Page, selector string, want bool) {
		t.Helper()
		page.Wait(fmt.Sprintf("document.querySelector(%q)?.checkVisibility() === %v", selector, want))
	}
	page := harness.Open(t, "#v1&w=table", harness.Size(390, 664))
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	page.Fill("#table-seed", "5")
	page.Click(".table-options .is-main")
	page.Wait("document.querySelector('.legal button') !== null")
	shown(page, "[data-key=hint]", true)
	page.WindowScreenshot("table-playing")
	for _, one := range []string{"#command", "[data-key=undo]", "[data-key=save]", "[data-key=opponents]", ".table-log"} {
		shown(page, one, false)
	}
	if page.Count("[data-key=pass]") != 0 {
		t.Error("there is something to pass on the own turn")
	}
	page.Click("[data-key=hint]")
	const chances = `document.querySelector('.table-advice').textContent.match(/Win chance \d+(\.\d)?%, deal-in \d+(\.\d)?%\./)?.[0] ?? ''`
	page.Wait(chances + " !== ''")
	usual := harness.Eval[string](page, chances)
	page.Click(".settings-button")
	page.Wait("document.querySelector('#settings [data-key=level]') !== null")
	choose(page, "level", "strongest")
	page.Wait("document.querySelector('.table-advice').textContent === ''") // a changed setting draws the view anew
	page.Press("Escape")
	page.Click("[data-key=hint]")
	page.Wait(fmt.Sprintf("![%q, ''].includes(%s)", usual, chances))
	page.Click(".table-study > summary")
	for _, one := range []string{"#command", "[data-key=undo]", "[data-key=save]", "[data-key=opponents]", ".table-log"} {
		shown(page, one, true)
	}
	page.Screenshot("table-tools")
	page.Axe()
	shown(openTable(t), "#command", true)
}

// playedBy deals a match against computer players with the given preferences.
func playedBy(t *testing.T, habits string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := harness.Open(t, "#v1&w=table", append(options, harness.Stored("tehai.table.v1", habits))...)
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	choose(page, "ruleset", "riichi-tenhou")
	choose(page, "against", "fast")
	page.Fill("#table-seed", "5")
	page.Click(".table-options .is-main")
	return page
}

// TestTablePace lets computer players move slowly: nothing is offered during their moves, and a click shows the last
// of them and does nothing else; but a click on the hint gives it too.
func TestTablePace(t *testing.T) {
	page := playedBy(t, `{"pace":"slow"}`)
	page.Wait("document.querySelector('.legal .legal-tile') !== null")
	got := harness.Eval[string](page, `(() => {
		const find = (selector) => document.querySelector(selector);
		const steps = [];
		const look = () => steps.push([document.querySelectorAll('.legal button').length > 0, document.querySelectorAll('.is-own .board-river [data-tile]').length].join());
		find('.legal .legal-tile').click();
		look();
		find('.board-plate[aria-pressed=false]').click();
		look();
		return steps.join(' ') + ' ' + find('[aria-pressed=true].board-plate').dataset.key;
	})()`)
	if got != "false,1 true,1 plate-0" {
		t.Errorf("behind the discard, and behind a touch: %s; want nothing offered, then moves, seen from the same seat", got)
	}
	got = harness.Eval[string](page, `(() => {
		const find = (selector) => document.querySelector(selector);
		find('.legal .legal-tile').click();
		const hint = find('[data-key=hint]');
		const waited = find('.legal').ariaBusy, advised = find('.table-advice').textContent;
		find('.board-plate').click();
		const kept = hint.isConnected;
		find('.legal .legal-tile').click();
		find('[data-key=hint]').click();
		const told = [find('.legal').ariaBusy, find('.table-advice').textContent.slice(0, 12)];
		find('.legal .legal-tile').click();
		return [waited, advised, kept, ...told, find('.table-advice').textContent].join();
	})()`)
	if want := "true,,true,false,Suggestion: ,"; got != want {
		t.Errorf("during moves (waits, advice, hint button kept), after a click on the hint (waits, advice), and after a "+
			"discard (advice): %s, want %s", got, want)
	}
	harness.Eval[any](page, "document.querySelector('.board-plate').click()") // shows the last of the moves
	harness.Eval[any](page, "document.querySelector('.table-study').open = true")
	choose(page, "habit-pace", "once")
	if got := harness.Eval[bool](page,
		"document.querySelector('.legal .legal-tile').click(), document.querySelectorAll('.legal button').length > 0"); !got {
		t.Error("at once, nothing is offered behind a discard")
	}
}

// TestTableCalls plays until another player calls: the call is shown at its seat and in a line for screen readers,
// and sounds if that is switched on.
func TestTableCalls(t *testing.T) {
	for _, sound := range []bool{false, true} {
		page := playedBy(t, fmt.Sprintf(`{"pace":"once","sound":%v}`, sound), harness.Size(390, 664))
		page.Wait("document.querySelector('.legal .legal-tile') !== null")
		harness.Eval[any](page, `(() => { window.tones = 0; const make = AudioContext.prototype.createOscillator;
			AudioContext.prototype.createOscillator = function () { tones += 1; return make.call(this); }; })()`)
		said := harness.Eval[string](page, `(() => {
			for (let move = 0; move < 80; move += 1) {
				const label = document.querySelector('.board-call');
				if (label) return label.textContent + '|' + document.querySelector('.table-called').textContent + '|' + label.dataset.chair;
				(document.querySelector('.legal .legal-tile:last-of-type') ?? document.querySelector('[data-key=pass]') ?? document.querySelector('.legal button')).click();
			}
			return 'nobody calls';
		})()`)
		if !regexp.MustCompile(
			`^(Pon|Chii|Kan|Riichi|Ron|Tsumo)\|(East|South|West|North) P[234]: (Pon|Chii|Kan|Riichi|Ron|Tsumo).*\|[123]$`).MatchString(said) {
			t.Errorf("said of a call: %s", said)
		}
		if tones := harness.Eval[int](page, "tones"); tones > 0 != sound {
			t.Errorf("sound %v: %d tones", sound, tones)
		}
		page.WindowScreenshot("table-call")
		page.Axe()
	}
}

// TestTableLift clicks on small tiles: the first click lifts one, a click on another lifts that, the second click on
// the same tile discards it. A mouse discards at once, and so does a finger if that is chosen.
func TestTableLift(t *testing.T) {
	const river = "document.querySelectorAll('.is-own .board-river [data-tile]').length"
	touch := func(page *harness.Page, place int, pointer string) int {
		t.Helper()
		return harness.Eval[int](page, fmt.Sprintf(`(() => {
			const tile = document.querySelectorAll('.is-own .board-touch')[%d];
			tile.dispatchEvent(new PointerEvent('pointerdown', { pointerType: %q, bubbles: true }));
			tile.click();
			return %s;
		})()`, place, pointer, river))
	}
	page := playedBy(t, `{"pace":"once"}`, harness.Size(390, 664))
	page.Wait("document.querySelectorAll('.is-own .board-touch').length === 14")
	for i, place := range []int{3, 5} {
		if n := touch(page, place, "touch"); n != 0 {
			t.Fatalf("touch %d discards", i+1)
		}
		if n := page.Count(".board-touch.is-lifted"); n != 1 {
			t.Errorf("touch %d: %d tiles are lifted", i+1, n)
		}
	}
	page.WaitText(".dock .caption", "tap again to discard")
	page.WindowScreenshot("table-lifted")
	if n := touch(page, 5, "touch"); n != 1 {
		t.Errorf("behind the second touch %d tiles are discarded", n)
	}
	page = playedBy(t, `{"pace":"once"}`, harness.Size(390, 664))
	page.Wait("document.querySelectorAll('.is-own .board-touch').length === 14")
	if n := touch(page, 3, "mouse"); n != 1 {
		t.Errorf("a click of the mouse discards %d tiles", n)
	}
	page = playedBy(t, `{"pace":"once","lift":false}`, harness.Size(390, 664))
	page.Wait("document.querySelectorAll('.is-own .board-touch').length === 14")
	if n := touch(page, 3, "touch"); n != 1 {
		t.Errorf("where it is not wished, the first touch discards %d tiles", n)
	}
}
