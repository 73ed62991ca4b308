package api

import (
	"slices"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/scoresheet"
	"tehai/core/source"
	"tehai/core/tile"
)

// SittingEvent is one thing that happened in a deal, under rules that pay while it is played.
type SittingEvent struct {
	Kind string       `js:"kind" is:"SittingEventKind"`
	Wins []SittingWin `js:"wins" is:"?" in:"..3"` // of a win: those on one tile
	// of a win: on the replacement tile of the kong stated just before, on the discard after it, or on the next kong that
	// its owner adds
	AfterKong bool   `js:"afterKong" is:"?"`
	Chair     *int   `js:"chair" is:"?" in:"0..3"` // whose kong or foul
	From      *int   `js:"from" is:"?" in:"0..3"`  // of a claimed kong: who discarded
	Kong      string `js:"kong" is:"Kong?"`
	Late      bool   `js:"late" is:"?"` // of an added kong: its tile was held before
	// at the end of the wall: the hands of all who have not won
	Hands []SittingFinalHand `js:"hands" is:"?" in:"..4"`
}

// SittingFinalHand is a hand at the end of the wall. Of a ready hand the fans of the dearest wait count, stated or
// found from its tiles.
type SittingFinalHand struct {
	Chair   int    `js:"chair" in:"0..3"`
	State   string `js:"state" is:"FinalState"`
	Fans    int    `js:"fans" is:"?" in:"0..1000"`
	Hand    string `js:"hand" is:"?"`
	Dialect string `js:"dialect" is:"Dialect?"`
}

// SittingPaid is one thing that was paid in a deal. What the chairs gain and outside sum to zero.
type SittingPaid struct {
	Event   int    `js:"event"` // the number of the event, from 1
	Kind    string `js:"kind" is:"TransferKind"`
	Of      int    `js:"of"`             // the chair whose win, kong, hand or foul it rests on
	Moved   []int  `js:"moved"`          // by chair
	Outside int    `js:"outside" is:"?"` // a fine, which no player gets
	Detail  string `js:"detail" is:"?"`  // what it rests on: ids of fans with + between them, the kind of a kong, a reason
}

// SittingProgress is what can be entered of a deal.
type SittingProgress struct {
	Left      []int    `js:"left"`                   // chairs that have won, and play no more
	AfterKong *int     `js:"afterKong" is:"?"`       // the chair that laid down a kong just before
	States    []string `js:"states" is:"FinalState"` // what a hand can be at the end of the wall
}

// sittingEventKinds and finalStates are the words for events and for hands at the end of the wall.
var (
	sittingEventKinds = []string{rules.EventWin, rules.EventKong, rules.EventWall, rules.EventFoul}
	finalStates       = []string{rules.HandReady, rules.HandNotReady, rules.HandPig, rules.HandPassivePig}
)

func readSittingEvent(e *SittingEvent, r *rules.Rules) (scoresheet.Event, error) {
	event := scoresheet.Event{Event: rules.Event{Kind: e.Kind, AfterKong: e.AfterKong, Fresh: !e.Late}, From: -1}
	if e.Chair != nil {
		event.Of = *e.Chair
	} else if e.Kind == rules.EventKong || e.Kind == rules.EventFoul {
		return event, source.Errorf(source.MissingField, "chair: want the chair of the player whose %s it was", e.Kind)
	}
	if e.From != nil {
		event.From = *e.From
	}
	event.Kong = meld.Kong(max(0, slices.Index(kongs[:], e.Kong)))
	for i := range e.Wins {
		win, err := readSittingWin(&e.Wins[i], r)
		if err != nil {
			return event, err
		}
		event.Wins = append(event.Wins, win)
	}
	for i := range e.Hands {
		h := &e.Hands[i]
		final := scoresheet.FinalHand{Chair: h.Chair, FinalHand: rules.FinalHand{State: h.State}}
		final.Counted = &rules.Count{Han: h.Fans}
		if h.Hand != "" {
			read, err := readHandFor(r, h.Hand, h.Dialect)
			if err != nil {
				return event, err
			}
			final.Hand, final.Counted = read.Hand, nil
		}
		event.Hands = append(event.Hands, final)
	}
	return event, nil
}

// progressOf returns what can be entered of the open deal, or of the next one; nil under rules that take no events.
func progressOf(r *rules.Rules, sheet *scoresheet.Sheet) (*SittingProgress, error) {
	if r.Follow == nil {
		return nil, nil
	}
	at, err := r.Follow(nil)
	if err != nil {
		return nil, err
	}
	dealer := sheet.Next.Dealer
	if n := len(sheet.Deals); n > 0 && sheet.Deals[n-1].Open() {
		at = sheet.Deals[n-1].Progress
	}
	p := &SittingProgress{Left: []int{}, States: at.States}
	for _, wind := range at.Left {
		p.Left = append(p.Left, chairOf(wind, dealer, r.Players))
	}
	if at.AfterKong != tile.None {
		p.AfterKong = new(chairOf(at.AfterKong, dealer, r.Players))
	}
	return p, nil
}

func chairOf(wind tile.Tile, dealer, players int) int {
	return (dealer + int(wind-tile.East)) % players
}

// paidOf converts transfers of a deal that is stated by its events.
func paidOf(list []rules.Transfer, dealer int) []SittingPaid {
	paid := []SittingPaid{}
	for i := range list {
		t := &list[i]
		one := SittingPaid{Event: t.Step, Kind: t.Kind, Of: chairOf(t.Of, dealer, t.Payments.Players), Outside: t.Outside,
			Detail: t.Detail, Moved: make([]int, t.Payments.Players)}
		for seat := range one.Moved {
			one.Moved[(dealer+seat)%len(one.Moved)] = t.Payments.Seats[seat]
		}
		paid = append(paid, one)
	}
	return paid
}
