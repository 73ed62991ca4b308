package rules

// Tally is a riichi card as numbers alone. The zero value is that of a hand that does not win.
type Tally struct {
	Win              bool
	Han, Fu, Yakuman int // as on the card
	Limit            string
	Points           int // without counters and deposits
	Payments         Payments
	Yaku             [2]uint64 // bit i%64 of i/64 is the yaku of place i; see Rules.TalliedID
	Dora             [4]int    // han of dora, ura dora, red fives and Norths set aside
}

// DoraIDs are the ids of the kinds of dora in the order of Tally.Dora.
var DoraIDs = [...]string{"dora", "ura-dora", "red-dora", "north-dora"}

// Has reports whether the yaku of place i counts; see Rules.TalliedID.
func (t *Tally) Has(i int) bool { return t.Yaku[i/64]>>(i%64)&1 == 1 }
