package notation

import (
	"errors"
	"strings"
	"testing"

	"tehai/core/source"
)

// TestErrors checks the exact text, place and fix of every error of the readers. The place is written as the piece of
// the text that the span covers, after the text before it.
func TestErrors(t *testing.T) {
	for _, row := range []struct {
		text, dialect string
		code          source.Code
		before, at    string
		message, hint string
	}{
		{"123x", "auto", source.BadSuit, "123", "x", "want one of m p s z after 123, found x", ""},
		{"123x", "mpsz", source.BadSuit, "123", "x", "want one of m p s z after 123, found x", ""},
		{"123", "auto", source.BadSuit, "123", "", "want a suit letter after 123, found the end", ""},
		{"12m 45", "mpsz", source.BadSuit, "12m 45", "", "want a suit letter after 45, found the end", ""},
		{"12 3m", "mpsz", source.BadSuit, "12", " ", "want one of m p s z after 12, found a blank", ""},
		{"123M", "mpsz", source.BadSuit, "123", "M", "want one of m p s z after 123, found M", "m"},
		{"12t", "mpsz", source.BadSuit, "12", "t", "want one of m p s z after 12, found t", "p"},
		{"１２万", "mpsz", source.BadSuit, "１２", "万", "want one of m p s z after １２, found 万", "m"},
		{"1m12j", "mpsz", source.BadSuit, "1m12", "j", "want one of m p s z after 12, found j", ""},
		{"111111111122222222223333333333", "mpsz", source.BadSuit, "111111111122222222223333333333", "",
			"want a suit letter after …111122222222223333333333, found the end", ""},
		{"8z", "auto", source.BadTile, "", "8", "want 1 to 7 before z, found 8", ""},
		{"1239z", "mpsz", source.BadTile, "123", "9", "want 1 to 7 before z, found 9", ""},
		{"09f", "mpsz", source.BadTile, "", "0", "want 1 to 8 before f, found 0", ""},
		{"123m%", "auto", source.BadTile, "123m", "%", "want a tile such as 1m, 0p or 5z, found %", ""},
		{"123m\x01", "auto", source.BadTile, "123m", "\x01", `want a tile such as 1m, 0p or 5z, found "\x01"`, ""},
		{"123m\xff", "auto", source.BadTile, "123m", "\xff", `want a tile such as 1m, 0p or 5z, found "\xff"`, ""},
		{"123mm", "mpsz", source.BadTile, "123m", "m", "want a digit before m, found m", ""},
		{"{{#mjt:12x}}", "auto", source.BadSuit, "{{#mjt:12", "x", "want one of m p s z after 12, found x", ""},
		{`\mahjong{12}`, "auto", source.BadSuit, `\mahjong{12`, "}", "want one of m p s z after 12, found }", ""},
		{"手1m", "auto", source.BadTile, "", "手", "want a tile such as 1m, 0p or 5z, found 手", ""},

		{"1m+", "mpsz", source.BadTile, "1m+", "", "want a tile after +, found the end", ""},
		{"1+m", "mpsz", source.BadTile, "1+", "m", "want a digit after +, found m", ""},
		{"+1+2m", "mpsz", source.BadTile, "+1", "+", "want one + at most, found a second one", ""},
		{"+1m +2m", "mpsz", source.BadTile, "+1m ", "+", "want one + at most, found a second one", ""},
		{"1m+2'13m", "mpsz", source.WinNotInHand, "1m+", "2'13m", "want a closed tile after +, found the meld 2'13m", ""},
		{"1m+[123m]", "mpsz", source.WinNotInHand, "1m+", "[", "want a closed tile after +, found [", ""},
		{"1m[1+23m]", "mpsz", source.WinNotInHand, "1m", "[1+23m]", "want a closed tile after +, found the meld [1+23m]", ""},
		{"1m+2f", "mpsz", source.WinNotInHand, "1m+", "2", "want a closed tile after +, found the flower 2f", ""},
		{"+0z11z0z", "mpsz", source.WinNotInHand, "+", "0z11z0z", "want a closed tile after +, found the meld 0z11z0z", ""},

		{"12'3m", "auto", source.BadMeld, "", "12'3m", "a chow is called from the left: want its called tile first, found 2m",
			"2'13m"},
		{"1m 340'm", "auto", source.BadMeld, "1m ", "340'm",
			"a chow is called from the left: want its called tile first, found 0m", "0'34m"},
		{"1'24m", "auto", source.BadMeld, "", "1'24m", "want a chow, a pung or a kong, found 1m2m4m", ""},
		{"1'1m", "auto", source.BadMeld, "", "1'1m", "want a chow, a pung or a kong, found 1m1m", ""},
		{"1'1'1m", "auto", source.BadMeld, "", "1'1'1m", "want one called tile in a meld, found 2", ""},
		{`1"1"1m`, "auto", source.BadMeld, "", `1"1"1m`, "want one called tile in a meld, found 2", ""},
		{`1'2"3m`, "auto", source.BadMeld, "", `1'2"3m`, "want four equal tiles for a kong, found 1m3m2m", ""},
		{"(123m)", "auto", source.BadMeld, "", "(123m)", "want four equal tiles for a concealed kong, found 1m2m3m", ""},
		{"(1'111m)", "auto", source.BadMeld, "", "(1'111m)", "want four equal tiles for a concealed kong, found 1m1m1m1m",
			""},
		{"[]", "mpsz", source.BadMeld, "", "[]", "want a chow, a pung or a kong, found nothing", ""},
		{"[123m", "auto", source.BadTile, "[123m", "", "want tiles and ] after [, found the end", ""},
		{"(1111z]", "auto", source.BadTile, "(1111z", "]", "want tiles and ) after (, found ]", ""},
		{"[12f3f]", "auto", source.BadMeld, "", "[12f3f]", "want a chow, a pung or a kong, found 1f2f3f", ""},

		{"11111m", "auto", source.TooManyCopies, "1111", "1", "tile 1m: want at most 4, found 5", ""},
		{"5550m5m", "auto", source.TooManyCopies, "5550m", "5", "tile 5m: want at most 4, found 5", ""},
		{"555m00m", "auto", source.TooManyCopies, "555m0", "0", "tile 5m: want at most 4, found 5", ""},
		{"11z1'11z", "auto", source.TooManyCopies, "11z", "1'11z", "tile 1z: want at most 4, found 5", ""},
		{"1f 2f1f", "auto", source.TooManyCopies, "1f 2f", "1", "tile 1f: want at most 1, found 2", ""},
		{"1234567891234567891m", "auto", source.WrongTileCount, "123456789123456789", "1",
			"want at most 18 closed tiles, found 19", ""},
		{"[123m][123m][123p][123p][123s]", "auto", source.WrongTileCount, "[123m][123m][123p][123p]", "[123s]",
			"want at most 4 melds, found 5", ""},

		{"[0, 0, 0]", "auto", source.UnknownDialect, "", "[0, 0, 0]",
			"a list of numbers does not say what it means: want the dialect named, one of 34 tenhou", ""},
		{"11 12", "auto", source.UnknownDialect, "", "11 12",
			"a list of numbers does not say what it means: want the dialect named, one of 34 136 tenhou", ""},
		{"[100]", "auto", source.UnknownDialect, "", "[100]",
			"a list of numbers does not say what it means: want the dialect named, one of 136", ""},
		{"0 34", "34", source.BadTile, "0 ", "34", "want an index of 0 to 33, found 34", ""},
		{"0 -1", "34", source.BadTile, "0 ", "-1", "want an index of 0 to 33, found -1", ""},
		{"0 1.5", "34", source.BadTile, "0 ", "1.5", "want an index of 0 to 33, found 1.5", ""},
		{"99999999999999999999", "136", source.BadTile, "", "99999999999999999999",
			"want an id of 0 to 135, found 99999999999999999999", ""},
		{"0 +", "34", source.BadTile, "0 ", "+", "want an index of 0 to 33, found +", ""},
		{"0 ++5", "34", source.BadTile, "0 ", "++5", "want an index of 0 to 33, found ++5", ""},
		{"0 1٣", "34", source.BadTile, "0 ", "1٣", "want an index of 0 to 33, found 1٣", ""},
		{"4 5 4", "136", source.BadTile, "4 5 ", "4", "want each id once, found 4 again", ""},
		{"1 2 3", "34-counts", source.WrongTileCount, "", "1 2 3", "want 34 counts, found 3", ""},
		{"5" + strings.Repeat(" 0", 33), "34-counts", source.TooManyCopies, "", "5", "tile 1m: want at most 4, found 5", ""},
		{"11 20", "tenhou", source.BadTile, "11 ", "20",
			"want a tile of 11 to 19, 21 to 29, 31 to 39, 41 to 47 or 51 to 53, found 20", ""},
		{"11 100", "tenhou", source.BadTile, "11 ", "100",
			"want a tile of 11 to 19, 21 to 29, 31 to 39, 41 to 47 or 51 to 53, found 100", ""},

		{"m12q", "auto", source.BadTile, "m12", "q", "want a suit letter and digits such as m123, found q", ""},
		{"m12p", "auto", source.BadTile, "m12p", "", "want a digit after p, found the end", ""},
		{"z8", "auto", source.BadTile, "z", "8", "want 1 to 7 after z, found 8", ""},
		{"m1,x", "auto", source.BadTile, "m1,", "x", "want a meld such as z222= after a comma, found x", ""},
		{"m1,z222", "auto", source.BadMeld, "m1,", "z222", "want one of + = - behind the called tile", ""},
		{"m1,z22=22", "auto", source.BadMeld, "m1,", "z22=22", "want the mark of a kong behind its third or fourth tile", ""},
		{"m1,m12+3", "auto", source.BadMeld, "m1,", "m12+3", "a chow is called from the left, not from another side: 1m2m3m",
			""},
		{"m1,m8-", "auto", source.BadMeld, "m1,", "m8-", "want a chow, a pung or a kong, found 8m", ""},
		{"m1,z22222", "auto", source.BadTile, "m1,z2222", "2", "want a meld such as z222= after a comma, found 2", ""},

		{"E X", "auto", source.BadTile, "E ", "X", "want a tile of mjai such as 1m, 5pr, E or P, found X", ""},
		{"🀇x", "auto", source.BadTile, "🀇", "x", "want a mahjong tile of Unicode such as 🀇, found x", ""},
		{"ONE_CHARACER", "auto", source.BadTile, "", "ONE_CHARACER",
			"want a tile such as ONE_CHARACTER, RED_FIVE_PIN or EAST_WIND, found ONE_CHARACER", "ONE_CHARACTER"},
		{"EAST_WIND, SOUTH", "auto", source.BadTile, "EAST_WIND, ", "SOUTH",
			"want a tile such as ONE_CHARACTER, RED_FIVE_PIN or EAST_WIND, found SOUTH", ""},
		{"E12p", "uzje", source.BadSuit, "E12", "p", "want one of t s m after 12, found p", ""},
		{"E12", "uzje", source.BadSuit, "E12", "", "want one of t s m after 12, found the end", ""},
		{"E!", "uzje", source.BadTile, "E", "!", "want a tile of Ùzje such as 1t, xs or E, found !", ""},

		{"1m", "mspz", source.UnknownDialect, "?", "",
			`want a dialect out of auto mpsz libmahjong 34 34-counts 136 tenhou kobalab mjai unicode words uzje, found "mspz"`,
			""},
		{strings.Repeat("1", 5000), "libmahjong", source.TooLarge, strings.Repeat("1", 4096), strings.Repeat("1", 904),
			"want a text of at most 4096 bytes, found 5000", ""},
	} {
		_, err := Parse(row.text, row.dialect)
		var got *source.Error
		if !errors.As(err, &got) {
			t.Errorf("%q as %s: got %v, want %s", row.text, row.dialect, err, row.message)
			continue
		}
		if got.Message != row.message || got.Code != row.code || got.Hint != row.hint {
			t.Errorf("%q as %s:\n got %s: %s (%s)\nwant %s: %s (%s)", row.text, row.dialect,
				got.Code, got.Message, got.Hint, row.code, row.message, row.hint)
		}
		want := source.Span{Start: len(row.before), End: len(row.before) + len(row.at)}
		if row.before == "?" {
			want = source.Nowhere
		}
		if got.Span != want {
			t.Errorf("%q as %s: at %v, want %v", row.text, row.dialect, got.Span, want)
		}
	}
}

// TestFixes checks that a fix, put in the place of the span, gives a text that can be read.
func TestFixes(t *testing.T) {
	for text, want := range map[string]string{
		"12'3m": "2'13m", "ONE_CHARACER": "1m",
	} {
		_, err := Parse(text, Auto)
		var e *source.Error
		if !errors.As(err, &e) || e.Hint == "" {
			t.Errorf("%s: no fix, %v", text, err)
			continue
		}
		fixed := text[:e.Span.Start] + e.Hint + text[e.Span.End:]
		p, err := Parse(fixed, Auto)
		if err != nil {
			t.Errorf("%s, fixed to %s: %v", text, fixed, err)
			continue
		}
		if got, _ := Format(p, "mpsz"); got != want {
			t.Errorf("%s, fixed to %s, is %s, want %s", text, fixed, got, want)
		}
	}
}
