package riichi

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// fuText lists the items: "base 20, triplet 8 (222m), wait-single 2 (55z)".
func fuText(res *rules.Card) string {
	lines := res.Part(rules.PartFu)
	items := make([]string, len(lines))
	for i, item := range lines {
		items[i] = fmt.Sprintf("%s %d", item.ID, item.Amount)
		if len(item.Sets) > 0 {
			set := ""
			for _, t := range res.Sets[item.Sets[0]].Tiles {
				set += t.String()
			}
			items[i] += " (" + set + ")"
		}
	}
	return fmt.Sprintf("%s = %d", strings.Join(items, ", "), res.Total("fu"))
}

// TestFuItems has every item with its set.
func TestFuItems(t *testing.T) {
	seen := map[string]bool{}
	for _, row := range []struct {
		hand, situation string
		options         option.Values
		want            string
	}{
		{"123m456p23789s99p+4s", "seat=S ron=E", nil, "base 20, closed-ron 10 = 30"},
		{"123m456p23789s99p+4s", "seat=S tsumo", nil, "base 20 = 20"},
		{"123m456p23789s99p+4s", "seat=S tsumo", option.Values{"pinfuTsumo": "denied"}, "base 20, self-draw 2 = 30"},
		{"45p234678s55p+6p chi:234m", "ron=S", nil, "base 20, open-pinfu 10 = 30"},
		{"45p234678s55p+6p chi:234m", "ron=S", option.Values{"openPinfuFu": 20}, "base 20 = 20"},
		{"45p234678s55p+6p chi:234m", "tsumo", nil, "base 20, self-draw 2 = 30"},
		{"123m456p12789s66z+3s", "riichi ron=S", nil,
			"base 20, closed-ron 10, pair-dragon 2 (6z6z), wait-edge 2 (1s2s3s) = 40"},
		{"123m456p89s789s22z+7s", "riichi ron=E seat=S", nil,
			"base 20, closed-ron 10, pair-seat 2 (2z2z), wait-edge 2 (7s8s9s) = 40"},
		{"123m456p24789s11z+3s", "riichi ron=E seat=S", nil,
			"base 20, closed-ron 10, pair-round 2 (1z1z), wait-middle 2 (2s3s4s) = 40"},
		{"123m456p23789s11z+4s", "riichi ron=S", nil, "base 20, closed-ron 10, pair-double-wind 4 (1z1z) = 40"},
		{"123m456p23789s11z+4s", "riichi ron=S", option.Values{"doubleWindPairFu": 2},
			"base 20, closed-ron 10, pair-double-wind 2 (1z1z) = 40"},
		{"123m406p23789s44z+4s", "riichi ron=S", nil, "base 20, closed-ron 10 = 30"},
		{"123m456p23489s4z7s+4z", "riichi ron=S", nil, "base 20, closed-ron 10, wait-single 2 (4z4z) = 40"},
		{"123m22p789s44z+2p pon:777z", "ron=S", nil, "base 20, triplet 4 (7z7z7z), triplet 2 (2p2p2p) = 30"},
		{"123m22p789s44z+2p pon:777z", "tsumo", nil, "base 20, self-draw 2, triplet 4 (7z7z7z), triplet 4 (2p2p2p) = 30"},
		{"222m111p234s44z23s+1s", "tsumo", nil, "base 20, self-draw 2, triplet 4 (2m2m2m), triplet 8 (1p1p1p) = 40"},
		{"23s44z+1s kakan:2222m ankan:1111p minkan:7777z", "ron=S", nil,
			"base 20, quad 8 (2m2m2m2m), quad 32 (1p1p1p1p), quad 16 (7z7z7z7z) = 80"},
		{"23s678s44z+1s ankan:2222m pon:777z", "tsumo rinshan", nil,
			"base 20, self-draw 2, quad 16 (2m2m2m2m), triplet 4 (7z7z7z) = 50"},
		{"23s678s44z+1s ankan:2222m pon:777z", "tsumo rinshan", option.Values{"rinshanTsumoFu": false},
			"base 20, quad 16 (2m2m2m2m), triplet 4 (7z7z7z) = 40"},
		{"1133m5577p99s112z+2z", "seat=S ron=W", nil, "pairs-25 25 = 25"},
		{"222m444p666s8889s+9s", "ron=S", nil, " = 0"},
		{"999m340p6m7m567s55s+8m", "riichi tsumo", nil, "base 20, self-draw 2, triplet 8 (9m9m9m) = 30"},
	} {
		got, err := score(winOf(row.hand, row.situation), "riichi-tenhou", row.options)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if text := fuText(got); text != row.want {
			t.Errorf("%s %s: %s, want %s", row.hand, row.situation, text, row.want)
		}
		sum := 0
		for _, item := range got.Part(rules.PartFu) {
			seen[item.ID] = true
			sum += item.Amount
		}
		if got.Total("yakuman") == 0 && (sum > got.Total("fu") || sum <= got.Total("fu")-10) {
			t.Errorf("%s: the items sum to %d, fu is %d", row.hand, sum, got.Total("fu"))
		}
	}
	for _, id := range fuNames {
		if !seen[id] {
			t.Errorf("no hand has the item %s", id)
		}
	}
}

// TestRedFivesKeepTheirPlace wants every red five in its set: a winning one in the set that it completed, without
// displacing a plain winning five.
func TestRedFivesKeepTheirPlace(t *testing.T) {
	for _, row := range []struct{ hand, want string }{
		{"34m555p678s234s99p+0m", "3m4m0m 5p5p5p"},
		{"34m055p678s234s99p+5m", "3m4m5m 5p5p0p"},
		{"3455m067p234678s+0m", "3m4m0m 5m5m 0p6p7p"},
		{"3405m067p234678s+5m", "3m4m5m 5m0m 0p6p7p"},
		{"55m067p23s+4s chi:340s pon:666z", "3s4s0s 0p6p7p 5m5m 2s3s4s"},
	} {
		got, err := score(winOf(row.hand, "tsumo"), "riichi-tenhou", nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		text := ""
		for _, set := range got.Sets {
			text += " "
			for _, tl := range set.Tiles {
				text += tl.String()
			}
		}
		for _, set := range strings.Fields(row.want) {
			if !strings.Contains(text+" ", " "+set+" ") {
				t.Errorf("%s: %s, want %s", row.hand, text, row.want)
			}
		}
	}
}
