package notation

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// typedRunes are the signs for tiles that users type in addition to those of mpsz: the characters shown on the tiles,
// and capitals.
var typedRunes = map[rune]string{
	'一': "1", '二': "2", '三': "3", '四': "4", '五': "5", '六': "6", '七': "7", '八': "8", '九': "9",
	'萬': "m", '万': "m", '筒': "p", '餅': "p", '饼': "p", '索': "s", '條': "s", '条': "s",
	'東': "1z", '东': "1z", '南': "2z", '西': "3z", '北': "4z", '白': "5z", '發': "6z", '発': "6z", '发': "6z", '中': "7z",
	'M': "m", 'P': "p", 'S': "s", 'Z': "z",
}

// typed returns the text as mpsz if only such signs and blanks within its groups distinguish it from mpsz, and whether
// anything was changed. The sign of a complete tile ends the group before it; blanks between a digit and what follows
// it do not end a group.
func typed(text string) (string, bool) {
	var b strings.Builder
	afterDigit, gap := false, ""
	for _, r := range text {
		if unicode.IsSpace(r) {
			gap += string(r)
			continue
		}
		if r >= '！' && r <= '～' { // full-width
			r -= '！' - '!'
		}
		sign, known := typedRunes[r]
		if !known {
			sign = string(r)
		}
		first, _ := utf8.DecodeRuneInString(sign)
		if !(afterDigit && (isDigit(first) && len(sign) == 1 || strings.ContainsRune("mpsz", first))) {
			b.WriteString(gap)
		}
		gap = ""
		b.WriteString(sign)
		afterDigit = isDigit(first) && len(sign) == 1
	}
	fixed := b.String()
	return fixed, fixed != strings.TrimRightFunc(text, unicode.IsSpace)
}
