package api

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

// HouseNames are names of a hand by language.
type HouseNames struct {
	En string `js:"en" is:"?"`
	De string `js:"de" is:"?"`
	Ja string `js:"ja" is:"?"`
	Zh string `js:"zh" is:"?"`
	Ko string `js:"ko" is:"?"`
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
