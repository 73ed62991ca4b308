package e2e

import (
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// TestYakuNames reads the names of yaku: in English the Japanese names, with the English one for mouse, long press,
// keyboard and screen readers, on the card, among the goals and on the win card; the English ones if the user wants
// them; in other languages their own.
func TestYakuNames(t *testing.T) {
	const place = "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S,!selfDrawn&i=3p"
	page := openView(t, place, harness.Phone)
	page.Wait("document.documentElement.dataset.answer === 'complete'")
	page.WaitText(".card .lines", "Yakuhai chun")
	line := "[...document.querySelectorAll('.card .line')].find((one) => one.textContent.includes('Yakuhai chun'))"
	if got := harness.Eval[string](page, line+".innerText"); !strings.Contains(got, "(Red dragon)") {
		t.Errorf("who listens is told %q", got)
	}
	tip := "document.querySelector('.tip')?.matches(':popover-open') && document.querySelector('.tip').textContent === " +
		"'Red dragon'"
	harness.Eval[any](page, line+".dispatchEvent(new PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))")
	page.Wait(tip)
	harness.Eval[any](page, line+".dispatchEvent(new PointerEvent('pointerup', {pointerType: 'touch', bubbles: true}))")
	page.Wait("!document.querySelector('.tip').matches(':popover-open')")
	harness.Eval[any](page, line+".closest('li').previousElementSibling.firstChild.focus()")
	page.Press("Tab")
	page.Wait(tip)
	page.Press("Escape")
	page.Wait("!document.querySelector('.tip').matches(':popover-open')")
	harness.Eval[any](page, line+".click()")
	page.WaitText("#teach h2", "Yakuhai chun")
	page.WaitText("#teach", "Red dragon")
	page.Press("Escape")

	page.Click(".settings-button")
	page.Click("#settings [data-key=romajiNames]")
	page.Wait("!document.querySelector('.card .lines').textContent.includes('chun')") // English names were chosen
	page.WaitText(".card .lines", "Red dragon")
	harness.Eval[any](page,
		`(() => { const s = document.querySelector('#settings [data-key=language]'); s.value = 'ja'; s.dispatchEvent(new Event('change')); })()`)
	page.WaitText(".card .lines", "役牌 中")

	goals := openHand(t, "#v1&h=235m24678p3355s6z+7z", harness.Phone)
	unfoldFurther(goals, "Hands within reach")
	goals.WaitText(".goal", "(All simples)")
	goals.Click("[data-key=yaku-tanyao]")
	goals.WaitText("#teach h2", "Tanyao")
	goals.Axe()
}

// TestYakuNamesInGerman reads a language that has only one name for each yaku: no name is given twice.
func TestYakuNamesInGerman(t *testing.T) {
	page := harness.Open(t, "#v1&h=234m406p678s55s77z%2B7z&s=riichi:1,seatWind:.S,!selfDrawn&i=3p", harness.Phone,
		harness.Language("de"))
	page.WaitText(".card .lines", "Roter Drache")
	if n := harness.Eval[int](page, "document.querySelector('.card .lines').querySelectorAll('.unseen').length"); n != 0 {
		t.Errorf("%d names are glossed", n)
	}
}
