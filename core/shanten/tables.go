package shanten

//go:generate go run ./gen

// A part is a suit (0 characters, 1 circles, 2 bamboos) or the honours (3). Its
// counts are packed in base 5 into two numbers: low holds the first three kinds, high the
// others, in groups of three that start at bits 0 and 7 (so a group needs no
// multiplication).
//
// The entries of the tables of low and high hold two things that only need adding:
//
//	bits 0–3    kinds held
//	bits 4–6    kinds held twice
//	bits 7–10   terminals and honours held
//	bits 11–13  terminals and honours held twice
//	bits 15–31  the row or the column; their sum is the place of the part's class
const (
	formBits   = 14
	placeShift = 15
	groupBits  = 7
)

// The generated strings laid out for reading: power-of-two sizes, so that no index
// needs a check, and every pair of classes at first<<8 | second.
var (
	suitLow    [1 << groupBits]uint32
	suitHigh   [1 << (2 * groupBits)]uint32
	suitAt     [1 << (32 - placeShift)]uint8
	honourLow  [1 << groupBits]uint32
	honourHigh [1 << 10]uint32
	honourAt   [1 << 12]uint8

	// madePlace is where honourAt begins for the sets that a hand of so
	// many tiles leaves out.
	madePlace [16]uint32

	twoSuits    [1 << 16]uint8 // the class of two suits; symmetric
	suitHonours [1 << 16]uint8 // the class of a suit and the honours
	distances   [1 << 16]int8  // the distance of two merged classes; symmetric

	// otherForms holds by the sum of all form bits the distances of seven
	// pairs, of thirteen orphans and the smaller of both, eight bits each.
	otherForms [1 << formBits]uint32
)

func init() {
	layOutSuits()
	layOutHonours()
	layOutMerges()
	layOutForms()
}

// held returns the form bits of three kinds with counts packed in base 5; bit k of
// ends says whether kind k is a terminal or honour.
func held(counts, ends int) uint32 {
	sum := uint32(0)
	for ; counts > 0; counts /= 5 {
		kind, pair := uint32(0), uint32(0)
		if counts%5 > 0 {
			kind = 1
		}
		if counts%5 > 1 {
			pair = 1
		}
		sum += kind | pair<<4
		if ends&1 == 1 {
			sum += kind<<7 | pair<<11
		}
		ends >>= 1
	}
	return sum
}

// group is the number of counts of three kinds, packed in base 5.
const group = 125

func layOutSuits() {
	var last [group]uint32
	for counts := range group {
		suitLow[counts] = uint32(suitRowOf[counts])<<placeShift | held(counts, 1)
		last[counts] = held(counts, 4)
	}
	for middle := range group {
		form := held(middle, 0)
		for end := range group {
			at := 2 * (middle + group*end)
			column := uint32(suitColumnOf[at]) | uint32(suitColumnOf[at+1])<<8
			suitHigh[middle|end<<groupBits] = column*suitRows<<placeShift | form + last[end]
		}
	}
	copy(suitAt[:], suitClass)
}

func layOutHonours() {
	for counts := range group {
		form := held(counts, 7)
		honourLow[counts] = uint32(honourRowOf[counts])<<placeShift | form
		for seventh := range 5 {
			column := uint32(honourColumnOf[counts+group*seventh])
			honourHigh[counts|seventh<<groupBits] = column*honourRows<<placeShift | form + held(seventh, 1)
		}
	}
	copy(honourAt[:], honourClass)
	for tiles := range madePlace {
		madePlace[tiles] = uint32(4-min(tiles/3, 4)) * uint32(len(honourClass)/5)
	}
}

func layOutMerges() {
	for at := range len(mergeSuits) {
		first, second := at/suitClasses, at%suitClasses
		twoSuits[first<<8|second] = mergeSuits[at]
		twoSuits[second<<8|first] = mergeSuits[at]
	}
	for at := range len(mergeHonours) {
		suitHonours[at/honourClasses<<8|at%honourClasses] = mergeHonours[at]
	}
	at := 0
	for first := range mergedClasses {
		for second := first; second < mergedClasses; second++ {
			distances[first<<8|second] = int8(needed[at]) - 1
			distances[second<<8|first] = int8(needed[at]) - 1
			at++
		}
	}
}

func layOutForms() {
	for sum := range otherForms {
		kinds, pairs := sum&15, sum>>4&7
		ends, endPairs := sum>>7&15, sum>>11&7
		sevenPairs := 6 - pairs + max(0, 7-kinds)
		orphans := 13 - ends - min(endPairs, 1)
		otherForms[sum] = uint32(uint8(sevenPairs)) | uint32(uint8(orphans))<<8 | uint32(uint8(min(sevenPairs, orphans)))<<16
	}
}
