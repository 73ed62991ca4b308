// Command release makes a release in dist/release/, and publishes nothing:
//
//	go run ./.ci/release 1.2.3
//
// It writes the version into wasm/api/version.go, CITATION.cff and CHANGELOG.md, whose section "Unreleased" becomes
// the version's, builds the site and the npm package, and writes their archives, the single-file page, SHA256SUMS and
// the text of the tag. The same sources give the same bytes.
package main

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: make release VERSION=1.2.3")
		os.Exit(2)
	}
	if err := release(os.Args[1], filepath.Join("dist", "release")); err != nil {
		fmt.Fprintln(os.Stderr, "release:", err)
		os.Exit(1)
	}
}

// release makes a release of the sources in this folder.
func release(version, out string) error {
	notes, err := setVersion(version)
	if err != nil {
		return err
	}
	work, err := os.MkdirTemp("", "tehai-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(work)
	site, npm := filepath.Join(work, "site"), filepath.Join(work, "npm")
	for _, arguments := range [][]string{{"-compress", "-out", site}, {"-npm", "-out", npm}} {
		build := exec.Command("go", append([]string{"run", "./web/build", "-minify"}, arguments...)...)
		build.Stderr = os.Stderr
		if err := build.Run(); err != nil {
			return fmt.Errorf("%s: %w", strings.Join(build.Args, " "), err)
		}
	}
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	name := "tehai-" + version
	page, err := os.ReadFile(filepath.Join(site, "tehai.html"))
	if err != nil {
		return err
	}
	err = errors.Join(
		archive(filepath.Join(out, name+"-site.tar.gz"), site, name),
		// npm expects all files in this folder.
		archive(filepath.Join(out, name+"-npm.tgz"), npm, "package"),
		os.WriteFile(filepath.Join(out, name+".html"), page, 0o644),
		os.WriteFile(filepath.Join(out, "TAG"), []byte("Tehai "+version+"\n\n"+notes+"\n"), 0o644),
	)
	if err == nil {
		err = writeSums(out)
	}
	if err != nil {
		return err
	}
	fmt.Printf(`%s holds the release; nothing is published. What is left to do:
  git commit -am "release %s" && git tag -s --cleanup=verbatim -F %s/TAG v%s
  (cd %s && sha256sum -c SHA256SUMS) && npm publish %s/%s-npm.tgz
`, out, version, out, version, out, out, name)
	return nil
}
