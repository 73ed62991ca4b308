// Package real opens the recorded games that may be stored next to the project, for the tests that read all of them.
package real

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
)

// folders are the folders of the logs, with the reader of each.
var folders = []struct {
	name string
	read logtest.Read
}{
	{"mjlog", mjlog.Read}, {"tenhou6", tenhou.Read}, {"kobalab", kobalab.Read}, {"mjai", mjai.Read},
}

// Each opens every real log, and reports whether there are any. The names are paths relative to the folder of all logs.
func Each(t testing.TB, rules replay.RulesFor, visit func(name string, r *replay.Replay)) bool {
	t.Helper()
	_, here, _, _ := runtime.Caller(0)
	top := filepath.Join(filepath.Dir(here), "..", "..", "..", "..", "shared", "data", "replays")
	found := false
	for _, folder := range folders {
		files, _ := filepath.Glob(filepath.Join(top, folder.name, "*"))
		for _, file := range files {
			found = true
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			r, err := folder.read(string(text), rules)
			if err != nil {
				t.Fatalf("%s: %v", file, err)
			}
			visit(folder.name+"/"+filepath.Base(file), r)
		}
	}
	if !found {
		t.Log("the real games are not next to this checkout")
	}
	return found
}
