package scoresheet

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// settler settles one deal: it converts chairs to seat winds for the rules, and the payments back to chairs.
type settler struct {
	rules  *rules.Rules
	deal   *Deal
	before Standing
	final  []int // the amounts that a foul takes off the final results
	riichi []int // chairs that paid a stick, including winners in riichi
	// progress is how far a deal is that is stated by its events.
	progress   *rules.Progress
	dealerWins int // as of Sheet
}

// wind is the seat wind of a chair in this deal, chair its inverse by seats from 0 for East.
func (t *settler) wind(chair int) tile.Tile {
	return tile.East + tile.Tile((chair-t.before.Dealer+t.rules.Players)%t.rules.Players)
}
func (t *settler) chair(seat int) int { return (t.before.Dealer + seat) % t.rules.Players }

func (t *settler) winds(chairs []int) []tile.Tile {
	var list []tile.Tile
	for _, chair := range chairs {
		list = append(list, t.wind(chair))
	}
	return list
}

// check returns an error unless the chairs exist and each occurs once.
func (t *settler) check(what string, chairs []int) error {
	for i, chair := range chairs {
		switch {
		case chair < 0 || chair >= t.rules.Players:
			return rules.Impossible("%s: want a chair from 0 to %d, found %d", what, t.rules.Players-1, chair)
		case slices.Contains(chairs[:i], chair):
			return rules.Impossible("%s: chair %d is named twice", what, chair)
		}
	}
	return nil
}

func (t *settler) dealerWon() bool {
	return slices.ContainsFunc(t.deal.Wins, func(w Win) bool { return w.Chair == t.before.Dealer })
}

func (t *settler) settle() (*rules.Settlement, error) {
	d := t.deal
	for _, list := range [...]struct {
		what   string
		chairs []int
	}{{"ready", d.Ready}, {"nagashi", d.Nagashi}, {"riichi", d.Riichi}} {
		if err := t.check(list.what, list.chairs); err != nil {
			return nil, err
		}
	}
	if len(d.Riichi) > 0 && !t.rules.Play.Riichi {
		return nil, rules.Impossible("riichi: %s knows none", t.rules.ID)
	}
	wins, err := t.wins(d.Wins)
	if err != nil {
		return nil, err
	}
	if play := t.rules.Table().Play; play != nil {
		for _, chair := range t.riichi {
			if score := t.before.Scores[chair]; score < play.RiichiScore {
				return nil, rules.Impossible("%s cannot declare riichi: want %d points, found %d", game.WindNames[t.wind(chair)],
					play.RiichiScore, score)
			}
		}
	}
	deposits := t.before.Deposits + len(t.riichi)
	switch d.Kind {
	case EndAborted:
		return &rules.Settlement{Payments: rules.Payments{Players: t.rules.Players}, Deposits: deposits,
			Honba: t.before.Honba + 1, DealerStays: true}, nil
	case EndFoul:
		return t.foul()
	case EndEntered:
		return t.entered(deposits)
	case EndEvents:
		return t.events()
	case rules.EndWins, rules.EndExhausted, rules.EndNagashi:
		hands, err := t.hands()
		if err != nil {
			return nil, err
		}
		return t.rules.Settle(&rules.Ending{Kind: d.Kind, Wins: wins, Hands: hands, Ready: t.winds(d.Ready),
			Nagashi:    t.winds(d.Nagashi),
			DealerWins: t.dealerWins,
			Honba:      t.before.Honba, Deposits: deposits})
	}
	return nil, source.Errorf(source.BadType, "kind: want %s, %s, %s, %s, %s, %s or %s, found %q",
		rules.EndWins, rules.EndExhausted, rules.EndNagashi, EndAborted, EndEntered, EndFoul, EndEvents, d.Kind)
}

