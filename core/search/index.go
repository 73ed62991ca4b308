package search

import (
	"tehai/core/advice"
	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Index returns the facts of all deals of a file. What the review of a deal says
// is added by Review.
func Index(games *replay.Replay) *File {
	f := &File{Deals: make([]Deal, 0, len(games.Deals))}
	names := games.Players()
	for i, d := range games.Deals {
		if f.Date == "" {
			f.Date = d.Date
		}
		f.Deals = append(f.Deals, indexDeal(i, d, names))
	}
	f.place(games)
	return f
}

func indexDeal(at int, d *replay.Deal, names []string) Deal {
	setup := d.Deal()
	if len(d.Players) > 0 {
		names = d.Players
	} else if len(names) == 0 {
		names = nil
	}
	deal := Deal{
		Place: at, Rules: d.Ruleset.ID, Players: names, Round: setup.Round, Number: setup.Number, Repeat: setup.Repeat,
		Steps: d.Steps(), Chairs: make([]Chair, setup.Players),
	}
	for chair := range deal.Chairs {
		deal.Chairs[chair] = Chair{Wind: setup.Wind(chair), Standing: standing(setup.Scores, chair)}
	}
	x := indexer{deal: d, rules: d.Ruleset, to: &deal}
	x.play()
	x.result()
	return deal
}

// An indexer goes through one deal.
type indexer struct {
	deal  *replay.Deal
	rules *rules.Rules
	to    *Deal
	turns [game.MaxPlayers]uint8
}

// play notes every moment of the deal.
func (x *indexer) play() {
	live := liveRecord(x.deal)
	s := live.At(0)
	for chair := range x.to.Chairs {
		x.note(&s, chair, Moment{Event: Start})
	}
	for step := 1; step <= live.Steps(); step++ {
		e := live.Event(step)
		m := Moment{Step: uint16(step), Danger: noDanger}
		x.before(&s, e, &m)
		if s.Apply(e) != nil {
			s = live.At(step)
		}
		x.after(&s, e, m)
	}
}

// liveRecord is the record of a deal under the rules of a table, which know what was let pass.
func liveRecord(d *replay.Deal) *game.Record {
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return d.Record
	}
	return live
}

// before fills in what can only be seen before an event.
func (x *indexer) before(s *game.State, e game.Event, m *Moment) {
	switch e.Kind {
	case game.Discard:
		m.Event, m.Tile = Discard, e.Tile
		if s.Phase == game.Declared {
			m.Event = Riichi
		}
		if s.Drawn != tile.None && s.Drawn == e.Tile && !e.FromHand {
			m.flags |= drawnTile
		}
		x.dangerOf(s, e, m)
	case game.Chow:
		m.Event = Chow
		m.Tile, _ = s.Target()
	case game.Pung:
		m.Event = Pung
		m.Tile, _ = s.Target()
	case game.Kong:
		m.Event = Kong
		if m.Tile = e.Tile; e.Tile == tile.None {
			m.Tile, _ = s.Target()
			m.flags |= claimedKong
		}
	case game.North:
		m.Event, m.Tile = North, tile.North
	case game.Win:
		m.Event = Wins
		if m.Tile, _ = s.Target(); m.Tile == tile.None {
			m.Tile = s.Drawn
		}
	case game.Exhausted, game.Aborted:
		m.Event = Ended
	}
}

// dangerOf fills in the danger of a discard that a rival threatens, as the player could see it.
func (x *indexer) dangerOf(s *game.State, e game.Event, m *Moment) {
	if !threatened(s, e.Chair) || !x.rules.Ranked() {
		return
	}
	m.flags |= threat
	v, err := advice.At(s, x.rules, e.Chair)
	if err != nil || e.Tile.Index() < 0 {
		return
	}
	chances, _ := v.Dangers()
	m.Danger = hundredths(chances[e.Tile.Index()])
}

// threatened reports whether another chair is in riichi or has two open melds.
func threatened(s *game.State, chair int) bool {
	for other := range s.Deal().Players {
		if other != chair && (s.Riichi(other) > 0 || openMelds(s, other) >= 2) {
			return true
		}
	}
	return false
}

func openMelds(s *game.State, chair int) (open int) {
	var buf [4]meld.Meld
	for _, m := range s.AppendMelds(buf[:0], chair) {
		if !m.Closed() {
			open++
		}
	}
	return open
}

// hundredths returns a chance in hundredths of a percent.
func hundredths(chance float64) uint16 { return uint16(chance*10_000 + 0.5) }

// after notes the moment that an event has made.
func (x *indexer) after(s *game.State, e game.Event, m Moment) {
	switch e.Kind {
	case game.Draw, game.Riichi:
		return
	case game.Discard:
		x.turns[e.Chair]++
	case game.Win:
		x.markDealIn(s)
	case game.Exhausted, game.Aborted:
		for chair := range x.to.Chairs {
			x.note(s, chair, m)
		}
		return
	}
	if e.Kind == game.Chow || e.Kind == game.Pung || e.Kind == game.Kong {
		x.lay(s, e)
	}
	x.note(s, e.Chair, m)
}

// markDealIn marks the discard that was won on.
func (x *indexer) markDealIn(s *game.State) {
	_, loser := s.Target()
	if loser < 0 {
		return
	}
	c := &x.to.Chairs[loser]
	c.DealtIn = true
	if last := len(c.Moments) - 1; last >= 0 {
		c.Moments[last].flags |= dealtIn
	}
}

