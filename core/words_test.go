//go:build !js

package core

import (
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// retired names were replaced by the terms of the field that stand beside them.
var retired = map[string]string{
	"room": "buf or scratch", "roomy": "grow", "shelf": "registry", "account": "importer", "sitting": "scoresheet",
	"teller": "settler", "letGo": "discard", "mended": "fixed", "Far": "Shanten", "worthless": "noYaku",
	"deciders": "winConditions",
}

// retiredAllowed are files in which a retired name has a meaning of its own.
var retiredAllowed = map[string]string{
	"core/replay/mahjongsoul/head.go": "account", // a field of the site
	"core/replay/tenhou/write.go":     "room",
	"core/replay/tenhou/tenhou.go":    "room", // the rooms of Mahjong Soul
}

// TestRetiredNames finds no retired name among the identifiers of Go.
func TestRetiredNames(t *testing.T) {
	files := 0
	for _, folder := range []string{"core", "wasm", "cmd"} {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(name) != ".go" {
				return err
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			files++
			path := strings.TrimPrefix(filepath.ToSlash(name), "../")
			for _, fault := range retiredIn(text, retiredAllowed[path]) {
				t.Errorf("%s: %s", path, fault)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 100 {
		t.Errorf("want more than 100 files read, found %d", files)
	}
}

// TestRetiredIn shows what is found: identifiers, neither text nor comments, and not what is allowed.
func TestRetiredIn(t *testing.T) {
	const text = "package p\n\n// room\nvar room, shelf = \"Far\", `letGo`\n"
	if got := strings.Join(retiredIn([]byte(text), ""),
		"; "); got != "line 4: want buf or scratch, found room; line 4: want registry, found shelf" {
		t.Errorf("found %s", got)
	}
	if got := strings.Join(retiredIn([]byte(text), "room"), "; "); got != "line 4: want registry, found shelf" {
		t.Errorf("with room allowed: found %s", got)
	}
}

// retiredIn lists the retired identifiers of a Go file, each with its line.
func retiredIn(text []byte, allowed string) (faults []string) {
	set := token.NewFileSet()
	file := set.AddFile("", set.Base(), len(text))
	var s scanner.Scanner
	s.Init(file, text, nil, 0)
	for {
		pos, kind, name := s.Scan()
		if kind == token.EOF {
			return faults
		}
		if want, found := retired[name]; found && kind == token.IDENT && name != allowed {
			faults = append(faults, "line "+strconv.Itoa(file.Line(pos))+": want "+want+", found "+name)
		}
	}
}
