package mjlog

// twister is the Mersenne Twister MT19937 of Matsumoto and Nishimura, which the logs call mt19937ar.
type twister struct {
	state [624]uint32
	next  int
}

// newTwister returns the generator after init_by_array with key, which must
// not be empty.
func newTwister(key []uint32) *twister {
	t := &twister{next: 624}
	s := &t.state
	s[0] = 19650218
	for i := 1; i < 624; i++ {
		s[i] = 1812433253*(s[i-1]^s[i-1]>>30) + uint32(i)
	}
	i, j := 1, 0
	for range max(624, len(key)) {
		s[i] = (s[i] ^ (s[i-1]^s[i-1]>>30)*1664525) + key[j] + uint32(j)
		if i++; i == 624 {
			s[0] = s[623]
			i = 1
		}
		j = (j + 1) % len(key)
	}
	for range 623 {
		s[i] = (s[i] ^ (s[i-1]^s[i-1]>>30)*1566083941) - uint32(i)
		if i++; i == 624 {
			s[0] = s[623]
			i = 1
		}
	}
	s[0] = 1 << 31
	return t
}

// uint32 returns the next number of the sequence (genrand_int32).
func (t *twister) uint32() uint32 {
	if t.next == 624 {
		t.turn()
	}
	y := t.state[t.next]
	t.next++
	y ^= y >> 11
	y ^= y << 7 & 0x9d2c5680
	y ^= y << 15 & 0xefc60000
	return y ^ y>>18
}

func (t *twister) turn() {
	s := &t.state
	for i := range s {
		y := s[i]&(1<<31) | s[(i+1)%624]&(1<<31-1)
		s[i] = s[(i+397)%624] ^ y>>1 ^ y&1*0x9908b0df
	}
	t.next = 0
}
