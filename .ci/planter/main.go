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
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
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
		said := p.try(copied, sound)
		fmt.Printf("%-7s %s (%.0f s)\n", map[bool]string{true: "caught", false: "MISSED"}[said == ""], name, time.Since(start).Seconds())
		if said == "" {
			caught++
			continue
		}
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

// patience is how long the tests of a layer may take with a fault in it, which may make them go on for ever.
const patience = 2 * time.Minute

// try plants the fault and takes it out again; "" means that it was caught.
func (p *plant) try(project string, sound map[string]bool) string {
	path := filepath.Join(project, p.file)
	text, err := os.ReadFile(path)
	if err != nil {
		return err.Error()
	}
	if n := bytes.Count(text, []byte(p.from)); n != 1 {
		return fmt.Sprintf("no longer applies: want %q once in %s, found it %d times", p.from, p.file, n)
	}
	if !sound[p.tests] {
		if out, failed := p.run(project); failed {
			return "its tests fail without it:\n" + out
		}
		sound[p.tests] = true
	}
	if err := os.WriteFile(path, bytes.Replace(text, []byte(p.from), []byte(p.to), 1), 0o644); err != nil {
		return err.Error()
	}
	defer os.WriteFile(path, text, 0o644)
	out, failed := p.run(project)
	switch {
	case !failed:
		return "no test failed: " + p.tests
	case strings.Contains(out, "[build failed]") || strings.Contains(out, "[setup failed]"):
		return "it does not compile, which proves nothing:\n" + out
	}
	return ""
}

// run runs the tests, and returns what they said and whether they failed.
func (p *plant) run(project string) (string, bool) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	words := strings.Fields(p.tests)
	if !strings.HasPrefix(words[0], ".ci/") {
		words = append([]string{"go", "test", "-short"}, words...)
	}
	run := exec.CommandContext(ctx, words[0], words[1:]...)
	run.Dir = project
	run.WaitDelay = time.Second
	out, err := run.CombinedOutput()
	return string(out), err != nil
}
