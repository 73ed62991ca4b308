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
	for _, page := range []struct{ name, script, policy, lines string }{
		{"index.html", "app.js", pagePolicy, installLines},
		{"embed.html", "embed.js", framePolicy, ""},
	} {
		script, err := all.partOf(page.script)
		if err != nil {
			script, err = all.rename(page.script)
		}
		if err != nil {
			return err
		}
		err = all.edit(page.name,
			swap{charsetLine, charsetLine + "\n" + policyTag(page.policy) + orLine(page.lines)},
			swap{`src="` + page.script + `"`, `src="` + script + `"`})
		if err != nil {
			return err
		}
	}
	style, err := all.rename("styles.css")
	if err != nil {
		return err
	}
	// The first script stands in the page: everything else would wait for it, on a slow line a whole round trip.
	early := bytes.TrimSpace(all["early.js"])
	if bytes.Contains(bytes.ToLower(early), []byte("</script")) {
		return fmt.Errorf("early.js holds the end of its own element")
	}
	delete(all, "early.js")
	if err := putShell(all); err != nil {
		return err
	}
	return all.edit("index.html",
		swap{policyTag(pagePolicy), policyTag(allowing(early, pagePolicy))},
		swap{earlyLine, fmt.Sprintf(`<script data-module="%d" data-words="%s">%s</script>`, len(all["core-first.wasm"]), wordParts(all), early)},
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

func orLine(text string) string {
	if text == "" {
		return ""
	}
	return "\n" + text
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
