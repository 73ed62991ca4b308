package compact

import (
	"strings"
	"sync"
)

// letters codes bytes of text, bit by bit, in the context of the previous one, two and three bytes. Each context
// estimates the probability of a bit; a context that has seen more bits has a greater weight.
type letters struct {
	before [3]byte // the last byte first
	single [256 * 256]guess
	double [1 << 16]guess
	triple [1 << 16]guess
}

// A guess is the probability of a one, of 65536, and the number of times it was used.
type guess struct {
	one  uint16
	seen uint8
}

// loudness is the weight of a guess by the number of times it was used.
var loudness = [...]uint32{1, 6, 12, 20, 30, 40, 48, 56, 64}

// learned holds what the learnt texts teach. It is worked out once: that takes longer than to read most games.
var learned struct {
	once    sync.Once
	letters *letters
}

func newLetters() *letters {
	learned.once.Do(func() { learned.letters = taught() })
	l := *learned.letters
	return &l
}

// taught returns letters that have seen the learnt texts and nothing else.
func taught() *letters {
	l := &letters{}
	for _, table := range [...][]guess{l.single[:], l.double[:], l.triple[:]} {
		for i := range table {
			table[i].one = 1 << 15
		}
	}
	for _, text := range learnt {
		l.start()
		for i := range len(text) {
			l.code(deaf{}, text[i])
		}
	}
	return l
}

// deaf is a coder that writes nothing, for training.
type deaf struct{}

func (deaf) choose(_ []uint32, _ uint32, chosen int) int { return chosen }
func (deaf) overrun() bool                               { return false }

// start begins a text: there is no previous byte.
func (l *letters) start() { l.before = [3]byte{'\n', '\n', '\n'} }

// code codes one byte and learns it.
func (l *letters) code(c coder, b byte) byte {
	first := uint32(l.before[0])
	second := (first<<8 | uint32(l.before[1])) * 0x9e3779b1
	third := (first<<16 | uint32(l.before[1])<<8 | uint32(l.before[2])) * 0x85ebca6b
	node := uint32(1)
	for i := 7; i >= 0; i-- {
		places := [...]*guess{
			&l.single[first<<8|node], &l.double[(second>>8^node*0x3d4d51cb)>>8&0xffff],
			&l.triple[(third>>8^node*0x27d4eb2f)>>8&0xffff],
		}
		var sum, weight uint32
		for _, g := range places {
			loud := loudness[min(int(g.seen), len(loudness)-1)]
			sum += uint32(g.one) >> 4 * loud
			weight += loud
		}
		one := min(max(sum/weight, 24), 4096-24)
		bit := c.choose([]uint32{4096 - one, one}, 4096, int(b>>i&1))
		for _, g := range places {
			g.learn(bit)
		}
		node = node<<1 | uint32(bit)
	}
	l.before[2], l.before[1], l.before[0] = l.before[1], l.before[0], byte(node)
	return byte(node)
}

// learn moves the guess towards a bit, by less the more often it was used.
func (g *guess) learn(bit int) {
	rate := int32(min(g.seen, 14)) + 2
	target := int32(bit) * 65535
	g.one = uint16(int32(g.one) + (target-int32(g.one))/rate)
	if g.seen < 255 {
		g.seen++
	}
}

// squeeze removes percent escapes from replay text, which is pure ASCII: a byte above 127 then stands for itself.
// loosen restores them.
func squeeze(text string) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '%' && i+2 < len(text) {
			high, low := strings.IndexByte(hexDigits, text[i+1]), strings.IndexByte(hexDigits, text[i+2])
			if high >= 8 && low >= 0 {
				b.WriteByte(byte(high<<4 | low))
				i += 2
				continue
			}
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

const hexDigits = "0123456789ABCDEF"

func loosen(text string) string {
	var b strings.Builder
	for i := range len(text) {
		if c := text[i]; c >= 0x80 {
			b.WriteByte('%')
			b.WriteByte(hexDigits[c>>4])
			b.WriteByte(hexDigits[c&15])
			continue
		}
		b.WriteByte(text[i])
	}
	return b.String()
}
