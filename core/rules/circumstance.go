package rules

import (
	"slices"

	"tehai/core/option"
)

// Circumstance is a field of Situation: something that can be entered about a win under some rules.
type Circumstance struct {
	Key     string      // as in the public interface, such as selfDrawn
	Kind    option.Kind // Bool, Int, Choice, Set, or Tiles
	Choices []string
	field   *field
}

// Tiles is the kind of a circumstance that is a list of tiles; no option is one.
const Tiles option.Kind = "tiles"

// Circumstances returns the circumstances of the keys with their default choices.
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
