package scoresheet_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/scoresheet"
	"tehai/core/tile"
)

// rulesOf returns rules by id.
func rulesOf(t *testing.T, id string, chosen option.Values) *rules.Rules {
	t.Helper()
	for _, set := range catalog.All() {
		if set.ID == id {
			r, err := set.With(chosen)
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
	}
	t.Fatalf("no rules %s", id)
	return nil
}

func counted(chair, from, han, fu int) scoresheet.Deal {
	return scoresheet.Deal{Kind: rules.EndWins, Wins: []scoresheet.Win{{Chair: chair, From: from,
		Win: rules.Win{Counted: &rules.Count{Han: han, Fu: fu}}}}}
}

// TestEastRound follows a round of East: riichi, wins, a draw, repeated deals. The figures were counted by hand.
func TestEastRound(t *testing.T) {
	draw := scoresheet.Deal{Kind: rules.EndExhausted, Ready: []int{0, 2}, Riichi: []int{2}}
	deals := []scoresheet.Deal{
		counted(0, 1, 3, 30), // dealer, 5,800
		draw,                 // the dealer is ready and stays
		counted(1, -1, 2, 30),
		counted(3, 2, 1, 30),
		{Kind: scoresheet.EndAborted, Riichi: []int{0}},
		counted(2, -1, 3, 40),
		counted(0, 3, 1, 40),
	}
	want := []struct {
		at     string
		honba  int
		sticks int
		scores []int
	}{
		{"E1", 1, 0, []int{30800, 19200, 25000, 25000}},
		{"E1", 2, 1, []int{32300, 17700, 25500, 23500}},
		{"E2", 0, 0, []int{31100, 21300, 24800, 22800}},
		{"E3", 0, 0, []int{31100, 21300, 23800, 23800}},
		{"E3", 1, 1, []int{30100, 21300, 23800, 23800}},
		{"E3", 2, 0, []int{27400, 18600, 32900, 21100}},
		{"E4", 0, 0, []int{29300, 18600, 32900, 19200}},
	}
	r := rulesOf(t, "riichi-tenhou", option.Values{"gameLength": "east"})
	for i := range deals {
		s, err := scoresheet.Follow(r, 25000, deals[:i+1])
		if err != nil {
			t.Fatal(err)
		}
		n, w := s.Next, want[i]
		if at := fmt.Sprintf("%s%d", strings.ToUpper(notation.Letters(n.Round)), n.Number); at != w.at ||
			n.Honba != w.honba || n.Deposits != w.sticks || !slices.Equal(n.Scores, w.scores) {
			t.Errorf("after deal %d: %s, honba %d, sticks %d, %v; want %+v", i+1, at, n.Honba, n.Deposits, n.Scores, w)
		}
		sum := n.Deposits * 1000
		for _, score := range n.Scores {
			sum += score
		}
		if sum != 100_000 {
			t.Errorf("after deal %d there are %d points", i+1, sum)
		}
		entry := s.Deals[i]
		for chair, score := range n.Scores {
			if got := entry.Before.Scores[chair] + entry.Moved[chair]; got != score {
				t.Errorf("deal %d moved %v: chair %d would have %d, has %d", i+1, entry.Moved, chair, got, score)
			}
		}
	}
	s, err := scoresheet.Follow(r, 25000, append(deals, counted(2, 1, 2, 30)))
	if err != nil {
		t.Fatal(err)
	}
	if s.Over == "" || s.Placement.Seats[2].Place != 1 || s.Placement.Seats[2].Points <= 0 {
		t.Errorf("over %q, %+v", s.Over, s.Placement)
	}
	if _, err := scoresheet.Follow(r, 25000, append(deals, counted(2, 1, 2, 30), draw)); err == nil ||
		!strings.Contains(err.Error(), "deal 9: the game is over") {
		t.Errorf("a deal after the end: %v", err)
	}
}

// TestHandAndCountAgree settles the same win by its tiles and by its value.
func TestHandAndCountAgree(t *testing.T) {
	r := rulesOf(t, "riichi-tenhou", nil)
	h, err := notation.Parse("123m456p789s1155z+5z", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	with := scoresheet.Deal{Kind: rules.EndWins, Wins: []scoresheet.Win{{Chair: 0, From: 2, Win: rules.Win{Hand: h.Hand,
		Situation: rules.Situation{Riichi: 1}}}}}
	a, err := scoresheet.Follow(r, 25000, []scoresheet.Deal{with})
	if err != nil {
		t.Fatal(err)
	}
	same := counted(0, 2, 2, 40)
	same.Riichi = []int{0}
	b, err := scoresheet.Follow(r, 25000, []scoresheet.Deal{same})
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(a.Next.Scores, b.Next.Scores) || a.Next.Scores[0] != 28900 {
		t.Errorf("by tiles %v, by value %v", a.Next.Scores, b.Next.Scores)
	}
}

// TestOtherFamilies settles a win under rules that count fans.
func TestOtherFamilies(t *testing.T) {
	for id, want := range map[string][]int{"mcr": {-20, 36, -8, -8}, "hongkong": {-32, 32, 0, 0}} {
		s, err := scoresheet.Follow(rulesOf(t, id, nil), 0,
			[]scoresheet.Deal{counted(1, 0, map[string]int{"mcr": 12, "hongkong": 4}[id], 0)})
		if err != nil {
			t.Fatal(id, err)
		}
		if !slices.Equal(s.Next.Scores, want) || s.Placement.Seats[1].Place != 1 {
			t.Errorf("%s: %v, want %v; %+v", id, s.Next.Scores, want, s.Placement)
		}
	}
}

// TestLiableOfFans: under Chinese Official no player pays for another, under Hong Kong the liable player pays all, the
// winner never.
func TestLiableOfFans(t *testing.T) {
	settle := func(id string, liable int) ([]int, error) {
		deal := counted(1, -1, 8, 0)
		deal.Wins[0].Liable = &liable
		s, err := scoresheet.Follow(rulesOf(t, id, nil), 0, []scoresheet.Deal{deal})
		if err != nil {
			return nil, err
		}
		return s.Next.Scores, nil
	}
	if got, err := settle("mcr", 2); err == nil || !strings.Contains(err.Error(),
		"liable: under mcr nobody pays for another") {
		t.Errorf("mcr: %v, %v", got, err)
	}
	if got, err := settle("hongkong", 2); err != nil || got[0] != 0 || got[3] != 0 || got[2] != -got[1] || got[1] <= 0 {
		t.Errorf("hongkong: %v, %v", got, err)
	}
	if got, err := settle("hongkong", 1); err == nil || !strings.Contains(err.Error(), "the liable player is the winner") {
		t.Errorf("hongkong, the winner is liable: %v, %v", got, err)
	}
}

// TestSeatsMove has every chair deal in turn: its wind is East when it deals.
func TestSeatsMove(t *testing.T) {
	r := rulesOf(t, "riichi-tenhou", nil)
	var deals []scoresheet.Deal
	for n := range 4 {
		s, err := scoresheet.Follow(r, 25000, deals)
		if err != nil {
			t.Fatal(err)
		}
		if s.Next.Dealer != n || s.Next.Number != n+1 || s.Next.Round != tile.East {
			t.Errorf("deal %d: %+v", n+1, s.Next)
		}
		deals = append(deals, counted((n+1)%4, (n+2)%4, 1, 30))
	}
}

// TestRefused checks the errors for impossible entries.
func TestRefused(t *testing.T) {
	r := rulesOf(t, "riichi-tenhou", nil)
	for want, d := range map[string]scoresheet.Deal{
		"deal 1: ready: chair 1 is named twice": {
			Kind: rules.EndExhausted, Ready: []int{1, 1}},
		"deal 1: riichi: want a chair from 0 to 3, found 4": {
			Kind: rules.EndExhausted, Riichi: []int{4}},
		"deal 1: payments: want those of 4 players, found 1": {
			Kind: scoresheet.EndEntered, Payments: []int{1}},
		"deal 1: payments: want a sum of 0, or of sticks on the table, found 1000": {
			Kind: scoresheet.EndEntered, Payments: []int{1000, 0, 0, 0}},
		"deal 1: the win of seat 2z: the discarder's wind: want another than the winner's own, found South": counted(1, 1,
			3, 30),
	} {
		_, err := scoresheet.Follow(r, 25000, []scoresheet.Deal{d})
		if err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestRiichiCosts refuses a riichi of a player with too few points for the stick, whether it is entered separately or
// with a win; if the rules give credit, every player may declare.
func TestRiichiCosts(t *testing.T) {
	poor := scoresheet.Deal{Kind: scoresheet.EndEntered, Payments: []int{-24100, 24100, 0, 0}}
	lost := scoresheet.Deal{Kind: rules.EndExhausted, Riichi: []int{0}}
	won := counted(0, 1, 1, 30)
	won.Wins[0].Riichi = 1
	enough := scoresheet.Deal{Kind: scoresheet.EndEntered, Payments: []int{-24000, 24000, 0, 0}}
	const want = "deal 2: North cannot declare riichi: want 1000 points, found 900"
	for _, second := range []scoresheet.Deal{lost, won} {
		if _, err := scoresheet.Follow(rulesOf(t, "riichi-tenhou", nil), 25000, []scoresheet.Deal{poor,
			second}); err == nil || err.Error() != want {
			t.Errorf("%v, want %s", err, want)
		}
		if _, err := scoresheet.Follow(rulesOf(t, "riichi-tenhou", nil), 25000, []scoresheet.Deal{enough,
			second}); err != nil {
			t.Errorf("with 1000 points: %v", err)
		}
		credit := rulesOf(t, "riichi-tenhou", option.Values{"riichiBelow1000": true})
		if _, err := scoresheet.Follow(credit, 25000, []scoresheet.Deal{poor, second}); err != nil {
			t.Errorf("on credit: %v", err)
		}
	}
}

// TestLiable has a player liable for a yakuman of which only the value is entered: that player pays all of a self-draw,
// half of a ron; only one of two yakuman if the rules say so; and nothing for other hands.
func TestLiable(t *testing.T) {
	who := 2
	for _, row := range []struct {
		from, yakuman, han int
		options            option.Values
		want               string
	}{
		{-1, 1, 0, nil, "[0 32000 -32000 0]"},
		{0, 1, 0, nil, "[-16000 32000 -16000 0]"},
		{2, 1, 0, nil, "[0 32000 -32000 0]"},
		{-1, 2, 0, option.Values{"paoScope": "yakuman"}, "[-16000 64000 -40000 -8000]"},
		{-1, 2, 0, nil, "[0 64000 -64000 0]"},
		{-1, 1, 0, option.Values{"paoYaku": []string{}},
			"deal 1: the win of seat 2z: a liable player of a hand for which nobody is liable"},
		{-1, 0, 13, nil, "deal 1: the win of seat 2z: a liable player of a hand for which nobody is liable"},
	} {
		d := scoresheet.Deal{Kind: rules.EndWins, Wins: []scoresheet.Win{{Chair: 1, From: row.from, Liable: &who,
			Win: rules.Win{Counted: &rules.Count{Han: row.han, Yakuman: row.yakuman}}}}}
		s, err := scoresheet.Follow(rulesOf(t, "riichi-tenhou", row.options), 25000, []scoresheet.Deal{d})
		got := fmt.Sprint(err)
		if err == nil {
			got = fmt.Sprint(s.Deals[0].Payments)
		}
		if got != row.want {
			t.Errorf("%d yakuman from %d under %v: %s, want %s", row.yakuman, row.from, row.options, got, row.want)
		}
	}
	self := 1
	d := scoresheet.Deal{Kind: rules.EndWins, Wins: []scoresheet.Win{{Chair: 1, From: -1, Liable: &self,
		Win: rules.Win{Counted: &rules.Count{Yakuman: 1}}}}}
	if _, err := scoresheet.Follow(rulesOf(t, "riichi-tenhou", nil), 25000, []scoresheet.Deal{d}); err == nil {
		t.Error("the winner is liable")
	}
}
