package western

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestReadHands reads hands with one fault each, and hands at the bounds, which have none. The error names the place
// and what is wanted there.
func TestReadHands(t *testing.T) {
	long := strings.Repeat("x", mostID)
	name := strings.Repeat("n", mostName)
	hand := func(fields string) string { return `[{"id": "x", "value": {"limits": 1}` + fields + `}]` }
	value := func(text string) string { return `[{"id": "x", "value": ` + text + `}]` }
	layout := func(groups string) string { return hand(`, "layouts": [[` + groups + `]]`) }
	many := func(n int) string {
		list := make([]string, n)
		for i := range list {
			list[i] = fmt.Sprintf(`{"id": "h%d", "value": {"points": 1}}`, i)
		}
		return "[" + strings.Join(list, ",") + "]"
	}
	layouts := func(n int) string {
		return hand(`, "layouts": [` + strings.TrimSuffix(strings.Repeat(`["7 pair"],`, n), ",") + `]`)
	}
	const tiles = ": want ranks and one of m p s z x a b c, or one of " + wordList
	const group = ": want [count] and one of " + groupList
	for text, want := range map[string]string{
		`{}`:                         "hands: want a list of hands, found an object",
		many(mostHands):              "",
		many(mostHands + 1):          "hands: want at most 200 hands, found 201",
		`[3]`:                        "hands[0]: want an object, found 3",
		`[{"id": "x", "x": 1}]`:      "hands[0].x: unknown field: want one of " + HandFields,
		`[{"id": "x", "id": "x"}]`:   "hands[0].id: the field is there twice",
		`[{"value": {"points": 1}}]`: "hands[0].id: want an id of small letters, digits and hyphens, found nothing",
		`[{"id": "` + long[:40] + `X"}]`: `hands[0].id: want an id of small letters, digits and hyphens, found "` +
			long[:40] + `…"`,
		`[{"id": "X` + long[:39] + `"}]`: `hands[0].id: want an id of small letters, digits and hyphens, found "X` +
			long[:39] + `"`,
		`[{"id": "X"}]`:  `hands[0].id: want an id of small letters, digits and hyphens, found "X"`,
		`[{"id": "a_"}]`: `hands[0].id: want an id of small letters, digits and hyphens, found "a_"`,
		`[{"id": "az-09` + long[5:] + `", "value": {"points": 1}}]`: "",
		`[{"id": "` + long + `x"}]`:                                 `hands[0].id: want an id of small letters, digits and hyphens, found "` + long[:40] + `…"`,
		`[{"id": "x", "value": {"points": 1}}, {"id": "y", "value": {"points": 1}}, {"id": "x", "value": {"points": 1}}]`: `hands[2].id: "x" is there twice`,
		hand(`, "names": 1`):                       "hands[0].names: want an object, found 1",
		hand(`, "names": {"fr": "x"}`):             "hands[0].names.fr: unknown field: want one of en, de, zh, ja, ko",
		hand(`, "names": {"de": ""}`):              `hands[0].names.de: want a name of at most 80 bytes, found ""`,
		hand(`, "names": {"de": "` + name + `"}`):  "",
		hand(`, "names": {"de": "` + name + `n"}`): `hands[0].names.de: want a name of at most 80 bytes, found "` + name[:40] + `…"`,
		`[{"id": "x"}]`:                            "hands[0].value: want an object, found nothing",
		value(`{}`):                                "hands[0].value: want one of limits, points, doubles, found 0",
		value(`{"limits": 1, "points": 2}`):        "hands[0].value: want one of limits, points, doubles, found 2",
		value(`{"limits": 0}`):                     "hands[0].value.limits: want a number from 0.001 to 10, found 0",
		value(`{"limits": 0.001}`):                 "",
		value(`{"limits": 10.000}`):                "",
		value(`{"limits": 10.001}`):                "hands[0].value.limits: want a number from 0.001 to 10, found 10.001",
		value(`{"limits": 0.0001}`):                "hands[0].value.limits: want a number from 0.001 to 10, found 0.0001",
		value(`{"limits": 1.00000000000}`):         "hands[0].value.limits: want a number from 0.001 to 10, found 1.00000000000",
		value(`{"limits": 1.0000000000}`):          "",
		value(`{"limits": -1}`):                    "hands[0].value.limits: want a number from 0.001 to 10, found -1",
		value(`{"limits": "1"}`):                   `hands[0].value.limits: want a number from 0.001 to 10, found "1"`,
		value(`{"points": 0}`):                     "hands[0].value.points: want a whole number from 1 to 1000000, found 0",
		value(`{"points": 1000000}`):               "",
		value(`{"points": 1000001}`):               "hands[0].value.points: want a whole number from 1 to 1000000, found 1000001",
		value(`{"doubles": 20}`):                   "",
		value(`{"doubles": 21}`):                   "hands[0].value.doubles: want a whole number from 1 to 20, found 21",
		value(`{"doubles": null}`):                 "hands[0].value.doubles: want a whole number from 1 to 20, found null",
		hand(`, "fishing": {"limits": [1]}`):       "hands[0].fishing.limits: want a number from 0.001 to 10, found a list",
		hand(`, "open": 0`):                        "",
		hand(`, "open": 1`):                        "",
		hand(`, "open": 1.001`):                    "hands[0].open: want a share from 0 to 1, found 1.001",
		hand(`, "open": true`):                     "hands[0].open: want a share from 0 to 1, found true",
		hand(`, "concealed": "drawn"`):             "",
		hand(`, "concealed": "no"`):                "",
		hand(`, "concealed": "maybe"`):             `hands[0].concealed: want one of no, yes, drawn, found "maybe"`,
		hand(`, "layouts": []`):                    "hands[0].layouts: want a list of layouts, found a list",
		layouts(mostLayouts):                       "",
		layouts(mostLayouts + 1):                   "hands[0].layouts: want at most 10 layouts, found 11",
		hand(`, "layouts": [[]]`):                  "hands[0].layouts[0]: want a list of groups, found a list",
		hand(`, "layouts": [["7 pair"], "x"]`):     `hands[0].layouts[1]: want a list of groups, found "x"`,
		layout(`3`):                                `hands[0].layouts[0][0]: want a group, such as "2 pung #a", found 3`,
		layout(`"6 pair"`):                         "hands[0].layouts[0]: comes to 12 tiles, want 14 (a kong counts as 3)",
		layout(`"4 kong", "pair"`):                 "",
		layout(`"14 single"`):                      "",
		layout(`"15 single"`):                      `hands[0].layouts[0][0]: unknown group "15 single"` + group,
		layout(`"single"` + strings.Repeat(`, "single"`, 14)): "hands[0].layouts[0]: comes to 15 tiles, " +
			"want 14 (a kong counts as 3)",
		layout(`"9 single", "1 run5"`):      "",
		layout(`"0 pair"`):                  `hands[0].layouts[0][0]: unknown group "0 pair"` + group,
		layout(`"7 pear"`):                  `hands[0].layouts[0][0]: unknown group "7 pear"` + group,
		layout(`"7 pair #a x"`):             `hands[0].layouts[0][0]: unknown group "7 pair #a x"` + group,
		layout(`"7"`):                       `hands[0].layouts[0][0]: unknown group "7"` + group,
		layout(`""`):                        `hands[0].layouts[0][0]: unknown group ""` + group,
		layout(`"run9", "run2", "run3"`):    "",
		layout(`"run1", "run9"`):            `hands[0].layouts[0][0]: unknown group "run1"` + group,
		layout(`"run10"`):                   `hands[0].layouts[0][0]: unknown group "run10"` + group,
		layout(`"tiles"`):                   "hands[0].layouts[0][0]: want the tiles behind tiles, found none",
		layout(`"tiles 1-7m|1-7p"`):         "",
		layout(`"7 pair 8z"`):               `hands[0].layouts[0][0]: unknown tiles "8z"` + tiles,
		layout(`"7 pair #"`):                `hands[0].layouts[0][0]: unknown tiles "#"` + tiles,
		layout(`"7 pair 0m"`):               `hands[0].layouts[0][0]: unknown tiles "0m"` + tiles,
		layout(`"7 pair 3-2m"`):             `hands[0].layouts[0][0]: unknown tiles "3-2m"` + tiles,
		layout(`"7 pair 3-3m"`):             `hands[0].layouts[0][0]: unknown tiles "3-3m"` + tiles,
		layout(`"7 pair 2-"`):               `hands[0].layouts[0][0]: unknown tiles "2-"` + tiles,
		layout(`"7 pair 2-m"`):              `hands[0].layouts[0][0]: unknown tiles "2-m"` + tiles,
		layout(`"7 pair 11111111111111m"`):  "",
		layout(`"7 pair 111111111111111m"`): `hands[0].layouts[0][0]: unknown tiles "111111111111111m"` + tiles,
		layout(`"7 pair 1mpszxabc"`):        "",
		layout(`"7 pair 1mpszxabcm"`):       `hands[0].layouts[0][0]: unknown tiles "1mpszxabcm"` + tiles,
		layout(`"7 pair m"`):                `hands[0].layouts[0][0]: unknown tiles "m"` + tiles,

		hand(`, "tiles": "any|"`):                  `hands[0].tiles: unknown tiles "any|"` + tiles,
		hand(`, "needs": 4`):                       "hands[0].needs: unknown tiles 4" + tiles,
		hand(`, "win": 1`):                         "hands[0].win: want an object, found 1",
		hand(`, "win": {"by": "drawn"}`):           `hands[0].win.by: want a list of ways, found "drawn"`,
		hand(`, "win": {"by": []}`):                "hands[0].win.by: want one or more of " + wayList() + ", found none",
		hand(`, "win": {"by": ["dealt", "lent"]}`): `hands[0].win.by[1]: want one of ` + wayList() + `, found "lent"`,
		hand(`, "win": {"by": ["dealt", "first-discard"], "tiles": "5p"}`): "",
		hand(`, "win": {"tiles": "5q"}`):                                   `hands[0].win.tiles: unknown tiles "5q"` + tiles,
		hand(`, "last": 1`):                                                "hands[0].last: want layouts, whose groups it counts",

		hand(`, "last": 2, "layouts": [["4 set", "pair"], ["3 set", "chow", "pair"]]`): "",
		hand(`, "last": 3, "layouts": [["4 set", "pair"], ["3 set", "chow", "pair"]]`): "hands[0].last: want the number of a group from 1 to 2, found 3",
		hand(`, "last": 0, "layouts": [["4 set", "pair"]]`):                            "hands[0].last: want the number of a group from 1 to 2, found 0",
	} {
		v, err := jsontext.Parse(text)
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		found := ""
		if _, err := ReadHands(&v, "hands"); err != nil {
			found, _, _ = strings.Cut(err.Error(), "\n")
		}
		if found != want {
			t.Errorf("%.200s:\n%s\nwant\n%s", text, found, want)
		}
	}
}

