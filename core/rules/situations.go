package rules

import (
	"slices"

	"tehai/core/source"
	"tehai/core/tile"
)

// Situations lists what can be entered about a win, and which of it cannot be true together.
type Situations struct {
	Known    []Circumstance
	Refusals []Refusal
}

// Refusal is something that cannot be true of a win.
type Refusal struct {
	ID, Text string
	Of       string // key of the circumstance that cannot be
	// Needs is the key of another circumstance that it needs, Excludes of one with which it is impossible; "" if the
	// refusal is about something else.
	Needs, Excludes string
	// Holds reports whether the refusal applies; nil if Needs or Excludes decide.
	Holds func(*Win) bool
	// AboutHand: it depends on the tiles of the hand.
	AboutHand bool
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

// Needs returns the keys of the circumstances that one needs.
func (s *Situations) Needs(key string) []string {
	var keys []string
	for i := range s.Refusals {
		if r := &s.Refusals[i]; r.Of == key && r.Needs != "" {
			keys = appendKey(keys, r.Needs)
		}
	}
	return keys
}

// Excludes returns the keys of the circumstances with which one is impossible.
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

// Check refuses a win of fourteen tiles with impossible tiles or an impossible situation.
func (s *Situations) Check(win *Win) error {
	h := &win.Hand
	if err := h.Check(); err != nil {
		return err
	}
	if want := 14 - 3*len(h.Melds); len(h.Closed) != want {
		return source.Errorf(source.WrongTileCount,
			"want %d closed tiles beside %d melds, the winning tile among them, found %d", want, len(h.Melds), len(h.Closed))
	}
	if h.WinTile() == tile.None {
		return source.Errorf(source.WinNotInHand, "want one of the %d closed tiles to be the winning one, found none",
			len(h.Closed))
	}
	if err := s.CheckSaid(win, true); err != nil {
		return err
	}
	for _, wind := range [...]tile.Tile{win.Seat(), win.Round(), win.From, win.Liable} {
		if wind != tile.None && !wind.IsWind() {
			return Impossible("want East, South, West or North for a wind, found %s", wind)
		}
	}
	return nil
}

// CheckSaid refuses an impossible situation of a win whose hand may be unknown.
func (s *Situations) CheckSaid(win *Win, hand bool) error {
	if refusal := s.Refuse(win, hand); refusal != nil {
		return Impossible("%s", refusal.Text).Because(refusal.ID, refusal.Of)
	}
	return nil
}

// Refuse returns the first refusal that applies to the win, or nil. Without hand the hand is unknown, and refusals
// about it are skipped.
func (s *Situations) Refuse(win *Win, hand bool) *Refusal {
	for i := range s.Refusals {
		if r := &s.Refusals[i]; (hand || !r.AboutHand) && r.holds(s, win) {
			return r
		}
	}
	return nil
}

// Drop returns the keys of circumstances of a win that have to be removed: those that the rules do not have, and
// impossible ones with their refusals.
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
		r := s.Refuse(&rest, hand)
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
