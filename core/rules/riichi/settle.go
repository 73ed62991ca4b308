package riichi

import (
	"slices"
	"strings"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// How a deal ends.
const (
	EndWins      = "wins"
	EndExhausted = "exhausted"
	EndNagashi   = "nagashi"
)

// Ending is how a deal ended. Winds are those of the deal, East the dealer.
type Ending struct {
	Kind     string      // EndWins, EndExhausted or EndNagashi
	Wins     []rules.Win // in any order; their counters and deposits are the deal's and may be left 0
	Ready    []tile.Tile // whose hands were ready, of a drawn hand
	Nagashi  []tile.Tile // who had discarded terminals and honours only, none of them called
	Honba    int         // counters on the table
	Deposits int         // 1000-point sticks on the table
	Brief    bool        // as of rules.Ending: the results hold no sets, fu, reasons and others
}

// Settlement is what a deal leaves behind.
type Settlement struct {
	Payments    Payments
	Deposits    int // sticks that stay on the table
	Honba       int // counters of the next deal
	DealerStays bool
	Aborted     bool      // three rons, and these rules pay two at most
	Wins        []*Result // of those who are paid, the nearest to the discarder first
}

// Settle says who pays whom after a deal and what stays on the table. Its error
// is that of Score, or impossible-situation when the ending cannot be: two
// winners by self-draw, a winner without a yaku, nagashi mangan where the rules
// have none.
func (r *Rules) Settle(e *Ending) (*Settlement, error) {
	if min(e.Honba, e.Deposits) < 0 || max(e.Honba, e.Deposits) > maxCount {
		return nil, rules.Impossible("counters and deposits are numbers from 0 to %d", maxCount)
	}
	for _, list := range [...][]tile.Tile{e.Ready, e.Nagashi} {
		if err := r.checkPlayers(list); err != nil {
			return nil, err
		}
	}
	s := &Settlement{Payments: Payments{Players: r.players}, Deposits: e.Deposits, Honba: e.Honba + 1}
	switch e.Kind {
	case EndWins:
		return s, r.settleWins(e, s)
	case EndExhausted:
		r.settleReady(e, s)
		s.DealerStays = r.dealerStaysReady && slices.Contains(e.Ready, tile.East)
		return s, nil
	case EndNagashi:
		return s, r.settleNagashi(e, s)
	}
	return nil, source.Errorf(source.BadType, "kind: want %s, %s or %s, found %q", EndWins, EndExhausted, EndNagashi,
		e.Kind)
}

// checkPlayers wants different winds of players who are there.
func (r *Rules) checkPlayers(winds []tile.Tile) error {
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

// settleReady passes points to the ready hands. Where the options name a number
// that cannot be shared in whole hundreds, the earliest seats have the rest.
func (r *Rules) settleReady(e *Ending, s *Settlement) {
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

// settleNagashi pays a self-drawn mangan for each. It is a draw, so the dealer
// stays if ready, unless the rules call it a win: then every one of them takes
// the counters, the first after the dealer the deposits, and the dealer stays
// only by an own nagashi mangan.
func (r *Rules) settleNagashi(e *Ending, s *Settlement) error {
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
		s.keepCounters(slices.Contains(e.Nagashi, tile.East))
	}
	return nil
}

// keepCounters ends a deal that somebody won.
func (s *Settlement) keepCounters(dealerWon bool) {
	s.DealerStays = dealerWon
	if !dealerWon {
		s.Honba = 0
	}
}

func (r *Rules) settleWins(e *Ending, s *Settlement) error {
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
		result, err := r.worthOf(&wins[i], e.Brief)
		if err != nil {
			return ofWinner(&wins[i], err)
		}
		if !result.Win {
			return rules.Impossible("the hand of %s does not win: %s", windName(wins[i].Seat()), texts(result.Why))
		}
		s.Payments.add(&result.Payments)
		s.Wins = append(s.Wins, result)
		dealerWon = dealerWon || wins[i].Seat() == tile.East
	}
	s.Deposits = 0
	s.keepCounters(dealerWon)
	return nil
}

// worthOf scores a win, or prices it where only its count is known.
func (r *Rules) worthOf(win *rules.Win, brief bool) (*Result, error) {
	if win.Counted == nil {
		if brief {
			if result := r.brief(win); result != nil {
				return result, nil
			}
		}
		return r.Score(win)
	}
	price, err := r.priceUnder(Count(*win.Counted), &win.Situation)
	if err != nil {
		return nil, err
	}
	return &Result{Win: true, Limit: price.Limit, Points: price.Points, Payments: price.Payments}, nil
}

// ofWinner names the winner whose hand an error is about.
func ofWinner(win *rules.Win, err error) error {
	e, ok := err.(*source.Error)
	if !ok {
		return err
	}
	return e.Within("the win of seat %s: ", win.Seat())
}

// winsInTurn returns copies of the wins, the nearest to the discarder first,
// without counters and deposits.
func (r *Rules) winsInTurn(e *Ending) ([]rules.Win, error) {
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

// sameDiscard wants several winners to have won on one and the same discard.
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

// divide gives the winners who are paid their counters and deposits.
func (r *Rules) divide(wins []rules.Win, e *Ending) {
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
