package compact

// An encoder narrows an interval with each choice; any number in the final interval stands for all of them. When low
// exceeds 32 bits, the carry goes into the bytes that are held back.
type encoder struct {
	low   uint64
	width uint32
	last  byte // the byte that a carry may still increase
	ones  int  // number of bytes 255 after it, which a carry turns to 0
	first bool // nothing was written yet
	bytes []byte
}

func newEncoder() *encoder { return &encoder{width: full, first: true} }

func (e *encoder) overrun() bool { return false }

func (e *encoder) choose(counts []uint32, total uint32, chosen int) int {
	var below uint32
	for _, n := range counts[:chosen] {
		below += n
	}
	part := e.width / total
	e.low += uint64(part) * uint64(below)
	if below+counts[chosen] == total {
		e.width -= part * below
	} else {
		e.width = part * counts[chosen]
	}
	for e.width < least {
		e.width <<= 8
		e.shift()
	}
	return chosen
}

// shift writes the highest byte of low, or holds it back for a carry.
func (e *encoder) shift() {
	if uint32(e.low) < 0xff000000 || e.low > full {
		carry := byte(e.low >> 32)
		if !e.first {
			e.bytes = append(e.bytes, e.last+carry)
		}
		for ; e.ones > 0; e.ones-- {
			e.bytes = append(e.bytes, 0xff+carry)
		}
		e.first = false
		e.last = byte(e.low >> 24)
	} else {
		e.ones++
	}
	e.low = e.low << 8 & full
}

// finish returns the shortest bytes that stand for the choices: the reader takes missing bytes at the end as zeros.
func (e *encoder) finish() []byte {
	end := e.low + uint64(e.width) - 1
	for bits := 32; bits >= 0; bits-- {
		if round := end >> bits << bits; round >= e.low {
			e.low = round
			break
		}
	}
	for range 5 {
		e.shift()
	}
	for len(e.bytes) > 0 && e.bytes[len(e.bytes)-1] == 0 {
		e.bytes = e.bytes[:len(e.bytes)-1]
	}
	return e.bytes
}

// A decoder reads the choices from the number.
type decoder struct {
	bytes []byte
	at    int
	code  uint32
	width uint32
}

func newDecoder(bytes []byte) *decoder {
	d := &decoder{bytes: bytes, width: full}
	for range 4 {
		d.next()
	}
	return d
}

func (d *decoder) next() {
	d.code <<= 8
	if d.at < len(d.bytes) {
		d.code |= uint32(d.bytes[d.at])
	}
	d.at++
}

// slack is the greatest number of zeros that may be missing at the end.
const slack = 64

func (d *decoder) overrun() bool { return d.at > len(d.bytes)+slack }

func (d *decoder) choose(counts []uint32, total uint32, _ int) int {
	part := d.width / total
	at := min(d.code/part, total-1)
	var below uint32
	chosen := 0
	for below+counts[chosen] <= at {
		below += counts[chosen]
		chosen++
	}
	d.code -= part * below
	if below+counts[chosen] == total {
		d.width -= part * below
	} else {
		d.width = part * counts[chosen]
	}
	for d.width < least {
		d.width <<= 8
		d.next()
	}
	return chosen
}
