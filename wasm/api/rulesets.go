package api

import (
	"cmp"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/wasm/wire"
)

// RulesetsRequest asks for the rule sets with their options, for example to build forms.
type RulesetsRequest struct {
	Rulesets []string `js:"rulesets" is:"RulesetId?" in:"..50"` // all of them by default
	// the rule set of house rules in place of them; the error has the place in them
	House string `js:"house" is:"HouseRules?"`
	// only id, family, name, players and fans; the rest is empty
	Brief bool `js:"brief" is:"?"`
}

// Ruleset is one row of the catalogue of rule sets.
type Ruleset struct {
	ID            string           `js:"id" is:"RulesetId"`
	Family        string           `js:"family" is:"Family"`
	Name          string           `js:"name"`
	Players       int              `js:"players"`
	Options       []Option         `js:"options"`
	Circumstances []SituationField `js:"circumstances"`         // circumstances of a win that are not in its tiles
	Shows         []string         `js:"shows" is:"Show"`       // what can be displayed
	Start         int              `js:"start"`                 // points of each player at the start
	Tables        []int            `js:"tables" is:"3 | 4 | 6"` // possible numbers of players
	Tiles         []string         `js:"tiles" is:"TileSet"`    // tile sets they can play with
	Set           string           `js:"set" is:"TileSet"`      // the tile set they play with by default
	SetSize       int              `js:"setSize"`               // its number of tiles, with none left out
	Forms         []string         `js:"forms" is:"Form"`       // the forms of a complete hand
	// the greatest number of closed tiles of a hand without melds; each meld takes three
	Room int `js:"room"`
	// how many fives of a suit may be red in a hand, whether or not they count
	Reds   int      `js:"reds"`
	Absent []string `js:"absent" is:"Tile"`      // kinds that are not used
	Three  string   `js:"three" is:"RulesetId?"` // the rule set for three players, if it is another one
	// the group of the page's words that has the names of its fans: fan, faan, sichuan
	Fans string `js:"fans" is:"'fan' | 'faan' | 'sichuan'?"`
}

// Option is a rule of a rule set that can be changed.
type Option struct {
	Key       string   `js:"key"`
	Kind      string   `js:"kind" is:"OptionKind"`
	Default   any      `js:"default" is:"OptionValue"`
	Choices   []string `js:"choices" is:"?"` // the possible values of a choice or set
	Label     string   `js:"label"`
	Confirmed bool     `js:"confirmed"` // the default is stated in the organisation's own text
	Of        string   `js:"of" is:"?"` // the fan whose value it is
}

// Rulesets lists the rule sets with their options.
func Rulesets(request RulesetsRequest) ([]Ruleset, error) {
	sets, err := chosenRulesets(request.Rulesets)
	if request.House != "" {
		var set *rules.RuleSet
		set, err = findHouse(request.House)
		sets = []*rules.RuleSet{set}
	}
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

// findHouse returns the rule set of house rules.
func findHouse(text string) (*rules.RuleSet, error) {
	set, err := catalog.House(text)
	if err != nil {
		return nil, wire.In(text, err)
	}
	return set, nil
}

// findRuleset returns the rule set of an id, or of house rules.
func findRuleset(id string) (*rules.RuleSet, error) {
	if catalog.IsHouse(id) {
		return findHouse(id)
	}
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

// about sets what follows from the rules without options.
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

// roomOf returns the greatest number of closed tiles of a hand without melds.
func roomOf(r *rules.Rules) int { return cmp.Or(r.Most, handTiles) }

// redsOf returns how many fives of a suit may be red in a hand.
func redsOf(r *rules.Rules) int { return max(1, r.Reds) }

// handTiles is the size of a complete hand, including the winning tile.
const handTiles = 14
