//go:build !js

package core

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// retiredInScripts are names that scripts and style sheets had, each with the term that replaced it. Also retired are
// longer names with one of them as a word, such as wakeWorker, and classes such as wake-button.
var retiredInScripts = map[string]string{
	"account": "importer", "awake": "started", "deciders": "winConditions", "deed": "action", "letgo": "discard",
	"mend": "fix", "mended": "fixed", "planter": "mutants", "roomy": "grow", "rove": "rovingTabindex",
	"shelf": "registry or store", "shelves": "entries", "teller": "settler", "wake": "resume", "wear": "adoptStyles",
	"worthless": "noYaku",
}

// TestRetiredInScripts finds no retired name among the identifiers and classes of the page, and no retired phrase in
// its comments.
func TestRetiredInScripts(t *testing.T) {
	files := 0
	for _, folder := range []string{"web", ".ci"} {
		root := filepath.Join("..", folder)
		if _, err := os.Stat(root); err != nil {
			t.Skip(err) // the core without the page
		}
		err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			if entry.IsDir() && entry.Name() == "node_modules" {
				return fs.SkipDir
			}
			kind := filepath.Ext(name)
			if entry.IsDir() || kind != ".js" && kind != ".mjs" && kind != ".css" {
				return nil
			}
			text, err := os.ReadFile(name)
			if err != nil {
				return err
			}
			files++
			for _, fault := range scriptFaults(string(text), kind == ".css") {
				t.Errorf("%s: %s", strings.TrimPrefix(filepath.ToSlash(name), "../"), fault)
			}
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if files < 300 {
		t.Errorf("want more than 300 files read, found %d", files)
	}
}

// TestScriptFaults shows what is found: names and comments, also behind a template, a regular expression and a quote
// in one, but nothing in strings.
func TestScriptFaults(t *testing.T) {
	tests := []struct {
		text  string
		style bool
		want  string
	}{
		{"let a = 'mend // let go', b = \"shelf\";", false, ""},
		{"let mendButton = 1;\nlet noShelf;", false, "line 1: want fix, found mendButton; " +
			"line 2: want registry or store, found noShelf"},
		{"let amend, shelfless, command;", false, ""},
		{"a(`mend ${ b({}, `shelf`, mend) } // nobody`); // Nobody\n// comes.", false,
			"line 1: want fix, found mend; line 1: want no player or no caller, found nobody"},
		{"a = /[/'\"]mend/; b = 4 / 2; // It is told", false, "line 1: want is reported, found is told"},
		{"\n/**\n * A tile is let\n * go. @param {any} b\n */\nlet c = b / wake / 2;", false,
			"line 2: want discard, found let go; line 6: want resume, found wake"},
		{"// A tile is let\n// go.\n\n// Let. Go", false, "line 1: want discard, found let go"},
		{".a-mend > .b { content: 'mend'; } /* somebody\n else */", true,
			"line 1: want fix, found a-mend; line 1: want a player or the caller, found somebody"},
		{"a { background: url(data:image/png,mend) } // mend", true, "line 1: want fix, found mend"},
	}
	for _, test := range tests {
		if got := strings.Join(scriptFaults(test.text, test.style), "; "); got != test.want {
			t.Errorf("%q: found %q, want %q", test.text, got, test.want)
		}
	}
}

var (
	// scriptName matches a name of a script; of a style sheet, whose classes have hyphens, styleName.
	scriptName = regexp.MustCompile(`^[A-Za-z_$][\w$]*`)
	styleName  = regexp.MustCompile(`^[A-Za-z_-][\w-]*`)
	// nameWord matches a word of a name.
	nameWord = regexp.MustCompile(`[A-Z]?[a-z]+|[A-Z]+`)
	// beforeRegexp matches text after which a slash begins a regular expression.
	beforeRegexp = regexp.MustCompile(`(^|[(,=:\[!&|?{};+*%<>~^\-]|\b(return|typeof|case|in|of|await))\s*$`)
	// regexpLiteral matches a regular expression.
	regexpLiteral = regexp.MustCompile(`^/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\[\n])+/`)
	quoted        = regexp.MustCompile(`^(?:'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*")`)
	blockComment  = regexp.MustCompile(`^(?s:/\*.*?\*/)`)
	// lineComments matches a comment of a line with those of the lines below it.
	lineComments = regexp.MustCompile(`^//.*(?:\n[ \t]*//.*)*`)
	address      = regexp.MustCompile(`^url\([^)]*\)`)
)

// scriptFaults lists the retired names and phrases of a script or style sheet, each with its line.
func scriptFaults(text string, style bool) (faults []string) {
	var open []int // the open braces within each ${} of a template
	for at := 0; at < len(text); {
		rest, size := text[at:], 1
		report := func(fault string) {
			faults = append(faults, "line "+strconv.Itoa(1+strings.Count(text[:at], "\n"))+": "+fault)
		}
		switch c := text[at]; {
		case strings.HasPrefix(rest, "/*"), !style && strings.HasPrefix(rest, "//"):
			comment := blockComment.FindString(rest)
			if comment == "" {
				comment = lineComments.FindString(rest)
			}
			for _, fault := range phrasesOf(comment) {
				report(fault)
			}
			size = max(2, len(comment))
		case c == '\'' || c == '"':
			size = max(1, len(quoted.FindString(rest)))
		case style && address.MatchString(rest):
			size = len(address.FindString(rest))
		case style && styleName.MatchString(rest), !style && scriptName.MatchString(rest):
			name := scriptName.FindString(rest)
			if style {
				name = styleName.FindString(rest)
			}
			if want := retiredWord(name); want != "" {
				report("want " + want + ", found " + name)
			}
			size = len(name)
		case style:
		case c == '`':
			at, open = templateEnd(text, at+1, append(open, 0))
			continue
		case c == '{' && len(open) > 0:
			open[len(open)-1]++
		case c == '}' && len(open) > 0:
			if open[len(open)-1] == 0 {
				at, open = templateEnd(text, at+1, open)
				continue
			}
			open[len(open)-1]--
		case c == '/' && beforeRegexp.MatchString(text[max(0, at-40):at]):
			size = max(1, len(regexpLiteral.FindString(rest)))
		}
		at += size
	}
	return faults
}

// templateEnd skips the text of a template from a place in it: up to its end, where its entry of open is removed, or
// up to the next ${.
func templateEnd(text string, at int, open []int) (int, []int) {
	for ; at < len(text); at++ {
		switch {
		case text[at] == '\\':
			at++
		case text[at] == '`':
			return at + 1, open[:len(open)-1]
		case strings.HasPrefix(text[at:], "${"):
			return at + 2, open
		}
	}
	return at, open
}

// retiredWord returns what to write instead of a retired word of a name, "" if it has none.
func retiredWord(name string) string {
	if strings.Contains(name, "letGo") {
		return retiredInScripts["letgo"]
	}
	for _, word := range nameWord.FindAllString(name, -1) {
		if want, found := retiredInScripts[strings.ToLower(word)]; found {
			return want
		}
	}
	return ""
}

// commentSigns are the signs of comments, and the beginnings of their lines.
var commentSigns = regexp.MustCompile(`^/\*+|\*/$|(?m:^[ \t]*(//+|\*))`)

// phrasesOf lists the retired phrases of a script's comment.
func phrasesOf(comment string) (faults []string) {
	words := phraseWords(commentSigns.ReplaceAllString(comment, " "))
	for _, retired := range retiredPhrases {
		if strings.Contains(words, " "+retired.phrase+" ") {
			faults = append(faults, "want "+retired.want+", found "+retired.phrase)
		}
	}
	return faults
}
