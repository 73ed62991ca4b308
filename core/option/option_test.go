package option

import (
	"testing"

	"tehai/core/source"
)

func TestResolve(t *testing.T) {
	list := []Option{
		{Key: "on", Kind: Bool, Default: true},
		{Key: "many", Kind: Int, Default: 3},
		{Key: "fu", Kind: Int, Default: 4, Choices: []string{"2", "4"}},
		{Key: "way", Kind: Choice, Default: "a", Choices: []string{"a", "b"}},
		{Key: "local", Kind: Set, Default: []string{}, Choices: []string{"x", "y"}},
	}
	values, err := Resolve(list, Values{"way": "b", "local": []string{"y"}})
	if err != nil || values["on"] != true || values["many"] != 3 || values["way"] != "b" ||
		len(values["local"].([]string)) != 1 {
		t.Errorf("%v, %v", values, err)
	}
	if values, err := Resolve(list, Values{"fu": "2"}); err != nil || values["fu"] != 2 {
		t.Errorf("a number as its choice is written: %v, %v", values, err)
	}
	for _, row := range []struct {
		chosen Values
		code   source.Code
		want   string
	}{
		{Values{"off": true}, source.UnknownOption, `no option "off" in this rule set; there are: on many fu way local`},
		{Values{"on": 1}, source.BadType, "option on: want true or false, found 1"},
		{Values{"many": -1}, source.UnknownOption, "option many: want a whole number from 0 to 1000000, found -1"},
		{Values{"many": "3"}, source.BadType, "option many: want a whole number from 0 to 1000000, found 3"},
		{Values{"fu": 3}, source.UnknownOption, "option fu: want one of the numbers 2 4, found 3"},
		{Values{"way": "c"}, source.UnknownOption, "option way: want one of a b, found c"},
		{Values{"local": []string{"x", "z"}}, source.UnknownOption, "option local: want a list out of x y, found [x z]"},
		{Values{"local": nil}, source.BadType, "option local: want a list out of x y, found <nil>"},
	} {
		if _, err := Resolve(list, row.chosen); err == nil || err.Error() != row.want ||
			err.(*source.Error).Code != row.code {
			t.Errorf("%v: %v, want %s", row.chosen, err, row.want)
		}
	}
}
