package api

import (
	"strings"
	"testing"
)

// TestReview reviews the samples: the moves made are those of the game, the better ones can be played there, and the
// figures are those of the moves.
func TestReview(t *testing.T) {
	kinds := map[string]int{}
	tried := 0
	for _, log := range logs[:2] {
		open := openLog(t, ReplayOpenRequest{Text: logText(t, log.path)})
		for deal := range min(len(open.Deals), reviewedDeals) {
			all, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal})
			if err != nil {
				t.Fatal(err)
			}
			one, err := ReplayReview(ReplayReviewRequest{ID: open.ID, Deal: deal, Chair: new(1)})
			if err != nil || len(one.Figures) != 1 {
				t.Fatal(err, one.Figures)
			}
			counted := 0
			for _, m := range all.Moves {
				kinds[m.Kind]++
				if m.Chair == 1 {
					counted++
				}
				tried += checkMove(t, open.ID, deal, &m)
			}
			if f := one.Figures[0]; counted != len(one.Moves) || f.Decisions != counted || f.Chair != 1 || f.Deals != 1 {
				t.Errorf("%s, deal %d: %d moves of chair 1, alone %d, figures %+v", log.path, deal, counted, len(one.Moves), f)
			}
		}
	}
	if kinds["discard"] < 100 || kinds["pass"] == 0 || kinds["call"] == 0 || kinds["riichi"] == 0 ||
		tried < min(50, 12*reviewedDeals) {
		t.Errorf("decisions %v, %d of them tried otherwise", kinds, tried)
	}
}

// checkMove compares a move with the game, and plays the better one as a variation.
func checkMove(t *testing.T, id string, deal int, m *ReviewMove) int {
	t.Helper()
	at, err := ReplayState(ReplayStateRequest{ID: id, Deal: deal, Step: m.Step})
	if err != nil {
		t.Fatal(err)
	}
	if m.Kind == "discard" && at.Event.Kind == "discard" && (at.Event.Tiles[0].String() != m.Made ||
		*at.Event.Chair != m.Chair || m.Best[*m.Row].Tile != m.Made) {
		t.Errorf("deal %d, step %d: made %s, the game has %s", deal, m.Step, m.Made, at.Event.Text)
	}
	if m.Loss.Win < 0 || m.Loss.Points < 0 || m.Better == "" && (m.Loss.Win > 0 || m.Loss.Points > 0) {
		t.Errorf("deal %d, step %d: %+v", deal, m.Step, m)
	}
	if m.Better == "" || m.Better == "pass" {
		return 0
	}
	if words := strings.Fields(m.Better); strings.HasSuffix(words[0], "l") && len(words) != 2 {
		t.Errorf("deal %d, step %d: %s does not name its discard", deal, m.Step, m.Better)
	}
	before := ReplayVaryRequest{ID: id, Deal: deal, Step: m.Step - 1, Command: m.Better}
	branch, err := ReplayVary(before)
	if err != nil {
		t.Errorf("deal %d, step %d: %s cannot be played: %v", deal, m.Step, m.Better, err)
		return 0
	}
	if branch.Branch > 0 {
		if _, err := ReplayDrop(ReplayDropRequest{ID: id, Deal: deal, Branch: branch.Branch}); err != nil {
			t.Error(err)
		}
	}
	return 1
}

// TestReviewErrors refuses deals and chairs that do not exist; a game with other tiles has no review.
func TestReviewErrors(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, "mjlog/testdata/3-players.xml")})
	for want, request := range map[string]ReplayReviewRequest{
		"bad-type: chair: want a number from 0 to 2, found 3": {ID: open.ID, Chair: new(3)},
		"bad-type: deal: want a number from 0 to 3, found 4":  {ID: open.ID, Deal: 4},
		`unknown-id: no open replay has the id "x"`:           {ID: "x"},
	} {
		if _, err := ReplayReview(request); fault(err) != want {
			t.Errorf("%s, want %s", fault(err), want)
		}
	}
	other := openLog(t, ReplayOpenRequest{Text: "E 1 0 4\n" + strings.Repeat("? ", 60) + "\n1.E"})
	if value, err := ReplayReview(ReplayReviewRequest{ID: other.ID}); err != nil || len(value.Moves) > 0 ||
		len(value.Figures) != 4 {
		t.Errorf("%+v %v", value, err)
	}
}
