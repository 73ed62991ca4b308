package main

import (
	"fmt"

	"tehai/core/advice"
	"tehai/core/chance"
	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// flipTally is how a deeper model judges again the quiet verdicts on discards: those without a threat of another
// player. Choices between waits, which the odds of riichi and of silence decide, are only counted: the model knows
// neither.
type flipTally struct {
	waits   int
	quiet   int
	asked   int // those that the deeper model has an answer for
	tied    int // it expects as many points, within a fiftieth
	flipped int // it expects more of the discard made
	unknown int // package worth has no answer
	worse   int // package worth expects less of the discard made
}

// flips asks the model improve, without the bound of a review, about every quiet verdict of the deals of strong
// players and of deals between computer players who make more mistakes.
func flips(turns []turn, walls int, seed uint64) error {
	var f flipTally
	for _, d := range dealsOf(turns) {
		f.deal(d)
	}
	f.print("recorded games")
	played := flipTally{}
	for wall := range walls {
		list, err := quickDeals(seed + uint64(wall))
		if err != nil {
			return err
		}
		for _, d := range list {
			played.deal(d)
		}
	}
	played.print("East rounds of fast and steady")
	return nil
}

func (f *flipTally) print(name string) {
	fmt.Printf("%s: %d quiet verdicts on discards, and %d on waits; the model improve answers %d: finds %d tied, %d the "+
		"other way round\n", name, f.quiet, f.waits, f.asked, f.tied, f.flipped)
	fmt.Printf("  package worth answers %d: finds %d the same way\n", f.quiet-f.unknown, f.worse)
}

// deal judges the verdicts of one deal again.
func (f *flipTally) deal(d *replay.Deal) {
	moves, err := review.Deal(d, -1, nil)
	if err != nil {
		return
	}
	for i := range moves {
		m := &moves[i]
		if m.Loss.Size() == review.NoMistake || m.Row <= 0 || m.Kind != review.Discard && m.Kind != review.Riichi {
			continue
		}
		s := d.At(m.Step - 1)
		v, err := advice.At(&s, d.Ruleset, m.Chair)
		if err != nil || v.Pressed() || v.Scorer == nil || s.Left() < d.Deal().Players {
			continue
		}
		if m.Kind == review.Riichi {
			f.waits++
			continue
		}
		f.quiet++
		f.ask(d, m, v)
	}
}

// ask judges one verdict again.
func (f *flipTally) ask(d *replay.Deal, m *review.Move, v *advice.View) {
	best, made := &m.Rows[0], &m.Rows[m.Row]
	first, known := deeper(v, best)
	second, alsoKnown := deeper(v, made)
	if known && alsoKnown {
		f.asked++
		switch {
		case second > first:
			f.flipped++
		case second >= 0.98*first:
			f.tied++
		}
		if second >= 0.98*first {
			(&verdict{d, *m}).print(f.asked)
			fmt.Printf("   the model improve expects %.0f points of %s, %.0f of %s\n", second, made.Tile, first, best.Tile)
		}
	}
	farther := max(best.Shanten, made.Shanten)
	a, known := v.Expected(d.Ruleset, best, farther)
	b, alsoKnown := v.Expected(d.Ruleset, made, farther)
	switch {
	case !known || !alsoKnown:
		f.unknown++
	case a > b:
		f.worse++
	}
}

// deeper returns the points of the hand alone after a discard by the model improve.
func deeper(v *advice.View, row *advice.Row) (points float64, known bool) {
	after := v.Without(row.Tile)
	run, err := chance.New(&chance.Question{
		Hand: after.Hand, Left: v.Left, Draws: min(chance.MaxDraws-2, max(1, v.Draws)), Model: chance.Improve,
		Three: v.Rule.Three,
	})
	if err != nil {
		return 0, false
	}
	values, err := run.Value(v.Scorer)
	if err != nil {
		return 0, false
	}
	return values[0][0], true
}

// quickDeals are the deals of an East round between two players of each of the two quicker strengths.
func quickDeals(seed uint64) (list []*replay.Deal, err error) {
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		return nil, err
	}
	a := arena{rules: r, of: 4, sides: [2]opponent.Strength{opponent.Fast, opponent.Steady}}
	a.keep = func(table *game.Record) error {
		d, err := recorded(table, r)
		list = append(list, d)
		return err
	}
	_, err = a.round(seed, seatings[4][seed%6])
	return list, err
}

// recorded is a deal that was played as a deal of a replay.
func recorded(table *game.Record, r *rules.Rules) (*replay.Deal, error) {
	setup := table.Last().Deal().Clone()
	setup.Rules = nil
	d, err := replay.New(setup, replay.Heading{Rules: r.ID}, r)
	if err != nil {
		return nil, err
	}
	for step := 1; step <= table.Steps(); step++ {
		if err := d.Add(table.Event(step)); err != nil {
			return nil, err
		}
	}
	d.Settle()
	return d, nil
}
