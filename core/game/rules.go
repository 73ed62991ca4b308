package game

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Timing is when the indicator that a claimed or added kong brings is turned.
type Timing uint8

// The timings. A concealed kong's indicator is turned at once, if any is.
const (
	AfterDiscard Timing = iota // once the next discard has passed, or before the next kong's replacement tile
	WithDiscard                // together with the next discard, so that a win on it counts the indicator
	AtOnce                     // before the replacement tile
	Never                      // kongs bring no indicators at all
)

// Robbing says who may rob a concealed kong.
type Robbing uint8

// Who may. Whether anybody may rob at this table is Play.RobConcealed.
const (
	Anybody     Robbing = iota
	OrphansOnly         // thirteen orphans alone
	Nobody
)

// Rules is what tables differ in. A rule that belongs to scoring comes in as a
// function, since the table itself knows tiles and turns only.
type Rules struct {
	ID string // name of the rule set in messages, such as uzje or riichi-tenhou

	// The tiles.
	Letters  bool // those that Ùzje alone has, 0 being a Zero of a suit
	Flowers  bool // seasons and flowers
	Red      bool // 0 is a red five
	RedFives int  // how many fives of each suit in a new set are red
	Fewer    bool // no characters from 2 to 8

	// The turns.
	Riichi     bool    // riichi may be declared, with a stick
	NoChow     bool    // no chow (riichi with three players)
	NorthAside bool    // Norths may be set aside
	LastStands bool    // the last discard can only be won on
	Rob        Robbing // of concealed kongs

	// DeadWall is how many tiles at the end of the wall are not drawn. With any
	// there are indicators among them, and as many kongs as it can replace.
	DeadWall int
	Kongs    Timing // of the indicators of claimed and added kongs

	// Complete reports whether a hand, its winning tile marked and among the
	// closed ones, is complete. It is not asked about hands with unknown tiles,
	// and keeps nothing of the hand: the next question is asked in its memory.
	Complete func(*hand.Hand) bool
	// Ready reports whether a hand lacks one tile to be complete; it is asked
	// about the discard that declares riichi, as Complete is. nil asks nothing.
	Ready func(*hand.Hand) bool

	// Play holds what a live table watches over and a record is not asked
	// about: what was played under rules of its own was played. nil for records.
	Play *Play
}

// Play is what only a live table checks.
type Play struct {
	// MayWin reports whether a complete hand is allowed to win (a yaku, a
	// minimum). nil allows every one.
	MayWin func(*Winning) bool
	// Short says what a complete hand that MayWin refused is worth and what it
	// needs; nil or 0 where no minimum refuses it.
	Short func(*Winning) (worth, needs int)

	MaxRons      int  // winners on one discard, at least 1
	Furiten      bool // no ron on a wait that lies in one's own river or was let pass
	NoSwap       bool // after a chow or pung, not the claimed tile again nor the other end of the chow
	KeepWaits    bool // in riichi a kong only of the tile drawn and without a change of the waits
	RobConcealed bool // thirteen orphans may rob a concealed kong (riichi)
	RiichiScore  int  // points needed to declare riichi
	RiichiTiles  int  // tiles that must be left in the wall then

	// The abortive draws in use.
	NineOrphans, FourWinds, FourRiichi, FourKongs, ThreeRons bool
}

// RiichiStick is the deposit of a riichi in points.
const RiichiStick = 1000

// Winning is a hand that wins, or would, with everything about the table that
// a scorer may ask.
type Winning struct {
	Chair, From  int       // the winner, and who let the tile go; From is -1 when it was drawn
	Hand         hand.Hand // the winning tile is in it and marked
	Seat, Round  tile.Tile // winds
	Riichi       int       // 0, 1, or 2 for double riichi
	Ippatsu      bool
	Replacement  bool      // drawn after a kong or a North
	AfterFlower  bool      // drawn in the place of a flower
	Robbed       meld.Kong // the kind of kong that was robbed, else NotKong
	LastTile     bool      // the last tile of the wall, or the discard after it
	FirstTurn    bool      // nothing was claimed or laid down, and the winner has not discarded yet
	Indicators   []tile.Tile
	Ura          []tile.Tile // under the turned indicators
	Honba        int
	Deposits     int         // on the table, the winner's own included
	North        int         // tiles set aside by the winner
	Flowers      int         // laid out by the winner
	FlowerTiles  []tile.Tile // and which
	LastOfKind   bool        // the other three copies of the winning tile lie open, in rivers and called melds
	Liable       int         // chair that let the winner claim the last set of dragons or winds, or -1
	LiableKong   int         // chair that let the winner claim the fourth kong, or -1
	KongReplaced int         // chair that let the winner claim the kong whose replacement tile won, or -1
}
