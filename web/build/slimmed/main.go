// Command slimmed makes any module of js/wasm as small as the site's is: tests
// run on what is shipped.
//
//	slimmed flags FOLDER        prints what go build is given, one a line; files that it needs go into the folder
//	slimmed module IN OUT       writes the smaller module
//
// The environment's SLIM_WITHOUT names steps to leave out, by commas.
package main

import (
	"errors"
	"fmt"
	"os"
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
	case len(words) == 3 && words[0] == "module":
		module, err := os.ReadFile(words[1])
		if err != nil {
			return err
		}
		if module, err = slim.Module(module, without...); err != nil {
			return err
		}
		return os.WriteFile(words[2], module, 0o755)
	}
	return errors.New("want flags FOLDER, or module IN OUT")
}
