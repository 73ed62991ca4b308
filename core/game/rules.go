package game

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// Timing is when the indicator for a claimed or added kong is turned.
type Timing uint8

// The timings. A concealed kong's indicator is turned at once, if any is.
const (
	AfterDiscard Timing = iota // once the next discard has passed, or before the next kong's replacement tile
	WithDiscard                // together with the next discard, so that a win on it counts the indicator
	AtOnce                     // before the replacement tile
	Never                      // kongs bring no indicators at all
)

// Robbing states which hands may rob a concealed kong.
type Robbing uint8

// Values of Robbing. Whether robbing is allowed at this table is Play.RobConcealed.
const (
	Anybody     Robbing = iota
	OrphansOnly         // only thirteen orphans
	Nobody
)

// Rules holds the differences between tables. A rule that belongs to scoring is a function, because the table itself
// knows only tiles and turns.
type Rules struct {
	ID string // name of the rule set in messages, such as uzje or riichi-tenhou

	// The tiles.
	Letters  bool // the letters that only Ùzje has; 0 is a Zero of a suit
	Flowers  bool // seasons and flowers
	Red      bool // 0 is a red five
	RedFives int  // how many fives of each suit in a new set are red
	Fewer    bool // no characters from 2 to 8
	Numbers  bool // the three suits alone: no honours

	// The turns.
	Riichi     bool    // riichi may be declared, with a stick
	NoChow     bool    // no chow (riichi with three players)
	NorthAside bool    // Norths may be set aside
	LastStands bool    // the last discard cannot be claimed except to win
	Rob        Robbing // of concealed kongs
	GoesOn     bool    // a winner leaves, and the others play on until one is left or the wall is empty
	KongFront  bool    // the replacement tile of a kong is the next tile from the front
	Exchange   int     // tiles of one suit that each player gives away before the first discard, 3 or 4; 0 is none
	VoidSuit   bool    // each player chooses a suit before the first discard that the hand may not win with

	// DeadWall is the number of tiles at the end of the wall that are not drawn. If it is not 0, the indicators are
	// among them, and the number of kongs is limited by their replacement tiles.
	DeadWall int
	Kongs    Timing // when the indicators of claimed and added kongs are turned

	// Complete reports whether a hand is complete; its winning tile is marked and among the closed ones. It is never
	// called with unknown tiles, and must not keep the hand, whose memory is reused.
	Complete func(*hand.Hand) bool
	// Ready reports whether a hand is one tile from complete, for the discard that declares riichi; the same conditions
	// hold as for Complete. nil skips the check.
	Ready func(*hand.Hand) bool

	// Play holds the checks of a live table. It is nil for records, which were played under rules of their own.
	Play *Play
}

// Play holds the rules that only a live table checks.
type Play struct {
	// MayWin reports whether a complete hand is allowed to win (a yaku, a
	// minimum). nil allows every one.
	MayWin func(*Winning) bool
	// Short returns what a complete hand that MayWin refused is worth and what it needs; nil or 0 if the reason is not
	// a minimum.
	Short func(*Winning) (worth, needs int)

	// Passed returns what a win counts for the rule of passing: a player who lets a win pass may not win on a discard that
	// counts no more, until the next own draw. nil if there is no such rule.
	Passed func(*Winning) int

	MaxRons      int  // winners on one discard, at least 1
	Furiten      bool // no ron on a wait that is in the own river or was passed up
	NoSwap       bool // after a chow or pung, neither the claimed tile again nor the other end of the chow
	KeepWaits    bool // in riichi only a kong of the tile just drawn that does not change the waits
	RobConcealed bool // thirteen orphans may rob a concealed kong (riichi)
	RiichiScore  int  // points needed to declare riichi
	RiichiTiles  int  // tiles that must be left in the wall for it

	// The abortive draws in use.
	NineOrphans, FourWinds, FourRiichi, FourKongs, ThreeRons bool
}

// RiichiStick is the deposit of a riichi in points.
const RiichiStick = 1000

// Winning is a hand that wins, or would, with all circumstances that a scorer needs.
type Winning struct {
	Chair, From  int       // the winner and the discarder; From is -1 for a self-draw
	Hand         hand.Hand // includes the winning tile, marked
	Seat, Round  tile.Tile // winds
	Riichi       int       // 0, 1, or 2 for double riichi
	Ippatsu      bool
	Replacement  bool      // drawn after a kong or a North
	AfterFlower  bool      // drawn as the replacement of a flower
	Robbed       meld.Kong // the kind of kong that was robbed, or NotKong
	LastTile     bool      // the last tile of the wall, or the discard after it
	FirstTurn    bool      // no tile was claimed or laid down, and the winner has not discarded yet
	Indicators   []tile.Tile
	Ura          []tile.Tile // under the turned indicators
	Honba        int
	Deposits     int         // on the table, including the winner's own
	North        int         // tiles set aside by the winner
	Flowers      int         // laid out by the winner
	FlowerTiles  []tile.Tile // their tiles
	ShotKong     bool        // on the discard of a player who had just drawn the replacement tile of a kong
	Void         tile.Suit   // the suit that the winner chose to be without
	LastOfKind   bool        // the other three copies of the winning tile are visible, in rivers and called melds
	Liable       int         // chair whose discard completed the last set of dragons or winds, or -1
	LiableKong   int         // chair whose discard was claimed for the fourth kong, or -1
	KongReplaced int         // chair whose discard was claimed for the kong whose replacement tile won, or -1
}
