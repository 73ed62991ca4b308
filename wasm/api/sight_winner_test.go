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
	for seed := range 20 {
		played := machines(t, GameNewRequest{Players: 4, Tiles: "108", Ruleset: "sichuan-common", Seed: &seed}, "fast")
		open := openLog(t, ReplayOpenRequest{Text: textOf(t, played.ID)})
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
				at := ReplaySightRequest{ID: open.ID, Step: step, Chair: chair}
				sight := sightCounted(t, at)
				if won[chair] == "" {
					won[chair] = sight.Hand
					score, err := ScoreHand(ScoreRequest{Hand: sight.Hand, Ruleset: sight.Ruleset, Situation: sight.Situation})
					if err != nil {
						t.Fatalf("seed %d, step %d: %s scores %v, %v", seed, step, sight.Hand, score, err)
					}
					at.Step--
					before := sightCounted(t, at)
					switch {
					case !sight.Situation.SelfDrawn:
						discarded++
					case slices.Equal(sight.Seen, before.Seen):
						drawn++
					default:
						t.Errorf("seed %d, step %d: a self-draw changes the tiles seen: %v", seed, step, sight.Seen)
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

// TestSightOfRedFive wins on a red five: it is in the hand, and no longer among the tiles seen.
func TestSightOfRedFive(t *testing.T) {
	wall := stacked(t, []string{"109m248p36s11223z", "34m456p789s55s567p", "23m456p789s99p678s", "1199m1199p112s66z"}, "")
	open := openLog(t, ReplayOpenRequest{Text: commanded(t,
		GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Wall: wall}, "E- Ed0m Sr")})
	sight := sightCounted(t, ReplaySightRequest{ID: open.ID, Step: open.Deals[0].Steps, Chair: 1})
	if !strings.HasSuffix(sight.Hand, "+0m") || len(sight.Seen) > 0 {
		t.Errorf("South has %s and sees %v", sight.Hand, sight.Seen)
	}
}

// TestSightOfRobbedKong wins on the tile of a kong: the other three are seen, whether the deal ends with the win or
// goes on, where the kong is a pung again.
func TestSightOfRobbedKong(t *testing.T) {
	for _, row := range []struct {
		tiles, ruleset string
		hands          []string
		draws, moves   string
	}{
		{"108", "sichuan-sbr", []string{"66m1112223334p4s", "45m123m123789p88p", "6m4p55p666p77p999p3s",
			"1s7788999m445p7p6p"}, "9s8s1m7s6s1s2m2s9m3s6m",
			"E- Evs Svs Wvs Nvs Ed4s S- Sd8s W- Wd3s N- Nd1s E- Ed9s S- Sd1s W- Wd6m Ep6m Ed6s S- Sd2s W- Wd1m " +
				"N- Nd7s E- Ek6m Sr"},
		{"136", "riichi-tenhou", []string{"66m9m119p119s1122z", "45m234p678s345s88p", "45m678p234s678s99p",
			"222m333p555z66z77z"}, "1m1m1m6m9m9m9m6m",
			"E- Ed1m S- Sd1m W- Wd1m N- Nd6m Ep6m Ed9m S- Sd9m W- Wd9m N- Nd9m E- Ek6m Sr"},
	} {
		wall := stacked(t, row.hands, row.draws)
		if row.tiles == "108" {
			wall = slices.DeleteFunc(wall, func(word string) bool { return strings.HasSuffix(word, "z") })
		}
		open := openLog(t, ReplayOpenRequest{Text: commanded(t,
			GameNewRequest{Players: 4, Tiles: row.tiles, Ruleset: row.ruleset, Wall: wall}, row.moves)})
		sight := sightCounted(t, ReplaySightRequest{ID: open.ID, Step: open.Deals[0].Steps, Chair: 1})
		seen := len(slices.DeleteFunc(slices.Clone(sight.Seen), func(word string) bool { return word != "6m" }))
		if !sight.Situation.Chankan || !strings.HasSuffix(sight.Hand, "+6m") || seen != 3 {
			t.Errorf("%s: South has %s and sees 6m %d times, want 3: %+v", row.ruleset, sight.Hand, seen, sight)
		}
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
