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

// Lines of the pages' sources that the build puts others in place of.
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

// pages gives what the pages load names that change with the content, and
// states the policy in each.
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
	// The first script stands in the page: everything else would wait for it, on a slow line a whole round trip.
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

// Where the sentence for who waits too long stands in the page, and where in the shell.
const (
	startingStart = `<div class="starting">`
	startingEnd   = "</div>\n"
	startingPlace = "<!--starting-->"
)

// putShell puts header, field and picker into the page, as its script draws them
// without the module: web/shell.html, which a test in web/e2e writes and compares.
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

// putFrameScript puts the script of embed.html into it. In a sandboxed frame WebKit takes 'self' in a policy for
// nothing, and the script would not run; its hash holds there, and what it loads is allowed with it.
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

// takeScript takes a script out of the site's files, to be put into a page.
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

// A swap is a text that stands once in a file, and what is put in its place.
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

// rename puts the hash of a file's content into its name and returns the new
// one, so that browsers may keep the file for ever.
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

// hash is short: it tells one content of a file from another, no more.
func hash(text []byte) string {
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:5])
}
