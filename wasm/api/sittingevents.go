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
	// at the end of the wall: the hands of all who have not won, each with its state; of a ready one the fans of the
	// dearest wait count, stated as han or found from its tiles
	Hands []SittingWin `js:"hands" is:"?" in:"..4"`
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
		win, err := readFinalHand(h, r)
		if err != nil {
			return event, err
		}
		event.Hands = append(event.Hands, scoresheet.FinalHand{Chair: h.Chair,
			FinalHand: rules.FinalHand{State: h.State, Win: win}})
	}
	return event, nil
}

func readFinalHand(h *SittingWin, r *rules.Rules) (rules.Win, error) {
	if h.Hand == "" {
		return rules.Win{Counted: &rules.Count{Han: h.Han}}, nil
	}
	read, err := readHandFor(r, h.Hand, h.Dialect)
	return rules.Win{Hand: read.Hand}, err
}

// addProgress adds what can be entered of the open deal, or of the next one, under rules that take events.
func (v *SittingValue) addProgress(r *rules.Rules, sheet *scoresheet.Sheet) error {
	if r.Follow == nil {
		return nil
	}
	at, err := r.Follow(nil)
	if err != nil {
		return err
	}
	if n := len(sheet.Deals); n > 0 && sheet.Deals[n-1].Open() {
		at = sheet.Deals[n-1].Progress
	}
	for chair, word := range v.Next.Winds {
		wind, err := readWind("winds", word)
		switch {
		case err != nil:
			return err
		case wind == at.AfterKong:
			v.AfterKong = &chair
		}
		if !slices.Contains(at.Left, wind) {
			v.Playing = append(v.Playing, chair)
		}
	}
	v.FinalStates = at.States
	return nil
}

// paidOf converts transfers of a deal that is stated by its events.
func paidOf(list []rules.Transfer, dealer int) []Transfer {
	paid := make([]Transfer, len(list))
	for i := range list {
		t := &list[i]
		paid[i] = wireTransfer(t)
		paid[i].Of = new((dealer + int(t.Of-tile.East)) % t.Payments.Players)
	}
	return paid
}
