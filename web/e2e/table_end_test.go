package e2e

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// openSeed deals a match of a seed that every seat is moved in by hand.
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

// TestTableCard ends deals at the Table: the card over the board says what a win is worth or why nobody won, and goes on to the next deal.
func TestTableCard(t *testing.T) {
	t.Run("win", func(t *testing.T) {
		page := openSample(t, 1)
		page.Press("End")
		page.Press("ArrowLeft")
		page.Click("[data-key=what-if]")
		page.WaitText("[data-command=Nr]", "Ron")
		command(page, "Nr")
		for _, text := range []string{"Riichi", "han", "points", "+"} {
			page.WaitText(".table-view .win-card", text)
		}
		if text := page.Text(".table-view .win-card"); strings.Contains(text, "log") || strings.Contains(text, "Log") {
			t.Errorf("the card speaks of a log where there is none: %s", text)
		}
		page.WindowScreenshot("table-card-win")
		page.Axe()
		page.Click("[data-key=undo]")
		page.Wait("document.querySelector('.table-view .win-card').hidden")
	})
	t.Run("exhausted", func(t *testing.T) {
		page := openSeed(t, "riichi-tenhou", "5", harness.Size(390, 664))
		harness.Eval[any](page, discardAll)
		page.WaitText(".table-view .win-card", "Exhausted wall")
		page.Wait("/Tenpai: |Nobody was tenpai/.test(document.querySelector('.table-view .win-card').textContent)")
		page.WindowScreenshot("table-card-exhausted")
		page.Axe()
		if height := harness.Eval[float64](page, "document.querySelector('[data-key=next-deal]').getBoundingClientRect().height"); height < 44 {
			t.Errorf("the way to the next deal is %.0f px high, want at least 44", height)
		}
		page.Click("[data-key=next-deal]")
		page.Wait("document.querySelector('.table-view .win-card').hidden && document.querySelector('.legal button') !== null")
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

// TestTableSets chooses rules: the tiles become those that the rules are played with, the number of tiles is theirs, and a match may be one
// of East alone where the rules let it.
func TestTableSets(t *testing.T) {
	page := harness.Open(t, "#v1&w=table", harness.Size(390, 664))
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('[data-key=against]') !== null")
	checked := func(name, want string) {
		t.Helper()
		page.Wait(fmt.Sprintf("document.querySelector('input[name=table-%s]:checked')?.parentElement.textContent === %q", name, want))
	}
	for _, row := range []struct{ ruleset, tiles string }{{"riichi-tenhou", "136"}, {"mcr", "144"}, {"hongkong", "144"}, {"uzje", "Ùzje"}, {"riichi-ema", "136"}} {
		choose(page, "ruleset", row.ruleset)
		checked("tiles", row.tiles)
	}
	page.Click("[data-key=tiles-144]") // not played by these rules: others come with the tiles
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

// TestTableTools deals against machines: what a player needs is there, what is for study is behind a fold that opens; who moves every seat
// finds it open.
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
	page.Click(".table-study > summary")
	for _, one := range []string{"#command", "[data-key=undo]", "[data-key=save]", "[data-key=opponents]", ".table-log"} {
		shown(page, one, true)
	}
	page.Screenshot("table-tools")
	page.Axe()
	shown(openTable(t), "#command", true)
}
