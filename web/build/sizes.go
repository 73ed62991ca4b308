package main

import (
	"fmt"
	"io"
	"path"
	"strings"
)

// An entry is a way into the site with the files that a browser fetches for it.
type entry struct {
	name  string
	files []string
}

// entries are named as people meet them.
var entries = []entry{
	{"first visit", []string{"index.html", "styles.css", "app.js", "wasm_exec.js", "core.wasm"}},
	{"… before one can type", []string{"index.html", "styles.css", "app.js"}},
	{"tiles on another page", []string{"elements.js"}},
	{"score or replay there", []string{"elements.js", "elements-more.js", "wasm_exec.js", "core.wasm"}},
	{"a frame", []string{"embed.html", "embed.js", "wasm_exec.js", "core.wasm"}},
	{"tiles in a frame", []string{"embed.html", "embed.js"}},
	{"the one file", []string{"tehai.html"}},
}

// printSizes writes a line for each file and one for each entry's sum, in
// bytes: as it is, as gzip, as brotli, each at its best.
func (s site) printSizes(w io.Writer) error {
	const line = "%-28s %10d %10d %10d\n"
	fmt.Fprintf(w, "%-28s %10s %10s %10s\n", "bytes", "raw", "gzip", "brotli")
	rows := map[string][3]int{}
	for _, name := range s.names() {
		row, err := weigh(s[name])
		if err != nil {
			return err
		}
		rows[s.plain(name)] = row
		fmt.Fprintf(w, line, name, row[0], row[1], row[2])
	}
	for _, e := range entries {
		var sum [3]int
		for _, name := range e.files {
			for i, n := range rows[name] {
				sum[i] += n
			}
		}
		fmt.Fprintf(w, line, e.name, sum[0], sum[1], sum[2])
	}
	return nil
}

// plain is a file's name without the hash of its content.
func (s site) plain(name string) string {
	end := path.Ext(name)
	stem := strings.TrimSuffix(name, end)
	return strings.TrimSuffix(stem, "-"+hash(s[name])) + end
}

// weigh returns a file's size as it is, as gzip and as brotli.
func weigh(text []byte) ([3]int, error) {
	zipped, err := zip(text)
	if err != nil {
		return [3]int{}, err
	}
	small, err := brotlied(text)
	return [3]int{len(text), len(zipped), len(small)}, err
}
