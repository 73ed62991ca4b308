package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"
)

// Lines of the pages' sources that the build puts others in place of.
const (
	charsetLine = `<meta charset="utf-8">`
	styleLine   = `<link rel="stylesheet" href="styles.css">`
	scriptLine  = `<script type="module" src="app.js"></script>`
	earlyLine   = `<script src="early.js" async></script>`
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
	early, err := all.rename("early.js")
	if err != nil {
		return err
	}
	return all.edit("index.html",
		swap{earlyLine, strings.Replace(earlyLine, `early.js"`, early+`" data-words="`+wordParts(all)+`"`, 1)},
		swap{styleLine, strings.Replace(styleLine, "styles.css", style, 1)})
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
