package riichi

import (
	"slices"
	"strings"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// settle returns the payments after a deal and what stays on the table. Its error is that of score, or
// impossible-situation for an impossible ending: two winners by self-draw, a winner without a yaku, nagashi mangan if
// the rules have none.
func (r *settings) settle(e *rules.Ending) (*rules.Settlement, error) {
	if min(e.Honba, e.Deposits) < 0 || max(e.Honba, e.Deposits) > maxCount {
		return nil, rules.Impossible("counters and deposits are numbers from 0 to %d", maxCount)
	}
	for _, list := range [...][]tile.Tile{e.Ready, e.Nagashi} {
		if err := r.checkPlayers(list); err != nil {
			return nil, err
		}
	}
	s := &rules.Settlement{Payments: rules.Payments{Players: r.players}, Deposits: e.Deposits, Honba: e.Honba + 1}
	switch e.Kind {
	case rules.EndWins:
		return s, r.settleWins(e, s)
	case rules.EndExhausted:
		r.settleReady(e, s)
		s.DealerStays = r.dealerStaysReady && slices.Contains(e.Ready, tile.East)
		return s, nil
	case rules.EndNagashi:
		return s, r.settleNagashi(e, s)
	}
	return nil, source.Errorf(source.BadType, "kind: want %s, %s or %s, found %q", rules.EndWins, rules.EndExhausted,
		rules.EndNagashi, e.Kind)
}

// checkPlayers wants different winds of players at the table.
func (r *settings) checkPlayers(winds []tile.Tile) error {
	for i, wind := range winds {
		switch {
		case !wind.IsWind():
			return rules.Impossible("want East, South, West or North, found %s", wind)
		case seatOf(wind) >= r.players:
			return rules.Impossible("three players have no North")
		case slices.Contains(winds[:i], wind):
			return rules.Impossible("%s is named twice", windName(wind))
		}
	}
	return nil
}

// settleReady pays the ready hands. If the option's number cannot be divided in whole hundreds, the earliest seats
// get the remainder.
func (r *settings) settleReady(e *rules.Ending, s *rules.Settlement) {
	ready := len(e.Ready)
	if ready == 0 || ready == r.players {
		return
	}
	gains, losses := shares(ready, []int{r.notReady}), shares(r.players-ready, []int{-r.notReady})
	for seat := range r.players {
		from := &losses
		if slices.Contains(e.Ready, tile.East+tile.Tile(seat)) {
			from = &gains
		}
		s.Payments.Seats[seat] += (*from)[0][0]
		*from = (*from)[1:]
	}
}

// settleNagashi pays a self-drawn mangan for each. It is a draw, so the dealer stays if ready, unless the rules call
// it a win: then each of them takes the honba, the first after the dealer the deposits, and the dealer stays only by
// an own nagashi mangan.
func (r *settings) settleNagashi(e *rules.Ending, s *rules.Settlement) error {
	if !r.nagashi {
		return rules.Impossible("no nagashi mangan under these rules")
	}
	if len(e.Nagashi) == 0 {
		return rules.Impossible("nagashi mangan: want the wind of at least one player, found none")
	}
	for _, wind := range e.Nagashi {
		r.drawShares(&s.Payments, manganBase, wind)
		if r.nagashiAsWin {
			r.payHonba(&s.Payments, &rules.Win{Situation: rules.Situation{SelfDrawn: true, SeatWind: wind}}, bill{}, e.Honba)
		}
	}
	s.DealerStays = r.dealerStaysReady && slices.Contains(e.Ready, tile.East)
	if r.nagashiAsWin {
		s.Payments.Seats[seatOf(slices.Min(e.Nagashi))] += e.Deposits * depositPoints
		s.Deposits = 0
		keepCounters(s, slices.Contains(e.Nagashi, tile.East))
	}
	return nil
}

// keepCounters ends a deal with a winner.
func keepCounters(s *rules.Settlement, dealerWon bool) {
	s.DealerStays = dealerWon
	if !dealerWon {
		s.Honba = 0
	}
}

func (r *settings) settleWins(e *rules.Ending, s *rules.Settlement) error {
	wins, err := r.winsInTurn(e)
	if err != nil {
		return err
	}
	if len(wins) == 3 && r.winners == 2 {
		s.Aborted, s.DealerStays = true, true
		return nil
	}
	if r.winners == 1 {
		wins = wins[:1]
	}
	r.divide(wins, e)
	dealerWon := false
	for i := range wins {
		card, err := r.worthOf(&wins[i], e.Brief)
		if err != nil {
			return ofWinner(&wins[i], err)
		}
		if !card.Win {
			return rules.Impossible("the hand of %s does not win: %s", windName(wins[i].Seat()), texts(card.Why))
		}
		add(&s.Payments, &card.Payments)
		s.Wins = append(s.Wins, card)
		dealerWon = dealerWon || wins[i].Seat() == tile.East
	}
	s.Deposits = 0
	keepCounters(s, dealerWon)
	return nil
}

// worthOf scores a win, or prices it if only its count is known.
func (r *settings) worthOf(win *rules.Win, brief bool) (*rules.Card, error) {
	if win.Counted == nil {
		if brief {
			if card := r.brief(win); card != nil {
				return card, nil
			}
		}
		return r.score(win)
	}
	price, err := r.priceUnder(*win.Counted, &win.Situation)
	if err != nil {
		return nil, err
	}
	return &rules.Card{Win: true, Limit: price.Limit, Points: price.Points, Payments: price.Payments}, nil
}

// ofWinner adds the winner to an error.
func ofWinner(win *rules.Win, err error) error {
	e, ok := err.(*source.Error)
	if !ok {
		return err
	}
	return e.Within("the win of seat %s: ", win.Seat())
}

// winsInTurn returns copies of the wins, the nearest to the discarder first, without honba and deposits.
func (r *settings) winsInTurn(e *rules.Ending) ([]rules.Win, error) {
	if len(e.Wins) == 0 || len(e.Wins) >= r.players {
		return nil, rules.Impossible("want 1 to %d wins, found %d", r.players-1, len(e.Wins))
	}
	wins := slices.Clone(e.Wins)
	seats := make([]tile.Tile, len(wins))
	riichi := 0
	for i := range wins {
		w := &wins[i]
		seats[i] = w.Seat()
		if w.Honba != 0 && w.Honba != e.Honba || w.Deposits != 0 && w.Deposits != e.Deposits {
			return nil, rules.Impossible("win %d: counters and deposits differ from those of the deal", i+1)
		}
		if w.Riichi > 0 {
			riichi++
		}
		w.Honba, w.Deposits = 0, 0
		if err := sameDiscard(&wins[0], w, len(wins)); err != nil {
			return nil, err
		}
	}
	if err := r.checkPlayers(seats); err != nil {
		return nil, err
	}
	if len(wins) > 1 && riichi > e.Deposits {
		return nil, rules.Impossible("%d winners in riichi have their sticks on the table, found %d deposits", riichi,
			e.Deposits)
	}
	if from := wins[0].From; from.IsWind() {
		slices.SortFunc(wins, func(a, b rules.Win) int { return r.distance(from, a.Seat()) - r.distance(from, b.Seat()) })
	}
	return wins, nil
}

// sameDiscard wants several winners to have won on the same discard.
func sameDiscard(first, w *rules.Win, wins int) error {
	switch {
	case wins == 1:
	case w.SelfDrawn:
		return rules.Impossible("several winners with a self-draw: want rons on one discard")
	case w.From == tile.None:
		return rules.Impossible("several winners: want to know who discarded")
	case w.Counted == nil && first.Counted == nil && (w.From != first.From ||
		w.Hand.WinTile().Plain() != first.Hand.WinTile().Plain()):
		return rules.Impossible("several winners: want one discard, found %s of %s and %s of %s",
			first.Hand.WinTile(), windName(first.From), w.Hand.WinTile(), windName(w.From))
	case w.From != first.From:
		return rules.Impossible("several winners: want one discarder, found %s and %s", windName(first.From),
			windName(w.From))
	}
	return nil
}

// divide gives honba and deposits to the winners.
func (r *settings) divide(wins []rules.Win, e *rules.Ending) {
	rest := e.Deposits
	for i := range wins {
		if i == 0 || r.honbaEach {
			wins[i].Honba = e.Honba
		}
		if r.ownDepositsBack && len(wins) > 1 && wins[i].Riichi > 0 {
			wins[i].Deposits = 1
			rest--
		}
	}
	wins[0].Deposits += rest
}

func texts(why []rules.Reason) string {
	list := make([]string, len(why))
	for i, reason := range why {
		list[i] = reason.Text
	}
	return strings.Join(list, " ")
}
