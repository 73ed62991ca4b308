// Command tally reads the output of go test -json, passes on what a user wants to see of it, and counts.
//
//	go test -json ./... | go run ./.ci/tally -stage native -skips .ci/skips
//
// It shows the closing line of every package and the output of failed tests; with -v, of all tests. The last line has
// the number of tests of the stage and how many were skipped. It fails if go test does, and also if a test that is
// not in the list skips, with -fresh if a result is cached, if a package with tests ran none, and if nothing ran at
// all.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"os"
)

func main() {
	stage := flag.String("stage", "tests", "the stage's name")
	list := flag.String("skips", "", "file of the tests that may skip: a package and a test a line, then why")
	all := flag.Bool("v", false, "show what tests say that pass")
	fresh := flag.Bool("fresh", false, "fail where go test gives a result that it had kept")
	flag.Parse()

	allowed, err := readSkips(*list)
	if err != nil {
		fmt.Fprintln(os.Stderr, "tally:", err)
		os.Exit(2)
	}
	c := newCount(allowed, *all)
	c.fresh = *fresh
	lines := bufio.NewReader(os.Stdin)
	for {
		line, err := lines.ReadBytes('\n')
		if text := c.take(line); text != "" {
			fmt.Print(text)
		}
		if err != nil {
			break
		}
	}
	faults := c.faults()
	for _, fault := range faults {
		fmt.Println("FAIL:", fault)
	}
	fmt.Printf("== %s: %s\n", *stage, c)
	if len(faults) > 0 {
		os.Exit(1)
	}
}
