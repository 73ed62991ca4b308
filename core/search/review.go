package search

import (
	"math"
	"slices"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/tile"
)

// Review adds what the review of a deal found; d is the deal at that place of the
// file, moves the decisions of a chair, or of every chair if it is -1.
func (f *File) Review(place int, d *replay.Deal, chair int, moves []review.Move) {
	if place < 0 || place >= len(f.Deals) {
		return
	}
	to := &f.Deals[place]
	for c := range to.Chairs {
		if chair < 0 || c == chair {
			to.Chairs[c].Reviewed = true
		}
	}
	r := reviewer{indexer{deal: d, rules: d.Ruleset, to: to}, liveRecord(d)}
	for i := range moves {
		if moves[i].Chair < len(to.Chairs) {
			r.note(&moves[i])
		}
	}
}

// A reviewer adds decisions to the moments of a deal.
type reviewer struct {
	indexer
	live *game.Record
}

func (r *reviewer) note(m *review.Move) {
	at := r.momentOf(m)
	if at == nil {
		return
	}
	at.flags |= reviewed
	if m.Agrees {
		at.flags |= agrees
	}
	at.Loss = uint16(min(math.Round(m.Loss.Points), math.MaxUint16))
	switch m.Loss.Size() {
	case review.Slip:
		at.flags |= slip
	case review.Mistake:
		at.flags |= mistake
	case review.Blunder:
		at.flags |= blunder
	}
	at.chances, at.made = kindsOf(&decision{move: m, river: r.riverOf(m)})
}

// momentOf returns the moment that a decision led to, nil where it led to none: of a riichi its discard, of what was
// let pass a moment of its own.
func (r *reviewer) momentOf(m *review.Move) *Moment {
	c := &r.to.Chairs[m.Chair]
	step := m.Step
	switch m.Made.Kind {
	case game.Riichi:
		step++
	case game.Dealt:
		return r.pass(c, m)
	}
	for i := range c.Moments {
		if at := &c.Moments[i]; int(at.Step) == step && at.Event != Start && at.Event != Pass {
			return at
		}
	}
	return nil
}

// pass returns a new moment, at which something was let pass: the table is as it was then.
func (r *reviewer) pass(c *Chair, move *review.Move) *Moment {
	place := len(c.Moments)
	for i := range c.Moments {
		if int(c.Moments[i].Step) >= move.Step {
			place = i
			break
		}
	}
	m := Moment{Event: Pass, Step: uint16(move.Step)}
	s := r.live.At(move.Step - 1)
	m.Tile, _ = s.Target()
	if place > 0 {
		m.Turn = c.Moments[place-1].Turn
	}
	r.look(&s, move.Chair, &m)
	c.Moments = slices.Insert(c.Moments, place, m)
	return &c.Moments[place]
}

// riverOf returns the kinds that the chair of a decision had discarded before it, as bits.
func (r *reviewer) riverOf(m *review.Move) (river uint64) {
	s := r.live.At(m.Step - 1)
	for i := range s.Thrown() {
		if thrown := s.Discard(i); int(thrown.Chair) == m.Chair && thrown.Tile.Index() >= 0 {
			river |= 1 << thrown.Tile.Index()
		}
	}
	return river
}

// kindBit is the bit of a tile's kind, 0 for a tile of none.
func kindBit(t tile.Tile) uint64 {
	if t.Index() < 0 {
		return 0
	}
	return 1 << t.Index()
}
