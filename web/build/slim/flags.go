package slim

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
)

// quick are the packages whose small functions are worth inlining: what runs
// thousands of times for one answer, and Go's own runtime. Everywhere else a
// call is shorter than what it calls, and the download smaller by 8 %.
var quick = []string{
	"runtime",
	"tehai/core/chance",
	"tehai/core/hand",
	"tehai/core/meld",
	"tehai/core/pattern",
	"tehai/core/rules/riichi",
	"tehai/core/shanten",
	"tehai/core/tile",
}

// Flags returns what go build, go test and go vet are given so that the module
// is small before any of the other steps. What the flags refer to is written
// into the folder, and has to be there as long as they are used.
func Flags(folder string, without ...string) ([]string, error) {
	if err := known(without); err != nil {
		return nil, err
	}
	var flags []string
	if !slices.Contains(without, Inline) {
		// Of patterns that match a package the last one counts.
		flags = append(flags, "-gcflags=all=-l")
		for _, p := range quick {
			flags = append(flags, "-gcflags="+p+"=")
		}
	}
	if !slices.Contains(without, Fmt) || !slices.Contains(without, Check) || !slices.Contains(without, Tens) {
		root, err := exec.Command("go", "env", "GOROOT").Output()
		if err != nil {
			return nil, fmt.Errorf("go env GOROOT: %w", err)
		}
		overlay, err := Overlay(strings.TrimSpace(string(root)), folder, without...)
		if err != nil {
			return nil, err
		}
		flags = append(flags, "-overlay", overlay)
	}
	return flags, nil
}
