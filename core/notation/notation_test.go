package notation

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tehai/core/source"
	"tehai/core/tile"
)

// TestOneHandInEveryDialect: each dialect reads its own text, auto names the dialect unless it is a list, and each
// writes exactly the text of its row.
func TestOneHandInEveryDialect(t *testing.T) {
	const hand = "1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 5z 6z 7z"
	texts := map[string]string{
		"mpsz":       "123m456p789s11567z",
		"libmahjong": "123m456p789s11567z",
		"34":         "[0, 1, 2, 12, 13, 14, 24, 25, 26, 27, 27, 31, 32, 33]",
		"34-counts": "[1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, " +
			"0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 0, 0, 0, 1, 1, 1]",
		"136":     "[0, 4, 8, 48, 53, 56, 96, 100, 104, 108, 109, 124, 128, 132]",
		"tenhou":  "[11, 12, 13, 24, 25, 26, 37, 38, 39, 41, 41, 45, 46, 47]",
		"kobalab": "m123p456s789z11567",
		"mjai":    "1m 2m 3m 4p 5p 6p 7s 8s 9s E E P F C",
		"unicode": "🀇🀈🀉🀜🀝🀞🀖🀗🀘🀀🀀🀆🀅🀄",
		"words": "ONE_CHARACTER, TWO_CHARACTER, THREE_CHARACTER, FOUR_PIN, FIVE_PIN, SIX_PIN, SEVEN_BAMBOO, " +
			"EIGHT_BAMBOO, NINE_BAMBOO, EAST_WIND, EAST_WIND, WHITE_DRAGON, GREEN_DRAGON, RED_DRAGON",
		"uzje": "123m 456t 789s E E P F C",
	}
	for _, d := range Dialects() {
		text := texts[d.ID]
		p, err := Parse(text, d.ID)
		if err != nil {
			t.Errorf("%s: %v", d.ID, err)
			continue
		}
		if got := names(p.Hand.Closed); got != hand || p.Dialect != d.ID || p.Hand.Win != 13 {
			t.Errorf("%s as %s has the tiles %s, winning tile %d", text, p.Dialect, got, p.Hand.Win)
		}
		if got := convert(t, texts["mpsz"], "mpsz", d.ID); got != text {
			t.Errorf("to %s = %s, want %s", d.ID, got, text)
		}
		guessed, err := Parse(text, Auto)
		switch {
		case d.IsList():
			if code(err) != source.UnknownDialect || !strings.Contains(err.Error(), " "+d.ID) {
				t.Errorf("auto takes %s for %s, %v", text, guessed.Dialect, err)
			}
		case d.lenient:
		case guessed.Dialect != d.ID && !(d.ID == "uzje" && guessed.Dialect == "mjai"):
			t.Errorf("auto takes %s for %q, %v", text, guessed.Dialect, err)
		}
	}
	if len(texts) != len(Dialects()) {
		t.Errorf("%d texts for %d dialects", len(texts), len(Dialects()))
	}
}

func code(err error) source.Code {
	var e *source.Error
	if errors.As(err, &e) {
		return e.Code
	}
	return ""
}

// TestSpecialTiles checks special tiles in every dialect that has them.
func TestSpecialTiles(t *testing.T) {
	for _, row := range []struct{ text, dialect, want string }{
		{"j?!0z", "mpsz", "j ? ! ?"},
		{"1X?2p", "mpsz", "1p ? ? 2p"},
		{"0 51 52 53", "tenhou", "? 0m 0p 0s"},
		{"_m0p0s0__", "kobalab", "? 0m 0p 0s ? ?"},
		{"m12z3*", "kobalab", "1m 2m 3z"},
		{"p8_*", "kobalab", "8p"},
		{"___*,", "kobalab", "? ? ?"},
		{"m123,", "kobalab", "1m 2m 3m"},
		{"5mr 5pr 5sr ? N", "mjai", "0m 0p 0s ? 4z"},
		{`["5mr","P"]`, "mjai", "0m 5z"},
		{"🀪🀫🀇\ufe0e, 🀄\ufe0f", "unicode", "j ? 1m 7z"},
		{"one_man red_five_dot NINE_SOU FIVE_CIRCLE ERROR_PIECE", "words", "1m 0p 9s 5p !"},
		{"xt0s16bm ZHV ?", "uzje", "xp Z 1m 6m bm Z H V ?"},
	} {
		p, err := Parse(row.text, row.dialect)
		if err != nil {
			t.Errorf("%q as %s: %v", row.text, row.dialect, err)
		} else if got := names(p.Hand.Closed); got != row.want {
			t.Errorf("%q as %s = %s, want %s", row.text, row.dialect, got, row.want)
		}
	}
}

