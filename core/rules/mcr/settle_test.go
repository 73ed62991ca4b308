package mcr

import (
	"slices"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// TestSettle settles deals: a drawn one, wins with their tiles, wins by their points alone, and what no deal can end
// with.
func TestSettle(t *testing.T) {
	r := newRules(t, "mcr", nil)
	knitted := worked{hand: "147m258p369s1234z+5z"} // 24 points
	of := func(how string) rules.Win { return worked{hand: knitted.hand, how: how}.win(t) }
	counted := func(points int, how string) rules.Win {
		win := rules.Win{Situation: of(how).Situation, Counted: &rules.Count{Han: points}}
		return win
	}
	for _, row := range []struct {
		name  string
		end   rules.Ending
		want  [4]int
		cards int
		fault string
	}{
		{"a draw", rules.Ending{Kind: rules.EndExhausted}, [4]int{}, 0, ""},
		{"a draw with words of wins", rules.Ending{Kind: rules.EndExhausted, Wins: []rules.Win{of("own")}}, [4]int{}, 0, ""},
		{"a discard", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{of("seat=S from=W")}}, [4]int{-8, 48, -32, -8}, 1,
			""},
		{"an own draw", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{of("own seat=N")}},
			[4]int{-33, -33, -33, 99}, 1, ""},
		{"the next in turn of two", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{of("seat=W from=N"),
			of("seat=S from=N")}}, [4]int{-8, 48, -8, -32}, 1, ""},
		{"points alone", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(8, "seat=S from=E")}},
			[4]int{-16, 32, -8, -8}, 0, ""},
		{"too few points", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(7, "seat=S from=E")}}, [4]int{}, 0,
			"a win of 7 points: want 8 at least"},
		{"no win", rules.Ending{Kind: rules.EndWins}, [4]int{}, 0,
			"a deal that ended with wins: want 1 to 3, found none"},
		{"points of an impossible win", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(8, "own from=S")}},
			[4]int{},
			0, "a discarder with an own draw"},
		{"an impossible win", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{of("own from=S")}}, [4]int{}, 0,
			"a discarder with an own draw"},
		{"tiles that are no hand", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{worked{hand: "147m258p369s1234z+4z",
			how: "from=S"}.win(t)}}, [4]int{}, 0, "a win that is none: The tiles make neither four sets and a pair, nor a " +
			"knitted straight with a set and a pair, nor seven pairs, nor honors and knitted tiles, nor thirteen orphans."},
	} {
		got, err := r.settle(&row.end)
		if row.fault != "" {
			if err == nil || err.Error() != row.fault {
				t.Errorf("%s: %v, want %s", row.name, err, row.fault)
			}
			continue
		}
		if err != nil || got.Payments.Seats != row.want || len(got.Wins) != row.cards {
			t.Errorf("%s: %+v, %v, want %v and %d cards", row.name, got, err, row.want, row.cards)
		}
	}
}

// TestPlace gives 4, 2, 1 and 0 table points by place, in thousandths; equal scores share those of their places.
func TestPlace(t *testing.T) {
	for _, row := range []struct {
		scores, places, points []int
	}{
		{[]int{40, 30, 20, 10}, []int{1, 2, 3, 4}, []int{4000, 2000, 1000, 0}},
		{[]int{-10, 20, 30, -40}, []int{3, 2, 1, 4}, []int{1000, 2000, 4000, 0}},
		{[]int{30, 30, 20, 10}, []int{1, 1, 3, 4}, []int{3000, 3000, 1000, 0}},
		{[]int{40, 20, 20, 10}, []int{1, 2, 2, 4}, []int{4000, 1500, 1500, 0}},
		{[]int{40, 10, 20, 10}, []int{1, 3, 2, 3}, []int{4000, 500, 2000, 500}},
		{[]int{10, 10, 10, 40}, []int{2, 2, 2, 1}, []int{1000, 1000, 1000, 4000}},
		{[]int{0, 0, 0, 0}, []int{1, 1, 1, 1}, []int{1750, 1750, 1750, 1750}},
	} {
		got, err := place(row.scores, 3)
		if err != nil {
			t.Fatal(err)
		}
		var places, points []int
		for i, seat := range got.Seats {
			places, points = append(places, seat.Place), append(points, seat.Points)
			if seat.Score != row.scores[i] || seat.Uma != seat.Points {
				t.Errorf("%v: seat %d has %+v", row.scores, i, seat)
			}
		}
		if !slices.Equal(places, row.places) || !slices.Equal(points, row.points) || got.Deposits != 3 {
			t.Errorf("%v: places %v, points %v, want %v, %v", row.scores, places, points, row.places, row.points)
		}
	}
	for _, n := range []int{0, 3, 5} {
		if _, err := place(make([]int, n), 0); err == nil {
			t.Errorf("%d scores have places", n)
		}
	}
}

