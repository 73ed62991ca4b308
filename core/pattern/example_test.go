package pattern_test

import (
	"fmt"

	"tehai/core/hand"
	"tehai/core/notation"
	"tehai/core/pattern"
)

// Test one reading of a hand for patterns that rule sets name.
func ExampleGroupsOf() {
	read, err := notation.Parse("123456789m234p99s", "mpsz")
	if err != nil {
		fmt.Println(err)
		return
	}
	groups := pattern.GroupsOf(hand.Readings(&read.Hand)[0].Sets)
	fmt.Println("only sequences:", groups.OnlySequences(), "one to nine:", groups.OneToNine() != 0, "one suit:",
		groups.OneSuit())
	// Output:
	// only sequences: true one to nine: true one suit: false
}
