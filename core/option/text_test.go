package option

import (
	"reflect"
	"testing"
)

func TestText(t *testing.T) {
	on := Option{Key: "on", Kind: Bool, Default: true}
	many := Option{Key: "many", Kind: Int, Default: 3}
	fu := Option{Key: "fu", Kind: Int, Default: 4, Choices: []string{"2", "4"}}
	uma := Option{Key: "uma", Kind: Choice, Default: "a", Choices: []string{"a", "20 10 -10 -20"}}
	local := Option{Key: "local", Kind: Set, Default: []string{}, Choices: []string{"x", "y", "z"}}
	for _, row := range []struct {
		option Option
		value  any
		text   string
	}{
		{on, false, "false"}, {many, 1000, "1000"}, {fu, 2, "2"}, {uma, "20 10 -10 -20", "20 10 -10 -20"},
		{local, []string{}, ""}, {local, []string{"x"}, "x"}, {local, []string{"x", "z"}, "x+z"},
	} {
		if text := Text(row.value); text != row.text {
			t.Errorf("%s %v: %q, want %q", row.option.Key, row.value, text, row.text)
		}
		if value, err := row.option.Read(row.text); err != nil || !reflect.DeepEqual(value, row.value) {
			t.Errorf("%s %q: %v, %v, want %v", row.option.Key, row.text, value, err, row.value)
		}
	}
	for _, row := range []struct {
		option     Option
		text, want string
	}{
		{on, "yes", `option on: want true or false, found "yes"`},
		{many, "-1", `option many: want a whole number from 0 to 1000000, found "-1"`},
		{many, "07", `option many: want a whole number from 0 to 1000000, found "07"`},
		{many, "99999999999999999999", `option many: want a whole number from 0 to 1000000, found "99999999999999999999"`},
		{fu, "3", `option fu: want one of the numbers 2 4, found "3"`},
		{uma, "", `option uma: want one of a 20 10 -10 -20, found ""`},
		{local, "x+w", `option local: want a list out of x y z, found "x+w"`},
	} {
		if _, err := row.option.Read(row.text); err == nil || err.Error() != row.want {
			t.Errorf("%s %q: %v, want %s", row.option.Key, row.text, err, row.want)
		}
	}
}
