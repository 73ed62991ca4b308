// Command slimmed makes any js/wasm module as small as the site's, so that tests run on what is shipped.
//
//	slimmed flags FOLDER        prints the flags for go build, one per line; writes the files they need into the folder
//	slimmed parted IN OUT ROOT  writes the primary part of the smaller module to OUT, and below ROOT, for GOROOT,
//	                            a lib/wasm/wasm_exec.js that loads the deferred part when it is needed
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

// missing are functions that panic, called by the primary part if the deferred one cannot be loaded: the module's
// own, under the names that it and its tests have, or one that every program has.
var missing = []string{"tehai/wasm.restMissing", "main.restMissing", "runtime.panicdivide"}

func parted(in, out, root string, without []string) error {
	linked, err := os.ReadFile(in)
	if err != nil {
		return err
	}
	// A test ends instead of waiting for calls, so it has no snapshot.
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

// parts returns the module in one part or two.
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

// bringing is added to Go's script: it does what core.js does with the deferred part.
const bringing = `
{
	const rest = Uint8Array.from(atob("REST"), (letter) => letter.charCodeAt(0));
	const Go = globalThis.Go;
	globalThis.Go = class extends Go {
		constructor() {
			super();
			this.importObject.tehai = { rest: () => this.bring() };
		}
		async run(instance) {
			// Browsers compile no more than 8 MB while a page waits.
			if (rest.length > 8_000_000) await WebAssembly.instantiate(rest, { first: instance.exports });
			else this.first = instance.exports;
			return super.run(instance);
		}
		bring() {
			if (this.first) new WebAssembly.Instance(new WebAssembly.Module(rest), { first: this.first });
			this.first = undefined;
		}
	};
}
`
