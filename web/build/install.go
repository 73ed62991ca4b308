package main

import (
	"encoding/json"
	"errors"
	"regexp"
	"slices"
	"strings"

	"github.com/evanw/esbuild/pkg/api"
)

// keptFile is a file that the service worker saves.
type keptFile struct {
	Name      string `json:"name"`
	Integrity string `json:"integrity"`
	Part      string `json:"part"`
}

// The parts of the installed page, which a visit saves one after another (web/sw.js).
const (
	pagePart  = "page"  // every visit loads it
	handPart  = "hand"  // loaded when the Hand view needs it
	wordsPart = "words" // of one language
	restPart  = "rest"  // the other views, with the deferred module
	otherPart = "other" // saved after a page has used it
)

// notKept are the files that the installed page does not load: those for other programs, other sites and downloads.
var notKept = map[string]bool{
	"tehai.html": true, "core.d.ts": true, "package.json": true, "core.js": true,
	"core-inline.js": true, "core.wasm": true, "elements.js": true, "mahjong-embed.js": true, "mahjong-hands.js": true,
	"hand-svg.js":   true,
	"hand-svg.d.ts": true,
}

// partTable gives the part of a file by its plain name; the parts of scripts follow from their imports.
var partTable = map[string]string{
	"index.html": pagePart, "styles.css": pagePart, "app.js": pagePart, "wasm_exec.js": pagePart,
	"core-first.wasm":  pagePart,
	"elements-more.js": otherPart, "elements-problem.js": otherPart, "elements-lesson.js": otherPart,
	"embed.html":   otherPart,
	"icon-512.png": otherPart, "icon-maskable-512.png": otherPart, "apple-touch-icon.png": otherPart,
}

// keptFiles returns the files of the installed page with their parts.
func (s site) keptFiles() ([]keptFile, error) {
	hand, err := s.handScripts()
	if err != nil {
		return nil, err
	}
	var files []keptFile
	for _, name := range s.names() {
		if notKept[name] {
			continue
		}
		plain := s.plain(name)
		part := partTable[plain]
		switch {
		case part != "":
		case strings.HasPrefix(plain, "lessons-"):
			part = otherPart
		case strings.HasPrefix(plain, "words-"):
			part = wordsPart
		case hand[name]:
			part = handPart
		default:
			part = restPart
		}
		files = append(files, keptFile{name, integrity(s[name]), part})
	}
	return files, nil
}

// An extent is how much the service worker saves (extentOf in web/shell/update.js).
type extent int

const (
	nothing  extent = iota
	forPage         // what every visit loads
	forHands        // and what answers hands, in one language
)

// visit returns the plain names of the files that a visit in English saves; a file whose plain name is not unique has
// its full name.
func (s site) visit(keeps extent) ([]string, error) {
	if keeps == nothing {
		return nil, nil
	}
	files, err := s.keptFiles()
	var names []string
	for _, file := range files {
		plain := s.plain(file.Name)
		english := file.Part == wordsPart && strings.HasPrefix(plain, "words-en-")
		if file.Part == pagePart || keeps == forHands && (file.Part == handPart || english) {
			if len(s.of(plain)) > 1 {
				plain = file.Name // files shared by several parts have the same plain name
			}
			names = append(names, plain)
		}
	}
	slices.Sort(names)
	return slices.Compact(names), err
}

var (
	fetchedScript  = regexp.MustCompile(`\bimport\("\./([^"]+)"\)`)
	importedScript = regexp.MustCompile(`\b(?:from|import) ?"\./([^"]+)"`)
	viewScript     = regexp.MustCompile(`(^|-)(views|problems)-`)
)

// handScripts returns the scripts that app.js fetches when their functions are needed, with the scripts that these
// import; without the views and the problems that are due.
func (s site) handScripts() (map[string]bool, error) {
	app, err := s.partOf("app.js")
	if err != nil {
		return nil, err
	}
	hand := map[string]bool{}
	var add func(name string)
	add = func(name string) {
		if hand[name] || name == app || s[name] == nil {
			return
		}
		hand[name] = true
		for _, found := range importedScript.FindAllSubmatch(s[name], -1) {
			add(string(found[1]))
		}
	}
	for _, found := range fetchedScript.FindAllSubmatch(s[app], -1) {
		if name := string(found[1]); !viewScript.MatchString(name) && !strings.HasPrefix(name, "words-") {
			add(name)
		}
	}
	if len(hand) == 0 {
		return nil, errors.New("app.js fetches no script of the Hand view")
	}
	return hand, nil
}

// serviceWorker makes sw.js, which contains the hash of every file that it saves; so it changes exactly if one of
// them does.
func serviceWorker(all site, s settings) error {
	files, err := all.keptFiles()
	if err != nil {
		return err
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	o := bundleOf("web/sw.js", s)
	o.Format = api.FormatIIFE
	o.Define = map[string]string{"FILES": string(list), "VERSION": `"` + hash(list) + `"`}
	made, err := bundle("sw.js", o)
	if err != nil {
		return err
	}
	all["sw.js"] = made["sw.js"]
	return nil
}
