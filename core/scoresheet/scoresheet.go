// Package scoresheet keeps the score of a game at a real table, where the tiles are not recorded. Its inputs are the
// rules, the points at the start and how each deal ended (who won what, or what was paid). Its results are each deal's
// payments and the changes of score in points, the standing before the next deal (scores, riichi sticks, honba,
// dealer), and at the end the reason why the game is over. Chairs are numbered from 0, the first dealer, in the order
// of play.
package scoresheet

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
)

// Ways for a deal to end in addition to the endings that rules settle.
const (
	EndAborted = "aborted" // nothing is paid, the dealer deals again
	EndEntered = "by-hand" // the user enters the payments
	EndFoul    = "foul"    // a foul is paid for; sticks are returned, and the deal is replayed
	EndEvents  = "events"  // the deal is stated by its events, under rules that pay while it is played
)

// Deal is how a deal ended. Chairs count from the first dealer, in turn order.
type Deal struct {
	Kind        string // rules.EndWins, EndExhausted, EndNagashi, EndAborted, EndEntered or EndFoul
	Wins        []Win
	Ready       []int // chairs whose hands were ready
	Nagashi     []int
	Riichi      []int // chairs that paid a riichi stick in this deal
	Payments    []int // for EndEntered: by chair; their sum is taken from the sticks
	DealerStays bool  // for EndEntered
	Foul        int   // for EndFoul: the chair that committed it
	// Hands are those of all chairs, in their order, under rules that score every hand; Wins then says who won and who is
	// liable. Counted is a score that is entered.
	Hands []rules.Win
	// Under rules that have several kinds of fouls: which, whose, and who is paid, -1 for no chair.
	FoulKind string
	FoulBy   []int
	FoulTo   int
	// Events are those of EndEvents. Only the last deal may be open: not over yet.
	Events []Event
}

// Event is one thing that happened in a deal, as rules.Event; its winds are given as chairs.
type Event struct {
	rules.Event
	Wins     []Win
	Of, From int // From is -1 for no chair
	Hands    []FinalHand
}

// FinalHand is the hand of a chair at the end of the wall.
type FinalHand struct {
	Chair int
	rules.FinalHand
}

// Win is one win: a hand, or its value if the tiles are unknown. Seat and round winds, honba and sticks are those of
// the deal.
type Win struct {
	Chair, From int  // From is -1 for a self-draw
	Liable      *int // the chair that pays under pao, nil for none
	rules.Win
}

// Standing is the table before a deal.
type Standing struct {
	Round    tile.Tile
	Number   int // of the deal in its round, from 1
	Dealer   int // chair
	Honba    int
	Deposits int
	Scores   []int // by chair
}

// Entry is a deal with its payments.
type Entry struct {
	Before   Standing
	Payments []int // by chair, including the sticks that are taken, without those laid down
	Moved    []int // by chair: the changes of the scores, including all sticks
	Final    []int // by chair: what a foul takes off the final result, below 0; nil for none
	// Transfers are what the payments come of, under rules that list them; their winds are those of the deal.
	Transfers []rules.Transfer
	Aborted   bool // nothing is paid, as after three rons under rules that pay two
	// Progress is how far a deal is that is stated by its events; nil for all others.
	Progress *rules.Progress
}

// Open reports whether the deal is not over yet.
func (e *Entry) Open() bool { return e.Progress != nil && !e.Progress.Over }

// Sheet is the score of the deals entered so far.
type Sheet struct {
	Deals []Entry
	Next  Standing // the deal that follows; if the game is over, the last one with its results
	Over  string   // id of the reason, "" if the game continues
	// Placement is what the scores are worth if the game ends here.
	Placement *rules.Placement
	// dealerWins is how many deals the dealer of the next deal has won as the dealer, without another between them.
	dealerWins int
}

