package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/tile"
)

// ahead is how many own draws the luck figures cover.
const ahead = 3

// Luck is what was drawn after a decision, apart from whether the decision was good.
type Luck struct {
	Draws int     // own draws that followed, at most three
	Hoped float64 // how many of them were expected to be tiles that the hand accepts after the discard
	Came  int     // how many were
	// Wall is how many copies of those tiles could still be drawn, Soon those within three turns of the table; -1 if
	// the wall is not known.
	Wall, Soon int
}

// luck computes the luck of the draws after a discard; left are the copies of each kind that the player does not see.
func (r *reviewer) luck(s *game.State, step int, row *advice.Row, left *tile.Counts) *Luck {
	l := &Luck{Wall: -1, Soon: -1}
	unseen := 0
	for other := range r.deal.Deal().Players {
		if other != s.Turn {
			unseen += len(s.Closed(other))
		}
	}
	unseen += len(s.Wall()) + len(s.DeadWall()) - len(s.Indicators())
	useful := drawn(left, row.Tiles, unseen, len(s.Discards())/r.deal.Deal().Players)
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
		l.Hoped += useful
		if k := next.Drawn.Index(); k >= 0 && row.Tiles.Has(k) {
			l.Came++
			break // the shanten fell: from now on the hand accepts other tiles
		}
	}
	wallAhead(s, r.deal.Deal().Players, row, l)
	return l
}

// wallAhead counts the useful tiles in the wall.
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
