package replay

import (
	"slices"

	"tehai/core/game"
)

// Branch is a variation: other moves that start at a step of a deal or of another branch. Its record is complete: up to
// From it has the events of the line it departs from, so that a caller steps through it as through a deal. The wall is
// the real one, as far as it is known.
type Branch struct {
	*game.Record
	ID   int // from 1, unique in the deal
	From int // the step at which it departs
	// by step, for steps after From; earlier steps have the comments of the line it departs from
	Comments map[int]string
	Branches []*Branch // that depart from this one, ordered by step
	parent   *Branch   // nil if it departs from the deal
}

// Parent returns the branch that this one departs from, nil for the deal itself.
func (b *Branch) Parent() *Branch { return b.parent }

// holds returns the branch that a step belongs to. Steps up to its From belong to the line it departs from; nil is the
// deal itself.
func (b *Branch) holds(step int) *Branch {
	for b != nil && step <= b.From {
		b = b.parent
	}
	return b
}

// MaxBranches is the greatest number of branches of one deal, nested ones included.
const MaxBranches = 500

// Branch returns a branch of the deal by its id, nil if there is none.
func (d *Deal) Branch(id int) *Branch {
	for b := range d.AllBranches {
		if b.ID == id {
			return b
		}
	}
	return nil
}

// AllBranches visits every branch of the deal, each before those that depart from it.
func (d *Deal) AllBranches(yield func(*Branch) bool) { walk(d.Branches, yield) }

func walk(list []*Branch, yield func(*Branch) bool) bool {
	for _, b := range list {
		if !yield(b) || !walk(b.Branches, yield) {
			return false
		}
	}
	return true
}

// Comment sets the comment at a step of a branch, nil for the deal itself; "" removes it. ok is false if there are
// already most comments.
func (d *Deal) Comment(b *Branch, step int, text string, most int) (ok bool) {
	comments := d.comments(b.holds(step))
	if text == "" {
		delete(comments, step)
		return true
	}
	if comments[step] == "" && len(comments) >= most {
		return false
	}
	comments[step] = text
	return true
}

// CommentAt returns the comment at a step of a branch, nil for the deal itself.
func (d *Deal) CommentAt(b *Branch, step int) string { return d.comments(b.holds(step))[step] }

func (d *Deal) comments(b *Branch) map[int]string {
	if b == nil {
		return d.Comments
	}
	return b.Comments
}

// Along returns the line of play of a branch as a deal, for functions that take a deal. It shares the branch's record
// and comments. No file states the payments of a branch, so the rules give them. For nil it is the deal itself.
func (d *Deal) Along(b *Branch) *Deal {
	if b == nil {
		return d
	}
	along := &Deal{Record: b.Record, Heading: d.Heading, Comments: b.Comments, Checked: d.Checked, Ruleset: d.Ruleset}
	along.Settle()
	return along
}

// Vary plays events at a step of a branch, nil for the deal itself. Events that were played there before are followed,
// into whichever branch they lead; events after the last step of a branch extend it; other events start a new branch.
// It returns the branch and the step of the last event. On an error, which is that of game.State.Check, nothing
// changes; ok is false if the deal has MaxBranches already.
func (d *Deal) Vary(b *Branch, step int, events []game.Event) (at *Branch, last int, ok bool, err error) {
	at, step = d.follow(b.holds(step), step, &events)
	if len(events) == 0 {
		return at, step, true, nil
	}
	record := d.recordOf(at)
	grows := at != nil && step == at.Steps()
	if !grows {
		if d.branchCount() >= MaxBranches {
			return b, step, false, nil
		}
		record = record.Branch(step)
	}
	for _, e := range events {
		if err := record.Add(e); err != nil {
			if grows {
				record.Truncate(step)
			}
			return b, step, true, err
		}
	}
	if !grows {
		at = d.addBranch(at, step, record)
	}
	return at, record.Steps(), true, nil
}

// follow follows the events for as long as they were played before.
func (d *Deal) follow(b *Branch, step int, events *[]game.Event) (*Branch, int) {
	for len(*events) > 0 {
		e := (*events)[0]
		record, children := d.recordOf(b), d.Branches
		if b != nil {
			children = b.Branches
		}
		if step >= record.Steps() || record.Event(step+1) != e {
			next := slices.IndexFunc(children, func(c *Branch) bool {
				return c.From == step && c.Steps() > step && c.Event(step+1) == e
			})
			if next < 0 {
				return b, step
			}
			b = children[next]
		}
		step++
		*events = (*events)[1:]
	}
	return b, step
}

// recordOf returns the record of a branch, for nil that of the deal itself.
func (d *Deal) recordOf(b *Branch) *game.Record {
	if b == nil {
		return d.Record
	}
	return b.Record
}

func (d *Deal) branchCount() int {
	n := 0
	for range d.AllBranches {
		n++
	}
	return n
}

// addBranch adds a branch to those of the line it departs from.
func (d *Deal) addBranch(parent *Branch, from int, record *game.Record) *Branch {
	b := &Branch{Record: record, From: from, Comments: map[int]string{}, parent: parent}
	d.insert(b)
	return b
}

// AddBranch adds a complete record that departs at a step from a branch, nil for the deal itself. ok is false, and
// nothing changes, if the record has no event after that step or the deal has MaxBranches already.
func (d *Deal) AddBranch(parent *Branch, from int, record *game.Record) (b *Branch, ok bool) {
	if record.Steps() <= from || d.branchCount() >= MaxBranches {
		return nil, false
	}
	return d.addBranch(parent.holds(from), from, record), true
}

// insert gives a branch its id and adds it to its siblings: ordered by step, and for one step in the order of
// insertion.
func (d *Deal) insert(b *Branch) {
	d.given++
	b.ID = d.given
	list := d.siblings(b)
	at := 0
	for at < len(*list) && (*list)[at].From <= b.From {
		at++
	}
	*list = slices.Insert(*list, at, b)
}

// siblings returns the list that contains a branch.
func (d *Deal) siblings(b *Branch) *[]*Branch {
	if b.parent != nil {
		return &b.parent.Branches
	}
	return &d.Branches
}

// Drop removes a branch and those that depart from it.
func (d *Deal) Drop(b *Branch) {
	list := d.siblings(b)
	*list = slices.DeleteFunc(*list, func(other *Branch) bool { return other == b })
}
