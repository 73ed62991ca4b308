package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"tehai/web/e2e/harness"
)

// day opens the first screen on a date.
func day(t *testing.T, date string, options ...harness.Option) *harness.Page {
	t.Helper()
	page := openHand(t, "", append(options, harness.Today(date))...)
	page.Wait("document.querySelectorAll('.start-card').length === 4 && document.querySelector('.start-card:last-child " +
		"[data-tile]') !== null")
	return page
}

func door(name string) string { return fmt.Sprintf(`[data-key="start-%s"]`, name) }

// doorOf is a selector within the card of a name.
func doorOf(name, inner string) string {
	return fmt.Sprintf(`.start-card:has(%s) %s`, door(name), inner)
}

// TestStartCards opens each of the three cards, and clicks on its hand.
func TestStartCards(t *testing.T) {
	page := day(t, "2026-03-02")
	page.Axe("best-practice")
	worth := func(want string) { t.Helper(); page.WaitText(".start-worth", want) }
	worth("8,000 points")
	page.Click(door("chip-dealer"))
	worth("12,000 points")
	page.Click(door("chip-riichi"))
	worth("7,700 points")
	page.Click(door("score"))
	page.WaitText(".sum", "7,700")

	page.Click(".tools .button:nth-child(3)")
	page.Wait("document.querySelector('.sum') === null")
	page.Click(doorOf("score", ".start-hand"))
	page.Wait("document.querySelector('.sum') !== null && document.querySelectorAll('.hand-tile').length === 14")

	page.Click(".tools .button:nth-child(3)")
	page.Click(doorOf("discard", `.start-tile[data-tile="1m"]`))
	page.WaitText(".verdict", "You discarded 1 of characters, win chance 9.3%. Best: Green, 11.1%.")
	page.Wait("document.querySelectorAll('.discards .discard').length > 3")
	page.Click(".hand-tile")
	page.Wait("document.querySelector('.verdict') === null")

	page.Click(".tools .button:nth-child(3)")
	hand := func() string {
		return harness.Eval[string](page,
			`[...document.querySelectorAll('.start-card:has([data-key=start-review]) .start-tile')].map((b) => b.dataset.tile).join(' ')`)
	}
	const turn = "document.querySelector('.start-card:has([data-key=start-review]) .start-line').textContent"
	page.Wait(turn + ".includes('25 of 79')")
	first, words := hand(), harness.Eval[string](page, turn)
	page.Click(door("step1"))
	page.Wait(turn + ".includes('27 of 79')")
	// The hand that is shown before the module has loaded is the one that the module gives.
	page.Click(door("step-1"))
	page.Wait(turn + ".includes('25 of 79')")
	if again := hand(); again != first || harness.Eval[string](page, turn) != words {
		t.Errorf("the hand is %s, and %s when the module is asked", first, again)
	}
	page.Click(door("step1"))
	page.Wait(turn + ".includes('27 of 79')")
	tiles := strings.Fields(hand())
	slices.Sort(tiles)
	page.Click(doorOf("review", ".start-tile"))
	page.Wait("document.querySelector('.step-count')?.textContent.startsWith('27/')")
	page.Wait(fmt.Sprintf(
		`[...document.querySelectorAll('.board-seat.is-own .board-hand [data-tile]')].map((e) => e.dataset.tile).sort().join(' ') === %q`, strings.Join(tiles, " ")))
}

// TestHandsOfCardsInOneLine counts the lines of tiles on each card in narrow windows: a hand that is one button has
// one line at any width, a hand whose tiles are buttons of 24 px has one if fourteen of them fit.
func TestHandsOfCardsInOneLine(t *testing.T) {
	page := day(t, "2026-03-02", harness.Phone)
	page.Wait("document.querySelector('[data-key=start-step1]') !== null")
	for _, row := range []struct {
		size
		doors string
	}{{windows[0], ".start-card"}, {windows[1], ".start-card"}, {windows[4], ".start-card:has(.is-one)"},
		{windows[5], ".start-card:has(.is-one)"}} {
		page.Resize(row.width, row.height)
		if lines := harness.Eval[[]int](page,
			fmt.Sprintf(
				`[...document.querySelectorAll(%q)].map((card) => new Set([...card.querySelectorAll('.start-tile')].map((one) => Math.round(one.getBoundingClientRect().top))).size)`, row.doors)); len(lines) < 2 || slices.Max(lines) > 1 {
			t.Errorf("at %s the hands take %v lines", row.name, lines)
		}
		if small := harness.Eval[float64](page, "Math.min(...[...document.querySelectorAll('button.start-tile, "+
			".start-hand.is-one')].map((one) => Math.min(one.offsetWidth, one.offsetHeight)))"); small < 24 {
			t.Errorf("at %s something to touch is %.1f px small", row.name, small)
		}
	}
}

// TestHandOfTheDay wants the same hand for every user on a date and another on the next day: a discard on even days,
// a score on odd ones.
func TestHandOfTheDay(t *testing.T) {
	hand := func(page *harness.Page) string {
		return harness.Eval[string](page,
			`[...document.querySelector('.start-card:last-child').querySelectorAll('[data-tile]')].map((e) => e.dataset.tile).join(' ')`)
	}
	page := day(t, "2026-03-02")
	first := hand(page)
	if tiles := strings.Fields(first); len(tiles) < 14 {
		t.Errorf("the hand is %s", first)
	}
	if again := hand(day(t, "2026-03-02", harness.Phone)); again != first {
		t.Errorf("the same day has %s and %s", first, again)
	}
	page.Click(doorOf("day", ".start-tile"))
	page.WaitText(".verdict", "You ")

	// On a phone the verdict is below hand and keys: the page scrolls to it.
	phone := day(t, "2026-03-02", harness.Size(390, 664))
	for _, card := range []string{"score", "discard", "review", "day"} {
		if why := phone.Text(doorOf(card, ".quiet-text")); len(why) < 20 {
			t.Errorf("the card %s says %q of what it is for", card, why)
		}
	}
	// it may be below the keys
	harness.Eval[any](phone, "document.querySelector(`"+doorOf("day", ".start-tile")+"`).click()")
	phone.Wait(`(() => { const box = document.querySelector('.verdict')?.getBoundingClientRect();
		return box && box.top >= 0 && box.bottom < document.querySelector('.picker').getBoundingClientRect().top; })()`)

	odd := day(t, "2026-03-03")
	if second := hand(odd); second == first {
		t.Errorf("two days have %s", second)
	}
	said := odd.Text(`.start-card:last-child .chip`)
	odd.Click(`.start-card:last-child .chip`)
	odd.WaitText(".verdict", said)
	right := odd.Text(".sum-number")
	if strings.Contains(odd.Text(".verdict"), "is right") != (said == right) {
		t.Errorf("%q beside a card that says %s", odd.Text(".verdict"), right)
	}
}

// TestPlaceIsRestored leaves the page in the middle and comes back without a link: everything is restored.
func TestPlaceIsRestored(t *testing.T) {
	page := openHand(t, "")
	page.Type(field, "123m406p789s11555z")
	page.WaitText(".terms", "complete")
	page.Do("leaving", chromedp.Navigate("about:blank"))
	page.Do("coming back", chromedp.Navigate(page.Site()))
	page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelectorAll('.hand-tile').length === 14")
}
