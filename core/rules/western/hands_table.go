package western

import "sync"

// The special hands of the presets, in the language of house rules.
const dmjlHands = `[
{"id": "thirteen-orphans", "value": {"limits": 1}, "concealed": "yes", "layouts": [["tiles 19m|19p|19s|#z", "single major"]]},
{"id": "nine-gates", "value": {"limits": 1}, "concealed": "yes", "layouts": [["tiles 111a|2-8a|999a", "single #a"]], "last": 2},
{"id": "squirming-snake", "value": {"limits": 1}, "layouts": [
	["set 1a", "set 9a", "pair 2a", "chow 3a", "chow 6a"], ["set 1a", "set 9a", "pair 5a", "chow 2a", "chow 6a"],
	["set 1a", "set 9a", "pair 8a", "chow 2a", "chow 5a"]]},
{"id": "concealed-true-color", "value": {"limits": 1}, "concealed": "drawn", "tiles": "#a"},
{"id": "hidden-treasure", "value": {"limits": 1}, "concealed": "drawn", "layouts": [["4 set", "pair"]]},
{"id": "heads-and-tails", "value": {"limits": 1}, "layouts": [["4 set terminal", "pair terminal"]]},
{"id": "three-great-scholars", "value": {"limits": 1}, "layouts": [["set 5z", "set 6z", "set 7z", "meld", "pair"]]},
{"id": "four-blessings", "value": {"limits": 1}, "layouts": [["set 1z", "set 2z", "set 3z", "set 4z", "pair"]]},
{"id": "fourfold-plenty", "value": {"limits": 1}, "layouts": [["4 kong", "pair"]]},
{"id": "imperial-jade", "value": {"limits": 1}, "layouts": [["4 meld", "pair"]], "tiles": "green"},
{"id": "plum-blossom", "value": {"limits": 1}, "win": {"by": ["replacement", "second-replacement"], "tiles": "5p"}},
{"id": "plucking-the-moon", "value": {"limits": 1}, "win": {"by": ["last-drawn"], "tiles": "1p"}},
{"id": "twofold-fortune", "value": {"limits": 1}, "win": {"by": ["second-replacement"]}},
{"id": "heavenly-hand", "value": {"limits": 1}, "win": {"by": ["dealt"]}},
{"id": "earthly-hand", "value": {"limits": 1}, "win": {"by": ["first-discard"]}}
]`

const bmjaHands = `[
{"id": "thirteen-unique-wonders", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "concealed": "yes",
	"layouts": [["tiles 19m|19p|19s|#z", "single major"]]},
{"id": "gates-of-heaven", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "concealed": "yes",
	"layouts": [["tiles 111a|2-8a|999a", "single 2-8a"]]},
{"id": "wriggling-snake", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "concealed": "yes",
	"layouts": [["pair 1a", "tiles 2-9a", "tiles 1-4z"]]},
{"id": "buried-treasure", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "concealed": "yes",
	"layouts": [["4 pung #a|honour", "pair #a|honour"]]},
{"id": "heads-and-tails", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "layouts": [["4 set terminal", "pair terminal"]]},
{"id": "all-winds-and-dragons", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "layouts": [["4 set honour", "pair honour"]]},
{"id": "three-great-scholars", "value": {"limits": 1}, "fishing": {"limits": 0.4},
	"layouts": [["set 5z", "set 6z", "set 7z", "set", "pair"]]},
{"id": "four-blessings", "value": {"limits": 1}, "fishing": {"limits": 0.4},
	"layouts": [["set 1z", "set 2z", "set 3z", "set 4z", "pair"]]},
{"id": "fourfold-plenty", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "layouts": [["4 kong", "pair"]]},
{"id": "imperial-jade", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "layouts": [["4 set green", "pair green"]]},
{"id": "purity", "value": {"doubles": 3}, "fishing": {"doubles": 3}, "layouts": [["4 set #a", "pair #a"]]},
{"id": "all-pair-honours", "value": {"limits": 0.5}, "fishing": {"limits": 0.2}, "concealed": "yes", "layouts": [["7 pair major"]]},
{"id": "knitting", "value": {"limits": 0.5}, "fishing": {"limits": 0.2}, "concealed": "yes", "layouts": [["7 knit2"]]},
{"id": "triple-knitting", "value": {"limits": 0.5}, "fishing": {"limits": 0.2}, "concealed": "yes", "layouts": [["4 knit3", "knit2"]]},
{"id": "plum-blossom", "value": {"limits": 1}, "win": {"by": ["replacement", "second-replacement"], "tiles": "5p"}},
{"id": "plucking-the-moon", "value": {"limits": 1}, "win": {"by": ["last-drawn"], "tiles": "1p"}},
{"id": "twofold-fortune", "value": {"limits": 1}, "win": {"by": ["second-replacement"]}},
{"id": "heavenly-hand", "value": {"limits": 1}, "win": {"by": ["dealt"]}},
{"id": "earthly-hand", "value": {"limits": 1}, "win": {"by": ["first-discard"]}}
]`

// Hands that options add or put in the place of another.
const (
	carryingPole  = `[{"id": "scratching-a-pole", "value": {"limits": 1}, "win": {"by": ["robbed"], "tiles": "2s"}}]`
	honours       = `[{"id": "all-winds-and-dragons", "value": {"limits": 1}, "layouts": [["4 set honour", "pair honour"]]}]`
	knittingInTwo = `[{"id": "knitting", "value": {"limits": 0.5}, "fishing": {"limits": 0.2}, "concealed": "yes",
	"layouts": [["7 knit2 #ab"]]}]`
)

// table is a list of hands that is read when it is first wanted.
type table struct {
	text string
	once sync.Mutex
	list []Hand
}

var optionalHands = struct{ carryingPole, honours, knittingInTwo table }{
	table{text: carryingPole}, table{text: honours}, table{text: knittingInTwo},
}

var tables = [...]table{{text: dmjlHands}, {text: bmjaHands}}

// read returns the hands of the table.
func (t *table) read() []Hand {
	t.once.Lock()
	defer t.once.Unlock()
	if t.list == nil {
		t.list = mustHands(t.text)
	}
	return t.list
}

// hands are the special hands of the preset.
func (p *preset) hands() []Hand {
	if p.bmja {
		return tables[1].read()
	}
	return tables[0].read()
}
