package catalog

import (
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// witness is a hand in which some circumstances can be shown.
func witness(t *testing.T, closed string, melds ...meld.Meld) hand.Hand {
	t.Helper()
	tiles := tiletest.Tiles(closed)
	return hand.Hand{Closed: tiles, Melds: melds, Win: len(tiles) - 1}
}

func laid(t *testing.T, tiles string, kong meld.Kong) meld.Meld {
	t.Helper()
	called := 0
	if kong == meld.Concealed {
		called = -1
	}
	m, err := meld.New(tiletest.Tiles(tiles), kong, called, meld.Unsaid)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func witnesses(t *testing.T) []hand.Hand {
	return []hand.Hand{
		witness(t, "11555z123p456p789s"),
		witness(t, "55s123p456p789s", laid(t, "3333z", meld.Concealed)),
		witness(t, "22345p", laid(t, "555z", meld.NotKong), laid(t, "666z", meld.NotKong), laid(t, "777z", meld.NotKong)),
		witness(t, "22345p", laid(t, "5555z", meld.Claimed), laid(t, "666z", meld.NotKong), laid(t, "777z", meld.NotKong)),
		witness(t, "22345p", laid(t, "5555z", meld.Claimed), laid(t, "6666z", meld.Concealed), laid(t, "777z", meld.NotKong)),
	}
}

// told is a circumstance with one of its values.
type told struct {
	*rules.Circumstance
	value string
}

// say puts the circumstance into a situation, tiles as such that no witness holds.
func (c told) say(s *rules.Situation) {
	switch c.Key {
	case "indicators":
		s.Indicators = append(s.Indicators, tile.Bamboo2)
	case "uraIndicators":
		s.UraIndicators = append(s.UraIndicators, tile.Bamboo3)
	default:
		c.Say(s, c.value)
	}
}

// values returns every value of every circumstance that is not the default.
func values(r *rules.Rules) []told {
	var list []told
	for i := range r.Situation.Known {
		c := &r.Situation.Known[i]
		choices := c.Choices
		if len(choices) == 0 {
			choices = []string{map[option.Kind]string{option.Int: "1"}[c.Kind]}
			if c.Kind == option.Bool {
				choices[0] = "true"
			}
		}
		for _, value := range choices {
			if c.Kind == rules.Tiles || !new(rules.Probe).IsDefault(c, value) {
				list = append(list, told{c, value})
			}
		}
	}
	return list
}

// needed adds what circumstances cannot be without.
func needed(r *rules.Rules, keys []string) []string {
	for i := 0; i < len(keys); i++ {
		for _, key := range r.Situation.Needs(keys[i]) {
			if !slices.Contains(keys, key) {
				keys = append(keys, key)
			}
		}
	}
	return keys
}

func impossible(err error) bool {
	e, ok := err.(*source.Error)
	return ok && e.Code == source.ImpossibleSituation
}

// TestPairs says every two circumstances of every rule set together, with what
// they need: those that the table excludes are refused whatever the hand, the
// others are taken with one of the hands; and what the table says of each hand
// is what Score does.
func TestPairs(t *testing.T) {
	for _, set := range All() {
		r := set.Plain()
		if local := set.Option("localYaku"); local != nil {
			var err error
			if r, err = set.With(option.Values{"localYaku": local.Choices}); err != nil {
				t.Fatal(err)
			}
		}
		all := values(r)
		pairs, excluded := 0, 0
		for i, a := range all {
			for _, b := range all[i+1:] {
				if a.Key == b.Key {
					continue
				}
				pairs++
				if pair(t, r, a, b) {
					excluded++
				}
			}
		}
		t.Logf("%s: %d pairs, %d excluded", set.ID, pairs, excluded)
		if set.Family == "riichi" && (pairs < 300 || excluded < 10) {
			t.Errorf("%s: %d pairs and %d excluded say too little", set.ID, pairs, excluded)
		}
	}
}

// pair says two circumstances together and reports whether the table excludes them.
func pair(t *testing.T, r *rules.Rules, a, b told) (excluded bool) {
	t.Helper()
	keys := needed(r, []string{a.Key, b.Key})
	var s rules.Situation
	for i := len(keys) - 1; i >= 0; i-- {
		c := told{r.Situation.Knows(keys[i]), "true"}
		switch keys[i] {
		case a.Key:
			c = a
		case b.Key:
			c = b
		case "riichi":
			c.value = "1"
		}
		c.say(&s)
	}
	// If no seat is given, one for which all of this is possible.
	for wind := tile.South; s.SeatWind == tile.None && wind <= tile.West; wind++ {
		if wind != s.From && wind != s.Liable {
			s.SeatWind = wind
		}
	}
	for _, key := range keys {
		excluded = excluded || slices.ContainsFunc(r.Situation.Excludes(key),
			func(other string) bool { return slices.Contains(keys, other) })
	}
	taken, byTable := 0, 0
	for _, h := range witnesses(t) {
		win := rules.Win{Hand: h, Situation: s}
		_, err := r.Score(&win)
		refusal := r.Situation.Refuse(&win, true)
		if refusal != nil {
			byTable++
		}
		switch {
		case err == nil:
			taken++
			if refusal != nil {
				t.Errorf("%s, %s=%s and %s=%s: the table says %q, Score takes it", r.ID, a.Key, a.value, b.Key, b.value,
					refusal.Text)
			}
		case !impossible(err):
			t.Errorf("%s, %s=%s and %s=%s: %v", r.ID, a.Key, a.value, b.Key, b.value, err)
		}
	}
	switch {
	case excluded && taken > 0:
		t.Errorf("%s, %s=%s and %s=%s: excluded and yet scored", r.ID, a.Key, a.value, b.Key, b.value)
	case !excluded && taken == 0 && byTable < len(witnesses(t)):
		t.Errorf("%s, %s=%s and %s=%s: the table permits what Score refuses", r.ID, a.Key, a.value, b.Key, b.value)
	case !excluded && taken == 0 && !byValue(a, b):
		t.Errorf("%s, %s=%s and %s=%s: neither excluded nor ever scored", r.ID, a.Key, a.value, b.Key, b.value)
	}
	return excluded
}

// byValue tells the pairs of which only some values exclude each other.
func byValue(a, b told) bool {
	has := func(key string) bool { return a.Key == key || b.Key == key }
	switch {
	case has("seatWind") && (has("from") || has("liable") || has("firstTurn")), has("local"):
		return true
	}
	return false
}
