package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/tile"
)

// ahead is how many own draws luck looks at.
const ahead = 3

// wallPart is how many useful tiles came for each that the unseen copies promise: other hands hold more of them than
// the wall does. Counted over recorded games: of 12,418 promised 11,871 came.
const wallPart = 11_871.0 / 12_418

// Luck is what the wall then gave, apart from whether the decision was good.
type Luck struct {
	Draws int     // own draws that followed, at most three
	Hoped float64 // how many of them were to be expected among the tiles that the discard accepts
	Came  int     // how many were
	// Wall is how many copies of those tiles could still be drawn, Soon of them
	// within three turns of the table; -1 where the wall is not known.
	Wall, Soon int
}

// luck looks at the draws behind a discard.
func (r *reviewer) luck(s *game.State, step int, row *advice.Row) *Luck {
	l := &Luck{Wall: -1, Soon: -1}
	unseen := 0
	for other := range r.deal.Deal().Players {
		if other != s.Turn {
			unseen += len(s.Closed(other))
		}
	}
	unseen += len(s.Wall()) + len(s.DeadWall()) - len(s.Indicators())
	next := *s
	for at := step; at <= r.live.Steps() && l.Draws < ahead; at++ {
		e := r.live.Event(at)
		if next.Apply(e) != nil {
			return nil
		}
		if e.Kind == game.Riichi || e.Chair != s.Turn || at == step {
			continue
		}
		if e.Kind != game.Draw {
			if e.Kind == game.Chow || e.Kind == game.Pung || e.Kind == game.Kong {
				break // another hand from here on
			}
			continue
		}
		l.Draws++
		if unseen > 0 {
			l.Hoped += wallPart * float64(row.Total) / float64(unseen)
		}
		if k := next.Drawn.Index(); k >= 0 && row.Tiles.Has(k) {
			l.Came++
			break // the hand has come nearer: what it accepts is another list
		}
	}
	wallAhead(s, r.deal.Deal().Players, row, l)
	return l
}

// wallAhead counts what the wall held.
func wallAhead(s *game.State, players int, row *advice.Row, l *Luck) {
	wall := s.Wall()
	soon := ahead * players
	l.Wall, l.Soon = 0, 0
	for i, t := range wall {
		if t == tile.Unknown {
			l.Wall, l.Soon = -1, -1
			return
		}
		if k := t.Index(); k >= 0 && row.Tiles.Has(k) {
			l.Wall++
			if i < soon {
				l.Soon++
			}
		}
	}
}
