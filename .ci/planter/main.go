// Command planter plants faults in a scratch copy of the project, one at a time, and runs the quick tests of the layer: each fault
// has to make one fail. The copy is made of what git knows, and has no real data beside it.
//
//	.ci/plant            all faults
//	.ci/plant frames     those whose layer or name holds the word
//
// A plant whose text does not stand in its file exactly once no longer applies, and is said to be so: mend it in plants_table.go.
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
	copied, err := scratch()
	if err != nil {
		fmt.Fprintln(os.Stderr, "plant:", err)
		os.Exit(2)
	}
	word := strings.Join(os.Args[1:], " ")
	caught, missed := 0, []string{}
	sound := map[string]bool{} // tests that pass without a fault
	for _, p := range plants {
		name := p.layer + ": " + p.name
		if !strings.Contains(name, word) {
			continue
		}
		start := time.Now()
		by, said := p.try(copied, sound)
		took := fmt.Sprintf("(%.0f s)", time.Since(start).Seconds())
		if said == "" {
			fmt.Println("caught ", name, "by", by, took)
			caught++
			continue
		}
		fmt.Println("MISSED ", name, took)
		missed = append(missed, name+": "+said)
	}
	os.RemoveAll(copied)
	fmt.Printf("== %d of %d faults caught\n", caught, caught+len(missed))
	for _, m := range missed {
		fmt.Println(m)
	}
	if len(missed) > 0 || caught == 0 {
		os.Exit(1)
	}
}

// scratch copies the files that git knows, as they stand, into a folder.
func scratch() (string, error) {
	folder, err := os.MkdirTemp("", "plant-")
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
			continue // gone, and git has not been told
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

// A plant is a fault: a text of a file and what is put in its place, and the tests that have to see it.
type plant struct {
	layer, name string
	file        string
	from, to    string
	tests       string // of go test, or a script of .ci with its arguments
}

// Tests with a fault in them may go on for ever: go test ends them after enough, and says so, which counts. The whole, with what
// compiles and waits for the machine, has patience; what ends by that proves nothing.
const (
	enough   = "90s"
	patience = 10 * time.Minute
)

// try plants the fault and takes it out again. It returns what caught it, or why nothing did.
func (p *plant) try(project string, sound map[string]bool) (by, why string) {
	path := filepath.Join(project, p.file)
	text, err := os.ReadFile(path)
	if err != nil {
		return "", err.Error()
	}
	if n := bytes.Count(text, []byte(p.from)); n != 1 {
		return "", fmt.Sprintf("no longer applies: want %q once in %s, found it %d times", p.from, p.file, n)
	}
	if !sound[p.tests] {
		if out, err := p.run(project); err != nil {
			return "", "its tests fail without it:\n" + out
		}
		sound[p.tests] = true
	}
	if err := os.WriteFile(path, bytes.Replace(text, []byte(p.from), []byte(p.to), 1), 0o644); err != nil {
		return "", err.Error()
	}
	defer os.WriteFile(path, text, 0o644)
	out, err := p.run(project)
	switch {
	case err == nil:
		return "", "no test failed: " + p.tests
	case errors.Is(err, context.DeadlineExceeded):
		return "", "its tests did not end, which proves nothing:\n" + out
	}
	failed := failure.FindStringSubmatch(out)
	if failed == nil {
		return "", "no test says that it failed, which proves nothing:\n" + out
	}
	return failed[1] + failed[2], ""
}

// failure is what go test, node's runner and a test that never ends say; what does not compile says nothing of the kind.
var failure = regexp.MustCompile(`(?m)(?:^"?\s*--- FAIL: (\S+)|^panic: (test timed out))`)

// run runs the tests, and returns what they said.
func (p *plant) run(project string) (string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	words := strings.Fields(p.tests)
	if !strings.HasPrefix(words[0], ".ci/") {
		words = append([]string{"go", "test", "-short", "-timeout", enough}, words...)
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
