package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path"
	"strings"
)

// Lines of the pages' sources that the build replaces.
const (
	charsetLine = `<meta charset="utf-8">`
	styleLine   = `<link rel="stylesheet" href="styles.css">`
	scriptLine  = `<script type="module" src="app.js"></script>`
	frameLine   = `<script src="embed.js" defer></script>` + "\n"
	earlyLine   = `<script src="early.js"></script>`
	bodyLine    = "<body>"
	starterLine = `<link rel="modulepreload" href="wasm_exec.js">`
)

// installLines tell a browser how the site is installed.
const installLines = `<link rel="manifest" href="manifest.webmanifest">
<link rel="apple-touch-icon" href="apple-touch-icon.png">
<meta name="theme-color" content="#006b56">`

// pages renames the files that the pages load by their content, and writes the policy into each page.
func pages(all site, _ settings) error {
	if err := putFrameScript(all); err != nil {
		return err
	}
	script, err := all.partOf("app.js")
	if err != nil {
		return err
	}
	style, err := all.rename("styles.css")
	if err != nil {
		return err
	}
	// The first script is written into the page: a file of its own would delay everything by a round trip.
	early, err := all.takeScript("early.js")
	if err != nil {
		return err
	}
	if err := putShell(all); err != nil {
		return err
	}
	return all.edit("index.html",
		swap{charsetLine, charsetLine + "\n" + policyTag(allowing(early, pagePolicy)) + "\n" + installLines},
		swap{`src="app.js"`, `src="` + script + `"`},
		swap{earlyLine, fmt.Sprintf(`<script data-module="%d" data-words="%s">%s</script>`, len(all["core-first.wasm"]),
			wordParts(all), early)},
		swap{styleLine, strings.Replace(styleLine, "styles.css", style, 1)})
}

// The place of the sentence about slow loading in the page, and in the shell.
const (
	startingStart = `<div class="starting">`
	startingEnd   = "</div>\n"
	startingPlace = "<!--starting-->"
)

// putShell writes header, field and picker into the page, as its script draws them without the module:
// web/shell.html, which a test in web/e2e writes and compares.
func putShell(all site) error {
	shell, err := os.ReadFile("web/shell.html")
	if err != nil {
		return err
	}
	_, rest, found := strings.Cut(string(all["index.html"]), startingStart)
	text, _, ended := strings.Cut(rest, startingEnd)
	if !found || !ended {
		return fmt.Errorf("index.html: there is no %s", startingStart)
	}
	starting := startingStart + text + startingEnd
	if shell, err = swapped(shell, swap{startingPlace, strings.TrimSpace(starting)}); err != nil {
		return fmt.Errorf("web/shell.html: %w", err)
	}
	return all.edit("index.html", swap{starting, ""}, swap{bodyLine, bodyLine + "\n" + strings.TrimSpace(string(shell))})
}

// putFrameScript writes the script of embed.html into it. In a sandboxed frame WebKit ignores 'self' in a policy, and
// the script would not run; its hash works there, and allows what the script loads too.
func putFrameScript(all site) error {
	script, err := all.takeScript("embed.js")
	if err != nil {
		return err
	}
	return all.edit("embed.html",
		swap{charsetLine, charsetLine + "\n" + policyTag(allowing(script, framePolicy))},
		swap{frameLine, ""},
		swap{"</body>", "<script>" + string(script) + "</script>\n</body>"})
}

// takeScript removes a script from the site's files, so that it can be written into a page.
func (s site) takeScript(name string) ([]byte, error) {
	text, ok := s[name]
	if !ok {
		return nil, fmt.Errorf("%s was not made", name)
	}
	text = bytes.TrimSpace(text)
	if bytes.Contains(bytes.ToLower(text), []byte("</script")) {
		return nil, fmt.Errorf("%s holds the end of its own element", name)
	}
	delete(s, name)
	return text, nil
}

// A swap is a text that occurs once in a file, and its replacement.
type swap struct{ from, to string }

// edit makes swaps in a file.
func (s site) edit(name string, swaps ...swap) error {
	text, err := swapped(s[name], swaps...)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	s[name] = text
	return nil
}

func swapped(text []byte, swaps ...swap) ([]byte, error) {
	for _, w := range swaps {
		if n := bytes.Count(text, []byte(w.from)); n != 1 {
			return nil, fmt.Errorf("want %q once, found it %d times", w.from, n)
		}
		text = bytes.Replace(text, []byte(w.from), []byte(w.to), 1)
	}
	return text, nil
}

// rename adds the hash of a file's content to its name and returns the new name, so that browsers may cache the file
// for ever.
func (s site) rename(name string) (string, error) {
	text, ok := s[name]
	if !ok {
		return "", fmt.Errorf("%s was not made", name)
	}
	end := path.Ext(name)
	renamed := strings.TrimSuffix(name, end) + "-" + hash(text) + end
	s[renamed] = text
	delete(s, name)
	return renamed, nil
}

// hash returns a short hash, enough to distinguish versions of a file.
func hash(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:5])
}
