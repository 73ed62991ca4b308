package api

import (
	"slices"
	"strings"
	"testing"
)

// TestSightOfWinningTile takes what the winners of recorded games see at the end: the winning tile is in the hand, and
// no longer among the tiles seen, so that no tile has five copies.
func TestSightOfWinningTile(t *testing.T) {
	discards := 0
	for _, log := range logs {
		open := openLog(t, ReplayOpenRequest{Text: logText(t, log.path)})
		for i, deal := range open.Deals {
			for _, win := range deal.Result.Wins {
				at := ReplaySightRequest{ID: open.ID, Deal: i, Step: deal.Steps, Chair: win.Chair}
				after := sightCounted(t, at)
				at.Step -= len(deal.Result.Wins)
				before := sightCounted(t, at)
				seen := after.Seen
				if _, winning, _ := strings.Cut(after.Hand, "+"); !after.Situation.SelfDrawn {
					discards++
					seen = append(seen, winning[:2])
				}
				slices.Sort(seen)
				if want := slices.Sorted(slices.Values(before.Seen)); !slices.Equal(seen, want) {
					t.Errorf("%s, deal %d: the winner in chair %d has %s and sees %v, want %v", log.path, i, win.Chair,
						after.Hand, seen, want)
				}
			}
		}
	}
	if discards < 5 {
		t.Errorf("%d wins on a discard", discards)
	}
}

// TestSightOfOneWhoLeft follows deals that go on after a win: the hand of a winner stays as it won, whatever is
// discarded later.
func TestSightOfOneWhoLeft(t *testing.T) {
	drawn, discarded := 0, 0
	for seed := range 6 {
		played := machines(t, GameNewRequest{Players: 4, Tiles: "108", Ruleset: "sichuan-common", Seed: &seed}, "fast")
		game, err := GameText(GameTextRequest{ID: played.ID})
		if err != nil {
			t.Fatal(err)
		}
		open := openLog(t, ReplayOpenRequest{Text: game.Text})
		won := map[int]string{} // by chair
		for step := range open.Deals[0].Steps + 1 {
			state, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: step})
			if err != nil {
				t.Fatal(err)
			}
			for chair, seat := range state.Seats {
				if !seat.HasWon {
					continue
				}
				sight := sightCounted(t, ReplaySightRequest{ID: open.ID, Step: step, Chair: chair})
				if won[chair] == "" {
					won[chair] = sight.Hand
					score, err := ScoreHand(ScoreRequest{Hand: sight.Hand, Ruleset: sight.Ruleset, Situation: sight.Situation})
					if err != nil {
						t.Fatalf("seed %d, step %d: %s scores %v, %v", seed, step, sight.Hand, score, err)
					}
					if sight.Situation.SelfDrawn {
						drawn++
					} else {
						discarded++
					}
				}
				if sight.Hand != won[chair] {
					t.Fatalf("seed %d, step %d: chair %d has won with %s, later with %s", seed, step, chair, won[chair],
						sight.Hand)
				}
			}
		}
	}
	if drawn < 2 || discarded < 2 {
		t.Errorf("%d self-draws, %d wins on a discard", drawn, discarded)
	}
}

// sightCounted is a sight in which analyze finds no tile with more copies than there are.
func sightCounted(t *testing.T, at ReplaySightRequest) ReplaySightValue {
	t.Helper()
	sight, err := ReplaySight(at)
	if err != nil {
		t.Fatalf("%+v: %v", at, err)
	}
	if _, err := Analyze(AnalyzeRequest{Hand: sight.Hand, Seen: slices.Concat(sight.Seen, sight.River),
		River: sight.River, Indicators: sight.Situation.Indicators, Players: min(4, sight.Players), Ruleset: sight.Ruleset,
		Options: sight.Options}); err != nil {
		t.Errorf("%+v: %s: %v", at, sight.Hand, err)
	}
	return sight
}
