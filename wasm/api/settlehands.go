package api

import (
	"fmt"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// readHands reads the hands of all seats into an ending, and who won.
func readHands(request *SettleRequest, r *rules.Rules, ending *rules.Ending) error {
	for i := range request.Hands {
		hand, err := readSettleHand(request, i, r)
		if err != nil {
			fault := *wire.FaultOf(err)
			fault.Message = fmt.Sprintf("hands[%d]: %s", i, fault.Message)
			return &fault
		}
		ending.Hands = append(ending.Hands, hand)
	}
	for i := range request.Wins {
		win, err := readSettleWin(request, &request.Wins[i], r)
		if err != nil {
			return err
		}
		ending.Wins = append(ending.Wins, win)
		if len(request.Hands) < r.Players && !hasSeat(ending.Hands, win.Seat()) {
			ending.Hands = append(ending.Hands, win)
		}
	}
	if ending.Kind == rules.EndExhausted {
		return nil
	}
	if len(ending.Wins) == 0 {
		winner, err := winnerOf(request, r, ending)
		if err != nil {
			return err
		}
		ending.Wins = []rules.Win{winner}
	}
	liable, err := readWind("liable", request.Liable)
	if liable != tile.None {
		ending.Wins[0].Liable = liable
	}
	return err
}

func hasSeat(hands []rules.Win, seat tile.Tile) bool {
	for i := range hands {
		if hands[i].Seat() == seat {
			return true
		}
	}
	return false
}

// readSettleHand reads a hand of the list. Its seat is its place in the list where it says no other.
func readSettleHand(request *SettleRequest, i int, r *rules.Rules) (win rules.Win, err error) {
	h := &request.Hands[i]
	if h.Points == nil {
		win, err = readSettleWin(request, &SettleWin{Hand: h.Hand, Dialect: h.Dialect, Win: h.Win, Ruleset: h.Ruleset,
			Options: h.Options, Situation: h.Situation}, r)
	} else {
		win.Situation, err = readSituation(h.Situation, r)
		win.Counted = &rules.Count{Points: *h.Points}
	}
	if win.SeatWind == tile.None {
		win.SeatWind = tile.East + tile.Tile(i)
	}
	return win, err
}

// winnerOf returns the hand of the winner: of the seat that the request names, or else the only one that wins.
func winnerOf(request *SettleRequest, r *rules.Rules, ending *rules.Ending) (rules.Win, error) {
	seat, err := readWind("winner", request.Winner)
	if err != nil {
		return rules.Win{}, err
	}
	found := -1
	for i := range ending.Hands {
		h := &ending.Hands[i]
		if seat != tile.None {
			if h.Seat() == seat {
				return *h, nil
			}
			continue
		}
		if h.Counted != nil {
			continue
		}
		card, err := r.Score(h)
		if err != nil {
			return rules.Win{}, err
		}
		if card.Win {
			if found >= 0 {
				return rules.Win{}, rules.Impossible("hands: two of them win; want one winner")
			}
			found = i
		}
	}
	if found < 0 {
		return rules.Win{}, source.Errorf(source.MissingField, "winner: want the wind of the player who won")
	}
	return ending.Hands[found], nil
}

// add adds what was paid one by one.
func (v *SettleValue) add(s *rules.Settlement, ending *rules.Ending) {
	v.Transfers = transfersBySeat(s.Transfers)
	if len(ending.Hands) == 0 || len(s.Hands) != len(ending.Hands) {
		return
	}
	scores := rules.Payments{Players: s.Payments.Players}
	for i := range ending.Hands {
		n := 0
		if counted := ending.Hands[i].Counted; counted != nil {
			n = counted.Points
		} else if s.Hands[i] != nil {
			n = s.Hands[i].Points
		}
		scores.Seats[ending.Hands[i].Seat()-tile.East] = n
	}
	wire := paymentsOf(scores)
	v.Scores = &wire
}

// transfersBySeat converts transfers; the chair of each is that of its wind, from 0 for East.
func transfersBySeat(list []rules.Transfer) []Transfer {
	wire := make([]Transfer, len(list))
	for i := range list {
		t := &list[i]
		wire[i] = Transfer{Step: t.Step, Kind: t.Kind, Payments: paymentsOf(t.Payments), Detail: t.Detail}
		if t.Of != tile.None {
			wire[i].Of = new(int(t.Of - tile.East))
		}
	}
	return wire
}

// settleFoul returns what a foul costs.
func settleFoul(request *SettleRequest, r *rules.Rules) (SettleValue, error) {
	switch {
	case r.Fouls == nil:
		return SettleValue{}, noSuch(r, "has no fouls of several kinds")
	case request.Foul == nil:
		return SettleValue{}, source.Errorf(source.MissingField, "foul: want what the foul was, and whose")
	}
	by, err := readWinds("foul.by", request.Foul.By)
	if err != nil {
		return SettleValue{}, err
	}
	to, err := readWind("foul.to", request.Foul.To)
	if err != nil {
		return SettleValue{}, err
	}
	s, err := r.Fouls(&rules.Foul{Kind: request.Foul.Kind, By: by, To: to})
	if err != nil {
		return SettleValue{}, err
	}
	return SettleValue{Payments: paymentsOf(s.Payments), Honba: *request.Honba, Deposits: *request.Deposits,
		DealerStays: s.DealerStays, Transfers: transfersBySeat(s.Transfers)}, nil
}
