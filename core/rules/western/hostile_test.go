package western

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// hostileLayouts have very many ways to lay the same tiles out.
var hostileLayouts = []string{
	`"tiles 1x", "tiles 2x", "tiles 3x", "tiles 4x", "tiles 5x", "tiles 6x", "tiles 7x", "tiles 8x", "tiles 9x",
	"tiles 1x", "tiles 2x", "tiles 3x", "tiles 4x", "single"`,
	strings.Repeat(`"single #m|#p|#s|#z", `, 12) + `"single 1m", "single 1m"`,
	`"chow", "chow", "chow", "chow", "pair"`,
	`"run2", "run2", "run2", "run2", "run2", "run2", "run2"`,
	`"knit2", "knit2", "knit2", "knit2", "knit2", "knit2", "knit2"`,
	`"meld any", "meld", "meld", "meld", "single", "single"`,
}

// hostileRules are house rules with as many hands and layouts as may be, all of them of one kind.
func hostileRules(t testing.TB, layout string) *settings {
	list := make([]string, mostHands)
	for i := range list {
		list[i] = fmt.Sprintf(`{"id": "h%d", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "tiles": "#a|#b|#c|#z",
			"layouts": [[%s]%s]}`, i, layout, strings.Repeat(",["+layout+"]", mostLayouts-1))
	}
	return rulesWith(t, "["+strings.Join(list, ",")+"]")
}

// rulesWith are the British rules with other special hands.
func rulesWith(t testing.TB, list string) *settings {
	t.Helper()
	v, err := jsontext.Parse(list)
	if err != nil {
		t.Fatal(err)
	}
	hands, err := ReadHands(&v, "hands")
	if err != nil {
		t.Fatal(err)
	}
	values, err := option.Resolve(presets[1].options(), nil)
	if err != nil {
		t.Fatal(err)
	}
	r := compile(&presets[1], values)
	r.hands = hands
	return r
}

// TestHostileHands asks for distances, goals and examples under rules whose special hands take very many
// steps. The steps of an answer are bounded, so that the test ends: without, one distance takes half a minute.
func TestHostileHands(t *testing.T) {
	var of rules.Win
	var closed tile.Counts
	for i := range 13 {
		closed[2*i]++
	}
	of.Hand.Closed = closed.Tiles()
	for _, layout := range hostileLayouts {
		r := hostileRules(t, layout)
		distance := r.beside(nil, true)
		distance(&closed)
		r.goals()[0].Reach(&of.Hand, &closed)
		if got := r.specials("h7", 2); len(got) != 1 || got[0].ID != "h7" {
			t.Errorf("%s: %+v", layout, got)
		}
	}
}
