package shanten

// A pairing holds a byte for every two classes.
type pairing [256]row

// A row of a pairing: the first class is given.
type row [256]uint8

// each looks up nine second classes.
func (r *row) each(seconds, into *[9]uint8) {
	into[0] = r[seconds[0]]
	into[1] = r[seconds[1]]
	into[2] = r[seconds[2]]
	into[3] = r[seconds[3]]
	into[4] = r[seconds[4]]
	into[5] = r[seconds[5]]
	into[6] = r[seconds[6]]
	into[7] = r[seconds[7]]
	into[8] = r[seconds[8]]
}

// first4 looks up the first four and returns them as the lower bytes of a word.
func (r *row) first4(seconds *[9]uint8) uint64 {
	return uint64(r[seconds[0]]) | uint64(r[seconds[1]])<<8 |
		uint64(r[seconds[2]])<<16 | uint64(r[seconds[3]])<<24
}

// next4 looks up the next four and returns them as the upper bytes of a word.
func (r *row) next4(seconds *[9]uint8) uint64 {
	return uint64(r[seconds[4]])<<32 | uint64(r[seconds[5]])<<40 |
		uint64(r[seconds[6]])<<48 | uint64(r[seconds[7]])<<56
}

// first4Of looks up four classes in inner, and what it finds in r.
func (r *row) first4Of(inner *row, seconds *[9]uint8) uint64 {
	return uint64(r[inner[seconds[0]]]) | uint64(r[inner[seconds[1]]])<<8 |
		uint64(r[inner[seconds[2]]])<<16 | uint64(r[inner[seconds[3]]])<<24
}

// next4Of is the same for the next four.
func (r *row) next4Of(inner *row, seconds *[9]uint8) uint64 {
	return uint64(r[inner[seconds[4]]])<<32 | uint64(r[inner[seconds[5]]])<<40 |
		uint64(r[inner[seconds[6]]])<<48 | uint64(r[inner[seconds[7]]])<<56
}

const highBits = 0x8080808080808080

// below returns one bit for each byte of a that is below limit; both are at most 127.
func below(a uint64, limit uint8) uint64 {
	return (^((a | highBits) - uint64(limit)*lowBits) & highBits >> 7) * gather >> 56
}

// below1 is below for one byte.
func below1(a, limit uint8) uint64 { return uint64(a-limit) >> 7 }
