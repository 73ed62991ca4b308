package scoresheet_test

import (
	"slices"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/scoresheet"
	"tehai/core/tile"
)

// TestFourHands keeps the score of a western evening: four scores a deal, fouls, and who deals next.
func TestFourHands(t *testing.T) {
	r := rulesOf(t, "classical-bmja", nil)
	deal := func(winner int, liable *int, scores ...int) scoresheet.Deal {
		d := scoresheet.Deal{Kind: rules.EndWins, FoulTo: -1, Wins: []scoresheet.Win{{Chair: winner,
			From: -1, Liable: liable}}}
		for _, n := range scores {
			d.Hands = append(d.Hands, rules.Win{Counted: &rules.Count{Points: n}})
		}
		return d
	}
	west := 2
	deals := []scoresheet.Deal{
		deal(1, nil, 80, 84, 208, 416),
		deal(1, nil, 10, 100, 20, 40), // chair 1 is East and stays
		deal(0, &west, 84, 80, 208, 416),
		{Kind: scoresheet.EndFoul, FoulKind: "misnamed-chow", FoulBy: []int{3}, FoulTo: 0},
		{Kind: rules.EndExhausted, FoulTo: -1},
		{Kind: scoresheet.EndFoul, FoulKind: "false-win", FoulBy: []int{3}, FoulTo: -1},
	}
	want := [][]int{{-1096, 336, -36, 796}, {-200 - 10 - 30, 600, -200 + 10 - 20, -200 + 30 + 20}, {336, 0, -336, 0},
		{50, 0, 0, -50}, {0, 0, 0, 0}, {500, 500, 500, -1500}}
	s, err := scoresheet.Follow(r, r.Start, deals)
	if err != nil {
		t.Fatal(err)
	}
	for i, moved := range want {
		if !slices.Equal(s.Deals[i].Moved, moved) {
			t.Errorf("deal %d moves %v, want %v", i+1, s.Deals[i].Moved, moved)
		}
	}
	if s.Next.Dealer != 2 || s.Next.Scores[1] != 2000+336+600+500 || !slices.Contains(scoresheet.Endings(r),
		scoresheet.EndFoul) {
		t.Errorf("then %+v", s.Next)
	}
	three := deal(1, nil, 1, 2, 3)
	if _, err := scoresheet.Follow(r, 0, []scoresheet.Deal{three}); err == nil {
		t.Error("three hands are settled")
	}
}

