package search

import (
	"slices"

	"tehai/core/shanten"
	"tehai/core/tile"
)

// A File is what is known of the games of one file.
type File struct {
	Date  string // as the file states it
	Deals []Deal
}

// A Deal is what is known of a deal.
type Deal struct {
	Place   int    // among the deals of the file
	Rules   string // id of the rule set
	Players []string
	Round   tile.Tile
	Number  int
	Repeat  int
	End     End
	Steps   int
	Chairs  []Chair
}

// End is how a deal ended.
type End uint8

// The ends.
const (
	Unfinished End = iota
	WonEnd
	Exhausted
	Aborted
)

// A Chair is what is known of a player in a deal.
type Chair struct {
	Wind     tile.Tile
	Standing int // place before the deal, from 1; 0 where no points are counted
	Place    int // at the end of the match, from 1; 0 where the rules do not say
	Payment  int // points won or lost in the deal, riichi sticks among them
	Win      *Win
	DealtIn  bool
	Declared bool // riichi
	Reviewed bool // Moments have what the review found
	Melds    []Laid
	Moments  []Moment
}

// A Win is what a winner was paid for.
type Win struct {
	Drawn   bool // by the own draw
	Yaku    []string
	Han     int
	Fu      int
	Yakuman int
	Points  int // without honba and riichi sticks
}

// Laid is a meld and the step that it was laid down at.
type Laid struct {
	Step  int
	Open  bool
	Tiles []tile.Tile
}

// Event is what a moment is about.
type Event uint8

// The events.
const (
	Start   Event = iota // the dealt hand
	Discard              // without riichi
	Riichi               // the discard that declares riichi
	Chow
	Pung
	Kong  // claimed, concealed or added
	North // set aside
	Wins
	Ended // a deal without a winner
	Pass  // a call or a win that was let pass: reviewed deals alone have these

	events = iota
)

var eventNames = []string{"start", "discard", "riichi", "chow", "pung", "kong", "north", "win", "end", "pass"}

func (e Event) String() string { return eventNames[e] }

// Events are the names of all events.
func Events() []string { return eventNames }

// A Moment is what is known of a chair at a step.
type Moment struct {
	Hand  Hand          // after the step; zero where not all tiles are known
	Waits shanten.Tiles // of a ready hand
	Step  uint16
	// Danger is the chance that the discard deals in, in hundredths of a percent; noDanger where no rival threatens, and
	// of all else than discards.
	Danger  uint16
	Loss    uint16 // points that the decision cost, of a reviewed one
	flags   flags
	Event   Event
	Shanten int8
	Left    uint8     // copies of Waits that the player does not see
	Tile    tile.Tile // discarded or claimed, or None
	Turn    uint8     // own discards so far, this one counted
	Open    uint8     // open melds
	Riichis uint8     // other players in riichi
	chances uint8     // kinds of mistakes that could be made, as bits
	made    uint8     // and that were
}

// noDanger is the danger of a discard that no rival threatens.
const noDanger = 1<<16 - 1

type flags uint16

const (
	known     flags = 1 << iota // all tiles of the hand
	furiten                     // ready, and no win on a discard
	threat                      // a rival threatened: a riichi or two open melds
	drawnTile                   // the tile just drawn was discarded
	dealtIn                     // the discard was won on
	closed                      // no open meld
	inRiichi                    // the chair has declared, here or before
	reviewed                    // a decision of the review
	agrees                      // that stands first there too
	slip                        // sizes of the loss
	mistake
	blunder
	claimedKong // the kong took a discard

	allFlags = claimedKong<<1 - 1
)

func (m *Moment) is(f flags) bool { return m.flags&f != 0 }

// DangerOf returns the chance that the discard deals in; ok is false where no rival threatened.
func (m *Moment) DangerOf() (chance float64, ok bool) {
	return float64(m.Danger) / 10_000, m.Danger != noDanger
}

// LossOf returns the points that the decision cost; ok is false where it was not reviewed.
func (m *Moment) LossOf() (points int, ok bool) { return int(m.Loss), m.is(reviewed) }

// Made returns the kinds of mistakes that were made.
func (m *Moment) Made() (ids []string) {
	for i := range Mistakes {
		if m.made>>i&1 == 1 {
			ids = append(ids, Mistakes[i].ID)
		}
	}
	return ids
}

// MeldsAt returns what the chair had laid down at a moment, a kong in the place of the pung that it was made of.
func (c *Chair) MeldsAt(m *Moment) (melds []Laid) {
	for _, laid := range c.Melds {
		if laid.Step > int(m.Step) || laid.Step == int(m.Step) && m.Event == Pass {
			break
		}
		if last := slices.IndexFunc(melds, func(have Laid) bool { return laid.replaces(&have) }); last >= 0 {
			melds[last] = laid
			continue
		}
		melds = append(melds, laid)
	}
	return melds
}

// replaces reports whether a meld is the kong that a pung has become.
func (l *Laid) replaces(pung *Laid) bool {
	if len(l.Tiles) != 4 || len(pung.Tiles) != 3 {
		return false
	}
	kind := l.Tiles[0].Plain()
	return kind == pung.Tiles[0].Plain() && kind == pung.Tiles[2].Plain()
}
