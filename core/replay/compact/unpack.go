package compact

import (
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/source"
)

// An unpacker reads deal by deal: what a text says of a deal goes to the reader
// of replay text, its moves are played.
type unpacker struct {
	*codec
	rules replay.RulesFor
	said  strings.Builder // replay text of the deals so far, without their moves
	steps int
}

// read returns the deals up to a fault; nil if there is none.
func (u *unpacker) read() (r *replay.Replay, fault string) {
	n := u.number(deals, 0)
	if n < 1 || n > maxDeals {
		return nil, "want 1 to 200 deals"
	}
	var played []*replay.Deal
	for len(played) < n && u.broken == "" {
		d, bad := u.deal(len(played))
		if d == nil {
			u.broken = bad
			break
		}
		played = append(played, d)
	}
	if u.broken == "" {
		u.said.WriteString(loosen(u.text("")))
	}
	if len(played) == 0 {
		return nil, u.broken
	}
	r, err := replay.Read(u.said.String(), u.rules)
	if err != nil || len(r.Deals) < len(played) {
		return nil, "its words are no replay text"
	}
	r.Deals = r.Deals[:len(played)]
	for i, d := range played {
		d.Notes = r.Deals[i].Notes
		r.Deals[i] = d
	}
	return r, u.broken
}

// deal reads one deal and plays it.
func (u *unpacker) deal(index int) (*replay.Deal, string) {
	head := loosen(u.text(""))
	tiles := u.wall(nil)
	if u.broken != "" {
		return nil, u.broken
	}
	words := make([]string, len(tiles))
	for i, t := range tiles {
		words[i] = notation.Letters(t)
	}
	before := u.said.String()
	u.said.WriteString(head + strings.Join(words, " ") + "\n")
	r, err := replay.Read(u.said.String(), u.rules)
	if err != nil || len(r.Deals) != index+1 || r.Deals[index].Steps() > 0 || len(r.Deals[index].Deal().Wall) != len(tiles) {
		u.said.Reset()
		u.said.WriteString(before)
		return nil, "its words are no replay text"
	}
	d := r.Deals[index]
	d.Checked = replay.Checked(u.choose(checked, 0))
	d.Comments = u.readMoves(d.Record)
	u.readBranches(d, nil, 0)
	return d, ""
}

// workOfMove is what it takes to unpack a move, as source.Work counts.
const workOfMove = 100

// readMoves plays what follows on a record and returns the comments on it.
func (u *unpacker) readMoves(r *game.Record) map[int]string {
	for u.broken == "" {
		source.Work(workOfMove)
		s := r.Last()
		e, ok := u.event(s, game.Event{}, false)
		if !ok {
			break
		}
		if u.steps++; u.steps > replay.MaxSteps {
			u.broken = "it has more steps than any file"
			break
		}
		if err := r.Add(e); err != nil {
			u.broken = err.Error()
		}
	}
	return u.comments(nil)
}

// readBranches reads the branches that depart from a deal, or from one of them.
func (u *unpacker) readBranches(d *replay.Deal, parent *replay.Branch, depth int) {
	from := 0
	for n := u.number(branches, 0); n > 0 && u.broken == ""; n-- {
		from += u.number(departs, 0)
		along := d.Along(parent).Record
		if from > along.Steps() || depth > replay.MaxBranches {
			u.broken = "a branch departs from nowhere"
			return
		}
		record := along.Branch(from)
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
