package catalog

import (
	"strings"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

func file(fields string) string {
	return `{"tehai": "house-rules", "version": 1, "name": "Club", "base": "classical-bmja"` + fields + `}`
}

func TestHouseFaults(t *testing.T) {
	layouts := func(list string) string {
		return file(`, "hands": [{"id": "x", "value": {"limits": 1}, "layouts": [` + list + `]}]`)
	}
	for _, row := range []struct{ text, want, at string }{
		{`{"tehai": "house-rules", "version": 2, "shiny": 1}`, "version: want 1, found 2: written by a newer program", "2"},
		{`{"tehai": "house-rules", "version": "1"}`, `version: want 1, found "1"`, `"1"`},
		{`{"version": 1}`, `tehai: want "house-rules", found nothing`, ""},
		{`[]`, "house rules: want an object, found a list", "[]"},
		{file(`, "shiny": 1`), "shiny: unknown field: want one of tehai, version, name, base, options, drop, hands, note", "1"},
		{strings.Replace(file(""), "Club", " ", 1), `name: want a name of at most 120 bytes, found " "`, `" "`},
		{strings.Replace(file(""), "classical-bmja", "bmja", 1),
			`base: want the id of a rule set, such as classical-bmja, found "bmja"`, `"bmja"`},
		{file(`, "options": {"limit": -1}`), "options.limit: want a whole number from 0 to 1000000, found -1", "-1"},
		{file(`, "options": {"limit": 1.5}`), "options.limit: want a whole number from 0 to 1000000, found 1.5", "1.5"},
		{file(`, "options": {"lift": 1}`), "options.lift: unknown field: want one of limit, roof, maxChows, flowersPlayed, " +
			"halfFlush, looseTile, concealedHonours, ownBeside, flowersBeside, knittingSuits, carryingPole", "1"},
		{file(`, "drop": ["purity", "x"]`), `drop[1]: "x" is no hand of classical-bmja`, `"x"`},
		{file(`, "drop": ["purity", "purity"]`), `drop[1]: "purity" is there twice`, `"purity"`},
		{layouts(`["4 pung"]`), "hands[0].layouts[0]: comes to 12 tiles, want 14 (a kong counts as 3)", `["4 pung"]`},
		{layouts(`["7 pear"]`), `hands[0].layouts[0][0]: unknown group "7 pear": want [count] and one of pung kong set chow ` +
			"meld pair single runN knit2 knit3 tiles", `"7 pear"`},
		{layouts(`["4 pung 1q", "pair"]`), `hands[0].layouts[0][0]: unknown tiles "1q": want ranks and one of m p s z x a b c, ` +
			"or one of any honour wind dragon terminal simple major green own round", `"4 pung 1q"`},
		{layouts(`["4 pung 8z", "pair"]`), `hands[0].layouts[0][0]: unknown tiles "8z": want ranks and one of m p s z x a b c, ` +
			"or one of any honour wind dragon terminal simple major green own round", `"4 pung 8z"`},
		{file(`, "hands": [{"id": "purity", "value": {"limits": 1}}]`), `hands[0].id: "purity" is there twice`, `"purity"`},
		{file(`, "hands": [{"id": "x", "value": {"limits": 1}}, {"id": "x", "value": {"points": 1}}]`),
			`hands[1].id: "x" is there twice`, `"x"`},
		{file(`, "hands": [{"id": "x", "value": {}}]`), "hands[0].value: want one of limits, points, doubles, found 0", "{}"},
		{file(`, "hands": [{"id": "x"}]`), "hands[0].value: want an object, found nothing", ""},
		{file(`, "hands": [{"id": "x", "value": {"limits": 1}, "last": 2}]`),
			"hands[0].last: want layouts, whose groups it counts", "2"},
		{file(`, "hands": [{"id": "x", "value": {"limits": 1}, "win": {"by": ["luck"]}}]`), "hands[0].win.by[0]: want one of drawn, " +
			"discard, replacement, second-replacement, robbed, last-drawn, last-discard, dealt, first-discard, found \"luck\"",
			`"luck"`},
		{strings.Replace(file(`, "hands": [{"id": "x", "value": {"limits": 1}}]`), "classical-bmja", "mcr", 1),
			"hands: mcr takes no special hands: want classical-dmjl or classical-bmja as base", `[{"id": "x", "value": {"limits": 1}}]`},
	} {
		_, err := House(row.text)
		fault, ok := err.(*source.Error)
		if !ok || fault.Message != row.want || fault.Code != source.BadHouseRules {
			t.Errorf("%s: %v, want %s", row.text, err, row.want)
			continue
		}
		at := ""
		if fault.Span.Known() {
			at = row.text[fault.Span.Start:fault.Span.End]
		}
		if at != row.at {
			t.Errorf("%s: the place of %q is %q, want %q", row.text, fault.Message, at, row.at)
		}
	}
	if _, err := House(file(`, "note": "` + strings.Repeat("x", 1<<16) + `"`)); err == nil ||
		err.(*source.Error).Code != source.TooLarge {
		t.Errorf("64 kB and more: %v", err)
	}
	if _, err := House("{"); err == nil {
		t.Error("half a file is read")
	}
}

// TestHouseBounds puts one field of a hand just outside its bounds, and at the bound.
func TestHouseBounds(t *testing.T) {
	for _, row := range []struct{ fields, want string }{
		{`"id": "x", "value": {"limits": 10}, "open": 1`, ""},
		{`"id": "x", "value": {"limits": 10.001}`, "hands[0].value.limits: want a number from 0.001 to 10, found 10.001"},
		{`"id": "x", "value": {"limits": 0}`, "hands[0].value.limits: want a number from 0.001 to 10, found 0"},
		{`"id": "x", "value": {"limits": 0.0005}`, "hands[0].value.limits: want a number from 0.001 to 10, found 0.0005"},
		{`"id": "x", "value": {"points": 1000000}`, ""},
		{`"id": "x", "value": {"points": 1000001}`,
			"hands[0].value.points: want a whole number from 1 to 1000000, found 1000001"},
		{`"id": "x", "value": {"doubles": 20}`, ""},
		{`"id": "x", "value": {"doubles": 21}`, "hands[0].value.doubles: want a whole number from 1 to 20, found 21"},
		{`"id": "x", "value": {"points": 1}, "fishing": {"doubles": 0}`,
			"hands[0].fishing.doubles: want a whole number from 1 to 20, found 0"},
		{`"id": "x", "value": {"points": 1}, "open": 1.001`, "hands[0].open: want a share from 0 to 1, found 1.001"},
		{`"id": "x", "value": {"points": 1}, "open": -0.5`, "hands[0].open: want a share from 0 to 1, found -0.5"},
		{`"id": "x", "value": {"points": 1}, "concealed": "maybe"`,
			`hands[0].concealed: want one of no, yes, drawn, found "maybe"`},
		{`"id": "Big", "value": {"points": 1}`,
			`hands[0].id: want an id of small letters, digits and hyphens, found "Big"`},
		{`"id": "x", "value": {"points": 1}, "names": {"fr": "x"}`,
			"hands[0].names.fr: unknown field: want one of en, de, zh, ja, ko"},
		{`"id": "x", "value": {"points": 1}, "layouts": [["0 pung", "7 pair"]]`,
			`hands[0].layouts[0][0]: unknown group "0 pung": want [count] and one of pung kong set chow meld pair single runN ` +
				"knit2 knit3 tiles"},
		{`"id": "x", "value": {"points": 1}, "layouts": [["4 pung", "pair", "single"]]`,
			"hands[0].layouts[0]: comes to 15 tiles, want 14 (a kong counts as 3)"},
		{`"id": "x", "value": {"points": 1}, "layouts": [["4 pung", "pair"]], "last": 2`, ""},
		{`"id": "x", "value": {"points": 1}, "layouts": [["4 pung", "pair"]], "last": 3`,
			"hands[0].last: want the number of a group from 1 to 2, found 3"},
		{`"id": "x", "value": {"points": 1}, "layouts": [` + strings.Repeat(`["7 pair"], `, 10) + `["7 pair"]]`,
			"hands[0].layouts: want at most 10 layouts, found 11"},
	} {
		message := ""
		if _, err := House(file(`, "hands": [{` + row.fields + `}]`)); err != nil {
			message = err.(*source.Error).Message
		}
		if message != row.want {
			t.Errorf("%s: %q, want %q", row.fields, message, row.want)
		}
	}
}

func scored(t *testing.T, r *rules.Rules, hand string, s rules.Situation) (id string, final int) {
	t.Helper()
	closed := tiletest.Tiles(hand)
	win := rules.Win{Situation: s}
	win.Hand.Closed, win.Hand.Win = closed, len(closed)-1
	card, err := r.Score(&win)
	if err != nil {
		t.Fatal(err)
	}
	for _, item := range card.Part("limit") {
		id = item.ID
	}
	return id, card.Points
}

// TestHouseValues scores one hand that is worth more than the limit, points above it, and doubles, and what is left of
// each where a set lies open.
func TestHouseValues(t *testing.T) {
	for _, row := range []struct {
		value        string
		closed, open int
	}{
		{`"value": {"limits": 2}`, 2000, 2000},
		{`"value": {"limits": 2}, "open": 0.25`, 2000, 500},
		{`"value": {"points": 700}, "open": 0.5`, 700, 350},
		{`"value": {"points": 1500}`, 1000, 1000},
		{`"value": {"doubles": 3}, "open": 0.5`, (20 + 2 + 4*4) * 8, (20 + 2 + 2 + 3*4) * 8 / 2},
	} {
		set, err := House(file(`, "hands": [{"id": "fours", ` + row.value + `, "layouts": [["4 pung simple", "pair 2-8x"]]}]`))
		if err != nil {
			t.Fatal(err)
		}
		for text, want := range map[string]int{"222333m444p666s5s +5s": row.closed, "333m444p666s5s [222m] +5s": row.open} {
			parsed, err := notation.Parse(text, "mpsz")
			if err != nil {
				t.Fatal(err)
			}
			card, err := set.Plain().Score(&rules.Win{Hand: parsed.Hand, Situation: rules.Situation{SelfDrawn: true}})
			if err != nil {
				t.Fatal(err)
			}
			if special := card.Part("limit"); len(special) != 1 || special[0].ID != "fours" || card.Points != want {
				t.Errorf("%s, %s: %d for %v, want %d", row.value, text, card.Points, special, want)
			}
		}
	}
}

func TestHouse(t *testing.T) {
	set, err := House(file(`, "options": {"limit": 2000, "flowersBeside": false}, "drop": ["knitting", "heavenly-hand"],
		"hands": [{"id": "big-robert", "names": {"en": "Big Robert"}, "value": {"limits": 0.5}, "fishing": {"points": 300},
			"layouts": [["run4 #a", "run4 #b", "run4 #c", "pair honour"]]},
		{"id": "own-pair", "value": {"points": 77}, "layouts": [["6 pair simple", "pair own"]], "last": 2},
		{"id": "flush", "value": {"doubles": 4}, "concealed": "drawn", "tiles": "#a|honour", "needs": "5a|5z"}]`))
	if err != nil {
		t.Fatal(err)
	}
	r := set.Plain()
	south := rules.Situation{SeatWind: tile.South}
	for _, row := range []struct {
		hand  string
		s     rules.Situation
		id    string
		final int
	}{
		{"1234m4567p6789s55z", south, "big-robert", 1000},
		{"1234m4567p6789s56z", south, "", 0},
		{"1234m4567m6789s55z", south, "", 0},
		{"1234m4567p678s55z", south, "big-robert", 300}, // thirteen tiles
		{"223344m556677p22z", south, "own-pair", 77},
		{"22334m556677p22z4m", south, "", 0}, // not on the second group
		{"223344m556677p33z", south, "", 0},
		{"1122334455667m7p", south, "", 0}, // knitting is dropped
		{"222333m45556m555z", rules.Situation{SelfDrawn: true, SeatWind: tile.South}, "flush",
			(20 + 4 + 4 + 8 + 2) << 4},
	} {
		if id, final := scored(t, r, row.hand, row.s); id != row.id || final != row.final {
			t.Errorf("%s: %s %d, want %s %d", row.hand, id, final, row.id, row.final)
		}
	}
	if again, err := House(set.ID); err != nil || again.ID != set.ID || strings.Contains(set.ID, "\n") {
		t.Errorf("the id is no file: %v", err)
	}
	if same, ok := ByID(set.ID); !ok || same != set {
		t.Error("ByID finds another rule set")
	}
	riichi, err := House(strings.Replace(file(`, "options": {"redFives": false}`), "classical-bmja", "riichi-tenhou", 1))
	if err != nil || riichi.Plain().Values["redFives"] != false || riichi.Family != "riichi" ||
		riichi.Plain().Chosen != nil {
		t.Errorf("house rules of riichi: %+v, %v", riichi, err)
	}
}

// TestHostileHouse matches layouts made to have very many ways: the answer is an error, and comes at once.
func TestHostileHouse(t *testing.T) {
	var hands []string
	for i := range 100 {
		layout := `["single 1-9a|1z", "single 1-9a|2z", "single 1-9a|3z", "single 1-9a|4z", "single 1-9a|5z", "single 1-9a|6z",
			"single 1-9b|1z", "single 1-9b|2z", "single 1-9b|3z", "single 1-9b|4z", "single 1-9b|5z", "single 1-9b|6z",
			"single 1-9a|7z", "single 1-9c"]`
		hands = append(hands, `{"id": "h`+strings.Repeat("x", i%50)+string(rune('a'+i/50))+`", "value": {"limits": 1}, "fishing":
			{"limits": 0.4}, "layouts": [`+layout+`]}`)
	}
	set, err := House(file(`, "hands": [` + strings.Join(hands, ",") + `]`))
	if err != nil {
		t.Fatal(err)
	}
	closed := tiletest.Tiles("123456m123456p11s")
	win := rules.Win{}
	win.Hand.Closed, win.Hand.Win = closed, 13
	if card, err := set.Plain().Score(&win); err == nil || err.(*source.Error).Code != source.TooLarge {
		t.Errorf("%+v, %v, want too-large", card, err)
	}
}

func FuzzHouse(f *testing.F) {
	f.Add(file(`, "hands": [{"id": "x", "value": {"limits": 0.25}, "layouts": [["2 knit3", "run3 2-7x", "pair own", "tiles 1a|2b|3c"]]}]`))
	f.Add(file(`, "options": {"maxChows": 4}, "drop": ["purity"], "note": "\u2028"`))
	f.Add(`{"tehai": "house-rules", "version": 1, "name": "Ö", "base": "hongkong", "options": {"minimum": "1"}}`)
	closed := tiletest.Tiles("123456m123456p11s")
	f.Fuzz(func(t *testing.T, text string) {
		set, err := House(text)
		if err != nil {
			return
		}
		if again, err := House(set.ID); err != nil || again.ID != set.ID {
			t.Fatalf("%s: read again it is %v", text, err)
		}
		win := rules.Win{}
		win.Hand.Closed, win.Hand.Win = closed, 13
		_, _ = set.Plain().Score(&win)
		_, _ = set.Plain().Score(&rules.Win{Hand: win.Hand, Situation: rules.Situation{SelfDrawn: true}})
	})
}