func TestFlowers(t *testing.T) {
	const all = "1f 2f 3f 4f 5f 6f 7f 8f"
	for dialect, text := range map[string]string{
		"mpsz": "5z 12345678f", "unicode": "🀆🀦🀧🀨🀩🀢🀣🀤🀥", "uzje": "P h i j k o p q r",
	} {
		p, err := Parse(text, dialect)
		if err != nil || names(p.Flowers) != all || names(p.Hand.Closed) != "5z" {
			t.Errorf("%q has the flowers %s and the tiles %s, %v", text, names(p.Flowers), names(p.Hand.Closed), err)
		}
		if got := convert(t, text, dialect, dialect); got != text {
			t.Errorf("%q is written %q", text, got)
		}
	}
}

func TestAuto(t *testing.T) {
	for _, row := range []struct{ text, dialect string }{
		{"", "mpsz"},
		{" 123m\n\t456p ", "mpsz"},
		{"1m 2m 3m", "mpsz"},
		{"１２３ｍ　４５６ｐ", "mpsz"},
		{`\mahjong{123m}`, "mpsz"},
		{"m123p0,z222=", "kobalab"},
		{"E P 5mr", "mjai"},
		{"1m E", "mjai"},
		{"🀇 🀈", "unicode"},
		{"ONE_CHARACTER,\nEAST_WIND", "words"},
		{"2t3t", "uzje"},
		{"E H V", "uzje"},
		{"1t 5m E", "uzje"},
	} {
		p, err := Parse(row.text, Auto)
		if err != nil || p.Dialect != row.dialect {
			t.Errorf("auto takes %q for %q, %v; want %s", row.text, p.Dialect, err, row.dialect)
		}
		if q, err := Parse(row.text, ""); err != nil || q.Dialect != p.Dialect {
			t.Errorf("no dialect: %q, %v", q.Dialect, err)
		}
	}
}

func TestWinningTile(t *testing.T) {
	for _, row := range []struct {
		text   string
		win    int
		normal string
		plain  string // what Format writes
	}{
		{"123m", -1, "123m", "123m"},
		{"12+3m", 2, "12m+3m", "12m+3m"},
		{"1+23m", 1, "1m+23m", "1m+23m"},
		{"+123m", 0, "+123m", "+123m"},
		{"12m", 1, "1m+2m", "12m"},
		{"1+2m", 1, "1m+2m", "12m"},
		{"+12m", 0, "+12m", "+12m"},
		{"1111222233334m", -1, "1111222233334m", "1111222233334m"},
		{"123m406p789s11555z", 13, "123m406p789s1155z+5z", "123m406p789s11555z"},
		{"123m406p789s11555z2p", 14, "123m406p789s11555z+2p", "123m406p789s11555z2p"},
		{"123m406p789s11555z22p", 15, "123m406p789s11555z2p+2p", "123m406p789s11555z22p"},
		{"123m406p789s11555z222p", 16, "123m406p789s11555z22p+2p", "123m406p789s11555z222p"},
		{"123m406p789s11555z2222p", 17, "123m406p789s11555z222p+2p", "123m406p789s11555z2222p"},
		{"123m406p789s 2'13m", -1, "123m406p789s 2'13m", "123m406p789s 2'13m"},
		{"123m406p789s1z 2'13m", -1, "123m406p789s1z 2'13m", "123m406p789s1z 2'13m"},
		{"123m406p789s11z 2'13m", 10, "123m406p789s1z+1z 2'13m", "123m406p789s11z 2'13m"},
		{"123m406p789s111z 2'13m", 11, "123m406p789s11z+1z 2'13m", "123m406p789s111z 2'13m"},
		{"1m+j", 1, "1m+j", "1mj"},
		{"1m+? 2f", 1, "1m+? 2f", "1m? 2f"},
	} {
		p, err := Parse(row.text, "mpsz")
		if err != nil || p.Hand.Win != row.win {
			t.Errorf("%s: winning tile %d, %v; want %d", row.text, p.Hand.Win, err, row.win)
			continue
		}
		if got, err := Normal(p); err != nil || got != row.normal {
			t.Errorf("%s: normal form %q, %v; want %q", row.text, got, err, row.normal)
		}
		if got, err := Format(p, "mpsz"); err != nil || got != row.plain {
			t.Errorf("%s: written %q, %v; want %q", row.text, got, err, row.plain)
		}
	}
}

