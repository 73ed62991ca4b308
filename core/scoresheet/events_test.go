package scoresheet_test

import (
	"slices"
	"testing"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/scoresheet"
)

// won is a win by its fans; from is -1 for an own draw.
func won(chair, from, fans int) scoresheet.Win {
	return scoresheet.Win{Chair: chair, From: from, Win: rules.Win{Counted: &rules.Count{Han: fans}}}
}

func winEvent(after bool, wins ...scoresheet.Win) scoresheet.Event {
	return scoresheet.Event{Event: rules.Event{Kind: rules.EventWin, AfterKong: after}, Wins: wins, From: -1}
}

func kongEvent(kind meld.Kong, of, from int) scoresheet.Event {
	return scoresheet.Event{Event: rules.Event{Kind: rules.EventKong, Kong: kind, Fresh: true}, Of: of, From: from}
}

// TestBloodBattle keeps the score of two deals of bloody battle by their events: the scores are those after every
// event, the deal stays until it is over, and the first winner deals next.
func TestBloodBattle(t *testing.T) {
	r := rulesOf(t, "sichuan-sbr", nil)
	events := []scoresheet.Event{kongEvent(meld.Claimed, 1, 0), kongEvent(meld.Concealed, 2, -1),
		winEvent(false, won(3, 0, 1)), kongEvent(meld.Added, 0, -1), winEvent(true, won(1, 0, 2)),
		winEvent(false, won(2, -1, 1))}
	after := [][]int{{0, 0, 0, 0}, {-2, 2, 0, 0}, {-4, 0, 6, -2}, {-6, 0, 6, 0}, {-4, -1, 5, 0}, {-10, 4, 6, 0},
		{-13, 4, 9, 0}}
	for n, scores := range after {
		s, err := scoresheet.Follow(r, 0, []scoresheet.Deal{{Kind: scoresheet.EndEvents, Events: events[:n]}})
		if err != nil {
			t.Fatal(err)
		}
		over := n == len(events)
		if !slices.Equal(s.Next.Scores, scores) || s.Deals[0].Open() == over || s.Next.Dealer != map[bool]int{true: 3}[over] {
			t.Errorf("after %d events: %+v, open %v", n, s.Next, s.Deals[0].Open())
		}
	}
	// Chair 3 deals: its wind is East. Two win on one discard of chair 1, which then deals.
	second := scoresheet.Deal{Kind: scoresheet.EndEvents, Events: []scoresheet.Event{winEvent(false, won(3, 1, 0),
		won(2, 1, 3))}}
	deals := []scoresheet.Deal{{Kind: scoresheet.EndEvents, Events: events}, second}
	s, err := scoresheet.Follow(r, 0, deals)
	if err != nil || !slices.Equal(s.Next.Scores, []int{-13, -5, 17, 1}) || s.Next.Dealer != 3 || !s.Deals[1].Open() {
		t.Fatalf("the second deal: %+v, %v", s, err)
	}
	if _, err := scoresheet.Follow(r, 0, append(deals, second)); err == nil ||
		err.Error() != "deal 3: the deal before it is not over" {
		t.Errorf("a deal after an open one: %v", err)
	}
	wall := scoresheet.Event{Event: rules.Event{Kind: rules.EventWall}, From: -1, Hands: []scoresheet.FinalHand{
		{Chair: 1, FinalHand: rules.FinalHand{State: rules.HandNotReady}},
		{Chair: 0, FinalHand: rules.FinalHand{State: rules.HandReady, Win: rules.Win{Counted: &rules.Count{Han: 2}}}}}}
	deals[1].Events = append(deals[1].Events, wall)
	s, err = scoresheet.Follow(r, 0, deals)
	if err != nil || !slices.Equal(s.Next.Scores, []int{-9, -9, 17, 1}) || s.Next.Dealer != 1 || s.Next.Number != 2 ||
		s.Over != "" {
		t.Errorf("the wall is empty: %+v, %v", s, err)
	}
	if got := scoresheet.Endings(r); !slices.Equal(got, []string{scoresheet.EndEvents}) {
		t.Errorf("endings %v", got)
	}
	if _, err := scoresheet.Follow(rulesOf(t, "riichi-ema", nil), 0, deals); err == nil {
		t.Error("riichi takes events")
	}
}

// TestWrongEvents refuses events that name no player, or another than those of the table.
func TestWrongEvents(t *testing.T) {
	r := rulesOf(t, "sichuan-sbr", nil)
	foul := func(of int) scoresheet.Event {
		return scoresheet.Event{Event: rules.Event{Kind: rules.EventFoul}, Of: of, From: -1}
	}
	for name, e := range map[string]scoresheet.Event{
		"a claimed kong without its discarder": kongEvent(meld.Claimed, 1, -1),
		"a claimed kong of the own discard":    kongEvent(meld.Claimed, 1, 1),
		"a kong of chair 4":                    kongEvent(meld.Concealed, 4, -1),
		"a kong from chair 4":                  kongEvent(meld.Claimed, 1, 4),
		"a foul of chair -1":                   foul(-1),
		"a win of chair 4":                     winEvent(false, won(4, 0, 1)),
		"a win from chair 4":                   winEvent(false, won(0, 4, 1)),
		"a win on the own discard":             winEvent(false, won(1, 1, 1)),
		"two own draws":                        winEvent(false, won(1, -1, 1), won(2, -1, 1)),
		"two wins from two players":            winEvent(false, won(1, 0, 1), won(2, 3, 1)),
		"an end of the wall without hands":     {Event: rules.Event{Kind: rules.EventWall}, From: -1},
	} {
		deal := scoresheet.Deal{Kind: scoresheet.EndEvents, Events: []scoresheet.Event{e}}
		if _, err := scoresheet.Follow(r, 0, []scoresheet.Deal{deal}); err == nil {
			t.Errorf("%s is taken", name)
		}
	}
	// A kong, then a false win of its player: its money goes back, the fine goes to no player.
	deal := scoresheet.Deal{Kind: scoresheet.EndEvents,
		Events: []scoresheet.Event{kongEvent(meld.Concealed, 1, -1), foul(1)}}
	s, err := scoresheet.Follow(r, 0, []scoresheet.Deal{deal})
	if err != nil || !slices.Equal(s.Next.Scores, []int{0, -24, 0, 0}) {
		t.Errorf("a false win: %+v, %v", s, err)
	}
}
