// Package game plays a deal by its rules of turns. A Deal (wall, hands, scores) and a list of Events give the State
// after each event. A State lists the legal events of each chair, and applying any other event is an error. Table plays
// by text commands. Chairs are numbered from 0, the first dealer; scores are points. The package does not score hands:
// functions in Rules decide whether a hand may win.
package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Phase is what the table waits for.
type Phase uint8

// The phases.
const (
	ToDraw     Phase = iota // Turn draws; until then the others may claim the last discard
	ToDiscard               // Turn has drawn and discards, lays down or wins
	Called                  // Turn has claimed a chow or a pung and discards
	Declared                // Turn has declared riichi and discards
	ToReplace               // Turn has laid down a kong or a North and draws from the back; others may rob it
	Stuck                   // no replacement is left for a flower: the deal is exhausted
	Won                     // a player has won; others may win on the same tile
	Over                    // the deal has ended without a winner, or after one under rules by which it goes on
	Exchanging              // each player gives tiles away, in any order
	Voiding                 // each player chooses a suit to be without, in any order
)

// State is the table after a number of events. It is a plain value: a copy is
// independent. The slices that its methods return are copies.
type State struct {
	deal  *Deal
	Step  int   // events so far; 0 is the deal with its flowers
	Phase Phase // what the table waits for
	Turn  int   // the chair it waits for; in Won and Over the last one
	Last  Event // the event that led here

	Laid        int       // flowers that the last event laid out; at the deal, all of them
	Drawn       tile.Tile // the tile that Turn has just drawn, still apart from its hand, or None
	Deposits    int       // 1000-point sticks on the table
	Turned      int       // indicators turned
	seats       [MaxPlayers]seat
	river       [maxDiscards]RiverTile
	discards    uint8
	front       uint8            // tiles taken from the front
	back        uint8            // tiles taken from the back
	owed        uint8            // indicators of claimed and added kongs that are not turned yet
	kongs       uint8            // at the table
	disturbed   bool             // a tile was claimed or laid down
	replacement bool             // Drawn replaced a kong or a North
	afterFlower bool             // and a flower was drawn before it
	target      tile.Tile        // what may be won on: the last discard, or the tile of a kong or North to rob
	loser       int8             // its discarder, or -1 if there is no such tile
	robbing     Kind             // Kong or North if it was laid down, Dealt if it was discarded
	robbedKong  meld.Kong        // the kind of that kong
	winners     uint8            // bit set of the chairs that have won on the tile in play
	gone        uint8            // those that won earlier and have left
	chosen      uint8            // those that have given tiles away, or chosen a suit, in this phase
	lastWinner  int8             // the last of them
	stick       int8             // chair whose riichi discard may still be won on, or -1
	copies      [tileLimit]uint8 // of each tile, number of copies that can be named, fives together
	facts       [maxFacts]Fact
	noted       uint8 // number of facts
	kongDrawn   int8  // index of the kong whose replacement tile the chair in turn drew last, or -1
	shotKong    int8  // index of the kong whose replacement tile was drawn before the tile in play, or -1
	owedKong    Fact  // an added kong that can still be robbed, or the zero Fact
}

// maxDiscards is never reached: of 240 tiles at least 39 are dealt, and a claim, of which there are four for each
// player, adds a discard without a draw.
const maxDiscards = 228

// RiverTile is a tile in a river.
type RiverTile struct {
	Chair     int8
	ClaimedBy int8 // the chair that claimed it for a set, or -1
	Tile      tile.Tile
	Drawn     bool // the tile just drawn was discarded
	Riichi    bool // it declared riichi
}

// Start returns the table after the deal, with flowers laid out and replaced. The deal must pass Deal.Check, and must
// not be changed afterwards.
func Start(d *Deal) (s State) {
	s.start(d)
	return s
}

// start is Start on a zero state.
func (s *State) start(d *Deal) {
	*s = State{deal: d, Turn: d.Dealer(), Deposits: d.Deposits, loser: -1, lastWinner: -1, stick: -1,
		kongDrawn: -1, shotKong: -1}
	for _, t := range d.Wall {
		if t != tile.Unknown {
			s.copies[t.Plain()]++
		}
	}
	for chair := range d.Players {
		p := &s.seats[chair]
		p.debtor, p.kongDebtor, p.kongFrom, p.limit = -1, -1, -1, -1
		if d.Scores != nil {
			p.score = int32(d.Scores[chair])
		}
	}
	for i := range d.Players * HandSize {
		s.seats[(d.Dealer()+dealtTo(i, d.Players))%d.Players].add(d.Wall[i])
	}
	s.front = uint8(d.Players * HandSize)
	for i := range d.Players {
		s.layFlowers((d.Dealer() + i) % d.Players)
	}
	if d.Indicator(0) >= 0 {
		s.Turned = 1
	}
}

