// Package unit runs tests of single scripts of the page in node, in a second: what reads texts from outside, what keeps
// and bounds. The page as a whole is tested in a browser, in web/e2e.
package unit

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// siteFiles is what the service worker is given to keep.
const siteFiles = `[{"name":"index.html","integrity":"sha256-a","part":"page"},{"name":"app-ABCDEFGH.js","integrity":"sha256-b","part":"page"},
	{"name":"hand-compare-ABCDEFGH.js","integrity":"sha256-c","part":"hand"},{"name":"views-table-ABCDEFGH.js","integrity":"sha256-d","part":"rest"},
	{"name":"words-en-first-ABCDEFGH.js","integrity":"sha256-e","part":"words"},{"name":"words-en-more-ABCDEFGH.js","integrity":"sha256-f","part":"words"},
	{"name":"words-zh-Hans-more-ABCDEFGH.js","integrity":"sha256-g","part":"words"},{"name":"core-rest-0123456789.wasm","integrity":"sha256-h","part":"rest"},
	{"name":"elements-more.js","integrity":"sha256-i","part":"other"}]`

// TestScripts bundles every *.test.mjs here as the build would and runs it. What a script leaves out is a subtest that
// skips.
func TestScripts(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed")
	}
	// Read here, so that go test knows what its answer rests on; node gets them from the files.
	for _, read := range []string{"mahjong-embed.js", "hand-svg.js", "recipes/obsidian.mjs", "recipes/discourse.mjs",
		"recipes/wordpress.js", "recipes/wordpress.php"} {
		if _, err := os.ReadFile("../embed/" + read); err != nil {
			t.Fatal(err)
		}
	}
	files, err := filepath.Glob("*.test.mjs")
	if err != nil || len(files) == 0 {
		t.Fatalf("no tests: %v", err)
	}
	for _, file := range files {
		t.Run(strings.TrimSuffix(file, ".test.mjs"), func(t *testing.T) {
			t.Parallel()
			bundled := filepath.Join(t.TempDir(), "test.mjs")
			result := api.Build(api.BuildOptions{
				EntryPoints: []string{file}, Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule, Outfile: bundled,
				Write: true,
				Loader: map[string]api.Loader{".css": api.LoaderText, ".svg": api.LoaderText, ".txt": api.LoaderText,
					".js": api.LoaderJS},
				External: []string{"./wasm_exec.js", "node:*"}, LogLevel: api.LogLevelSilent,
				Define: map[string]string{"FILES": siteFiles, "VERSION": `"0123456789"`},
			})
			if len(result.Errors) > 0 {
				t.Fatal(strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), "\n"))
			}
			run := exec.Command(node, "--test-reporter=tap", bundled)
			run.Env = append(os.Environ(), "NODE_OPTIONS=", "EMBED_SCRIPT=../embed/mahjong-embed.js")
			out, err := run.CombinedOutput()
			left, fault := verdict(string(out), err)
			if fault != "" {
				t.Fatalf("%s\n%s", fault, out)
			}
			for _, line := range left {
				t.Run(line[1], func(t *testing.T) { t.Skip(line[2]) })
			}
		})
	}
}

// leftOut is the line of a test that did not run, or whose result does not count: its name, and why.
var leftOut = regexp.MustCompile(`(?m)^\s*(?:not )?ok \d+ - (.*) # ((?:SKIP|TODO).*)$`)

// verdict reads what node said of a script's tests: which were left out, and why the script fails.
func verdict(out string, err error) (left [][]string, fault string) {
	switch {
	case err != nil:
		fault = err.Error()
	case !strings.Contains(out, "# pass ") || strings.Contains(out, "# pass 0\n"):
		fault = "no test ran"
	}
	return leftOut.FindAllStringSubmatch(out, -1), fault
}

func TestVerdict(t *testing.T) {
	const one = "ok 1 - one\n"
	for _, c := range []struct {
		name, out, left, fault string
		err                    error
	}{
		{"all well", one + "# pass 1\n", "[]", "", nil},
		{"a failure", one + "not ok 2 - two\n# pass 1\n", "[]", "exit status 1", errors.New("exit status 1")},
		{"no test", "# pass 0\n", "[]", "no test ran", nil},
		{"nothing said", "", "[]", "no test ran", nil},
		{"a skip", one + "ok 2 - two of it # SKIP no php\n# pass 1\n", "[two of it: SKIP no php]", "", nil},
		{"a skip below", one + "    ok 1 - two # SKIP\n# pass 1\n", "[two: SKIP]", "", nil},
		{"a failure that does not count", one + "not ok 2 - two # TODO\n# pass 1\n", "[two: TODO]", "", nil},
	} {
		left, fault := verdict(c.out, c.err)
		lines := []string{}
		for _, line := range left {
			lines = append(lines, line[1]+": "+line[2])
		}
		if fmt.Sprint(lines) != c.left || fault != c.fault {
			t.Errorf("%s: %v were left out and the fault is %q, want %s and %q", c.name, lines, fault, c.left, c.fault)
		}
	}
}
