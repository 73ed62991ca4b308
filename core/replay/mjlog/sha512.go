package mjlog

import (
	"encoding/binary"
	"math/bits"
	"sync"
)

// sha512 is implemented here, after FIPS 180-4, because the standard library's version brings in everything that a
// certified module needs: 35 kB of download for one page of arithmetic.

// sha512Start are the first 64 bits of the fractional parts of the square
// roots of the first eight primes.
var sha512Start = [8]uint64{
	0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
	0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
}

// sha512Round are the first 64 bits of the fractional parts of the cube roots of the first eighty primes, computed when
// a seed is first read.
var sha512Round = sync.OnceValue(cubeRoots)

// cubeRoots computes the constants: the cube root of a prime p, times 2^64, is the integer cube root of p × 2^192; its
// low 64 bits are the fraction. It is found bit by bit with 256-bit products.
func cubeRoots() *[80]uint64 {
	var k [80]uint64
	n := 0
	for p := uint64(2); n < 80; p++ {
		if !isPrime(p) {
			continue
		}
		whole := uint64(1)
		for (whole+1)*(whole+1)*(whole+1) <= p {
			whole++
		}
		var fraction uint64
		for bit := uint64(1) << 63; bit > 0; bit >>= 1 {
			if cubeAtMost(whole, fraction|bit, p) {
				fraction |= bit
			}
		}
		k[n] = fraction
		n++
	}
	return &k
}

func isPrime(p uint64) bool {
	for d := uint64(2); d*d <= p; d++ {
		if p%d == 0 {
			return false
		}
	}
	return true
}

// cubeAtMost reports whether (whole + fraction/2^64)³ ≤ p, exactly.
func cubeAtMost(whole, fraction, p uint64) bool {
	x := []uint64{fraction, whole}
	cube := multiply(multiply(x, x), x) // in units of 2^-192
	if cube[3] != p {
		return cube[3] < p
	}
	return cube[0] == 0 && cube[1] == 0 && cube[2] == 0
}

// multiply returns the product of two numbers in little-endian 64-bit words.
func multiply(a, b []uint64) []uint64 {
	product := make([]uint64, len(a)+len(b))
	for i, x := range a {
		var carry uint64
		for j, y := range b {
			high, low := bits.Mul64(x, y)
			var c uint64
			low, c = bits.Add64(low, product[i+j], 0)
			high += c
			low, c = bits.Add64(low, carry, 0)
			high += c
			product[i+j], carry = low, high
		}
		product[i+len(b)] += carry
	}
	return product
}

// A schedule is the input of the eighty rounds for one block, with the constants added.
type schedule [80]uint64

// sha512Sum returns the digest of the message.
func sha512Sum(message []byte) [64]byte {
	h, w := sha512Start, schedule{}
	size := uint64(len(message)) * 8 // in bits
	for ; len(message) >= 128; message = message[128:] {
		w.of(message)
		sha512Block(&h, &w)
	}
	if size == blockBits {
		sha512Block(&h, endOfBlock())
	} else {
		endSHA512(&h, message, size)
	}
	var digest [64]byte
	for i, word := range h {
		binary.BigEndian.PutUint64(digest[i*8:], word)
	}
	return digest
}

// blockBits is the size of a block in bits.
const blockBits = 1024

// endOfBlock is the schedule of the padding after a message of one block: every message that a wall is made from has
// that length.
var endOfBlock = sync.OnceValue(func() *schedule {
	var w schedule
	var block [blockBits / 8]byte
	block[0] = 0x80
	binary.BigEndian.PutUint64(block[120:], blockBits)
	w.of(block[:])
	return &w
})

// endSHA512 hashes the rest of a message, less than one block, and the padding; size is the length of the message in
// bits.
func endSHA512(h *[8]uint64, rest []byte, size uint64) {
	var padded [256]byte
	n := copy(padded[:], rest)
	padded[n] = 0x80
	var w schedule
	last := padded[:128]
	if n >= 112 {
		w.of(last)
		sha512Block(h, &w)
		last = padded[128:]
	}
	binary.BigEndian.PutUint64(last[120:], size)
	w.of(last)
	sha512Block(h, &w)
}

// of computes the schedule of a block.
func (w *schedule) of(block []byte) {
	for i := range 16 {
		w[i] = binary.BigEndian.Uint64(block[i*8:])
	}
	turn := bits.RotateLeft64
	for i := 16; i < 80; i++ {
		s0 := turn(w[i-15], -1) ^ turn(w[i-15], -8) ^ w[i-15]>>7
		s1 := turn(w[i-2], -19) ^ turn(w[i-2], -61) ^ w[i-2]>>6
		w[i] = w[i-16] + s0 + w[i-7] + s1
	}
	for i, constant := range sha512Round() {
		w[i] += constant
	}
}

func sha512Block(h *[8]uint64, w *schedule) {
	turn := bits.RotateLeft64
	a, b, c, d := h[0], h[1], h[2], h[3]
	e, f, g, last := h[4], h[5], h[6], h[7]
	for i := range w {
		s1 := turn(e, -14) ^ turn(e, -18) ^ turn(e, -41)
		t1 := last + s1 + (g ^ e&(f^g)) + w[i]
		s0 := turn(a, -28) ^ turn(a, -34) ^ turn(a, -39)
		t2 := s0 + (a&b | c&(a|b))
		last, g, f, e, d, c, b, a = g, f, e, d+t1, c, b, a, t1+t2
	}
	for i, n := range [8]uint64{a, b, c, d, e, f, g, last} {
		h[i] += n
	}
}
