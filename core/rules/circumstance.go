package rules

import (
	"slices"

	"tehai/core/option"
)

// Circumstance is one thing that a person may say about a win under some rules:
// a field of Situation.
type Circumstance struct {
	Key     string      // as in the public interface, such as selfDrawn
	Kind    option.Kind // Bool, Int, Choice, Set, or Tiles
	Choices []string
	field   *field
}

// Tiles is the kind of a circumstance that is a list of tiles; no option is one.
const Tiles option.Kind = "tiles"

// Circumstances returns the circumstances of the keys, with the choices that
// they have where nobody says otherwise.
func Circumstances(keys ...string) []Circumstance {
	list := make([]Circumstance, len(keys))
	for i, key := range keys {
		at := slices.IndexFunc(fields, func(f field) bool { return f.key == key })
		f := &fields[at]
		list[i] = Circumstance{Key: key, Kind: f.kind, Choices: f.choices, field: f}
	}
	return list
}

// Among returns the circumstance with other choices.
func (c Circumstance) Among(choices ...string) Circumstance {
	c.Choices = choices
	return c
}

// Said reports whether the situation says anything but the default.
func (c *Circumstance) Said(s *Situation) bool { return c.field.said(s) }

// Say puts a value into the situation, as one of the Choices is written: true
// for Bool, a number for Int without choices; of a Set and of Tiles it is one
// more.
func (c *Circumstance) Say(s *Situation, value string) { c.field.say(s, value) }

// Unsay takes the circumstance out of the situation.
func (c *Circumstance) Unsay(s *Situation) { c.field.unsay(s) }

// Refusal is one thing that cannot be true of a win.
type Refusal struct {
	ID, Text string
	Of       string // key of the circumstance that cannot be
	// Needs is the key of another that it cannot be without, Excludes of one
	// that it cannot be beside; "" where the refusal is about something else.
	Needs, Excludes string
	// Holds tells whether it is so; nil where Needs or Excludes say all.
	Holds func(*Win) bool
	// AboutHand: it asks about the tiles of the hand.
	AboutHand bool
}

// Situations is what may be said about a win, and what of it cannot be true
// together.
type Situations struct {
	Known    []Circumstance
	Refusals []Refusal
}

// Knows returns the circumstance of a key, or nil.
func (s *Situations) Knows(key string) *Circumstance {
	for i := range s.Known {
		if s.Known[i].Key == key {
			return &s.Known[i]
		}
	}
	return nil
}

// Needs returns the keys of the circumstances that one cannot be without.
func (s *Situations) Needs(key string) []string {
	var keys []string
	for i := range s.Refusals {
		if r := &s.Refusals[i]; r.Of == key && r.Needs != "" {
			keys = appendKey(keys, r.Needs)
		}
	}
	return keys
}

// Excludes returns the keys of the circumstances that one cannot be beside.
func (s *Situations) Excludes(key string) []string {
	var keys []string
	for i := range s.Refusals {
		switch r := &s.Refusals[i]; {
		case r.Excludes == "":
		case r.Of == key:
			keys = appendKey(keys, r.Excludes)
		case r.Excludes == key:
			keys = appendKey(keys, r.Of)
		}
	}
	return keys
}

func appendKey(keys []string, key string) []string {
	if slices.Contains(keys, key) {
		return keys
	}
	return append(keys, key)
}

// Refuse returns the first thing that cannot be true of the win, or nil.
func (s *Situations) Refuse(win *Win) *Refusal { return s.RefuseSaid(win, true) }

// RefuseSaid is Refuse of what was said of a win whose hand may not be known.
func (s *Situations) RefuseSaid(win *Win, hand bool) *Refusal {
	for i := range s.Refusals {
		if r := &s.Refusals[i]; (hand || !r.AboutHand) && r.holds(s, win) {
			return r
		}
	}
	return nil
}

// A Probe asks what keeps a win from having one more circumstance. Hand tells
// whether the win's hand is known. It has buffers for the win with and without
// what is asked about, so that very much can be asked.
type Probe struct {
	Situations    *Situations
	Win           *Win
	Hand          bool
	with, without Win
	blank         Situation
}

// IsDefault reports whether a value is what holds where nothing is said.
func (p *Probe) IsDefault(c *Circumstance, value string) bool {
	p.blank = Situation{}
	c.Say(&p.blank, value)
	return !c.Said(&p.blank)
}

// Against returns the first refusal of a circumstance's value, which is not the
// default, that holds with it and does not without. What is settled before all
// others, such as the seat, gives way to none; the others give way to it.
func (p *Probe) Against(c *Circumstance, value string) *Refusal {
	if c.field.first {
		return nil
	}
	set := false
	for i := range p.Situations.Refusals {
		r := &p.Situations.Refusals[i]
		if r.Of != c.Key && r.Excludes != c.Key || r.AboutHand && !p.Hand {
			continue
		}
		if !set {
			p.set(c, value)
			set = true
		}
		if r.holds(p.Situations, &p.with) && !r.holds(p.Situations, &p.without) {
			return r
		}
	}
	return nil
}

// set makes the two wins that differ by the value.
func (p *Probe) set(c *Circumstance, value string) {
	p.without = *p.Win
	if c.Kind != option.Set && c.Kind != Tiles {
		c.Unsay(&p.without.Situation)
	}
	p.with = p.without
	c.Say(&p.with.Situation, value)
}

// Drop returns the keys of what is said of a win and has to go: what the rules
// do not know, and what cannot be; and why the latter cannot.
func (s *Situations) Drop(win *Win, hand bool) (keys []string, reasons []*Refusal) {
	keys = []string{}
	rest := *win
	for i := range fields {
		if f := &fields[i]; f.said(&rest.Situation) && s.Knows(f.key) == nil {
			f.unsay(&rest.Situation)
			keys = append(keys, f.key)
		}
	}
	for range s.Known {
		r := s.RefuseSaid(&rest, hand)
		if r == nil {
			break
		}
		c := s.Knows(r.Of)
		if c == nil || !c.Said(&rest.Situation) {
			break
		}
		c.Unsay(&rest.Situation)
		keys, reasons = append(keys, r.Of), append(reasons, r)
	}
	return keys, reasons
}

func (r *Refusal) holds(s *Situations, win *Win) bool {
	if r.Holds != nil {
		return r.Holds(win)
	}
	of := s.Knows(r.Of)
	if of == nil || !of.Said(&win.Situation) {
		return false
	}
	if r.Needs != "" {
		needed := s.Knows(r.Needs)
		return needed == nil || !needed.Said(&win.Situation)
	}
	excluded := s.Knows(r.Excludes)
	return excluded != nil && excluded.Said(&win.Situation)
}
