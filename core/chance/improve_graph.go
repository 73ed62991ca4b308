package chance

import (
	"math/bits"

	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// A plan that improves visits more hands: besides the draws that lower the shanten it may once keep one that only
// improves the hand, or once step back with the discard after a draw that lowered the shanten. So a hand is either
// tight, as near to ready as the draws it has kept allow, or slack, one draw later. Tiles gained plus shanten never
// exceed the initial shanten by more than one. mahjong-cpp uses the same bound (github.com/nekobean/mahjong-cpp).

// node is a hand between two draws.
type node struct {
	spot
	distance int8
	slack    bool
}

// choice is a hand before its discard, with its possible discards; draws that lead to the same hand share it.
type choice struct {
	exits span  // of wideGraph.exits
	most  int32 // copies accepted after the best of them
}

// wideGraph is the graph of such hands by level, the number of draws that were kept.
type wideGraph struct {
	rule   opener
	start  tile.Counts
	left   tile.Counts
	unseen int
	steps  int  // the initial shanten
	narrow bool // see wideSteps
	bound  int  // of nodes, 0: maxNodes
	wideMemory
	rows   shanten.Discards // of the choice that is being filled
	looked node             // scratch: the hand that is being expanded, passed to the shape
	seen   tile.Counts      // scratch for its unseen copies
}

// wideMemory are the large parts of a wide graph, whose memory is used again.
type wideMemory struct {
	spots     []node
	levels    []span // of nodes
	kept      []take
	choices   []choice
	choicesTo []span // of choices, by the level of the hand after the discard
	exits     []int32
}

func (m *wideMemory) empty() {
	m.spots, m.levels, m.kept = m.spots[:0], m.levels[:0], m.kept[:0]
	m.choices, m.choicesTo, m.exits = m.choices[:0], m.choicesTo[:0], m.exits[:0]
}

// take is a draw that a node may keep.
type take struct {
	kind   int8
	choice int32
}

// wideSteps is the greatest shanten at which the whole graph is searched. Above it, where the graph is ten times as
// large, the graph is narrow: of the discards with equal acceptance only the first is followed, and no step back is
// taken. Three from ready that costs at most a quarter of a percentage point.
const wideSteps = 3

// maxNodes bounds the hands of the graph.
const maxNodes = 1 << 19

// build fills the graph from the nodes of level 0.
func (g *wideGraph) build() error {
	tables := levelSeats.Get().(*[2]seats)
	defer levelSeats.Put(tables)
	hands, before := &tables[0], &tables[1]
	most := maxNodes
	if g.bound > 0 {
		most = min(most, g.bound)
	}
	for level := 0; level <= g.steps; level++ {
		hands.reset()
		before.reset()
		here, from := g.levels[level], int32(len(g.choices))
		for at := here.from; at < here.to; at++ {
			g.open(at, level, hands, before)
			if len(g.spots) > most {
				return source.Errorf(source.TooLarge, "the hand can become ready by way of more than %d hands", most)
			}
		}
		g.levels = append(g.levels, span{here.to, int32(len(g.spots))})
		g.choicesTo = append(g.choicesTo, span{from, int32(len(g.choices))})
	}
	return nil
}

// open adds the draws that a node may keep.
func (g *wideGraph) open(at int32, level int, hands, before *seats) {
	g.looked = g.spots[at] // a copy: the array grows
	n, left := &g.looked, &g.seen
	*left = g.leftOf(&n.hand)
	g.rule.begun = false
	kinds := heldIn(left)
	draws := n.tiles
	if !n.slack {
		draws = kinds
	}
	if n.distance == 0 {
		draws &^= n.tiles // those win
	}
	n.draws.from = int32(len(g.kept))
	for rest := draws; rest != 0; rest &= rest - 1 {
		kind := bits.TrailingZeros64(uint64(rest))
		if n.hand[kind] == 4 {
			continue
		}
		nearer := n.tiles.Has(kind)
		key := n.key + unit[kind]
		if !nearer {
			key += betterKey
		}
		seat, isNew := before.find(key)
		if isNew || !nearer && *seat < 0 && betters(passed(*seat), n.total) {
			n.hand[kind]++
			left[kind]--
			*seat = g.choose(n, kind, stillHeld(kinds, left, kind), level+1, nearer, hands)
			n.hand[kind]--
			left[kind]++
		}
		if *seat < 0 || !nearer && !betters(g.choices[*seat].most, n.total) {
			continue
		}
		g.kept = append(g.kept, take{int8(kind), *seat})
		if nearer {
			c := &g.choices[*seat]
			for _, exit := range g.exits[c.exits.from:c.exits.to] {
				g.spots[exit].early |= n.tiles
			}
		}
	}
	n.draws.to = int32(len(g.kept))
	g.spots[at].draws = n.draws
}

// stillHeld returns the kinds, without the kind gone if its last copy is gone.
func stillHeld(kinds shanten.Tiles, left *tile.Counts, gone int) shanten.Tiles {
	if left[gone] == 0 {
		kinds &^= 1 << gone
	}
	return kinds
}

// choose returns the hand before its discard, with these discards: every one that keeps the shanten; and, of those that
// go back one step or follow a draw that only improves the hand, the ones with the greatest acceptance. If the draw
// improves nothing the choice is skipped: see passed.
func (g *wideGraph) choose(n *node, drawn int, kinds shanten.Tiles, level int, nearer bool, hands *seats) int32 {
	rows, key := &g.rows, n.key+unit[drawn]
	slackShanten := int8(g.steps + 1 - level) // the shanten of a slack hand of this level
	g.rule.with(drawn, slackShanten, &n.hand, &g.seen, rows)
	most, tight := uint8(0), uint8(0)
	for i := range rows.N {
		row := &rows.Rows[i]
		if row.Shanten == slackShanten {
			most = max(most, row.Total)
		} else {
			tight = max(tight, row.Total)
		}
	}
	better := betters(int32(most), n.total)
	if !nearer && !better {
		return -1 - int32(most)
	}
	back := n.slack || better && (!nearer || !g.narrow && int(most) > stepBack*int(tight))
	c := choice{most: int32(most)}
	of := 0
	c.exits.from = int32(len(g.exits))
	for i := range rows.N {
		row := &rows.Rows[i]
		slack := row.Shanten == slackShanten
		if slack && (row.Total < most || of == g.alike() || !back) {
			continue
		}
		if slack {
			of++
		}
		after := key - unit[row.Tile]
		if slack {
			after += slackKey
		}
		to, isNew := hands.find(after)
		if isNew {
			*to = int32(len(g.spots))
			g.add(n, after, row, kinds, level, slack)
		}
		g.exits = append(g.exits, *to)
	}
	c.exits.to = int32(len(g.exits))
	if c.exits.from == c.exits.to {
		return -1 - int32(most)
	}
	g.choices = append(g.choices, c)
	return int32(len(g.choices)) - 1
}

// passed returns, for the index of a choice that was skipped, how many copies the best of its discards accepts.
func passed(place int32) int32 { return -1 - place }

// stepBack is the factor by which the acceptance of a hand after a step back has to exceed that of the best hand
// without one: with less a step back hardly ever pays. For 63 random hands the chance to win never differed by more
// than 0.0002 because of it.
const stepBack = 3

// betters reports whether the acceptance after a draw makes the tile worth keeping.
func betters(after, before int32) bool { return after > before }

// alike returns how many discards with equal acceptance are followed.
func (g *wideGraph) alike() int {
	if g.narrow {
		return 1
	}
	return 2
}

// slackKey distinguishes a slack hand from the same hand tight; betterKey distinguishes the discards after a draw that
// only improves the hand from those after a draw that lowered the shanten of a slack hand.
const (
	slackKey  = 0x8f3c5a96e1d2b407
	betterKey = 0x35a1c96f0b7de482
)

// add appends the node that a discard leads to.
func (g *wideGraph) add(from *node, key uint64, row *shanten.Discard, left shanten.Tiles, level int, slack bool) {
	n := node{distance: row.Shanten, slack: slack}
	n.hand, n.key, n.total = from.hand, key, int32(row.Total)
	if slack {
		n.key -= slackKey
	}
	n.hand[row.Tile]--
	n.tiles = row.Tiles & left
	n.outside = int32(g.unseen-level) + 1 - from.total
	g.spots = append(g.spots, n)
}

// leftOf returns the copies that are unseen when the hand is reached.
func (g *wideGraph) leftOf(hand *tile.Counts) tile.Counts {
	left := g.left
	for i, n := range hand {
		if n > g.start[i] {
			left[i] -= n - g.start[i]
		}
	}
	return left
}

// leftAt is leftOf of one kind.
func (g *wideGraph) leftAt(hand *tile.Counts, kind int) uint8 {
	left := g.left[kind]
	if hand[kind] > g.start[kind] {
		left -= hand[kind] - g.start[kind]
	}
	return left
}
