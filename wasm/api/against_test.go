package api

import (
	"strings"
	"testing"
)

// TestLiveAgainstTheRules continues logs in which something happened that the rules of a table refuse: at every step
// the deal is written as the log has it, and reading it gives the same deal.
func TestLiveAgainstTheRules(t *testing.T) {
	tenhou := logText(t, "tenhou/testdata/4-players.json")
	for name, text := range map[string]string{
		"riichi with 900 points": strings.ReplaceAll(tenhou, "[25000,25000,25000,25000]", "[900,900,900,900]"),
		"an end for no reason":   strings.ReplaceAll(tenhou, "流局", "四家立直"),
	} {
		log := openLog(t, ReplayOpenRequest{Text: text})
		if text == tenhou || len(log.Problems) > 0 {
			t.Fatalf("%s: %+v", name, log.Problems)
		}
		for deal, d := range log.Deals {
			for _, step := range []int{d.Steps / 2, d.Steps} {
				live, err := GameNew(GameNewRequest{Replay: log.ID, Deal: deal, Step: step})
				if err != nil {
					t.Fatal(err)
				}
				text, err := GameText(GameTextRequest{ID: live.ID})
				if err != nil {
					t.Fatalf("%s, deal %d: %v", name, deal, err)
				}
				if again := openLog(t, ReplayOpenRequest{Text: text.Text}); len(again.Problems) > 0 ||
					again.Deals[0].Steps != step {
					t.Errorf("%s, deal %d: %d steps, want %d, %+v", name, deal, again.Deals[0].Steps, step, again.Problems)
				}
				GameClose(GameCloseRequest{ID: live.ID})
			}
		}
	}
}
