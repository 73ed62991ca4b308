package catalog_test

import (
	"fmt"

	"tehai/core/rules/catalog"
)

// Every rule set is found by its id, and options are chosen by name.
func ExampleByID() {
	set, ok := catalog.ByID("riichi-tenhou")
	fmt.Println(set.Name, ok)
	_, err := set.With(map[string]any{"redFives": 9})
	fmt.Println(err)
	_, ok = catalog.ByID("riichi")
	fmt.Println(ok)
	// Output:
	// Tenhou, ranked true
	// option redFives: want true or false, found 9
	// false
}
