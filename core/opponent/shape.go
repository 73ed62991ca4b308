package opponent

import (
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/tile"
)

// byShape decides where the ranking does not know the tiles: each tile is valued by the sets it may become part of,
// weighted by unseen copies.
func (p *player) byShape() Decision {
	closed := p.state.Closed(p.chair)
	s := shape{left: p.unseen(closed)}
	if p.state.Phase == game.ToDraw || p.state.Phase == game.ToReplace || p.state.Phase == game.Won {
		return p.claimByShape(&s, closed)
	}
	for _, e := range p.own {
		if e.Kind == game.Kong {
			return Decision{Event: e}
		}
	}
	best, most := game.Event{}, -1.0
	for _, e := range p.own {
		if e.Kind != game.Discard {
			continue
		}
		if value := s.hand(without(closed, e.Tile)); value > most {
			best, most = e, value
		}
	}
	if most < 0 {
		return p.any()
	}
	return Decision{Event: best}
}

// claimByShape claims if that leaves a better hand, including the new set, than passing.
func (p *player) claimByShape(s *shape, closed []tile.Tile) Decision {
	best, most := game.Event{}, s.hand(closed)+styleOf(p.strength).claimCost
	for _, e := range p.own {
		if e.Kind != game.Chow && e.Kind != game.Pung && e.Kind != game.Kong {
			continue
		}
		next := *p.state
		if next.Apply(e) != nil {
			continue
		}
		if value := s.hand(next.Closed(p.chair)) + setWorth; value > most {
			best, most = e, value
		}
	}
	if best.Kind != game.Dealt {
		return Decision{Event: best}
	}
	return p.pass()
}

// setWorth is the value of a complete set.
const setWorth = 10

func without(tiles []tile.Tile, t tile.Tile) []tile.Tile {
	var rest []tile.Tile
	gone := false
	for _, have := range tiles {
		if have == t && !gone {
			gone = true
			continue
		}
		rest = append(rest, have)
	}
	return rest
}

// A shape values hands by sets, pairs and neighbours.
type shape struct{ left [256]int }

// unseen counts the copies of each tile that the chair does not see.
func (p *player) unseen(closed []tile.Tile) (left [256]int) {
	for _, t := range p.state.Deal().Wall {
		if t != tile.Unknown {
			left[t.Plain()]++
		}
	}
	see := func(tiles []tile.Tile) {
		for _, t := range tiles {
			left[t.Plain()]--
		}
	}
	see(closed)
	for chair := range p.state.Deal().Players {
		for _, m := range p.state.Melds(chair) {
			see(m.Tiles())
		}
	}
	for _, d := range p.state.Discards() {
		if d.ClaimedBy < 0 {
			left[d.Tile.Plain()]--
		}
	}
	return left
}

// hand values closed tiles: it takes out sets in the best way, and values what is left by pairs and neighbours.
func (s *shape) hand(closed []tile.Tile) float64 {
	var counts [256]int
	var kinds []tile.Tile
	for _, t := range closed {
		if counts[t.Plain()] == 0 {
			kinds = append(kinds, t.Plain())
		}
		counts[t.Plain()]++
	}
	return s.best(&counts, kinds, 0)
}

// best tries each way to take out a set, from a kind on.
func (s *shape) best(counts *[256]int, kinds []tile.Tile, from int) float64 {
	for from < len(kinds) && counts[kinds[from]] == 0 {
		from++
	}
	if from == len(kinds) {
		return 0
	}
	t := kinds[from]
	take := func(worth float64, tiles ...tile.Tile) float64 {
		for _, one := range tiles {
			counts[one]--
		}
		value := worth + s.best(counts, kinds, from)
		for _, one := range tiles {
			counts[one]++
		}
		return value
	}
	most := take(0, t)
	if counts[t] >= 3 {
		most = max(most, take(setWorth, t, t, t))
	}
	if counts[t] >= 2 {
		most = max(most, take(3+0.5*float64(s.left[t]), t, t))
	}
	for _, a := range kinds[from+1:] {
		if counts[a] == 0 || t.IsHonour() || a.Suit() != t.Suit() || a.Rank() > t.Rank()+2 || a.Rank() == t.Rank() {
			continue
		}
		most = max(most, take(1.5+0.25*float64(s.fills(t, a)), t, a))
		for _, b := range kinds[from+1:] {
			if counts[b] > 0 && b != a && meld.KindOf([]tile.Tile{t, a, b}) == meld.Sequence {
				most = max(most, take(setWorth, t, a, b))
			}
		}
	}
	return most
}

// fills counts the unseen copies that complete a sequence with two tiles.
func (s *shape) fills(a, b tile.Tile) int {
	n := 0
	for _, t := range suited {
		if t.Suit() == a.Suit() && s.left[t] > 0 && meld.KindOf([]tile.Tile{a, b, t}) == meld.Sequence {
			n += s.left[t]
		}
	}
	return n
}

var suited = func() []tile.Tile {
	var list []tile.Tile
	for _, t := range tile.All() {
		if t.Suited() && !t.IsRedFive() {
			list = append(list, t)
		}
	}
	return list
}()
