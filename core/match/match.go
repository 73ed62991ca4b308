// Package match computes how a match continues after a deal. Its inputs are the state at the end of the deal, the rules
// and the number of rounds. Its results are the payments and scores by chair in points, and the next deal (dealer,
// round, honba, riichi sticks), or the reason why the match is over with the final placement.
package match

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Outcome is the result of a deal that has ended.
type Outcome struct {
	Payments []int // by chair, including honba and sticks; nil if the rules have no settlement
	Scores   []int // by chair, afterwards; nil without scores
	// Next is the next deal without its wall and rules; nil if the match is over.
	Next *game.Deal
	Over string // id of the reason why the rules end it; "" if it continues or the last wind was played
	// Places is what the scores are worth at the end, by chair; nil before the end and for rules without placement.
	Places *rules.Placement
}

// After settles a deal that has ended. The rules state how the match continues; by default each wind lasts once round
// the seats, and there are two winds. rounds is the greatest number of winds, 0 for the number of the rules.
func After(s *game.State, r *rules.Rules, rounds int) Outcome {
	d := s.Deal()
	next := &game.Deal{Players: d.Players, Round: d.Round, Number: d.Number, Dead: d.Dead, Deposits: s.Deposits,
		Rounds: rounds}
	dealerWon := slices.Contains(s.Winners(), d.Dealer())
	stays := s.Phase != game.Won || dealerWon
	var o Outcome
	deals := 0
	if settled := r.After(s); settled != nil {
		o.Payments = settled.Payments.ByChair(d)
		next.Deposits, next.Repeat, stays = settled.Deposits, settled.Honba, settled.DealerStays
		if r.ScoresLosers {
			next.Repeat = dealerWins(d, dealerWon, stays)
		}
		deals = settled.NextNumber(d)
	} else if stays {
		next.Repeat = d.Repeat + 1
	}
	if d.Scores != nil {
		o.Scores = slices.Clone(d.Scores)
		for chair, points := range s.Moved(o.Payments) {
			o.Scores[chair] += points
		}
		next.Scores = o.Scores
	}
	course := follow(r, &rules.Moment{Round: d.Round, Number: d.Number, Scores: o.Scores, DealerStays: stays,
		DealerWon: dealerWon, Deals: deals}, d.Players)
	next.Round, next.Number, o.Over = course.Round, course.Number, course.Over
	if rounds == 0 && r.Next == nil {
		rounds = ownRounds
	}
	if o.Over == "" && (rounds == 0 || int(next.Round-tile.East) < rounds) {
		o.Next = next
		return o
	}
	if r.Place != nil && o.Scores != nil {
		o.Places, _ = r.Place(o.Scores, next.Deposits)
	}
	return o
}

// dealerWins returns how many deals the dealer of the next one has won in a row; draws between them do not count. Rules
// that score every hand have no honba, and may end a row of wins.
func dealerWins(d *game.Deal, won, stays bool) int {
	switch {
	case !stays:
		return 0
	case won:
		return d.Repeat + 1
	}
	return d.Repeat
}

// ownRounds is the number of winds for rules that do not state it.
const ownRounds = 2

// follow returns how the match continues: by the rules, or by default with the next player as dealer unless the dealer
// stays, and with the next wind after the last seat.
func follow(r *rules.Rules, m *rules.Moment, players int) rules.Course {
	if r.Next != nil && m.Scores != nil {
		if course, err := r.Next(m); err == nil {
			return *course
		}
	}
	switch {
	case m.DealerStays:
		return rules.Course{Round: m.Round, Number: m.Number}
	case m.Number < players:
		return rules.Course{Round: m.Round, Number: m.Number + 1}
	}
	return rules.Course{Round: m.Round + 1, Number: 1}
}
