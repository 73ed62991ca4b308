package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// fakeGo replaces the go command: go test answers from its cache unless -count=1 is among its arguments, or STALE is
// set.
const fakeGo = `#!/usr/bin/env bash
case $1 in
build) exec "$REAL_GO" "$@" ;;
test) ;;
*) exit 2 ;;
esac
took=0.1s
[[ " $* " == *" -count=1 "* && -z ${STALE:-} ]] || took='(cached)'
printf '%s\n' '{"Action":"pass","Package":"p","Test":"TestA"}' \
	'{"Action":"output","Package":"p","Output":"ok  \tp\t'"$took"'\n"}' '{"Action":"pass","Package":"p"}'
`

// TestStagesRunAnew runs .ci/test with a go command that has cached results. go test does not know that the built
// site is an input: stages that test it have to refuse cached results, and to ask for a new run.
func TestStagesRunAnew(t *testing.T) {
	if _, err := exec.LookPath("bash"); err != nil {
		t.Fatal(err)
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
	browser := filepath.Join(bin, "browser")
	run := func(stale, stage string) (string, error) {
		test := exec.Command("bash", "../test", stage)
		test.Env = append(os.Environ(), "PATH="+bin+":"+os.Getenv("PATH"), "REAL_GO="+real, "STALE="+stale, "CHROME="+browser)
		out, err := test.CombinedOutput()
		return string(out), err
	}
	if out, err := run("", "page"); err != nil {
		t.Errorf("page does not ask for a new run: %v\n%s", err, out)
	}
	if out, err := run("1", "page"); err == nil || !strings.Contains(out, "was not run") || !strings.Contains(out,
		"== failed: page") {
		t.Errorf("page takes a result that go test had kept: %v\n%s", err, out)
	}
	// Native tests have only inputs that go test knows, so the cache may be used.
	if out, err := run("1", "native"); err != nil {
		t.Errorf("native refuses a result that go test had kept: %v\n%s", err, out)
	}
}
