package compact

import (
	"fmt"
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/work"
)

// An unpacker reads deal by deal: the reader of replay text reads what the text states of a deal, and the moves are
// played.
type unpacker struct {
	*codec
	heads *replay.HeadReader
	steps int // of all records so far; the record of a branch counts from its first step
}

// read returns the deals up to a fault; the replay is nil if there are none.
func (u *unpacker) read() (r *replay.Replay, fault string) {
	n := u.number(deals, 0)
	if n < 1 || n > maxDeals {
		return nil, "want 1 to 200 deals"
	}
	played := 0
	for ; played < n && u.broken == ""; played++ {
		if !u.deal() {
			break
		}
	}
	if played == n && u.broken == "" {
		if err := u.heads.Tail(loosen(u.text(""))); err != nil && u.broken == "" {
			u.broken = err.Error()
		}
	}
	if played == 0 {
		return nil, u.broken
	}
	r = u.heads.Replay()
	r.BoundComments(nil, nil)
	return r, u.broken
}

// deal reads one deal and plays it; it returns false if nothing of it can be shown.
func (u *unpacker) deal() bool {
	head := loosen(u.text(""))
	tiles := u.wall(nil)
	if u.broken != "" {
		return false
	}
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = notation.Letters(t)
	}
	d, err := u.heads.Deal(head+strings.Join(words, " ")+"\n", len(tiles))
	if err != nil {
		u.broken = err.Error()
		return false
	}
	d.Checked = replay.Checked(u.choose(checked, 0))
	d.Comments = u.readMoves(d.Record)
	u.readBranches(d, nil, 0)
	return true
}

// Costs of unpacking a move and of starting a branch, in the units of source.Work.
const (
	workOfMove   = 100
	workOfBranch = 300
)

// readMoves plays the events that follow on a record and returns the comments on it.
func (u *unpacker) readMoves(r *game.Record) map[int]string {
	for u.broken == "" {
		work.Count(workOfMove)
		s := r.Last()
		e, ok := u.event(s, game.Event{}, false)
		if !ok {
			break
		}
		u.grow(sizeOfMove)
		if u.steps++; u.steps > replay.MaxSteps {
			u.broken, u.large = fmt.Sprintf("want at most %d steps, found more", replay.MaxSteps), true
		}
		if u.broken != "" {
			break
		}
		if err := r.Add(e); err != nil {
			u.broken = err.Error()
		}
	}
	return u.comments(nil, r.Steps())
}

// readBranches reads the branches that depart from a deal, or from one of its branches.
func (u *unpacker) readBranches(d *replay.Deal, parent *replay.Branch, depth int) {
	from := 0
	of := d.Record
	if parent != nil {
		of = parent.Record
	}
	for n := u.number(branches, 0); n > 0 && u.broken == ""; n-- {
		from += u.number(departs, 0)
		work.Count(workOfBranch + from)
		if u.grow(sizeOfBranch + from); u.broken != "" {
			return
		}
		if from > of.Steps() || depth > replay.MaxBranches {
			u.broken = "a branch departs from nowhere"
			return
		}
		record := of.Branch(from)
		u.steps += from
		comments := u.readMoves(record)
		b, ok := d.AddBranch(parent, from, record)
		if !ok {
			if u.broken == "" {
				u.broken = "a branch without a move, or more of them than a deal may have"
			}
			return
		}
		b.Comments = comments
		u.readBranches(d, b, depth+1)
	}
}
