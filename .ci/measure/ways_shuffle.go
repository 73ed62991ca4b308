package main

import (
	"slices"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/wall"
)

// shuffledGain is the mean of the gains over that many shuffles of the tiles still to be drawn, each the same for both
// ways. What was decided needs no event: careful players decide the same again, as they see the same.
func shuffledGain(record *game.Record, r *rules.Rules, f *fork, shuffles int) (gain float64, err error) {
	for seed := range shuffles {
		reordered, err := shuffled(record, f.step, uint64(seed))
		if err != nil {
			return 0, err
		}
		other, err := playOn(reordered, r, f)
		if err != nil {
			return 0, err
		}
		made, err := finish(reordered, r)
		if err != nil {
			return 0, err
		}
		gain += float64(other[f.chair]-made[f.chair]) / float64(shuffles)
	}
	return gain, nil
}

// shuffled returns a record up to a step, the tiles still to be drawn in the order of a seed. The dead wall stays.
func shuffled(record *game.Record, step int, seed uint64) (*game.Record, error) {
	replaced := 0 // tiles drawn from the back
	for i := range step {
		if s := record.At(i); s.Phase == game.ToReplace && record.Event(i+1).Kind == game.Draw {
			replaced++
		}
	}
	deal := *record.Deal()
	deal.Wall = slices.Clone(deal.Wall)
	s := record.At(step)
	end := len(deal.Wall) - deal.Dead - replaced
	wall.Shuffle(deal.Wall[end-s.Left():end], seed)
	reordered := game.NewRecord(&deal)
	for i := range step {
		if err := reordered.Add(record.Event(i + 1)); err != nil {
			return nil, err
		}
	}
	return reordered, nil
}
