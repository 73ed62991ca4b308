package e2e

import (
	"encoding/json"
	"path/filepath"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

// headerRules are a _headers file as Netlify's own parser reads it.
type headerRules []struct {
	Path   string
	Values map[string]string
}

func readHeaders(t testing.TB, folder string) headerRules {
	t.Helper()
	var rules headerRules
	if err := json.Unmarshal([]byte(harness.Node(t, "testdata/headers.mjs", filepath.Join(folder, "_headers"))),
		&rules); err != nil {
		t.Fatal(err)
	}
	if len(rules) == 0 {
		t.Fatal("no rules")
	}
	return rules
}

// of adds up the rules that match a path, as Netlify does: two values of one header become a list.
func (rules headerRules) of(path string) map[string]string {
	all := map[string]string{}
	for _, rule := range rules {
		before, open := strings.CutSuffix(rule.Path, "*")
		if rule.Path != path && !(open && strings.HasPrefix(path, before)) {
			continue
		}
		for name, value := range rule.Values {
			if all[name] != "" {
				value = all[name] + ", " + value
			}
			all[name] = value
		}
	}
	return all
}

// checkHeaders compares the headers that a host sends with the right ones; name is the file's, "" is the page.
func checkHeaders(t testing.TB, host, name string, sent func(header string) string) {
	t.Helper()
	want := func(header, value string) {
		t.Helper()
		if got := sent(header); got != value {
			t.Errorf("%s: %q has %s: %q, want %q", host, name, header, got, value)
		}
	}
	want("X-Content-Type-Options", "nosniff")
	want("Referrer-Policy", "no-referrer")
	want("Access-Control-Allow-Origin", "*")
	want("Cross-Origin-Resource-Policy", "cross-origin")
	want("X-Frame-Options", "")
	caching := "no-cache"
	if hashedName.MatchString(name) {
		caching = "public, max-age=31536000, immutable"
	}
	want("Cache-Control", caching)
	policy := sent("Content-Security-Policy")
	switch name {
	case "", "index.html":
		if !strings.Contains(policy, "frame-ancestors 'none'") || !strings.HasPrefix(policy, "default-src 'none'; ") ||
			strings.Contains(policy, "blob:") {
			t.Errorf("%s: the page has the policy %q", host, policy)
		}
	case "tehai.html":
		want("Content-Security-Policy", "frame-ancestors 'none'")
	case "embed.html":
		if strings.Contains(policy, "frame-ancestors") || !strings.HasPrefix(policy, "default-src 'none'; ") {
			t.Errorf("%s: the frame for other sites has the policy %q", host, policy)
		}
	case "worker.js", "sw.js":
		want("Content-Security-Policy", "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
	default:
		want("Content-Security-Policy", "")
	}
}
