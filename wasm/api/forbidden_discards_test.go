package api

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/tile"
)

// kindsOf returns the kinds of the discards of a list.
func kindsOf(discards []DiscardTo) string {
	var kinds []string
	for _, to := range discards {
		t, _ := tile.Parse(to.Tile)
		kinds = append(kinds, t.Plain().String())
	}
	slices.Sort(kinds)
	return strings.Join(slices.Compact(kinds), " ")
}

// TestForbiddenDiscards checks that exactly the tiles that may not be discarded are missing from the discards.
func TestForbiddenDiscards(t *testing.T) {
	all, err := Analyze(AnalyzeRequest{Hand: "34056m12399s2277z"})
	if err != nil {
		t.Fatal(err)
	}
	kept, err := Analyze(AnalyzeRequest{Hand: "34056m12399s2277z", Kept: []string{"5m", "9s", "7z"}})
	if err != nil {
		t.Fatal(err)
	}
	if a, b := kindsOf(all.Discards), kindsOf(kept.Discards); a != "1s 2s 2z 3m 3s 4m 5m 6m 7z 9s" ||
		b != "1s 2s 2z 3m 3s 4m 6m" {
		t.Errorf("%s, with 5m 9s 7z kept %s", a, b)
	}
	if _, err := Analyze(AnalyzeRequest{Hand: "34056m12399s2277z", Kept: []string{"x"}}); err == nil {
		t.Error("x is kept")
	}
}

// TestForbiddenAfterCalls lists the discards that rules against swap calling allow after a call.
func TestForbiddenAfterCalls(t *testing.T) {
	for _, row := range []struct {
		ruleset string
		options map[string]any
		want    string
	}{
		{"riichi-tenhou", nil, "kept"},
		{"riichi-tenhou", map[string]any{"swapCalling": true}, ""},
		{"classical", nil, ""},
		{"", nil, ""},
	} {
		// 4m completes 234m, after which 4m and 1m are exchanges, 345m, after which 4m is one, and a pung that leaves
		// no 4m.
		calls, err := Calls(CallsRequest{Hand: "1123445m1199s22z", Tile: "4m", From: "left", Ruleset: row.ruleset,
			Options: row.options})
		if err != nil || len(calls) != 3 {
			t.Fatalf("%s: %d calls, %v", row.ruleset, len(calls), err)
		}
		for _, call := range calls {
			want := ""
			if row.want != "" {
				want = map[string]string{"2m3m4m": "1m 4m", "3m4m5m": "4m", "4m4m4m": ""}[strings.Join(call.Meld.Tiles, "")]
			}
			if got := strings.Join(call.Kept, " "); got != want {
				t.Errorf("%s %v, %v: %q is kept, want %q", row.ruleset, row.options, call.Meld.Tiles, got, want)
			}
			for _, to := range call.Discards {
				if slices.Contains(call.Kept, to.Tile) {
					t.Errorf("%s, %v: %s is listed as a discard", row.ruleset, call.Meld.Tiles, to.Tile)
				}
			}
			if len(call.Discards) == 0 {
				t.Errorf("%s, %v: no discard is listed", row.ruleset, call.Meld.Tiles)
			}
		}
	}
	if _, err := Calls(CallsRequest{Hand: "1123445m1199s22z", Tile: "4m", From: "left", Ruleset: "x"}); err == nil {
		t.Error("rules called x")
	}
	// Only the other end of the chow is left: the rules forbid the claim itself.
	if calls, err := Calls(CallsRequest{Hand: "2344m", Tile: "1m", From: "left", Ruleset: "riichi-tenhou"}); err != nil ||
		len(calls) > 0 {
		t.Errorf("%+v, %v", calls, err)
	}
}

// TestForbiddenInSight checks that sight lists the tiles that a chair may not discard after its claim, at that step and
// for that chair only.
func TestForbiddenInSight(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, "mjlog/testdata/4-players.xml")})
	kept := 0
	for deal, d := range open.Deals {
		for step := range d.Steps + 1 {
			state, err := ReplayState(ReplayStateRequest{ID: open.ID, Deal: deal, Step: step})
			if err != nil {
				t.Fatal(err)
			}
			for chair := range 4 {
				sight, err := ReplaySight(ReplaySightRequest{ID: open.ID, Deal: deal, Step: step, Chair: chair})
				if err != nil {
					continue
				}
				if len(sight.Kept) == 0 {
					continue
				}
				t.Logf("deal %d step %d chair %d: %s keeps %v", deal, step, chair, sight.Hand, sight.Kept)
				kept++
				if *state.Turn != chair || state.Event.Kind != "chow" && state.Event.Kind != "pung" {
					t.Errorf("deal %d, step %d: chair %d may not discard %v after %+v", deal, step, chair, sight.Kept, state.Event)
				}
			}
		}
	}
	if kept == 0 {
		t.Error("no chair has a forbidden discard")
	}
}
