package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Apply makes an event happen. If it cannot, the error is that of Check and the
// state is as it was.
func (s *State) Apply(e Event) error {
	if err := s.check(e); err != nil {
		return err
	}
	s.perform(s.normal(e))
	return nil
}

// normal leaves out of an event what goes without saying.
func (s *State) normal(e Event) Event {
	plain := Event{Kind: e.Kind, Chair: e.Chair}
	switch e.Kind {
	case Discard:
		plain.Tile = e.Tile
		plain.FromHand = e.FromHand && s.isDrawn(plain)
	case Pung:
		if order[e.With[0]] > order[e.With[1]] {
			e.With[0], e.With[1] = e.With[1], e.With[0]
		}
		if e.With != [2]tile.Tile(s.ofKind(e.Chair, s.target, 2)) {
			plain.With = e.With
		}
	case Kong:
		if plain.Tile = e.Tile; s.seats[e.Chair].pungOf(e.Tile) < 0 {
			plain.Tile = e.Tile.Plain()
		}
	case Chow:
		if plain.With = e.With; e.With[0].Rank() > e.With[1].Rank() {
			plain.With = [2]tile.Tile{e.With[1], e.With[0]}
		}
	case Exhausted, Aborted:
		plain.Chair = s.Turn
	}
	return plain
}

func (s *State) perform(e Event) {
	s.letPass(e)
	s.Laid = 0
	switch e.Kind {
	case Draw:
		s.draw(e.Chair)
	case Discard:
		s.discard(e)
	case Riichi:
		s.Phase = Declared
	case Chow, Pung:
		s.claim(e)
	case Kong:
		s.kong(e)
	case North:
		s.setNorthAside(e)
	case Win:
		s.win(e.Chair)
	case Exhausted, Aborted:
		s.Phase = Over
		s.loser = -1
	}
	s.Last = e
	s.Step++
}

// letPass settles what waited for the others to win on a discard or to rob a
// kong: a riichi stick is paid, and whoever could have won has let it pass.
func (s *State) letPass(e Event) {
	if e.Kind == Win || s.loser < 0 {
		return
	}
	if s.robbing == Dealt {
		s.turn(s.owed)
		s.owed = 0
	}
	if s.stick >= 0 {
		s.seats[s.stick].score -= RiichiStick
		s.Deposits++
		s.stick = -1
	}
	if play := s.deal.Rules.Play; play != nil && play.Furiten && s.robbedKong != meld.Concealed {
		s.noteMissed()
	}
}

// noteMissed marks everybody whose hand the tile that passes would complete.
func (s *State) noteMissed() {
	var buffer [HandSize + 2]tile.Tile
	for chair := range s.deal.Players {
		p := &s.seats[chair]
		if chair == int(s.loser) || p.missed {
			continue
		}
		h, known := s.winningHand(chair, buffer[:0])
		p.missed = known && len(h.Closed) == 14-3*len(h.Melds) && s.deal.Rules.Complete != nil && s.deal.Rules.Complete(&h)
	}
}

func (s *State) draw(chair int) {
	p := &s.seats[chair]
	s.fromBack = s.Phase == ToReplace
	var t tile.Tile
	if s.fromBack {
		s.interrupt()
		s.turnForKong()
		t = s.takeBack()
	} else {
		t = s.takeFront()
	}
	s.loser = -1
	for t.IsFlower() {
		p.putAside(t)
		s.Laid++
		if s.Left() == 0 {
			s.Drawn, s.Phase = tile.None, Stuck
			return
		}
		t = s.takeBack()
	}
	p.add(t)
	s.Drawn, s.Phase = t, ToDiscard
}

// interrupt ends everybody's first turn and chance of ippatsu.
func (s *State) interrupt() {
	s.disturbed = true
	for chair := range s.deal.Players {
		s.seats[chair].ippatsu = false
	}
}

// turn turns up n more indicators.
func (s *State) turn(n uint8) {
	if s.deal.Rules.Riichi && s.deal.Rules.Kongs != Never {
		s.Turned = min(s.Turned+int(n), maxIndicators)
	}
}

