// Package unit runs tests of single scripts of the page in node, in a second: what reads texts from outside, what keeps and bounds.
// The page as a whole is tested in a browser, in web/e2e.
package unit

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// TestScripts bundles every *.test.mjs here as the build would and runs it.
func TestScripts(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil {
		t.Skip("node is not installed")
	}
	// Read here, so that go test knows what its answer rests on; node gets it from the file.
	if _, err := os.ReadFile("../embed/mahjong-embed.js"); err != nil {
		t.Fatal(err)
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
				EntryPoints: []string{file}, Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule, Outfile: bundled, Write: true,
				Loader:   map[string]api.Loader{".css": api.LoaderText, ".svg": api.LoaderText, ".txt": api.LoaderText, ".js": api.LoaderJS},
				External: []string{"./wasm_exec.js", "node:*"}, LogLevel: api.LogLevelSilent,
				Define: map[string]string{"FILES": `[{"name":"index.html","integrity":"sha256-a"},{"name":"app.js","integrity":"sha256-b"}]`, "VERSION": `"0123456789"`},
			})
			if len(result.Errors) > 0 {
				t.Fatal(strings.Join(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}), "\n"))
			}
			run := exec.Command(node, "--test-reporter=tap", bundled)
			run.Env = append(os.Environ(), "NODE_OPTIONS=", "EMBED_SCRIPT=../embed/mahjong-embed.js")
			out, err := run.CombinedOutput()
			if err != nil {
				t.Fatalf("%v\n%s", err, out)
			}
			if !strings.Contains(string(out), "# pass ") || strings.Contains(string(out), "# pass 0") {
				t.Fatalf("no test ran\n%s", out)
			}
		})
	}
}
