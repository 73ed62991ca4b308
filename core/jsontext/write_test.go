package jsontext

import (
	"encoding/json"
	"testing"
)

func TestAppendText(t *testing.T) {
	for text, want := range map[string]string{
		"手牌 🀇 é":         `"手牌 🀇 é"`,
		"a\"b\\c/":       `"a\"b\\c/"`,
		"\x00\x1f\n\t\r": `"\u0000\u001f\n\u0009\u000d"`,
		"\x7f<>&'":       "\"\x7f<>&'\"",
		"a\u2028\u2029":  `"a\u2028\u2029"`,
		"\xff\xc3(":      `"\ufffd\ufffd("`,
		"\ufffd":         "\"\ufffd\"",
		"\xed\xa0\x80":   `"\ufffd\ufffd\ufffd"`,
	} {
		if got := string(AppendText(nil, text)); got != want {
			t.Errorf("%q: %s, want %s", text, got, want)
		}
	}
}

// FuzzAppendText checks that the output is always JSON, and that a UTF-8 text reads back the same.
func FuzzAppendText(f *testing.F) {
	for _, seed := range []string{"", "手牌\u2028", "\xff\xfe", "\"\\\x00", "🀇"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		written := AppendText(nil, text)
		var back string
		if err := json.Unmarshal(written, &back); err != nil {
			t.Fatalf("%q: %s: %v", text, written, err)
		}
		if want := string([]rune(text)); back != want {
			t.Errorf("%q reads back as %q", text, back)
		}
	})
}
