package e2e

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"tehai/web/e2e/harness"
)

func siteFile(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(harness.Dist(t), name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

var policyOf = regexp.MustCompile(`<meta http-equiv="Content-Security-Policy" content="([^"]+)">`)

// TestPolicies reads the policy of every page: nothing is allowed that is not named, no inline code, no other machine.
func TestPolicies(t *testing.T) {
	for _, name := range []string{"index.html", "embed.html", "tehai.html"} {
		found := policyOf.FindStringSubmatch(siteFile(t, name))
		if found == nil {
			t.Errorf("%s states no policy", name)
			continue
		}
		policy := found[1]
		if !strings.HasPrefix(policy, "default-src 'none'; ") {
			t.Errorf("%s: the policy begins %.40q", name, policy)
		}
		for _, open := range []string{"unsafe-inline", "'unsafe-eval'", "*", "http"} {
			if strings.Contains(policy, open) {
				t.Errorf("%s: the policy holds %q: %s", name, open, policy)
			}
		}
		if name == "tehai.html" && (strings.Contains(policy, "'self'") || strings.Contains(policy, "connect-src")) {
			t.Errorf("%s: the policy lets it fetch: %s", name, policy)
		}
	}
}

// TestHostFiles compares the three samples: each states the page's own policy and lets what carries its hash be kept for ever.
func TestHostFiles(t *testing.T) {
	index := siteFile(t, "index.html")
	policy := policyOf.FindStringSubmatch(index)[1]
	hashed := regexp.MustCompile(`[a-z]+-[0-9a-f]{10}\.(?:js|css)`).FindAllString(index, -1)
	if len(hashed) != 2 {
		t.Fatalf("index.html names %v, want a script and a style sheet with their hashes", hashed)
	}
	for _, name := range []string{"_headers", ".htaccess", "nginx.conf"} {
		text := siteFile(t, name)
		if !strings.Contains(text, policy) {
			t.Errorf("%s has another policy than index.html", name)
		}
		for _, file := range hashed {
			if name == ".htaccess" {
				file = regexp.QuoteMeta(file)
			}
			at := strings.Index(text, file)
			if at < 0 || !strings.Contains(text[at:], "immutable") {
				t.Errorf("%s does not let %s be kept", name, file)
			}
		}
		if strings.Contains(strings.ToLower(text), "x-frame-options") || strings.Contains(text, "frame-ancestors") {
			t.Errorf("%s forbids frames", name)
		}
	}
}

// TestDeployed opens the pages with the headers of the sample: nothing is refused.
func TestDeployed(t *testing.T) {
	h := deployed(t)
	for _, page := range []string{"/#v1&h=22234555s222p666z&r=classical", "/tehai.html#v1&h=22234555s222p666z&r=classical"} {
		p := harness.Open(t, h.URL+page)
		p.WaitText(".sum", "70")
	}
	rules := readHeaders(siteFile(t, "_headers"))
	if got := rules.of("/core.wasm")["Cache-Control"]; got != "no-cache" {
		t.Errorf("core.wasm is sent with %q", got)
	}
	if got := rules.of("/tehai.html")["Content-Security-Policy"]; got != "" {
		t.Errorf("tehai.html is sent with a second policy, %q", got)
	}
}
