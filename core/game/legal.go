package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Legal returns every event that is possible now, of every chair that can act, in order of priority: wins, kongs and
// pungs, chows; then the moves of the player in turn. It decides each with Check, so that both always agree. For a hand
// with unknown tiles it lists the moves with known tiles and every possible discard.
func (s *State) Legal() []Event { return s.AppendLegal(make([]Event, 0, mostLegal)) }

// mostLegal is a capacity that is seldom exceeded.
const mostLegal = 24

// AppendLegal appends the result of Legal to dst.
func (s *State) AppendLegal(dst []Event) []Event {
	l := lister{state: s, events: dst}
	switch s.Phase {
	case ToDraw:
		l.rons()
		if s.loser >= 0 {
			l.claims()
		}
		l.try(Event{Kind: Draw, Chair: s.Turn})
	case ToDiscard:
		l.win(s.Turn)
		l.ownKongs()
		if s.deal.Rules.NorthAside {
			l.try(Event{Kind: North, Chair: s.Turn})
		}
		if p := &s.seats[s.Turn]; s.deal.Rules.Riichi && p.riichi == 0 && p.isClosed() && s.mayBeReady(s.Turn) {
			l.try(Event{Kind: Riichi, Chair: s.Turn})
		}
		l.discards()
	case Called, Declared:
		l.discards()
	case ToReplace:
		l.rons()
		l.try(Event{Kind: Draw, Chair: s.Turn})
	case Won:
		l.rons()
	case Exchanging, Voiding:
		l.choices()
	}
	l.ends()
	return l.events
}

type lister struct {
	state  *State
	events []Event
}

func (l *lister) try(e Event) {
	if l.state.check(e) == nil {
		l.events = append(l.events, e)
	}
}

// win first tests the most frequent obstacles to a win, which is faster than building an error text.
func (l *lister) win(chair int) {
	if l.state.mayBeComplete(chair) {
		l.try(Event{Kind: Win, Chair: chair})
	}
}

func (l *lister) rons() {
	s := l.state
	if s.loser < 0 {
		return
	}
	for i := 1; i < s.deal.Players; i++ {
		chair := (int(s.loser) + i) % s.deal.Players
		if s.seats[chair].count(tile.Unknown) == 0 && !s.HasLeft(chair) {
			l.win(chair)
		}
	}
}

func (l *lister) claims() {
	s := l.state
	if s.winners != 0 {
		return
	}
	for i := 1; i < s.deal.Players; i++ {
		chair := (int(s.loser) + i) % s.deal.Players
		plain, red := s.ownCopies(chair, s.target)
		if plain+red >= 3 {
			l.try(Event{Kind: Kong, Chair: chair})
		}
		if plain+red >= 2 {
			l.pungs(chair, plain, red)
		}
	}
	l.chows()
}

// ownCopies returns how many plain tiles of the kind of t, and how many red
// fives of it, a chair holds.
func (s *State) ownCopies(chair int, t tile.Tile) (plain, red int) {
	p := &s.seats[chair]
	plain = p.count(t.Plain())
	if five := t.Plain().RedFive(); five != tile.None {
		red = p.count(five)
	}
	return plain, red
}

// pungs lists the default choice of own tiles first, then the others.
func (l *lister) pungs(chair, plain, red int) {
	e := Event{Kind: Pung, Chair: chair}
	l.try(e)
	t := l.state.target.Plain()
	if plain >= 2 && red >= 1 {
		e.With = [2]tile.Tile{t, t.RedFive()}
		l.try(e)
	}
	if plain >= 1 && red >= 2 {
		e.With = [2]tile.Tile{t.RedFive(), t.RedFive()}
		l.try(e)
	}
}

func (l *lister) chows() {
	s := l.state
	if s.deal.Rules.NoChow || s.target.IsHonour() {
		return
	}
	var buf [HandSize + 2]tile.Tile
	tiles := different(s.AppendClosed(buf[:0], s.Turn))
	for i, a := range tiles {
		for _, b := range tiles[i+1:] {
			if meld.KindOf([]tile.Tile{a, b, s.target}) == meld.Sequence {
				l.try(Event{Kind: Chow, Chair: s.Turn, With: [2]tile.Tile{a, b}})
			}
		}
	}
}

