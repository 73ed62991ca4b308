package replay

import (
	"slices"

	"tehai/core/source"
)

// MaxName limits a title, a date, a source and the name of a player, in the UTF-16 units that pages count: a page shows
// them in many places, and each state of the table includes the names.
const MaxName = 1_000

// BoundHeadings cuts titles, dates, sources, players' names and the log's names of yaku to MaxName, and reports the
// first deal with a cut.
func (r *Replay) BoundHeadings() {
	reported := false
	for i, d := range r.Deals {
		longest := 0
		bound := func(text *string) {
			if len(*text) <= MaxName {
				return // a UTF-16 unit takes at least one byte
			}
			cut, units := cutUnits(*text, MaxName)
			*text, longest = cut, max(longest, units)
		}
		bound(&d.Title)
		bound(&d.Date)
		bound(&d.Source)
		if slices.ContainsFunc(d.Players, func(name string) bool { return len(name) > MaxName }) {
			d.Players = slices.Clone(d.Players) // deals share them
		}
		for chair := range d.Players {
			bound(&d.Players[chair])
		}
		for w := range d.Wins {
			for y := range d.Wins[w].Yaku {
				bound(&d.Wins[w].Yaku[y].Name)
			}
		}
		if longest > MaxName && !reported {
			reported = true
			r.Report(Problem{Deal: i, Step: -1, Error: source.ErrorAt(source.Nowhere, source.TooLarge,
				"want titles and names of at most %d characters, found one of %d: cut to %d", MaxName, longest, MaxName)}, nil)
		}
	}
}
