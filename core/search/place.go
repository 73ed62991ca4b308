package search

import (
	"tehai/core/replay"
	"tehai/core/tile"
)

// standing returns the place of a chair by points, equal ones shared; 0 where no points are counted.
func standing(scores []int, chair int) int {
	if chair >= len(scores) {
		return 0
	}
	place := 1
	for _, other := range scores {
		if other > scores[chair] {
			place++
		}
	}
	return place
}

// place fills in the places at the end of each match: the deals up to the next first one.
func (f *File) place(games *replay.Replay) {
	for end := len(f.Deals) - 1; end >= 0; end-- {
		last := end == len(f.Deals)-1 || f.Deals[end+1].first()
		if !last {
			continue
		}
		places := placesAfter(games.Deals[end])
		for i := end; i >= 0; i-- {
			for chair := range f.Deals[i].Chairs {
				if chair < len(places) {
					f.Deals[i].Chairs[chair].Place = places[chair]
				}
			}
			if f.Deals[i].first() {
				break
			}
		}
	}
}

// first reports whether a deal begins a match.
func (d *Deal) first() bool { return d.Round == tile.East && d.Number == 1 && d.Repeat == 0 }

// placesAfter returns the places by chair if a deal is the last one; nil where the rules do not say.
func placesAfter(d *replay.Deal) []int {
	before, moved := d.Deal().Scores, d.Moved()
	if before == nil || moved == nil || !d.Last().Ended() {
		return nil
	}
	scores := make([]int, len(before))
	for chair := range scores {
		scores[chair] = before[chair] + moved[chair]
	}
	places := make([]int, len(scores))
	if d.Ruleset.Place != nil {
		if placed, err := d.Ruleset.Place(scores, 0); err == nil {
			for chair := range places {
				places[chair] = placed.Seats[chair].Place
			}
			return places
		}
	}
	for chair := range places {
		places[chair] = standing(scores, chair)
	}
	return places
}