// turnForKong turns what is due before a replacement tile: indicators still
// owed for earlier kongs, and that of the last one unless it waits for a discard.
func (s *State) turnForKong() {
	s.turn(s.owed)
	s.owed = 0
	switch {
	case s.Last.Kind != Kong:
	case s.robbedKong == meld.Concealed || s.deal.Rules.Kongs == AtOnce:
		s.turn(1)
	default:
		s.owed = 1
	}
}

func (s *State) discard(e Event) {
	p := &s.seats[e.Chair]
	drawn := s.isDrawn(e)
	declares := s.Phase == Declared
	s.release(e, drawn)
	s.river[s.discards] = RiverTile{Chair: int8(e.Chair), ClaimedBy: -1, Tile: e.Tile, Drawn: drawn, Riichi: declares}
	s.discards++
	p.ippatsu = false
	if p.riichi == 0 {
		p.missed = false
	}
	if declares {
		p.riichi = 1
		if p.thrown == 0 && !s.disturbed {
			p.riichi = 2
		}
		p.ippatsu = true
		s.stick = int8(e.Chair)
	}
	p.thrown++
	p.kongFrom = -1
	if s.deal.Rules.Kongs == WithDiscard {
		s.turn(s.owed)
		s.owed = 0
	}
	s.target, s.loser, s.robbing, s.robbedKong = e.Tile, int8(e.Chair), Dealt, meld.NotKong
	s.Drawn, s.Phase, s.Turn = tile.None, ToDraw, s.deal.After(e.Chair)
}

// release takes the discard out of the hand.
func (s *State) release(e Event, drawn bool) {
	p := &s.seats[e.Chair]
	if drawn {
		if s.Drawn == tile.Unknown {
			s.copies[e.Tile.Plain()]++
		}
		p.removeAt(int(p.n) - 1) // the tile drawn is the last
		return
	}
	s.give(e.Chair, e.Tile)
}

func (s *State) claim(e Event) {
	own := e.With[:]
	if e.Kind == Pung {
		own = s.pungTiles(e)
	}
	s.give(e.Chair, own...)
	s.layClaimed(e.Chair, meld.NotKong, own)
	s.Phase = Called
}

// layClaimed lays down the last discard with own tiles.
func (s *State) layClaimed(chair int, kong meld.Kong, own []tile.Tile) {
	p := &s.seats[chair]
	from := int(s.loser)
	m, err := meld.New(append([]tile.Tile{s.target}, own...), kong, 0, s.side(chair, from))
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

// side returns where a discard came from, seen by its caller.
func (s *State) side(caller, discarder int) meld.Side {
	switch s.deal.from(caller, discarder) {
	case 1:
		return meld.Right
	case s.deal.Players - 1:
		return meld.Left
	}
	return meld.Across
}

// noteDebt remembers who let a player claim the set that makes three of
// dragons, four of winds or four kongs certain.
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
		s.give(e.Chair, own...)
		s.layClaimed(e.Chair, meld.Claimed, own)
		s.robbing, s.robbedKong = Kong, meld.Claimed
		return
	}
	kind := meld.Concealed
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
	s.target, s.loser, s.robbing, s.robbedKong = e.Tile, int8(e.Chair), Kong, kind
	s.Drawn = tile.None
}

// layConcealed lays down a concealed kong.
func (s *State) layConcealed(e Event) {
	p := &s.seats[e.Chair]
	four := s.ofKind(e.Chair, e.Tile, 4)
	s.give(e.Chair, four...)
	m, err := meld.New(four, meld.Concealed, -1, meld.Unsaid)
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

// win leaves the tile where it is: in the hand that drew it, in the river, in
// the kong. The hands of winners stay as they were, since several may win on it.
func (s *State) win(chair int) {
	s.winners |= 1 << chair
	s.lastWinner = int8(chair)
	if s.loser < 0 {
		s.Turn = chair
	}
	s.Phase = Won
}
