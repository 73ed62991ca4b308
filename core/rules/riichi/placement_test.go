package riichi

import (
	"fmt"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

func TestStandings(t *testing.T) {
	for _, row := range []struct {
		name, ruleset string
		options       option.Values
		scores        []int
		deposits      int
		want          string // place, score, uma, oka and points of each, and the deposits that no player takes
	}{
		{"Tenhou, two sticks to the first", "riichi-tenhou", nil, []int{20000, 35000, 33000, 10000}, 2,
			"[{3 20000 -10000 0 -20000} {1 37000 20000 20000 47000} {2 33000 10000 0 13000} {4 10000 -20000 0 -40000}] 0"},
		{"Tenhou, equal scores: the earlier seat takes the sticks", "riichi-tenhou", nil, []int{20000, 34500, 34500, 10000},
			1,
			"[{3 20000 -10000 0 -20000} {1 35500 20000 20000 45500} {2 34500 10000 0 14500} {4 10000 -20000 0 -40000}] 0"},
		{"EMA, equal scores share uma and sticks", "riichi-ema-2025", nil, []int{44500, 44500, 20000, 10000}, 1,
			"[{1 45000 10000 0 25000} {1 45000 10000 0 25000} {3 20000 -5000 0 -15000} {4 10000 -15000 0 -35000}] 0"},
		{"WRC, the sticks are nobody's", "riichi-wrc-2025", nil, []int{30000, 45000, 24000, 20000}, 1,
			"[{2 30000 5000 0 5000} {1 45000 15000 0 30000} {3 24000 -5000 0 -11000} {4 20000 -15000 0 -25000}] 1"},
		{"JPML A, likewise", "riichi-jpml-a", nil, []int{29000, 28000, 31000, 31000}, 1,
			"[{3 29000 -4000 0 -5000} {4 28000 -8000 0 -10000} {1 31000 6000 0 7000} {1 31000 6000 0 7000}] 1"},
		{"M.League, three first: the rest to the earliest", "riichi-m-league", nil, []int{10000, 30000, 30000, 30000}, 0,
			"[{4 10000 -30000 0 -50000} {1 30000 10000 6800 16800} {1 30000 10000 6600 16600} {1 30000 10000 6600 16600}] 0"},
		{"three players, 20000 that three cannot gather alike", "riichi-tenhou-3p", option.Values{"oka": 20000},
			[]int{36000, 35000, 34000}, 0,
			"[{1 36000 20000 20000 34200} {2 35000 0 0 -6600} {3 34000 -20000 0 -27600}] 0"},
		{"somebody has less than nothing", "riichi-tenhou", nil, []int{-3000, 45000, 33000, 25000}, 0,
			"[{4 -3000 -20000 0 -53000} {1 45000 20000 20000 55000} {2 33000 10000 0 13000} {3 25000 -10000 0 -15000}] 0"},
	} {
		p, err := mustRules(t, row.ruleset, row.options).placement(row.scores, row.deposits)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		if got := placementText(p); got != row.want {
			t.Errorf("%s:\n got %s\nwant %s", row.name, got, row.want)
		}
		sum, all := 0, p.Deposits*depositPoints
		for i := range p.Seats {
			sum += p.Seats[i].Points
			all += p.Seats[i].Score - row.scores[i]
		}
		if all != row.deposits*depositPoints || p.Deposits == 0 && sum != 0 {
			t.Errorf("%s: points sum to %d, %d points of deposits", row.name, sum, all)
		}
	}
	for _, row := range []struct {
		scores   []int
		deposits int
		want     string
	}{
		{[]int{1, 2, 3}, 0, "want the scores of 4 players, found 3"},
		{[]int{1, 2, 3, 4}, -1, "deposits are a number from 0 to 10000"},
	} {
		if _, err := mustRules(t, "riichi-ema", nil).placement(row.scores, row.deposits); err == nil ||
			err.Error() != row.want {
			t.Errorf("%v: %v, want %s", row.scores, err, row.want)
		}
	}
}

// placementText lists for each seat place, score, uma, oka and points, and then the deposits that no player takes.
func placementText(p *rules.Placement) string {
	seats := make([]string, len(p.Seats))
	for i, s := range p.Seats {
		seats[i] = fmt.Sprint("{", s.Place, " ", s.Score, " ", s.Uma, " ", s.Oka, " ", s.Points, "}")
	}
	return fmt.Sprint(seats, p.Deposits)
}

func TestFoul(t *testing.T) {
	for _, row := range []struct {
		ruleset string
		options option.Values
		seat    string
		want    string
	}{
		{"riichi-tenhou", nil, "S", "0,0,0,0 0"},
		{"riichi-jpml-a", nil, "S", "4000,-8000,2000,2000 0"},
		{"riichi-jpml-a", nil, "E", "-12000,4000,4000,4000 0"},
		{"riichi-ema-2025", nil, "S", "0,0,0,0 -20000"},
		{"riichi-ema-2025", option.Values{"foulPoints": 30000}, "S", "0,0,0,0 -30000"},
		{"riichi-tenhou-3p", option.Values{"foul": "mangan"}, "W", "4000,2000,-6000 0"},
	} {
		p, final, err := mustRules(t, row.ruleset, row.options).foulOf(windOf(row.seat))
		if got := fmt.Sprint(paymentsText(p), " ", final); err != nil || got != row.want {
			t.Errorf("%s %s: %s, %v, want %s", row.ruleset, row.seat, got, err, row.want)
		}
	}
	if _, _, err := mustRules(t, "riichi-tenhou-3p", nil).foulOf(tile.North); err == nil ||
		err.Error() != "three players have no North" {
		t.Error(err)
	}
}
