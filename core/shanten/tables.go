package shanten

import (
	"sync"
	"sync/atomic"
)

//go:generate go run ./gen

// A hand has four parts: characters, circles, bamboos and honours. The counts of a part are packed in base 5 into two
// numbers: low has its first three kinds, high the others in groups of three that start at bits 0 and 7, so that a
// group needs no multiplication. The honours' numbers start at honourLow and honourHigh in the same tables.
//
// The entries of the tables of low and high are added; the sum has
//
//	bits 0–3    kinds held
//	bits 4–6    kinds held twice
//	bits 7–10   terminals and honours held
//	bits 11–13  terminals and honours held twice
//	bits 15–31  the index of the part's class
const (
	honours    = 3
	honourLow  = 1 << 7
	honourHigh = 1 << 14
	formBits   = 14
	placeShift = 15
	groupBits  = 7

	partKinds Tiles = 1<<9 - 1
)

// The generated strings, expanded for lookups: sizes are powers of two, so that no index needs a bounds check.
var (
	lows    [1 << 8]uint32
	highs   [1 << 15]uint32
	classAt [1 << (32 - placeShift)]uint8

	// madeBase is added to the honours' low number, for the sets that a hand of that many tiles leaves out and that
	// count as made.
	madeBase [16]uint32

	// merges has for each part the merged class of it, first, and its paired part: characters are paired with circles,
	// bamboos with honours. The two merged classes of a hand are its halves.
	merges [4]pairing

	// needs has the tiles that two halves still need; it is symmetric.
	needs pairing

	// otherForms has, by the sum of all form bits, the tiles that seven pairs need, those that thirteen orphans need,
	// and the smaller of both, eight bits each.
	otherForms [1 << formBits]uint32
)

// absentForms replaces an entry of otherForms if these forms are impossible.
const absentForms = 1<<32 - 1

// laid reports that the tables are initialized, which the first call does: loading a page then costs only the strings.
// Every entry point checks it first; sync.Once alone would cost a call each time if package sync is not inlined.
var (
	laid    uint32
	laidOut sync.Once
)

func isLaid() bool { return atomic.LoadUint32(&laid) != 0 }

//go:noinline
func layOut() {
	laidOut.Do(func() {
		layOutSuits()
		layOutHonours()
		layOutMerges()
		layOutForms()
		atomic.StoreUint32(&laid, 1)
	})
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
		lows[counts] = uint32(suitRowOf[counts])<<placeShift | held(counts, 1)
		last[counts] = held(counts, 4)
	}
	for middle := range group {
		form := held(middle, 0)
		for end := range group {
			at := 2 * (middle + group*end)
			column := uint32(suitColumnOf[at]) | uint32(suitColumnOf[at+1])<<8
			highs[middle|end<<groupBits] = column*suitRows<<placeShift | form + last[end]
		}
	}
	copy(classAt[:], suitClass)
}

func layOutHonours() {
	for counts := range group {
		form := held(counts, 7)
		row := uint32(len(suitClass)) + uint32(honourRowOf[counts])
		lows[honourLow|counts] = row<<placeShift | form
		for seventh := range 5 {
			column := uint32(honourColumnOf[counts+group*seventh])
			highs[honourHigh|counts|seventh<<groupBits] = column*honourRows<<placeShift | form + held(seventh, 1)
		}
	}
	copy(classAt[len(suitClass):], honourClass)
	for tiles := range madeBase {
		made := 4 - min(tiles/3, 4)
		madeBase[tiles] = uint32(made*len(honourClass)/5) << placeShift
	}
}

func layOutMerges() {
	for at := range len(mergeSuits) {
		first, second := at/suitClasses, at%suitClasses
		for _, pairing := range []*pairing{&merges[0], &merges[1]} {
			pairing[first][second], pairing[second][first] = mergeSuits[at], mergeSuits[at]
		}
	}
	for at := range len(mergeHonours) {
		suit, honour := at/honourClasses, at%honourClasses
		merges[2][suit][honour], merges[3][honour][suit] = mergeHonours[at], mergeHonours[at]
	}
	at := 0
	for first := range mergedClasses {
		for second := first; second < mergedClasses; second++ {
			needs[first][second], needs[second][first] = needed[at], needed[at]
			at++
		}
	}
}

func layOutForms() {
	for sum := range otherForms {
		kinds, pairs := sum&15, sum>>4&7
		ends, endPairs := sum>>7&15, sum>>11&7
		sevenPairs := 7 - pairs + max(0, 7-kinds)
		orphans := 14 - ends - min(endPairs, 1)
		otherForms[sum] = uint32(sevenPairs | orphans<<8 | min(sevenPairs, orphans)<<16)
	}
}
