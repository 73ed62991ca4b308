// Command mutation measures how many small faults the tests of one package detect.
//
//	mutation [-budget 150s] [-file name] [-by ./wasm/api] ./core/rules/hongkong
//
// It makes the mutants that gremlins v0.6.0 makes by default (arithmetic, boundary and negation of comparisons,
// increments, negatives), but compiles all of them into one test binary (mutant schemata: an environment variable
// selects one), so that a mutant costs one short run of the tests and no compilation. The sources stay unchanged: the
// mutated text reaches the compiler through go test -overlay.
//
// A mutant is killed if the tests fail, panic, or use up their processor time; it lived if they pass; it is not
// covered if no test evaluates its expression. Results are stored in -state by the hash of the source, so that a run
// that has used up its budget continues where it stopped.
package main

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"time"
)

func main() {
	budget := flag.Duration("budget", 150*time.Second, "stop after this processor time; the next run continues")
	file := flag.String("file", "", "only mutants of this file")
	state := flag.String("state", filepath.Join(os.TempDir(), "mutation"), "folder of results between runs")
	again := flag.Bool("again", false, "run survivors and mutants that were not covered again, after tests were added")
	by := flag.String("by", "", "packages, with commas between, whose tests run for what the package's own did not notice")
	longest := flag.Duration("longest", 3*time.Second, "leave out tests that take longer")
	flag.Parse()
	if flag.NArg() != 1 {
		flag.Usage()
		os.Exit(2)
	}
	if err := measure(flag.Arg(0), *file, *state, split(*by), *budget, *longest, *again); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func split(list string) []string {
	return strings.FieldsFunc(list, func(r rune) bool { return r == ',' })
}

// Status of a mutant.
const (
	killed     = "killed"
	lived      = "lived"
	notCovered = "not covered"
)

func measure(pkg, only, state string, by []string, budget, longest time.Duration, again bool) error {
	p, err := load(pkg)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "mutation-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	mutants, err := p.build(work)
	if err != nil {
		return err
	}
	if only != "" {
		mutants = slices.DeleteFunc(mutants, func(m mutant) bool { return m.File != only })
	}
	hash := fmt.Sprintf("%x", sha256.Sum256([]byte(p.sources())))[:16]
	store := filepath.Join(state, strings.ReplaceAll(p.Dir, "/", "_")+"."+hash+".json")
	results := map[string]string{}
	if text, err := os.ReadFile(store); err == nil {
		if err := json.Unmarshal(text, &results); err != nil {
			return fmt.Errorf("%s: %w", store, err)
		}
	}
	used := time.Duration(0)
	for i, tests := range append([]string{p.ImportPath}, by...) {
		// What the package's own tests did not notice is what the others are asked.
		took, err := notice(tests, work, mutants, results, budget-used, longest, again || i > 0)
		if err != nil {
			return err
		}
		used += took
	}
	if err := os.MkdirAll(state, 0o755); err != nil {
		return err
	}
	text, err := json.MarshalIndent(results, "", " ")
	if err != nil {
		return err
	}
	if err := os.WriteFile(store, text, 0o644); err != nil {
		return err
	}
	report(pkg, mutants, results)
	return nil
}

// notice runs the tests of one package with each mutant that is not yet killed, writes the results, and returns the
// processor time.
func notice(
	tests, work string, mutants []mutant, results map[string]string, budget, longest time.Duration, again bool,
) (used time.Duration, err error) {
	out, err := exec.Command("go", "list", "-f", "{{.Dir}}", tests).Output()
	if err != nil {
		return 0, fmt.Errorf("go list %s: %w", tests, err)
	}
	dir := strings.TrimSpace(string(out))
	binary, err := compile(tests, work)
	if err != nil {
		return 0, err
	}
	slow, err := slowTests(dir, binary, longest)
	if err != nil {
		return 0, err
	}
	if slow != "" {
		fmt.Println("left out of", tests+":", slow)
	}
	covered, base, err := reached(dir, binary, slow, work)
	if err != nil {
		return 0, err
	}
	limit := 3*base + 2*time.Second
	for _, m := range mutants {
		key := m.key()
		s := results[key]
		switch {
		case s == killed || s == lived && !again:
		case !covered[m.ID]:
			if s == "" {
				results[key] = notCovered
			}
		case used > budget: // the next run continues
		default:
			var took time.Duration
			results[key], took = run(dir, binary, slow, m.ID, limit)
			used += took
		}
	}
	return used, nil
}

func report(pkg string, mutants []mutant, results map[string]string) {
	count := map[string]int{}
	sort.Slice(mutants, func(i, j int) bool { return mutants[i].key() < mutants[j].key() })
	for _, m := range mutants {
		s := results[m.key()]
		count[s]++
		if s == lived || s == notCovered {
			fmt.Printf("%-11s %s:%d:%d  %s  %s\n", s, m.File, m.Line, m.Column, m.Change, m.Text)
		}
	}
	all := count[killed] + count[lived] + count[notCovered]
	fmt.Printf("%s: %d mutants, %d killed, %d lived, %d not covered, %d not yet run: killed %.0f %%\n",
		pkg, all+count[""], count[killed], count[lived], count[notCovered], count[""],
		100*float64(count[killed])/float64(max(all, 1)))
}

// reached runs all tests once without a mutant and returns the mutants whose
// expressions were evaluated, and the processor time of the run.
func reached(dir, binary, slow, work string) (map[int]bool, time.Duration, error) {
	hits := filepath.Join(work, filepath.Base(binary)+".hits")
	cmd := command(dir, binary, slow, 600*time.Second)
	cmd.Env = append(cmd.Env, "MUTANT_HITS="+hits)
	out, err := cmd.CombinedOutput()
	if err != nil {
		return nil, 0, fmt.Errorf("the tests fail without a mutant: %w\n%s", err, out)
	}
	text, err := os.ReadFile(hits)
	if err != nil && !os.IsNotExist(err) {
		return nil, 0, err
	}
	covered := map[int]bool{}
	for _, word := range strings.Fields(string(text)) {
		var id int
		if _, err := fmt.Sscan(word, &id); err == nil {
			covered[id] = true
		}
	}
	return covered, cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime(), nil
}

// run returns the result of the tests with the mutant. The limit is processor time, which does not depend on the load
// of the machine.
func run(dir, binary, slow string, id int, limit time.Duration) (string, time.Duration) {
	cmd := command(dir, binary, slow, limit)
	cmd.Env = append(cmd.Env, fmt.Sprintf("MUTANT=%d", id))
	err := cmd.Run()
	took := cmd.ProcessState.UserTime() + cmd.ProcessState.SystemTime()
	if err == nil {
		return lived, took
	}
	return killed, took
}

// slowTests returns a pattern of the tests that take longer than the limit.
func slowTests(dir, binary string, longest time.Duration) (string, error) {
	cmd := command(dir, binary+" -test.v", "", 600*time.Second)
	out, err := cmd.CombinedOutput()
	if err != nil {
		return "", fmt.Errorf("the tests fail without a mutant: %w\n%s", err, out)
	}
	var slow []string
	for _, m := range timed.FindAllStringSubmatch(string(out), -1) {
		if took, err := time.ParseDuration(m[2]); err == nil && took > longest {
			slow = append(slow, m[1])
		}
	}
	if len(slow) == 0 {
		return "", nil
	}
	return "^(" + strings.Join(slow, "|") + ")$", nil
}

var timed = regexp.MustCompile(`(?m)^--- PASS: (\w+) \(([0-9.]+s)\)`)

func command(dir, binary, slow string, limit time.Duration) *exec.Cmd {
	script := fmt.Sprintf("ulimit -t %d -v 6000000; exec %s -test.short -test.failfast -test.timeout 20m",
		int(limit.Seconds())+1, binary)
	if slow != "" {
		script += " -test.skip '" + slow + "'"
	}
	cmd := exec.Command("bash", "-c", script)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), "GOMAXPROCS=1")
	return cmd
}
