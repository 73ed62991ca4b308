package audit_test

import (
	"os"
	"path/filepath"
	"testing"

	"tehai/core/audit"
	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
	"tehai/core/replay/mjlog"
	"tehai/core/replay/tenhou"
)

var rules = logtest.Rules

// folders are the folders of the real logs, with the reader of each.
var folders = []struct {
	name string
	read func(string, replay.RulesFor) (*replay.Replay, error)
}{
	{"mjlog", mjlog.Read}, {"tenhou6", tenhou.Read}, {"kobalab", kobalab.Read}, {"mjai", mjai.Read},
}

// eachRealGame opens every real log next to the project, and reports whether there are any.
func eachRealGame(t *testing.T, visit func(name string, r *replay.Replay)) bool {
	found := false
	for _, folder := range folders {
		files, _ := filepath.Glob(filepath.Join("..", "..", "..", "shared", "data", "replays", folder.name, "*"))
		for _, file := range files {
			found = true
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			name := folder.name + "/" + filepath.Base(file)
			r, err := folder.read(string(text), rules)
			if err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			visit(name, r)
		}
	}
	if !found {
		t.Log("the real games are not next to this checkout: nothing compared")
	}
	return found
}

// mortal is the log whose dialect states only payments.
const mortal = "mjai/riichienv-ui-example.jsonl"

// TestRealGames opens the real logs without a problem, scores every win again, and compares with the log.
func TestRealGames(t *testing.T) {
	deals, all, agreeing := 0, 0, 0
	eachRealGame(t, func(name string, r *replay.Replay) {
		for _, p := range r.Problems {
			t.Errorf("%s: %+v", name, p)
		}
		stated, agree, verified := 0, 0, 0
		for i, d := range r.Deals {
			if d.Checked == replay.Verified {
				verified++
			}
			stated += len(d.Wins)
			wins, err := audit.Wins(d, nil)
			if err != nil {
				t.Fatal(err)
			}
			if len(wins) != len(d.Wins) {
				t.Errorf("%s, deal %d: %d wins, the log states %d", name, i, len(wins), len(d.Wins))
			}
			for _, w := range wins {
				if w.Log == nil || w.Log.Payments == nil || name != mortal && (w.Log.Points < 0 || w.Log.Han < 0 &&
					w.Log.Yakuman == 0 || len(w.Log.Yaku) == 0) {
					t.Errorf("%s, deal %d, chair %d: the log states %+v", name, i, w.Chair, w.Log)
				}
				if w.Agrees() {
					agree++
				} else {
					t.Errorf("%s, deal %d, chair %d: %v %+v", name, i, w.Chair, w.Err, w.Differences)
				}
			}
		}
		t.Logf("| %s | %d deals | %d wins | %d agree | %d walls verified |", name, len(r.Deals), stated, agree, verified)
		deals, all, agreeing = deals+len(r.Deals), all+stated, agreeing+agree
	})
	t.Logf("%d deals, %d of %d wins agree", deals, agreeing, all)
}
