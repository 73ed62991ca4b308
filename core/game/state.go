// Package game plays a deal by its rules of turns. A Deal (wall, hands, scores) and
// a list of Events give the State after each; a State lists the legal events of
// each chair, and applying another one is an error. Table plays by text commands.
// Chairs are numbered from 0, the first dealer; scores are points. The package
// does not score hands: whether one may win is decided by functions in Rules.
package game

import (
	"tehai/core/meld"
	"tehai/core/tile"
)

// Phase is what the table waits for.
type Phase uint8

// The phases.
const (
	ToDraw    Phase = iota // Turn draws; before that the others may claim the last discard
	ToDiscard              // Turn has drawn and discards, lays down or wins
	Called                 // Turn has claimed a chow or a pung and discards
	Declared               // Turn has declared riichi and discards
	ToReplace              // Turn has laid down a kong or a North and draws from the back; others may rob it
	Stuck                  // a flower found no replacement: the deal is exhausted
	Won                    // somebody won; others may win on the same tile
	Over                   // the deal has ended without a winner
)

// State is the table after a number of events. It is a plain value: a copy is
// independent. The slices that its methods return are copies.
type State struct {
	deal  *Deal
	Step  int   // events so far; 0 is the deal with its flowers
	Phase Phase // what the table waits for
	Turn  int   // the chair that it waits for; in Won and Over the last one
	Last  Event // the event that led here

	Laid        int       // flowers that the last event laid out; of the deal, all of them
	Drawn       tile.Tile // what the last draw brought to Turn, still apart in its hand, or None
	Deposits    int       // 1000-point sticks on the table
	Turned      int       // indicators turned
	seats       [MaxPlayers]seat
	river       [maxDiscards]RiverTile
	discards    uint8
	front       uint8            // tiles taken from the front
	back        uint8            // tiles taken from the back
	owed        uint8            // indicators of claimed and added kongs that are not turned yet
	kongs       uint8            // at the table
	disturbed   bool             // somebody claimed or laid down a tile
	fromBack    bool             // Drawn came from the back
	afterFlower bool             // and a flower came before it
	target      tile.Tile        // what may be won on: the last discard, or the tile of a kong or North to rob
	loser       int8             // who let it go, or -1 if there is no such tile
	robbing     Kind             // Kong or North if it was laid down, Dealt if it was discarded
	robbedKong  meld.Kong        // the kind of that kong
	winners     uint8            // bit set of the chairs that have won
	lastWinner  int8             // the last of them
	stick       int8             // chair whose riichi discard is not let pass yet, or -1
	copies      [tileLimit]uint8 // of each tile that anybody can name, fives together
}

// maxDiscards is never reached: of 240 tiles at least 39 are dealt, and a
// claim, of which there are four a player, adds a discard without a draw.
const maxDiscards = 228

// RiverTile is a tile in a river.
type RiverTile struct {
	Chair     int8
	ClaimedBy int8 // the chair that claimed it for a set, or -1
	Tile      tile.Tile
	Drawn     bool // the tile just drawn was let go
	Riichi    bool // it declared riichi
}

// Start returns the table after the deal, flowers laid out and replaced. The
// deal has to pass Deal.Check, and must not be changed afterwards.
func Start(d *Deal) (s State) {
	s.start(d)
	return s
}

// start is Start where nothing has been yet.
func (s *State) start(d *Deal) {
	*s = State{deal: d, Turn: d.Dealer(), Deposits: d.Deposits, loser: -1, lastWinner: -1, stick: -1}
	for _, t := range d.Wall {
		if t != tile.Unknown {
			s.copies[t.Plain()]++
		}
	}
	for chair := range d.Players {
		p := &s.seats[chair]
		p.debtor, p.kongDebtor, p.kongFrom = -1, -1, -1
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

// dealtTo returns how many seats behind the dealer tile i of the deal goes:
// three times four tiles to each seat, then one to each.
func dealtTo(i, players int) int {
	if i < 12*players {
		return i / 4 % players
	}
	return i - 12*players
}

// layFlowers lays out the flowers of a dealt hand and takes as many tiles from
// the back, until there is none left in it.
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

// Equal reports whether two states are the same, whatever deals they belong to.
func (s *State) Equal(other *State) bool {
	a, b := *s, *other
	a.deal, b.deal = nil, nil
	return a == b
}

// Deal returns what the state started from.
func (s *State) Deal() *Deal { return s.deal }

// Left returns how many tiles may still be drawn.
func (s *State) Left() int {
	return len(s.deal.Wall) - s.deal.Dead - int(s.front) - int(s.back)
}

// Wall returns the tiles still to be drawn, next one first.
func (s *State) Wall() []tile.Tile {
	return append([]tile.Tile{}, s.deal.Wall[s.front:int(s.front)+s.Left()]...)
}

// DeadWall returns the tiles behind those of Wall, in the order of the wall:
// what is left of them is as many as Deal.Dead says.
func (s *State) DeadWall() []tile.Tile {
	end := len(s.deal.Wall) - int(s.back)
	return append([]tile.Tile{}, s.deal.Wall[end-s.deal.Dead:end]...)
}

// Indicators returns the turned indicators, first one first.
func (s *State) Indicators() []tile.Tile { return s.indicators(0) }

// Ura returns the tiles under the turned indicators, whoever may see them.
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

// River returns the discards of a chair in order, claimed ones among them.
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

// Thrown returns how many Discards there are, and Discard one of them.
func (s *State) Thrown() int { return int(s.discards) }

// Discard returns discard i of Discards.
func (s *State) Discard(i int) RiverTile { return s.river[:s.discards][i] }

// Target returns the tile that may be claimed or won on now, and the chair that
// let it go; None and -1 when there is none.
func (s *State) Target() (tile.Tile, int) {
	if s.loser < 0 {
		return tile.None, -1
	}
	return s.target, int(s.loser)
}

// Ended reports whether the deal is over; others may still win on the tile
// that somebody has won on.
func (s *State) Ended() bool { return s.Phase == Won || s.Phase == Over }

// Winners returns the chairs that have won, in the order in which they did.
func (s *State) Winners() []int {
	var chairs []int
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
