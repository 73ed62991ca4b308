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
		page.Wait("document.querySelector('.picker .segment.is-indicator').hidden !== " + map[bool]string{true: "true", false: "false"}[want])
		for _, red := range []string{"0m", "0p", "0s"} {
			got := harness.Eval[string](page, "getComputedStyle(document.querySelector('.picker-key[data-pick=\""+red+"\"]')).visibility")
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
