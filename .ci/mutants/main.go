// Command mutants runs the mutation table: faults that tools do not make, such as those of the page, of hosts and of
// build steps. It applies each mutant to a scratch copy of the project, one at a time, and runs the quick tests of
// its layer, one of which has to fail. The copy holds the files in git, without the real data beside the checkout. It
// takes minutes and is not part of make test.
//
//	make mutants               all of them
//	make mutants ONLY=frames   those whose layer or name contains the word
//
// A mutant whose text is not in its file exactly once is out of date. The command reports these before it runs
// anything.
package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

func main() {
	chosen := choose(strings.Join(os.Args[1:], " "))
	project, err := scratch()
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
	for _, m := range chosen {
		if _, err := m.apply(project); err != nil {
			fmt.Println("out of date", m, err)
		}
	}
	killed, survived := 0, []string{}
	passing := map[string]bool{} // the tests that pass without a mutant
	for _, m := range chosen {
		start := time.Now()
		by, reason := m.try(project, passing)
		took := fmt.Sprintf("(%.0f s)", time.Since(start).Seconds())
		if reason == "" {
			fmt.Println("killed  ", m, "by", by, took)
			killed++
			continue
		}
		fmt.Println("SURVIVED", m, took)
		survived = append(survived, m.String()+": "+reason)
	}
	os.RemoveAll(filepath.Dir(project))
	fmt.Printf("== %d of %d mutants killed\n", killed, len(chosen))
	for _, line := range survived {
		fmt.Println(line)
	}
	if len(survived) > 0 || killed == 0 {
		os.Exit(1)
	}
}

// choose returns the mutants whose layer or name contains a word.
func choose(word string) (chosen []mutant) {
	for _, m := range mutants {
		if strings.Contains(m.String(), word) {
			chosen = append(chosen, m)
		}
	}
	return chosen
}

// scratch copies the files in git, with uncommitted changes, into a folder.
func scratch() (string, error) {
	folder, err := os.MkdirTemp("", "mutants-")
	if err != nil {
		return "", err
	}
	list, err := exec.Command("git", "ls-files", "-co", "--exclude-standard").Output()
	if err != nil {
		return "", err
	}
	for name := range strings.Lines(string(list)) {
		name = strings.TrimSuffix(name, "\n")
		text, err := os.ReadFile(name)
		if os.IsNotExist(err) {
			continue // deleted, but still in the index
		}
		if err != nil {
			return "", err
		}
		to := filepath.Join(folder, "project", name)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			return "", err
		}
		info, err := os.Stat(name)
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(to, text, info.Mode()); err != nil {
			return "", err
		}
	}
	return filepath.Join(folder, "project"), nil
}

// A mutant is a text of a file, its replacement, and the tests that have to fail.
type mutant struct {
	layer, name string
	file        string
	from, to    string
	tests       string // of go test, or a script of .ci with its arguments
}

func (m mutant) String() string { return m.layer + ": " + m.name }

// A mutant may loop for ever: go test ends it after testTimeout and reports that, which counts as killed. The whole
// run includes compilation and has runTimeout; exceeding that proves nothing.
const (
	testTimeout = "90s"
	runTimeout  = 10 * time.Minute
)

// apply returns the mutated text of the file.
func (m mutant) apply(project string) (mutated []byte, err error) {
	text, err := os.ReadFile(filepath.Join(project, m.file))
	if err != nil {
		return nil, err
	}
	if n := bytes.Count(text, []byte(m.from)); n != 1 {
		return nil, fmt.Errorf("want %q once in %s, found it %d times", m.from, m.file, n)
	}
	if m.from == m.to {
		return nil, fmt.Errorf("changes nothing")
	}
	return bytes.Replace(text, []byte(m.from), []byte(m.to), 1), nil
}

// try runs the tests with the mutant, and restores the file. It returns the test that killed it, or the reason why
// none did.
func (m mutant) try(project string, passing map[string]bool) (by, reason string) {
	mutated, err := m.apply(project)
	if err != nil {
		return "", "out of date: " + err.Error()
	}
	if !passing[m.tests] {
		if out, err := m.run(project); err != nil {
			return "", "its tests fail without it:\n" + out
		}
		passing[m.tests] = true
	}
	path := filepath.Join(project, m.file)
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err.Error()
	}
	if err := os.WriteFile(path, mutated, 0o644); err != nil {
		return "", err.Error()
	}
	defer os.WriteFile(path, text, 0o644)
	out, err := m.run(project)
	switch {
	case err == nil:
		return "", "no test failed: " + m.tests
	case errors.Is(err, context.DeadlineExceeded):
		return "", "its tests did not end, which proves nothing:\n" + out
	}
	failed := failure.FindStringSubmatch(out)
	if failed == nil {
		return "", "no test reports a failure, which proves nothing:\n" + out
	}
	return failed[1] + failed[2], ""
}

// failure matches the report of go test, of node's runner and of a test that timed out. A compile error matches none
// of them.
var failure = regexp.MustCompile(`(?m)(?:^"?\s*--- FAIL: (\S+)|^panic: (test timed out))`)

// run runs the tests and returns their output.
func (m mutant) run(project string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), runTimeout)
	defer cancel()
	words := strings.Fields(m.tests)
	if !strings.HasPrefix(words[0], ".ci/") {
		words = append([]string{"go", "test", "-short", "-timeout", testTimeout}, words...)
	}
	run := exec.CommandContext(ctx, words[0], words[1:]...)
	run.Dir = project
	run.WaitDelay = time.Second
	out, err := run.CombinedOutput()
	if ctx.Err() != nil {
		err = ctx.Err()
	}
	return string(out), err
}
