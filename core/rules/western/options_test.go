package western

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestOptionsDiffer scores a hand under each value of every option: the totals, and the special hand behind them.
func TestOptionsDiffer(t *testing.T) {
	const pungs = "222m333p444s11s77s 5678f +7s" // 34, all four flowers, no chow
	tested := map[string]bool{}
	for _, row := range []struct {
		set, key, hand, way string
		want                map[any]string
	}{
		{"classical-bmja", "halfFlush", "222345888m444z3z +3z", "", map[any]string{true: "72", false: "36"}},
		{"classical-bmja", "looseTile", "222m333p555z11s77s +7s", "drawn loose", map[any]string{true: "672", false: "336"}},
		{"classical-bmja", "concealedHonours", "222m333p444s11s77s +7s", "drawn", map[any]string{true: "76", false: "152"}},
		{"classical-bmja", "ownBeside", pungs, "", map[any]string{false: "400", true: "800"}},
		{"classical-bmja", "flowersPlayed", pungs, "", map[any]string{true: "400", false: "68"}},
		{"classical-dmjl", "flowersPlayed", pungs, "", map[any]string{true: "400", false: "136"}},
		{"classical-bmja", "flowersBeside", "99m11s112256677z 28f +5z", "", map[any]string{true: "508 all-pair-honours",
			false: "500 all-pair-honours"}},
		{"classical-bmja", "knittingSuits", "12467m1345p2356s +7p", "", map[any]string{"any": "500 knitting", "two": "0"}},
		{"classical-bmja", "knittingSuits", "1234567m123456p +7p", "", map[any]string{"any": "500 knitting",
			"two": "500 knitting"}},
		{"classical-bmja", "carryingPole", "333p444s11s13s555m +2s", "robbed", map[any]string{false: "72",
			true: "1000 scratching-a-pole"}},
		{"classical-dmjl", "honoursOnly", "222z333z444z11z66z +6z", "", map[any]string{"doubles": "500",
			"limit": "500 all-winds-and-dragons"}},
		{"classical-bmja", "limit", "99m11s112256677z +5z", "", map[any]string{1000: "500 all-pair-honours",
			2000: "1000 all-pair-honours", 0: "500 all-pair-honours"}},
		{"classical-dmjl", "limit", "222z333z444z11z66z +6z", "", map[any]string{500: "500", 2000: "2000", 0: "6656"}},
		{"classical-dmjl", "roof", "222z333z444z11z66z +6z", "", map[any]string{true: "500", false: "6656"}},
		{"classical-bmja", "maxChows", "123m456m789p11s33z +3z", "", map[any]string{1: "0", 3: "24", 2: "0", 4: "24"}},
	} {
		tested[row.key] = true
		for value, want := range row.want {
			var r *rules.Rules
			for _, set := range Family().Sets {
				if set.ID == row.set {
					r, _ = set.With(option.Values{row.key: value})
				}
			}
			parsed, err := notation.Parse(row.hand, "mpsz")
			if r == nil || err != nil {
				t.Fatalf("%v: %v", row, err)
			}
			win := rules.Win{Hand: parsed.Hand}
			win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
			win.SeatWind, win.RoundWind = tile.East, tile.East
			win.SelfDrawn, win.Rinshan = strings.Contains(row.way, "drawn"), strings.Contains(row.way, "loose")
			win.Chankan = row.way == "robbed"
			card, err := r.Score(&win)
			if err != nil {
				t.Fatalf("%v: %v", row, err)
			}
			found := fmt.Sprint(card.Points)
			for _, item := range card.Part(partLimit) {
				found += " " + item.ID
			}
			if found != want {
				t.Errorf("%s %s=%v %s: %s, want %s", row.set, row.key, value, row.hand, found, want)
			}
		}
	}
	for i := range optionTable {
		if !tested[optionTable[i].key] {
			t.Errorf("no hand shows what %s does", optionTable[i].key)
		}
	}
}

// TestIDs lists the special hands of a rule set with its options, none of a set of another package, and drops and adds
// hands.
func TestIDs(t *testing.T) {
	british := Family().Sets[1]
	all := IDs(british, nil)
	if len(all) != 19 || all[0] != "thirteen-unique-wonders" || all[18] != "earthly-hand" {
		t.Errorf("the British special hands are %v", all)
	}
	if got := IDs(british, option.Values{"carryingPole": true}); !slices.Equal(got, append(all, "scratching-a-pole")) {
		t.Errorf("with the carrying pole: %v", got)
	}
	if got := IDs(british, option.Values{"knittingSuits": "two"}); !slices.Equal(got, all) {
		t.Errorf("knitting in two suits: %v", got)
	}
	if got := IDs(&rules.RuleSet{ID: "classical"}, nil); got != nil {
		t.Errorf("the special hands of another package are %v", got)
	}
	own := rulesWith(t, `[{"id": "own", "value": {"points": 7}, "layouts": [["7 pair"]]}]`).hands
	values, err := option.Resolve(british.Options, nil)
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, g := range With(british, values, []string{"knitting", "purity"}, own).Goals() {
		ids = append(ids, g.ID)
	}
	want := slices.DeleteFunc(slices.Clone(all[:14]), func(id string) bool { return id == "knitting" || id == "purity" })
	if !slices.Equal(ids, append(want, "own")) {
		t.Errorf("%v, want %v and own", ids, want)
	}
	if got := IDs(british, nil); !slices.Equal(got, all) {
		t.Errorf("the special hands afterwards are %v", got)
	}
}
