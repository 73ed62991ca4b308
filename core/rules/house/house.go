// Package house reads house rules: a file of a club that names a preset as its base, the options that differ, special
// hands that are dropped and special hands of its own. Read takes the text of the file and returns a rules.RuleSet like
// those of core/rules/catalog; its ID is the file again, without blanks, so that whatever keeps the id of a rule set
// keeps house rules as well. An error names the place in the file and what is wanted there; then nothing of the file is
// used. Texts of a file are never run, and what is read is bounded: 64 kB, 200 hands, 10 layouts a hand.
package house

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/jsontext"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/western"
	"tehai/core/source"
)

// Size is the greatest number of bytes of a file.
const Size = 64 << 10

// version is that of the files that are read.
const version = 1

// kind is the value of the field tehai.
const kind = "house-rules"

const fields = "tehai, version, name, base, options, drop, hands, note"

// Bounds of texts, in bytes.
const (
	mostName = 120
	mostNote = 4000
)

// IsText reports whether a text can only be house rules, and no id of a rule set.
func IsText(text string) bool { return text != "" && (text[0] == '{' || text[0] == packed[0]) }

// Read reads a file, packed or not. base finds a preset by its id.
func Read(text string, base func(id string) (*rules.RuleSet, bool)) (*rules.RuleSet, error) {
	if len(text) > Size {
		return nil, tooLarge(len(text))
	}
	if strings.HasPrefix(text, packed[:1]) {
		var err error
		if text, err = Unpack(text); err != nil {
			return nil, err
		}
		set, err := Read(text, base)
		if fault, ok := err.(*source.Error); ok {
			fault.Span = source.Nowhere // the packed text has no such place
		}
		return set, err
	}
	v, err := jsontext.Parse(text)
	if err != nil {
		span := source.Nowhere
		if e, ok := err.(*source.Error); ok {
			span = e.Span
		}
		return nil, source.ErrorAt(span, source.BadHouseRules, "house rules: %s", err.Error())
	}
	return read(&v, base)
}

func read(v *jsontext.Value, base func(string) (*rules.RuleSet, bool)) (*rules.RuleSet, error) {
	if v.Kind != jsontext.Object {
		return nil, western.Want(v, "house rules", "an object")
	}
	if tehai := v.Get("tehai"); tehai.String() != kind {
		return nil, western.Want(tehai, "tehai", "\""+kind+"\"")
	}
	if err := readVersion(v.Get("version")); err != nil {
		return nil, err
	}
	if err := western.Known(v, "", fields); err != nil {
		return nil, err
	}
	name := v.Get("name")
	if strings.TrimSpace(name.String()) == "" || len(name.String()) > mostName {
		return nil, western.Want(name, "name", "a name of at most 120 bytes")
	}
	if note := v.Get("note"); note.Kind != jsontext.Absent && (note.Kind != jsontext.String || len(note.Text) > mostNote) {
		return nil, western.Want(note, "note", "a text of at most 4000 bytes")
	}
	under, ok := base(v.Get("base").String())
	if !ok || IsText(v.Get("base").String()) {
		return nil, western.Want(v.Get("base"), "base", "the id of a rule set, such as classical-bmja")
	}
	set := &rules.RuleSet{ID: string(jsontext.AppendCompact(nil, v)), Family: under.Family, Name: name.String(),
		Players: under.Players, Options: slices.Clone(under.Options), Fans: under.Fans, Check: under.Check}
	if err := readOptions(v.Get("options"), set); err != nil {
		return nil, err
	}
	return set, readHands(v, under, set)
}

func readVersion(v *jsontext.Value) error {
	n, ok := v.Int()
	switch {
	case ok && n > version:
		return western.Wrong(v, "version", "want %d, found %d: written by a newer program", version, n)
	case !ok || n != version:
		return western.Want(v, "version", "1")
	}
	return nil
}

