package mcr

import (
	"tehai/core/rules"
	"tehai/core/tile"
)

// players is the number of players at a table.
const players = 4

// rounds is the number of rounds of a game: sixteen deals, as dealers do not repeat.
const rounds = 4

// share is what every loser pays whatever the value of the hand.
const share = 8

// seatOf returns 0 to 3 for East to North.
func seatOf(wind tile.Tile) int { return int(wind - tile.East) }

// pay returns the payments for a total: the discarder, or on a self-draw each of the others, pays the total, and
// every loser the share. If the discarder is unknown, what a discarder pays above the share has no payer.
func pay(win *rules.Win, total int) rules.Payments {
	p := rules.Payments{Players: players}
	winner := seatOf(win.Seat())
	for seat := range p.Seats {
		if seat == winner {
			continue
		}
		p.Seats[seat] = -share
		if win.SelfDrawn || win.From != tile.None && seat == seatOf(win.From) {
			p.Seats[seat] -= total
		}
	}
	if !win.SelfDrawn && win.From == tile.None {
		p.Unknown = -total
	}
	p.Seats[winner] = -(p.Seats[0] + p.Seats[1] + p.Seats[2] + p.Seats[3]) - p.Unknown
	return p
}

// settle returns the payments after a deal. One player wins: of several the next in turn after the discarder. A drawn
// deal pays nothing, and the dealer changes.
func (r *settings) settle(e *rules.Ending) (*rules.Settlement, error) {
	s := &rules.Settlement{Payments: rules.Payments{Players: players}}
	if e.Kind != rules.EndWins {
		return s, nil
	}
	wins, err := e.InTurn()
	if err != nil {
		return nil, err
	}
	first := wins[0]
	if first.Counted != nil {
		if first.Counted.Han < r.minimum {
			return nil, rules.Impossible("a win of %d points: want %d at least", first.Counted.Han, r.minimum)
		}
		if err := r.situation.CheckSaid(first, false); err != nil {
			return nil, err
		}
		s.Payments = pay(first, first.Counted.Han)
		return s, nil
	}
	card, err := r.score(first)
	if err != nil {
		return nil, err
	}
	if !card.Win {
		return nil, rules.Impossible("a win that is none: %s", card.Why[0].Text)
	}
	s.Payments, s.Wins = card.Payments, []*rules.Card{card}
	return s, nil
}

// tablePoints are the points by place in a match.
var tablePoints = [players]int{4, 2, 1, 0}

// place returns the table points, shared by equal scores.
func place(scores []int, deposits int) (*rules.Placement, error) {
	if len(scores) != players {
		return nil, rules.Impossible("want the scores of %d players, found %d", players, len(scores))
	}
	p := &rules.Placement{Seats: make([]rules.Place, len(scores)), Deposits: deposits}
	for i, score := range scores {
		better, equal := 0, 0
		for _, other := range scores {
			if other > score {
				better++
			} else if other == score {
				equal++
			}
		}
		sum := 0
		for _, points := range tablePoints[better : better+equal] {
			sum += 1000 * points
		}
		p.Seats[i] = rules.Place{Place: better + 1, Score: score, Points: sum / equal, Uma: sum / equal}
	}
	return p, nil
}
