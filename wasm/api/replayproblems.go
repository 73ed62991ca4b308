package api

import (
	"math"

	"tehai/core/problem"
	"tehai/core/replay"
	"tehai/core/review"
)

// PracticeMoment is a problem: the answers that are worth to be told. What the player saw is in replayState and
// replaySight of its step; what they tell of other hands and of the wall is not.
type PracticeMoment struct {
	Kind  string `js:"kind" is:"ProblemKind"`
	Step  int    `js:"step"` // the table is at this step
	Chair int    `js:"chair"`
	// best first; of a win in the order of what they pay. What is not among them is further behind
	Answers   []PracticeAnswer `js:"answers"`
	Made      *int             `js:"made" is:"?"`  // the place among answers of what was done
	Tolerance int              `js:"tolerance"`    // points of the deal within which an answer is right
	Moved     *int             `js:"moved" is:"?"` // points that the deal brought the player
}

// PracticeAnswer is one that could be given.
type PracticeAnswer struct {
	Act   string     `js:"act" is:"MomentAct"`
	Tiles []string   `js:"tiles" is:"Tile"` // discarded, or laid down from the hand
	Right bool       `js:"right"`
	Short int        `js:"short"` // points behind the best
	Pays  int        `js:"pays"`  // of a win, without honba and sticks; else 0
	Odds  *Odds      `js:"odds" is:"?"`
	To    *DiscardTo `js:"to" is:"?"` // the discard, or the best one after a call; its danger where a rival threatens
}

// mostAnswers is how many answers are returned: those that are right, what was done, and the next ones.
const mostAnswers = 6

// findProblems adds the problems of a deal to its review.
func (value *ReplayReviewValue) findProblems(d *replay.Deal, chair int, moves []review.Move) error {
	problems, refused, err := problem.Of(d, moves)
	if err != nil {
		return err
	}
	for i := range refused {
		value.Refused = append(value.Refused, refused[i].Condition)
	}
	wins := problem.Wins(d, chair)
	for _, list := range [][]problem.Problem{problems, wins} {
		for i := range list {
			value.Problems = append(value.Problems, momentOf(d, &list[i]))
		}
	}
	return nil
}

// momentOf spells a problem.
func momentOf(d *replay.Deal, p *problem.Problem) PracticeMoment {
	m := PracticeMoment{Kind: string(p.Kind), Step: p.Step, Chair: p.Chair, Tolerance: problem.Tolerance}
	if moved := d.Moved(); moved != nil {
		m.Moved = &moved[p.Chair]
	}
	for i := range p.Answers {
		a := &p.Answers[i]
		if len(m.Answers) >= mostAnswers-1 && !a.Right && i != p.Made && (p.Made < i || len(m.Answers) >= mostAnswers) {
			continue
		}
		if i == p.Made {
			m.Made = new(len(m.Answers))
		}
		m.Answers = append(m.Answers, answerOf(p, a))
	}
	return m
}

// answerOf spells an answer.
func answerOf(p *problem.Problem, a *problem.Answer) PracticeAnswer {
	to := PracticeAnswer{Act: a.Act, Tiles: spellSome(a.Tiles()), Right: a.Right, Short: int(math.Round(max(0, a.Short))),
		Pays: a.Pays}
	if p.Kind == problem.Score {
		return to
	}
	to.Odds = oddsOf(&a.Odds)
	if a.Row != nil {
		to.To = new(reviewRow(a.Row, &p.Left))
		if p.Kind == problem.Push {
			to.To.Danger = new(round4(a.Row.Danger))
		}
	}
	return to
}
