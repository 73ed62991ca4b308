package western

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/source"
)

// cardText is a card in words: its form, its sets with a star at the one that the winning tile finished, its lines,
// what they come to, and the special hands and readings after it.
func cardText(card *rules.Card) string {
	var sets []string
	for _, g := range card.Sets {
		text := ""
		for _, t := range g.Tiles {
			text += t.String()
		}
		if g.Wait != hand.NoWait {
			text += "*"
		}
		sets = append(sets, text)
	}
	form := map[hand.Form]string{hand.NoForm: "no form", hand.Standard: "standard", hand.Pairs: "pairs",
		hand.Singles: "singles", hand.Knitted: "knitted"}[card.Form]
	lines := strings.Join(written(card), ", ")
	return strings.ReplaceAll(fmt.Sprintf("%s, %s: %s = %d", form, strings.Join(sets, " "), lines, card.Points), "  ", " ")
}

// TestSpecialCards compares whole cards, and those of other readings, with what was worked out by hand.
func TestSpecialCards(t *testing.T) {
	const purity = "standard, 9m9m9m9m 2m2m2m* 3m3m3m 5m5m 6m6m6m: "
	for _, row := range []struct {
		id, hand, winds, way string
		cards                []string
	}{
		// Purity: (20 + 32 + 2 + 4 + 4) x 8 and 8 x 2 for the flowers; the ordinary score is 70 x 2 x 2.
		{"classical-bmja", "2233355666m (9999m) 25f +2m", "EE", "", []string{
			purity + "limit purity 0, points base 20, points quad 32 @0, points triplet 2 @1, points triplet 4 @2, " +
				"points pair 0 @3, points triplet 4 @4, doubles purity 3 = 512",
			purity + "points base 20, points quad 32 @0, points triplet 2 @1, points triplet 4 @2, points pair 0 @3, " +
				"points triplet 4 @4, points flowers 8, doubles no-sequence 1, doubles own-flower 1 = 280",
		}},
		// The ordinary score is more with the last tile: (66 + 8) x 8 against 66 x 8 + 16.
		{"classical-bmja", "2233355666m (9999m) 25f +2m", "EE", "drawn last", []string{
			purity + "points base 20, points quad 32 @0, points triplet 4 @1, points triplet 4 @2, points pair 0 @3, " +
				"points triplet 4 @4, points self-draw 2, points flowers 8, doubles no-sequence 1, doubles last-tile 1, " +
				"doubles own-flower 1 = 592",
			purity + "limit purity 0, points base 20, points quad 32 @0, points triplet 4 @1, points triplet 4 @2, " +
				"points pair 0 @3, points triplet 4 @4, points self-draw 2, doubles purity 3 = 544",
		}},
		// On the last discard it is 62 x 16.
		{"classical-bmja", "2233355666m (9999m) +2m", "EE", "last", []string{
			purity + "limit purity 0, points base 20, points quad 32 @0, points triplet 2 @1, points triplet 4 @2, " +
				"points pair 0 @3, points triplet 4 @4, doubles purity 3, doubles last-discard 1 = 992",
			purity + "points base 20, points quad 32 @0, points triplet 2 @1, points triplet 4 @2, points pair 0 @3, " +
				"points triplet 4 @4, doubles no-sequence 1, doubles last-discard 1 = 248",
		}},
		{"classical-bmja", "99m11s112256677z 28f +5z", "NE", "last", []string{
			"pairs, 9m9m 1s1s 1z1z 2z2z 5z5z* 6z6z 7z7z: limit all-pair-honours 0 = 532"}},
		{"classical-bmja", "19m19p19s1234567z +1m", "NE", "", []string{
			"singles, : limit thirteen-unique-wonders 0 = 1000"}},
		{"classical-bmja", "1234567m123456p +7p", "EE", "", []string{"knitted, : limit knitting 0 = 500"}},
		{"classical-bmja", "1m1p1s2m2p2s5m5p5s7m7p7s9m +9s", "EE", "", []string{
			"knitted, : limit triple-knitting 0 = 500"}},
		{"classical-bmja", "123456789s1234z +1s", "EE", "", []string{"singles, 1s1s*: limit wriggling-snake 0 = 1000"}},
		{"classical-bmja", "[555z] [666z] 777z22m33s +3s", "EE", "", []string{
			"standard, 5z5z5z 6z6z6z 2m2m 3s3s3s* 7z7z7z: limit three-great-scholars 0 = 1000",
			"standard, 5z5z5z 6z6z6z 2m2m 3s3s3s* 7z7z7z: points base 20, points triplet 4 @0, points triplet 4 @1, " +
				"points pair 0 @2, points triplet 2 @3, points triplet 8 @4, doubles lucky-set 1 @0, doubles lucky-set 1 @1, " +
				"doubles lucky-set 1 @4, doubles no-sequence 1 = 608"}},
		// A claimed kong counts as concealed: 120 x 8 without the limit.
		{"classical-dmjl", "(1111m) (2222p) [3333s] 4444\"z 5z +5z", "WN", "", []string{
			"standard, 1m1m1m1m 2p2p2p2p 3s3s3s3s 4z4z4z4z 5z5z*: limit fourfold-plenty 0 = 500",
			"standard, 1m1m1m1m 2p2p2p2p 3s3s3s3s 4z4z4z4z 5z5z*: points base 20, points quad 32 @0, points quad 16 @1, " +
				"points quad 8 @2, points quad 16 @3, points pair-dragon 2 @4, points last-pair 4, points only-kind 2, " +
				"doubles lucky-set 1 @3, doubles three-concealed 1, doubles no-sequence 1 = 500"}},
		// Of two special hands of one value the first of the table; any tile would do, so that it is not the only kind.
		{"classical-dmjl", "1112345678999p +5p", "EE", "", []string{
			"singles, : limit nine-gates 0 = 500",
			"standard, 1p1p1p 2p3p4p 5p5p* 6p7p8p 9p9p9p: limit squirming-snake 0 = 500",
			"standard, 1p1p1p 2p3p4p 5p5p* 6p7p8p 9p9p9p: points base 20, points triplet 8 @0, points sequence 0 @1, " +
				"points pair 0 @2, points sequence 0 @3, points triplet 8 @4, points last-pair 2, doubles one-suit 3 = 304"}},
		// Losers: 0.4 limits and 8 x 2 for the flowers; Purity 14 x 8 and 4 x 2; heads and tails are two tiles away.
		{"classical-bmja", "1112223334447m 28f", "SE", "", []string{
			"no form, 1m1m1m 2m2m2m 3m3m3m 4m4m4m: limit buried-treasure 0 = 416"}},
		{"classical-bmja", "19m19p19s1234567z 28f", "NE", "", []string{
			"no form, : limit thirteen-unique-wonders 0 = 416"}},
		{"classical-bmja", "[222m] 3335556667m 2f", "SE", "", []string{
			"no form, 2m2m2m 3m3m3m 5m5m5m 6m6m6m: limit purity 0, points triplet 2 @0, points triplet 4 @1, " +
				"points triplet 4 @2, points triplet 4 @3, doubles purity 3 = 120"}},
		{"classical-bmja", "[999m] 111p999p11s9s", "NE", "last", []string{
			"no form, 9m9m9m 1p1p1p 9p9p9p 1s1s: points triplet 4 @0, points triplet 8 @1, points triplet 8 @2, " +
				"points pair 0 @3 = 20"}},
	} {
		card, err := rulesByID()[row.id].Score(winOf(t, row.hand, row.winds, row.way))
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		var got []string
		for _, c := range append([]*rules.Card{card}, card.Others...) {
			got = append(got, cardText(c))
		}
		if !slices.Equal(got, row.cards) {
			t.Errorf("%s %s %s:\n%s\nwant\n%s", row.id, row.hand, row.way, strings.Join(got, "\n"),
				strings.Join(row.cards, "\n"))
		}
	}
}

