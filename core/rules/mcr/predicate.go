package mcr

import (
	"tehai/core/hand"
	"tehai/core/pattern"
)

// A predicate says whether a fan holds. Most are answered without being asked:
// by the kinds of tiles, or by how many pungs there are.
type predicate struct {
	ask    func(*reading) bool
	within pattern.Kinds // every tile is one of these, if there are any
	pungs  uint8         // it takes as many pungs and kongs
	kongs  uint8         // and as many kongs
	found  bool          // by groupChows
}

var (
	never   predicate // counted elsewhere
	byChows = predicate{found: true}
	always  = flag(func(*reading) bool { return true })
)

func flag(holds func(*reading) bool) predicate { return predicate{ask: holds} }

func within(kinds pattern.Kinds) predicate { return predicate{within: kinds} }

// of is the predicate that takes so many pungs.
func (p predicate) of(pungs uint8) predicate {
	p.pungs = pungs
	return p
}

// ofKongs is the predicate that takes so many kongs.
func (p predicate) ofKongs(kongs uint8) predicate {
	p.kongs = kongs
	return p
}

func (p *predicate) isNever() bool { return p.ask == nil && p.within == 0 && !p.found }

func kongs(n int) predicate {
	return flag(func(r *reading) bool { return r.kongs >= n }).ofKongs(uint8(n))
}

func windPungs(n int) predicate {
	return flag(func(r *reading) bool { return (r.groups.Same & pattern.Winds).Len() >= n }).of(uint8(n))
}

func dragonPungs(n int) predicate {
	return flag(func(r *reading) bool { return (r.groups.Same & pattern.Dragons).Len() >= n }).of(uint8(n))
}

// hiddenPungs is asked of the place of the winning tile.
func hiddenPungs(n int) predicate {
	return flag(func(r *reading) bool { return r.hidden >= n }).of(uint8(n))
}

func shiftedPungs(n int) predicate {
	return flag(func(r *reading) bool { return r.groups.ConsecutiveTriplets(n) != 0 }).of(uint8(n))
}

func waitsBy(wait hand.Wait) predicate {
	return flag(func(r *reading) bool { return r.waitsFor(wait) })
}