// TestOwnHands scores hands of house rules, by the value, the share of an open one, the roof, flowers and what a hand
// has that lacks one tile.
func TestOwnHands(t *testing.T) {
	const pairs, open = `"layouts": [["7 pair"]]`, `"layouts": [["4 set", "pair"]]`
	for _, row := range []struct {
		fields, hand, way string
		want              int
	}{
		{`"value": {"limits": 0.25}, ` + pairs, "114477m2255p33s6z +6z", "", 250},
		{`"value": {"limits": 0.333}, ` + pairs, "114477m2255p33s6z +6z", "", 333},
		{`"value": {"limits": 2}, ` + pairs, "114477m2255p33s6z +6z", "", 2000},
		{`"value": {"points": 77}, ` + pairs, "114477m2255p33s6z +6z", "", 77},
		{`"value": {"points": 5000}, ` + pairs, "114477m2255p33s6z +6z", "", 1000},
		{`"value": {"points": 77}, ` + pairs, "114477m2255p33s6z 27f +6z", "", 77 + 8},
		{`"value": {"points": 77}, ` + pairs, "114477m2255p33s6z 17f +6z", "", 77 + 8*2},
		{`"value": {"points": 77}, ` + pairs, "114477m2255p33s6z 15f +6z", "last", 77 + 8*8},
		{`"value": {"points": 77}, ` + pairs, "114477m2255p33s6z 15f +6z", "last drawn", 77 + 8*4},
		{`"value": {"doubles": 1}, ` + pairs, "114477m2255p33s6z +6z", "", (20 + 2) * 2},
		{`"value": {"doubles": 3}, ` + pairs, "114477m2255p33s6z +6z", "drawn", (20 + 2 + 2) * 8},
		{`"value": {"doubles": 3}, ` + pairs, "114477m2255p33s6z +6z", "last", (20 + 2) * 16},
		{`"value": {"doubles": 20}, ` + pairs, "114477m2255p33s6z +6z", "", 1000},
		{`"value": {"limits": 0.9}, "open": 0.5, ` + open, "222m444p666s7z [333p] +7z", "", 450},
		{`"value": {"limits": 0.9}, "open": 0.5, ` + open, "222m444p666s7z (3333p) +7z", "", 900},
		{`"value": {"points": 901}, "open": 0.5, ` + open, "222m444p666s7z [333p] +7z", "", 451},
		{`"value": {"points": 901}, "open": 0, ` + open, "222m444p666s7z [333p] +7z", "", (20 + 4 + 4 + 4 + 2 + 2) * 2},
		{`"value": {"limits": 1}, "fishing": {"limits": 0.4}, ` + pairs, "114477m2255p33s6z", "", 400},
		{`"value": {"limits": 1}, "fishing": {"points": 55}, ` + pairs, "114477m2255p33s6z", "", 55},
		{`"value": {"limits": 1}, "fishing": {"points": 50}, ` + pairs + `}, {"id": "y", "value": {"limits": 1},
			"fishing": {"points": 90}, ` + pairs, "114477m2255p33s6z", "", 90},
		{`"value": {"limits": 1}, "fishing": {"points": 90}, ` + pairs + `}, {"id": "y", "value": {"limits": 1},
			"fishing": {"points": 50}, ` + pairs, "114477m2255p33s6z", "", 90},
		{`"value": {"limits": 1}, "fishing": {"doubles": 4}, ` + pairs, "114477m2255p55z6z", "", 2 << 4},
		{`"value": {"limits": 1}, ` + pairs, "114477m2255p55z6z", "", 2},
		{`"value": {"limits": 1}, "fishing": {"limits": 0.4}, ` + pairs, "114477m2255p33s", "", 0},
		{`"value": {"limits": 1}, "fishing": {"limits": 0.4}, ` + pairs, "114477m2255p337s6z", "", 0},
		{`"value": {"limits": 1}, "fishing": {"points": 55}, "tiles": "#a"`, "1112223334447m", "", 55},
		{`"value": {"limits": 1}, "fishing": {"points": 55}, "tiles": "#a", "concealed": "yes"`, "1112223337m [444m]", "",
			8 + 4 + 4 + 2},
		{`"value": {"points": 600}, "tiles": "#a"`, "1112223334447m +7m", "", 600},
		{`"value": {"points": 600}, "tiles": "#a"`, "1112223334447m +8m", "", 0},
		{`"value": {"points": 600}, "needs": "1m|7m|6p", ` + open, "222m444p666s7z [333p] +7z", "", (20 + 4 + 4 + 4 + 2 + 2) * 2},
		{`"value": {"points": 600}, "needs": "2m|6s|7z", ` + open, "222m444p666s7z [333p] +7z", "", 600},
		// A hand for any winning hand takes special hands of tiles as well, whichever comes first in the list.
		{`"value": {"points": 300}, ` + pairs + `}, {"id": "y", "tiles": "#a", "value": {"points": 600}`,
			"1122334455667m +7m", "", 600},
		{`"tiles": "#a", "value": {"points": 600}}, {"id": "y", "value": {"points": 300}, ` + pairs,
			"1122334455667m +7m", "", 600},
		{`"value": {"points": 300}, ` + pairs + `}, {"id": "y", "tiles": "#a", "value": {"points": 600}`,
			"112233445566m7p +7p", "", 300},
		{`"value": {"points": 300}, ` + pairs + `}, {"id": "y", "tiles": "#a", "value": {"points": 600}`,
			"112233445567m7p +7p", "", 0},
		// Doubles of the best way: with the chow finished the pung of 2 stays concealed, 20 + 4 + 4 + 4 + 4.
		{`"value": {"doubles": 4}, "layouts": [["4 meld", "pair"]]`, "22234m555p777s11z +2m", "", 36 << 4},
	} {
		r := rulesWith(t, `[{"id": "x", `+row.fields+`}]`)
		parsed, err := notation.Parse(row.hand, "mpsz")
		if err != nil {
			t.Fatalf("%s: %v", row.hand, err)
		}
		win := rules.Win{Hand: parsed.Hand}
		win.FlowerTiles, win.Flowers = parsed.Flowers, len(parsed.Flowers)
		win.SeatWind, win.RoundWind = tile.East, tile.East
		win.LastTile, win.SelfDrawn = strings.Contains(row.way, "last"), strings.Contains(row.way, "drawn")
		card, err := r.score(&win)
		if err != nil {
			t.Fatalf("%s %s: %v", row.fields, row.hand, err)
		}
		if card.Points != row.want {
			t.Errorf("%s %s %s: %d, want %d", row.fields, row.hand, row.way, card.Points, row.want)
		}
	}
}

