package chance

import (
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// plan is a kind of complete hand in the standard form: sets that it must have, and sets and pairs that the rest may
// be.
type plan struct {
	fixed     []meld.Set
	sequences pattern.Kinds // where sequences may start
	triplets  pattern.Kinds
	pairs     pattern.Kinds
	free      int           // number of sets of any allowed kind
	body      pattern.Kinds // of a knitted hand, one tile of each
}

// take matches one declared set with a set of the plan. It reports whether the plan has a place for it. A quad counts
// as its triplet.
func (p *plan) take(s meld.Set) bool {
	for i, f := range p.fixed {
		if f.First == s.First && (f.Kind == s.Kind || f.Kind == meld.Triplet && s.Kind == meld.Quad) {
			p.fixed = append(append([]meld.Set{}, p.fixed[:i]...), p.fixed[i+1:]...)
			return true
		}
	}
	allowed := p.triplets
	if s.Kind == meld.Sequence {
		allowed = p.sequences
	}
	p.free--
	return p.free >= 0 && allowed.Has(s.First)
}

const maxSets = 4

// reach is the way from the counts to the nearest of the plan's hands. The parts of a hand (three suits and the
// honours) are laid out separately, and combined by how many free sets are in each and which has the pair.
func (p *plan) reach(l *layouts) reach {
	if p.free < 0 || p.free > maxSets {
		return unreached
	}
	var base tile.Counts
	paired := 0
	for i := range base {
		if p.body>>i&1 != 0 {
			base[i] = 1
		}
	}
	for _, s := range p.fixed {
		for i := range s.Len() {
			base[s.At(i).Index()]++
		}
		if s.Kind == meld.Pair {
			paired = 1
		}
	}
	joined := l.of(p.demand(0, &base))
	for part := 1; part < parts; part++ {
		joined = joined.combine(l.of(p.demand(part, &base)), p.free)
	}
	return joined[p.free][1-paired]
}

// demand is what the plan requires of one part.
func (p *plan) demand(part int, base *tile.Counts) demand {
	at := part * ranks
	d := demand{
		part:      uint8(part),
		sequences: uint16(p.sequences >> at & (1<<ranks - 1)),
		triplets:  uint16(p.triplets >> at & (1<<ranks - 1)),
		pairs:     uint16(p.pairs >> at & (1<<ranks - 1)),
	}
	copy(d.base[:], base[at:min(at+ranks, tile.Kinds)])
	return d
}
