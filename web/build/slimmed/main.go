// Command slimmed makes any module of js/wasm as small as the site's is: tests
// run on what is shipped.
//
//	slimmed flags FOLDER        prints what go build is given, one a line; files that it needs go into the folder
//	slimmed parted IN OUT ROOT  writes the smaller module's first part, and below ROOT, for GOROOT, a
//	                            lib/wasm/wasm_exec.js that brings the second when the first asks for it
//
// The environment's SLIM_WITHOUT names steps to leave out, by commas.
package main

import (
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"

	"tehai/web/build/slim"
)

func main() {
	without := strings.FieldsFunc(os.Getenv("SLIM_WITHOUT"), func(r rune) bool { return r == ',' })
	if err := run(os.Args[1:], without); err != nil {
		fmt.Fprintln(os.Stderr, "slimmed:", err)
		os.Exit(1)
	}
}

func run(words, without []string) error {
	switch {
	case len(words) == 2 && words[0] == "flags":
		flags, err := slim.Flags(words[1], without...)
		for _, flag := range flags {
			fmt.Println(flag)
		}
		return err
	case len(words) == 4 && words[0] == "parted":
		return parted(words[1], words[2], words[3], without)
	}
	return errors.New("want flags FOLDER, or parted IN OUT ROOT")
}

// missing are functions that panic, for the first part to call where the second
// cannot be had: the module's own, as its tests call it, or one that every program has.
var missing = []string{"tehai/wasm.restMissing", "main.restMissing", "runtime.panicdivide"}

func parted(in, out, root string, without []string) error {
	linked, err := os.ReadFile(in)
	if err != nil {
		return err
	}
	// A test ends; it cannot wait for calls.
	without = append(without, slim.Snapshot)
	first, rest, err := parts(linked, without)
	if err != nil {
		return err
	}
	known, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	inRoot := filepath.Join("lib", "wasm", "wasm_exec.js")
	starter, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(known)), inRoot))
	if err != nil {
		return err
	}
	if rest != nil {
		starter = append(starter, strings.Replace(bringing, "REST", base64.StdEncoding.EncodeToString(rest), 1)...)
	}
	if err := os.MkdirAll(filepath.Join(root, filepath.Dir(inRoot)), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(root, inRoot), starter, 0o644); err != nil {
		return err
	}
	return os.WriteFile(out, first, 0o755)
}

// parts are the module in one part or two.
func parts(linked []byte, without []string) (first, rest []byte, err error) {
	if slices.Contains(without, slim.Divide) || slices.Contains(without, slim.Strip) {
		first, err = slim.Module(linked, without...)
		return first, nil, err
	}
	profile, err := slim.First()
	if err != nil {
		return nil, nil, err
	}
	for _, name := range missing {
		first, rest, err = slim.Split(linked, name, profile.Keeps, func([]byte) string { return "rest.wasm" }, without...)
		if err == nil {
			break
		}
	}
	return first, rest, err
}

// bringing is put behind Go's own script: what core.js does with the second part.
const bringing = `
{
	const rest = Uint8Array.from(atob("REST"), (letter) => letter.charCodeAt(0));
	const Go = globalThis.Go;
	globalThis.Go = class extends Go {
		constructor() {
			super();
			this.importObject.tehai = { rest: () => this.bring() };
		}
		run(instance) {
			this.first = instance.exports;
			return super.run(instance);
		}
		bring() {
			if (this.first) new WebAssembly.Instance(new WebAssembly.Module(rest), { first: this.first });
			this.first = undefined;
		}
	};
}
`
