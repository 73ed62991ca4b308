package slim

import "math/bits"

// This file goes into Go's own package of numbers too, see tens.go.

// powers calls take with the 128 highest bits of each power of ten, those of a
// negative exponent first. 256 are carried along: what is cut off on the way
// does not come near the 128.
func powers(least, most int, take func(e int, high, low uint64)) {
	v := [4]uint64{1 << 63}
	for e := -1; e >= least; e-- {
		rest := uint64(0)
		for i := range v {
			v[i], rest = bits.Div64(rest, v[i], 5)
		}
		n := bits.LeadingZeros64(v[0])
		for i := range v {
			v[i] <<= n
			if i+1 < len(v) {
				v[i] |= v[i+1] >> (64 - n)
			}
		}
		take(e, v[0], v[1])
	}
	v = [4]uint64{1 << 63}
	for e := 0; e <= most; e++ {
		take(e, v[0], v[1])
		carry := uint64(0)
		for i := len(v) - 1; i >= 0; i-- {
			high, low := bits.Mul64(v[i], 5)
			sum, over := bits.Add64(low, carry, 0)
			v[i], carry = sum, high+over
		}
		n := bits.Len64(carry)
		for i := range v {
			word := v[i]
			v[i] = carry<<(64-n) | word>>n
			carry = word
		}
	}
}
