package game

import "tehai/core/tile"

// Kind is what an event does. The zero value is the deal itself, which is the
// state before any event.
type Kind uint8

// The kinds of events.
const (
	Dealt     Kind = iota
	Draw           // draws the next tile from the front of the wall, or from its back after a kong or a North
	Discard        // discards a tile
	Riichi         // declares riichi; the discard follows
	Chow           // claims the last discard for a sequence
	Pung           // claims it for a triplet
	Kong           // claims it for a quad, or declares an own one
	North          // sets a North aside (three players)
	Win            // wins on the tile just drawn, on the last discard, or by robbing a kong
	Exhausted      // ends a deal in which no tile can be drawn
	Aborted        // abandons the deal
	Exchange       // gives tiles of one suit away, before the first discard
	Void           // chooses the suit that the hand may not win with, before the first discard
)

var kindNames = [...]string{"deal", "draw", "discard", "riichi", "chow", "pung", "kong", "north", "win", "exhausted",
	"aborted", "exchange", "void"}

// String returns the name of the kind in the public interface.
func (k Kind) String() string { return kindNames[k] }

// Event is one action at the table by one player. It has only what a player would say: the drawn tile is known from the
// wall, the claimed tile is the last discard. It is comparable.
type Event struct {
	// Chair is first and the small fields follow: a large log has a hundred thousand events, and this order keeps each
	// in sixteen bytes.
	Chair int
	Kind  Kind
	// Tile is the tile that Discard discards, or that of an own Kong: the one added to a pung, or any of the four of a
	// concealed kong. A Kong without a tile claims the last discard. Of Exchange it is the first tile given away, of Void
	// any tile of the suit.
	Tile tile.Tile
	// With holds the two own tiles that Chow or Pung lays down with the claimed one. A Pung without them takes plain
	// tiles before red fives. Of Exchange it is the second and the third tile.
	With [2]tile.Tile
	// Fourth is the fourth tile of Exchange where rules ask for four.
	Fourth tile.Tile
	// FromHand marks a Discard that is equal to the tile just drawn but is another copy, from the hand.
	FromHand bool
}
