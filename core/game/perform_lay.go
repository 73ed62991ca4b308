package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

func (s *State) claim(e Event) {
	own := e.With
	if e.Kind == Pung {
		own = s.pungTiles(e)
	}
	s.give(e.Chair, own[:]...)
	s.layClaimed(e.Chair, meld.NotKong, own[:])
	s.Phase = Called
	s.seats[e.Chair].punged = e.Kind == Pung
}

// layClaimed lays down the last discard with own tiles.
func (s *State) layClaimed(chair int, kong meld.Kong, own []tile.Tile) {
	p := &s.seats[chair]
	from := int(s.loser)
	tiles := append(append(make([]tile.Tile, 0, 4), s.target), own...)
	m, err := meld.New(tiles, kong, 0, s.side(chair, from))
	if err != nil {
		panic("game: a claim that was checked: " + err.Error())
	}
	p.meld[p.melds] = m
	p.melds++
	s.river[s.discards-1].ClaimedBy = int8(chair)
	s.noteDebt(chair, from, m)
	s.interrupt()
	s.Turn, s.loser, s.Drawn = chair, -1, tile.None
}

// side returns where a discard came from, as seen by the caller.
func (s *State) side(caller, discarder int) meld.Side {
	switch s.deal.from(caller, discarder) {
	case 1:
		return meld.Right
	case s.deal.Players - 1:
		return meld.Left
	}
	return meld.Across
}

// noteDebt records the discarder whose tile completes the set that makes three of dragons, four of winds or four kongs
// certain.
func (s *State) noteDebt(chair, from int, laid meld.Meld) {
	p := &s.seats[chair]
	dragons, winds := 0, 0
	for _, m := range p.meld[:p.melds] {
		switch {
		case m.Kind == meld.Sequence:
		case m.At(0).IsDragon():
			dragons++
		case m.At(0).IsWind():
			winds++
		}
	}
	if laid.At(0).IsDragon() && dragons == 3 || laid.At(0).IsWind() && winds == 4 {
		p.debtor = int8(from)
	}
	if laid.Kind == meld.Quad {
		p.kongFrom = int8(from)
		if p.kongsLaid() == 4 {
			p.kongDebtor = int8(from)
		}
	}
}

func (p *seat) kongsLaid() int {
	n := 0
	for _, m := range p.meld[:p.melds] {
		if m.Kind == meld.Quad {
			n++
		}
	}
	return n
}

func (s *State) kong(e Event) {
	p := &s.seats[e.Chair]
	s.kongs++
	s.Phase = ToReplace
	if e.Tile == tile.None {
		own := s.ofKind(e.Chair, s.target, 3)
		from := int(s.loser)
		s.give(e.Chair, own[:3]...)
		s.layClaimed(e.Chair, meld.Claimed, own[:3])
		s.robbing, s.robbedKong = Kong, meld.Claimed
		s.layFact(e.Chair, from, s.target, meld.Claimed, false)
		return
	}
	kind, fresh := meld.Concealed, s.Drawn != tile.None && s.Drawn.Plain() == e.Tile.Plain()
	s.shotKong = -1
	if fresh && s.replacement {
		s.shotKong = s.kongDrawn
	}
	if at := p.pungOf(e.Tile); at >= 0 {
		kind = meld.Added
		s.give(e.Chair, e.Tile)
		m, err := p.meld[at].Add(e.Tile)
		if err != nil {
			panic("game: a kong that was checked: " + err.Error())
		}
		p.meld[at] = m
	} else {
		s.layConcealed(e)
	}
	p.kongFrom = -1
	s.disturbed = true
	s.layFact(e.Chair, -1, e.Tile, kind, fresh)
	s.target, s.loser, s.robbing, s.robbedKong = e.Tile, int8(e.Chair), Kong, kind
	s.Drawn = tile.None
}

// layConcealed lays down a concealed kong.
func (s *State) layConcealed(e Event) {
	p := &s.seats[e.Chair]
	four := s.ofKind(e.Chair, e.Tile, 4)
	s.give(e.Chair, four[:]...)
	m, err := meld.New(four[:], meld.Concealed, -1, meld.Unsaid)
	if err != nil {
		panic("game: a kong that was checked: " + err.Error())
	}
	p.meld[p.melds] = m
	p.melds++
}

func (s *State) setNorthAside(e Event) {
	s.give(e.Chair, tile.North)
	p := &s.seats[e.Chair]
	p.putAside(tile.North)
	p.kongFrom = -1
	s.disturbed = true
	s.target, s.loser, s.robbing, s.robbedKong = tile.North, int8(e.Chair), North, meld.NotKong
	s.Drawn, s.Phase = tile.None, ToReplace
}
