// Command lines lists every line of the given Go files with more than 120 characters, and fails if there is one. Raw
// strings are not counted, since a line break would change them, and generated files are left out.
package main

import (
	"bytes"
	"fmt"
	"go/scanner"
	"go/token"
	"os"
	"unicode/utf8"
)

const most = 120

func main() {
	found := false
	for _, name := range os.Args[1:] {
		text, err := os.ReadFile(name)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		for _, line := range long(text) {
			fmt.Fprintf(os.Stderr, "%s:%d: more than %d characters\n", name, line, most)
			found = true
		}
	}
	if found {
		os.Exit(1)
	}
}

// long returns the numbers of the long lines of a Go file.
func long(text []byte) []int {
	if bytes.HasPrefix(text, []byte("// Code generated ")) {
		return nil
	}
	var lines []int
	for i, line := range bytes.Split(withoutRaw(text), []byte("\n")) {
		if utf8.RuneCount(line) > most {
			lines = append(lines, i+1)
		}
	}
	return lines
}

// withoutRaw keeps only the line breaks of each raw string.
func withoutRaw(text []byte) []byte {
	var s scanner.Scanner
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(text))
	s.Init(file, text, nil, 0)
	var kept bytes.Buffer
	from := 0
	for {
		at, what, literal := s.Scan()
		if what == token.EOF {
			break
		}
		if what != token.STRING || literal[0] != '`' {
			continue
		}
		start := file.Offset(at)
		kept.Write(text[from:start])
		// A carriage return within a raw string is not part of its literal, so the end is searched in the text.
		end := start + 2 + bytes.IndexByte(text[start+1:], '`')
		kept.Write(bytes.Repeat([]byte("\n"), bytes.Count(text[start:end], []byte("\n"))))
		from = end
	}
	kept.Write(text[from:])
	return kept.Bytes()
}
