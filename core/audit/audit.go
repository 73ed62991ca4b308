// Package audit scores the wins of recorded games again and compares the result with what the log states: yaku, han, fu
// and points by chair. Its input is a deal and its rules, its result a Win for each win, with a list of Differences.
package audit

import (
	"strings"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/source"
)

// Win is one win at the end of a deal, scored again.
type Win struct {
	Chair, From int         // the winner and the discarder; From is -1 for a self-draw
	Card        *rules.Card // as for a brief rules.Ending; nil if the win cannot be scored, and Err is the reason
	Err         error
	Payments    []int // by chair, including honba and riichi sticks
	// Log is what the log states; nil if it states nothing. Differences are those between it and the card; empty if
	// everything stated agrees.
	Log         *replay.Win
	Differences []Difference
}

// Agrees reports whether all values that the log states are the same.
func (w *Win) Agrees() bool { return w.Log != nil && w.Card != nil && len(w.Differences) == 0 }

// Wins scores the wins of a deal, in seat order after the discarder. r are the rules to score by, nil for those of the
// deal. The result is empty for rules without settlement, for rules of another family than the deal's, and for a deal
// without a win. The error is impossible-situation if the rules are for another number of players.
func Wins(d *replay.Deal, r *rules.Rules) ([]Win, error) {
	if r == nil {
		r = d.Ruleset
	}
	s := d.Last()
	if r.Book != nil && r.Family == d.Ruleset.Family {
		return booked(s, r), nil
	}
	if r.Book != nil || s.Phase != game.Won || r.Settle == nil || r.Family != d.Ruleset.Family {
		return nil, nil
	}
	if r.Players != d.Deal().Players {
		return nil, source.Errorf(source.ImpossibleSituation, "want a rule set for %d players, found %s for %d",
			d.Deal().Players, r.ID, r.Players)
	}
	a := scorer{rules: r, state: s}
	wins := a.wins(s.Winners())
	for i := range wins {
		wins[i].compare(d.Wins)
	}
	return wins, nil
}

// booked returns the wins of a deal that goes on after a win, in their order.
func booked(s *game.State, r *rules.Rules) []Win {
	var wins []Win
	settled := r.Book(s)
	for _, f := range s.Facts() {
		if f.Kind != game.Win || len(wins) == len(settled.Wins) {
			continue
		}
		w := Win{Chair: int(f.Chair), From: int(f.From), Card: settled.Wins[len(wins)]}
		if !w.Card.Win {
			w.Card, w.Err = nil, unscored(w.Card)
		} else {
			w.Payments = w.Card.Payments.ByChair(s.Deal())
		}
		wins = append(wins, w)
	}
	return wins
}

// A scorer scores the wins at the end of one deal.
type scorer struct {
	rules *rules.Rules
	state *game.State
}

// wins scores the winners together if the rules settle them so, and each separately otherwise.
func (a *scorer) wins(chairs []int) []Win {
	wins := make([]Win, len(chairs))
	hands := make([]rules.Win, len(chairs))
	for i, chair := range chairs {
		table, _ := a.state.Winning(chair)
		wins[i] = Win{Chair: chair, From: table.From}
		hands[i], wins[i].Err = rules.WinOf(a.state.Deal(), &table)
	}
	settled := a.settle(wins, hands)
	for i := range wins {
		w := &wins[i]
		switch {
		case w.Err != nil:
			continue
		case i < len(settled):
			w.Card = settled[i]
		default:
			if i == 0 {
				hands[i].Honba, hands[i].Deposits = a.state.Deal().Repeat, a.state.Deposits
			}
			w.Card, w.Err = a.rules.Score(&hands[i])
		}
		if w.Card != nil && !w.Card.Win {
			w.Err = unscored(w.Card)
		}
		if w.Err != nil {
			w.Card = nil
			continue
		}
		w.Payments = w.Card.Payments.ByChair(a.state.Deal())
	}
	return wins
}

// unscored returns why a hand has no points.
func unscored(c *rules.Card) error {
	var texts []string
	for _, reason := range c.Why {
		texts = append(texts, reason.Text)
	}
	return source.Errorf(source.ImpossibleSituation, "%s", strings.Join(texts, " "))
}

// settle scores all winners together, so that honba and riichi sticks are paid by the rules. It returns nil if that is
// impossible.
func (a *scorer) settle(wins []Win, hands []rules.Win) []*rules.Card {
	for i := range wins {
		if wins[i].Err != nil {
			return nil
		}
	}
	settled, err := a.rules.Settle(&rules.Ending{
		Kind: rules.EndWins, Wins: hands, Honba: a.state.Deal().Repeat, Deposits: a.state.Deposits, Brief: true,
	})
	if err != nil {
		return nil
	}
	return settled.Wins
}
