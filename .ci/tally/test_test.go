package main

import (
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fakeGo replaces the go command: go test writes its arguments to CALLS and answers from its cache unless -count=1 is
// among them, or STALE is set; with FAILS it fails though every test passes.
const fakeGo = `#!/usr/bin/env bash
case $1 in
build | env) exec "$REAL_GO" "$@" ;;
-C) echo nowhere; exit ;; # asks for what runs programs under wasm
test) ;;
*) exit 2 ;;
esac
took=0.1s
printf '%s ' "$@" >"$CALLS"
[[ " $* " == *" -count=1 "* && -z ${STALE:-} ]] || took='(cached)'
printf '%s\n' '{"Action":"pass","Package":"p","Test":"TestA"}' \
	'{"Action":"output","Package":"p","Output":"ok  \tp\t'"$took"'\n"}' '{"Action":"pass","Package":"p"}'
[[ -z ${FAILS:-} ]]
`

// stages returns a function that runs a stage of .ci/test with that go command and variables; it returns what the stage
// says and the arguments of go test.
func stages(t *testing.T) func(stage string, variables ...string) (said, called string, err error) {
	t.Helper()
	for _, script := range []string{"test", "wasm-test", "skips"} { // so that go test knows what its answer rests on
		if _, err := os.ReadFile("../" + script); err != nil {
			t.Fatal(err)
		}
	}
	bin := t.TempDir()
	for name, text := range map[string]string{"go": fakeGo, "npm": "#!/bin/sh\n", "browser": "#!/bin/sh\n"} {
		if err := os.WriteFile(filepath.Join(bin, name), []byte(text), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	real, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	calls := filepath.Join(bin, "calls")
	return func(stage string, variables ...string) (said, called string, err error) {
		test := exec.Command("bash", "../test", stage)
		test.Env = append(append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "REAL_GO="+real, "CALLS="+calls,
			"CHROME="+filepath.Join(bin, "browser")), variables...)
		out, err := test.CombinedOutput()
		arguments, _ := os.ReadFile(calls) // none if it did not come so far
		return string(out), string(arguments), err
	}
}

// TestStagesRunAnew runs .ci/test with a go command that has cached results. go test does not know that the built
// site is an input: stages that test it have to refuse cached results, and to ask for a new run.
func TestStagesRunAnew(t *testing.T) {
	run := stages(t)
	for _, stage := range []string{"page", "wasm"} {
		if out, _, err := run(stage); err != nil {
			t.Errorf("%s does not ask for a new run: %v\n%s", stage, err, out)
		}
		if out, _, err := run(stage, "STALE=1"); err == nil || !strings.Contains(out, "was not run") ||
			!strings.Contains(out, "== failed: "+stage) {
			t.Errorf("%s takes a result that go test had kept: %v\n%s", stage, err, out)
		}
	}
	// Native tests have only inputs that go test knows, so the cache may be used.
	if out, _, err := run("native", "STALE=1"); err != nil {
		t.Errorf("native refuses a result that go test had kept: %v\n%s", err, out)
	}
}

// TestStageFailsWithGo has go test fail where no test does, as it does if a package is not there.
func TestStageFailsWithGo(t *testing.T) {
	if out, _, err := stages(t)("native", "FAILS=1"); err == nil || !strings.Contains(out, "== failed: native") {
		t.Errorf("native passes, and go test failed: %v\n%s", err, out)
	}
}

// TestStagesHaveAllPackages compares the packages of two stages with the tests in the tree: each is in one of the two,
// which leave out none of its tests.
func TestStagesHaveAllPackages(t *testing.T) {
	run := stages(t)
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	ran := map[string]bool{}
	for stage, module := range map[string]string{"native": root, "page": filepath.Join(root, "web", "e2e")} {
		out, called, err := run(stage)
		if err != nil {
			t.Fatalf("%s: %v\n%s", stage, err, out)
		}
		list := exec.Command("go", "list", "-f", "{{.Dir}}")
		list.Dir = module
		for _, word := range strings.Fields(called) {
			if strings.HasPrefix(word, "./") {
				list.Args = append(list.Args, word)
			}
			for _, less := range []string{"-short", "-run", "-skip"} {
				if strings.HasPrefix(word, less) {
					t.Errorf("%s runs only some tests: %s", stage, called)
				}
			}
		}
		folders, err := list.Output()
		if err != nil {
			t.Fatalf("%v: %v", list.Args, err)
		}
		for _, folder := range strings.Fields(string(folders)) {
			ran[folder] = true
		}
	}
	err = filepath.WalkDir(root, func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir() && (name == ".git" || name == "node_modules" || name == "testdata"):
			return filepath.SkipDir
		case strings.HasSuffix(name, "_test.go") && !ran[filepath.Dir(path)]:
			t.Errorf("no stage runs %s", path)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