// TestWinningTileIsLast: a dialect without a mark for the winning tile writes it last.
func TestWinningTileIsLast(t *testing.T) {
	for dialect, want := range map[string]string{
		"libmahjong": "13m1z2m", "kobalab": "m13z1m2", "mjai": "1m 3m E 2m", "uzje": "13m E 2m", "34": "[0, 2, 27, 1]",
	} {
		if got := convert(t, "1+23m1z", "mpsz", dialect); got != want {
			t.Errorf("%s: %s, want %s", dialect, got, want)
		}
	}
}

func TestNormalOfUzje(t *testing.T) {
	p, err := Parse("1t2t3txtHV", "uzje")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := Normal(p); err != nil || got != "123xt H V" {
		t.Errorf("got %q, %v", got, err)
	}
	p.Hand.Closed = append(p.Hand.Closed, tile.Joker)
	if got, err := Normal(p); code(err) != source.NotRepresentable {
		t.Errorf("got %q, %v", got, err)
	}
}

func TestNotRepresentable(t *testing.T) {
	for _, row := range []struct{ text, from, to, want string }{
		{"1m 1f", "mpsz", "34", "34 has no way to write the tile 1f"},
		{"1mj", "mpsz", "34-counts", "34-counts has no way to write the tile j"},
		{"5555m0m", "libmahjong", "136", "136 has no id left for one more 0m"},
		{"00m", "mpsz", "136", "136 has no id left for one more 0m"},
		{"?", "mpsz", "136", "136 has no way to write the tile ?"},
		{"j", "mpsz", "tenhou", "tenhou has no way to write the tile j"},
		{"1f", "mpsz", "kobalab", "kobalab has no way to write the tile 1f"},
		{"j", "mpsz", "kobalab", "kobalab has no way to write the tile j"},
		{"[123m]", "mpsz", "kobalab", "kobalab has no way to write a meld whose source is not known: 1m2m3m"},
		{"j", "mpsz", "mjai", "mjai has no way to write the tile j"},
		{"!", "mpsz", "unicode", "unicode has no way to write the tile !"},
		{"?", "mpsz", "words", "words has no way to write the tile ?"},
		{"j", "mpsz", "uzje", "uzje has no way to write the tile j"},
		{"?", "mpsz", "libmahjong", "libmahjong has no way to write the tile ?"},
		{"xt", "uzje", "mpsz", "mpsz has no way to write the tile xp"},
		{"Z", "uzje", "unicode", "unicode has no way to write the tile Z"},
	} {
		p, err := Parse(row.text, row.from)
		if err != nil {
			t.Errorf("%s: %v", row.text, err)
			continue
		}
		if _, err := Format(p, row.to); code(err) != source.NotRepresentable || err.Error() != row.want {
			t.Errorf("%s to %s: %v, want %s", row.text, row.to, err, row.want)
		}
	}
}

