package option_test

import (
	"fmt"

	"tehai/core/option"
)

// A chosen minimum of faan is checked and joined with the default of the other option.
func Example() {
	list := []option.Option{
		{Key: "minimum", Kind: option.Int, Default: 3, Label: "Faan that a hand needs"},
		{Key: "flowers", Kind: option.Bool, Default: true, Label: "Flowers are played"},
	}
	values, err := option.Resolve(list, option.Values{"minimum": 1})
	fmt.Println(values, err)
	_, err = option.Resolve(list, option.Values{"minimum": "one"})
	fmt.Println(err)
	// Output:
	// map[flowers:true minimum:1] <nil>
	// option minimum: want a whole number from 0 to 1000000, found one
}
