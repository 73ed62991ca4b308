package riichi

import (
	"fmt"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

func TestNext(t *testing.T) {
	even, led := []int{25000, 25000, 25000, 25000}, []int{20000, 21000, 29000, 30000}
	for _, row := range []struct {
		name, ruleset string
		options       option.Values
		round         string
		number        int
		scores        []int
		stays, won    bool
		want          string
	}{
		{"the next dealer", "riichi-tenhou", nil, "E", 1, even, false, false, "1z 2"},
		{"the dealer stays", "riichi-tenhou", nil, "E", 1, even, true, true, "1z 1"},
		{"the next round", "riichi-tenhou", nil, "E", 4, even, false, false, "2z 1"},
		{"the end", "riichi-tenhou", nil, "S", 4, led, false, false, "2z 4 last-deal"},
		{"nobody has 30000", "riichi-tenhou", nil, "S", 4, even, false, false, "3z 1"},
		{"somebody has in the extension", "riichi-tenhou", nil, "W", 1, led, false, false, "3z 1 return"},
		{"nobody has in the extension", "riichi-tenhou", nil, "W", 2, even, false, false, "3z 3"},
		{"the extension is one round", "riichi-tenhou", nil, "W", 4, even, false, false, "3z 4 last-deal"},
		{"the dealer of the last deal is first", "riichi-tenhou", nil, "S", 4, led, true, true, "2z 4 dealer-stop"},
		{"and ready", "riichi-tenhou", nil, "S", 4, led, true, false, "2z 4 dealer-stop"},
		{"ready is not enough", "riichi-tenhou", option.Values{"lastDealStop": "win"}, "S", 4, led, true, false, "2z 4"},
		{"not first", "riichi-tenhou", nil, "S", 4, []int{31000, 20000, 20000, 29000}, true, true, "2z 4"},
		{"first behind an earlier seat", "riichi-tenhou", nil, "S", 4, []int{31000, 20000, 18000, 31000}, true, true, "2z 4"},
		{"first without 30000", "riichi-tenhou", nil, "S", 4, []int{20000, 25000, 26000, 29000}, true, true, "2z 4"},
		{"below zero", "riichi-tenhou", nil, "E", 2, []int{-100, 40000, 30000, 30100}, true, true, "1z 2 below-zero"},
		{"below zero is played on", "riichi-ema-2025", nil, "E", 2, []int{-100, 40000, 40000, 40100}, false, false, "1z 3"},
		{"no extension", "riichi-ema-2025", nil, "S", 4, []int{30000, 30000, 30000, 30000}, false, false, "2z 4 last-deal"},
		{"the dealer plays on", "riichi-ema-2025", nil, "S", 4, []int{20000, 20000, 30000, 50000}, true, true, "2z 4"},
		{"East alone", "riichi-tenhou", option.Values{"gameLength": "east"}, "E", 4, led, false, false, "1z 4 last-deal"},
		{"East alone, extended", "riichi-tenhou", option.Values{"gameLength": "east"}, "E", 4, even, false, false, "2z 1"},
		{"all four rounds", "riichi-tenhou", option.Values{"gameLength": "north"}, "N", 4, even, false, false,
			"4z 4 last-deal"},
		{"three players", "riichi-tenhou-3p", nil, "S", 3, []int{35000, 30000, 40000}, false, false, "2z 3 last-deal"},
		{"three players, nobody has 40000", "riichi-tenhou-3p", nil, "S", 3, []int{35000, 33000, 37000}, false, false,
			"3z 1"},
	} {
		m := rules.Moment{Round: windOf(row.round), Number: row.number, Scores: row.scores, DealerStays: row.stays,
			DealerWon: row.won}
		course, err := mustRules(t, row.ruleset, row.options).next(&m)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		got := fmt.Sprint(course.Round, " ", course.Number)
		if course.Over != "" {
			got += " " + course.Over
		}
		if got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
	r := mustRules(t, "riichi-tenhou", nil)
	for _, row := range []struct {
		m    rules.Moment
		want string
	}{
		{rules.Moment{Round: windOf("E"), Number: 5, Scores: even}, "want a deal from 1 to 4 of a round, found 5"},
		{rules.Moment{Number: 1, Scores: even}, "want a deal from 1 to 4 of a round, found 1"},
		{rules.Moment{Round: windOf("E"), Number: 1, Scores: even[1:]}, "want the scores of 4 players, found 3"},
	} {
		if _, err := r.next(&row.m); err == nil || err.Error() != row.want {
			t.Errorf("%+v: %v, want %s", row.m, err, row.want)
		}
	}
}
