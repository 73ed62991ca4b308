package game

import "slices"

// Record is one deal and its events, with quick access to the state at every step: once a state was asked for, it
// stores every sixteenth, so that At replays fifteen events at most. Most of the thousand deals of a large file are
// never looked at.
type Record struct {
	deal   *Deal
	events []Event
	kept   []State // at steps 0, stride, 2·stride …, up to the last step asked for; empty before that
	last   State
}

const stride = 16

// NewRecord returns the record of a deal without events. The deal must pass Deal.Check, and must not be changed
// afterwards.
func NewRecord(d *Deal) *Record {
	r := &Record{deal: d}
	r.last.start(d)
	return r
}

// Deal returns the deal of the record.
func (r *Record) Deal() *Deal { return r.deal }

// Steps returns the number of events; the states are 0 to Steps.
func (r *Record) Steps() int { return len(r.events) }

// Event returns the event that led to a step, 1 to Steps.
func (r *Record) Event(step int) Event { return r.events[step-1] }

// Last returns the state after the last event. It belongs to the record: do not change it.
func (r *Record) Last() *State { return &r.last }

// Expect reserves capacity for that many more events.
func (r *Record) Expect(events int) { r.events = slices.Grow(r.events, events) }

// Add applies an event. On an error, which is that of State.Check, the record stays as it was. Redundant parts of an
// event (FromHand of a tile that was not the one drawn, the default choice of a pung) are removed.
func (r *Record) Add(e Event) error {
	if err := r.last.check(e); err != nil {
		return err
	}
	r.append(r.last.normal(e))
	return nil
}

// At returns the state at a step. A step out of range gives the nearest one.
func (r *Record) At(step int) State {
	step = max(0, min(step, len(r.events)))
	if step == len(r.events) {
		return r.last
	}
	r.keep(step / stride)
	s := r.kept[step/stride]
	for _, e := range r.events[step/stride*stride : step] {
		s.perform(e)
	}
	return s
}

// Truncate removes every event after a step.
func (r *Record) Truncate(step int) {
	s := r.At(step)
	r.backTo(&s)
}

// backTo restores an earlier state of the record as its last.
func (r *Record) backTo(s *State) {
	r.last = *s
	r.events = r.events[:s.Step]
	r.kept = r.kept[:min(len(r.kept), s.Step/stride+1)]
}

// Under returns a record of the same deal and the events up to a step under other rules, for play that continues from
// there. Those rules judge only what follows, not the earlier events. The error is that of Deal.Check.
func (r *Record) Under(rules *Rules, step int) (*Record, error) {
	d := r.deal.Clone()
	d.Rules = rules
	if _, err := d.Check(); err != nil {
		return nil, err
	}
	other := NewRecord(d)
	for _, e := range r.events[:max(0, min(step, len(r.events)))] {
		other.append(e)
	}
	return other, nil
}

// Branch returns a record of the same deal and the events up to a step, for play that continues from there. It shares
// no mutable data with this one.
func (r *Record) Branch(step int) *Record {
	step = max(0, min(step, len(r.events)))
	kept := r.kept[:min(len(r.kept), step/stride+1)]
	return &Record{deal: r.deal, events: slices.Clone(r.events[:step]), kept: slices.Clone(kept), last: r.At(step)}
}

// append applies an event that is known to be possible.
func (r *Record) append(e Event) {
	r.last.perform(e)
	r.events = append(r.events, e)
}

// keep stores the states up to the nth.
func (r *Record) keep(n int) {
	if len(r.kept) == 0 {
		r.kept = []State{Start(r.deal)}
	}
	for len(r.kept) <= n {
		at := (len(r.kept) - 1) * stride
		s := r.kept[len(r.kept)-1]
		for _, e := range r.events[at : at+stride] {
			s.perform(e)
		}
		r.kept = append(r.kept, s)
	}
}
