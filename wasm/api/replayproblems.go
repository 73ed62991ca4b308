package api

import (
	"math"

	"tehai/core/game"
	"tehai/core/problem"
	"tehai/core/replay"
	"tehai/core/review"
)

// ReplayProblemsRequest asks for the moments of a deal that are worth to be answered once more.
type ReplayProblemsRequest struct {
	ID    string `js:"id"`
	Deal  int    `js:"deal"`
	Chair *int   `js:"chair" is:"?"` // whose moments; everybody's where it is absent
}

// ReplayProblemsValue is the problems in the order of play, and what was none.
type ReplayProblemsValue struct {
	Decisions int              `js:"decisions"` // of the chair, or of everybody
	Costly    int              `js:"costly"`    // of them those that cost something
	Problems  []PracticeMoment `js:"problems"`
	Refused   []RefusedMoment  `js:"refused"` // the costly ones that are no problem
}

// RefusedMoment is a decision that cost something and is no problem.
type RefusedMoment struct {
	Step      int    `js:"step"`
	Chair     int    `js:"chair"`
	Condition string `js:"condition" is:"MomentCondition"` // that it does not meet
}

// PracticeMoment is a problem: what the player saw, the answers that are worth to be told, and how it went on.
type PracticeMoment struct {
	Kind      string           `js:"kind" is:"ProblemKind"`
	Step      int              `js:"step"` // the table is at this step
	Chair     int              `js:"chair"`
	Hand      string           `js:"hand"`                   // with the tile drawn, or the one that won, behind a plus sign
	Ruleset   string           `js:"ruleset" is:"RulesetId"` // that the deal is scored by
	Situation Situation        `js:"situation"`
	Number    int              `js:"number"`         // of the deal in its round, from 1
	Left      int              `js:"left"`           // tiles that can still be drawn
	Seats     []MomentSeat     `js:"seats"`          // the player's own first, then in turn
	Offered   *MomentOffer     `js:"offered" is:"?"` // of a call: what may be called
	Given     string           `js:"given" is:"?"`   // of riichi or silence: the tile that is discarded
	Answers   []PracticeAnswer `js:"answers"`        // best first; of a win in the order of what they pay. What is not among them is further behind
	Made      *int             `js:"made" is:"?"`    // the place among answers of what was done
	Tolerance int              `js:"tolerance"`      // points of the deal within which an answer is right
	End       MomentEnd        `js:"end"`
}

// MomentSeat is what the player sees of a seat.
type MomentSeat struct {
	Wind  string       `js:"wind" is:"Wind"`
	Score int          `js:"score"`
	Melds []string     `js:"melds"`
	River []MomentTile `js:"river"`
}

// MomentTile is a discard.
type MomentTile struct {
	Tile    string `js:"tile" is:"Tile"`
	Drawn   bool   `js:"drawn" is:"?"`   // it was the tile just drawn
	Riichi  bool   `js:"riichi" is:"?"`  // it declared riichi
	Claimed bool   `js:"claimed" is:"?"` // somebody called it
}

// MomentOffer is a discard that may be called.
type MomentOffer struct {
	Tile string `js:"tile" is:"Tile"`
	From string `js:"from" is:"Wind"`
}

// PracticeAnswer is one that could be given.
type PracticeAnswer struct {
	Act     string         `js:"act" is:"MomentAct"`
	Tiles   []string       `js:"tiles" is:"Tile"` // discarded, or laid down from the hand
	Then    string         `js:"then" is:"?"`     // the best discard after a call
	Right   bool           `js:"right"`
	Short   int            `js:"short"`       // points behind the best
	Pays    int            `js:"pays" is:"?"` // of a win, without honba and sticks
	Odds    *Odds          `js:"odds" is:"?"`
	Danger  *float64       `js:"danger" is:"?"`  // of the tile discarded, where somebody threatens
	Shanten *int           `js:"shanten" is:"?"` // after the discard
	Tiles34 []Accept       `js:"accepts" is:"?"` // that bring it nearer then
	Reason  *DiscardReason `js:"reason" is:"?"`
}

// MomentEnd is how the deal went on.
type MomentEnd struct {
	Kind    string   `js:"kind" is:"EndKind"`
	Winners []string `js:"winners" is:"Wind"`
	From    string   `js:"from" is:"Wind?"` // who discarded what was won on
	Points  *int     `js:"points" is:"?"`   // that the deal brought the player
}

// mostAnswers is how many answers are told: those that are right, what was done, and the next ones.
const mostAnswers = 8

// momentActs are the words for what an answer does.
var momentActs = []string{"discard", "riichi", "silent", "pass", "chow", "pung", "kong", "pays"}

// momentConditions are the conditions that a problem meets.
func momentConditions() []string {
	var words []string
	for _, row := range problem.Conditions() {
		words = append(words, row.ID)
	}
	return words
}

// problemKinds are what a problem may ask.
func problemKinds() []string {
	words := make([]string, len(problem.Kinds))
	for i, kind := range problem.Kinds {
		words[i] = string(kind)
	}
	return words
}