// lay notes the meld that an event has laid down: a kong made of a pung takes its place.
func (x *indexer) lay(s *game.State, e game.Event) {
	melds, c := s.Melds(e.Chair), &x.to.Chairs[e.Chair]
	if len(melds) == 0 {
		return
	}
	m := melds[len(melds)-1]
	for _, own := range melds {
		if own.Kong == meld.Added && e.Kind == game.Kong && own.At(0).Plain() == e.Tile.Plain() {
			m = own
		}
	}
	c.Melds = append(c.Melds, Laid{Step: s.Step, Open: !m.Closed(), Tiles: m.Tiles()})
}

// note adds a moment of a chair, with what its hand is.
func (x *indexer) note(s *game.State, chair int, m Moment) {
	m.Turn = x.turns[chair]
	x.look(s, chair, &m)
	c := &x.to.Chairs[chair]
	c.Moments = append(c.Moments, m)
}

// look fills in what a chair has and what it sees of the others.
func (x *indexer) look(s *game.State, chair int, m *Moment) {
	if m.Event != Discard && m.Event != Riichi {
		m.Danger = noDanger
	}
	if threatened(s, chair) {
		m.flags |= threat
	}
	m.Open = uint8(openMelds(s, chair))
	if m.Open == 0 {
		m.flags |= closed
	}
	if s.Riichi(chair) > 0 {
		m.flags |= inRiichi
	}
	for other := range s.Deal().Players {
		if other != chair && s.Riichi(other) > 0 {
			m.Riichis++
		}
	}
	x.hand(s, chair, m)
}

// hand fills in the hand and how far it is from ready.
func (x *indexer) hand(s *game.State, chair int, m *Moment) {
	var buf [game.HandSize + 2]tile.Tile
	tiles := s.AppendClosed(buf[:0], chair)
	var ok bool
	if m.Hand, ok = handOf(tiles); !ok || len(tiles) == 0 {
		return
	}
	m.flags |= known
	if len(tiles)%3 == 0 {
		return
	}
	counts := tile.CountsOf(tiles)
	m.Shanten = int8(x.rules.Forms.Shanten(&counts))
	if m.Shanten != 0 || len(tiles)%3 != 1 {
		return
	}
	m.Waits = x.rules.Forms.Accepts(&counts)
	left := unseen(s, chair)
	for kind := range m.Waits.All() {
		m.Left += left[kind]
	}
	if m.Waits != 0 && s.Furiten(chair) {
		m.flags |= furiten
	}
}

// unseen returns how many copies of each kind a chair does not see.
func unseen(s *game.State, chair int) (left tile.Counts) {
	for kind := range left {
		left[kind] = 4
	}
	see := func(tiles ...tile.Tile) {
		for _, t := range tiles {
			if k := t.Index(); k >= 0 && left[k] > 0 {
				left[k]--
			}
		}
	}
	var buf [game.HandSize + 2]tile.Tile
	see(s.AppendClosed(buf[:0], chair)...)
	see(s.Indicators()...)
	for other := range s.Deal().Players {
		see(s.Flowers(other)...)
		var melds [4]meld.Meld
		for _, m := range s.AppendMelds(melds[:0], other) {
			see(m.AppendTiles(buf[:0])...)
		}
	}
	for i := range s.Thrown() {
		if d := s.Discard(i); d.ClaimedBy < 0 {
			see(d.Tile)
		}
	}
	return left
}

// result fills in how the deal ended for each chair.
func (x *indexer) result() {
	s := x.deal.Last()
	switch {
	case s.Phase == game.Won:
		x.to.End = WonEnd
	case s.Phase == game.Over && s.Last.Kind == game.Exhausted:
		x.to.End = Exhausted
	case s.Phase == game.Over:
		x.to.End = Aborted
	}
	for chair := range x.to.Chairs {
		x.to.Chairs[chair].Declared = s.Riichi(chair) > 0
	}
	if !s.Ended() {
		return
	}
	for chair, points := range x.deal.Moved() {
		x.to.Chairs[chair].Payment = points
	}
	_, loser := s.Target()
	for _, chair := range s.Winners() {
		x.to.Chairs[chair].Win = &Win{Drawn: loser < 0}
	}
	wins, err := audit.Wins(x.deal, nil)
	if err != nil {
		return
	}
	for i := range wins {
		x.to.Chairs[wins[i].Chair].Win = winOf(&wins[i])
	}
}

// winOf tells what a win was paid for, by its card, else by its log.
func winOf(w *audit.Win) *Win {
	win := &Win{Drawn: w.From < 0}
	switch {
	case w.Card != nil:
		for _, item := range w.Card.Items {
			switch item.Part {
			case rules.PartYaku, rules.PartDora, rules.PartYakuman, rules.PartFans:
				win.Yaku = append(win.Yaku, item.ID)
			}
		}
		win.Han, win.Fu, win.Yakuman = w.Card.Total("han"), w.Card.Total("fu"), w.Card.Total("yakuman")
		win.Points = w.Card.Points
	case w.Log != nil:
		for _, y := range w.Log.Yaku {
			if y.ID != "" {
				win.Yaku = append(win.Yaku, y.ID)
			}
		}
		win.Han, win.Fu, win.Yakuman = max(0, w.Log.Han), max(0, w.Log.Fu), max(0, w.Log.Yakuman)
		win.Points = max(0, w.Log.Points)
	}
	return win
}
