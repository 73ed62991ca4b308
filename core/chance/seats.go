package chance

import "sync"

// seats maps keys of hands to their indices: a flat hash table with open addressing.
type seats struct {
	list []seat
	n    int
	used uint32 // how often the table was emptied
}

// A seat is free unless it was used since the table was emptied.
type seat struct {
	key  uint64
	at   int32
	used uint32
}

// levelSeats are the tables with which graphs are built, two for each: reused, since large ones are costly to make.
var levelSeats = sync.Pool{New: func() any { return new([2]seats) }}

// reset empties the table.
func (s *seats) reset() {
	if s.list == nil {
		s.list = make([]seat, 1<<6)
	}
	s.n = 0
	s.used++
}

// find returns a pointer to the index of a key, and whether the key is new. A new key is inserted, and the caller sets
// its index. The pointer is valid until the next find.
func (s *seats) find(key uint64) (at *int32, isNew bool) {
	if 2*s.n >= len(s.list) {
		s.grow()
	}
	found := s.slot(key)
	if found.used != s.used {
		found.key, found.used = key, s.used
		s.n++
		return &found.at, true
	}
	return &found.at, false
}

// slot returns the seat that has the key, or the one where it would be inserted.
func (s *seats) slot(key uint64) *seat {
	mask := len(s.list) - 1
	i := int(key>>32) & mask
	for s.list[i].used == s.used && s.list[i].key != key {
		i = (i + 1) & mask
	}
	return &s.list[i]
}

func (s *seats) grow() {
	old := s.list
	s.list = make([]seat, 2*len(old))
	for _, entry := range old {
		if entry.used == s.used {
			*s.slot(entry.key) = entry
		}
	}
}

// unit is what one tile of each kind adds to the key of a hand. The sums of two hands are equal by accident once in
// 2⁶⁴.
var unit = func() (units [34]uint64) {
	for i := range units {
		units[i] = splitmix(uint64(i))
	}
	return units
}()

// splitmix returns a number of which every bit depends on i.
func splitmix(i uint64) uint64 {
	z := (i + 1) * 0x9e3779b97f4a7c15
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}
