package game

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// A Fact is something at the table that rules may pay for: a riichi stick, a win, and under rules that let a deal go on
// a kong. Facts stay in a state in the order in which they happened.
type Fact struct {
	Step  uint16    // the number of the event with which it happened
	Kind  Kind      // Riichi, Kong or Win
	Chair int8      // whose it is
	From  int8      // of a win on a tile and of a claimed kong the chair that lost the tile, else -1
	Tile  tile.Tile // the winning tile, or that of the kong
	Kong  meld.Kong // the kind of the kong, or of the kong that was robbed
	Left  uint8     // bit set of the chairs that had left before, or leave with a win on the same tile
	Of    int8      // of a win after a kong, or on the discard after one: the index of the kong among the facts, else -1
	Fresh bool      // of an added kong: its tile was the one just drawn

	Replacement, LastTile, FirstTurn bool // of a win, as in Winning
}

// maxFacts is never reached: four sticks, four kongs a player and one win a player.
const maxFacts = 28

// Facts returns what has happened so far that rules may pay for.
func (s *State) Facts() []Fact { return append([]Fact{}, s.facts[:s.noted]...) }

// HasFacts reports whether anything has happened that rules may pay for.
func (s *State) HasFacts() bool { return s.noted > 0 }

// HasLeft reports whether a chair has won in a deal that goes on, and plays no more.
func (s *State) HasLeft(chair int) bool {
	return s.deal.Rules.GoesOn && (s.gone|s.winners)&(1<<chair) != 0
}

// Void returns the suit that a chair has chosen to be without, NoSuit before and in games without that choice.
func (s *State) Void(chair int) tile.Suit { return s.seats[chair].void }

// Limit returns what a win on a discard has to exceed because the chair let a win pass; -1 if there is no limit.
func (s *State) Limit(chair int) int { return int(s.seats[chair].limit) }

// Given returns the tiles that a chair has given away and that are not passed on yet.
func (s *State) Given(chair int) []tile.Tile {
	var tiles []tile.Tile
	for _, t := range s.seats[chair].away {
		if t != tile.None {
			tiles = append(tiles, t)
		}
	}
	return tiles
}

// note adds a fact of the event that is being performed.
func (s *State) note(f Fact) {
	f.Step = uint16(s.Step + 1)
	s.facts[s.noted] = f
	s.noted++
}

// noteKong notes the kong whose replacement tile is being drawn, unless it was noted when it was laid down.
func (s *State) noteKong() {
	if !s.deal.Rules.GoesOn {
		return
	}
	if s.owedKong.Kind == Kong {
		s.note(s.owedKong)
		s.owedKong = Fact{}
	}
	s.kongDrawn = int8(s.noted) - 1
}

// layFact notes a kong that was laid down. An added one can be robbed: it counts once its replacement tile is drawn.
func (s *State) layFact(chair, from int, t tile.Tile, kind meld.Kong, fresh bool) {
	if !s.deal.Rules.GoesOn {
		return
	}
	f := Fact{Kind: Kong, Chair: int8(chair), From: int8(from), Tile: t.Plain(), Kong: kind, Left: s.gone, Of: -1,
		Fresh: fresh}
	if kind == meld.Added {
		s.owedKong = f
		return
	}
	s.note(f)
}

// winFact notes a win.
func (s *State) winFact(chair int) {
	w, ok := s.Winning(chair)
	if !ok {
		return
	}
	f := Fact{Kind: Win, Chair: int8(chair), From: int8(w.From), Tile: w.Hand.WinTile(), Kong: w.Robbed, Left: s.gone,
		Of: -1, Replacement: w.Replacement, LastTile: w.LastTile, FirstTurn: w.FirstTurn}
	switch {
	case w.Replacement:
		f.Of = s.kongDrawn
	case w.ShotKong:
		f.Of = s.shotKong
	}
	s.note(f)
}

// Won returns the win of a fact.
func (s *State) Won(f *Fact) Winning {
	chair := int(f.Chair)
	p := &s.seats[chair]
	h := hand.Hand{Closed: append(make([]tile.Tile, 0, HandSize+2), p.closed()...), Melds: s.Melds(chair)}
	if f.From >= 0 {
		h.Closed = append(h.Closed, f.Tile)
	}
	h.Win = len(h.Closed) - 1
	w := Winning{
		Chair: chair, From: int(f.From), Hand: h, Seat: s.deal.Wind(chair), Round: s.deal.Round,
		Replacement: f.Replacement, Robbed: f.Kong, FirstTurn: f.FirstTurn, LastTile: f.LastTile,
		ShotKong: f.From >= 0 && f.Of >= 0, Void: p.void,
		Liable: -1, LiableKong: -1, KongReplaced: -1,
	}
	if f.Replacement && f.Of >= 0 {
		w.KongReplaced = int(s.facts[f.Of].From)
	}
	return w
}

// HasCalls reports whether a tile was claimed or laid down.
func (s *State) HasCalls() bool { return s.disturbed }
