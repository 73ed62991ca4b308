package unit

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// TestPracticeShowsAll answers practice questions from what their pictures show alone and wants the answers that the
// page takes as right. QUESTIONS=10000 asks that many.
func TestPracticeShowsAll(t *testing.T) {
	node, err := exec.LookPath("node")
	if err != nil || testing.Short() {
		t.Skip("node is not installed, or the test is too long")
	}
	folder := t.TempDir()
	module, bundled := filepath.Join(folder, "core.wasm"), filepath.Join(folder, "questions.mjs")
	build := exec.Command("go", "build", "-o", module, "../../wasm")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	result := api.Build(api.BuildOptions{
		EntryPoints: []string{"practice-questions.mjs"}, Bundle: true, Platform: api.PlatformNode, Format: api.FormatESModule,
		Outfile: bundled, Write: true,
		Loader:   map[string]api.Loader{".css": api.LoaderText, ".svg": api.LoaderText, ".txt": api.LoaderText},
		LogLevel: api.LogLevelSilent,
		External: []string{"./wasm_exec.js", "node:*"},
	})
	if len(result.Errors) > 0 {
		t.Fatal(api.FormatMessages(result.Errors, api.FormatMessagesOptions{}))
	}
	questions := os.Getenv("QUESTIONS")
	if questions == "" {
		questions = "400"
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Skip(runtime.Version() + " has no root")
	}
	run := exec.Command(node, bundled)
	run.Env = append(os.Environ(), "NODE_OPTIONS=", "CORE_WASM="+module, "QUESTIONS="+questions,
		"WASM_EXEC="+filepath.Join(string(root[:len(root)-1]), "lib/wasm/wasm_exec.js"))
	out, err := run.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Logf("%s", out)
}
