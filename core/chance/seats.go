package chance

// seats finds the place of a hand by its key: a flat table, open addressing.
type seats struct {
	keys []uint64
	at   []int32
	n    int
}

// reset empties the table.
func (s *seats) reset() {
	if s.keys == nil {
		s.keys, s.at = make([]uint64, 1<<10), make([]int32, 1<<10)
	}
	clear(s.keys)
	s.n = 0
}

// find returns where the place of a key stands, and whether the key is new; it is entered then,
// and its place wants to be written. Valid until the next find.
func (s *seats) find(key uint64) (at *int32, isNew bool) {
	if 2*s.n >= len(s.keys) {
		s.grow()
	}
	i := s.slot(key)
	if s.keys[i] == 0 {
		s.keys[i] = key
		s.n++
		return &s.at[i], true
	}
	return &s.at[i], false
}

// slot returns where the key stands or would.
func (s *seats) slot(key uint64) int {
	mask := len(s.keys) - 1
	i := int(key>>32) & mask
	for s.keys[i] != 0 && s.keys[i] != key {
		i = (i + 1) & mask
	}
	return i
}

func (s *seats) grow() {
	old := *s
	s.keys, s.at = make([]uint64, 4*len(old.keys)), make([]int32, 4*len(old.keys))
	for i, key := range old.keys {
		if key != 0 {
			at := s.slot(key)
			s.keys[at], s.at[at] = key, old.at[i]
		}
	}
}

// unit is what one tile of each kind adds to the key of a hand. The sums of two hands
// are equal by accident once in 2⁶⁴; no key is 0 but the empty hand's.
var unit = func() (units [34]uint64) {
	x := uint64(0)
	for i := range units {
		x += 0x9e3779b97f4a7c15 // splitmix64
		z := (x ^ x>>30) * 0xbf58476d1ce4e5b9
		z = (z ^ z>>27) * 0x94d049bb133111eb
		units[i] = z ^ z>>31
	}
	return units
}()
