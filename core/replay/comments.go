package replay

import (
	"maps"
	"slices"

	"tehai/core/source"
)

// Limits of comments, in the UTF-16 units that pages count. Longer comments are cut and the cut is reported as a
// problem: a page that lists a deal's comments would freeze otherwise.
const (
	MaxComment  = 10_000
	MaxComments = 100_000 // of a deal, with those of its branches
)

// BoundComments cuts the comments of every deal to these limits and reports each cut. where returns the place of a
// comment in the text; it is nil where the user has no text.
func (r *Replay) BoundComments(where func(d *Deal, b *Branch, step int) source.Span, places *source.Places) {
	for i, d := range r.Deals {
		left := MaxComments
		bound := func(b *Branch, comments map[int]string) {
			for _, step := range slices.Sorted(maps.Keys(comments)) {
				most := min(MaxComment, left)
				text, units := cutUnits(comments[step], most)
				if units <= most {
					left -= units
					continue
				}
				left -= most
				if comments[step] = text; text == "" {
					delete(comments, step)
				}
				at := source.Nowhere
				if where != nil {
					at = where(d, b, step)
				}
				r.Report(Problem{Deal: i, Step: -1, Error: source.ErrorAt(at, source.TooLarge,
					"want comments of at most %d characters, %d of all in a deal, found one of %d: cut to %d",
					MaxComment, MaxComments, units, most)}, places)
			}
		}
		bound(nil, d.Comments)
		for b := range d.AllBranches {
			bound(b, b.Comments)
		}
	}
}

// Units counts the UTF-16 units of a text.
func Units(text string) int {
	_, units := cutUnits(text, 0)
	return units
}

// cutUnits returns the beginning of a text that has at most the given number of UTF-16 units, and the number of units
// in all of it.
func cutUnits(text string, most int) (cut string, units int) {
	end := 0
	for i, r := range text {
		if units <= most {
			end = i
		}
		if units++; r > 0xffff {
			units++
		}
	}
	if units <= most {
		return text, units
	}
	return text[:end], units
}

// CommentUnits counts the UTF-16 units of all comments of a deal and its branches.
func (d *Deal) CommentUnits() int {
	n := 0
	for _, text := range d.Comments {
		n += Units(text)
	}
	for b := range d.AllBranches {
		for _, text := range b.Comments {
			n += Units(text)
		}
	}
	return n
}
