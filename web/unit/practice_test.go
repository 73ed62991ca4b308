package unit

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"sync"
	"testing"

	"github.com/evanw/esbuild/pkg/api"

	"tehai/web/build/slim"
)

// TestPracticeShowsAll answers practice questions from what their pictures show alone and wants the answers that the
// page takes as right: two of each kind under each set of rules. QUESTIONS=10000 asks that many.
func TestPracticeShowsAll(t *testing.T) {
	questions := os.Getenv("QUESTIONS")
	if questions == "" {
		questions = "250"
	}
	withModule(t, "practice-questions.mjs", "QUESTIONS="+questions)
}

// TestBulkColumns asks the calls for very many hands with all columns and with few.
func TestBulkColumns(t *testing.T) { withModule(t, "bulk-columns.mjs") }

// TestPackedCalls compares small calls as programs make them with the checked functions: every recorded call, and
// scores of random hands under every rule set. HANDS=100000 scores that many.
func TestPackedCalls(t *testing.T) {
	hands := cmp.Or(os.Getenv("HANDS"), "3000")
	withModule(t, "packed-calls.mjs", "CALLS=../../wasm/api/testdata/calls.txt",
		"HOSTILE=../../wasm/testdata/hostile.txt", "HANDS="+hands)
}

// TestProblemsMade makes problems of a recorded game as the page does, and wants each to come back out of a short link,
// to show no more than its player saw, and of a win all that its answer rests on.
func TestProblemsMade(t *testing.T) {
	withModule(t, "problems-made.mjs", "LOG=../../core/replay/mjlog/testdata/4-players.xml")
}

// moduleFolder is where the module is built, removed by TestMain.
var moduleFolder string

// moduleBuilt is the path of the module as the linker writes it, built once for all scripts: with the flags of the
// site's, so that a run of all tests compiles the packages once.
var moduleBuilt = sync.OnceValues(func() (path string, err error) {
	if moduleFolder, err = os.MkdirTemp("", "unit-"); err != nil {
		return "", err
	}
	path = filepath.Join(moduleFolder, "core.wasm")
	flags, err := slim.Flags(moduleFolder)
	if err != nil {
		return "", err
	}
	build := exec.Command("go", slices.Concat([]string{"build", "-ldflags", "-s -w", "-o", path}, flags,
		[]string{"../../wasm"})...)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return path, nil
})

func TestMain(m *testing.M) {
	code := m.Run()
	if moduleFolder != "" {
		os.RemoveAll(moduleFolder)
	}
	os.Exit(code)
}

// withModule runs a script of this folder in node, with the module built for it.
func withModule(t *testing.T, script string, environment ...string) {
	t.Helper()
	node, err := exec.LookPath("node")
	if err != nil || testing.Short() {
		t.Skip("node is not installed, or the test is too long")
	}
	module, err := moduleBuilt()
	if err != nil {
		t.Fatal(err)
	}
	bundled := filepath.Join(t.TempDir(), "script.mjs")
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{script}, Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule, Outfile: bundled,
		Write:    true,
		Loader:   map[string]api.Loader{".css": api.LoaderText, ".svg": api.LoaderText, ".txt": api.LoaderText},
		LogLevel: api.LogLevelSilent,
		External: []string{"./wasm_exec.js", "node:*"},
	})
	if len(result.Errors) > 0 {
		t.Fatal(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}))
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip(runtime.Version() + " has no root")
	}
	run := exec.Command(node, bundled)
	run.Env = append(append(os.Environ(), "NODE_OPTIONS=", "CORE_WASM="+module,
		"WASM_EXEC="+filepath.Join(string(root[:len(root)-1]), "lib/wasm/wasm_exec.js")), environment...)
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}

// TestMpszGrammar has the page and the module read the same texts.
func TestMpszGrammar(t *testing.T) { withModule(t, "mpsz-grammar.mjs") }
