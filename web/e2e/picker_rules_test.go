package e2e

import (
	"testing"

	"tehai/web/e2e/harness"
)

// TestPickerByRules offers red fives and indicators only where rules have dora.
func TestPickerByRules(t *testing.T) {
	page := openHand(t, "#v1&h=123m&r=mcr")
	shown := func(want bool) {
		t.Helper()
		page.Wait("document.querySelector('.picker .segment.is-indicator').hidden !== " + map[bool]string{true: "true",
			false: "false"}[want])
		for _, red := range []string{"0m", "0p", "0s"} {
			got := harness.Eval[string](page, "getComputedStyle(document.querySelector('.picker-key[data-pick=\""+red+
				"\"]')).visibility")
			if (got == "visible") != want {
				t.Errorf("%s is %s, want it shown: %v", red, got, want)
			}
		}
	}
	shown(false)
	page.Go("#v1&h=123m&r=riichi-tenhou")
	shown(true)
	page.Go("#v1&h=123m&r=classical")
	shown(false)
}

// TestUraCounted makes sure that all shown ura indicators count: the picker takes one for each dora indicator of a
// hand in riichi, and further ones in a link or an attribute are named below the score.
func TestUraCounted(t *testing.T) {
	const hand = "h=1133557799m115p+5p&r=riichi-tenhou&s=!selfDrawn,riichi:1,seatWind:.S,ippatsu"
	const surplus = "Not counted: Ura indicators (one per dora indicator)."
	page := openHand(t, "#v1&"+hand+"&u=9p")
	page.WaitText(".assumed", surplus)
	page.WaitText(".sum-number", "6,400")

	page.Go("#v1&" + hand + "&i=1z&u=9p2z")
	page.WaitText(".assumed", surplus)
	page.Go("#v1&" + hand + "&i=1z&u=9p")
	page.WaitText(".sum-number", "12,000")
	page.Wait("!document.querySelector('.assumed').textContent.includes('Not counted')")

	for _, key := range []string{"[data-key='mode-indicator']", "[data-key='where-indicator-ura']", "[data-pick='3z']"} {
		harness.Eval[any](page, `document.querySelector("`+key+`").click()`)
	}
	page.WaitText("#hand-message", "Ura indicators: one per dora indicator")
	if n := page.Count("[data-key^='uraIndicators-']"); n != 1 {
		t.Errorf("%d ura indicators beside one dora indicator", n)
	}
	page.Go("#v1&h=1133557799m115p+5p&r=riichi-tenhou&i=1z&u=9p&s=!selfDrawn")
	page.WaitText(".assumed", "Not counted: Ura indicators (needs riichi).")

	body := `<mahjong-score text="1133557799m115p+5p" rules="riichi-tenhou" situation="!selfDrawn riichi=1 seatWind=S" ura-indicators="9p">hand</mahjong-score>`
	other := harness.Open(t, stranger(t, deployed(t).URL, "", "elements.js", body))
	within(other, "mahjong-score", ".assumed", surplus)
}
