package worth

import "tehai/core/tile"

// mayOpen reports whether an open hand may still have a yaku if so many of its closed tiles are exchanged: three of a
// valued kind, 2 to 8, triplets, or one suit. Claims towards other yaku, such as the same sequence in three suits, are
// not followed: that saves work, and leaves out what such hands are worth.
func (p *plan) mayOpen(exchanged int) bool {
	var sets [8]set
	list := sets[:0]
	for i := range p.hand.Melds {
		m := &p.hand.Melds[i]
		first, second := m.At(0).Index(), m.At(1).Index()
		list = append(list, set{min(first, second), first != second})
	}
	list = append(list, p.sets[:p.n]...)
	valued, ends, sequences := false, false, false
	var suits [4]bool // the last: honours
	for _, s := range list {
		kinds := s.kinds()
		valued = valued || !s.sequence && p.Worth[s.kind] > 0
		ends = ends || isEnd(kinds[0]) || isEnd(kinds[2])
		sequences = sequences || s.sequence
		suits[s.kind/9] = true
	}
	endTiles, pairs := 0, 0
	var tiles [4]int
	for k, n := range p.closed {
		valued = valued || p.Worth[k] > 0 && (n >= 3 || n == 2 && p.left[k] > 0)
		tiles[k/9] += int(n)
		if isEnd(k) {
			endTiles += int(n)
		}
		if n >= 2 {
			pairs++
		}
	}
	if valued || p.Simples && !ends && endTiles <= exchanged || !sequences && pairs >= len(p.sets)-len(list) {
		return true
	}
	for suit := range 3 {
		one, two := (suit+1)%3, (suit+2)%3
		if !suits[one] && !suits[two] && tiles[one]+tiles[two] <= exchanged {
			return true
		}
	}
	return false
}

// isEnd reports whether a kind is a terminal or an honour.
func isEnd(k int) bool { return k >= tile.East.Index() || k%9 == 0 || k%9 == 8 }