// readOptions makes the options of a file the own values of the set.
func readOptions(v *jsontext.Value, set *rules.RuleSet) error {
	if v.Kind == jsontext.Absent {
		return nil
	}
	keys := make([]string, len(set.Options))
	for i := range set.Options {
		keys[i] = set.Options[i].Key
	}
	if err := western.Known(v, "options", strings.Join(keys, ", ")); err != nil {
		return err
	}
	chosen := option.Values{}
	for i, key := range v.Names {
		at := slices.Index(keys, key)
		o := &set.Options[at]
		values, err := option.Resolve(set.Options[at:at+1], option.Values{key: valueOf(&v.Fields[i])})
		if err != nil {
			return wrongOption(&v.Fields[i], key, err)
		}
		o.Default, o.Confirmed = values[key], false
		chosen[key] = values[key]
	}
	if set.Check == nil {
		return nil
	}
	values, err := option.Resolve(set.Options, nil)
	if err == nil {
		err = set.Check(chosen, values)
	}
	if err != nil {
		return western.Wrong(v, "options", "%s", err.Error())
	}
	return nil
}

// wrongOption returns the error of an option at its place: what it wants and what was found.
func wrongOption(v *jsontext.Value, key string, err error) error {
	text := strings.TrimSpace(strings.TrimPrefix(err.Error(), "option "+key+": want "))
	want, found, _ := strings.Cut(text, ", found ")
	if list, ok := strings.CutPrefix(want, "one of "); ok {
		return western.Wrong(v, "options."+key, "want one of %s, found %s", list, found)
	}
	return western.Wrong(v, "options."+key, "want %s, found %s", want, found)
}

// valueOf returns what an option reads: a bool, an int, a text or a list of texts.
func valueOf(v *jsontext.Value) any {
	switch v.Kind {
	case jsontext.Bool:
		return v.Is()
	case jsontext.Number:
		if n, ok := v.Int(); ok {
			return n
		}
		return v.Text + " " // a text that no option has
	case jsontext.String:
		return v.Text
	case jsontext.Array:
		list := make([]string, len(v.Items))
		for i := range v.Items {
			list[i] = v.Items[i].String()
		}
		return list
	}
	return nil
}

// readHands reads what is dropped and what is added, and makes the function that the rules come from.
func readHands(v *jsontext.Value, under, set *rules.RuleSet) error {
	set.New = func(_ *rules.RuleSet, values option.Values) *rules.Rules { return under.New(under, values) }
	values, err := option.Resolve(set.Options, nil)
	if err != nil {
		return err
	}
	known := western.IDs(under, values)
	drop := v.Get("drop")
	if drop.Kind != jsontext.Absent && drop.Kind != jsontext.Array {
		return western.Want(drop, "drop", "a list of ids of special hands")
	}
	var dropped []string
	for i := range drop.Items {
		at := "drop[" + strconv.Itoa(i) + "]"
		id := drop.Items[i].String()
		switch {
		case drop.Items[i].Kind != jsontext.String:
			return western.Want(&drop.Items[i], at, "the id of a special hand")
		case slices.Contains(dropped, id):
			return western.Wrong(&drop.Items[i], at, "%q is there twice", id)
		case !slices.Contains(known, id):
			return western.Wrong(&drop.Items[i], at, "%q is no hand of %s", id, under.ID)
		}
		dropped = append(dropped, id)
	}
	list := v.Get("hands")
	if list.Kind == jsontext.Absent && len(dropped) == 0 {
		return nil
	}
	var hands []western.Hand
	if list.Kind != jsontext.Absent {
		if hands, err = western.ReadHands(list, "hands"); err != nil {
			return err
		}
	}
	if len(hands) > 0 && known == nil {
		return western.Wrong(list, "hands",
			"%s takes no special hands: want classical-dmjl or classical-bmja as base", under.ID)
	}
	for i := range hands {
		if slices.Contains(known, hands[i].ID) && !slices.Contains(dropped, hands[i].ID) {
			return western.Wrong(list.Items[i].Get("id"), "hands["+strconv.Itoa(i)+"].id", "%q is there twice", hands[i].ID)
		}
		if hands[i].Names != nil {
			if set.Names == nil {
				set.Names = map[string]any{}
			}
			set.Names[hands[i].ID] = hands[i].Names
		}
	}
	if known != nil {
		set.New = func(_ *rules.RuleSet, values option.Values) *rules.Rules {
			return western.With(under, values, dropped, hands)
		}
	}
	return nil
}
