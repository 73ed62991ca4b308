package main

import (
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
)

// A site is the content of dist/: the bytes of each file by its name.
type site map[string][]byte

// An output makes some of the site's files from the sources.
type output struct {
	name string
	make func(settings) (site, error)
}

// outputs do not depend on one another and are made in parallel.
var outputs = []output{
	{"core.wasm", wasmModule},
	{"app.js", pageScripts},
	{"early.js", earlyScript},
	{"whole.js", wholeScript},
	{"embed.js", embedScript},
	{"elements.js", elementScripts},
	{"worker.js", workerScript},
	{"mahjong-embed.js", loaderScript},
	{"styles.css", styleSheet},
	{"mahjong-hands.js", handScripts},
	{"core.js", coreScript},
	{"icons", icons},
	{"page", copiedFiles},
	{licencesName, licences},
}

// A step makes files from those that are there. It may remove files that were only needed to make others.
type step struct {
	name string
	make func(site, settings) error
}

// steps run in this order: the pages contain the names of what they load, the service worker the hashes of everything
// that it saves.
var steps = []step{
	{"worker.js", startWorker},
	{"tehai.html", oneFile},
	{"core-inline.js", inlineModule},
	{"index.html", pages},
	{"sw.js", serviceWorker},
	{"headers", hostFiles},
	{"compressed", compressed},
}

// makeSite makes every output and runs every step; it returns the first error in the orders above.
func makeSite(s settings) (site, error) {
	type result struct {
		files site
		err   error
	}
	results := make([]chan result, len(outputs))
	for i, o := range outputs {
		results[i] = make(chan result, 1)
		go func() {
			files, err := o.make(s)
			results[i] <- result{files, err}
		}()
	}
	all := site{}
	for i, o := range outputs {
		r := <-results[i]
		if r.err != nil {
			return nil, fmt.Errorf("%s: %w", o.name, r.err)
		}
		maps.Copy(all, r.files)
	}
	for _, next := range steps {
		if err := next.make(all, s); err != nil {
			return nil, fmt.Errorf("%s: %w", next.name, err)
		}
	}
	return all, nil
}

// names returns the names of the site's files in order.
func (s site) names() []string { return slices.Sorted(maps.Keys(s)) }

// ofContent matches names that hold the hash of a file's content, compressed or not.
var ofContent = regexp.MustCompile(`-([0-9a-f]{10}|[0-9A-Z]{8})\.(js|css|wasm)(\.br|\.gz)?$`)

// write writes the files into a folder, which need not exist. It removes files of an earlier build with a hash in
// their name; other files stay. All users may read the files, whatever the umask: the server of a host is often
// another user.
func (s site) write(folder string) error {
	there, err := os.ReadDir(folder)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	for _, file := range there {
		if _, ours := s[file.Name()]; !ours && ofContent.MatchString(file.Name()) {
			if err := os.Remove(filepath.Join(folder, file.Name())); err != nil {
				return err
			}
		}
	}
	for _, name := range s.names() {
		path := filepath.Join(folder, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, s[name], 0o644); err != nil {
			return err
		}
		if err := os.Chmod(path, 0o644); err != nil {
			return err
		}
		if err := os.Chmod(filepath.Dir(path), 0o755); err != nil {
			return err
		}
	}
	return nil
}
