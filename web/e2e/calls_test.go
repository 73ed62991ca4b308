package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// romajiIsOff is whether the switch of names in romaji can not be set.
const romajiIsOff = "document.querySelector('#settings [data-key=romajiNames]').disabled"

// TestCallsAreNamed reads the names of calls: Japanese names under riichi rules, with the plain word on long press,
// and the plain word under other rules or if the user wants it. Three players are not offered a chow, which they do
// not have.
func TestCallsAreNamed(t *testing.T) {
	const words = "[...document.querySelectorAll('.modes .segment.is-chow, .modes .segment.is-pung, .modes " +
		".segment.is-kong')].filter((e) => !e.hidden).map((e) => e.textContent).join()"
	for _, row := range []struct{ rules, want string }{
		{"riichi-wrc", "chii,pon,kan"}, {"riichi-tenhou-3p", "pon,kan"}, {"mcr", "chow,pung,kong"},
		{"classical", "chow,pung,kong"},
	} {
		page := harness.Open(t, "#v1&r="+row.rules+"&h=123m406p789s11555z", harness.Phone)
		page.Wait("document.documentElement.dataset.core === 'ready' && document.querySelector('.modes .segment') !== null")
		page.Wait(words + " === '" + row.want + "'")
		if row.rules != "riichi-wrc" {
			continue
		}
		harness.Eval[any](page, "document.querySelector('.modes .segment.is-pung').dispatchEvent(new "+
			"PointerEvent('pointerdown', {pointerType: 'touch', bubbles: true}))")
		page.Wait(
			"document.querySelector('.tip')?.matches(':popover-open') && document.querySelector('.tip').textContent === 'pung'")
		harness.Eval[any](page, "document.querySelector('.modes .segment.is-pung').dispatchEvent(new "+
			"PointerEvent('pointerup', {pointerType: 'touch', bubbles: true}))")
		page.Wait("!document.querySelector('.tip').matches(':popover-open')")
		page.Click(".settings-button")
		if harness.Eval[bool](page, romajiIsOff) {
			t.Error("names in romaji cannot be chosen beside Japanese terms")
		}
		page.Click("#settings [data-key=plain]")
		page.Wait(romajiIsOff)
		page.Wait(words + " === 'chow,pung,kong'")
	}
}

// TestMovesAreNamed reads the moves of a game of riichi and of one with fans.
func TestMovesAreNamed(t *testing.T) {
	for sample, row := range map[int]struct{ has, not string }{3: {"calls pon", "pungs"}, 4: {"pungs", "calls pon"}} {
		page := openSample(t, sample)
		page.WaitText(".transcript", row.has)
		if harness.Eval[bool](page, "document.querySelector('.transcript').textContent.includes('"+row.not+"')") {
			t.Errorf("sample %d says %q", sample, row.not)
		}
	}
}
