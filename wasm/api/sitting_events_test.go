package api

import (
	"fmt"
	"slices"
	"testing"
)

// TestSittingByEvents keeps a Sichuan deal by its events, through the interface: what is paid, who still plays, and the
// end of the wall with a hand that is found ready by its tiles.
func TestSittingByEvents(t *testing.T) {
	chair := func(n int) *int { return &n }
	request := SittingRequest{Ruleset: "sichuan-sbr", Deals: []SittingDeal{{Kind: "events", Events: []SittingEvent{
		{Kind: "kong", Chair: chair(1), Kong: "claimed", From: chair(0)},
		{Kind: "win", AfterKong: true, Wins: []SittingWin{{Chair: 3, From: chair(1), Han: 1}}},
		{Kind: "kong", Chair: chair(2), Kong: "added", Late: true},
	}}}}
	value, err := Sitting(request)
	if err != nil {
		t.Fatal(err)
	}
	told := value.Deals[0]
	var lines []string
	for _, p := range told.Paid {
		lines = append(lines, fmt.Sprint(p.Step, p.Kind, *p.Of, p.Payments.E, p.Payments.S, p.Payments.W, *p.Payments.N))
	}
	want := []string{"1kong1 -2 2 0 0", "2refund1 2 -2 0 0", "2win3 0 -2 0 2"}
	if !slices.Equal(lines, want) || !told.Open || !slices.Equal(value.Playing, []int{0, 1, 2}) ||
		value.AfterKong == nil || *value.AfterKong != 2 || !slices.Equal(value.Next.Scores, []int{0, -2, 0, 2}) {
		t.Errorf("%v, open %v, playing %v, after a kong %v, scores %v", lines, told.Open, value.Playing, value.AfterKong,
			value.Next.Scores)
	}
	wall := SittingEvent{Kind: "wall", Hands: []SittingWin{{Chair: 0, State: "ready", Hand: "34567p888s99s[555p]"},
		{Chair: 1, State: "not-ready"}, {Chair: 2, State: "pig"}}}
	request.Deals[0].Events = append(request.Deals[0].Events, wall)
	if value, err = Sitting(request); err != nil {
		t.Fatal(err)
	}
	// The dearest wait is 2, 5 or 8p, with a root: it is worth 2.
	if !slices.Equal(value.Next.Scores, []int{4, -4, -26, 2}) || value.Deals[0].Open || value.AfterKong != nil ||
		value.Next.Dealer != 3 || len(value.Playing) != 4 || !slices.Equal(value.FinalStates, finalStates) {
		t.Errorf("scores %v, open %v, %+v", value.Next.Scores, value.Deals[0].Open, value)
	}
	for _, bad := range []SittingEvent{{Kind: "kong", Kong: "added"}, {Kind: "foul"}, {Kind: "wall",
		Hands: []SittingWin{{Chair: 0, State: "ready", Hand: "34567p"}}}} {
		request.Deals[0].Events = []SittingEvent{bad}
		if _, err := Sitting(request); err == nil {
			t.Errorf("%+v is taken", bad)
		}
	}
}
