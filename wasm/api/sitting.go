package api

import (
	"fmt"

	"tehai/core/rules"
	"tehai/core/scoresheet"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// SittingRequest asks for the standing of a game whose tiles are not recorded, from how its deals ended.
type SittingRequest struct {
	Ruleset string         `js:"ruleset" is:"RulesetId"`
	Options map[string]any `js:"options" is:"Options?"`
	// each player's points at the start; the rules' own by default
	Start *int          `js:"start" is:"?" in:"-1000000..1000000"`
	Deals []SittingDeal `js:"deals" in:"..500"`
}

// SittingDeal is how a deal ended. Chairs count from the first dealer, in turn.
type SittingDeal struct {
	Kind    string       `js:"kind" is:"SittingEnding"`
	Wins    []SittingWin `js:"wins" is:"?" in:"..3"`
	Ready   []int        `js:"ready" is:"?" in:"..4" each:"0..3"` // chairs with ready hands
	Nagashi []int        `js:"nagashi" is:"?" in:"..4" each:"0..3"`
	Riichi  []int        `js:"riichi" is:"?" in:"..4" each:"0..3"` // chairs that put a riichi stick on the table
	// for by-hand: by chair; their sum is taken from the sticks
	Payments    []int `js:"payments" is:"?" in:"..4" each:"-1000000..1000000"`
	DealerStays bool  `js:"dealerStays" is:"?"`    // for by-hand
	Foul        *int  `js:"foul" is:"?" in:"0..3"` // for a foul: the chair that committed it
	// under rules that score every hand: those of all chairs; wins says who won, and who is liable
	Hands []SittingHand `js:"hands" is:"?" in:"..4"`
	// under rules that have several kinds of fouls: which it was, whose, and who claimed the discard
	FoulKind string `js:"foulKind" is:"FoulKind?"`
	FoulBy   []int  `js:"foulBy" is:"?" in:"..4" each:"0..3"`
	FoulTo   *int   `js:"foulTo" is:"?" in:"0..3"`
	// for events: what happened, in order; the last deal may be open, which its reply says
	Events []SittingEvent `js:"events" is:"?" in:"..64"`
}

// SittingHand is the hand of a chair at the end of a deal: its tiles, or what it scores.
type SittingHand struct {
	Hand      string    `js:"hand" is:"?"`
	Dialect   string    `js:"dialect" is:"Dialect?"`
	Situation Situation `js:"situation" is:"?"`
	Points    *int      `js:"points" is:"?" in:"0..1000000"`
}

// SittingWin is one win: a hand as in score's request, or only its value. Seats, round, honba and sticks are those of
// the deal.
type SittingWin struct {
	Chair     int       `js:"chair" in:"0..3"`
	From      *int      `js:"from" is:"?" in:"0..3"` // absent for a self-draw
	Hand      string    `js:"hand" is:"?"`
	Dialect   string    `js:"dialect" is:"Dialect?"`
	Situation Situation `js:"situation" is:"?"`
	Han       int       `js:"han" is:"?" in:"0..1000"` // fans if the rules count those
	Fu        int       `js:"fu" is:"?" in:"0..1000"`
	Yakuman   int       `js:"yakuman" is:"?" in:"0..1000"`
	Liable    *int      `js:"liable" is:"?" in:"0..3"` // the chair that pays under pao
	State     string    `js:"state" is:"FinalState?"`  // at the end of the wall, of a hand that did not win
}

// SittingValue is the game after the deals so far.
type SittingValue struct {
	Deals   []SittingTold `js:"deals"`
	Endings []string      `js:"endings" is:"SittingEnding"` // how a deal can end, in the order to offer
	// before the deal that follows; if the game is over, after the last one
	Next      Standing   `js:"next"`
	Over      string     `js:"over" is:"GameEnd?"` // why the game is over; absent if it continues
	Placement *Placement `js:"placement" is:"?"`   // the placement if the game ends here
	// under rules that take events, of the open deal or the one that follows: who still plays, who laid down a kong just
	// before, and what a hand can be at the end of the wall
	Playing     []int    `js:"playing" is:"?"`
	AfterKong   *int     `js:"afterKong" is:"?"`
	FinalStates []string `js:"finalStates" is:"FinalState?"`
}

// SittingTold is a deal and its result.
type SittingTold struct {
	Before   Standing `js:"before"`
	Payments []int    `js:"payments"`     // by chair, including sticks that are taken, without those laid down
	Moved    []int    `js:"moved"`        // by chair: the changes of the scores, including all sticks
	Final    []int    `js:"final" is:"?"` // by chair: what a foul takes off the final result, below 0
	Aborted  bool     `js:"aborted" is:"?"`
	// who pays whom, under rules that score every hand
	Pays []SittingPay `js:"pays" is:"?"`
	// of a deal stated by its events: what was paid, in order
	Paid []Transfer `js:"paid" is:"?"`
	Open bool       `js:"open" is:"?"` // the deal is not over
}

// SittingPay is what one chair pays another, and why.
type SittingPay struct {
	From   int    `js:"from"`
	To     int    `js:"to"`
	Points int    `js:"points"`
	Kind   string `js:"kind" is:"TransferKind"`
}

// paysOf converts transfers: of each the gains of one player, or the losses of one, are those of all others.
func paysOf(list []rules.Transfer, dealer int) (pays []SittingPay) {
	for i := range list {
		seats := list[i].Payments.Seats
		for payer, lost := range seats {
			for gainer, gained := range seats {
				if lost >= 0 || gained <= 0 {
					continue
				}
				pays = append(pays, SittingPay{From: (dealer + payer) % len(seats), To: (dealer + gainer) % len(seats),
					Points: min(-lost, gained), Kind: list[i].Kind})
			}
		}
	}
	return pays
}

// Standing is the table before a deal.
type Standing struct {
	Round    string   `js:"round" is:"Wind"`
	Number   int      `js:"number"` // of the deal in its round, from 1
	Dealer   int      `js:"dealer"` // chair
	Honba    int      `js:"honba"`
	Deposits int      `js:"deposits"`
	Scores   []int    `js:"scores"` // by chair
	Winds    []string `js:"winds" is:"Wind"`
}

// Sitting returns the standing of a game from how its deals ended.
func Sitting(request SittingRequest) (SittingValue, error) {
	r, err := findRules(request.Ruleset, request.Options)
	if err != nil {
		return SittingValue{}, err
	}
	if r.Settle == nil || r.Next == nil {
		return SittingValue{}, noSuch(r, "settles no deals")
	}
	deals := make([]scoresheet.Deal, len(request.Deals))
	for i := range request.Deals {
		if deals[i], err = readSittingDeal(&request.Deals[i], r); err != nil {
			fault := *wire.FaultOf(err)
			fault.Message = fmt.Sprintf("deal %d: %s", i+1, fault.Message)
			return SittingValue{}, &fault
		}
	}
	start := r.Start
	if request.Start != nil {
		start = *request.Start
	}
	sheet, err := scoresheet.Follow(r, start, deals)
	if err != nil {
		return SittingValue{}, err
	}
	value := SittingValue{Deals: make([]SittingTold, len(sheet.Deals)), Next: standingOf(&sheet.Next, r.Players),
		Over: sheet.Over, Endings: scoresheet.Endings(r)}
	for i := range sheet.Deals {
		d := &sheet.Deals[i]
		value.Deals[i] = SittingTold{Before: standingOf(&d.Before, r.Players), Payments: d.Payments, Moved: d.Moved,
			Final: d.Final, Aborted: d.Aborted, Open: d.Open()}
		if d.Progress == nil {
			value.Deals[i].Pays = paysOf(d.Transfers, d.Before.Dealer)
		} else {
			value.Deals[i].Paid = paidOf(d.Transfers, d.Before.Dealer)
		}
	}
	if err := value.addProgress(r, sheet); err != nil {
		return SittingValue{}, err
	}
	if sheet.Placement != nil {
		placement := placementOf(sheet.Placement)
		value.Placement = &placement
	}
	return value, nil
}

func readSittingDeal(request *SittingDeal, r *rules.Rules) (scoresheet.Deal, error) {
	d := scoresheet.Deal{
		Kind: request.Kind, Ready: request.Ready, Nagashi: request.Nagashi, Riichi: request.Riichi,
		Payments: request.Payments, DealerStays: request.DealerStays,
		FoulKind: request.FoulKind, FoulBy: request.FoulBy, FoulTo: -1,
	}
	for i := range request.Events {
		event, err := readSittingEvent(&request.Events[i], r)
		if err != nil {
			return d, err
		}
		d.Events = append(d.Events, event)
	}
	if request.FoulTo != nil {
		d.FoulTo = *request.FoulTo
	}
	for i := range request.Hands {
		hand, err := readSittingHand(&request.Hands[i], r)
		if err != nil {
			return d, err
		}
		d.Hands = append(d.Hands, hand)
	}
	if request.Foul != nil {
		d.Foul = *request.Foul
	} else if d.Kind == scoresheet.EndFoul && r.Fouls == nil {
		return d, source.Errorf(source.MissingField, "foul: want the chair of the player whose foul it was")
	}
	for i := range request.Wins {
		win, err := readSittingWin(&request.Wins[i], r)
		if err != nil {
			return d, err
		}
		d.Wins = append(d.Wins, win)
	}
	return d, nil
}

func readSittingWin(w *SittingWin, r *rules.Rules) (scoresheet.Win, error) {
	win := scoresheet.Win{Chair: w.Chair, From: -1, Liable: w.Liable}
	if w.From != nil {
		win.From = *w.From
	}
	if w.Hand != "" {
		read, err := readWin(&ScoreRequest{Hand: w.Hand, Dialect: w.Dialect, Situation: w.Situation}, r)
		win.Win = read
		return win, err
	}
	win.Counted = &rules.Count{Han: w.Han, Fu: w.Fu, Yakuman: w.Yakuman}
	return win, nil
}

func readSittingHand(h *SittingHand, r *rules.Rules) (win rules.Win, err error) {
	if h.Points == nil {
		return readWin(&ScoreRequest{Hand: h.Hand, Dialect: h.Dialect, Situation: h.Situation}, r)
	}
	win.Situation, err = readSituation(h.Situation, r)
	win.Counted = &rules.Count{Points: *h.Points}
	return win, err
}

func standingOf(s *scoresheet.Standing, players int) Standing {
	wire := Standing{Round: windWord(s.Round), Number: s.Number, Dealer: s.Dealer, Honba: s.Honba, Deposits: s.Deposits,
		Scores: s.Scores, Winds: make([]string, players)}
	for chair := range wire.Winds {
		wire.Winds[chair] = windWord(tile.East + tile.Tile((chair-s.Dealer+players)%players))
	}
	return wire
}
