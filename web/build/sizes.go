package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// printSizes writes a line for each file and one for the sum of each entry: bytes uncompressed, as gzip and as
// brotli, each as small as possible.
func (s site) printSizes(w io.Writer) error {
	const line = "%-28s %10d %10d %10d\n"
	fmt.Fprintf(w, "%-28s %10s %10s %10s\n", "bytes", "raw", "gzip", "brotli")
	rows := map[string][3]int{}
	for _, name := range s.names() {
		row, err := weigh(s[name])
		if err != nil {
			return err
		}
		rows[name] = row
		fmt.Fprintf(w, line, name, row[0], row[1], row[2])
	}
	for _, e := range entries {
		var sum [3]int
		files, err := s.filesOf(e)
		if err != nil {
			return err
		}
		for _, plain := range files {
			for _, name := range s.of(plain) {
				for i, n := range rows[name] {
					sum[i] += n
				}
			}
		}
		bound := fmt.Sprintf("of at most %d", e.most)
		if e.quick {
			quick := 0
			for _, plain := range files {
				n, err := scales{s, site{}}.weight(plain, true)
				if err != nil {
					return err
				}
				quick += n
			}
			bound = fmt.Sprintf("by quality %d %d %s", quickQuality, quick, bound)
		}
		fmt.Fprintf(w, line[:len(line)-1]+"  %s\n", e.name, sum[0], sum[1], sum[2], bound)
	}
	return nil
}

// filesOf returns the plain names of an entry's files.
func (s site) filesOf(e entry) ([]string, error) {
	kept, err := s.visit(e.keeps)
	return slices.Concat(e.files, kept), err
}

// readSite reads a folder written by an earlier build.
func readSite(folder string) (site, error) {
	files, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	s := site{}
	for _, file := range files {
		if file.IsDir() {
			continue
		}
		if s[file.Name()], err = os.ReadFile(filepath.Join(folder, file.Name())); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// weighFolder compares a built site with its budgets. What it has compressed for
// that goes into the folder small, if there is one.
func weighFolder(folder, small string) error {
	made, err := readSite(folder)
	if err != nil {
		return err
	}
	var names []string
	for _, e := range entries {
		files, err := made.filesOf(e)
		if err != nil {
			return err
		}
		if e.quick {
			continue
		}
		for _, plain := range files {
			names = append(names, made.of(plain)...)
		}
	}
	slices.Sort(names)
	s := scales{site: made, compressed: made.packedByNode(folder, slices.Compact(names))}
	heavy := s.overweight(os.Stdout)
	if small == "" {
		return heavy
	}
	return errors.Join(heavy, s.compressed.write(small))
}

// scales weigh the files of a site, each once.
type scales struct {
	site
	compressed site // those that were weighed
}

// overweight returns an error that names every entry above its bound.
func (s scales) overweight(w io.Writer) error {
	var heavy []string
	for _, e := range entries {
		sum := 0
		files, err := s.filesOf(e)
		if err != nil {
			return err
		}
		for _, name := range files {
			weight, err := s.weight(name, e.quick)
			if err != nil {
				return err
			}
			sum += weight
		}
		by := "as brotli"
		if e.quick {
			by += fmt.Sprintf(" of quality %d", quickQuality)
		}
		fmt.Fprintf(w, "%-28s %10d of at most %d %s\n", e.name, sum, e.most, by)
		if sum > e.most {
			heavy = append(heavy, fmt.Sprintf("%s weighs %d bytes %s, %d more than it may", e.name, sum, by,
				sum-e.most))
		}
	}
	if len(heavy) > 0 {
		return errors.New(strings.Join(heavy, "; "))
	}
	return nil
}

// quickQuality is brotli's for entries that are weighed quickly.
const quickQuality = 9

// weight is what all files of a plain name weigh as brotli, as small as possible or quickly.
func (s scales) weight(plain string, quick bool) (int, error) {
	sum := 0
	for _, name := range s.of(plain) {
		if quick {
			small, err := brotliedAt(quickQuality, s.site[name])
			if err != nil {
				return 0, err
			}
			sum += len(small)
			continue
		}
		if s.compressed[name] == nil {
			small, err := brotlied(s.site[name])
			if err != nil {
				return 0, err
			}
			s.compressed[name] = small
		}
		sum += len(s.compressed[name])
	}
	if sum == 0 {
		return 0, fmt.Errorf("there is no file %s", plain)
	}
	return sum, nil
}

// of returns the files of a plain name, or the one file with that full name.
func (s site) of(plain string) []string {
	if s[plain] != nil {
		return []string{plain}
	}
	var all []string
	for _, name := range s.names() {
		if s.plain(name) == plain {
			all = append(all, name)
		}
	}
	return all
}

// plain returns a file's name without the hash of its content.
func (s site) plain(name string) string {
	if ofPart.MatchString(name) {
		return ofPart.ReplaceAllString(name, "$1")
	}
	end := path.Ext(name)
	stem := strings.TrimSuffix(name, end)
	return strings.TrimSuffix(stem, "-"+hash(s[name])) + end
}

// weigh returns a file's size uncompressed, as gzip and as brotli.
func weigh(text []byte) ([3]int, error) {
	zipped, err := zip(text)
	if err != nil {
		return [3]int{}, err
	}
	small, err := brotlied(text)
	return [3]int{len(text), len(zipped), len(small)}, err
}
