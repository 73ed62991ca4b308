package mcr

import "math/bits"

// fanSet is a set of fans: bit i of the two words stands for fan i.
type fanSet [2]uint64

func setOf(list ...fan) (s fanSet) {
	for _, f := range list {
		s[f>>6] |= 1 << (f & 63)
	}
	return s
}

func (s *fanSet) add(f fan)         { s[f>>6] |= 1 << (f & 63) }
func (s *fanSet) has(f fan) bool    { return s[f>>6]>>(f&63)&1 != 0 }
func (s *fanSet) remove(f fan)      { s[f>>6] &^= 1 << (f & 63) }
func (s fanSet) empty() bool        { return s[0]|s[1] == 0 }
func (s fanSet) or(o fanSet) fanSet { return fanSet{s[0] | o[0], s[1] | o[1]} }
func (s fanSet) and(o fanSet) fanSet {
	return fanSet{s[0] & o[0], s[1] & o[1]}
}
func (s fanSet) without(o fanSet) fanSet {
	return fanSet{s[0] &^ o[0], s[1] &^ o[1]}
}

// next removes the lowest fan from the set, which must not be empty.
func (s *fanSet) next() fan {
	if s[0] != 0 {
		i := bits.TrailingZeros64(s[0])
		s[0] &= s[0] - 1
		return fan(i)
	}
	i := bits.TrailingZeros64(s[1])
	s[1] &= s[1] - 1
	return fan(64 + i)
}

// A tally is the fans that hold, and the counts of those that can hold more than once.
type tally struct {
	set                  fanSet
	hogs, doubles, loose uint8
}

// add adds a fan that holds for a reading.
func (t *tally) add(f fan, r *reading) {
	t.set.add(f)
	switch f {
	case tileHog:
		t.hogs = uint8(r.hogs())
	case doublePung:
		t.doubles = uint8(r.doublePungs())
	case pungOfTerminalsOrHonours:
		t.loose = uint8(r.loosePungs())
	}
}

// count returns how often a fan of the set holds.
func (t *tally) count(f fan) uint8 {
	switch f {
	case tileHog:
		return t.hogs
	case doublePung:
		return t.doubles
	case pungOfTerminalsOrHonours:
		return t.loose
	}
	return 1
}

// A list is the fans of one way to count, in the order of the table.
type list []counted

// counted is one fan of a list.
type counted struct {
	fan fan
	n   uint8
}

// compareLists orders lists by their fans in the order of the table, a higher count first: the order in which equal
// totals are listed.
func compareLists(a, b list) int {
	for i := range min(len(a), len(b)) {
		switch {
		case a[i].fan != b[i].fan:
			return int(a[i].fan) - int(b[i].fan)
		case a[i].n > b[i].n:
			return -1
		case a[i].n < b[i].n:
			return 1
		}
	}
	return len(a) - len(b)
}
