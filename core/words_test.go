//go:build !js

package core

import (
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"unicode"
)

// retired names were replaced by the terms of the field next to them.
var retired = map[string]string{
	"room": "buf or scratch", "roomy": "grow", "shelf": "registry", "account": "importer", "sitting": "scoresheet",
	"teller": "settler", "letGo": "discard", "mended": "fixed", "Far": "Shanten", "worthless": "noYaku",
	"deciders": "winConditions",
}

// retiredPhrases have no good use in a comment. Next to each is what to write instead.
var retiredPhrases = []struct{ phrase, want string }{
	{"let go", "discard"}, {"lets go", "discards"}, {"letting go", "discarding"},
	{"mend", "fix"}, {"mends", "fixes"}, {"mended", "fixed"},
	{"is told", "is reported"}, {"are told", "are reported"},
	{"somebody", "a player or the caller"}, {"nobody", "no player or no caller"},
	{"everybody", "every player"}, {"anybody", "any player"}, {"whoever", "the player or the caller who"},
	{"awake", "started"}, {"teller", "settler"}, {"shelf", "registry"},
}

// sentenceEnd separates sentences, which no phrase crosses.
var sentenceEnd = strings.NewReplacer(".", " | ", ";", " | ", ":", " | ", "?", " | ")

// retiredAllowed are files in which a retired name has a meaning of its own.
var retiredAllowed = map[string]string{
	"core/replay/mahjongsoul/head.go": "account", // a field of the site
	"core/replay/tenhou/write.go":     "room",
	"core/replay/tenhou/tenhou.go":    "room", // the rooms of Mahjong Soul
	"cmd/tehai/mjai.go":               "room", // the word of mjai
}

// TestRetiredNames finds no retired name among the identifiers of Go.
func TestRetiredNames(t *testing.T) {
	eachFile(t, []string{"core", "wasm", "cmd"}, func(path string, text []byte) {
		for _, fault := range retiredIn(text, retiredAllowed[path]) {
			t.Errorf("%s: %s", path, fault)
		}
	})
}

// TestRetiredPhrases finds no retired phrase in the comments of Go.
func TestRetiredPhrases(t *testing.T) {
	eachFile(t, []string{"core", "wasm", "cmd", "web/build", "web/e2e", ".ci"}, func(path string, text []byte) {
		for _, fault := range phrasesIn(text) {
			t.Errorf("%s: %s", path, fault)
		}
	})
}

// eachFile calls check with every Go file below the folders, and its path from the root of the repository.
func eachFile(t *testing.T, folders []string, check func(path string, text []byte)) {
	t.Helper()
	files := 0
	for _, folder := range folders {
		err := filepath.WalkDir(filepath.Join("..", folder), func(name string, entry fs.DirEntry, err error) error {
			if err != nil || entry.IsDir() || filepath.Ext(name) != ".go" {
				return err
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			files++
			check(strings.TrimPrefix(filepath.ToSlash(name), "../"), text)
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

// TestPhrasesIn shows what is found: complete words of comments in any case, across lines, but nothing in code or
// strings.
func TestPhrasesIn(t *testing.T) {
	const text = "package p\n\n// A tile is let\n// go; mending is fine. So let. Go too.\n" +
		"var nobody = \"mend\" // Somebody reads it.\n\n" +
		"/* It\nis told. */\n"
	const want = "line 3: want discard, found let go; line 5: want a player or the caller, found somebody; " +
		"line 7: want is reported, found is told"
	if got := strings.Join(phrasesIn([]byte(text)), "; "); got != want {
		t.Errorf("found %s, want %s", got, want)
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

// phrasesIn lists the retired phrases in the comments of a Go file, each with the line at which its comment begins.
func phrasesIn(text []byte) (faults []string) {
	set := token.NewFileSet()
	file, err := parser.ParseFile(set, "", text, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return []string{err.Error()}
	}
	for _, group := range file.Comments {
		comment := phraseWords(group.Text())
		for _, retired := range retiredPhrases {
			if strings.Contains(comment, " "+retired.phrase+" ") {
				line := set.Position(group.Pos()).Line
				faults = append(faults, "line "+strconv.Itoa(line)+": want "+retired.want+", found "+retired.phrase)
			}
		}
	}
	return faults
}

// phraseWords returns the words of a comment in lower case with a space around each, and a bar between sentences.
func phraseWords(comment string) string {
	words := strings.FieldsFunc(sentenceEnd.Replace(strings.ToLower(comment)), func(r rune) bool {
		return !unicode.IsLetter(r) && r != '\'' && r != '|'
	})
	return " " + strings.Join(words, " ") + " "
}
