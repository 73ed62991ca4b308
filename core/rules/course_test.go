package rules_test

import (
	"fmt"
	"testing"

	"tehai/core/rules"
	"tehai/core/tile"
)

// TestRounds checks the deal after each deal of a game with several rounds.
func TestRounds(t *testing.T) {
	for _, row := range []struct {
		rounds, players int
		at              rules.Moment
		want            string // round, number, why it is over
	}{
		{4, 4, rules.Moment{Round: tile.East, Number: 1}, "1z 2 "},
		{4, 4, rules.Moment{Round: tile.East, Number: 1, DealerStays: true}, "1z 1 "},
		{4, 4, rules.Moment{Round: tile.East, Number: 3}, "1z 4 "},
		{4, 4, rules.Moment{Round: tile.East, Number: 4}, "2z 1 "},
		{4, 4, rules.Moment{Round: tile.East, Number: 4, DealerStays: true}, "1z 4 "},
		{4, 4, rules.Moment{Round: tile.West, Number: 4}, "4z 1 "},
		{4, 4, rules.Moment{Round: tile.North, Number: 3}, "4z 4 "},
		{4, 4, rules.Moment{Round: tile.North, Number: 4}, "4z 4 last-deal"},
		{4, 4, rules.Moment{Round: tile.North, Number: 4, DealerStays: true}, "4z 4 "},
		{1, 4, rules.Moment{Round: tile.East, Number: 4}, "1z 4 last-deal"},
		{1, 4, rules.Moment{Round: tile.South, Number: 4}, "2z 4 last-deal"},
		{2, 3, rules.Moment{Round: tile.East, Number: 3}, "2z 1 "},
		{2, 3, rules.Moment{Round: tile.South, Number: 3}, "2z 3 last-deal"},
		{2, 3, rules.Moment{Round: tile.East, Number: 4}, "want a deal from 1 to 3 of a round, found 4"},
		{4, 4, rules.Moment{Round: tile.East, Number: 0}, "want a deal from 1 to 4 of a round, found 0"},
		{4, 4, rules.Moment{Round: tile.White, Number: 1}, "want a deal from 1 to 4 of a round, found 1"},
	} {
		at := row.at
		at.Scores = make([]int, row.players)
		course, err := rules.Rounds(row.rounds, row.players)(&at)
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprint(course.Round, " ", course.Number, " ", course.Over)
		}
		if got != row.want {
			t.Errorf("%d rounds of %d, %+v: %s, want %s", row.rounds, row.players, row.at, got, row.want)
		}
	}
	at := rules.Moment{Round: tile.East, Number: 1, Scores: make([]int, 3)}
	if _, err := rules.Rounds(4, 4)(&at); err == nil || err.Error() != "want the scores of 4 players, found 3" {
		t.Error(err)
	}
}
