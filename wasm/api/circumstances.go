package api

import (
	"tehai/core/option"
	"tehai/core/rules"
)

// SituationField is a circumstance of a win that a rule set uses: a field of Situation.
type SituationField struct {
	Key      string   `js:"key" is:"SituationKey"`
	Kind     string   `js:"kind" is:"SituationKind"`
	Choices  []string `js:"choices" is:"?"`              // the possible values, or elements of the list
	Needs    []string `js:"needs" is:"SituationKey?"`    // it requires these
	Excludes []string `js:"excludes" is:"SituationKey?"` // and is impossible together with these
}

func fieldsOf(s *rules.Situations) []SituationField {
	list := []SituationField{}
	for i := range s.Known {
		list = append(list, fieldOf(s, &s.Known[i]))
	}
	return list
}

func fieldOf(s *rules.Situations, c *rules.Circumstance) SituationField {
	return SituationField{Key: c.Key, Kind: string(c.Kind), Choices: c.Choices, Needs: s.Needs(c.Key),
		Excludes: s.Excludes(c.Key)}
}

// PossibleRequest asks which circumstances of a win are possible, in addition to those stated.
type PossibleRequest struct {
	Ruleset   string         `js:"ruleset" is:"RulesetId"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
	Hand      string         `js:"hand" is:"?"` // of any size; without it the tiles rule nothing out
	Dialect   string         `js:"dialect" is:"Dialect?"`
}

// PossibleValue lists the possible circumstances of the win.
type PossibleValue struct {
	Circumstances []PossibleField `js:"circumstances"`
	Shows         []string        `js:"shows" is:"Show"` // what the rules can display
	Refused       *Refusal        `js:"refused" is:"?"`  // why the stated situation is impossible
	// stated circumstances to remove: unknown to the rules, or impossible
	Drop    []string  `js:"drop" is:"SituationKey"`
	Dropped []Refusal `js:"dropped" is:"?"` // why the impossible ones of drop must be removed
	Players int       `js:"players" is:"3 | 4"`
	Room    int       `js:"room"` // as of Ruleset, with the chosen options, like the next two
	Reds    int       `js:"reds"`
	Absent  []string  `js:"absent" is:"Tile"`
}

// PossibleField is a circumstance, and whether it is possible.
type PossibleField struct {
	Key      string           `js:"key" is:"SituationKey"`
	Kind     string           `js:"kind" is:"SituationKind"`
	Choices  []string         `js:"choices" is:"?"`
	Needs    []string         `js:"needs" is:"SituationKey?"`
	Excludes []string         `js:"excludes" is:"SituationKey?"`
	Possible bool             `js:"possible"` // for at least one of its values
	Reason   string           `js:"reason" is:"RefusalId?"`
	Text     string           `js:"text" is:"?"`   // the reason in plain English
	Values   []PossibleChoice `js:"values" is:"?"` // of one with choices
}

// PossibleChoice is one of the choices, and whether it is possible.
type PossibleChoice struct {
	Value    string `js:"value"`
	Possible bool   `js:"possible"`
	Reason   string `js:"reason" is:"RefusalId?"`
	Text     string `js:"text" is:"?"`
}

// Refusal is why something is impossible.
type Refusal struct {
	Reason string `js:"reason" is:"RefusalId"`
	Text   string `js:"text"`
	Of     string `js:"of" is:"SituationKey?"` // the circumstance that is impossible
}

func refusalOf(r *rules.Refusal) *Refusal { return &Refusal{r.ID, r.Text, r.Of} }

// Possible returns which circumstances of a win are possible in addition to those stated, and why the others are not.
func Possible(request PossibleRequest) (PossibleValue, error) {
	r, err := findRules(request.Ruleset, request.Options)
	if err != nil {
		return PossibleValue{}, err
	}
	situation, err := readSituation(request.Situation, r)
	if err != nil {
		return PossibleValue{}, err
	}
	win := rules.Win{Situation: situation}
	known := request.Hand != ""
	if known {
		parsed, err := readHandFor(r, request.Hand, request.Dialect)
		if err != nil {
			return PossibleValue{}, err
		}
		win.Hand = parsed.Hand
		if len(parsed.Flowers) > 0 {
			win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
		}
	}
	value := PossibleValue{Shows: showsOf(r), Players: r.Players, Room: roomOf(r), Reds: redsOf(r),
		Absent: spell(r.Absent)}
	var reasons []*rules.Refusal
	value.Drop, reasons = r.Situation.Drop(&win, known)
	for _, reason := range reasons {
		value.Dropped = append(value.Dropped, *refusalOf(reason))
	}
	if refused := r.Situation.Refuse(&win, known); refused != nil {
		value.Refused = refusalOf(refused)
	}
	value.Circumstances = make([]PossibleField, len(r.Situation.Known))
	probe := rules.Probe{Situations: &r.Situation, Win: &win, Hand: known}
	for i := range value.Circumstances {
		value.Circumstances[i] = possibleField(&probe, &r.Situation.Known[i])
	}
	return value, nil
}

// The value that is tried for a circumstance without choices.
var (
	oneMore = []string{"1"}
	itIsSo  = []string{"true"}
)

func possibleField(probe *rules.Probe, c *rules.Circumstance) PossibleField {
	f := fieldOf(probe.Situations, c)
	field := PossibleField{Key: f.Key, Kind: f.Kind, Choices: f.Choices, Needs: f.Needs, Excludes: f.Excludes}
	choices := c.Choices
	switch {
	case len(choices) > 0:
	case c.Kind == option.Int:
		choices = oneMore
	default:
		choices = itIsSo
	}
	if len(c.Choices) > 0 {
		field.Values = make([]PossibleChoice, 0, len(choices))
	}
	for _, choice := range choices {
		one := PossibleChoice{Value: choice, Possible: true}
		usual := probe.IsDefault(c, choice)
		var refusal *rules.Refusal
		if !usual {
			refusal = probe.Against(c, choice)
		}
		if refusal != nil {
			one.Possible, one.Reason, one.Text = false, refusal.ID, refusal.Text
			if field.Reason == "" {
				field.Reason, field.Text = one.Reason, one.Text
			}
		}
		field.Possible = field.Possible || one.Possible && !usual
		if len(c.Choices) > 0 {
			field.Values = append(field.Values, one)
		}
	}
	if field.Possible {
		field.Reason, field.Text = "", ""
	}
	return field
}

func showsOf(r *rules.Rules) []string {
	list := []string{}
	for _, what := range r.Shows {
		list = append(list, string(what))
	}
	return list
}
