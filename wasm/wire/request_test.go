package wire

import (
	"strings"
	"testing"
)

// TestParseSaysWhatIsWrong checks that each fault of a request has its own message.
func TestParseSaysWhatIsWrong(t *testing.T) {
	for _, test := range []struct{ text, want string }{
		{`{"seen":[` + strings.Repeat("1,", 69_999) + `1]}`, "too-large the request: want fewer values in lists and objects"},
		{`{"seen":[` + strings.Repeat("{},", 69_999) + `{}]}`,
			"too-large the request: want fewer values in lists and objects"},
		{strings.Repeat("[", 66) + strings.Repeat("]", 66), "bad-type the request: want fewer levels of lists and objects"},
		{strings.Repeat(`{"a":`, 70), "bad-type the request: want fewer levels of lists and objects"},
		{"{", "bad-type the request: JSON: want a name in quotes, found the end"},
		{"{} x", "bad-type the request: JSON: want nothing more after the value, found 'x'"},
		{`{"text":"` + strings.Repeat("x", 1<<20) + `"}`, ""},
	} {
		got := ""
		if _, err := Parse(test.text); err != nil {
			f := FaultOf(err)
			got = string(f.Code) + " " + f.Message
		}
		if got != test.want {
			t.Errorf("%.20s…: %q, want %q", test.text, got, test.want)
		}
	}
}
