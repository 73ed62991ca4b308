package api

import (
	"encoding/json"
	"strings"
	"testing"

	"tehai/core/replay"
)

// TestLongNames opens logs with a title or a name of megabytes: it is cut and reported as a problem, and neither the
// file nor a state of the table returns more.
func TestLongNames(t *testing.T) {
	long := strings.Repeat("🀀", 200_000)
	for _, test := range []struct{ path, old, new string }{
		{"tenhou/testdata/4-players.json", `"P1"`, `"` + long + `"`},
		{"tenhou/testdata/4-players.json", `"title":["`, `"title":["` + long},
		{"tenhou/testdata/4-players.json", `(1飜)`, long + `(1飜)`},
		{"mjai/testdata/4-players.jsonl", `"P1"`, `"` + long + `"`},
		{"kobalab/testdata/4-players.json", `"P1"`, `"` + long + `"`},
		{"mjlog/testdata/4-players.xml", `n1="`, `n1="` + long},
	} {
		text := logText(t, test.path)
		if !strings.Contains(text, test.old) {
			t.Fatalf("%s has no %s", test.path, test.old)
		}
		short(t, test.path+" "+test.old, strings.Replace(text, test.old, test.new, 1))
	}
	game := strings.Repeat("? ", 136) + "1.1m 2.2m\n"
	for _, tag := range []string{"Title: ", "Date: ", "Source: ", "Players: a, ", "Players: "} {
		short(t, tag, tag+long+"\n\nE 1 0 4\n"+game+"\nTitle: "+long+"\n\nE 2 0 4\n"+game)
	}
	for _, name := range []string{strings.Repeat("x", replay.MaxName), strings.Repeat("🀀", replay.MaxName/2)} {
		open, err := ReplayOpen(ReplayOpenRequest{Text: "Title: " + name + "\n\nE 1 0 4\n" + game})
		if err != nil || open.Title != name || len(open.Problems) > 0 {
			t.Errorf("a title of %d bytes: %v, %+v", len(name), err, open.Problems)
		}
		ReplayClose(ReplayCloseRequest{ID: open.ID})
	}
}

// short opens a text and checks that there is one problem about the cut, and that replies are short.
func short(t *testing.T, name, text string) {
	t.Helper()
	open, err := ReplayOpen(ReplayOpenRequest{Text: text})
	if err != nil {
		t.Errorf("%s: %v", name, err)
		return
	}
	defer ReplayClose(ReplayCloseRequest{ID: open.ID})
	said := 0
	for _, p := range open.Problems {
		if strings.HasPrefix(p.Message, "want titles and names of at most 1000 characters, found one of 40000") {
			said++
		}
	}
	if said != 1 {
		t.Errorf("%s: %d problems about it of %d", name, said, len(open.Problems))
	}
	state, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: open.Deals[0].Steps})
	if err != nil {
		t.Fatal(err)
	}
	for _, value := range []any{open, state} {
		if reply, err := json.Marshal(value); err != nil || len(reply) > 60_000 {
			t.Errorf("%s: a reply of %d bytes, %v", name, len(reply), err)
		}
	}
}
