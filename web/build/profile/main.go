// Command profile finds the functions of the module that hands need, and lists them in web/build/slim/first.txt, for
// the primary module: those that run during the tests' calls about hands and one failing call. The fields and rules
// of these calls are written to web/engine/primary_table.js, by which the page knows what it may ask of the primary
// module alone. The same sources give the same lists. It needs node; a build does not need this command.
//
//	go run ./web/build/profile
//	go run ./web/build/profile -without fmt-without-os  the lists of a build that leaves steps out
//
// A call that is not in the lists waits for the deferred module. A test reports a first answer that has to wait.
package main

import (
	_ "embed"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tehai/web/build/slim"
)

//go:embed run.mjs
var runner []byte

// hands are typical inputs. The tests of the built site use them too.
//
//go:embed hands.json
var hands json.RawMessage

const (
	recorded = "wasm/api/testdata/calls.txt"
	target   = "web/build/slim/first.txt"
	table    = "web/engine/primary_table.js"
	head     = `# What the primary module holds: the functions that a hand needs, and .* behind a package most of whose
# functions are. go run ./web/build/profile writes this.
`
)

// forHands are the functions of the interface that the page calls for a first answer, and families the rule sets that
// these calls are about.
var (
	forHands = []string{"version", "parse", "analyze", "score"}
	families = []string{"riichi", "classical"}
)

// club begins the ids of rules of western clubs, which are of the family classical and in the deferred module.
const club = "classical-"

func main() {
	without := flag.String("without", "", "build steps to leave out, by commas")
	flag.Parse()
	if err := run(strings.FieldsFunc(*without, func(r rune) bool { return r == ',' })); err != nil {
		fmt.Fprintln(os.Stderr, "profile:", err)
		os.Exit(1)
	}
}

func run(without []string) error {
	folder, err := os.MkdirTemp("", "tehai-profile-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	names, err := build(folder, without)
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
	found, err := play(folder)
	if err != nil {
		return err
	}
	seen := map[string]bool{}
	for _, i := range found.Ran {
		seen[names[i]] = true
	}
	if err := os.WriteFile(table, []byte(found.script()), 0o644); err != nil {
		return err
	}
	before, err := slim.First()
	if err != nil {
		return err
	}
	list := slim.WriteProfile(names, func(name string) bool { return seen[name] || byChance(name) && before.Keeps(name) })
	return os.WriteFile(target, []byte(head+list), 0o644)
}

// byChance reports whether a function may run in one profile and not in the next, although both make the same calls:
// those of the standard library, which collects garbage and grows stacks at any time. Such a function stays in the
// list once it has run.
func byChance(name string) bool {
	return !strings.HasPrefix(name, "tehai/") && !strings.HasPrefix(name, "main.")
}

// build writes the instrumented module into the folder.
func build(folder string, without []string) (names []string, err error) {
	path := filepath.Join(folder, "core.wasm")
	flags, err := slim.Flags(folder, without...)
	if err != nil {
		return nil, err
	}
	arguments := slices.Concat([]string{"build", "-trimpath", "-ldflags", "-s -w", "-tags", "deliberatepanic", "-o", path},
		flags, []string{"./wasm"})
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
	if !slices.Contains(without, slim.Snapshot) {
		if module, err = slim.TakeSnapshot(module); err != nil {
			return nil, err
		}
	}
	return names, os.WriteFile(path, module, 0o644)
}

type call struct {
	Name    string          `json:"name"`
	Request json.RawMessage `json:"request"`
}

// chosenCalls returns the recorded calls about hands as JSON.
func chosenCalls() ([]byte, error) {
	text, err := os.ReadFile(recorded)
	if err != nil {
		return nil, err
	}
	calls := []call{{"fail", json.RawMessage(`{}`)}} // a panic, and its recovery
	for line := range strings.Lines(string(text)) {
		name, request, _ := strings.Cut(strings.TrimSpace(line), " ")
		if slices.Contains(forHands, name) && isOurs(name, request) {
			calls = append(calls, call{name, json.RawMessage(request)})
		}
	}
	if len(calls) < 50 {
		return nil, fmt.Errorf("only %d calls about hands in %s", len(calls), recorded)
	}
	return json.Marshal(map[string]any{"calls": calls, "hands": hands, "families": families, "club": club})
}

// isOurs reports whether a request is about no rule set or one in the primary module. Advice by a rule set needs
// chances, which the page does not request at every key press.
func isOurs(name, request string) bool {
	if name == "analyze" && (strings.Contains(request, `"ruleset"`) || strings.Contains(request, `"rivals"`)) {
		return false
	}
	if strings.Contains(request, `"ruleset":{`) {
		return false // house rules
	}
	_, id, there := strings.Cut(request, `"ruleset":"`)
	return !there || !strings.HasPrefix(id, club) &&
		slices.ContainsFunc(families, func(family string) bool { return strings.HasPrefix(id, family) })
}

// A profile is the result of the calls.
type profile struct {
	Ran []int `json:"ran"` // the numbers of the functions that ran
	// of the requests, by function of the interface; "" for a request without fields
	Fields   map[string][]string `json:"fields"`
	Deferred []string            `json:"deferred"` // the rule sets that no call was about
}

// play makes the calls in node.
func play(folder string) (found profile, err error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return found, err
	}
	script := filepath.Join(folder, "run.mjs")
	if err := os.WriteFile(script, runner, 0o644); err != nil {
		return found, err
	}
	starter := filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")
	node := exec.Command("node", script, starter, filepath.Join(folder, "core.wasm"), filepath.Join(folder, "calls.json"))
	node.Stderr = os.Stderr
	out, err := node.Output()
	if err != nil {
		return found, fmt.Errorf("node: %w", err)
	}
	return found, json.Unmarshal(out, &found)
}

// script returns the table that the page reads, in the form of its other scripts.
func (p profile) script() string {
	var b strings.Builder
	b.WriteString(`// @ts-check
// What the primary module answers: for each function the fields that a request may have, and whether it may have none;
// and the rule sets that it does not know. go run ./web/build/profile writes this file.

/** @type {Record<string, {fields: string[], empty: boolean}>} */
export const primary = {
`)
	for _, name := range slices.Sorted(maps.Keys(p.Fields)) {
		if name == "fail" {
			continue // only a build for tests has it
		}
		fields := p.Fields[name]
		empty := slices.Contains(fields, "")
		fields = slices.DeleteFunc(slices.Clone(fields), func(field string) bool { return field == "" })
		fmt.Fprintf(&b, "  %s: {\n    fields: %s,\n    empty: %v,\n  },\n", name, listed(fields, "    fields: ,"), empty)
	}
	fmt.Fprintf(&b, "};\n\n/** @type {string[]} */\nexport const deferredRulesets = %s;\n",
		listed(p.Deferred, "export const deferredRulesets = ;"))
	return b.String()
}

// listed returns a list of texts on one line, or one line each if that is too long.
func listed(texts []string, rest string) string {
	var quoted []string
	for _, text := range texts {
		quoted = append(quoted, "'"+text+"'")
	}
	if line := "[" + strings.Join(quoted, ", ") + "]"; len(line)+len(rest) <= 120 {
		return line
	}
	indent := rest[:len(rest)-len(strings.TrimLeft(rest, " "))]
	return "[\n" + indent + "  " + strings.Join(quoted, ",\n"+indent+"  ") + ",\n" + indent + "]"
}
