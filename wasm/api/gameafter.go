package api

import (
	"slices"

	"tehai/core/rules"
)

// AfterDeal is the result of a live deal that has ended, and how the game continues.
type AfterDeal struct {
	Scores      []int  `js:"scores"` // by chair
	Deposits    int    `js:"deposits"`
	Honba       int    `js:"honba"` // honba of the next deal
	DealerStays bool   `js:"dealerStays"`
	Round       string `js:"round" is:"Wind?"` // of the next deal; absent if the game is over
	Number      *int   `js:"number" is:"?"`    // likewise
	// why the game is over, provided that the deal is part of a game that began as the rules state
	Over      string     `js:"over" is:"GameEnd?"`
	Placement *Placement `js:"placement" is:"?"` // what the scores are worth if the game ends here
}

// after returns how the game continues once the deal has ended; nil before, and for rules or games without scores.
func (g *openGame) after() *AfterDeal {
	s, r, setup := g.table.State(), g.deal.Ruleset, g.deal.Deal()
	if !s.Ended() || r.Next == nil || setup.Scores == nil {
		return nil
	}
	settlement := r.After(s)
	if settlement == nil {
		return nil
	}
	after := &AfterDeal{Deposits: settlement.Deposits, Honba: settlement.Honba, DealerStays: settlement.DealerStays,
		Placement: placementAfter(g.deal)}
	after.Scores, _ = settled(g.deal, s)
	course, err := r.Next(&rules.Moment{
		Round: setup.Round, Number: setup.Number, Scores: after.Scores,
		DealerStays: settlement.DealerStays, DealerWon: slices.Contains(s.Winners(), setup.Dealer()),
		Deals: settlement.NextNumber(setup),
	})
	switch {
	case err != nil:
		return nil
	case course.Over != "":
		after.Over = course.Over
	default:
		after.Round, after.Number = windWord(course.Round), &course.Number
	}
	return after
}
