package chance

import (
	"tehai/core/pattern"
	"tehai/core/tile"
)

const (
	parts = 4 // three suits and the honours
	ranks = 9 // of a part at most
)

// demand is what a plan requires of one part: the tiles of its fixed sets, and which sets and pairs the rest may be, as
// bits by rank. Many plans share the demands of most parts.
type demand struct {
	part                       uint8
	sequences, triplets, pairs uint16
	base                       [ranks]uint8
}

// layout is the way to each number of free sets in a part, without and with the pair.
type layout [maxSets + 1][2]reach

// combine is the layout of two parts together, with at most the given number of free sets.
func (a *layout) combine(b *layout, free int) *layout {
	both := new(layout)
	for sets := range both {
		both[sets] = [2]reach{unreached, unreached}
	}
	for sets := 0; sets <= free; sets++ {
		for of := 0; of <= sets; of++ {
			both[sets][0].join(a[of][0].and(&b[sets-of][0]))
			both[sets][1].join(a[of][1].and(&b[sets-of][0]))
			both[sets][1].join(a[of][0].and(&b[sets-of][1]))
		}
	}
	return both
}

// layouts are those of one hand, each computed once.
type layouts struct {
	counts *tile.Counts
	known  map[demand]*layout
}

func layoutsOf(c *tile.Counts) *layouts { return &layouts{c, map[demand]*layout{}} }

func (l *layouts) of(d demand) *layout {
	found := l.known[d]
	if found == nil {
		found = d.lay(l.counts)
		l.known[d] = found
	}
	return found
}

// state is what the lower ranks have determined: the free sets begun, whether there is a pair, and the sequences begun
// one and two ranks below, which still need their other tiles. It is packed into an index of a row.
type state int

const states = (maxSets + 1) * 2 * 5 * 5

func pack(sets, paired, last, before int) state {
	return state(((sets*2+paired)*5+last)*5 + before)
}

func (s state) unpack() (sets, paired, last, before int) {
	return int(s) / 50, int(s) / 25 % 2, int(s) / 5 % 5, int(s) % 5
}

// row is the way to each state.
type row [states]reach

var unreachedRow = func() (r row) {
	for s := range r {
		r[s] = unreached
	}
	return r
}()

// lay goes through the part rank by rank. For every state it keeps the smallest number of tiles that leads to it, and
// the kinds needed in all ways of that number: the cheapest complete layout consists of cheapest beginnings.
func (d *demand) lay(c *tile.Counts) *layout {
	from, next := unreachedRow, unreachedRow
	from[pack(0, 0, 0, 0)] = reach{}
	at := int(d.part) * ranks
	for rank := range min(ranks, tile.Kinds-at) {
		d.rank(rank, int(c[at+rank]), &from, &next)
		from, next = next, unreachedRow
	}
	found := new(layout)
	for sets := range found {
		for paired := range 2 {
			found[sets][paired] = from[pack(sets, paired, 0, 0)]
		}
	}
	return found
}

// rank tries every choice of sets that begin at the rank; held is the number of its tiles in the hand.
func (d *demand) rank(rank, held int, from, next *row) {
	bit := uint16(1) << rank
	kind := pattern.Kinds(1) << (int(d.part)*ranks + rank)
	for s := range from {
		way := &from[s]
		if way.need >= unreached.need {
			continue
		}
		sets, paired, last, before := state(s).unpack()
		used := int(d.base[rank]) + last + before
		runs, triplets, pairs := 0, 0, 0
		if d.sequences&bit != 0 {
			runs = min(maxSets-sets, 4-used)
		}
		if d.triplets&bit != 0 {
			triplets = 1
		}
		if d.pairs&bit != 0 {
			pairs = 1 - paired
		}
		for i := range 4 * max(runs+1, 0) {
			run, triplet, pair := i>>2, i>>1&1, i&1
			use := used + run + 3*triplet + 2*pair
			if triplet > triplets || pair > pairs || use > 4 || sets+run+triplet > maxSets {
				continue
			}
			after := *way
			if use > held {
				after.need += use - held
				after.tiles |= kind
			}
			next[pack(sets+run+triplet, paired+pair, run, last)].join(after)
		}
	}
}
