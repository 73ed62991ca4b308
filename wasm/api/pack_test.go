package api

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestPack packs each deal of the samples, and a complete file, and opens them.
func TestPack(t *testing.T) {
	for _, log := range logs {
		open := openLog(t, ReplayOpenRequest{Text: logText(t, log.path)})
		if _, err := ReplayComment(ReplayCommentRequest{ID: open.ID, Deal: 1, Step: 3, Text: "手"}); err != nil {
			t.Fatal(err)
		}
		if _, err := ReplayVary(ReplayVaryRequest{ID: open.ID, Deal: 1, Step: open.Deals[1].Steps - 3,
			Command: "="}); err == nil {
			t.Error("abandoned where nothing allows it")
		}
		for i, deal := range open.Deals {
			packed, err := ReplayPack(ReplayPackRequest{ID: open.ID, Deal: new(i)})
			if err != nil || len(packed.Text) > 1500 {
				t.Fatalf("%s, deal %d: %d characters, %v", log.path, i, len(packed.Text), err)
			}
			again := openLog(t, ReplayOpenRequest{Text: packed.Text})
			if again.Format != "packed" || len(again.Deals) != 1 || again.Deals[0].Steps != deal.Steps ||
				again.Deals[0].Label != deal.Label ||
				again.Deals[0].Ruleset != deal.Ruleset || len(again.Problems) > 0 {
				t.Errorf("%s, deal %d: %+v", log.path, i, again)
			}
			want, _ := ReplayState(ReplayStateRequest{ID: open.ID, Deal: i, Step: deal.Steps})
			got, _ := ReplayState(ReplayStateRequest{ID: again.ID, Step: deal.Steps})
			got.Deal = i
			one, _ := json.Marshal(got)
			other, _ := json.Marshal(want)
			if string(one) != string(other) {
				t.Errorf("%s, deal %d ends as %s, want %s", log.path, i, one, other)
			}
		}
		whole, err := ReplayPack(ReplayPackRequest{ID: open.ID, Anonymous: true, Bare: true})
		if err != nil {
			t.Fatal(err)
		}
		text, _ := ReplayText(ReplayTextRequest{ID: open.ID, Format: "packed"})
		again := openLog(t, ReplayOpenRequest{Text: whole.Text})
		if len(again.Deals) != len(open.Deals) || len(again.Players) > 0 || len(whole.Text) >= len(text.Text) {
			t.Errorf("%s: without names %+v", log.path, again.Players)
		}
		if s, _ := ReplayState(ReplayStateRequest{ID: again.ID, Deal: 1, Step: 3}); s.Comment != "" {
			t.Error("a comment in a bare text")
		}
	}
	for text, want := range map[string]string{
		"t1.":    "bad-replay: want a packed game: t1. and letters, digits, - and _",
		"t1.AAA": "bad-replay: the packed game is not whole: a character is lost or changed",
	} {
		if _, err := ReplayOpen(ReplayOpenRequest{Text: text}); fault(err) != want {
			t.Errorf("%s: %s", text, fault(err))
		}
	}
	if _, err := ReplayPack(ReplayPackRequest{ID: "r0"}); !strings.HasPrefix(fault(err), "unknown-id") {
		t.Error(err)
	}
}
