package rules

import (
	"slices"

	"tehai/core/game"
	"tehai/core/tile"
)

// Why something is paid in a deal.
const (
	PaidWin       = "win"       // to a winner
	PaidRiichi    = "riichi"    // a riichi stick, which goes to the table
	PaidExhausted = "exhausted" // to the hands that are ready when the wall is empty
	PaidNagashi   = "nagashi"   // for nagashi mangan
	PaidKong      = "kong"      // for a kong when it is laid down
	PaidRefund    = "refund"    // the money of a kong goes back
	PaidTransfer  = "transfer"  // the money of a kong goes on to a winner
	PaidReady     = "ready"     // to a ready hand, by those that are not, at the end of the wall
	PaidPig       = "pig"       // by a hand that holds its void suit at the end of the wall
	PaidFine      = "fine"      // to no player
	PaidLosers    = "losers"    // between two hands that did not win
	PaidFoul      = "foul"      // for a foul
)

// Transfer is one thing that was paid in a deal. The payments of the players and Outside sum to zero.
type Transfer struct {
	Step     int       // number of the event of the deal behind which it was paid, as in game.State.Step
	Kind     string    // why, one of the constants, such as PaidWin
	Of       tile.Tile // the wind of whose win, kong, hand or foul it rests on; None if on nobody's
	Payments Payments
	// Outside is what the players give to no player: a riichi stick while it lies on the table, a fine. It is negative for
	// the sticks that a winner takes.
	Outside int
	Detail  string // what it rests on: ids of fans with + between them, the kind and the tile of a kong, a reason
}

// Sum returns what the players gain together and what goes outside: zero, in whatever is paid.
func (t *Transfer) Sum() int {
	sum := t.Outside + t.Payments.Unknown
	for _, n := range t.Payments.Seats {
		sum += n
	}
	return sum
}

// newTransfer returns a transfer of payments; what they leave over is outside.
func newTransfer(step int, kind string, of tile.Tile, p Payments) Transfer {
	t := Transfer{Step: step, Kind: kind, Of: of, Payments: p}
	t.Outside = -t.Sum()
	return t
}

// SumOf returns the sum of payments by seat.
func SumOf(players int, list []Transfer) Payments {
	p := Payments{Players: players}
	for i := range list {
		for seat, n := range list[i].Payments.Seats {
			p.Seats[seat] += n
		}
		p.Unknown += list[i].Payments.Unknown
	}
	return p
}

// Transfers returns everything that was paid in a deal up to a state, in order: the sticks laid down, and at the end
// what the settlement pays. It is empty for rules without a settlement.
func (r *Rules) Transfers(s *game.State) []Transfer {
	switch {
	case r.Book != nil:
		return r.Book(s).Transfers
	case r.Settle == nil:
		return nil
	}
	var list []Transfer
	d := s.Deal()
	for _, f := range s.Facts() {
		if f.Kind == game.Riichi {
			p := Payments{Players: r.Players}
			p.Seats[seatIndex(d.Wind(int(f.Chair)))] = -game.RiichiStick
			list = append(list, newTransfer(int(f.Step), PaidRiichi, d.Wind(int(f.Chair)), p))
		}
	}
	if s.Ended() {
		list = append(list, r.ends(s)...)
	}
	return list
}

// ends returns what the settlement of a deal that has ended pays: a transfer for each winner where the cards of the
// winners come to the whole, else one.
func (r *Rules) ends(s *game.State) []Transfer {
	settled := r.after(s, true)
	if settled == nil || settled.Aborted {
		return nil
	}
	if settled.Transfers != nil {
		for i := range settled.Transfers {
			settled.Transfers[i].Step = s.Step
		}
		return settled.Transfers
	}
	kind := PaidWin
	if s.Phase != game.Won {
		kind = PaidExhausted
		if ending, _ := r.DrawnEnding(s); ending != nil && ending.Kind == EndNagashi {
			kind = PaidNagashi
		}
	}
	var list []Transfer
	if winds := winnersPaid(s, len(settled.Wins)); winds != nil {
		for i, card := range settled.Wins {
			t := newTransfer(s.Step, kind, winds[i], card.Payments)
			t.Detail = card.Detail()
			list = append(list, t)
		}
	}
	if SumOf(r.Players, list) == settled.Payments {
		return list
	}
	if settled.Payments.Seats == [4]int{} {
		return nil
	}
	return []Transfer{newTransfer(s.Step, kind, tile.None, settled.Payments)}
}

// Stated returns transfers whose last ones, those of the step at which a deal ended, are replaced by the payments that
// a record states, where they come to something else.
func Stated(s *game.State, list []Transfer, stated []int) []Transfer {
	d := s.Deal()
	if stated == nil || !s.Ended() || d.Players > len(Payments{}.Seats) {
		return list
	}
	before := list
	for len(before) > 0 && before[len(before)-1].Step == s.Step && before[len(before)-1].Kind != PaidRiichi {
		before = before[:len(before)-1]
	}
	paid, p := Payments{}, Payments{Players: d.Players}
	for i := range list[len(before):] {
		for seat, n := range list[len(before)+i].Payments.Seats {
			paid.Seats[seat] += n
		}
	}
	for chair, n := range stated {
		p.Seats[seatIndex(d.Wind(chair))] = n
	}
	if paid.Seats == p.Seats {
		return list
	}
	kind, of := PaidExhausted, tile.None
	if winners := s.Winners(); s.Phase == game.Won {
		kind = PaidWin
		if len(winners) == 1 {
			of = d.Wind(winners[0])
		}
	}
	return append(before[:len(before):len(before)], newTransfer(s.Step, kind, of, p))
}

// winnersPaid returns the winds of the first winners in turn after the discarder, as Settlement.Wins has them.
func winnersPaid(s *game.State, n int) []tile.Tile {
	winners := s.Winners()
	if n == 0 || n > len(winners) {
		return nil
	}
	winds := make([]tile.Tile, n)
	for i := range winds {
		winds[i] = s.Deal().Wind(winners[i])
	}
	return winds
}

// Detail returns the ids of what counts on a card with + between them, how often with *; "" if nothing does.
func (c *Card) Detail() string {
	var text []byte
	for i := range c.Items {
		item := &c.Items[i]
		if !slices.Contains(detailed[:], item.Part) {
			continue
		}
		if len(text) > 0 {
			text = append(text, '+')
		}
		text = append(text, item.ID...)
		if item.Count > 1 {
			text = append(text, '*', byte('0'+item.Count%10))
		}
	}
	return string(text)
}

// detailed are the parts of a card that Detail names.
var detailed = [...]string{PartYaku, PartYakuman, PartFans}

// seatIndex returns 0 to 3 for East to North.
func seatIndex(wind tile.Tile) int { return int(wind-tile.East) & 3 }
