package worth

import (
	"tehai/core/shanten"
	"tehai/core/tile"
)

// wait returns the index of the points of the plan's hand of 3n+1 tiles; draws is what it accepts.
func (p *plan) wait(draws *shanten.Draws) int32 {
	key := p.key + p.kept
	if at, known := p.at[key]; known {
		return at
	}
	if len(p.list) > p.Most {
		p.full = true
		return 0
	}
	var points Points
	if draws.Shanten == 0 {
		points = p.ready(draws)
	} else {
		points = p.nearer(draws, 0)
	}
	return p.keep(key, &points)
}

// keep stores the points under the key of a hand.
func (p *plan) keep(key uint64, points *Points) int32 {
	at := int32(len(p.list))
	p.list = append(p.list, *points)
	p.at[key] = at
	return at
}

// A step is a kind that brings the hand nearer: by a draw, a pung or the best chow, each as an index of the points
// then, and its rates a round: from the wall, and from each rival.
type step struct {
	draw, pung, chow int32
	wall, rival      float32
}

// nearer returns the points of a hand that is not ready, and may once keep a draw of one of these kinds, which do not
// bring it nearer. In each round a claim comes first, then the own draw; after either one draw fewer is left.
func (p *plan) nearer(draws *shanten.Draws, improving shanten.Tiles) (points Points) {
	var steps [tile.Kinds]step
	n := 0
	for k := range draws.Tiles.All() {
		if p.left[k] > 0 {
			steps[n] = p.step(k, draws.Shanten-1)
			n++
		}
	}
	for k := range improving.All() {
		if p.left[k] > 0 {
			steps[n] = p.improvement(k, draws.Shanten)
			n++
		}
	}
	for t := 1; t <= p.Draws; t++ {
		stay := points[t-1]
		gained := float32(0)
		for i := range steps[:n] {
			s := &steps[i]
			gained += s.wall * max(0, p.list[s.draw][t-1]-stay)
			if s.pung|s.chow == 0 {
				continue // no claim wins
			}
			pung, chow := p.list[s.pung][t-1], p.list[s.chow][t-1]
			gained += s.rival * max(0, max(pung, chow)-stay) // from the left
			gained += (rivals - 1) * s.rival * max(0, pung-stay)
		}
		points[t] = float32(1-p.Folds[t]) * (stay + gained)
	}
	return points
}

// near returns the kinds that the hand holds, or that are at most two ranks from one that it holds. Others seldom
// improve it.
func (p *plan) near() (kinds shanten.Tiles) {
	for k, n := range p.closed {
		if n == 0 {
			continue
		}
		kinds |= 1 << k
		if k < tile.East.Index() {
			for other := max(k-2, k-k%9); other <= min(k+2, k-k%9+8); other++ {
				kinds |= 1 << other
			}
		}
	}
	return kinds
}

// improvement follows a draw of a kind, of which a copy is left, with the discards that keep the shanten. The hands
// after it have keys of their own: the same hand may be reached without it, when another copy is left.
func (p *plan) improvement(k int, limit int8) (s step) {
	s.wall = float32(float64(p.left[k]) / p.unseen)
	p.left[k]--
	p.kept = unit(improved + k)
	s.draw = p.drawn(k, limit)
	p.kept = 0
	p.left[k]++
	return s
}

// drawn returns the index of the points after a draw and the best discard.
func (p *plan) drawn(k int, limit int8) (at int32) {
	p.put(k, 1)
	at = p.best(limit)
	p.put(k, -1)
	return at
}

// step follows a kind of which a copy is left.
func (p *plan) step(k int, limit int8) (s step) {
	s.wall = float32(float64(p.left[k]) / p.unseen)
	s.rival = float32(float64(p.left[k]) / p.unseen * p.Discards[k])
	p.left[k]--
	s.draw = p.drawn(k, limit)
	if p.closed[k] >= 2 {
		s.pung = p.claim(set{k, false}, limit, k)
	}
	if k < tile.East.Index() {
		for first := max(k-2, k-k%9); first <= min(k, k-k%9+6); first++ {
			chow := set{first, true}
			if !p.holds(chow, k) {
				continue
			}
			at := p.claim(chow, limit, k)
			if p.list[at][p.Draws/2] > p.list[s.chow][p.Draws/2] {
				s.chow = at
			}
		}
	}
	p.left[k]++
	return s
}

// put changes how many tiles of a kind are closed.
func (p *plan) put(kind, n int) {
	p.closed[kind] = uint8(int(p.closed[kind]) + n)
	p.key += uint64(n) * unit(kind)
}

// holds reports whether the closed tiles have the set except the kind claimed.
func (p *plan) holds(s set, claimed int) bool {
	for _, kind := range s.kinds() {
		if kind != claimed && p.closed[kind] == 0 {
			return false
		}
	}
	return true
}

// claim returns the index of the points after a claim and the best discard.
func (p *plan) claim(s set, limit int8, claimed int) (at int32) {
	if p.n == len(p.sets) {
		return 0
	}
	before := p.state
	p.put(claimed, 1)
	for _, kind := range s.kinds() {
		p.put(kind, -1)
	}
	mark := tile.Kinds + s.kind
	if s.sequence {
		mark += tile.Kinds
	}
	p.key += unit(mark)
	p.sets[p.n], p.n, p.open = s, p.n+1, true
	if p.mayOpen(int(limit) + 2) {
		at = p.best(limit)
	}
	p.state = before
	return at
}

// The discards that are followed accept at least this share of what most accepts: those that leave a hand nearer than
// Reach, and the others.
const (
	followed    = 0.5
	followedFar = 0.9
)

// best returns the index of the points of the plan's hand of 3n+2 tiles after the best discard that leaves the shanten.
func (p *plan) best(limit int8) int32 {
	key := ^(p.key + p.kept)
	if at, known := p.at[key]; known {
		return at
	}
	var rows shanten.Discards
	p.Rule.Within(limit, &p.closed, &p.left, &rows)
	accepted := 0
	for i := range rows.N {
		accepted = max(accepted, int(rows.Rows[i].Total))
	}
	share := followed
	if limit >= Reach {
		share = followedFar
	}
	var points Points
	wins := false
	for i := range rows.N {
		row := &rows.Rows[i]
		if float64(row.Total) < share*float64(accepted) {
			continue
		}
		p.put(int(row.Tile), -1)
		after := p.wait(&row.Draws)
		p.put(int(row.Tile), 1)
		for t, x := range p.list[after] {
			points[t] = max(points[t], x)
			wins = wins || x > 0
		}
	}
	if !wins {
		p.at[key] = 0
		return 0
	}
	return p.keep(key, &points)
}