// TestWays wins by every way, and by none of the others.
func TestWays(t *testing.T) {
	for _, row := range []struct {
		s    rules.Situation
		want string
	}{
		{rules.Situation{}, "discard"},
		{rules.Situation{SelfDrawn: true}, "drawn"},
		{rules.Situation{SelfDrawn: true, Rinshan: true}, "drawn replacement"},
		{rules.Situation{SelfDrawn: true, Rinshan: true, DoubleKong: true}, "drawn second-replacement"},
		{rules.Situation{Chankan: true}, "discard robbed"},
		{rules.Situation{LastTile: true, SelfDrawn: true}, "drawn last-drawn"},
		{rules.Situation{LastTile: true}, "discard last-discard"},
		{rules.Situation{FirstTurn: true, SelfDrawn: true, SeatWind: tile.East}, "drawn dealt"},
		{rules.Situation{FirstTurn: true, SelfDrawn: true, SeatWind: tile.South}, "drawn"},
		{rules.Situation{FirstTurn: true, SeatWind: tile.South}, "discard first-discard"},
		{rules.Situation{FirstTurn: true, SeatWind: tile.West, From: tile.East}, "discard first-discard"},
		{rules.Situation{FirstTurn: true, SeatWind: tile.West, From: tile.South}, "discard"},
		{rules.Situation{FirstTurn: true, SeatWind: tile.East}, "discard"},
	} {
		var got []string
		for _, w := range ways {
			if w.holds(&rules.Win{Situation: row.s}) {
				got = append(got, w.word)
			}
		}
		if strings.Join(got, " ") != row.want {
			t.Errorf("%+v: %v, want %s", row.s, got, row.want)
		}
	}
}
