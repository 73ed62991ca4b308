package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// ended is a run of one package: name, result and the output of each test.
func ended(c *count, lines ...string) (shown string) {
	for _, line := range lines {
		shown += c.take([]byte(line + "\n"))
	}
	return shown
}

const (
	passed   = `{"Action":"pass","Package":"p","Test":"TestA"}`
	row      = `{"Action":"pass","Package":"p","Test":"TestA/one"}`
	okLine   = `{"Action":"output","Package":"p","Output":"ok  \tp\t0.1s\n"}`
	passedIt = `{"Action":"pass","Package":"p"}`
)

func TestCount(t *testing.T) {
	for _, c := range []struct {
		name, faults, shown, ends string
		lines                     []string
	}{
		{"all well", "", "ok  \tp\t0.1s\n", "1 tests in 1 packages, 1 rows below them, 0 skipped",
			[]string{passed, row, okLine, passedIt}},
		{"a failure is heard", "2 failed: p TestA, p", "because\nFAIL\tp\n",
			"1 tests in 1 packages, 0 rows below them, 0 skipped",
			[]string{`{"Action":"output","Package":"p","Test":"TestA","Output":"because\n"}`,
				`{"Action":"fail","Package":"p","Test":"TestA"}`,
				`{"Action":"output","Package":"p","Output":"FAIL\tp\n"}`, `{"Action":"fail","Package":"p"}`}},
		{"a listed skip", "", "", "1 tests in 1 packages, 0 rows below them, 1 skipped (p TestOld)",
			[]string{passed, `{"Action":"skip","Package":"p","Test":"TestOld"}`, passedIt}},
		{"another skip", "p TestNew skipped and is not on the list of those that may", "no data\n",
			"1 tests in 1 packages, 0 rows below them, 1 skipped (p TestNew)",
			[]string{passed, `{"Action":"output","Package":"p","Test":"TestNew","Output":"no data\n"}`,
				`{"Action":"skip","Package":"p","Test":"TestNew"}`, passedIt}},
		{"a row of a listed skip", "p TestOld/one skipped and is not on the list of those that may", "",
			"1 tests in 1 packages, 1 rows below them, 1 skipped (p TestOld/one)",
			[]string{passed, `{"Action":"skip","Package":"p","Test":"TestOld/one"}`, passedIt}},
		{"all skip", "p has test files, and no test of it ran|no test ran", "",
			"0 tests in 1 packages, 0 rows below them, 1 skipped (p TestOld)",
			[]string{`{"Action":"skip","Package":"p","Test":"TestOld"}`, passedIt}},
		{"no tests to run", "p has test files, and no test of it ran|no test ran", "testing: warning: no tests to run\n",
			"0 tests in 1 packages, 0 rows below them, 0 skipped",
			[]string{`{"Action":"output","Package":"p","Output":"testing: warning: no tests to run\n"}`,
				`{"Action":"output","Package":"p","Output":"PASS\n"}`, passedIt}},
		{"one package of two is empty", "q has test files, and no test of it ran", "",
			"1 tests in 2 packages, 0 rows below them, 0 skipped",
			[]string{passed, passedIt, `{"Action":"pass","Package":"q"}`}},
		{"no test files", "", "", "1 tests in 1 packages, 0 rows below them, 0 skipped",
			[]string{passed, passedIt, `{"Action":"output","Package":"q","Output":"?   \tq\t[no test files]\n"}`,
				`{"Action":"skip","Package":"q"}`}},
		{"nothing at all", "no test ran", "", "0 tests in 0 packages, 0 rows below them, 0 skipped", nil},
		{"a package does not build", "2 failed: p does not build, p|p has test files, and no test of it ran|no test ran",
			"x.go:1: no\n", "0 tests in 1 packages, 0 rows below them, 0 skipped",
			[]string{`{"Action":"build-output","ImportPath":"p","Output":"x.go:1: no\n"}`,
				`{"Action":"build-fail","ImportPath":"p"}`, `{"Action":"fail","Package":"p"}`}},
		{"a test that was cut short", "1 failed: p|p has test files, and no test of it ran|no test ran", "panic\n",
			"0 tests in 1 packages, 0 rows below them, 0 skipped",
			[]string{`{"Action":"output","Package":"p","Test":"TestA","Output":"panic\n"}`, `{"Action":"fail","Package":"p"}`}},
	} {
		heard := newCount(map[string]bool{"p TestOld": true}, false)
		shown := ended(heard, c.lines...)
		if got := strings.Join(heard.faults(), "|"); got != c.faults {
			t.Errorf("%s: faults %q, want %q", c.name, got, c.faults)
		}
		if shown != c.shown || heard.String() != c.ends {
			t.Errorf("%s: shows %q and ends %q, want %q and %q", c.name, shown, heard, c.shown, c.ends)
		}
	}
}

// TestFresh takes a cached result: a fault only in stages whose product go test does not know.
func TestFresh(t *testing.T) {
	lines := []string{passed, `{"Action":"output","Package":"p","Output":"ok  \tp\t(cached)\n"}`, passedIt}
	for fresh, want := range map[bool]string{true: "p was not run: go test said what it had said before", false: ""} {
		heard := newCount(nil, false)
		heard.fresh = fresh
		ended(heard, lines...)
		if got := strings.Join(heard.faults(), "|"); got != want {
			t.Errorf("fresh %v: faults %q, want %q", fresh, got, want)
		}
	}
}

func TestReadSkips(t *testing.T) {
	file := filepath.Join(t.TempDir(), "skips")
	for text, want := range map[string]string{
		"# head\n\np TestA  no data\n": "",
		"p TestA\n":                    `: "p TestA": want a package, a test and why it may skip`,
	} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		allowed, err := readSkips(file)
		if want == "" && (err != nil || !allowed["p TestA"]) || want != "" && (err == nil || err.Error() != file+want) {
			t.Errorf("%q: %v, %v", text, allowed, err)
		}
	}
}
