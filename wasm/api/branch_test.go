package api

import (
	"strings"
	"testing"
)

func varyLog(t *testing.T, request ReplayVaryRequest) ReplayVaryValue {
	t.Helper()
	value, err := ReplayVary(request)
	if err != nil {
		t.Fatal(err)
	}
	return value
}

// TestVary plays another discard in a game, adds a branch to that branch, and drops the first: the game itself stays
// unchanged, and the text has all of it.
func TestVary(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, "mjlog/testdata/4-players.xml")})
	at := ReplayVaryRequest{ID: open.ID, Deal: 1, Step: 9}
	before := varyLog(t, at)
	if before.Branch != 0 || before.Step != 9 || len(before.Legal) < 2 {
		t.Fatalf("asked what may be done: %+v", before)
	}
	game, err := ReplayState(ReplayStateRequest{ID: open.ID, Deal: 1, Step: 10})
	if err != nil {
		t.Fatal(err)
	}
	var other string
	for _, command := range before.Legal {
		if strings.Contains(command, "d") && game.Event.Kind == "discard" {
			at.Command = command
			value := varyLog(t, at)
			if value.Branch != 0 {
				other = command
				break
			}
			if value.Step != 10 {
				t.Fatalf("the game's own move leads to %d", value.Step)
			}
		}
	}
	at.Command = other
	first := varyLog(t, at)
	if first.Branch != 1 || first.State.Branch == nil || *first.State.Branch != 1 || first.Step != 10 {
		t.Fatalf("%s: %+v", other, first)
	}
	wall := before.State.Wall.Tiles
	next := varyLog(t, ReplayVaryRequest{ID: open.ID, Deal: 1, Branch: 1, Step: 10, Command: "-"})
	if next.Branch != 1 || next.Step != 11 || next.State.Event.Tiles[0] != wall[0] {
		t.Fatalf("the next draw is %+v, the wall held %v", next.State.Event, wall[:3])
	}
	below := varyLog(t, ReplayVaryRequest{ID: open.ID, Deal: 1, Branch: 1, Step: 10, Command: "- " + drop(t, next)})
	if below.Branch != 1 || below.Step != 12 {
		t.Fatalf("a branch grows at its end: %+v", below)
	}
	var nested ReplayVaryValue
	for _, command := range next.Legal {
		if strings.Contains(command, "d") && command != drop(t, next) {
			nested = varyLog(t, ReplayVaryRequest{ID: open.ID, Deal: 1, Branch: 1, Step: 11, Command: command})
			break
		}
	}
	if _, err := ReplayComment(ReplayCommentRequest{ID: open.ID, Deal: 1, Branch: nested.Branch, Step: 12,
		Text: "手"}); err != nil {
		t.Fatal(err)
	}
	check := func(id string) {
		t.Helper()
		list, err := ReplayBranches(ReplayBranchesRequest{ID: id, Deal: 1})
		if err != nil || len(list.Branches) != 2 || list.Branches[0].Step != 9 || list.Branches[1].Step != 11 ||
			list.Branches[1].Parent != list.Branches[0].Branch || len(list.Branches[0].Events) != 3 ||
			list.Branches[0].Events[1].Kind != "draw" {
			t.Errorf("branches %+v, %v", list, err)
		}
		s, err := ReplayState(ReplayStateRequest{ID: id, Deal: 1, Branch: list.Branches[1].Branch, Step: 12})
		if err != nil || s.Comment != "手" || s.Steps != 12 {
			t.Errorf("state %+v, %v", s, err)
		}
	}
	check(open.ID)
	text, err := ReplayText(ReplayTextRequest{ID: open.ID})
	if err != nil {
		t.Fatal(err)
	}
	again := openLog(t, ReplayOpenRequest{Text: text.Text})
	check(again.ID)
	live, err := GameNew(GameNewRequest{Replay: again.ID, Deal: 1, Branch: 2, Step: 12})
	if err != nil || live.State.Step != 12 {
		t.Errorf("a table that continues a branch: %+v %v", live, err)
	}
	if _, err := ReplayDrop(ReplayDropRequest{ID: open.ID, Deal: 1, Branch: 1}); err != nil {
		t.Fatal(err)
	}
	if list, _ := ReplayBranches(ReplayBranchesRequest{ID: open.ID, Deal: 1}); len(list.Branches) != 0 {
		t.Errorf("after dropping the first there are %+v", list)
	}
}

// drop returns the first legal discard.
func drop(t *testing.T, at ReplayVaryValue) string {
	t.Helper()
	for _, command := range at.Legal {
		if strings.Contains(command, "d") {
			return command
		}
	}
	t.Fatalf("no discard among %v", at.Legal)
	return ""
}

func TestVaryErrors(t *testing.T) {
	open := openLog(t, ReplayOpenRequest{Text: logText(t, "mjlog/testdata/4-players.xml")})
	tests := []struct {
		call func() error
		want string
	}{
		{func() error {
			_, err := ReplayVary(ReplayVaryRequest{ID: open.ID, Step: 1, Command: "Ed9q"})
			return err
		},
			"bad-replay: the command Ed9q: want tiles such as 1m, 23t, E, found 9q"},
		{func() error { _, err := ReplayVary(ReplayVaryRequest{ID: open.ID, Step: 0, Command: "Er"}); return err },
			"impossible-play: East cannot win on a discard: East is to draw"},
		{func() error { _, err := ReplayVary(ReplayVaryRequest{ID: open.ID, Step: 1, Branch: 7}); return err },
			"unknown-id: branch: the deal has no branch 7"},
		{func() error { _, err := ReplayVary(ReplayVaryRequest{ID: open.ID, Step: -1}); return err },
			"bad-type: step: want a number from 0 to 125, found -1"},
		{func() error { _, err := ReplayDrop(ReplayDropRequest{ID: open.ID, Branch: 1}); return err },
			"unknown-id: branch: the deal has no branch 1"},
		{func() error { _, err := ReplayDrop(ReplayDropRequest{ID: open.ID}); return err },
			"bad-type: branch: want the id of a branch, found 0"},
		{func() error { _, err := ReplayBranches(ReplayBranchesRequest{ID: open.ID, Deal: 9}); return err },
			"bad-type: deal: want a number from 0 to 3, found 9"},
		{func() error { _, err := ReplayVary(ReplayVaryRequest{ID: "r0"}); return err },
			`unknown-id: no open replay has the id "r0"`},
	}
	for _, test := range tests {
		if got := fault(test.call()); got != test.want {
			t.Errorf("%s, want %s", got, test.want)
		}
	}
	if list, _ := ReplayBranches(ReplayBranchesRequest{ID: open.ID}); len(list.Branches) != 0 {
		t.Error("a refused command left a branch")
	}
}
