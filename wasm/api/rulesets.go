package api

import (
	"cmp"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// RulesetsRequest asks which rule sets there are, with their options: forms are built from it.
type RulesetsRequest struct {
	Rulesets []string `js:"rulesets" is:"RulesetId?" in:"..50"` // all of them by default
	Brief    bool     `js:"brief" is:"?"`                       // only id, family, name, players and fans; the rest is empty
}

// Ruleset is one row of the catalogue of rule sets.
type Ruleset struct {
	ID            string           `js:"id" is:"RulesetId"`
	Family        string           `js:"family" is:"Family"`
	Name          string           `js:"name"`
	Players       int              `js:"players"`
	Options       []Option         `js:"options"`
	Circumstances []SituationField `js:"circumstances"`             // what may be said about a win beside its tiles
	Shows         []string         `js:"shows" is:"Show"`           // what there is to show
	Start         int              `js:"start"`                     // points of each player at the start
	Tables        []int            `js:"tables" is:"3 | 4 | 6"`     // how many may sit at a table
	Tiles         []string         `js:"tiles" is:"TileSet"`        // what they may play with
	Set           string           `js:"set" is:"TileSet"`          // what they play with by themselves
	SetSize       int              `js:"setSize"`                   // how many tiles that is, with none left out
	Forms         []string         `js:"forms" is:"Form"`           // the shapes of a complete hand
	Room          int              `js:"room"`                      // the most closed tiles of a hand without melds; each meld takes three
	Reds          int              `js:"reds"`                      // how many fives of a suit may be red in a hand, counted or not
	Absent        []string         `js:"absent" is:"Tile"`          // kinds that are not played with
	Three         string           `js:"three" is:"RulesetId?"`     // the row for three players, where it is another
	Fans          string           `js:"fans" is:"'fan' | 'faan'?"` // where the names of its fans stand among the page's words: fan, faan
}

// Option is one thing about a rule set that a person may change.
type Option struct {
	Key       string   `js:"key"`
	Kind      string   `js:"kind" is:"OptionKind"`
	Default   any      `js:"default" is:"OptionValue"`
	Choices   []string `js:"choices" is:"?"` // what a choice or set is made of
	Label     string   `js:"label"`
	Confirmed bool     `js:"confirmed"` // the default stands in the organisation's own text
	Of        string   `js:"of" is:"?"` // the fan whose worth it is
}

// Rulesets lists the rule sets with their options.
func Rulesets(request RulesetsRequest) ([]Ruleset, error) {
	sets, err := chosenRulesets(request.Rulesets)
	if err != nil {
		return nil, err
	}
	var list []Ruleset
	for _, set := range sets {
		row := Ruleset{ID: set.ID, Family: set.Family, Name: set.Name, Players: set.Players, Fans: set.Fans}
		if request.Brief {
			list = append(list, row)
			continue
		}
		for _, o := range set.Options {
			row.Options = append(row.Options, Option{Key: o.Key, Kind: string(o.Kind), Default: o.Default,
				Choices: o.Choices, Label: o.Label, Confirmed: o.Confirmed, Of: o.Of})
		}
		row.about(set)
		list = append(list, row)
	}
	return list, nil
}

// findRuleset returns the rule set of an id.
func findRuleset(id string) (*rules.RuleSet, error) {
	if set, ok := catalog.ByID(id); ok {
		return set, nil
	}
	var ids []string
	for _, set := range catalog.All() {
		ids = append(ids, set.ID)
	}
	return nil, source.Errorf(source.UnknownRuleset, "there is no rule set %q", id).WithHint(wire.Nearest(id, ids))
}

// findRules returns the rules of a rule set's id and the chosen options.
func findRules(id string, chosen option.Values) (*rules.Rules, error) {
	set, err := findRuleset(id)
	if err != nil {
		return nil, err
	}
	return set.With(chosen)
}

// about says what follows from the rules without a choice.
func (row *Ruleset) about(set *rules.RuleSet) {
	r := set.Plain()
	row.Circumstances, row.Shows, row.Start, row.Three = fieldsOf(&r.Situation), showsOf(r), r.Start, set.Three
	row.Room, row.Reds, row.Absent = roomOf(r), redsOf(r), spell(r.Absent)
	row.Tables, row.Tiles = r.Tables(), r.Play.TileSets()
	row.Set, row.SetSize = r.Play.OwnSet()
	for _, form := range r.Forms.List {
		row.Forms = append(row.Forms, forms[form])
	}
}

// roomOf returns the most closed tiles of a hand without melds.
func roomOf(r *rules.Rules) int { return cmp.Or(r.Most, handTiles) }

// redsOf returns how many fives of a suit may be red in a hand.
func redsOf(r *rules.Rules) int { return max(1, r.Reds) }

// handTiles is a whole hand, the winning tile in it.
const handTiles = 14
