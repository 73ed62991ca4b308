package rules

// Show is something that a page shows for some rules and not for others.
type Show string

// What there may be to show.
const (
	ShowValue    Show = "value"    // hands have values
	ShowFuriten  Show = "furiten"  // no ron on a wait that lies in one's own river
	ShowRiichi   Show = "riichi"   // riichi and its sticks
	ShowDora     Show = "dora"     // indicators
	ShowUra      Show = "ura"      // and those under them
	ShowRed      Show = "red"      // red fives
	ShowNorth    Show = "north"    // Norths set aside
	ShowFlowers  Show = "flowers"  // seasons and flowers
	ShowHonba    Show = "honba"    // counters
	ShowFu       Show = "fu"       // values by han and fu
	ShowSettle   Show = "settle"   // payments after a deal
	ShowPlace    Show = "place"    // placement at the end of a game
	ShowPayTable Show = "payTable" // a table of basic payments
	ShowMinimum  Show = "minimum"  // a hand needs so many points to win
	ShowVoid     Show = "void"     // a suit that the hand is to be without
	ShowGoals    Show = "goals"    // hands with a name, and the way to them
	ShowLosers   Show = "losers"   // hands that did not win have a value too
	ShowEvents   Show = "events"   // a score sheet takes the events of a deal, which are paid one by one
	ShowGoulash  Show = "goulash"  // a drawn deal is followed by one with jokers, which are not read
)

// Shown reports whether there is something to show.
func (r *Rules) Shown(what Show) bool {
	for _, s := range r.Shows {
		if s == what {
			return true
		}
	}
	return false
}

// Ranked reports whether choices are ranked under the rules: core/advice knows neither a void suit nor hands of a
// club's own, so that what it says of such a table is wrong.
func (r *Rules) Ranked() bool { return r.Forms.Void == 0 && !r.ScoresLosers }