// Follow settles the deals in order under rules that have settlements. Every
// player begins with start points. Its error names the deal, from 1.
func Follow(r *rules.Rules, start int, deals []Deal) (*Sheet, error) {
	if r.Settle == nil || r.Next == nil {
		return nil, source.Errorf(source.UnknownRuleset, "%s settles no deals", r.ID)
	}
	s := &Sheet{Next: Standing{Round: tile.East, Number: 1, Scores: make([]int, r.Players)}}
	for chair := range s.Next.Scores {
		s.Next.Scores[chair] = start
	}
	for i := range deals {
		if s.Over != "" {
			return nil, rules.Impossible("deal %d: the game is over", i+1)
		}
		if i > 0 && s.Deals[i-1].Open() {
			return nil, rules.Impossible("deal %d: the deal before it is not over", i+1)
		}
		if err := s.add(r, &deals[i]); err != nil {
			if fault, ok := err.(*source.Error); ok {
				return nil, fault.Within("deal %d: ", i+1)
			}
			return nil, err
		}
	}
	s.Placement = placed(r, &s.Next)
	for i := range s.Deals {
		for chair, points := range s.Deals[i].Final {
			if s.Placement == nil {
				break
			}
			s.Placement.Seats[chair].Points += points
		}
	}
	return s, nil
}

// Endings are the ways in which a deal can end under rules, in the order in which the page offers them.
func Endings(r *rules.Rules) []string {
	if r.Follow != nil {
		return []string{EndEvents}
	}
	list := []string{rules.EndWins, rules.EndExhausted}
	if r.Shown(rules.ShowHonba) {
		list = append(list, EndAborted)
	}
	if r.Foul != nil || r.Fouls != nil {
		list = append(list, EndFoul)
	}
	return append(list, EndEntered)
}

// add settles one deal and appends it.
func (s *Sheet) add(r *rules.Rules, d *Deal) error {
	before := s.Next
	before.Scores = slices.Clone(s.Next.Scores)
	t := &settler{rules: r, deal: d, before: before, riichi: slices.Clone(d.Riichi), dealerWins: s.dealerWins}
	settled, err := t.settle()
	if err != nil {
		return err
	}
	payments := make([]int, r.Players)
	for seat := range payments {
		payments[t.chair(seat)] = settled.Payments.Seats[seat]
	}
	next := Standing{Round: before.Round, Number: before.Number, Dealer: before.Dealer, Honba: settled.Honba,
		Deposits: settled.Deposits, Scores: slices.Clone(before.Scores)}
	laid := make([]int, r.Players)
	for _, chair := range t.riichi {
		laid[chair] = 1
	}
	entry := Entry{Before: before, Payments: payments, Moved: game.Moved(r.Players, payments, laid), Final: t.final,
		Transfers: settled.Transfers}
	for chair, points := range entry.Moved {
		next.Scores[chair] += points
	}
	entry.Progress = t.progress
	if d.Kind == EndFoul && settled.DealerStays || entry.Open() {
		s.Deals = append(s.Deals, entry)
		s.Next = next
		return nil
	}
	course, err := r.Next(&rules.Moment{Round: before.Round, Number: before.Number, Scores: next.Scores,
		DealerStays: settled.DealerStays, DealerWon: t.dealerWon(), Deals: t.numberOf(settled.Deals)})
	if err != nil {
		return err
	}
	if course.Over == "" {
		next.Round, next.Number, next.Dealer = course.Round, course.Number, course.Number-1
	}
	if t.dealerWon() {
		s.dealerWins++
	}
	if next.Dealer != before.Dealer {
		s.dealerWins = 0
	}
	s.Over = course.Over
	entry.Aborted = settled.Aborted && d.Kind == rules.EndWins
	s.Deals = append(s.Deals, entry)
	s.Next = next
	return nil
}

// placed returns what the scores are worth; for rules without placement, by score and then the earlier chair first.
func placed(r *rules.Rules, at *Standing) *rules.Placement {
	if r.Place != nil {
		p, err := r.Place(at.Scores, at.Deposits)
		if err != nil {
			return nil
		}
		return p
	}
	p := &rules.Placement{Deposits: at.Deposits}
	for chair, score := range at.Scores {
		place := 1
		for other, n := range at.Scores {
			if n > score || n == score && other < chair {
				place++
			}
		}
		p.Seats = append(p.Seats, rules.Place{Place: place, Score: score, Points: score})
	}
	return p
}
