// Package audit scores the wins of recorded games again, out of what lies on
// the table, and compares them with what their logs state.
package audit

import (
	"strings"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/rules/riichi"
	"tehai/core/source"
	"tehai/core/tile"
)

// Win is one win at the end of a deal, scored again.
type Win struct {
	Chair, From int            // the winner, and who let the tile go; From is -1 when it was drawn
	Result      *riichi.Result // nil where the win cannot be scored, and Err says why
	Err         error
	Payments    []int // by chair, counters and deposits in it
	// Log is what the log states; nil where it states nothing. Differences are
	// those between it and the result, none where all that is stated agrees.
	Log         *replay.Win
	Differences []Difference
}

// Agrees reports whether the log states the same, as far as it states
// anything.
func (w *Win) Agrees() bool { return w.Log != nil && w.Result != nil && len(w.Differences) == 0 }

// Wins scores the wins of a deal, in seat order after who let the tile go.
// ruleset and options choose the rules; "" and nil are those that the log names.
// A deal under other rules than those of riichi, or without a win, gives none.
// The error is unknown-ruleset or unknown-option, or impossible-situation when
// the rule set is for another number of players.
func Wins(d *replay.Deal, ruleset string, options rules.Options) ([]Win, error) {
	s := d.Last()
	if !d.Deal().Rules.Riichi || s.Phase != game.Won || ruleset != "" && !isRiichi(ruleset) {
		return nil, nil
	}
	r, err := rulesFor(d, ruleset, options)
	if err != nil {
		return nil, err
	}
	if r.Players() != d.Deal().Players {
		return nil, source.Errorf(source.ImpossibleSituation, "want a rule set for %d players, found %s for %d", d.Deal().Players, ruleset, r.Players())
	}
	a := scorer{rules: r, state: s}
	wins := a.wins(s.Winners())
	for i := range wins {
		wins[i].compare(d.Wins)
	}
	return wins, nil
}

func isRiichi(ruleset string) bool { return strings.HasPrefix(ruleset, "riichi-") }

// threePlayers ends the id of a rule set for three.
const threePlayers = "-3p"

// rulesFor returns the rules that were chosen, or those that the log names: for
// three players those of the rule set's own row for three.
func rulesFor(d *replay.Deal, ruleset string, options rules.Options) (*riichi.Rules, error) {
	if ruleset != "" {
		return riichi.New(ruleset, options)
	}
	if options == nil {
		options = d.Options
	}
	ruleset = d.Rules
	if d.Deal().Players == 3 && !strings.HasSuffix(ruleset, threePlayers) {
		ruleset += threePlayers
	}
	return riichi.New(ruleset, options)
}

// A scorer scores the wins at the end of one deal.
type scorer struct {
	rules *riichi.Rules
	state *game.State
}

// wins scores the winners together where the rules settle them so, and each by
// itself otherwise.
func (a *scorer) wins(chairs []int) []Win {
	wins := make([]Win, len(chairs))
	hands := make([]rules.Win, len(chairs))
	for i, chair := range chairs {
		table, _ := a.state.Winning(chair)
		wins[i] = Win{Chair: chair, From: table.From}
		hands[i], wins[i].Err = winOf(a.state.Deal(), &table)
	}
	settled := a.settle(wins, hands)
	for i := range wins {
		w := &wins[i]
		switch {
		case w.Err != nil:
			continue
		case i < len(settled):
			w.Result = settled[i]
		default:
			if i == 0 {
				hands[i].Honba, hands[i].Deposits = a.state.Deal().Repeat, a.state.Deposits
			}
			w.Result, w.Err = a.rules.Score(&hands[i])
		}
		if w.Result != nil && !w.Result.Win {
			w.Err = unscored(w.Result)
		}
		if w.Err != nil {
			w.Result = nil
			continue
		}
		w.Payments = a.byChair(&w.Result.Payments)
	}
	return wins
}

// unscored says why a hand is worth nothing.
func unscored(r *riichi.Result) error {
	var texts []string
	for _, reason := range r.Why {
		texts = append(texts, reason.Text)
	}
	return source.Errorf(source.ImpossibleSituation, "%s", strings.Join(texts, " "))
}

// settle scores all winners together, so that counters and deposits go where
// the rules say. It returns nothing where that cannot be done.
func (a *scorer) settle(wins []Win, hands []rules.Win) []*riichi.Result {
	for i := range wins {
		if wins[i].Err != nil {
			return nil
		}
	}
	settled, err := a.rules.Settle(&riichi.Ending{
		Kind: riichi.EndWins, Wins: hands, Honba: a.state.Deal().Repeat, Deposits: a.state.Deposits,
	})
	if err != nil {
		return nil
	}
	return settled.Wins
}

func (a *scorer) byChair(p *riichi.Payments) []int {
	d := a.state.Deal()
	list := make([]int, d.Players)
	for seat, n := range p.Seats[:d.Players] {
		list[(d.Dealer()+seat)%d.Players] = n
	}
	return list
}

// winOf returns what the scorer is asked about a win of the table, counters and
// deposits left out. Its error says that the hand is not known.
func winOf(d *game.Deal, w *game.Winning) (rules.Win, error) {
	for _, t := range w.Hand.Closed {
		if t == tile.Unknown {
			return rules.Win{}, source.Errorf(source.ImpossibleSituation, "the log does not show the hand of %s", game.WindNames[w.Seat])
		}
	}
	win := rules.Win{Hand: w.Hand, Situation: Situation(w)}
	win.Liable = liable(d, w)
	if w.From >= 0 {
		win.From = d.Wind(w.From)
	}
	return win, nil
}

// Situation returns what the table tells of a win: all but who pays, counters
// and deposits. To take a North that is set aside is no robbing of a kong, as
// on Tenhou.
func Situation(w *game.Winning) rules.Situation {
	s := rules.Situation{
		SelfDrawn: w.From < 0, SeatWind: w.Seat, RoundWind: w.Round,
		Riichi: w.Riichi, Ippatsu: w.Ippatsu && w.Riichi > 0,
		Rinshan: w.Replacement, Chankan: w.Robbed != meld.NotKong, RobbedConcealed: w.Robbed == meld.Concealed,
		LastTile: w.LastTile, FirstTurn: w.FirstTurn,
		Indicators: known(w.Indicators), North: w.North,
	}
	if w.Riichi > 0 {
		s.UraIndicators = known(w.Ura)
	}
	return s
}

// liable returns the wind of who may be liable for the win: for a set of
// dragons or winds before a fourth kong before a kong whose replacement won.
// Whether the rules make anybody pay for it the scorer knows.
func liable(d *game.Deal, w *game.Winning) tile.Tile {
	for _, chair := range [...]int{w.Liable, w.LiableKong, w.KongReplaced} {
		if chair >= 0 {
			return d.Wind(chair)
		}
	}
	return tile.None
}

// known leaves out the tiles that nobody saw.
func known(tiles []tile.Tile) []tile.Tile {
	var list []tile.Tile
	for _, t := range tiles {
		if t != tile.Unknown {
			list = append(list, t)
		}
	}
	return list
}
