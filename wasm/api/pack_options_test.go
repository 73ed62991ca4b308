package api

import (
	"regexp"
	"strings"
	"testing"
)

// TestPackOptions packs a file and one of its deals with every choice of what to leave out: an anonymous text never has
// players' names, and a bare one no comments or variations; everything else is kept.
func TestPackOptions(t *testing.T) {
	source := openLog(t, ReplayOpenRequest{Text: logText(t, logs[0].path)})
	plain, err := ReplayText(ReplayTextRequest{ID: source.ID, Format: "uzje"})
	if err != nil {
		t.Fatal(err)
	}
	at := strings.Index(plain.Text, "Rules:")
	if at < 0 {
		t.Fatalf("no rules in %.200s", plain.Text)
	}
	games := regexp.MustCompile(`(?m)^Players:.*\n(?:\s.*\n)*`).ReplaceAllString(plain.Text[at:], "")
	signed := "Title: TITLE\nDate: DATE\nSource: SOURCE\nPlayers: ANN, BOB, CYD\nReferee: EVE\n" + games +
		"\n\nThe CLOSING remark.\n"
	open := openLog(t, ReplayOpenRequest{Text: signed})
	if len(open.Problems) > 0 {
		t.Fatal(open.Problems)
	}
	if _, err := ReplayComment(ReplayCommentRequest{ID: open.ID, Deal: 1, Step: 3, Text: "REMARK"}); err != nil {
		t.Fatal(err)
	}
	who := []string{"TITLE", "DATE", "SOURCE", "ANN", "BOB", "CYD", "EVE"}
	for _, deal := range []*int{nil, new(1)} {
		for mask := range 4 {
			anonymous, bare := mask&1 != 0, mask&2 != 0
			packed, err := ReplayPack(ReplayPackRequest{ID: open.ID, Deal: deal, Anonymous: anonymous, Bare: bare})
			if err != nil {
				t.Fatal(err)
			}
			again := openLog(t, ReplayOpenRequest{Text: packed.Text})
			text, err := ReplayText(ReplayTextRequest{ID: again.ID, Format: "uzje"})
			if err != nil {
				t.Fatal(err)
			}
			for _, word := range who {
				left := anonymous || word == "EVE" && (bare || deal != nil)
				if got := strings.Contains(text.Text, word); got == left {
					t.Errorf("deal %v, anonymous %v, bare %v: %s is there: %v", deal != nil, anonymous, bare, word, got)
				}
			}
			for word, there := range map[string]bool{"REMARK": !bare, "CLOSING": !bare && deal == nil} {
				if got := strings.Contains(text.Text, word); got != there {
					t.Errorf("deal %v, anonymous %v, bare %v: %s is there: %v", deal != nil, anonymous, bare, word, got)
				}
			}
			if want := len(open.Deals); deal == nil && len(again.Deals) != want || deal != nil && len(again.Deals) != 1 {
				t.Errorf("%d deals", len(again.Deals))
			}
		}
	}
	// The open file is unchanged.
	if text, err := ReplayText(ReplayTextRequest{ID: open.ID, Format: "uzje"}); err != nil || !strings.Contains(text.Text,
		"ANN") || !strings.Contains(text.Text, "REMARK") {
		t.Errorf("packing changed the file: %v", err)
	}
}
