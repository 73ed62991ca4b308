package opponent

import (
	"tehai/core/game"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// byDistance decides under rules that the ranking does not know, those with a void suit and those of clubs: by the
// distance of the hand, as the rules count it, and the unseen tiles that it accepts. The strengths differ in what they
// claim.
func (p *player) byDistance() Decision {
	h := p.state.Hand(p.chair)
	closed := h.Counts()
	switch p.state.Phase {
	case game.Exchanging:
		return p.exchange(&closed)
	case game.Voiding:
		return p.chooseVoid(&closed)
	case game.ToDraw, game.ToReplace, game.Won:
		return p.claimByDistance(&closed)
	}
	return p.turnByDistance(&closed)
}

// forms returns the shapes of the chair's hand in a state.
func (p *player) forms(s *game.State) *shanten.Forms {
	return p.rules.FormsFor(s.Void(p.chair), s.Melds(p.chair))
}

// leftOf counts the unseen copies of the kinds.
func (p *player) leftOf() (left tile.Counts) {
	all := p.unseen(p.state.Closed(p.chair))
	for i := range left {
		left[i] = uint8(max(0, all[tile.Of(i)]))
	}
	return left
}

// exchange gives away tiles of the suit with the fewest that has enough: those without which the others stand best.
func (p *player) exchange(closed *tile.Counts) Decision {
	best, most := p.own[0], -1.0
	s := shape{left: p.unseen(p.state.Closed(p.chair))}
	for _, e := range p.own {
		if e.Kind != game.Exchange {
			continue
		}
		kept := p.state.Closed(p.chair)
		for _, t := range e.AppendGiven(nil) {
			kept = without(kept, t)
		}
		value := s.hand(kept) + 20 - 2*float64(inSuit(closed, e.Tile.Suit()))
		if value > most {
			best, most = e, value
		}
	}
	return Decision{Event: best}
}

// inSuit counts the tiles of a suit.
func inSuit(closed *tile.Counts, suit tile.Suit) int {
	n := 0
	for i, held := range closed {
		if tile.Of(i).Suit() == suit {
			n += int(held)
		}
	}
	return n
}

// chooseVoid chooses the suit without which the hand is nearest to ready, and of equal ones that with the fewest tiles.
func (p *player) chooseVoid(closed *tile.Counts) Decision {
	best, least := p.own[0], 1<<10
	for _, e := range p.own {
		if e.Kind != game.Void {
			continue
		}
		suit := e.Tile.Suit()
		distance := p.rules.FormsFor(suit, nil).Shanten(closed)
		if worth := 20*distance + inSuit(closed, suit); worth < least {
			best, least = e, worth
		}
	}
	return Decision{Event: best}
}

// claimByDistance claims a set that brings the hand nearer, and a kong that does not set it back.
func (p *player) claimByDistance(closed *tile.Counts) Decision {
	before := p.forms(p.state).Shanten(closed)
	limit := before - 1
	if p.strength == Fast {
		limit = before
	}
	best, nearest := game.Event{}, 1<<10
	for _, e := range p.own {
		if e.Kind != game.Chow && e.Kind != game.Pung && e.Kind != game.Kong {
			continue
		}
		distance, ok := p.after(e)
		if ok && (distance <= limit || e.Kind == game.Kong && distance <= before) && distance < nearest {
			best, nearest = e, distance
		}
	}
	if best.Kind != game.Dealt {
		return Decision{Event: best}
	}
	return p.pass()
}

// after returns the distance of the hand after a claim or a kong and the best discard.
func (p *player) after(e game.Event) (distance int, ok bool) {
	next := *p.state
	if next.Apply(e) != nil {
		return 0, false
	}
	h := next.Hand(p.chair)
	closed := h.Counts()
	forms := p.forms(&next)
	if len(h.Closed)%3 != 2 {
		return forms.Shanten(&closed), true
	}
	var rows shanten.Discards
	left := p.leftOf()
	forms.Discards(&closed, &left, &rows)
	distance = 1 << 10
	for i := range rows.Rows[:rows.N] {
		distance = min(distance, int(rows.Rows[i].Shanten))
	}
	return distance, true
}

// turnByDistance declares a kong that does not set the hand back, and makes the discard that leaves it nearest to ready
// and accepts the most.
func (p *player) turnByDistance(closed *tile.Counts) Decision {
	var rows shanten.Discards
	left := p.leftOf()
	p.forms(p.state).Discards(closed, &left, &rows)
	rows.Sort()
	for _, e := range p.own {
		if e.Kind != game.Kong || rows.N == 0 {
			continue
		}
		if distance, ok := p.after(e); ok && distance <= int(rows.Rows[0].Shanten) {
			return Decision{Event: e}
		}
	}
	for i := range rows.Rows[:rows.N] {
		for _, e := range p.own {
			if e.Kind == game.Discard && e.Tile.Index() == int(rows.Rows[i].Tile) {
				return Decision{Event: e}
			}
		}
	}
	return p.any()
}
