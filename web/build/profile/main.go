// Command profile finds which functions of the module a hand needs, and writes
// them to web/build/slim/first.txt: those that run while
// the tests' own calls about hands, and one that fails, are made; the program has started before. The list is the same for the
// same sources. It needs node; a build does not need the command.
//
//	go run ./web/build/profile
//
// Written anew it is smaller or greater by what has changed; without that the
// page works as before, but for a wait where a call needs what the second part
// brings. A test tells when a first answer has to.
package main

import (
	_ "embed"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tehai/web/build/slim"
)

//go:embed run.mjs
var runner []byte

// hands are what people type. The tests of the built site ask about them too.
//
//go:embed hands.json
var hands json.RawMessage

const (
	recorded = "wasm/api/testdata/calls.txt"
	target   = "web/build/slim/first.txt"
	head     = `# What the first part of the module holds: the functions that a hand needs, and .* behind a package most of whose
# functions are. go run ./web/build/profile writes this.
`
)

// forHands are the functions of the interface that the page asks before anyone
// has looked for more, and families the rule sets that they are asked about.
var (
	forHands = []string{"version", "parse", "analyze", "score"}
	families = []string{"riichi", "classical"}
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "profile:", err)
		os.Exit(1)
	}
}

func run() error {
	folder, err := os.MkdirTemp("", "tehai-profile-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	names, err := build(folder)
	if err != nil {
		return err
	}
	calls, err := chosenCalls()
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(folder, "calls.json"), calls, 0o644); err != nil {
		return err
	}
	ran, err := play(folder)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, i := range ran {
		seen[names[i]] = true
	}
	list := slim.WriteProfile(names, func(name string) bool { return seen[name] })
	return os.WriteFile(target, []byte(head+list), 0o644)
}

// build puts the instrumented module into the folder.
func build(folder string) (names []string, err error) {
	path := filepath.Join(folder, "core.wasm")
	flags, err := slim.Flags(folder)
	if err != nil {
		return nil, err
	}
	arguments := slices.Concat([]string{"build", "-trimpath", "-ldflags", "-s -w", "-tags", "deliberatepanic", "-o", path}, flags, []string{"./wasm"})
	build := exec.Command("go", arguments...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build ./wasm: %w\n%s", err, out)
	}
	module, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	if module, names, err = slim.Instrument(module); err != nil {
		return nil, err
	}
	if module, err = slim.TakeSnapshot(module); err != nil {
		return nil, err
	}
	return names, os.WriteFile(path, module, 0o644)
}

type call struct {
	Name    string          `json:"name"`
	Request json.RawMessage `json:"request"`
}

// chosenCalls are the recorded calls about hands, as JSON.
func chosenCalls() ([]byte, error) {
	text, err := os.ReadFile(recorded)
	if err != nil {
		return nil, err
	}
	calls := []call{{"fail", json.RawMessage(`{}`)}} // a panic, and that it is caught
	for line := range strings.Lines(string(text)) {
		name, request, _ := strings.Cut(strings.TrimSpace(line), " ")
		if slices.Contains(forHands, name) && isOurs(name, request) {
			calls = append(calls, call{name, json.RawMessage(request)})
		}
	}
	if len(calls) < 50 {
		return nil, fmt.Errorf("only %d calls about hands in %s", len(calls), recorded)
	}
	return json.Marshal(map[string]any{"calls": calls, "hands": hands, "families": families})
}

// isOurs reports whether a request is about a rule set that the first part
// knows, or about none. Advice by a rule set needs chances, which the page does
// not ask for at every key.
func isOurs(name, request string) bool {
	if name == "analyze" && (strings.Contains(request, `"ruleset"`) || strings.Contains(request, `"rivals"`)) {
		return false
	}
	_, id, there := strings.Cut(request, `"ruleset":"`)
	return !there || slices.ContainsFunc(families, func(family string) bool { return strings.HasPrefix(id, family) })
}

// play makes the calls in node, and returns the numbers of the functions that
// ran.
func play(folder string) ([]int, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	script := filepath.Join(folder, "run.mjs")
	if err := os.WriteFile(script, runner, 0o644); err != nil {
		return nil, err
	}
	starter := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	node := exec.Command("node", script, starter, filepath.Join(folder, "core.wasm"), filepath.Join(folder, "calls.json"))
	node.Stderr = os.Stderr
	out, err := node.Output()
	if err != nil {
		return nil, fmt.Errorf("node: %w", err)
	}
	var ran []int
	return ran, json.Unmarshal(out, &ran)
}
