// Package review rates the decisions of the players in a recorded deal. For each
// decision it returns the choice that core/advice ranks first for what the player
// could see at that moment, and the difference in points between that choice and
// the one that was made. What was in the wall is reported separately, as luck.
//
// The cost of a decision is a difference in the expected points of the deal, by
// core/odds with the rivals as the player saw them, less what the discard costs on
// average by dealing in; without a model of the rivals (not riichi), of the own hand
// alone. A difference that these figures cannot decide is
// no cost: certain.go has the bounds. Nor is one that core/worth, which follows draws
// and claims, does not find, too; if it finds less, the cost is the mean of both. The
// placement is not part of it; in the last deal of a game, where it decides, riichi and
// calls cost nothing, nor does a discard that wins as often or is safer. Beside the cost,
// Placement is what the decision costs in the expected pay of the final place.
package review

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/placement"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Kind is the type of a decision.
type Kind string

// The kinds of decisions.
const (
	Discard Kind = "discard" // which tile to discard
	Riichi  Kind = "riichi"  // whether to declare, when it was possible
	Call    Kind = "call"    // a claim that was made
	Pass    Kind = "pass"    // a claim that was not made
	Kong    Kind = "kong"    // an own kong or a North, made or not
	Win     Kind = "win"     // a win that was passed up
)

// Kinds are all of them.
var Kinds = []Kind{Discard, Riichi, Call, Pass, Kong, Win}

// Move is one decision with its review.
type Move struct {
	// Strength is how strong the table is by which the odds and the loss are computed, 0 the usual strength.
	Strength odds.Strength

	Step   int // after the move: the player decided in the state at the step before
	Chair  int
	Kind   Kind
	Made   game.Event // what the player did; empty for Pass and a win passed up
	Better game.Event // the first choice of the ranking, if Agrees is false
	Passes bool       // the first choice is to pass
	Agrees bool
	Rows   []advice.Row // the discards, best first; of a claim made, those after it
	Row    int          // the index of the discard made, or -1
	Left   tile.Counts  // copies that the player did not see
	Loss   Loss
	// BestOdds and MadeOdds are how the deal ends after the first choice and after the move made, including the risk of
	// dealing in with the discard; nil where there is no model of the other players.
	BestOdds, MadeOdds *odds.Odds
	// RowOdds are those after each of the first Rows, set by Alternatives.
	RowOdds []*odds.Odds
	// Danger is the chance, as visible then, that the discard deals in (after a call, the best discard), if a rival
	// threatened; else -1.
	Danger float64
	Luck   *Luck
	// Lines are riichi and silence with the discard made, for a decision between them; nil if there is no model.
	Lines *odds.Verdict
	// Placement is set for a decision that costs something, if the rules state what places pay.
	Placement *Placement
}

// Loss is the cost of a decision compared with the best one; never below 0.
type Loss struct {
	Win    float64 // chance to win
	Points float64
	Doubt  float64 // by how many points the models may be wrong: Size leaves them out
}

// Deal reviews one deal for a chair, or for every chair if it is -1, at a table of the usual strength. progress gets
// the fraction done and returns whether to continue; nil always continues. The error is that of the record under the
// rules of a table, or stopped.
func Deal(d *replay.Deal, chair int, progress func(done float64) bool) ([]Move, error) {
	return DealAt(d, chair, odds.Default, progress)
}

// DealAt is Deal at a table of this strength: the odds and costs are for it, and whether riichi was right. The ranking
// of discards and calls does not depend on it.
func DealAt(d *replay.Deal, chair int, strength odds.Strength, progress func(done float64) bool) ([]Move, error) {
	r := reviewer{deal: d, chair: chair, strength: strength}
	return r.all(progress)
}

// CostsAt is DealAt without the odds of discards that are the first of the ranking, which take longer than to rank
// them: for the review of many games.
func CostsAt(d *replay.Deal, chair int, strength odds.Strength) ([]Move, error) {
	r := reviewer{deal: d, chair: chair, strength: strength, costs: true}
	return r.all(nil)
}

