// Package option has the options of rule sets: what a person may change about
// the rules of a game, such as a minimum of points or red fives. An Option states
// its key, the kind of its value, the default and the choices. Resolve checks the
// Values that were chosen and fills in the defaults; Text and Read write a value
// as a word of replay text and read it again. Numbers are points, han or counts,
// as the option's Label says.
package option

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/source"
)

// Kind is the type of an option's value.
type Kind string

const (
	Bool   Kind = "bool"   // true or false
	Int    Kind = "int"    // a whole number, 0 or more
	Choice Kind = "choice" // one of Choices
	Set    Kind = "set"    // a list of different words out of Choices
)

// Option is one thing about a rule set that a person may change.
type Option struct {
	Key       string
	Kind      Kind
	Default   any      // bool, int, string or []string, by Kind
	Choices   []string // for Choice and Set; for Int the only numbers allowed, in decimal, or none to allow all
	Label     string   // plain English, what the option does
	Confirmed bool     // the default stands in the organisation's own text
	Of        string   // the id of the fan whose worth it is, if it is one's
}

// Players is the key of the option that says how many play.
const Players = "players"

// Values are the values that a person chose, by key: bool, int, string or
// []string as the option's Kind says. A key that is absent has its default.
type Values map[string]any

// Resolve returns every option of the list with its value: the chosen one where
// there is one, the default elsewhere. Its error is unknown-option when a key
// is not in the list or the value is none of those that the option can have, and
// bad-type when the value is of another kind than the option.
func Resolve(list []Option, chosen Values) (Values, error) {
	values := make(Values, len(list))
	for _, o := range list {
		values[o.Key] = o.Default
	}
	keys := make([]string, 0, len(chosen))
	for key := range chosen {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	for _, key := range keys {
		i := slices.IndexFunc(list, func(o Option) bool { return o.Key == key })
		if i < 0 {
			return nil, source.Errorf(source.UnknownOption, "no option %q in this rule set; there are: %s", key, keysOf(list))
		}
		value, err := list[i].read(chosen[key])
		if err != nil {
			return nil, err
		}
		values[key] = value
	}
	return values, nil
}

func keysOf(list []Option) string {
	keys := make([]string, len(list))
	for i, o := range list {
		keys[i] = o.Key
	}
	return strings.Join(keys, " ")
}

// read returns a chosen value as the option's Kind has it. One of the numbers
// of an Int that has Choices may be written as it stands there.
func (o *Option) read(value any) (any, error) {
	typed, allowed := false, true
	switch v := value.(type) {
	case bool:
		typed = o.Kind == Bool
	case int:
		typed, allowed = o.Kind == Int, o.allows(v)
	case string:
		if allowed = slices.Contains(o.Choices, v); o.Kind == Int && allowed {
			return strconv.Atoi(v)
		}
		typed = o.Kind == Choice
	case []string:
		typed, allowed = o.Kind == Set, !slices.ContainsFunc(v, func(s string) bool { return !slices.Contains(o.Choices, s) })
	}
	switch {
	case !typed:
		return nil, source.Errorf(source.BadType, "option %s: want %s, found %v", o.Key, o.wants(), value)
	case !allowed:
		return nil, source.Errorf(source.UnknownOption, "option %s: want %s, found %v", o.Key, o.wants(), value)
	}
	if list, ok := value.([]string); ok {
		return slices.Clone(list), nil // the caller may change its own
	}
	return value, nil
}

// Allows reports whether the option is there and can have a number.
func (o *Option) Allows(v int) bool { return o != nil && o.Kind == Int && o.allows(v) }

func (o *Option) allows(v int) bool {
	if len(o.Choices) > 0 {
		return slices.Contains(o.Choices, strconv.Itoa(v))
	}
	return v >= 0 && v <= maxInt
}

// maxInt keeps sums of points far from overflow.
const maxInt = 1_000_000

func (o *Option) wants() string {
	switch o.Kind {
	case Bool:
		return "true or false"
	case Int:
		if len(o.Choices) > 0 {
			return "one of the numbers " + strings.Join(o.Choices, " ")
		}
		return "a whole number from 0 to 1000000"
	case Choice:
		return "one of " + strings.Join(o.Choices, " ")
	}
	return "a list out of " + strings.Join(o.Choices, " ")
}

// words returns a Set's value in the order of the choices, each once.
func (o *Option) words(value any) []string {
	chosen, _ := value.([]string)
	words := []string{}
	for _, word := range o.Choices {
		if slices.Contains(chosen, word) {
			words = append(words, word)
		}
	}
	return words
}

// Same reports whether two values of the option are one: of a Set the order and repetitions
// are nothing.
func (o *Option) Same(a, b any) bool {
	if o.Kind != Set {
		return a == b
	}
	return slices.Equal(o.words(a), o.words(b))
}
