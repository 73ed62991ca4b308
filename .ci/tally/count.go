package main

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
)

// An event is a line of go test -json; see go doc test2json.
type event struct {
	Action, Package, ImportPath, Test, Output string
}

// A count is the sum of the events so far.
type count struct {
	allowed  map[string]bool // "package Test" that may skip
	all      bool            // show the output of passing tests too
	fresh    bool            // a cached result is a fault
	cached   []string        // the packages with a cached result
	said     map[string][]string
	ran      map[string]int // tests by package that passed or failed, without subtests
	rows     int            // the number of subtests
	failed   []string
	skipped  []string
	unlisted []string
	packages []string // those that have ended, except those without test files
	bare     map[string]bool
	noise    int // lines that are no event: errors of the go command
}

func newCount(allowed map[string]bool, all bool) *count {
	return &count{allowed: allowed, all: all, said: map[string][]string{}, ran: map[string]int{}, bare: map[string]bool{}}
}

// take reads one line and returns what is to be shown now.
func (c *count) take(line []byte) string {
	if len(line) == 0 {
		return ""
	}
	var e event
	if json.Unmarshal(line, &e) != nil || e.Action == "" {
		c.noise++
		return string(line)
	}
	switch e.Action {
	case "output", "build-output":
		return c.hear(e)
	case "build-fail":
		c.failed = append(c.failed, e.ImportPath+" does not build")
	case "pass", "fail", "skip":
		if e.Test == "" {
			return c.endPackage(e)
		}
		return c.endTest(e)
	}
	return ""
}

// hear stores the output of a test until its result is known; output of packages is shown at once.
func (c *count) hear(e event) string {
	if e.Action == "build-output" {
		return e.Output
	}
	if e.Test == "" {
		switch {
		case strings.Contains(e.Output, "[no test files]"):
			c.bare[e.Package] = true
			return ""
		case e.Output == "PASS\n":
			return ""
		case c.fresh && strings.HasSuffix(e.Output, "(cached)\n"):
			c.cached = append(c.cached, e.Package)
		}
		return e.Output
	}
	if c.all {
		return e.Output
	}
	c.said[e.Package+" "+e.Test] = append(c.said[e.Package+" "+e.Test], e.Output)
	return ""
}

func (c *count) endTest(e event) string {
	name := e.Package + " " + e.Test
	said := strings.Join(c.said[name], "")
	delete(c.said, name)
	if strings.Contains(e.Test, "/") {
		c.rows++
	} else if e.Action != "skip" {
		c.ran[e.Package]++
	}
	switch e.Action {
	case "fail":
		c.failed = append(c.failed, name)
		return said
	case "skip":
		c.skipped = append(c.skipped, name)
		if !c.allowed[name] {
			c.unlisted = append(c.unlisted, name)
			return said
		}
	}
	return ""
}

func (c *count) endPackage(e event) string {
	if !c.bare[e.Package] {
		c.packages = append(c.packages, e.Package)
	}
	if e.Action != "fail" {
		return ""
	}
	c.failed = append(c.failed, e.Package)
	// A test that was interrupted has no end event.
	var rest strings.Builder
	for name, said := range c.said {
		if strings.HasPrefix(name, e.Package+" ") {
			rest.WriteString(strings.Join(said, ""))
			delete(c.said, name)
		}
	}
	return rest.String()
}

// faults returns the reasons why the stage fails.
func (c *count) faults() []string {
	var faults []string
	if len(c.failed) > 0 {
		faults = append(faults, fmt.Sprintf("%d failed: %s", len(c.failed), strings.Join(c.failed, ", ")))
	}
	for _, name := range c.unlisted {
		faults = append(faults, name+" skipped and is not on the list of those that may")
	}
	for _, name := range c.cached {
		faults = append(faults, name+" was not run: go test said what it had said before")
	}
	total := 0
	for _, name := range c.packages {
		total += c.ran[name]
		if c.ran[name] == 0 {
			faults = append(faults, name+" has test files, and no test of it ran")
		}
	}
	if total == 0 {
		faults = append(faults, "no test ran")
	}
	return faults
}

// String returns the last line of a stage.
func (c *count) String() string {
	total := 0
	for _, n := range c.ran {
		total += n
	}
	text := fmt.Sprintf("%d tests in %d packages, %d rows below them, %d skipped", total, len(c.packages), c.rows,
		len(c.skipped))
	if len(c.skipped) > 0 {
		slices.Sort(c.skipped)
		text += " (" + strings.Join(c.skipped, ", ") + ")"
	}
	return text
}

// readSkips reads the list; blank lines and those that begin with # are ignored.
func readSkips(file string) (map[string]bool, error) {
	allowed := map[string]bool{}
	if file == "" {
		return allowed, nil
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(string(text)) {
		words := strings.Fields(line)
		if len(words) == 0 || strings.HasPrefix(words[0], "#") {
			continue
		}
		if len(words) < 3 {
			return nil, fmt.Errorf("%s: %q: want a package, a test and why it may skip", file, strings.TrimSpace(line))
		}
		allowed[words[0]+" "+words[1]] = true
	}
	return allowed, nil
}
