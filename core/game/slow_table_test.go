package game_test

import (
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// slowTable is the table once more, in the plainest way: lists of tiles, the list of events, and no memory but that. It
// plays events that State has allowed, and expects what State must then report.
type slowTable struct {
	deal   *game.Deal
	live   []tile.Tile // what is left of the wall, the dead wall last
	seats  []*slowSeat
	river  []game.RiverTile
	events []game.Event
	phase  game.Phase
	turn   int
	drawn  tile.Tile
	laid   int

	target   tile.Tile // what may be won on, and who loses it; -1 if there is none
	loser    int
	robbing  meld.Kong // the kong that may be robbed
	north    bool      // or it is a North
	turned   int
	owed     int // indicators that wait
	sticks   int
	stick    int // the chair whose riichi is not paid yet, or -1
	called   bool
	winners  []int        // on the tile in play
	gone     map[int]bool // before it
	everyWin []int
	facts    []game.Fact
	wins     []game.Winning // of the facts that are wins
	added    *game.Fact     // an added kong that may still be robbed
	shot     int            // the fact of the kong before the tile in play, or -1
	newest   int            // the fact of the kong that the drawn tile replaced, or -1
	flowery  bool           // a flower was drawn before the tile
	replaced bool           // the drawn tile is a replacement
}

type slowSeat struct {
	closed, aside   []tile.Tile
	melds           []slowMeld
	riichi          int
	ippatsu, missed bool
	paid            int // sticks
	thrown          int
	void            tile.Suit
	away            []tile.Tile
	liable, feeder  int // of dragons or winds, and of four kongs
	fed             int // of the kong whose replacement tile was drawn last
	limit           int // what a win on a discard must exceed, or -1
	punged          bool
}

type slowMeld struct {
	tiles  []tile.Tile
	kong   meld.Kong
	called tile.Tile
	from   meld.Side
}

func newSlowTable(d *game.Deal) *slowTable {
	s := &slowTable{deal: d, live: slices.Clone(d.Wall), loser: -1, stick: -1, shot: -1, newest: -1, gone: map[int]bool{},
		sticks: d.Deposits}
	for range d.Players {
		s.seats = append(s.seats, &slowSeat{liable: -1, feeder: -1, fed: -1, limit: -1})
	}
	dealer := d.Number - 1
	for dealer >= d.Players {
		dealer -= d.Players
	}
	s.turn = dealer
	for _, size := range []int{4, 4, 4, 1} {
		for i := range d.Players {
			p := s.seats[(dealer+i)%d.Players]
			for range size {
				p.closed = append(p.closed, s.front())
			}
		}
	}
	for i := range d.Players {
		s.layFlowers((dealer + i) % d.Players)
	}
	if d.Rules.DeadWall > 0 {
		s.turned = 1
	}
	return s
}

// layFlowers lays out the flowers of one seat until it has none.
func (s *slowTable) layFlowers(chair int) {
	p := s.seats[chair]
	for {
		at := slices.IndexFunc(p.closed, tile.Tile.IsFlower)
		if at < 0 {
			return
		}
		var flowers []tile.Tile
		for _, t := range p.closed {
			if t.IsFlower() {
				flowers = append(flowers, t)
			}
		}
		p.closed = slices.DeleteFunc(p.closed, tile.Tile.IsFlower)
		p.aside = append(p.aside, flowers...)
		s.laid += len(flowers)
		for range flowers {
			if s.left() == 0 {
				s.phase, s.turn = game.Stuck, chair
				return
			}
			p.closed = append(p.closed, s.back())
		}
	}
}

func (s *slowTable) left() int { return len(s.live) - s.deal.Dead }

func (s *slowTable) front() tile.Tile {
	t := s.live[0]
	s.live = s.live[1:]
	return t
}

func (s *slowTable) back() tile.Tile {
	t := s.live[len(s.live)-1]
	s.live = s.live[:len(s.live)-1]
	return t
}

// next returns the chair after another that still plays.
func (s *slowTable) next(chair int) int {
	for {
		if chair++; chair == s.deal.Players {
			chair = 0
		}
		if !s.isOut(chair) {
			return chair
		}
	}
}

// isOut reports whether a chair has won in a deal that goes on.
func (s *slowTable) isOut(chair int) bool {
	return s.deal.Rules.GoesOn && (s.gone[chair] || slices.Contains(s.winners, chair))
}

// turnMore turns up indicators.
func (s *slowTable) turnMore(n int) {
	if s.deal.Rules.DeadWall > 0 && s.deal.Rules.Kongs != game.Never {
		s.turned = min(5, s.turned+n)
	}
}

// pass ends the time in which the tile in play may be won on.
func (s *slowTable) pass(e game.Event) {
	if e.Kind == game.Win {
		return
	}
	rules := s.deal.Rules
	if s.loser >= 0 && !(e.Kind == game.Aborted && s.rons() >= 3) {
		if s.robbing == meld.NotKong && !s.north {
			s.turnMore(s.owed)
			s.owed = 0
		}
		if s.stick >= 0 {
			s.seats[s.stick].paid++
			s.sticks++
			s.fact(game.Fact{Kind: game.Riichi, Chair: int8(s.stick), From: -1, Of: -1})
			s.stick = -1
		}
		if rules.Play != nil && rules.Play.Furiten && s.robbing != meld.Concealed {
			for chair, p := range s.seats {
				if chair != s.loser && s.completes(p, p.closed, s.target) {
					p.missed = true
				}
			}
		}
		if rules.Play != nil && rules.Play.Passed != nil && s.robbing != meld.Concealed {
			s.passLimits()
		}
	}
	if rules.GoesOn {
		for _, chair := range s.winners {
			s.gone[chair] = true
		}
		s.winners = nil
	}
}

// passLimits notes what the wins count that were not taken. The own discard of a complete hand is one; the first
// discard
// after an own pung that leaves no such win lifts the limit.
func (s *slowTable) passLimits() {
	for chair, p := range s.seats {
		own := chair == s.loser
		if s.isOut(chair) || own && s.robbing != meld.NotKong {
			continue
		}
		if s.completes(p, p.closed, s.target) {
			w := s.winning(chair)
			p.limit = max(p.limit, s.deal.Rules.Play.Passed(&w))
		} else if own && p.punged {
			p.limit = -1
		}
		if own {
			p.punged = false
		}
	}
}

// rons returns how many could win on the tile in play.
func (s *slowTable) rons() (n int) {
	for chair, p := range s.seats {
		if s.loser >= 0 && chair != s.loser && s.completes(p, p.closed, s.target) && !s.furiten(chair) {
			n++
		}
	}
	return n
}

func (s *slowTable) completes(p *slowSeat, closed []tile.Tile, t tile.Tile) bool {
	h := hand.Hand{Closed: append(slices.Clone(closed), t), Win: len(closed)}
	for _, m := range p.melds {
		h.Melds = append(h.Melds, m.meld())
	}
	for _, t := range h.Closed {
		if p.void != tile.NoSuit && t.Suit() == p.void {
			return false
		}
	}
	for _, m := range p.melds {
		if p.void != tile.NoSuit && m.tiles[0].Suit() == p.void {
			return false
		}
	}
	return len(h.Closed)+3*len(h.Melds) == 14 && s.deal.Rules.Complete(&h)
}

func (m slowMeld) meld() meld.Meld {
	at := slices.Index(m.tiles, m.called)
	made, err := meld.New(m.tiles, m.kong, at, m.from)
	if err != nil {
		panic(err)
	}
	return made
}

// furiten reports whether a tile that completes the hand is in the own river or was passed.
func (s *slowTable) furiten(chair int) bool {
	p := s.seats[chair]
	if s.deal.Rules.Play == nil || !s.deal.Rules.Play.Furiten {
		return false
	}
	if p.missed {
		return true
	}
	closed := p.closed
	if chair == s.turn && s.drawn != tile.None {
		closed = closed[:len(closed)-1]
	}
	asked := map[tile.Tile]bool{}
	for _, d := range s.river {
		if int(d.Chair) == chair && !asked[d.Tile.Plain()] {
			asked[d.Tile.Plain()] = true
			if s.completes(p, closed, d.Tile.Plain()) {
				return true
			}
		}
	}
	return false
}

func (s *slowTable) fact(f game.Fact) {
	f.Step = uint16(len(s.events) + 1)
	s.facts = append(s.facts, f)
}

func (s *slowTable) goneBits() (bits uint8) {
	for chair := range s.gone {
		bits |= 1 << chair
	}
	return bits
}

// take removes tiles from a hand.
func (p *slowSeat) take(tiles ...tile.Tile) {
	for _, t := range tiles {
		at := slices.Index(p.closed, t)
		p.closed = slices.Delete(p.closed, at, at+1)
	}
}

// copies returns n tiles of a kind out of a hand, plain ones first.
func (p *slowSeat) copies(t tile.Tile, n int) (tiles []tile.Tile) {
	for _, want := range []tile.Tile{t.Plain(), t.Plain().RedFive()} {
		for _, have := range p.closed {
			if have == want && len(tiles) < n {
				tiles = append(tiles, have)
			}
		}
	}
	return tiles
}

// apply plays an event.
func (s *slowTable) apply(e game.Event) {
	s.pass(e)
	s.laid = 0
	p := s.seats[e.Chair]
	switch e.Kind {
	case game.Draw:
		s.draw(e.Chair)
	case game.Discard:
		s.discard(e)
	case game.Riichi:
		s.phase = game.Declared
	case game.Chow, game.Pung:
		own := e.With[:]
		if e.With[0] == tile.None {
			own = p.copies(s.target, 2)
		}
		s.claim(e.Chair, own, meld.NotKong)
		s.phase, s.loser, s.drawn = game.Called, -1, tile.None
		p.punged = e.Kind == game.Pung
	case game.Kong:
		s.kong(e)
	case game.North:
		p.take(tile.North)
		p.aside = append(p.aside, tile.North)
		p.fed = -1
		s.called, s.target, s.loser, s.robbing, s.north = true, tile.North, e.Chair, meld.NotKong, true
		s.phase, s.drawn = game.ToReplace, tile.None
	case game.Win:
		s.win(e.Chair)
	case game.Exchange:
		s.exchange(e)
	case game.Void:
		p.void = e.Tile.Suit()
		if !slices.ContainsFunc(s.seats, func(p *slowSeat) bool { return p.void == tile.NoSuit }) {
			s.phase = game.ToDiscard
		}
	default:
		s.phase, s.loser = game.Over, -1
	}
	s.events = append(s.events, e)
}

func (s *slowTable) draw(chair int) {
	p := s.seats[chair]
	s.replaced = s.phase == game.ToReplace
	s.newest = -1
	var t tile.Tile
	if s.replaced {
		s.called = true
		for _, other := range s.seats {
			other.ippatsu = false
		}
		s.turnMore(s.owed)
		s.owed = 0
		if s.events[len(s.events)-1].Kind == game.Kong {
			if s.robbing == meld.Concealed || s.deal.Rules.Kongs == game.AtOnce {
				s.turnMore(1)
			} else {
				s.owed = 1
			}
		}
		if s.deal.Rules.GoesOn {
			if s.added != nil {
				s.fact(*s.added)
				s.added = nil
			}
			s.newest = len(s.facts) - 1
		}
	}
	if s.replaced && !s.deal.Rules.KongFront {
		t = s.back()
	} else {
		t = s.front()
	}
	s.loser, p.limit, p.punged = -1, -1, false
	s.flowery = t.IsFlower()
	for t.IsFlower() {
		p.aside = append(p.aside, t)
		s.laid++
		if s.left() == 0 {
			s.drawn, s.phase = tile.None, game.Stuck
			return
		}
		t = s.back()
	}
	p.closed = append(p.closed, t)
	s.drawn, s.phase = t, game.ToDiscard
	if len(s.events) == 0 && s.deal.Rules.VoidSuit {
		s.phase = game.Voiding
	}
	if len(s.events) == 0 && s.deal.Rules.Exchange > 0 {
		s.phase = game.Exchanging
	}
}

func (s *slowTable) discard(e game.Event) {
	p := s.seats[e.Chair]
	drawn := s.drawn == e.Tile && !e.FromHand
	if drawn {
		p.closed = p.closed[:len(p.closed)-1]
	} else {
		p.take(e.Tile)
	}
	declared := s.phase == game.Declared
	s.river = append(s.river, game.RiverTile{Chair: int8(e.Chair), ClaimedBy: -1, Tile: e.Tile, Drawn: drawn,
		Riichi: declared})
	p.ippatsu = declared
	if p.riichi == 0 {
		p.missed = false
	}
	if declared {
		p.riichi, s.stick = 1, e.Chair
		if p.thrown == 0 && !s.called {
			p.riichi = 2
		}
	}
	p.thrown++
	p.fed = -1
	if s.deal.Rules.Kongs == game.WithDiscard {
		s.turnMore(s.owed)
		s.owed = 0
	}
	s.shot = -1
	if s.phase == game.ToDiscard && s.replaced {
		s.shot = s.newest
	}
	s.target, s.loser, s.robbing, s.north = e.Tile, e.Chair, meld.NotKong, false
	s.drawn, s.phase, s.turn = tile.None, game.ToDraw, s.next(e.Chair)
}

// claim lays down the last discard with tiles of the hand.
func (s *slowTable) claim(chair int, own []tile.Tile, kong meld.Kong) {
	p := s.seats[chair]
	p.take(own...)
	side := meld.Across
	switch chair {
	case (s.loser + 1) % s.deal.Players:
		side = meld.Left
	case (s.loser + s.deal.Players - 1) % s.deal.Players:
		side = meld.Right
	}
	p.melds = append(p.melds, slowMeld{append([]tile.Tile{s.target}, own...), kong, s.target, side})
	s.river[len(s.river)-1].ClaimedBy = int8(chair)
	dragons, winds, kongs := 0, 0, 0
	for _, m := range p.melds {
		same := m.tiles[0] == m.tiles[1]
		if same && m.tiles[0].IsDragon() {
			dragons++
		}
		if same && m.tiles[0].IsWind() {
			winds++
		}
		if len(m.tiles) == 4 {
			kongs++
		}
	}
	if s.target.IsDragon() && dragons == 3 || s.target.IsWind() && winds == 4 {
		p.liable = s.loser
	}
	if kong == meld.Claimed {
		p.fed = s.loser
		if kongs == 4 {
			p.feeder = s.loser
		}
	}
	s.called, s.turn = true, chair
	for _, other := range s.seats {
		other.ippatsu = false
	}
}

func (s *slowTable) kong(e game.Event) {
	p := s.seats[e.Chair]
	s.phase = game.ToReplace
	fact := game.Fact{Kind: game.Kong, Chair: int8(e.Chair), From: -1, Tile: e.Tile.Plain(), Left: s.goneBits(), Of: -1}
	if e.Tile == tile.None {
		fact.From, fact.Tile, fact.Kong = int8(s.loser), s.target.Plain(), meld.Claimed
		s.claim(e.Chair, p.copies(s.target, 3), meld.Claimed)
		s.loser, s.robbing, s.drawn = -1, meld.Claimed, tile.None
		if s.deal.Rules.GoesOn {
			s.fact(fact)
		}
		return
	}
	fact.Fresh = s.drawn.Plain() == e.Tile.Plain()
	s.shot = -1
	if fact.Fresh && s.replaced {
		s.shot = s.newest
	}
	fact.Kong = meld.Concealed
	for i := range p.melds {
		if m := &p.melds[i]; len(m.tiles) == 3 && m.tiles[0].Plain() == m.tiles[1].Plain() &&
			m.tiles[0].Plain() == e.Tile.Plain() {
			fact.Kong, m.kong = meld.Added, meld.Added
			p.take(e.Tile)
			m.tiles = append(m.tiles, e.Tile)
		}
	}
	if fact.Kong == meld.Concealed {
		four := p.copies(e.Tile, 4)
		p.take(four...)
		p.melds = append(p.melds, slowMeld{four, meld.Concealed, tile.Unknown, meld.Unsaid})
	}
	if s.deal.Rules.GoesOn && fact.Kong == meld.Added {
		s.added = &fact
	} else if s.deal.Rules.GoesOn {
		s.fact(fact)
	}
	p.fed = -1
	s.called, s.target, s.loser, s.robbing, s.north = true, e.Tile, e.Chair, fact.Kong, false
	s.drawn = tile.None
}

func (s *slowTable) win(chair int) {
	w := s.winning(chair)
	fact := game.Fact{Kind: game.Win, Chair: int8(chair), From: int8(w.From), Tile: w.Hand.WinTile(), Kong: w.Robbed,
		Left: s.goneBits(), Of: -1, Replacement: w.Replacement, LastTile: w.LastTile, FirstTurn: w.FirstTurn}
	if w.Replacement {
		fact.Of = int8(s.newest)
	} else if w.ShotKong {
		fact.Of = int8(s.shot)
	}
	s.fact(fact)
	s.wins = append(s.wins, w)
	s.winners = append(s.winners, chair)
	s.everyWin = append(s.everyWin, chair)
	if !s.deal.Rules.GoesOn {
		s.phase = game.Won
		return
	}
	if s.added != nil {
		// A kong that is robbed is the pung that it was.
		s.added = nil
		for i := range s.seats[s.loser].melds {
			if m := &s.seats[s.loser].melds[i]; m.kong == meld.Added && m.tiles[0].Plain() == s.target.Plain() {
				m.tiles, m.kong = m.tiles[:3], meld.NotKong
			}
		}
	}
	if len(s.everyWin) == s.deal.Players-1 {
		s.phase = game.Won
		return
	}
	if s.loser < 0 {
		s.drawn = tile.None
	}
	s.phase, s.turn = game.ToDraw, s.next(chair)
}

func (s *slowTable) exchange(e game.Event) {
	p := s.seats[e.Chair]
	for _, t := range []tile.Tile{e.Tile, e.With[0], e.With[1], e.Fourth} {
		if t != tile.None {
			p.away = append(p.away, t)
		}
	}
	p.take(p.away...)
	if slices.ContainsFunc(s.seats, func(p *slowSeat) bool { return p.away == nil }) {
		return
	}
	giver := map[string][4]int{"right": {3, 0, 1, 2}, "across": {2, 3, 0, 1}, "left": {1, 2, 3, 0}}[s.deal.Exchange]
	for chair, p := range s.seats {
		p.closed = append(p.closed, s.seats[giver[chair]].away...)
	}
	for _, p := range s.seats {
		p.away = nil
	}
	s.drawn = s.seats[s.turn].closed[13]
	s.phase = game.ToDiscard
	if s.deal.Rules.VoidSuit {
		s.phase = game.Voiding
	}
}

// winning returns the circumstances of a win of the chair now.
func (s *slowTable) winning(chair int) game.Winning {
	p := s.seats[chair]
	self := s.loser < 0
	w := game.Winning{Chair: chair, From: s.loser,
		Seat: game.Winds(s.deal.Players)[(chair-s.deal.Dealer()+6*s.deal.Players)%
			s.deal.Players], Round: s.deal.Round, Riichi: p.riichi, Ippatsu: p.ippatsu, FirstTurn: !s.called && p.thrown == 0,
		Honba: s.deal.Repeat, Deposits: s.sticks, Void: p.void, Liable: p.liable, LiableKong: p.feeder, KongReplaced: -1}
	w.Hand = hand.Hand{Closed: slices.Clone(p.closed), Melds: s.melds(chair), Win: len(p.closed) - 1}
	if !self {
		w.Hand.Closed = append(w.Hand.Closed, s.target)
		w.Hand.Win++
		w.Robbed = s.robbing
		w.ShotKong = s.shot >= 0
	}
	for _, t := range p.aside {
		if t == tile.North {
			w.North++
		} else {
			w.Flowers++
			w.FlowerTiles = append(w.FlowerTiles, t)
		}
	}
	if self {
		w.Replacement, w.AfterFlower = s.replaced, s.flowery
		if s.replaced {
			w.KongReplaced = p.fed
		}
	}
	w.LastTile = s.left() == 0 && (!w.Replacement || s.deal.Rules.KongFront)
	// The last copy: the three others lie open.
	open := 0
	for i, d := range s.river {
		inPlay := !self && w.Robbed == meld.NotKong && i == len(s.river)-1
		if d.ClaimedBy < 0 && d.Tile.Plain() == w.Hand.WinTile().Plain() && !inPlay {
			open++
		}
	}
	for _, other := range s.seats {
		for _, m := range other.melds {
			for _, t := range m.tiles {
				if m.kong != meld.Concealed && t.Plain() == w.Hand.WinTile().Plain() {
					open++
				}
			}
		}
	}
	w.LastOfKind = open == 3 && w.Robbed == meld.NotKong
	return w
}

// places are the indices of the indicators from the end of the wall, the tile under each is one before.
var places = map[int][5]int{4: {5, 7, 9, 11, 13}, 3: {9, 11, 13, 15, 17}}

func (s *slowTable) indicators(under int) (tiles []tile.Tile) {
	for i := range s.turned {
		tiles = append(tiles, s.deal.Wall[len(s.deal.Wall)-places[s.deal.Players][i]-under])
	}
	return tiles
}

func (s *slowTable) melds(chair int) (melds []meld.Meld) {
	for _, m := range s.seats[chair].melds {
		melds = append(melds, m.meld())
	}
	return melds
}

// kinds of tile values in order.
func sortedTiles(tiles []tile.Tile) []tile.Tile {
	tiles = slices.Clone(tiles)
	slices.Sort(tiles)
	return tiles
}

// compare reports each thing in which the state differs.
func (s *slowTable) compare(t *testing.T, got *game.State) {
	t.Helper()
	check := func(what string, same bool, found, want any) {
		if !same {
			t.Errorf("step %d after %+v: %s %v, want %v", got.Step, got.Last, what, found, want)
		}
	}
	check("phase", got.Phase == s.phase, got.Phase, s.phase)
	choosing := s.phase == game.Exchanging || s.phase == game.Voiding
	check("choosing", got.Choosing() == choosing, got.Choosing(), choosing)
	check("step", got.Step == len(s.events), got.Step, len(s.events))
	check("turn", got.Turn == s.turn || s.phase == game.Won || s.phase == game.Over, got.Turn, s.turn)
	check("drawn tile", got.Drawn == s.drawn, got.Drawn, s.drawn)
	check("laid", got.Laid == s.laid, got.Laid, s.laid)
	check("left", got.Left() == s.left(), got.Left(), s.left())
	check("wall", slices.Equal(got.Wall(), s.live[:s.left()]), got.Wall(), s.live)
	check("dead wall", slices.Equal(got.DeadWall(), s.live[s.left():]), got.DeadWall(), s.live)
	check("discards", slices.Equal(got.Discards(), s.river), got.Discards(), s.river)
	check("deposits", got.Deposits == s.sticks, got.Deposits, s.sticks)
	check("facts", slices.Equal(got.Facts(), s.facts), got.Facts(), s.facts)
	check("calls", got.HasCalls() == s.called, got.HasCalls(), s.called)
	check("indicators", slices.Equal(got.Indicators(), s.indicators(0)), got.Indicators(), s.indicators(0))
	check("ura", slices.Equal(got.Ura(), s.indicators(1)), got.Ura(), s.indicators(1))
	check("winners", slices.Equal(got.Winners(), s.everyWin), got.Winners(), s.everyWin)
	target, loser := got.Target()
	check("loser", loser == s.loser, loser, s.loser)
	check("target", s.loser < 0 && target == tile.None || s.loser >= 0 && target == s.target, target, s.target)
	s.compareWins(t, got)
	for chair, p := range s.seats {
		check("closed", slices.Equal(sortedTiles(got.Closed(chair)), sortedTiles(p.closed)), got.Closed(chair), p.closed)
		check("aside", slices.Equal(got.Flowers(chair), p.aside), got.Flowers(chair), p.aside)
		check("melds", slices.Equal(got.Melds(chair), s.melds(chair)), got.Melds(chair), s.melds(chair))
		check("given", slices.Equal(got.Given(chair), p.away), got.Given(chair), p.away)
		check("void", got.Void(chair) == p.void, got.Void(chair), p.void)
		check("left", got.HasLeft(chair) == s.isOut(chair), got.HasLeft(chair), s.isOut(chair))
		check("riichi", got.Riichi(chair) == p.riichi, got.Riichi(chair), p.riichi)
		check("limit", got.Limit(chair) == p.limit, got.Limit(chair), p.limit)
		before := 0
		if s.deal.Scores != nil {
			before = s.deal.Scores[chair]
		}
		check("score", got.Score(chair) == before-1000*p.paid, got.Score(chair), before-1000*p.paid)
		if s.deal.Rules.Play.Furiten {
			check("furiten", got.Furiten(chair) == s.furiten(chair), got.Furiten(chair), s.furiten(chair))
		}
		s.compareWinning(t, got, chair)
	}
}

// compareWins compares what the facts still say about wins in a deal that goes on: all but what other rules need.
func (s *slowTable) compareWins(t *testing.T, got *game.State) {
	t.Helper()
	n := 0
	for _, f := range got.Facts() {
		if f.Kind != game.Win || !s.deal.Rules.GoesOn {
			continue
		}
		found, want := got.Won(&f), s.wins[n]
		n++
		want.Deposits, want.LastOfKind, want.Riichi, want.Honba = 0, false, 0, 0
		if !slices.Equal(found.Hand.Closed, want.Hand.Closed) || found.Hand.Win != want.Hand.Win ||
			!slices.Equal(found.Hand.Melds, want.Hand.Melds) || fields(found) != fields(want) {
			t.Errorf("step %d after %+v: won %+v, want %+v", got.Step, got.Last, found, want)
		}
	}
}

func (s *slowTable) compareWinning(t *testing.T, got *game.State, chair int) {
	t.Helper()
	found, ok := got.Winning(chair)
	may := s.loser >= 0 && chair != s.loser || s.loser < 0 && chair == s.turn && s.drawn != tile.None
	if ok != may {
		t.Errorf("step %d after %+v: chair %d may win %t, want %t", got.Step, got.Last, chair, ok, may)
	}
	if !ok || !may || got.Choosing() {
		return
	}
	want := s.winning(chair)
	if !slices.Equal(found.Hand.Closed, want.Hand.Closed) || found.Hand.Win != want.Hand.Win ||
		!slices.Equal(found.Hand.Melds, want.Hand.Melds) || !slices.Equal(found.FlowerTiles, want.FlowerTiles) ||
		!slices.Equal(found.Indicators, s.indicators(0)) || !slices.Equal(found.Ura, s.indicators(1)) {
		t.Errorf("step %d after %+v: chair %d could win with %+v, want %+v", got.Step, got.Last, chair, found, want)
	}
	if fields(found) != fields(want) {
		t.Errorf("step %d after %+v: winning %+v, want %+v", got.Step, got.Last, fields(found), fields(want))
	}
}

// A circumstances is what a Winning says besides its tiles.
type circumstances struct {
	chair, from, riichi, honba, deposits, north, flowers, liable, liableKong, kongReplaced int
	seat, round                                                                            tile.Tile
	robbed                                                                                 meld.Kong
	void                                                                                   tile.Suit
	ippatsu, replacement, afterFlower, lastTile, firstTurn, shotKong, lastOfKind           bool
}

func fields(w game.Winning) circumstances {
	return circumstances{w.Chair, w.From, w.Riichi, w.Honba, w.Deposits, w.North, w.Flowers, w.Liable, w.LiableKong,
		w.KongReplaced,
		w.Seat, w.Round, w.Robbed, w.Void,
		w.Ippatsu, w.Replacement, w.AfterFlower, w.LastTile, w.FirstTurn, w.ShotKong, w.LastOfKind}
}
