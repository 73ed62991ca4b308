package replay

import (
	"runtime"
	"slices"
	"strings"

	"tehai/core/source"
	"tehai/core/work"
)

// A comment is a comment paragraph whose first word may mark a place inside a game.
type comment struct {
	label string // with its brackets
	text  string
	at    source.Span // span of its first word
	games int         // game paragraphs before it
	note  int         // its index in notes, from which it is removed when it annotates a step
	after int         // deals before it: the notes that hold it belong to the next deal

	branch paragraph // if it is a branch: all of its words
	used   bool      // the branch was played
	failed bool      // playing it was tried, and its fault was reported
}

// A mark is an annotation inside a game.
type mark struct {
	label string
	games int // index of the game paragraph that contains it
	deal  int // index of the deal, -1 if that game could not be dealt
	step  int

	branch *Branch // the branch that contains it, nil for the game itself
}

// comment stores a comment paragraph as a note, and as a possible annotation if its first word is in brackets. Empty
// brackets only keep the text after them from being read as data or as a game.
func (r *reader) comment(p paragraph) {
	if at, found := p.strayHeader(); found {
		r.problem(at, "want an empty line before a game, found %q inside a comment: it is read as part of it",
			r.text[at.Start:at.End])
	}
	first := p[0].text
	if first == "[]" {
		r.notes = append(r.notes, Note{Text: unescape(join(p[1:]))})
		return
	}
	if isAnnotation(first) {
		c := comment{
			label: first, text: unescape(join(p[1:])), at: p[0].at(),
			games: r.games, note: len(r.notes), after: len(r.replay.Deals),
		}
		if isBranch(p) {
			c.branch = p
		}
		r.comments = append(grow(r.comments), c)
	}
	r.notes = append(grow(r.notes), Note{Text: unescape(join(p))})
}

// annotate stores an annotation inside the current game. It is shown at the step before it. A label that ends in ^ and
// a number, as the writer makes them for comments in the middle of a turn, is shown that number of steps earlier.
func (r *reader) annotate(label string, deal, step int) {
	r.addMark(mark{label: label, games: r.games, deal: deal, step: markStep(label, step)})
}

// attachComments attaches every comment to the steps that its label marks: in the nearest earlier game that has the
// label, else in the nearest later one.
func (r *reader) attachComments() {
	taken := map[int][]int{}    // places in notes by deal
	said := map[mark][]string{} // by deal, step and branch
	first := map[mark]source.Span{}
	for i := range r.comments {
		work.Count(3)
		c := &r.comments[i]
		marks := r.marksFor(c)
		if len(marks) == 0 || c.branch != nil && !c.used {
			continue
		}
		for _, at := range marks {
			work.Count(2)
			if m := &r.marks[at]; c.branch == nil && c.text != "" {
				at := mark{deal: m.deal, step: m.step, branch: m.branch}
				if said[at] = append(said[at], c.text); len(said[at]) == 1 {
					first[at] = c.at
				}
			}
		}
		taken[c.after] = append(taken[c.after], c.note)
	}
	for at, texts := range said {
		work.Count(2)
		r.replay.Deals[at.deal].comments(at.branch)[at.step] = strings.Join(texts, "\n")
	}
	deals := map[*Deal]int{}
	for i, d := range r.replay.Deals {
		deals[d] = i
	}
	r.replay.BoundComments(func(d *Deal, b *Branch, step int) source.Span {
		return first[mark{deal: deals[d], step: step, branch: b}]
	}, &r.places)
	r.sortProblems()
	for deal, places := range taken {
		if deal < len(r.replay.Deals) {
			r.replay.Deals[deal].Notes = without(r.replay.Deals[deal].Notes, places)
		} else {
			r.replay.Notes = without(r.replay.Notes, places)
		}
	}
}

// grow returns the list with capacity for another item. It doubles a full list: growing by append would leave five
// times the length of a long list as garbage.
func grow[T any](list []T) []T {
	if len(list) == cap(list) {
		return slices.Grow(list, max(len(list), 4))
	}
	return list
}

// A place is a label in brackets in one game paragraph.
type place struct {
	label string
	games int
}

// addMark stores a mark and the game of its label. A mark equal to the last one of the same label is dropped.
func (r *reader) addMark(m mark) {
	work.Count(3)
	at := place{m.label, m.games}
	list := r.marked[at]
	if len(list) > 0 && r.marks[list[len(list)-1]] == m {
		return
	}
	if r.marks = append(grow(r.marks), m); len(r.marks)%breath == 0 {
		runtime.Gosched()
	}
	if m.deal < 0 {
		return
	}
	if r.marked == nil {
		r.marked, r.gamesWith = map[place][]int{}, map[string][]int{}
	}
	if len(list) == 0 {
		games := append(r.gamesWith[m.label], m.games)
		for i := len(games) - 1; i > 0 && games[i-1] > games[i]; i-- { // of a branch, whose game is further up
			games[i-1], games[i] = games[i], games[i-1]
		}
		r.gamesWith[m.label] = games
	}
	r.marked[at] = append(grow(list), len(r.marks)-1)
}

// marksFor returns the marks that a comment belongs to: those of its label in the nearest earlier game that has it,
// else in the nearest later one.
func (r *reader) marksFor(c *comment) []int {
	games := r.gamesWith[c.label]
	if len(games) == 0 {
		return nil
	}
	below, _ := slices.BinarySearch(games, c.games+1)
	return r.marked[place{c.label, games[max(0, below-1)]}]
}

// without returns the notes except those at the given indices, which ascend.
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
