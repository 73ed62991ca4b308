package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// small is a site of one file of each sort.
func small(t *testing.T) site {
	t.Helper()
	made := site{"index.html": []byte(policyTag(allowing([]byte("0"), pagePolicy))),
		"embed.html": []byte(policyTag(allowing([]byte("1"), framePolicy))), "tehai.html": []byte("3"),
		"core.wasm": []byte("4"), "worker.js": []byte("5"),
		"app.js": []byte("6"), "elements.js": []byte("7")}
	if _, err := made.rename("app.js"); err != nil {
		t.Fatal(err)
	}
	return made
}

// TestOwnHeaders compares the headers of each kind of file.
func TestOwnHeaders(t *testing.T) {
	made := small(t)
	for _, name := range made.names() {
		policy, caching := "", ""
		for _, h := range made.own(name) {
			switch h.name {
			case "Content-Security-Policy":
				policy = h.value
			case "Cache-Control":
				caching = h.value
			}
		}
		if want := map[bool]string{true: forever, false: anew}[strings.HasPrefix(name, "app-")]; caching != want {
			t.Errorf("%s is kept %q, want %q", name, caching, want)
		}
		framed := !strings.Contains(policy, "frame-ancestors 'none'")
		if want := name != "index.html" && name != "tehai.html"; framed != want {
			t.Errorf("%s may be framed: %v", name, framed)
		}
		if strings.Contains(policy, "blob:") && name != "embed.html" {
			t.Errorf("%s: %s", name, policy)
		}
		scripts := "'self' 'wasm-unsafe-eval'"
		if name == "index.html" {
			scripts = "'self' " + hashSource([]byte("0")) + " 'wasm-unsafe-eval'" // and the script within the page
		}
		if name == "embed.html" {
			scripts = "'self' " + hashSource([]byte("1")) + " 'strict-dynamic' 'wasm-unsafe-eval'"
		}
		says := slices.Contains([]string{"index.html", "embed.html", "worker.js"}, name)
		if says != (policy != "" && name != "tehai.html") {
			t.Errorf("%s has the policy %q", name, policy)
		}
		if says && (!strings.HasPrefix(policy, "default-src 'none'; script-src "+scripts+"; ") || strings.Contains(policy,
			"unsafe-inline")) {
			t.Errorf("%s: %s", name, policy)
		}
	}
	for _, page := range []string{pagePolicy, framePolicy, oneFilePolicy(nil, nil)} {
		if !strings.Contains(page, "require-trusted-types-for 'script'") || !strings.Contains(page, "base-uri 'none'") {
			t.Errorf("a page has %s", page)
		}
	}
}

// TestHeaderRulesAreFew counts the rules of a site with many parts: Cloudflare Pages reads the first 100.
func TestHeaderRulesAreFew(t *testing.T) {
	made := small(t)
	made["core-first.wasm"], made["core-late.js"] = []byte("8"), []byte("9")
	for i := range 300 {
		made[fmt.Sprintf("words-%d-0123ABCD.js", i)] = []byte("words")
	}
	made["core-rest.wasm"] = []byte("module")
	if _, err := made.rename("core-rest.wasm"); err != nil {
		t.Fatal(err)
	}
	text := string(netlify(made, "/"))
	rules := 0
	for line := range strings.Lines(text) {
		if strings.HasPrefix(line, "/") {
			rules++
		}
	}
	if rules > 20 {
		t.Errorf("%d rules", rules)
	}
	for _, want := range []string{"/words-*\n  Cache-Control: " + forever, "/core-rest-*\n  Cache-Control: " + forever,
		"/core-first.wasm\n  Cache-Control: " + anew, "/core-late.js\n  Cache-Control: " + anew} {
		if strings.Count(text, want) != 1 {
			t.Errorf("want %q once in\n%s", want, text)
		}
	}
}

// TestHostFiles reads what is written for three hosts; make test-hosts runs the hosts themselves.
func TestHostFiles(t *testing.T) {
	made := small(t)
	if err := hostFiles(made, settings{base: "/x/"}); err != nil {
		t.Fatal(err)
	}
	netlify, apache, nginx := string(made["_headers"]), string(made[".htaccess"]), string(made["nginx.conf"])
	if strings.Contains(netlify, "!") || !strings.HasPrefix(netlify, "/x/*\n  X-Content-Type-Options: nosniff\n") ||
		strings.Count(netlify, "\n/x/embed\n") != 1 || strings.Count(netlify, "\n/x/\n") != 1 {
		t.Errorf("_headers:\n%s", netlify)
	}
	depth := 0
	for line := range strings.Lines(apache) {
		line = strings.TrimSpace(line)
		switch {
		case strings.HasPrefix(line, "<IfModule"):
			depth++
		case strings.HasPrefix(line, "</IfModule"):
			depth--
		case depth == 0 && line != "" && line[0] != '#':
			t.Errorf(".htaccess asks a stock Apache for %s", line)
		}
	}
	if strings.Contains(nginx, "location =") || !strings.Contains(nginx, "gzip_vary on;") || strings.Count(nginx,
		"Content-Security-Policy") != 4 {
		t.Errorf("nginx.conf:\n%s", nginx)
	}
}