// TestReasons has a hand for each explanation and a similar one without it.
func TestReasons(t *testing.T) {
	const several = "More than one tile would have finished the hand, so its wait is no fan."
	for _, row := range []struct {
		id, hand, how string
		text          string // "" is not there
		tiles         string
	}{
		{"below-minimum", "23m11s[345p][678s][999s]+4m", "", "2 points, 6 short of the 8 that a hand needs.", ""},
		{"below-minimum", "147m258p369s1234z+5z", "", "", ""},
		{"several-waits", "2345m678s999s[123p]+2m", "", several, "2m5m"},
		{"several-waits", "1124m678s999s[123p]+3m", "", "", ""},
		{"several-waits", "1145m678s999s[123p]+3m", "", "", ""},
		{"several-waits", "12m678s999s11p[123p]+3m", "", "", ""},
		{"pung-by-discard", "11m99m234s[123p][456p]+9m", "", "Completed by a discard, the pung is not concealed; the hand " +
			"still counts as concealed.", "9m9m9m"},
		{"pung-by-discard", "11m99m234s[123p][456p]+9m", "own", "", ""},
		{"pung-by-discard", "11m24m999s[123p][456p]+3m", "", "", ""},
		{"below-minimum", "23m11s[345p][678s][999s]+4m", "flowers=1",
			"2 points, 6 short of the 8 that a hand needs. Flowers do not help.", ""},
		{"pung-by-discard", "1m[234s][123p][456p][999m]+1m", "", "", ""},
		{"last-by-own-melds", "12m11p[234s][333m][456p]+3m", "",
			"The own melds show the other three copies of the winning tile: it is the last of its kind.", "3m"},
		{"last-by-own-melds", "12m11p[234s][333m][456p]+3m", "last", "", ""},
		{"last-by-own-melds", "12m11p[234s][345m][456p]+3m", "", "", ""},
		{"flowers-not-played", "147m258p369s1234z+5z", "flowers=1", "", ""},
		{"not-complete", "12m11p[234s][333m][456p]+4m", "",
			"The closed tiles make no pair with the 1 sets that the melds leave to find.", ""},
	} {
		card, err := score(worked{hand: row.hand, how: row.how}.win(t), "mcr", nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		text, tiles := "", ""
		for _, why := range card.Why {
			if why.ID == row.id {
				text = why.Text
				for _, one := range why.Tiles {
					tiles += one.String()
				}
			}
		}
		if text != row.text || tiles != row.tiles {
			t.Errorf("%s of %s %s: %q %s, want %q; all %+v", row.id, row.hand, row.how, text, tiles, row.text, card.Why)
		}
	}
}

// TestReasonsOfOptions has the explanations of options that are not the default.
func TestReasonsOfOptions(t *testing.T) {
	for _, row := range []struct {
		id, hand, how string
		chosen        option.Values
		text          string
	}{
		{"limit", "1112345678999m+9m", "own", option.Values{"limit": "88"}, "107 points; at most 88 are counted."},
		{"limit", "1112345678999m+9m", "own", nil, ""},
		{"limit", "147m258p369s1234z+5z", "flowers=8", option.Values{"limit": "88"}, ""},
		{"flowers-not-played", "147m258p369s1234z+5z", "flowers=1", option.Values{"flowers": false},
			"Flowers are not played under these rules and count nothing."},
		{"flowers-not-played", "147m258p369s1234z+5z", "", option.Values{"flowers": false}, ""},
	} {
		card, err := score(worked{hand: row.hand, how: row.how}.win(t), "mcr", row.chosen)
		if err != nil {
			t.Fatal(err)
		}
		text := ""
		for _, why := range card.Why {
			if why.ID == row.id {
				text = why.Text
			}
		}
		if text != row.text {
			t.Errorf("%s of %s %s: %q, want %q", row.id, row.hand, row.how, text, row.text)
		}
	}
}