// all reviews the deal.
func (r *reviewer) all(progress func(done float64) bool) ([]Move, error) {
	d := r.deal
	for _, t := range d.Deal().Wall {
		if !t.IsKind() && !t.IsFlower() && t != tile.Unknown {
			return nil, nil // the ranking knows only the standard kinds
		}
	}
	if err := ranked(d); err != nil {
		return nil, err
	}
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		return nil, err
	}
	r.rules, r.live, r.last, r.match = d.Ruleset, live, lastDeal(d), matchOf(d)
	s := live.At(0)
	for step := 1; step <= live.Steps(); step++ {
		if progress != nil && !progress(float64(step-1)/float64(live.Steps())) {
			return r.moves, ErrStopped
		}
		e := live.Event(step)
		r.decisions(&s, e, step)
		if err := s.Apply(e); err != nil {
			// The log departs from the rules of a table: continue with its own state.
			s = live.At(step)
		}
	}
	return r.moves, nil
}

// ranked is an error for a deal under rules whose choices are not ranked.
func ranked(d *replay.Deal) error {
	if r := d.Ruleset; !r.Ranked() {
		return rules.Impossible("no review: choices are not ranked under %s", r.ID)
	}
	return nil
}

type stopped struct{}

func (stopped) Error() string { return "the review was stopped" }

// ErrStopped reports that progress returned false.
var ErrStopped error = stopped{}

// A reviewer reviews one deal.
type reviewer struct {
	deal  *replay.Deal
	rules *rules.Rules
	live  *game.Record
	chair int  // the reviewed chair, or -1
	costs bool // without the odds of what costs nothing: see CostsAt
	// scorers are those of all views of the deal
	scorers advice.Scorers
	// strength is how strong the table is, 0 the usual strength
	strength odds.Strength
	last     bool
	moves    []Move
	// silent are the tiles that each chair waited for when it last did not declare riichi.
	silent [game.MaxPlayers]shanten.Tiles
	match  *placement.Match // nil if the rules do not state what places pay
}

func (r *reviewer) wants(chair int) bool { return r.chair < 0 || r.chair == chair }

// decisions finds the decisions in a state; e is the event that happened.
func (r *reviewer) decisions(s *game.State, e game.Event, step int) {
	switch s.Phase {
	case game.ToDraw, game.ToReplace:
		r.claims(s, e, step)
	case game.ToDiscard, game.Called:
		if e.Chair == s.Turn && r.wants(s.Turn) && e.Kind != game.Exhausted {
			r.turn(s, e, step)
		}
	}
}

// claims reviews what chairs did with a discard, or with a kong that could be robbed.
func (r *reviewer) claims(s *game.State, e game.Event, step int) {
	if e.Kind == game.Aborted {
		return // three may have wanted the discard: none of them passed
	}
	asked := map[int]bool{}
	legal := s.Legal()
	for _, l := range legal {
		claim := l.Kind == game.Win || l.Kind == game.Chow || l.Kind == game.Pung || l.Kind == game.Kong
		if claim && r.wants(l.Chair) {
			asked[l.Chair] = true
		}
	}
	for chair := range r.deal.Deal().Players {
		if !asked[chair] || outbid(s, e, chair) {
			continue
		}
		found, err := r.scorers.AskAmong(s, r.rules, chair, legal)
		if err != nil || found == nil || len(found.Choices) < 2 {
			continue
		}
		choices := found.Choices
		made := e.Chair == chair && e.Kind != game.Draw
		m := Move{Strength: r.strength, Step: step, Chair: chair, Kind: Pass, Row: -1, Danger: -1}
		best := &choices[0]
		if made {
			if e.Kind == game.Win {
				continue // a win taken needs no review
			}
			m.Kind, m.Made = Call, e
		}
		if best.Event.Kind == game.Win && !best.Pass {
			m.Kind = Win
		}
		m.Better, m.Passes = best.Event, best.Pass
		m.Agrees = made && !best.Pass && sameClaim(best.Event, e) || !made && best.Pass
		r.weighClaim(s, found.View, &m, choices, made, e)
		r.place(s, found.View, &m)
		r.moves = append(r.moves, m)
	}
}

// outbid reports whether another chair's claim had priority over this chair's options, so that its decision is unknown.
func outbid(s *game.State, e game.Event, chair int) bool {
	return e.Chair != chair && (e.Kind == game.Pung || e.Kind == game.Kong && e.Tile == tile.None || e.Kind == game.Win ||
		e.Kind == game.Chow)
}

// sameClaim compares the claimed meld, not the copies it uses.
func sameClaim(a, b game.Event) bool {
	return a.Kind == b.Kind && a.Chair == b.Chair && a.With[0].Plain() == b.With[0].Plain() &&
		a.With[1].Plain() == b.With[1].Plain()
}
