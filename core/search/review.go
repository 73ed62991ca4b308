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
	for i := range moves {
		to.review(d, &moves[i])
	}
}

func (d *Deal) review(of *replay.Deal, m *review.Move) {
	if m.Chair >= len(d.Chairs) {
		return
	}
	at := d.momentOf(m)
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
	at.chances, at.made = kindsOf(&decision{move: m, river: riverOf(of, m)})
}

// momentOf returns the moment that a decision led to, nil where it led to none: of a riichi its discard, of what was let pass a
// moment of its own.
func (d *Deal) momentOf(m *review.Move) *Moment {
	c := &d.Chairs[m.Chair]
	step := m.Step
	switch m.Made.Kind {
	case game.Riichi:
		step++
	case game.Dealt:
		return c.pass(step)
	}
	for i := range c.Moments {
		if at := &c.Moments[i]; int(at.Step) == step && at.Event != Start && at.Event != Pass {
			return at
		}
	}
	return nil
}

// pass returns a new moment at which something was let pass: the hand is that of the moment before it.
func (c *Chair) pass(step int) *Moment {
	place := len(c.Moments)
	for i := range c.Moments {
		if int(c.Moments[i].Step) >= step {
			place = i
			break
		}
	}
	m := Moment{Event: Pass, Step: uint16(step), Danger: noDanger}
	if place > 0 {
		before := &c.Moments[place-1]
		m.Hand, m.Waits, m.Left, m.Shanten, m.Turn, m.Open, m.Riichis = before.Hand, before.Waits, before.Left, before.Shanten, before.Turn, before.Open, before.Riichis
		m.flags = before.flags & (known | furiten | threat | closed | inRiichi)
	}
	c.Moments = slices.Insert(c.Moments, place, m)
	return &c.Moments[place]
}

// riverOf returns the kinds that the chair of a decision had discarded before it, as bits.
func riverOf(d *replay.Deal, m *review.Move) (river uint64) {
	s := d.At(m.Step - 1)
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
