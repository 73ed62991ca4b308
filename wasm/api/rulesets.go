package api

import (
	"cmp"

	"tehai/core/notation"
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
	// so many examples of each special hand, or of the one special hand
	Examples int    `js:"examples" is:"?" in:"0..5"`
	Special  string `js:"special" is:"?"`
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
	// of house rules: another id, for links
	Link string `js:"link" is:"?"`
	// the special hands with their examples, where they are requested
	Specials []Special `js:"specials" is:"?"`
}

// Special is a special hand with hands that it takes, as mpsz, and hands that it just does not.
type Special struct {
	ID     string   `js:"id"`
	Fits   []string `js:"fits"`
	Misses []string `js:"misses"`
	// why each of the misses is one: another tile, a claimed set or tile, another winning tile, another way to win
	Why []string `js:"why" is:"Miss"`
}

// misses are the words for why a hand is no special one.
var misses = []string{rules.MissesTile, rules.MissesOpen, rules.MissesLast, rules.MissesWay}

// specialsOf returns the special hands of rules with their examples.
func specialsOf(r *rules.Rules, request *RulesetsRequest) (list []Special, err error) {
	if r.Specials == nil {
		return nil, nil
	}
	spell := func(win *rules.Win) string {
		text, failed := notation.Format(notation.Parsed{Hand: win.Hand, Marked: true}, "mpsz")
		err = cmp.Or(err, failed)
		return text
	}
	for _, s := range r.Specials(request.Special, request.Examples) {
		one := Special{ID: s.ID, Fits: []string{}, Misses: []string{}, Why: []string{}}
		for i := range s.Fits {
			one.Fits = append(one.Fits, spell(&s.Fits[i]))
		}
		for i := range s.Misses {
			one.Misses, one.Why = append(one.Misses, spell(&s.Misses[i].Win)), append(one.Why, s.Misses[i].Why)
		}
		list = append(list, one)
	}
	return list, err
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
		if request.Examples > 0 {
			if row.Specials, err = specialsOf(set.Plain(), &request); err != nil {
				return nil, err
			}
		}
		if request.House != "" {
			row.Link = catalog.HouseLink(set)
		}
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
