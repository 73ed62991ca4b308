package api

import (
	"tehai/core/option"
	"tehai/core/rules"
)

// SituationField is a circumstance of a win that a rule set knows: a field of Situation.
type SituationField struct {
	Key      string   `js:"key" is:"SituationKey"`
	Kind     string   `js:"kind" is:"SituationKind"`
	Choices  []string `js:"choices" is:"?"`              // what may be chosen, or is in the list
	Needs    []string `js:"needs" is:"SituationKey?"`    // it cannot be without these
	Excludes []string `js:"excludes" is:"SituationKey?"` // nor beside these
}

func fieldsOf(s *rules.Situations) []SituationField {
	list := []SituationField{}
	for i := range s.Known {
		list = append(list, fieldOf(s, &s.Known[i]))
	}
	return list
}

func fieldOf(s *rules.Situations, c *rules.Circumstance) SituationField {
	return SituationField{Key: c.Key, Kind: string(c.Kind), Choices: c.Choices, Needs: s.Needs(c.Key), Excludes: s.Excludes(c.Key)}
}

// PossibleRequest asks what may be said about a win beside what is said already.
type PossibleRequest struct {
	Ruleset   string         `js:"ruleset" is:"RulesetId"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
	Hand      string         `js:"hand" is:"?"` // of any size; without it nothing is ruled out by the tiles
	Dialect   string         `js:"dialect" is:"Dialect?"`
}

// PossibleValue says what may be said about the win.
type PossibleValue struct {
	Circumstances []PossibleField `js:"circumstances"`
	Shows         []string        `js:"shows" is:"Show"`        // what the rules have something to show for
	Refused       *Refusal        `js:"refused" is:"?"`         // why the situation cannot be as it is
	Drop          []string        `js:"drop" is:"SituationKey"` // what is said and has to go: the rules do not know it, or it cannot be
	Dropped       []Refusal       `js:"dropped" is:"?"`         // why what cannot be of drop has to go
	Players       int             `js:"players" is:"3 | 4"`
	Room          int             `js:"room"` // as of Ruleset, with the options that were chosen, as the next two
	Reds          int             `js:"reds"`
	Absent        []string        `js:"absent" is:"Tile"`
}

// PossibleField is a circumstance, and whether it can be.
type PossibleField struct {
	Key      string           `js:"key" is:"SituationKey"`
	Kind     string           `js:"kind" is:"SituationKind"`
	Choices  []string         `js:"choices" is:"?"`
	Needs    []string         `js:"needs" is:"SituationKey?"`
	Excludes []string         `js:"excludes" is:"SituationKey?"`
	Possible bool             `js:"possible"` // at least one of its values
	Reason   string           `js:"reason" is:"RefusalId?"`
	Text     string           `js:"text" is:"?"`   // the reason in plain English
	Values   []PossibleChoice `js:"values" is:"?"` // of one with choices
}

// PossibleChoice is one of the choices, and whether it can be.
type PossibleChoice struct {
	Value    string `js:"value"`
	Possible bool   `js:"possible"`
	Reason   string `js:"reason" is:"RefusalId?"`
	Text     string `js:"text" is:"?"`
}

// Refusal is why something cannot be.
type Refusal struct {
	Reason string `js:"reason" is:"RefusalId"`
	Text   string `js:"text"`
	Of     string `js:"of" is:"SituationKey?"` // the circumstance that cannot be
}

func refusalOf(r *rules.Refusal) *Refusal { return &Refusal{r.ID, r.Text, r.Of} }

// Possible says which circumstances of a win are possible beside what is said of it, and why the others are not.
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
	value := PossibleValue{Shows: showsOf(r), Players: r.Players, Room: roomOf(r), Reds: redsOf(r), Absent: spell(r.Absent)}
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

// What a circumstance without choices is asked about.
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
