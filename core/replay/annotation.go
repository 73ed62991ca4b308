package replay

import (
	"strconv"
	"strings"
)

// A comment is a comment paragraph whose first word may stand inside a game.
type comment struct {
	label string // with its brackets
	text  string
	games int // how many game paragraphs stand above it
	note  int // its place in notes, to be taken out when it annotates a step
	after int // deals above it: the notes it is in are those of this deal
}

// A mark is an annotation inside a game.
type mark struct {
	label string
	games int // which game paragraph it stands in
	deal  int // index of the deal, -1 if that game could not be dealt
	step  int
}

// comment keeps a comment paragraph, and remembers it if its first word is in
// brackets. Empty brackets only keep the rest from reading as something else.
func (r *reader) comment(p paragraph) {
	if at, found := p.strayHeader(); found {
		r.problem(at, "want an empty line before a game, found %q inside a comment: it is read as part of it", r.text[at.Start:at.End])
	}
	first := p[0].text
	if first == "[]" {
		r.notes = append(r.notes, Note{Text: unescape(join(p[1:]))})
		return
	}
	if isAnnotation(first) {
		r.comments = append(r.comments, comment{
			label: first, text: unescape(join(p[1:])),
			games: r.games, note: len(r.notes), after: len(r.replay.Deals),
		})
	}
	r.notes = append(r.notes, Note{Text: unescape(join(p))})
}

// annotate remembers an annotation inside the current game, shown at the step
// before it. A label that ends in ^ and a number, as the writer makes them for
// comments in the middle of a turn, is shown so many steps earlier.
func (r *reader) annotate(label string, deal, step int) {
	name, back, ok := strings.Cut(label[1:len(label)-1], "^")
	if n, err := strconv.Atoi(back); ok && err == nil && isDigits(name) && isDigits(back) {
		step = max(0, step-n)
	}
	r.marks = append(r.marks, mark{label, r.games, deal, step})
}

// attachComments gives every comment to the steps that its word marks: in the
// nearest game above that has the word, else in the nearest below.
func (r *reader) attachComments() {
	taken := map[int][]int{} // places in notes by deal
	for _, c := range r.comments {
		game := r.gameWith(c)
		if game < 0 {
			continue
		}
		for _, m := range r.marks {
			if m.games == game && m.label == c.label && m.deal >= 0 {
				r.replay.Deals[m.deal].addComment(m.step, c.text)
			}
		}
		taken[c.after] = append(taken[c.after], c.note)
	}
	for deal, places := range taken {
		if deal < len(r.replay.Deals) {
			r.replay.Deals[deal].Notes = without(r.replay.Deals[deal].Notes, places)
		} else {
			r.replay.Notes = without(r.replay.Notes, places)
		}
	}
}

// gameWith returns which game paragraph, counted from 1, has the word of a
// comment, or -1.
func (r *reader) gameWith(c comment) int {
	above, below := -1, -1
	for _, m := range r.marks {
		switch {
		case m.label != c.label || m.deal < 0:
		case m.games <= c.games:
			above = m.games
		case below < 0:
			below = m.games
		}
	}
	if above >= 0 {
		return above
	}
	return below
}

// addComment puts a comment to a step, behind what is said there already.
func (d *Deal) addComment(step int, text string) {
	if before := d.Comments[step]; before != "" && text != "" {
		text = before + "\n" + text
	}
	if text != "" {
		d.Comments[step] = text
	}
}

// without returns the notes less those at the places, which ascend.
func without(notes []Note, places []int) []Note {
	var kept []Note
	for i, n := range notes {
		if len(places) > 0 && places[0] == i {
			places = places[1:]
			continue
		}
		kept = append(kept, n)
	}
	return kept
}
