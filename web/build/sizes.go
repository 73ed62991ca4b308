package main

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"

	"github.com/andybalholm/brotli"
)

// printSizes writes a line for each file and one for the first visit's sum,
// in bytes: as it is, as gzip, as brotli, each at its best.
func (s site) printSizes(w io.Writer) error {
	fmt.Fprintf(w, "%-16s %10s %10s %10s\n", "bytes", "raw", "gzip", "brotli")
	var sum [3]int
	for _, name := range s.names() {
		row, err := weigh(s[name])
		if err != nil {
			return err
		}
		fmt.Fprintf(w, "%-16s %10d %10d %10d\n", name, row[0], row[1], row[2])
		if firstVisit[name] {
			for i, n := range row {
				sum[i] += n
			}
		}
	}
	fmt.Fprintf(w, "%-16s %10d %10d %10d\n", "first visit", sum[0], sum[1], sum[2])
	return nil
}

// firstVisit names the files that a browser fetches for the page.
var firstVisit = map[string]bool{
	"index.html": true, "styles.css": true, "app.js": true, "wasm_exec.js": true, "core.wasm": true,
}

// weigh returns a file's size as it is, as gzip and as brotli.
func weigh(text []byte) ([3]int, error) {
	var zipped, brotlied bytes.Buffer
	z, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err != nil {
		return [3]int{}, err
	}
	for _, c := range []io.WriteCloser{z, brotli.NewWriterLevel(&brotlied, brotli.BestCompression)} {
		if _, err := c.Write(text); err != nil {
			return [3]int{}, err
		}
		if err := c.Close(); err != nil {
			return [3]int{}, err
		}
	}
	return [3]int{len(text), zipped.Len(), brotlied.Len()}, nil
}
