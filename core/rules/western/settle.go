package western

import (
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// settle pays the four hands of a deal: every two players settle their difference, and the winner, whose own is not
// taken off, gets all of it. Between two of whom one is East it counts twice.
func (r *settings) settle(e *rules.Ending) (*rules.Settlement, error) {
	done := &rules.Settlement{Payments: rules.Payments{Players: players}, DealerStays: true, Honba: e.Honba}
	switch e.Kind {
	case rules.EndExhausted:
		return done, nil
	case rules.EndWins:
	default:
		return nil, rules.Impossible("want a deal that ended with wins or exhausted, found %s", e.Kind)
	}
	if len(e.Wins) != 1 {
		return nil, rules.Impossible("want one winner, found %d", len(e.Wins))
	}
	scores, cards, err := r.scores(e)
	if err != nil {
		return nil, err
	}
	winner := &e.Wins[0]
	if winner.Liable != tile.None && winner.Liable == winner.Seat() {
		return nil, rules.Impossible("the liable player is the winner")
	}
	done.Hands, done.DealerStays = cards, winner.Seat() == tile.East
	if r.isNinth(e) {
		scores[0], done.DealerStays = r.limitOf(), false
	}
	for _, card := range cards {
		if card != nil && card.Win {
			done.Wins = []*rules.Card{card}
		}
	}
	done.Transfers = transfers(scores, winner.Seat(), winner.Liable)
	done.Payments = rules.SumOf(players, done.Transfers)
	for i := range done.Wins {
		done.Wins[i].Payments = done.Transfers[0].Payments
	}
	return done, nil
}

// winsInRow is how many wins of East in a row end its deals: the last of them pays the limit.
const winsInRow = 9

// isNinth reports the ninth win of East in a row, under the German rules.
func (r *settings) isNinth(e *rules.Ending) bool {
	return !r.preset.bmja && e.Wins[0].Seat() == tile.East && e.DealerWins >= winsInRow-1
}

// scores returns what the four hands are worth, by seat, and the cards in the order of Hands; of a typed score nil.
func (r *settings) scores(e *rules.Ending) (scores [players]int, cards []*rules.Card, err error) {
	winner := e.Wins[0].Seat()
	hands := e.Hands
	if len(hands) == 0 {
		return scores, nil, source.Errorf(source.MissingField,
			"hands: want the hands of all four players, or what they score")
	}
	var known [players]bool
	for i := range hands {
		h := &hands[i]
		seat := int(h.Seat() - tile.East)
		if known[seat] {
			return scores, nil, rules.Impossible("hands: two hands of one seat")
		}
		known[seat] = true
		if h.Counted != nil {
			scores[seat] = h.Counted.Points
			cards = append(cards, nil)
			continue
		}
		card, err := r.score(h)
		if err != nil {
			return scores, nil, err
		}
		if card.Win != (h.Seat() == winner) {
			if !card.Win {
				return scores, nil, rules.Impossible("hands: the hand of the winner is no winning hand")
			}
			return scores, nil, rules.Impossible("hands: a winning hand of a player who did not win")
		}
		scores[seat] = card.Points
		cards = append(cards, card)
	}
	for seat := range known {
		if !known[seat] {
			return scores, nil, source.Errorf(source.MissingField,
				"hands: want the hands of all four players, found %d", len(hands))
		}
	}
	return scores, cards, nil
}

// factor is how often two players settle, by seats from 0.
func factor(a, b int) int {
	if a == 0 || b == 0 {
		return 2
	}
	return 1
}

// transfers are the payments of a win, those to the winner first. A liable player pays for all, and the losers settle
// nothing then.
func transfers(scores [players]int, winner, liable tile.Tile) []rules.Transfer {
	w := int(winner - tile.East)
	won := rules.Transfer{Kind: rules.PaidWin, Of: winner, Payments: rules.Payments{Players: players}}
	for seat := range scores {
		if seat == w {
			continue
		}
		n := scores[w] * factor(seat, w)
		won.Payments.Seats[w] += n
		if liable != tile.None {
			won.Payments.Seats[liable-tile.East] -= n
		} else {
			won.Payments.Seats[seat] -= n
		}
	}
	list := []rules.Transfer{won}
	if liable != tile.None {
		list[0].Detail = "liable"
		return list
	}
	for a := range scores {
		for b := a + 1; b < players; b++ {
			n := (scores[a] - scores[b]) * factor(a, b)
			if a == w || b == w || n == 0 {
				continue
			}
			t := rules.Transfer{Kind: rules.PaidLosers, Of: tile.East + tile.Tile(a), Payments: rules.Payments{Players: players}}
			if n < 0 {
				t.Of = tile.East + tile.Tile(b)
			}
			t.Payments.Seats[a], t.Payments.Seats[b] = n, -n
			list = append(list, t)
		}
	}
	return list
}

// What a foul may be.
const (
	FalseWin     = "false-win"     // a false Mah-Jong, once others have shown tiles
	MisnamedChow = "misnamed-chow" // a discard that was misnamed and claimed for a chow
	MisnamedPung = "misnamed-pung" // likewise for a pung or a kong
	MisnamedWin  = "misnamed-win"  // likewise for Mah-Jong
)

var foulKinds = []string{FalseWin, MisnamedChow, MisnamedPung, MisnamedWin}

// foul returns what one foul costs.
func (r *settings) foul(f *rules.Foul) (*rules.Settlement, error) {
	var by [players]bool
	for _, wind := range f.By {
		if !wind.IsWind() || by[wind-tile.East] {
			return nil, rules.Impossible("by: want different winds of the players whose foul it was")
		}
		by[wind-tile.East] = true
	}
	n := len(f.By)
	if n == 0 || n > 3 || n > 1 && f.Kind != FalseWin {
		return nil, rules.Impossible("by: want one player, or two or three with a false Mah-Jong, found %d", n)
	}
	done := &rules.Settlement{Payments: rules.Payments{Players: players}, DealerStays: true}
	each := 0 // from every one of them to every other player
	switch f.Kind {
	case FalseWin:
		each = 300 / n
		if r.preset.bmja {
			each = r.limitOf() / 2
		}
		done.DealerStays = !by[0] || r.preset.bmja
	case MisnamedWin:
		if r.preset.bmja {
			return nil, rules.Impossible("a discard misnamed and claimed for Mah-Jong: the discarder is liable for the win")
		}
		each = 100
	case MisnamedChow, MisnamedPung:
		if !f.To.IsWind() || by[f.To-tile.East] {
			return nil, rules.Impossible("to: want the wind of the player who claimed the discard")
		}
		amount := 50
		if f.Kind == MisnamedPung && !r.preset.bmja {
			amount = 100
		}
		done.Payments.Seats[f.By[0]-tile.East] = -amount
		done.Payments.Seats[f.To-tile.East] = amount
	default:
		return nil, source.Errorf(source.BadType, "foul: want one of %v, found %q", foulKinds, f.Kind)
	}
	for seat := range by {
		for other := range by {
			if by[seat] && !by[other] {
				done.Payments.Seats[seat] -= each
				done.Payments.Seats[other] += each
			}
		}
	}
	done.Transfers = []rules.Transfer{{Kind: rules.PaidFoul, Of: f.By[0], Payments: done.Payments, Detail: f.Kind}}
	return done, nil
}
