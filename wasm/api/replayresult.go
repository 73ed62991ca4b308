package api

import (
	"slices"
	"strings"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/tile"
)

// DealResult is how a deal ended.
type DealResult struct {
	Kind string    `js:"kind" is:"EndKind"`
	Text string    `js:"text"` // in the words of the file, else in plain English
	Wins []DealWin `js:"wins"`
	// Why is why the deal was abandoned, as it follows from the table.
	Why string `js:"why" is:"Abandonment?"`
	// Ready are the chairs with a ready hand at an exhausted wall, if the rules pay for one and every hand is known.
	Ready []int `js:"ready" is:"?"`
	// Nagashi are the chairs that were paid for nagashi mangan.
	Nagashi []int `js:"nagashi" is:"?"`
	// Hands are the score cards of all hands, by chair, under rules that score every hand.
	Hands []Score `js:"hands" is:"?"`
	// Payments are the payments at an exhausted wall, by chair, if known.
	Payments []int `js:"payments" is:"?"`
}

// abandonments are the words for why a deal was abandoned.
func abandonments() []string {
	words := make([]string, len(game.Abandonments))
	for i, why := range game.Abandonments {
		words[i] = string(why)
	}
	return words
}

// resultOf tells how a deal ended.
func resultOf(d *replay.Deal, ruleset string, options option.Values) (DealResult, error) {
	s := d.Last()
	wins, err := winsOf(d, ruleset, options)
	result := DealResult{Kind: endKind(s), Text: d.Result.Text, Wins: wins}
	if result.Text == "" {
		result.Text = endText(s)
	}
	switch result.Kind {
	case "aborted":
		before := d.At(d.Steps() - 1)
		result.Why = string(before.Abandonment())
	case "exhausted":
		result.tellDrawn(d, s)
	case "win":
		if len(wins) == 1 && wins[0].Points > 0 {
			result.addHands(d, ruleset, options)
		}
		if len(s.Winners()) == 3 && d.Ruleset != nil && d.Ruleset.Book == nil {
			if settled := d.Ruleset.After(s); settled != nil && settled.Aborted {
				result.Why = string(game.ThreeRons)
			}
		}
	}
	return result, err
}

// addHands adds the cards of all hands of a deal that was won, and what all pay, under rules that score every hand.
func (r *DealResult) addHands(d *replay.Deal, ruleset string, options option.Values) {
	by, _ := rulesOfDeal(d, ruleset, options)
	if by == nil {
		by = d.Ruleset
	}
	if !by.ScoresLosers {
		return
	}
	if settled := by.After(d.Last()); settled != nil {
		r.Wins[0].Payments = settled.Payments.ByChair(d.Deal())
		for _, card := range settled.Hands {
			r.Hands = append(r.Hands, cardOf(by.RuleSet, card))
		}
	}
}

// tellDrawn adds the payments at an exhausted wall.
func (r *DealResult) tellDrawn(d *replay.Deal, s *game.State) {
	r.Payments = d.Result.Payments
	if r.Payments == nil && d.Ruleset != nil && d.Ruleset.Book != nil {
		r.Payments = d.Moved()
	}
	if d.Ruleset == nil || !d.Ruleset.Play.Riichi || !allKnown(s) {
		return
	}
	ending, settled := d.Ruleset.DrawnEnding(s)
	if settled == nil {
		return
	}
	r.Ready = chairsOf(s.Deal(), ending.Ready)
	if ending.Kind == rules.EndNagashi {
		r.Nagashi = chairsOf(s.Deal(), ending.Nagashi)
	}
}

// allKnown reports whether every hand is known.
func allKnown(s *game.State) bool {
	for chair := range s.Deal().Players {
		if slices.Contains(s.Closed(chair), tile.Unknown) {
			return false
		}
	}
	return true
}

// chairsOf returns the chairs at some winds; never nil.
func chairsOf(d *game.Deal, winds []tile.Tile) []int {
	chairs := []int{}
	for chair := range d.Players {
		if slices.Contains(winds, d.Wind(chair)) {
			chairs = append(chairs, chair)
		}
	}
	return chairs
}

// endText returns in plain English how a deal ended.
func endText(s *game.State) string {
	name := func(chair int) string { return game.WindNames[s.Deal().Wind(chair)] }
	switch endKind(s) {
	case "win":
		var names []string
		for _, chair := range s.Winners() {
			names = append(names, name(chair))
		}
		verb := " wins"
		if len(names) > 1 {
			verb = " win"
		}
		text := strings.Join(names, " and ") + verb
		if s.Deal().Rules.GoesOn {
			return text
		}
		if _, loser := s.Target(); loser >= 0 {
			return text + " on a tile of " + name(loser)
		}
		return text + " by the own draw"
	case "exhausted":
		return "The wall is exhausted"
	case "aborted":
		return "The deal is abandoned"
	}
	return "The record stops"
}