// ReplayProblems finds the problems of a deal, one chair's or everybody's.
func ReplayProblems(request ReplayProblemsRequest) (ReplayProblemsValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayProblemsValue{}, err
	}
	d, err := open.find(request.Deal, 0)
	if err != nil {
		return ReplayProblemsValue{}, err
	}
	chair := -1
	if request.Chair != nil {
		if chair = *request.Chair; chair < 0 || chair >= d.Deal().Players {
			return ReplayProblemsValue{}, outOfRange("chair", d.Deal().Players-1, chair)
		}
	}
	moves, err := review.Deal(d, chair, nil)
	if err != nil {
		return ReplayProblemsValue{}, err
	}
	problems, refused, err := problem.Of(d, moves)
	if err != nil {
		return ReplayProblemsValue{}, err
	}
	value := ReplayProblemsValue{Decisions: len(moves)}
	value.Costly = len(problems) + len(refused)
	for _, r := range refused {
		value.Refused = append(value.Refused, RefusedMoment(r))
	}
	for _, p := range append(problems, problem.Wins(d, chair)...) {
		moment, err := momentOf(d, &p)
		if err != nil {
			continue // a hand that cannot be spelled is no question
		}
		value.Problems = append(value.Problems, moment)
	}
	return value, nil
}

// momentOf spells a problem.
func momentOf(d *replay.Deal, p *problem.Problem) (PracticeMoment, error) {
	s := d.At(p.Step)
	v := sight{d, d.Deal(), &s, p.Chair}
	m := PracticeMoment{
		Kind: string(p.Kind), Step: p.Step, Chair: p.Chair, Ruleset: d.Ruleset.ID, Number: v.setup.Number, Left: s.Left(),
		Seats: v.seats(), Tolerance: problem.Tolerance, End: v.end(),
	}
	var err error
	if m.Hand, m.Situation, err = v.hand(); err != nil {
		return m, err
	}
	if p.Kind != problem.Score {
		m.Situation.UraIndicators = nil
	}
	if t, from := s.Target(); p.Kind == problem.Call && from >= 0 {
		m.Offered = &MomentOffer{t.String(), windWord(v.setup.Wind(from))}
	}
	for i := range p.Answers {
		a := &p.Answers[i]
		if p.Kind == problem.Riichi {
			m.Given = a.Event.Tile.String()
		}
		if len(m.Answers) >= mostAnswers-1 && !a.Right && i != p.Made && (p.Made < i || len(m.Answers) >= mostAnswers) {
			continue
		}
		if i == p.Made {
			m.Made = new(len(m.Answers))
		}
		m.Answers = append(m.Answers, v.answer(p, a))
	}
	return m, nil
}

// answer spells an answer.
func (v *sight) answer(p *problem.Problem, a *problem.Answer) PracticeAnswer {
	to := PracticeAnswer{Act: "pays", Tiles: []string{}, Right: a.Right, Short: int(math.Round(max(0, a.Short))), Pays: a.Pays}
	if p.Kind == problem.Score {
		return to
	}
	to.Odds = oddsOf(&a.Odds)
	switch {
	case p.Kind == problem.Riichi && a.Declares:
		to.Act = "riichi"
	case p.Kind == problem.Riichi:
		to.Act = "silent"
	case a.Pass:
		to.Act = "pass"
		return to
	case p.Kind == problem.Call:
		to.Act = map[game.Kind]string{game.Chow: "chow", game.Pung: "pung", game.Kong: "kong"}[a.Event.Kind]
		for _, t := range a.Event.With {
			if t.IsKind() {
				to.Tiles = append(to.Tiles, t.String())
			}
		}
	default:
		to.Act, to.Tiles = "discard", []string{a.Event.Tile.String()}
	}
	if a.Row == nil {
		return to
	}
	row := reviewRow(a.Row, &p.Left)
	to.Shanten, to.Tiles34, to.Reason = new(row.Shanten), row.Tiles, row.Reason
	if p.Kind == problem.Call {
		to.Then = row.Tile
	}
	if p.Kind == problem.Push {
		to.Danger = new(round4(a.Row.Danger))
	}
	return to
}

// seats tells what the player sees of every seat, the own one first.
func (v *sight) seats() []MomentSeat {
	var seats []MomentSeat
	for i := range v.setup.Players {
		chair := (v.chair + i) % v.setup.Players
		seat := MomentSeat{Wind: windWord(v.setup.Wind(chair)), Score: v.state.Score(chair), Melds: []string{}, River: []MomentTile{}}
		for _, m := range v.state.Melds(chair) {
			seat.Melds = append(seat.Melds, meldText(m))
		}
		for _, t := range v.state.River(chair) {
			seat.River = append(seat.River, MomentTile{t.Tile.String(), t.Drawn, t.Riichi, t.ClaimedBy >= 0})
		}
		seats = append(seats, seat)
	}
	return seats
}

// end tells how the deal went on.
func (v *sight) end() MomentEnd {
	last := v.deal.Last()
	end := MomentEnd{Kind: endKind(last), Winners: []string{}}
	for _, chair := range last.Winners() {
		end.Winners = append(end.Winners, windWord(v.setup.Wind(chair)))
	}
	if _, loser := last.Target(); end.Kind == "win" && loser >= 0 {
		end.From = windWord(v.setup.Wind(loser))
	}
	if moved := v.deal.Moved(); moved != nil {
		end.Points = &moved[v.chair]
	}
	return end
}
