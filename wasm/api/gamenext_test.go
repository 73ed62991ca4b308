package api

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestMatches has computer players play complete matches: every wind has a deal of every dealer, in order, a dealer
// deals again only if the rules say so, and the match ends after the last wind of the rules.
func TestMatches(t *testing.T) {
	for _, row := range []struct {
		players        int
		ruleset, tiles string
		winds          string
		stays          bool // a dealer may deal again
	}{
		{4, "mcr", "144", "ESWN", false},
		{4, "hongkong", "144", "ESWN", true},
		{4, "classical", "144", "ES", true},
		{3, "uzje", "136", "ES", true},
		{4, "riichi-jpml-a", "136", "ES", true},
	} {
		t.Run(row.ruleset, func(t *testing.T) {
			seed := 3
			game, err := GameNew(GameNewRequest{Players: row.players, Tiles: row.tiles, Ruleset: row.ruleset, Seed: &seed})
			if err != nil {
				t.Fatal(err)
			}
			defer GameClose(GameCloseRequest{ID: game.ID})
			strengths := slices.Repeat([]string{"fast"}, row.players)
			dealt := []string{dealOf(&game.State)}
			for over := false; !over && len(dealt) < 60; {
				played, err := GamePlay(GamePlayRequest{ID: game.ID, Strengths: strengths})
				if err != nil || played.State.Turn != nil {
					t.Fatalf("deal %d: the machines stop after %+v, open is %v (%v)", len(dealt), played.State.Event, played.Legal,
						err)
				}
				next, err := GameNext(GameNextRequest{ID: game.ID})
				if err != nil {
					t.Fatal(err)
				}
				if over = next.Over; over {
					checkLast(t, &next, row.players)
					break
				}
				again := dealOf(&next.State) == dealt[len(dealt)-1]
				if again && !row.stays {
					t.Errorf("the dealer of %s deals again", dealt[len(dealt)-1])
				}
				if !again {
					dealt = append(dealt, dealOf(&next.State))
				}
			}
			var want []string
			for _, wind := range row.winds {
				for number := range row.players {
					want = append(want, fmt.Sprintf("%c%d", wind, number+1))
				}
			}
			if got := strings.Join(dealt, " "); got != strings.Join(want, " ") {
				t.Errorf("dealt %s, want %s", got, strings.Join(want, " "))
			}
		})
	}
}

func dealOf(s *State) string { return fmt.Sprint(s.Round, s.Number) }

// checkLast checks the end of a match: a place for every player, and points if the rules have them.
func checkLast(t *testing.T, last *GameNextValue, players int) {
	t.Helper()
	places := slices.Sorted(slices.Values(last.Places))
	if len(places) != players || places[0] != 1 {
		t.Errorf("places %v of the scores %v", last.Places, last.Scores)
	}
	for chair, n := range last.Wins {
		for other, more := range last.Wins {
			if len(last.Scores) == 0 && (more > n) != (last.Places[other] < last.Places[chair]) {
				t.Errorf("places %v of %v deals won", last.Places, last.Wins)
			}
		}
	}
	if (last.Placement != nil) != (len(last.Points) > 0) {
		t.Errorf("points %v, placement %+v", last.Points, last.Placement)
	}
}

// TestSeedIsResumed continues from the text of a deal that has ended, with its seed: the later walls are those of the
// match itself.
func TestSeedIsResumed(t *testing.T) {
	seed := 5
	game, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Seed: &seed})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: game.ID})
	if _, err := GamePlay(GamePlayRequest{ID: game.ID, Strengths: slices.Repeat([]string{"fast"}, 4)}); err != nil {
		t.Fatal(err)
	}
	text, err := GameText(GameTextRequest{ID: game.ID})
	if err != nil {
		t.Fatal(err)
	}
	file, err := ReplayOpen(ReplayOpenRequest{Text: text.Text})
	if err != nil {
		t.Fatal(err)
	}
	defer ReplayClose(ReplayCloseRequest{ID: file.ID})
	again, err := GameNew(GameNewRequest{Replay: file.ID, Step: file.Deals[0].Steps, Seed: &seed})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: again.ID})
	want, err := GameNext(GameNextRequest{ID: game.ID})
	if err != nil {
		t.Fatal(err)
	}
	got, err := GameNext(GameNextRequest{ID: again.ID})
	if err != nil {
		t.Fatal(err)
	}
	if *got.Seed != *want.Seed || fmt.Sprint(got.State.Wall) != fmt.Sprint(want.State.Wall) {
		t.Errorf("the next wall is of seed %d, want %d: %v, want %v", *got.Seed, *want.Seed, got.State.Wall, want.State.Wall)
	}
}

// TestMatchIsResumed continues from the text of a match in its second deal: as part of the match, the first one stays
// in its text and counts at its end, otherwise not.
func TestMatchIsResumed(t *testing.T) {
	seed := 3
	fast := slices.Repeat([]string{"fast"}, 3)
	game, err := GameNew(GameNewRequest{Players: 3, Tiles: "136", Ruleset: "uzje", Seed: &seed})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: game.ID})
	won := make([]int, 3)
	for deal := 0; ; deal++ {
		if _, err := GamePlay(GamePlayRequest{ID: game.ID, Strengths: fast}); err != nil {
			t.Fatal(err)
		}
		text, err := GameText(GameTextRequest{ID: game.ID})
		if err != nil {
			t.Fatal(err)
		}
		file, err := ReplayOpen(ReplayOpenRequest{Text: text.Text})
		if err != nil || len(file.Deals) != deal+1 {
			t.Fatalf("%d deals of %d (%v)", len(file.Deals), deal+1, err)
		}
		for _, win := range file.Deals[deal].Result.Wins {
			won[win.Chair]++
		}
		for _, match := range []bool{true, false} {
			again, err := GameNew(GameNewRequest{Replay: file.ID, Deal: deal, Step: file.Deals[deal].Steps, Match: match})
			if err != nil {
				t.Fatal(err)
			}
			taken, err := GameText(GameTextRequest{ID: again.ID})
			if err != nil || (taken.Text == text.Text) != (match || deal == 0) {
				t.Errorf("deal %d, as part of the match %t (%v):\n%s", deal, match, err, taken.Text)
			}
			last, err := GameNext(GameNextRequest{ID: again.ID})
			if err != nil || match && last.Over && !slices.Equal(last.Wins, won) {
				t.Errorf("deals won %v, want %v (%v)", last.Wins, won, err)
			}
			GameClose(GameCloseRequest{ID: again.ID})
		}
		ReplayClose(ReplayCloseRequest{ID: file.ID})
		next, err := GameNext(GameNextRequest{ID: game.ID})
		if err != nil {
			t.Fatal(err)
		}
		if next.Over {
			if deal < 5 || !slices.Equal(next.Wins, won) || slices.Max(won) == 0 {
				t.Errorf("after %d deals: won %v, want %v", deal+1, next.Wins, won)
			}
			checkLast(t, &next, 3)
			return
		}
	}
}