// TestOthersBounded lists ten other ways to count a hand at most, each with its own special hand.
func TestOthersBounded(t *testing.T) {
	for _, n := range []int{9, 10, 12} {
		var list []string
		for i := range n {
			list = append(list, fmt.Sprintf(`{"id": "h%d", "value": {"points": %d}, "tiles": "any"}`, i, 100+i))
		}
		card, err := rulesWith(t, "["+strings.Join(list, ", ")+"]").score(winOf(t, "222m333p444s11s77s +7s", "EE", ""))
		if err != nil || card.Points != 100+n-1 || len(card.Others) != min(n, 10) {
			t.Errorf("%d special hands: %+v, %v", n, card, err)
			continue
		}
		for i, o := range card.Others[:min(n-1, 10)] {
			if want := fmt.Sprintf("h%d", n-2-i); o.Part(partLimit)[0].ID != want || o.Points != 100+n-2-i ||
				o.Why[0].Text != fmt.Sprintf("%d, less than %d.", o.Points, card.Points) {
				t.Errorf("%d special hands: %s, %v, want %s", n, cardText(o), o.Why, want)
			}
		}
	}
}

// TestTooLong refuses to score where the special hands take too long to compare, winners and others.
func TestTooLong(t *testing.T) {
	r := rulesWith(t, `[{"id": "x", "value": {"limits": 1}, "fishing": {"limits": 0.4}, "layouts": [[`+
		hostileLayouts[1]+`]]}]`)
	for _, hand := range []string{"123456789m1112p +2p", "123456789m1112p"} {
		win := winOf(t, hand, "EE", "")
		_, err := r.score(win)
		if fault, ok := err.(*source.Error); !ok || fault.Code != source.TooLarge {
			t.Errorf("%s: %v", hand, err)
		}
	}
}
