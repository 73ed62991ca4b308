package rules

// Payments is what every player gains, in points; who pays has a negative
// number. The zero value is that of rules that know none.
type Payments struct {
	Players int    // 4, or 3: then North's is no player's
	Seats   [4]int // East South West North
	// Unknown is what an unnamed discarder pays, 0 or negative, in addition to the number in Seats, where each possible
	// discarder then has what a player pays who did not discard.
	Unknown int
}

// Count is what a hand is worth without the hand: han and fu, or yakuman.
type Count struct {
	Han, Fu int // fu as they are paid, 0 where they do not matter; where rules count fans, Han is how many
	Yakuman int // with it neither han nor fu
	Points  int // where rules score every hand: what it is worth, in place of the others
}

// Pay is what a value is paid, by itself or as a row of the table of basic
// payments.
type Pay struct {
	Han, Fu  int    // Fu is 0 where it does not matter, Han where only the limit does
	Limit    string // name of a fixed payment
	Points   int    // what the winner gets, without counters and deposits
	Payments Payments
	Possible bool // there are such hands, won in that way; of a row of the table
}
