package chance

import (
	"sync"

	"tehai/core/tile"
)

// odds is how likely a ready hand wins on one copy that it waits for, by the number of draws made when it became ready.
// An early copy is of a kind that the previous hand accepted too, so that none was discarded; of the late kinds some
// copies may have been.
type odds struct {
	draw, ron [MaxDraws + 1]perCopy
	win       turns // on any copy, by draw or discard
}

type perCopy struct{ early, late float64 }

// hits is how likely a ready hand with n winning copies among the unseen tiles wins.
type hits struct{ draw, ron float64 }

// maxWaits is one more than the copies that a hand can wait for: thirteen orphans wait for three of each.
const maxWaits = 40

// oddsTable has the odds of all ready hands, each computed on first use.
type oddsTable struct {
	draws    int
	discards int // of other players before each own draw
	unseen   int
	accepted int // draws kept by a hand when it becomes ready
	// gone is the number of tiles seen with each draw made: the player's own, and those of others if the hand was ready
	// from the start.
	gone int
	*oddsMemory
}

// oddsMemory is what an oddsTable has computed.
type oddsMemory struct {
	hits  [maxWaits][MaxDraws + 1]hits // by copies, draws made
	has   uint64                       // the copies in hits, as bits
	known seats                        // where the odds are by copies outside, early, late
	list  []*odds
	n     int // of list, in use
}

// newOdds returns an empty table. Its memory is *used, which is made if nil.
func newOdds(used **oddsMemory) oddsTable {
	if *used == nil {
		*used = new(oddsMemory)
	}
	(*used).clear()
	return oddsTable{gone: 1, oddsMemory: *used}
}

// clear forgets everything and keeps the memory.
func (m *oddsMemory) clear() {
	m.has, m.n = 0, 0
	m.known.reset()
}

// hitsOf returns the hits for a number of copies, by draws made.
func (t *oddsTable) hitsOf(n int) *[MaxDraws + 1]hits {
	list := &t.hits[n]
	if t.has>>n&1 != 0 {
		return list
	}
	t.has |= 1 << n
	*list = [MaxDraws + 1]hits{}
	if t.discards == 0 {
		t.ownDraws(list, n)
		return list
	}
	for made := range t.draws {
		list[made] = t.firstHit(t.unseen-made*t.gone, n, t.draws-made)
	}
	return list
}

// ownDraws computes the hits of own draws: on the next draw, or else as after one more draw.
func (t *oddsTable) ownDraws(list *[MaxDraws + 1]hits, n int) {
	for made := t.draws - 1; made >= 0; made-- {
		tiles := t.unseen - made
		if tiles < 1 {
			continue
		}
		hit := float64(min(n, tiles)) / float64(tiles)
		list[made].draw = hit
		if made+1 < t.draws {
			list[made].draw += (1 - hit) * list[made+1].draw
		}
	}
}

// firstHit deals the tiles, n of which win, for the given number of rounds.
func (t *oddsTable) firstHit(tiles, n, rounds int) (h hits) {
	miss := 1.0
	for range rounds {
		for i := t.discards; i >= 0 && tiles > 0; i-- {
			hit := miss * float64(min(n, tiles)) / float64(tiles)
			miss -= hit
			tiles--
			if i > 0 {
				h.ron += hit
			} else {
				h.draw += hit
			}
		}
	}
	return h
}

// spread64 is an odd number whose multiples differ in their upper bits.
const spread64 = 0x9e3779b97f4a7c15

// of returns the odds of a ready hand that waits for these numbers of copies, where the tiles discarded before were
// among the outside copies.
func (t *oddsTable) of(early, late int, outside int32) *odds {
	at, isNew := t.known.find(uint64((int(outside)*maxWaits+early)*maxWaits+late) * spread64)
	if !isNew {
		return t.list[*at]
	}
	*at = int32(t.n)
	if t.n == len(t.list) {
		t.list = append(t.list, new(odds))
	}
	o := t.list[t.n]
	t.n++
	t.work(o, early, late, int(outside))
	return o
}

// work sums over the number of late copies that were discarded. Discards are the draws that were not kept, all from the
// outside copies. If there are too few outside copies the case is impossible, and the odds are 0.
func (t *oddsTable) work(o *odds, early, late, outside int) {
	*o = odds{}
	choose := choices()
	for made := t.accepted; made < t.draws && made-t.accepted <= outside; made++ {
		thrown := made - t.accepted
		if late == 0 {
			thrown = 0
		}
		for lost := 0; lost <= min(late, thrown); lost++ {
			n := early + late - lost
			chance := choose[late][lost] * choose[outside-late][thrown-lost] / choose[outside][thrown]
			if n > 0 && chance > 0 {
				alive := float64(late-lost) / float64(max(late, 1))
				o.add(made, &t.hitsOf(n)[made], chance, alive, float64(n))
			}
		}
	}
}

// add adds a case with its probability: n copies in the wall, and this share of the late ones.
func (o *odds) add(made int, h *hits, chance, alive, n float64) {
	draw, ron := chance*h.draw, chance*h.ron
	o.draw[made].early += draw / n
	o.draw[made].late += alive * draw / n
	o.ron[made].early += ron / n
	o.ron[made].late += alive * ron / n
	o.win[made] += draw + ron
}

// choices is the table of the number of ways to take k of n tiles, computed on first use: choices()[n][k].
var choices = sync.OnceValue(func() *[4*tile.Kinds + 1][MaxDraws + 1]float64 {
	var choose [4*tile.Kinds + 1][MaxDraws + 1]float64
	for n := range choose {
		choose[n][0] = 1
		for k := 1; k <= min(n, MaxDraws); k++ {
			choose[n][k] = choose[n-1][k-1] + choose[n-1][k]
		}
	}
	return &choose
})
