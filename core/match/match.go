// Package match computes how a match goes on after a deal. In go the state at the
// end of the deal, the rules and the number of rounds; out come the payments and
// scores by chair in points, the next deal (dealer, round, honba, riichi sticks)
// or the reason why the match is over, and then the final placement.
package match

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Outcome is what a deal that has ended leaves behind.
type Outcome struct {
	Payments []int // by chair, counters and sticks in them; nil where the rules settle nothing
	Scores   []int // by chair, afterwards; nil if nobody counts
	// Next is the next deal without its wall and rules; nil where the match is over.
	Next *game.Deal
	Over string // id of why the rules end it; "" where it goes on or has been played to the last wind
	// Places is what the scores are worth at the end, by chair; nil before it and
	// where the rules do not say.
	Places *rules.Placement
}

// After settles a deal that has ended. The rules say how the match goes on; those
// that do not go once round the seats for each wind, two winds unless rounds says
// otherwise. rounds is how many winds are played at most, 0 what the rules say.
func After(s *game.State, r *rules.Rules, rounds int) Outcome {
	d := s.Deal()
	next := &game.Deal{Players: d.Players, Round: d.Round, Number: d.Number, Dead: d.Dead, Deposits: s.Deposits}
	dealerWon := slices.Contains(s.Winners(), d.Dealer())
	stays := s.Phase != game.Won || dealerWon
	var o Outcome
	if settled := r.After(s); settled != nil {
		o.Payments = settled.Payments.ByChair(d)
		next.Deposits, next.Repeat, stays = settled.Deposits, settled.Honba, settled.DealerStays
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
		DealerWon: dealerWon}, d.Players)
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

// ownRounds is how many winds are played where the rules do not say.
const ownRounds = 2

// follow is how the match goes on: as the rules say, or the deal goes to the next
// player unless the dealer stays, and to the next wind behind the last.
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
