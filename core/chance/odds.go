package chance

import "tehai/core/tile"

// odds is how likely a ready hand wins on one copy that it waits for, by the
// draws that have been made when it became ready. An early copy is of a kind that the hand before accepted
// too, so that none was let go; of the late ones some may have been.
type odds struct {
	draw, ron [MaxDraws + 1]perCopy
	win       turns // on any copy, in any way
}

type perCopy struct{ early, late float64 }

// hits is how likely a ready hand with n copies still among the unseen tiles wins.
type hits struct{ draw, ron float64 }

// maxWaits is one more than the copies that a hand can wait for: thirteen
// orphans wait for three of each.
const maxWaits = 40

// oddsTable has the odds of all ready hands, each worked out when it is first asked for.
type oddsTable struct {
	draws    int
	discards int // of others before each own draw
	unseen   int
	accepted int                                          // draws that a hand has kept when it becomes ready
	hits     [MaxDraws + 1][maxWaits]hits                 // by draws made and copies
	rows     [4*tile.Kinds + 1]*[maxWaits][maxWaits]*odds // by copies outside, early, late
}

// fill works out the hits. gone is how many tiles the hand has seen go by with each draw
// made: its own, and those of others where it was ready from the start.
func (t *oddsTable) fill(gone int) {
	for made := range t.draws {
		tiles := t.unseen - made*gone
		for n := range min(maxWaits, tiles+1) {
			t.hits[made][n] = t.firstHit(tiles, n, t.draws-made)
		}
	}
}

// firstHit deals the tiles, n of which win, for so many rounds.
func (t *oddsTable) firstHit(tiles, n, rounds int) (h hits) {
	miss := 1.0
	for range rounds {
		for i := t.discards; i >= 0 && tiles > 0; i-- {
			hit := miss * float64(n) / float64(tiles)
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

// of returns the odds of a ready hand that waits for so many copies, and before which the
// tiles let go came out of so many outside.
func (t *oddsTable) of(early, late int, outside int32) *odds {
	rows := t.rows[outside]
	if rows == nil {
		rows = new([maxWaits][maxWaits]*odds)
		t.rows[outside] = rows
	}
	row := rows[early][late]
	if row == nil {
		row = t.work(early, late, int(outside))
		rows[early][late] = row
	}
	return row
}

// work sums over how many of the late copies were let go: so many of the draws made that
// were not kept, which all came from outside.
func (t *oddsTable) work(early, late, outside int) *odds {
	o := new(odds)
	for made := t.accepted; made < t.draws; made++ {
		thrown := made - t.accepted
		if late == 0 || thrown > outside {
			thrown = 0
		}
		chance := noneOf(late, thrown, outside)
		for lost := 0; lost <= min(late, thrown); lost++ {
			if n := early + late - lost; n > 0 {
				h, each := t.hits[made][n], chance/float64(n)
				alive := 0.0
				if late > 0 {
					alive = float64(late-lost) / float64(late)
				}
				o.draw[made].early += each * h.draw
				o.draw[made].late += each * alive * h.draw
				o.ron[made].early += each * h.ron
				o.ron[made].late += each * alive * h.ron
				o.win[made] += chance * (h.draw + h.ron)
			}
			// The hypergeometric distribution from one term to the next.
			chance *= float64(late-lost) * float64(thrown-lost) / (float64(lost+1) * float64(outside-late-thrown+lost+1))
		}
	}
	return o
}

// noneOf returns how likely none of the late copies is among the tiles thrown out of so many.
func noneOf(late, thrown, outside int) float64 {
	chance := 1.0
	for i := range thrown {
		chance *= float64(outside-late-i) / float64(outside-i)
	}
	return max(chance, 0)
}
