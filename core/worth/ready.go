package worth

import (
	"tehai/core/chance"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// How readily rivals discard into a ready hand, and what its wins bring beyond the points that are known beforehand
// (ippatsu, ura and other late yaku): in riichi and open.
const (
	riichiTaken = 0.5
	openTaken   = 0.7
	riichiGain  = 1.25
	openGain    = 1.1
)

// mostWins keeps the chance of a round below 1.
const mostWins = 0.95

// ready returns the points of a ready hand. An open hand is paid as much by all as by one.
func (p *plan) ready(draws *shanten.Draws) (points Points) {
	gain, readily := riichiGain, riichiTaken
	if p.open {
		gain, readily = openGain, openTaken
	}
	sum, wins := 0.0, 0.0
	furiten := draws.Tiles&p.River != 0
	for k := range draws.Tiles.All() {
		wall := float64(p.left[k]) / p.unseen
		rates := [...]float64{wall, rivals * wall * p.Discards[k] * readily}
		if furiten {
			rates[1] = 0
		}
		for i, rate := range rates {
			if rate == 0 {
				continue
			}
			drawn, paid := i == 0, 0.0
			if p.open {
				paid = p.paysOpen(k)
			} else {
				paid = p.pays(k, drawn)
			}
			if paid > 0 {
				sum += rate * p.Value(paid*gain+p.Sticks, drawn)
				wins += rate
			}
		}
	}
	if wins > mostWins {
		sum, wins = sum*mostWins/wins, mostWins
	}
	for t := 1; t <= p.Draws; t++ {
		points[t] = float32((1 - p.Ends[t]) * (sum + (1-wins)*float64(points[t-1])))
	}
	return points
}

// pays returns the points of the closed ready hand completed by a kind.
func (p *plan) pays(k int, drawn bool) float64 {
	key := p.key + unit(3*tile.Kinds+k)
	if drawn {
		key = ^key
	}
	paid, known := p.paid[key]
	if !known {
		complete := p.tiles()
		complete.Win = len(complete.Closed)
		complete.Closed = append(complete.Closed, tile.Of(k))
		paid = score(p.Closed, &complete, drawn)
		p.paid[key] = paid
	}
	return paid
}

// paysOpen returns the points of the open ready hand completed by a kind. All waits that complete the same hand count
// as one: only the fu differ.
func (p *plan) paysOpen(k int) float64 {
	p.put(k, 1)
	paid, known := p.paid[p.key]
	if !known {
		complete := p.tiles()
		complete.Win = 0
		paid = score(p.Open, &complete, false)
		p.paid[p.key] = paid
	}
	p.put(k, -1)
	return paid
}

func score(scorer *chance.Scorer, complete *hand.Hand, drawn bool) float64 {
	n, err := scorer.Points(complete, drawn)
	if err != nil {
		return 0
	}
	return float64(n)
}

// tiles returns the tiles of the hand. The closed ones are valid until the next call.
func (p *plan) tiles() hand.Hand {
	reds := p.reds
	closed := p.buf[:0]
	for kind, n := range p.closed {
		for range n {
			closed = append(closed, take(kind, &reds))
		}
	}
	p.buf = closed
	h := hand.Hand{Closed: closed, Melds: p.hand.Melds}
	if p.n > 0 {
		h.Melds = append(make([]meld.Meld, 0, 4), p.hand.Melds...)
		for _, s := range p.sets[:p.n] {
			kinds := s.kinds()
			tiles := []tile.Tile{take(kinds[0], &reds), take(kinds[1], &reds), take(kinds[2], &reds)}
			if m, err := meld.New(tiles, meld.NotKong, 0, meld.Left); err == nil {
				h.Melds = append(h.Melds, m)
			}
		}
	}
	return h
}

// take returns a tile of the kind: a red five while there is one.
func take(kind int, reds *[3]uint8) tile.Tile {
	t := tile.Of(kind)
	if kind < tile.East.Index() && kind%9 == 4 && reds[kind/9] > 0 {
		reds[kind/9]--
		return t.RedFive()
	}
	return t
}