// TestRoundOfHands counts the hands of a deal in the South round: a pung of South winds is one of the round.
func TestRoundOfHands(t *testing.T) {
	r := rulesOf(t, "classical-bmja", nil)
	pung, err := notation.Parse("[222z]", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	var deals []scoresheet.Deal
	for dealer := range 5 {
		d := scoresheet.Deal{Kind: rules.EndWins, FoulTo: -1, Wins: []scoresheet.Win{{Chair: (dealer + 1) % 4, From: -1}}}
		for range 4 {
			d.Hands = append(d.Hands, rules.Win{Counted: &rules.Count{}})
		}
		deals = append(deals, d)
	}
	deals[4].Hands[2] = rules.Win{Hand: pung.Hand}
	s, err := scoresheet.Follow(r, r.Start, deals)
	if err != nil {
		t.Fatal(err)
	}
	// 4 points and a double, twice that of East.
	if want := []int{-16, 0, 24, -8}; !slices.Equal(s.Deals[4].Moved, want) {
		t.Errorf("the deal moves %v, want %v", s.Deals[4].Moved, want)
	}
}

// TestWinInItsDeal scores the tiles of a win by what the deal says: riichi where the chair has declared, the wind of
// the seat and that of the round.
func TestWinInItsDeal(t *testing.T) {
	south, err := notation.Parse("234m456p67s55p222z +8s", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	r := rulesOf(t, "riichi-tenhou", nil)
	won := func(riichi ...int) scoresheet.Deal {
		win := scoresheet.Win{Chair: 3, From: 1, Win: rules.Win{Hand: south.Hand}}
		return scoresheet.Deal{Kind: rules.EndWins, Wins: []scoresheet.Win{win}, Riichi: riichi}
	}
	round := []scoresheet.Deal{counted(1, 0, 1, 30), counted(2, 1, 1, 30), counted(3, 2, 1, 30), counted(0, 3, 1, 30)}
	for _, row := range []struct {
		name string
		deal scoresheet.Deal
		gets int // points of the winner, without a stick of its own
	}{
		{"the wind of the round", won(), 1300},
		{"riichi, too", won(3), 2600},
		{"riichi of another chair", won(0), 2300},
	} {
		s, err := scoresheet.Follow(r, 25000, append(slices.Clone(round), row.deal))
		if err != nil {
			t.Fatal(row.name, err)
		}
		if last := s.Deals[4]; last.Before.Round != tile.South || last.Moved[3] != row.gets {
			t.Errorf("%s: in round %v it moves %v, want %d", row.name, last.Before.Round, last.Moved, row.gets)
		}
	}
}

// TestWinsOfOtherDealers counts the wins of a dealer in a row: those of the dealer before are not its own.
func TestWinsOfOtherDealers(t *testing.T) {
	r := rulesOf(t, "classical-dmjl", nil)
	wins := func(winner int) scoresheet.Deal {
		d := scoresheet.Deal{Kind: rules.EndWins, FoulTo: -1, Wins: []scoresheet.Win{{Chair: winner, From: -1}}}
		for chair := range 4 {
			points := 0
			if chair == winner {
				points = 10
			}
			d.Hands = append(d.Hands, rules.Win{Counted: &rules.Count{Points: points}})
		}
		return d
	}
	var deals []scoresheet.Deal
	for range 5 {
		deals = append(deals, wins(0))
	}
	for range 6 {
		deals = append(deals, wins(1)) // the first ends the row of chair 0, and makes chair 1 the dealer
	}
	s, err := scoresheet.Follow(r, r.Start, deals)
	if err != nil {
		t.Fatal(err)
	}
	if last := s.Deals[len(deals)-1]; last.Moved[1] != 60 || s.Next.Dealer != 1 {
		t.Errorf("the fifth win of the second dealer moves %v, chair %d deals next", last.Moved, s.Next.Dealer)
	}
}

// TestNinthWin pays the limit for the ninth win of East in a row under the German rules, and passes the deal: draws
// between the wins change nothing. Under the British rules East goes on.
func TestNinthWin(t *testing.T) {
	for id, want := range map[string]struct{ gain, dealer int }{"classical-dmjl": {3000, 1}, "classical-bmja": {60, 0}} {
		r := rulesOf(t, id, nil)
		var deals []scoresheet.Deal
		for range 9 {
			d := scoresheet.Deal{Kind: rules.EndWins, FoulTo: -1, Wins: []scoresheet.Win{{Chair: 0, From: -1}}}
			for chair := range 4 {
				d.Hands = append(d.Hands, rules.Win{Counted: &rules.Count{Points: 10 * max(0, 1-chair)}})
			}
			deals = append(deals, d)
			if len(deals) == 4 {
				deals = append(deals, scoresheet.Deal{Kind: rules.EndExhausted, FoulTo: -1})
			}
		}
		s, err := scoresheet.Follow(r, r.Start, deals)
		if err != nil {
			t.Fatal(err)
		}
		last := len(deals) - 1
		if s.Deals[last].Moved[0] != want.gain || s.Next.Dealer != want.dealer || s.Deals[last-1].Moved[0] != 60 {
			t.Errorf("%s: the ninth win moves %v after %v, chair %d deals next", id, s.Deals[last].Moved,
				s.Deals[last-1].Moved, s.Next.Dealer)
		}
	}
}