// different removes repetitions from sorted tiles, and unknown ones.
func different(sorted []tile.Tile) []tile.Tile {
	kept := sorted[:0]
	for _, t := range sorted {
		if t != tile.Unknown && (len(kept) == 0 || kept[len(kept)-1] != t) {
			kept = append(kept, t)
		}
	}
	return kept
}

func (l *lister) ownKongs() {
	s := l.state
	p := &s.seats[s.Turn]
	var buf [HandSize + 2]tile.Tile
	for _, t := range different(s.AppendClosed(buf[:0], s.Turn)) {
		if p.pungOf(t) < 0 {
			if plain, red := s.ownCopies(s.Turn, t); plain+red < 4 || t.IsRedFive() && plain > 0 {
				continue
			}
		}
		l.try(Event{Kind: Kong, Chair: s.Turn, Tile: t})
	}
}

func (l *lister) discards() {
	s := l.state
	p := &s.seats[s.Turn]
	var buf [HandSize + 2]tile.Tile
	closed := s.AppendClosed(buf[:0], s.Turn)
	if p.count(tile.Unknown) > 0 {
		closed = s.possible()
	}
	for _, t := range different(closed) {
		// The most frequent obstacles first, as in win.
		if p.riichi > 0 && t != s.Drawn && s.Drawn != tile.Unknown || s.Phase == Declared && !s.readyWithout(s.Turn, t) {
			continue
		}
		l.try(Event{Kind: Discard, Chair: s.Turn, Tile: t})
	}
}

// possible returns every tile of the rules, once.
func (s *State) possible() []tile.Tile {
	var tiles []tile.Tile
	for _, t := range tile.All() {
		if s.deal.Rules.knows(t) && !t.IsFlower() {
			tiles = append(tiles, t)
		}
	}
	return tiles
}

// ends lists the ends that the rules allow now. Abandoning is not listed for a record, which may do it at any time.
func (l *lister) ends() {
	s := l.state
	if s.Phase == Stuck || s.Phase == ToDraw && s.Left() == 0 {
		l.try(Event{Kind: Exhausted, Chair: s.Turn})
	}
	if s.deal.Rules.Play != nil && (s.Phase == ToDraw || s.Phase == ToDiscard) && (s.mustAbort() != "" || s.mayAbort()) {
		l.try(Event{Kind: Aborted, Chair: s.Turn})
	}
}

// choices lists the choices before the first discard of those who have not chosen: every void suit, and every
// selection of tiles to give away.
func (l *lister) choices() {
	s := l.state
	for i := range s.deal.Players {
		chair := (s.deal.Dealer() + i) % s.deal.Players
		switch {
		case s.Chosen(chair):
		case s.Phase == Voiding:
			for _, suit := range [...]tile.Suit{tile.Characters, tile.Circles, tile.Bamboos} {
				l.try(Event{Kind: Void, Chair: chair, Tile: tile.Numbered(suit, 1)})
			}
		default:
			l.exchanges(chair)
		}
	}
}

// exchanges lists the selections of tiles of one suit that a chair can give away, each once.
func (l *lister) exchanges(chair int) {
	s := l.state
	closed := s.Closed(chair)
	want := s.deal.Rules.Exchange
	var chosen [4]tile.Tile
	var choose func(from, n int)
	choose = func(from, n int) {
		if n == want {
			l.try(Event{Kind: Exchange, Chair: chair, Tile: chosen[0], With: [2]tile.Tile{chosen[1], chosen[2]},
				Fourth: chosen[3]})
			return
		}
		for i := from; i < len(closed); i++ {
			if i > from && closed[i] == closed[i-1] || n > 0 && closed[i].Suit() != chosen[0].Suit() {
				continue
			}
			chosen[n] = closed[i]
			choose(i+1, n+1)
			chosen[n] = tile.None
		}
	}
	choose(0, 0)
}
