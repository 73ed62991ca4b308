// Package problem makes problems of recorded deals: moments of one player that
// are worth to be answered once more, each with every answer that could be given
// and which of them are right.
//
// In: a deal and the decisions that core/review found in it. Out: problems in the
// order of play, and for every other decision that cost something the condition
// that kept it out. The conditions are one table, condition_table.go.
//
// An answer is right if it brings at most Tolerance points of the deal less than
// the best one, by the odds that the review goes by. A problem rests on nothing that
// its player could not see: it is the same whatever the hidden tiles are.
package problem

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/tile"
)

// Kind is what a problem asks.
type Kind string

// The kinds of problems.
const (
	Discard Kind = "discard" // which tile to discard, where no rival threatens
	Push    Kind = "push"    // which tile to discard against a riichi or two open melds
	Call    Kind = "call"    // to call a discard, how, or to pass
	Riichi  Kind = "riichi"  // to declare with a discard that is given, or not
	Score   Kind = "score"   // what a hand won pays
)

// Kinds are all of them.
var Kinds = []Kind{Discard, Push, Call, Riichi, Score}

// Tolerance is the number of points of a deal within which an answer is as good as the best.
const Tolerance = 150

// Acts are what an answer may do; silent is a discard without riichi.
var Acts = []string{"discard", "riichi", "silent", "pass", "chow", "pung", "kong", "pays"}

// An Answer is one that could be given.
type Answer struct {
	review.Option
	Act   string // of Acts
	Pays  int    // of Score
	Right bool   // within Tolerance of the best
	Short float64
}

// Tiles are what an answer discards, or lays down from the hand.
func (a *Answer) Tiles() []tile.Tile {
	switch a.Act {
	case "discard":
		return []tile.Tile{a.Event.Tile}
	case "chow", "pung":
		return a.Event.With[:]
	}
	return nil
}

// act names what an option does.
func (c *candidate) act(o *review.Option) string {
	switch {
	case c.kind() == Riichi && o.Declares:
		return "riichi"
	case c.kind() == Riichi:
		return "silent"
	case o.Pass:
		return "pass"
	}
	switch o.Event.Kind {
	case game.Chow:
		return "chow"
	case game.Pung:
		return "pung"
	case game.Kong:
		return "kong"
	}
	return "discard"
}

// A Problem is a moment to be answered.
type Problem struct {
	Kind  Kind
	Step  int // the table is at this step
	Chair int // who is to act, or has won
	// Answers are those of discards and calls with the best first, of Score in the order of what they pay.
	Answers []Answer
	Made    int // the place of what was done, or -1
	Loss    review.Loss
	Danger  float64     // of the tile that was discarded, or -1
	Left    tile.Counts // copies that the player does not see
}

// A Refusal is a decision that cost something and is no problem.
type Refusal struct {
	Step, Chair int
	Condition   string // of Conditions
}

// Of returns the problems in a deal of which these are the decisions, a chair's or everybody's as they come, and what
// is none. The error is that of the record under the rules of a table.
func Of(d *replay.Deal, moves []review.Move) ([]Problem, []Refusal, error) {
	var found []Problem
	var refused []Refusal
	again := repeated(moves)
	for i := range moves {
		m := &moves[i]
		if m.Agrees || m.Loss.Points <= 0 {
			continue
		}
		c := candidate{deal: d, move: m, again: again[i]}
		id, err := c.refusedBy()
		if err != nil {
			return nil, nil, err
		}
		if id != "" {
			refused = append(refused, Refusal{m.Step, m.Chair, id})
			continue
		}
		found = append(found, c.problem())
	}
	return found, refused, nil
}

// repeated reports for each decision whether it repeats one that cost more: the same tile kept turn after turn, or
// the same call passed up, is one moment.
func repeated(moves []review.Move) []bool {
	again := make([]bool, len(moves))
	for i := range moves {
		for j := range moves[:i] {
			a, b := &moves[j], &moves[i]
			if again[j] || !repeats(a, b) {
				continue
			}
			if a.Loss.Points >= b.Loss.Points {
				again[i] = true
			} else {
				again[j] = true
			}
		}
	}
	return again
}

// repeats reports whether two decisions are the same mistake: they cost something, and the same would have been better.
func repeats(a, b *review.Move) bool {
	return a.Kind == b.Kind && a.Chair == b.Chair && a.Better == b.Better && !a.Agrees && !b.Agrees &&
		(a.Kind == review.Discard || a.Kind == review.Pass) && a.Loss.Points > 0 && b.Loss.Points > 0
}

// A candidate is a decision on its way to be a problem; each stage fills in what the conditions after it ask.
type candidate struct {
	deal    *replay.Deal
	move    *review.Move
	again   bool
	state   *game.State
	view    *advice.View
	options []review.Option
}

// kind is what a problem of the decision would ask; "" for what is asked by none.
func (c *candidate) kind() Kind {
	switch c.move.Kind {
	case review.Discard:
		if c.move.Danger >= 0 {
			return Push
		}
		return Discard
	case review.Call, review.Pass:
		return Call
	case review.Riichi:
		return Riichi
	}
	return ""
}

// refusedBy returns the condition that a decision does not meet, "" where it meets all.
func (c *candidate) refusedBy() (string, error) {
	for _, id := range Conditions {
		if err := c.needs(id); err != nil {
			return "", err
		}
		if !c.holds(id) {
			return id, nil
		}
	}
	return "", nil
}

// best is the largest number of points that an option brings more than the first.
func (c *candidate) best() float64 {
	most := 0.0
	for i := range c.options {
		most = max(most, -c.options[i].Short)
	}
	return most
}

func (c *candidate) problem() Problem {
	m := c.move
	p := Problem{
		Kind: c.kind(), Step: m.Step - 1, Chair: m.Chair, Made: -1, Loss: m.Loss, Danger: m.Danger, Left: c.view.Left,
	}
	best := c.best()
	for i := range c.options {
		o := c.options[i]
		if o.Made {
			p.Made = i
		}
		short := o.Short + best
		p.Answers = append(p.Answers, Answer{Option: o, Act: c.act(&o), Right: short <= Tolerance, Short: short})
	}
	return p
}
