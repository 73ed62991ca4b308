package api

import (
	"cmp"

	"tehai/core/rules"
)

// HouseRules are the rules of a club: a preset, what differs from it, and special hands of its own. They may stand
// wherever a request names a rule set; as a text they are the id of their rule set.
type HouseRules struct {
	Tehai   string         `js:"tehai" is:"'house-rules'"`
	Version int            `js:"version" is:"1"`
	Name    string         `js:"name"`
	Base    string         `js:"base" is:"RulesetId"` // a preset
	Options map[string]any `js:"options" is:"Options?"`
	Drop    []string       `js:"drop" is:"?"` // ids of special hands of the base
	Hands   []HouseHand    `js:"hands" is:"?"`
	Note    string         `js:"note" is:"?"`
}

// HouseHand is a special hand of house rules.
type HouseHand struct {
	ID        string     `js:"id"`
	Names     HouseNames `js:"names" is:"?"`
	Value     HouseValue `js:"value"`
	Fishing   HouseValue `js:"fishing" is:"?"` // of a hand that did not win and lacks one tile
	Open      float64    `js:"open" is:"?"`    // the share of the value that is left when a set lies open
	Concealed string     `js:"concealed" is:"'no' | 'yes' | 'drawn'?"`
	Layouts   [][]string `js:"layouts" is:"?"` // any of them: groups that come to 14 tiles, such as "2 pung #a"
	Tiles     string     `js:"tiles" is:"?"`   // all tiles are of these
	Needs     string     `js:"needs" is:"?"`   // one of each
	Last      int        `js:"last" is:"?"`    // the number of the group that the winning tile finishes
	Win       HouseWin   `js:"win" is:"?"`
}

// HouseNames are names of a hand by language. In a reply all five are there: a language without one has the English
// name, or else the first.
type HouseNames struct {
	En string `js:"en" is:"?"`
	De string `js:"de" is:"?"`
	Ja string `js:"ja" is:"?"`
	Zh string `js:"zh" is:"?"`
	Ko string `js:"ko" is:"?"`
}

// houseLanguages are the languages of names, in the order of their fields and of what replaces a missing one.
var houseLanguages = [...]string{"en", "de", "ja", "zh", "ko"}

// houseNames returns the names of a house rule set's own hand; nil for any other hand, and for one without names.
func houseNames(set *rules.RuleSet, id string) *HouseNames {
	if set.Named == nil {
		return nil
	}
	of, usual := set.Named(id), ""
	for _, language := range houseLanguages {
		usual = cmp.Or(usual, of[language])
	}
	if usual == "" {
		return nil
	}
	names := new(HouseNames)
	for i, at := range [...]*string{&names.En, &names.De, &names.Ja, &names.Zh, &names.Ko} {
		*at = cmp.Or(of[houseLanguages[i]], usual)
	}
	return names
}

// namesOn returns the names of the own hands on a card, by id.
func namesOn(set *rules.RuleSet, c *rules.Card) map[string]any {
	all := map[string]any{}
	for i := range c.Items {
		if names := houseNames(set, c.Items[i].ID); names != nil {
			all[c.Items[i].ID] = *names
		}
	}
	return all
}

// HouseValue is a value: a share of the limit, points, or doubles; one of them.
type HouseValue struct {
	Limits  float64 `js:"limits" is:"?"`
	Points  int     `js:"points" is:"?"`
	Doubles int     `js:"doubles" is:"?"`
}

// HouseWin is how a hand is won: in any of the ways, with one of the tiles.
type HouseWin struct {
	By    []string `js:"by" is:"?"`
	Tiles string   `js:"tiles" is:"?"`
}