// dealtTo returns the seat, counted from the dealer, that gets tile i of the deal: four tiles to each seat three times,
// then one to each.
func dealtTo(i, players int) int {
	if i < 12*players {
		return i / 4 % players
	}
	return i - 12*players
}

// layFlowers lays out the flowers of a dealt hand and draws replacements from the back, until no flower is left in it.
func (s *State) layFlowers(chair int) {
	p := &s.seats[chair]
	for {
		n := p.moveFlowers()
		if n == 0 {
			return
		}
		s.Laid += n
		for range n {
			if s.Left() == 0 {
				s.Phase, s.Turn = Stuck, chair
				return
			}
			p.add(s.takeBack())
		}
	}
}

// Equal reports whether two states are the same, even if they belong to different deals.
func (s *State) Equal(other *State) bool {
	a, b := *s, *other
	a.deal, b.deal = nil, nil
	return a == b
}

// Deal returns the deal of the state.
func (s *State) Deal() *Deal { return s.deal }

// Left returns how many tiles may still be drawn.
func (s *State) Left() int {
	return len(s.deal.Wall) - s.deal.Dead - int(s.front) - int(s.back)
}

// Wall returns the tiles still to be drawn, next one first.
func (s *State) Wall() []tile.Tile {
	return append([]tile.Tile{}, s.deal.Wall[s.front:int(s.front)+s.Left()]...)
}

// DeadWall returns the tiles after those of Wall, in the order of the wall; their number stays Deal.Dead.
func (s *State) DeadWall() []tile.Tile {
	end := len(s.deal.Wall) - int(s.back)
	return append([]tile.Tile{}, s.deal.Wall[end-s.deal.Dead:end]...)
}

// Indicators returns the turned indicators, first one first.
func (s *State) Indicators() []tile.Tile { return s.indicators(0) }

// Ura returns the tiles under the turned indicators, regardless of who may see them.
func (s *State) Ura() []tile.Tile { return s.indicators(1) }

func (s *State) indicators(under int) []tile.Tile {
	tiles := make([]tile.Tile, 0, maxIndicators)
	for i := range s.Turned {
		if at := s.deal.Indicator(i); at >= 0 {
			tiles = append(tiles, s.deal.Wall[at-under])
		}
	}
	return tiles
}

// River returns the discards of a chair in order, including claimed ones.
func (s *State) River(chair int) []RiverTile {
	river := make([]RiverTile, 0, 24)
	for _, d := range s.river[:s.discards] {
		if int(d.Chair) == chair {
			river = append(river, d)
		}
	}
	return river
}

// Discards returns the rivers of all chairs in the order of play.
func (s *State) Discards() []RiverTile { return append([]RiverTile{}, s.river[:s.discards]...) }

// Thrown returns the number of Discards.
func (s *State) Thrown() int { return int(s.discards) }

// Discard returns discard i of Discards.
func (s *State) Discard(i int) RiverTile { return s.river[:s.discards][i] }

// Target returns the tile that may be claimed or won on now, and its discarder; None and -1 if there is none.
func (s *State) Target() (tile.Tile, int) {
	if s.loser < 0 {
		return tile.None, -1
	}
	return s.target, int(s.loser)
}

// Ended reports whether the deal is over; others may still win on the same tile as the winner, unless the rules let a
// deal go on after a win.
func (s *State) Ended() bool { return s.Phase == Won || s.Phase == Over }

// Winners returns the chairs that have won, in the order of their wins.
func (s *State) Winners() []int {
	var chairs []int
	if s.deal.Rules.GoesOn {
		for i := range s.facts[:s.noted] {
			if f := &s.facts[i]; f.Kind == Win {
				chairs = append(chairs, int(f.Chair))
			}
		}
		return chairs
	}
	if s.winners == 0 {
		return chairs
	}
	first := int(s.loser)
	if first < 0 {
		first = s.Turn
	}
	for i := range s.deal.Players {
		if chair := (first + i) % s.deal.Players; s.winners&(1<<chair) != 0 {
			chairs = append(chairs, chair)
		}
	}
	return chairs
}

func (s *State) takeFront() tile.Tile {
	t := s.deal.Wall[s.front]
	s.front++
	return t
}

func (s *State) takeBack() tile.Tile {
	s.back++
	return s.deal.Wall[len(s.deal.Wall)-int(s.back)]
}
