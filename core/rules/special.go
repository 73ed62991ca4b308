package rules

// SpecialHand is a special hand of rules that take them from a table, with hands that it takes and hands that it just
// does not.
type SpecialHand struct {
	ID     string
	Fits   []Win
	Misses []NearMiss
}

// NearMiss is a hand that a special hand just does not take.
type NearMiss struct {
	Win
	Why string // one of the constants, such as MissesTile
}

// What keeps a hand from being a special one.
const (
	MissesTile = "tile" // one other tile
	MissesOpen = "open" // a set that lies open, or a last tile that was claimed
	MissesLast = "last" // another winning tile
	MissesWay  = "way"  // another way to win
)
