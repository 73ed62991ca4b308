package rules

import (
	"slices"
	"sync"

	"tehai/core/option"
)

// Family is what a package of rules gives to the catalogue: its rule sets, in
// the order in which people are shown them.
type Family struct {
	ID   string // such as riichi: which score card its rule sets give
	Sets []*RuleSet
}

// RuleSet is one row of the catalogue, rules whose options are still to be
// chosen. Everything else holds the Rules that With makes of it.
type RuleSet struct {
	ID      string // as in the public interface, such as riichi-ema
	Family  string
	Name    string
	Players int // of the options' own values
	Options []option.Option
	// Three is the id of the row for three players, "" where this row serves
	// for any number.
	Three string
	// Fans says where the names of its fans stand among a page's words: fan,
	// faan. It is "" for rules whose card counts none.
	Fans string
	// Names are the names of its own special hands by id, each a map[string]string by language; of house rules only.
	Names map[string]any
	// New makes the rules of values, which are resolved: every option has one.
	New func(set *RuleSet, values option.Values) *Rules
	// Check refuses chosen values that do not go together; nil refuses nothing.
	Check func(chosen, values option.Values) error

	making sync.Mutex
	plain  *Rules
	made   *Rules // the latest with chosen options
}

// With returns the rules of the set with the chosen options; those of the same options are shared with the call before.
// Its error is that of Resolve, or unknown-option for values that do not go together.
func (s *RuleSet) With(chosen option.Values) (*Rules, error) {
	if len(chosen) == 0 {
		return s.Plain(), nil
	}
	values, err := option.Resolve(s.Options, chosen)
	if err == nil && s.Check != nil {
		err = s.Check(chosen, values)
	}
	if err != nil {
		return nil, err
	}
	s.making.Lock()
	r := s.made
	s.making.Unlock()
	if r == nil || !s.same(values, r.Values) {
		r = s.rules(values)
		s.making.Lock()
		s.made = r
		s.making.Unlock()
	}
	return r, nil
}

// same reports whether every option has the same value, lists in the same order.
func (s *RuleSet) same(a, b option.Values) bool {
	for i := range s.Options {
		x, y := a[s.Options[i].Key], b[s.Options[i].Key]
		list, isList := x.([]string)
		if other, _ := y.([]string); isList && !slices.Equal(list, other) || !isList && x != y {
			return false
		}
	}
	return true
}

// Plain returns the rules of the set without changed options. They are made at the first call, and shared. Making
// them may panic in a module whose deferred part has not loaded: then the next call makes them, which a sync.Once
// would not.
func (s *RuleSet) Plain() *Rules {
	s.making.Lock()
	r := s.plain
	s.making.Unlock()
	if r != nil {
		return r
	}
	values, err := option.Resolve(s.Options, nil)
	if err != nil {
		panic("rules: " + err.Error()) // nothing was chosen that could be wrong
	}
	r = s.with(values, nil)
	s.making.Lock()
	if s.plain == nil {
		s.plain = r
	}
	r = s.plain // the first one made
	s.making.Unlock()
	return r
}

func (s *RuleSet) rules(values option.Values) *Rules { return s.with(values, s.departures(values)) }

func (s *RuleSet) with(values, chosen option.Values) *Rules {
	r := s.New(s, values)
	r.RuleSet, r.Values, r.Chosen = s, values, chosen
	r.Play.ID = s.ID
	return r
}

// departures returns the options whose value is not the set's own; nil if there
// are none.
func (s *RuleSet) departures(values option.Values) option.Values {
	var chosen option.Values
	for i := range s.Options {
		o := &s.Options[i]
		if o.Same(values[o.Key], o.Default) {
			continue
		}
		if chosen == nil {
			chosen = option.Values{}
		}
		chosen[o.Key] = values[o.Key]
	}
	return chosen
}

// Option returns the option of a key, or nil.
func (s *RuleSet) Option(key string) *option.Option {
	for i := range s.Options {
		if s.Options[i].Key == key {
			return &s.Options[i]
		}
	}
	return nil
}