// wins sets the seats of each win. A winner in riichi has paid a stick; a winner who paid one has won in riichi.
func (t *settler) wins(stated []Win) ([]rules.Win, error) {
	var list []rules.Win
	for i := range stated {
		given := &stated[i]
		if err := t.check("wins", []int{given.Chair}); err != nil {
			return nil, err
		}
		win := given.Win
		win.SeatWind, win.RoundWind = t.wind(given.Chair), t.before.Round
		win.SelfDrawn, win.From, win.Honba, win.Deposits = given.From < 0, tile.None, 0, 0
		if given.From >= 0 {
			if err := t.check("from", []int{given.From}); err != nil {
				return nil, err
			}
			win.From = t.wind(given.From)
		}
		if given.Liable != nil {
			if t.rules.Situation.Knows("liable") == nil {
				return nil, rules.Impossible("liable: under %s nobody pays for another", t.rules.ID)
			}
			if err := t.check("liable", []int{*given.Liable}); err != nil {
				return nil, err
			}
			win.Liable = t.wind(*given.Liable)
		}
		declared := slices.Contains(t.riichi, given.Chair)
		if declared && win.Riichi == 0 {
			win.Riichi = 1
		}
		if win.Riichi > 0 && !declared {
			t.riichi = append(t.riichi, given.Chair)
		}
		list = append(list, win)
	}
	return list, nil
}

// hands sets the seats of the hands of all chairs.
func (t *settler) hands() ([]rules.Win, error) {
	if !t.rules.ScoresLosers || len(t.deal.Hands) == 0 {
		return nil, nil
	}
	if len(t.deal.Hands) != t.rules.Players {
		return nil, rules.Impossible("hands: want those of %d players, found %d", t.rules.Players, len(t.deal.Hands))
	}
	hands := slices.Clone(t.deal.Hands)
	for chair := range hands {
		hands[chair].SeatWind, hands[chair].RoundWind = t.wind(chair), t.before.Round
	}
	return hands, nil
}

// fouls has players pay for a foul of one of several kinds.
func (t *settler) fouls() (*rules.Settlement, error) {
	if err := t.check("foulBy", t.deal.FoulBy); err != nil {
		return nil, err
	}
	foul := &rules.Foul{Kind: t.deal.FoulKind, By: t.winds(t.deal.FoulBy)}
	if t.deal.FoulTo >= 0 {
		if err := t.check("foulTo", []int{t.deal.FoulTo}); err != nil {
			return nil, err
		}
		foul.To = t.wind(t.deal.FoulTo)
	}
	settled, err := t.rules.Fouls(foul)
	if err != nil {
		return nil, err
	}
	settled.Deposits, settled.Honba = t.before.Deposits, t.before.Honba
	return settled, nil
}

// foul has a player pay for a foul. The sticks of the deal are returned, and the deal is replayed with the same honba.
// This is a decision: sources agree on the sticks and on replaying; some tables add a honba.
func (t *settler) foul() (*rules.Settlement, error) {
	if t.rules.Fouls != nil {
		return t.fouls()
	}
	if t.rules.Foul == nil {
		return nil, rules.Impossible("foul: it costs nothing under these rules")
	}
	if err := t.check("foul", []int{t.deal.Foul}); err != nil {
		return nil, err
	}
	paid, final, err := t.rules.Foul(t.wind(t.deal.Foul))
	if err != nil {
		return nil, err
	}
	if final != 0 {
		t.final = make([]int, t.rules.Players)
		t.final[t.deal.Foul] = final
	}
	t.riichi = nil
	return &rules.Settlement{Payments: paid, Deposits: t.before.Deposits, Honba: t.before.Honba, DealerStays: true}, nil
}

// entered settles payments that the user enters; their sum is taken from the sticks on the table.
func (t *settler) entered(deposits int) (*rules.Settlement, error) {
	if len(t.deal.Payments) != t.rules.Players {
		return nil, rules.Impossible("payments: want those of %d players, found %d", t.rules.Players, len(t.deal.Payments))
	}
	s := &rules.Settlement{Payments: rules.Payments{Players: t.rules.Players}, DealerStays: t.deal.DealerStays}
	taken := 0
	for chair, paid := range t.deal.Payments {
		s.Payments.Seats[(chair-t.before.Dealer+t.rules.Players)%t.rules.Players] = paid
		taken += paid
	}
	if taken < 0 || taken%game.RiichiStick != 0 || taken > deposits*game.RiichiStick {
		return nil, rules.Impossible("payments: want a sum of 0, or of sticks on the table, found %d", taken)
	}
	s.Deposits = deposits - taken/game.RiichiStick
	if s.DealerStays {
		s.Honba = t.before.Honba + 1
	}
	return s, nil
}
