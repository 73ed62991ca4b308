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

// TestPolicies reads the policy of every page: only what is named is allowed, no inline code, no other host.
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

// TestFirstScriptIsInline reads the page: no script has to be fetched before the page's own, which would cost
// a round trip.
func TestFirstScriptIsInline(t *testing.T) {
	scripts := regexp.MustCompile(`<script[^>]*>`).FindAllString(siteFile(t, "index.html"), -1)
	if len(scripts) != 2 || strings.Contains(scripts[0], "src=") || !strings.Contains(scripts[1], `type="module"`) {
		t.Errorf("the page's scripts are %q, want one that stands in it and its own", scripts)
	}
}

// hashedName matches the names of files that change with their content.
var hashedName = regexp.MustCompile(`^[a-zA-Z-]+-(?:[0-9a-f]{10}|[0-9A-Z]{8})\.(?:js|css|wasm)$`)

// TestHostFiles reads _headers as Netlify does: every file of the site has its own headers, once.
func TestHostFiles(t *testing.T) {
	rules := readHeaders(t, harness.Dist(t))
	entries, err := os.ReadDir(harness.Dist(t))
	if err != nil {
		t.Fatal(err)
	}
	hashed := 0
	for _, entry := range entries {
		name := entry.Name()
		if name == "_headers" || name == ".htaccess" || name == "nginx.conf" {
			continue
		}
		if hashedName.MatchString(name) {
			hashed++
		}
		headers := rules.of("/" + name)
		checkHeaders(t, "_headers", name, func(header string) string { return headers[header] })
	}
	if hashed < 3 {
		t.Errorf("%d files carry their hashes", hashed)
	}
	for path, name := range map[string]string{"/": "", "/embed": "embed.html", "/tehai": "tehai.html"} {
		headers := rules.of(path)
		checkHeaders(t, "_headers", name, func(header string) string { return headers[header] })
	}
	if page := policyOf.FindStringSubmatch(siteFile(t, "index.html"))[1]; rules.of("/")["Content-Security-Policy"] != page+
		"; frame-ancestors 'none'" {
		t.Errorf("the host's policy is not the page's own and who may frame it")
	}
}

// TestDeployed opens the pages with the headers of the sample: nothing is refused.
func TestDeployed(t *testing.T) {
	h := deployed(t)
	for _, page := range []string{"/#v1&h=22234555s222p666z&r=classical",
		"/tehai.html#v1&h=22234555s222p666z&r=classical"} {
		p := harness.Open(t, h.URL+page)
		p.WaitText(".sum", "70")
	}
	p := harness.Open(t, h.URL+"/embed.html#hand&text=123m")
	p.Wait("document.querySelector('mahjong-hand')?.shadowRoot.querySelector('svg') != null")
}

// TestLicences wants the licences of everything that is shipped in a file, and within the single-file page.
func TestLicences(t *testing.T) {
	text := siteFile(t, "LICENSES.txt")
	for _, part := range []string{"MIT License", "SIL OPEN FONT LICENSE", "The Go Authors", "norunners/vert",
		"hack-pad/safejs", "Apache License"} {
		if !strings.Contains(text, part) {
			t.Errorf("nothing of %s", part)
		}
	}
	p := harness.Open(t, "#v1&w=help")
	p.Wait("document.querySelector('.licences a')?.href.endsWith('/LICENSES.txt')")
	file := harness.Open(t, "tehai.html#v1&w=help")
	file.Wait("document.querySelector('.licences pre')?.textContent.includes('SIL OPEN FONT LICENSE')")
}
