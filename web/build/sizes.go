package main

import (
	"fmt"
	"io"
	"path"
	"strings"
)

// printSizes writes a line for each file and one for the first visit's sum,
// in bytes: as it is, as gzip, as brotli, each at its best.
func (s site) printSizes(w io.Writer) error {
	fmt.Fprintf(w, "%-28s %10s %10s %10s\n", "bytes", "raw", "gzip", "brotli")
	var sum [3]int
	for _, name := range s.names() {
		row, err := weigh(s[name])
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%-28s %10d %10d %10d\n", name, row[0], row[1], row[2])
		if firstVisit[s.plain(name)] {
			for i, n := range row {
				sum[i] += n
			}
		}
	}
	fmt.Fprintf(w, "%-28s %10d %10d %10d\n", "first visit", sum[0], sum[1], sum[2])
	return nil
}

// firstVisit names the files that a browser fetches for the page.
var firstVisit = map[string]bool{
	"index.html": true, "styles.css": true, "app.js": true, "wasm_exec.js": true, "core.wasm": true,
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
