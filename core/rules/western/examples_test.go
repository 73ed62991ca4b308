package western

import (
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
)

func shown(t *testing.T, win *rules.Win) string {
	t.Helper()
	text, err := notation.Format(notation.Parsed{Hand: win.Hand, Marked: true}, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func bmjaList() []Hand { return presets[1].hands() }

// TestExamples has hands for every special hand of the presets, and hands that differ in one thing and are not it. The
// slow scorer, which knows the hands by their text and not by the language, agrees.
func TestExamples(t *testing.T) {
	whys := map[string]int{}
	fished := map[string]bool{} // those that the slow scorer knows
	for _, h := range bmjaList() {
		fished[h.ID] = h.Fishing != Value{}
	}
	for i := range presets {
		values, err := option.Resolve(presets[i].options(), nil)
		if err != nil {
			t.Fatal(err)
		}
		r := compile(&presets[i], values)
		for _, special := range r.specials("", 2) {
			if len(special.Fits) == 0 || len(special.Misses) == 0 {
				t.Errorf("%s, %s: %d fit, %d do not", presets[i].id, special.ID, len(special.Fits), len(special.Misses))
			}
			for j := range special.Fits {
				win := &special.Fits[j]
				card, err := r.score(win)
				if err != nil || len(card.Part(partLimit)) == 0 && special.ID != "purity" {
					t.Errorf("%s, %s: %s is no special hand, %v", presets[i].id, special.ID, shown(t, win), err)
				}
				if slow := slowHand(win, true).special(); presets[i].bmja && fished[special.ID] && !slow[special.ID] {
					t.Errorf("%s, %s: %s is none", presets[i].id, special.ID, shown(t, win))
				}
			}
			for j := range special.Misses {
				win := &special.Misses[j].Win
				whys[special.Misses[j].Why]++
				if presets[i].bmja && fished[special.ID] && special.Misses[j].Why == rules.MissesTile &&
					slowHand(win, true).special()[special.ID] {
					t.Errorf("%s, %s: %s is one", presets[i].id, special.ID, shown(t, win))
				}
			}
		}
	}
	for _, why := range []string{rules.MissesTile, rules.MissesOpen, rules.MissesLast, rules.MissesWay} {
		if whys[why] == 0 {
			t.Errorf("no hand misses by %s", why)
		}
	}
}

// TestExamplesOfPatterns finds hands for layouts of every kind of group, and gives up where there is none.
func TestExamplesOfPatterns(t *testing.T) {
	for text, none := range map[string]bool{
		`"layouts": [["run4 #a", "run4 #b", "run4 #c", "pair honour"]]`:                        false,
		`"layouts": [["7 knit2 #ab"]], "concealed": "yes"`:                                     false,
		`"layouts": [["4 knit3", "knit2"]]`:                                                    false,
		`"layouts": [["tiles 19m|19p|19s|#z", "single major"]], "last": 2`:                     false,
		`"layouts": [["3 chow 1x", "pung own", "pair round"]]`:                                 true, // four and two East
		`"layouts": [["3 chow 1x", "pung own", "pair dragon"]], "win": {"by": ["last-drawn"]}`: false,
		`"tiles": "green", "concealed": "drawn"`:                                               false,
		`"needs": "19m|19p|19s|12345z"`:                                                        true, // of four sets and a pair
		`"layouts": [["5 single 1m", "3 pung"]]`:                                               true,
		`"layouts": [["14 single #m"]]`:                                                        false,
		`"layouts": [["4 kong dragon|wind", "pair 1z"]], "tiles": "1234z"`:                     true,
	} {
		v, err := jsontext.Parse(`[{"id": "x", "value": {"limits": 1}, ` + text + `}]`)
		if err != nil {
			t.Fatal(err)
		}
		hands, err := ReadHands(&v, "hands")
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		r := compile(&presets[1], nil)
		r.hands = append(r.hands[:0:0], hands...)
		found := r.specials("x", 3)
		if len(found) != 1 || (len(found[0].Fits) == 0) != none {
			t.Errorf("%s: %+v", text, found)
			continue
		}
	}
	// The work of a hand whose groups hardly go together is bounded.
	hard := strings.Repeat(`"single #m|#p|#s|#z", `, 12) + `"single 1m", "single 1m"`
	v, _ := jsontext.Parse(`[{"id": "x", "value": {"limits": 1}, "layouts": [[` + hard + `]], "needs": "#z|19m|19p|19s|2p"}]`)
	hands, err := ReadHands(&v, "hands")
	if err != nil {
		t.Fatal(err)
	}
	r := compile(&presets[1], nil)
	r.hands = hands
	if found := r.specials("", 3); len(found[0].Fits) != 0 {
		t.Errorf("sixteen kinds in fourteen tiles: %+v", found)
	}
}
