package replay

import (
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/source"
	"tehai/core/work"
)

// branchWord follows the label of a paragraph that is not a comment on a step but a branch that starts there.
const branchWord = "Branch:"

// workOfBranch is the cost of starting a branch, in the units of source.Work; the steps before it are copied.
const workOfBranch = 20

// maxBranches is the greatest number of branches in a text.
const maxBranches = 10_000

// branches plays the paragraphs that are branches, each from the step that its label marks in a game or in another
// branch. A paragraph whose label marks no step stays a comment.
func (r *reader) branches() error {
	waiting := map[place][]*comment{}
	n := 0
	for i := range r.comments {
		c := &r.comments[i]
		if c.branch == nil {
			continue
		}
		if n++; n > maxBranches {
			return source.ErrorAt(c.branch[0].at(), source.TooLarge, "want at most %d branches, found more", maxBranches)
		}
		at := place{c.label, c.games}
		waiting[at] = append(waiting[at], c)
	}
	if n == 0 {
		return nil
	}
	done, err := r.branchesAbove(waiting, 0)
	if err != nil {
		return err
	}
	for i := range r.comments {
		c := &r.comments[i]
		if c.branch == nil || c.used || c.failed {
			continue
		}
		// Not in the nearest earlier game: look in those before it.
		marks := r.marksFor(c)
		if len(marks) == 0 {
			r.problem(c.branch[0].at(),
				"want the word %s in a game or in another branch, found it nowhere: the branch stays a comment", c.label)
			continue
		}
		if err := r.branch(c, r.marks[marks[0]]); err != nil {
			return err
		}
		if done, err = r.branchesAbove(waiting, done); err != nil {
			return err
		}
	}
	r.sortProblems()
	return nil
}

// sortProblems puts the problems into the order of the text.
func (r *reader) sortProblems() {
	problems := r.replay.Problems
	for i := range problems { // there are few
		for ; i > 0 && problems[i-1].Span.Start > problems[i].Span.Start; i-- {
			problems[i-1], problems[i] = problems[i], problems[i-1]
		}
	}
}

// branchesAbove plays the branches that the marks from an index on stand for. A branch adds the marks that it contains,
// so the list grows. It returns the number of marks it has visited.
func (r *reader) branchesAbove(waiting map[place][]*comment, from int) (int, error) {
	for ; from < len(r.marks); from++ {
		m := r.marks[from]
		if m.deal < 0 {
			continue
		}
		at := place{m.label, m.games}
		list := waiting[at]
		delete(waiting, at)
		for _, c := range list {
			if c.used || c.failed {
				continue
			}
			if err := r.branch(c, m); err != nil {
				return from, err
			}
		}
	}
	return from, nil
}

// branch plays one branch from the step of a mark. The error is too-large.
func (r *reader) branch(c *comment, m mark) error {
	c.used = true
	d := r.replay.Deals[m.deal]
	if d.branchCount() >= MaxBranches {
		return source.ErrorAt(c.branch[0].at(), source.TooLarge, "want at most %d branches of a game, found more",
			MaxBranches)
	}
	work.Count(workOfBranch + m.step/4)
	parent := d.recordOf(m.branch)
	b := &Branch{Record: parent.Branch(m.step), From: m.step, Comments: map[int]string{}, parent: m.branch}
	g := gameReader{reader: r, at: m.deal, deal: d, setup: *d.Deal(), record: b.Record, branch: b, game: m.games}
	words, err := g.openTurn(parent, c.branch[2:])
	if err == nil {
		g.turns(words)
	}
	if b.Record = g.record; b.Steps() <= m.step {
		if err == nil && len(c.branch) == 2 {
			_ = g.fault(end(c.branch[1]), "want a turn behind %s, found the end of the paragraph", branchWord)
		}
		c.used = false // nothing was played: the text stays a comment
		c.failed = true
		return nil
	}
	d.insert(b)
	if r.steps += b.Steps(); r.steps > MaxSteps {
		return source.ErrorAt(c.branch[0].at(), source.TooLarge, "want at most %d steps, found more", MaxSteps)
	}
	return nil
}

// openTurn plays the first word of a branch that departs in the middle of a turn. That turn is written in full, so it
// begins with the moves before the branch.
func (g *gameReader) openTurn(parent *game.Record, words []word) ([]word, error) {
	s := parent.At(g.branch.From)
	if s.Phase == game.ToDraw || s.Ended() || s.Phase == game.Stuck || s.Last.Kind == game.Exchange ||
		s.Last.Kind == game.Void {
		return words, nil
	}
	start := g.branch.From
	for start > 0 {
		start--
		before := parent.At(start)
		if opens(&before, parent.Event(start+1)) {
			break
		}
	}
	first := 0
	for first < len(words) && isAnnotation(words[first].text) {
		first++
	}
	if first == len(words) || !strings.Contains(words[first].text, ".") {
		return words, nil
	}
	w := words[first]
	reader := g.turnReader()
	t, err := reader.read(w.text)
	if err != nil {
		return words, nil // playing the turns reports the fault
	}
	full := parent.Branch(start)
	chair := reader.chair(&t, full)
	for i := range t.moves {
		if full.Add(event(chair, &t.moves[i])) != nil || full.Event(start+1+i) != parent.Event(start+1+i) {
			if i == 0 {
				return words, nil // another turn, such as robbing a kong
			}
			return nil, g.fault(w.at(), "%q: want the turn to begin as it does where the branch departs", w.text)
		}
		if start+1+i == g.branch.From {
			break
		}
	}
	if full.Steps() < g.branch.From {
		return nil, g.fault(w.at(), "%q: want the whole turn in which the branch departs, found %d moves of it", w.text,
			len(t.moves))
	}
	for _, other := range words[:first] {
		g.mark(other.text)
	}
	g.record = full
	rest := t.moves[g.branch.From-start:]
	for i := range rest {
		if err := g.play(w, event(chair, &rest[i])); err != nil {
			return nil, err
		}
	}
	return words[first+1:], nil
}

// isBranch reports whether a comment paragraph is a branch.
func isBranch(p []word) bool {
	return len(p) >= 2 && isAnnotation(p[0].text) && p[0].text != "[]" && p[1].text == branchWord
}

// markStep returns the step that a label marks: the one before it, or earlier by the number after ^.
func markStep(label string, step int) int {
	name, back, ok := strings.Cut(label[1:len(label)-1], "^")
	if !ok || !isDigits(name) || !isDigits(back) {
		return step
	}
	if n, err := strconv.Atoi(back); err == nil {
		step = max(0, step-n)
	}
	return step
}