// TestFivesOfASet has ids of sets with a red five in each suit, and of sets without.
func TestFivesOfASet(t *testing.T) {
	for _, row := range []struct {
		text        string
		reds, plain []int
	}{
		{"5555p", []int{52, 53, 54, 55}, []int{52, 53, 54, 55}},
		{"(5555p)", []int{52, 53, 54, 55}, []int{52, 53, 54, 55}},
		{"555p", []int{53, 54, 55}, []int{52, 53, 54}},
		{"0555p", []int{52, 53, 54, 55}, []int{52, 53, 54, 55}},
		{"5550p", []int{53, 54, 55, 52}, []int{52, 53, 54, 55}},
		{"5555p05m1s", []int{52, 53, 54, 55, 16, 17, 72}, []int{52, 53, 54, 55, 16, 17, 72}},
		{"00p", nil, []int{52, 53}},
	} {
		p, err := Parse(row.text, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		if got, err := FormatList(p, "136"); (err != nil) != (row.reds == nil) || err == nil && !slices.Equal(got, row.reds) {
			t.Errorf("%s is %v, %v, want %v", row.text, got, err, row.reds)
		}
		if got, err := PlainIDs(p); err != nil || !slices.Equal(got, row.plain) {
			t.Errorf("%s without red fives is %v, %v, want %v", row.text, got, err, row.plain)
		}
	}
	ids, err := Parse("16 17 52 88 0", "136")
	if err != nil {
		t.Fatal(err)
	}
	if got := names(ids.Plain().Hand.Closed); got != "5m 5m 5p 5s 1m" || names(ids.Hand.Closed) != "0m 5m 0p 0s 1m" {
		t.Errorf("without red fives %s, with them %s", got, names(ids.Hand.Closed))
	}
}

func TestFormatList(t *testing.T) {
	p, err := Parse("1m0p", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	if got, err := FormatList(p, "tenhou"); err != nil || !slices.Equal(got, []int{11, 52}) {
		t.Errorf("got %v, %v", got, err)
	}
	const want = "the dialect mjai is text, not a list of numbers"
	if _, err := FormatList(p, "mjai"); code(err) != source.UnknownDialect || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}

// TestWhatIsLost checks that a dialect loses what its row states.
func TestWhatIsLost(t *testing.T) {
	for _, row := range []struct{ text, to, want string }{
		{"0p", "34", "[13]"},
		{"0p", "unicode", "🀝"},
		{"0p", "uzje", "5t"},
		{"1m [123m] (1111z) 2f", "unicode", "🀇🀇🀈🀉🀀🀀🀀🀀🀧"},
		{"1m 2'13m", "mjai", "1m 1m 2m 3m"},
		{"1m 2'13m", "libmahjong", "1123m"},
	} {
		if got := convert(t, row.text, "mpsz", row.to); got != row.want {
			t.Errorf("%s to %s = %s, want %s", row.text, row.to, got, row.want)
		}
	}
}

func TestDialectsOfOtherPackages(t *testing.T) {
	for _, tl := range tile.All() {
		if n := ToTenhou(tl); n >= 0 && FromTenhou(n) != tl {
			t.Errorf("%s is %d at Tenhou, which is %s", tl, n, FromTenhou(n))
		}
		if w := ToMjai(tl); w != "" && FromMjai(w) != tl {
			t.Errorf("%s is %s in mjai, which is %s", tl, w, FromMjai(w))
		}
	}
	for _, n := range []int{-1, 10, 20, 40, 48, 50, 54, 60, 99} {
		if got := FromTenhou(n); got != tile.None {
			t.Errorf("FromTenhou(%d) = %s", n, got)
		}
	}
	if got := FromMjai("5mx"); got != tile.None {
		t.Errorf("FromMjai(5mx) = %s", got)
	}
	if ToTenhou(tile.Joker) != -1 || ToMjai(tile.Joker) != "" {
		t.Error("a joker has a spelling")
	}
}
