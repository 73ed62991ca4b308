package compact

import (
	"fmt"
	"strings"

	"tehai/core/work"
)

// A coder packs choices into a number, or unpacks them: an encoder is given the choice and returns it, a decoder reads
// it from the number.
type coder interface {
	// choose codes one of several choices, each with a probability proportional to its count.
	choose(counts []uint32, total uint32, chosen int) int
	// overrun reports that more was read than was written.
	overrun() bool
}

// full is the initial width of a coder's interval, and least is the width below which it moves on to the next byte.
const (
	full  = 1<<32 - 1
	least = 1 << 24
)

// A codec is the models that writer and reader share, and the coder that uses them.
type codec struct {
	coder
	models  [modelCount]model
	letters *letters
	broken  string // why coding stopped
	size    int    // size of the replay text coded so far
	most    int    // greatest size allowed
	large   bool   // the size exceeds most
}

// model counts how often each choice was made.
type model struct {
	counts []uint32
	total  uint32
}

// A modelID identifies one of the models; numbers have two in a row.
type modelID int

func newCodec(out coder) *codec {
	c := &codec{coder: out, letters: newLetters(), most: MaxSize}
	for id, first := range firstCounts {
		m := &c.models[id]
		m.counts = append([]uint32(nil), first...)
		for _, n := range first {
			m.total += n
		}
	}
	return c
}

// growth is what one choice adds to its count.
const growth = 24

// choose codes a choice by a model, and updates the model.
func (c *codec) choose(id modelID, chosen int) int {
	m := &c.models[id]
	chosen = c.coder.choose(m.counts, m.total, chosen)
	m.counts[chosen] += growth
	if m.total += growth; m.total > 1<<14 {
		m.total = 0
		for i := range m.counts {
			m.counts[i] = m.counts[i]/2 + 1
			m.total += m.counts[i]
		}
	}
	if c.broken == "" && c.overrun() {
		c.broken = "its end is missing"
	}
	return chosen
}

var even = func() (counts [1024]uint32) {
	for i := range counts {
		counts[i] = 1
	}
	return counts
}()

// pick codes one of n equally likely choices.
func (c *codec) pick(n, chosen int) int {
	if n <= 1 {
		return 0
	}
	return c.coder.choose(even[:n], uint32(n), chosen)
}

// number codes a number from 0: first how many binary digits it has, by a model, then the digits.
func (c *codec) number(id modelID, n int) int {
	digits := 0
	for n>>digits > 0 {
		digits++
	}
	digits = c.choose(id, digits)
	value := 0
	for i := digits - 1; i >= 0; i-- {
		bit := 1 // the first digit is known
		if i < digits-1 {
			bit = c.pick(2, n>>i&1)
		}
		value = value<<1 | bit
	}
	return value
}

// Sizes of coded items, as characters of the replay text that states them. A branch counts all the steps before it,
// which are copied into its record.
const (
	sizeOfTile    = 3
	sizeOfMove    = 4
	sizeOfBranch  = 20
	sizeOfComment = 8
)

// grow adds to the size, and stops coding when the size exceeds the limit.
func (c *codec) grow(size int) {
	if c.size += size; c.size > c.most && c.broken == "" {
		c.broken = fmt.Sprintf("want at most %d characters of replay text, found more", c.most)
		c.large = true
	}
}

// workOfByte is the cost of coding a byte of a text, in the units of source.Work.
const workOfByte = 5

// maxWords limits the bytes of one text.
const maxWords = 1 << 16

// text codes a text: its length, then its bytes.
func (c *codec) text(text string) string {
	n := c.number(lengths, len(text))
	if n > maxWords {
		if c.broken == "" {
			c.broken = "want texts of at most 65536 bytes"
		}
		return ""
	}
	if c.grow(n); c.broken != "" {
		return ""
	}
	var out strings.Builder
	c.letters.start()
	for i := 0; i < n && c.broken == ""; i++ {
		work.Count(workOfByte)
		var b byte
		if i < len(text) {
			b = text[i]
		}
		out.WriteByte(c.letters.code(c.coder, b))
		if c.overrun() {
			c.broken = "its end is missing"
		}
	}
	return out.String()
}
