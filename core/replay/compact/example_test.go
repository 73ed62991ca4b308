package compact_test

import (
	"fmt"
	"os"

	"tehai/core/replay/compact"
	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// Pack a complete game into a text that fits in a link, and read it again.
func ExampleWrite() {
	text, err := os.ReadFile("../tenhou/testdata/4-players.json")
	if err != nil {
		fmt.Println(err)
		return
	}
	r, err := tenhou.Read(string(text), logtest.Rules)
	if err != nil {
		fmt.Println(err)
		return
	}
	packed, err := compact.Write(r)
	if err != nil {
		fmt.Println(err)
		return
	}
	again, err := compact.Read(packed, logtest.Rules)
	fmt.Println(len(packed)/len(r.Deals) < 600, err, len(r.Deals) == len(again.Deals))
	// Output:
	// true <nil> true
}
