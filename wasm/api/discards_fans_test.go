package api

import (
	"math/rand/v2"
	"strings"
	"testing"
)

// riichiIdeas are reasons for a discard that rules of fans do not have.
var riichiIdeas = map[string]bool{"furiten": true, "not-furiten": true, "keeps-dora": true, "loses-dora": true,
	"keeps-yaku": true, "loses-yaku": true}

// TestReasonsOfFans ranks discards of random hands under rules of fans, with and without earlier discards: no reason is
// one of riichi's. Under riichi the same hands do have such reasons, so that the test can fail.
func TestReasonsOfFans(t *testing.T) {
	ask := func(ruleset, hand string, river, indicators []string) (riichis int) {
		value, err := Analyze(AnalyzeRequest{Hand: hand, Ruleset: ruleset, River: river, Indicators: indicators})
		if err != nil {
			t.Fatal(hand, err)
		}
		for _, d := range value.Discards {
			if d.Reason != nil && riichiIdeas[d.Reason.ID] {
				riichis++
			}
		}
		return riichis
	}
	random, usual := rand.New(rand.NewPCG(15, 81)), 0
	for range 60 {
		var tiles []string
		for suit, letter := range "mpsz" {
			for rank := 1; rank <= 9 && (suit < 3 || rank <= 7); rank++ {
				for range 4 {
					tiles = append(tiles, string(rune('0'+rank))+string(letter))
				}
			}
		}
		random.Shuffle(len(tiles), func(i, j int) { tiles[i], tiles[j] = tiles[j], tiles[i] })
		hand, river, indicators := strings.Join(tiles[:14], ""), tiles[14:22], tiles[22:24]
		for _, ruleset := range []string{"mcr", "mcr-ema", "mcr-jmsa", "hongkong", "hongkong-limit", "hongkong-short"} {
			if n := ask(ruleset, hand, river, indicators); n > 0 {
				t.Errorf("%s: %d reasons of riichi for %s", ruleset, n, hand)
			}
		}
		usual += ask("riichi-tenhou", hand, river, indicators)
	}
	if usual == 0 {
		t.Error("no reason of riichi was met under riichi either")
	}
}
