package api

import (
	"encoding/json"
	"os"
	"strings"
	"testing"
)

// logs are a game with three and one with four players in every format.
var logs = []struct{ format, path string }{
	{"tenhou", "tenhou/testdata/3-players.json"}, {"tenhou", "tenhou/testdata/4-players.json"},
	{"mjai", "mjai/testdata/3-players.jsonl"}, {"mjai", "mjai/testdata/4-players.jsonl"},
	{"mjlog", "mjlog/testdata/3-players.xml"}, {"mjlog", "mjlog/testdata/4-players.xml"},
	{"kobalab", "kobalab/testdata/4-players.json"},
}

func logText(t testing.TB, path string) string {
	t.Helper()
	text, err := os.ReadFile("../../core/replay/" + path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// openLog opens a text and closes it after the test.
func openLog(t testing.TB, request ReplayOpenRequest) ReplayOpenValue {
	t.Helper()
	value, err := ReplayOpen(request)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if _, err := ReplayClose(ReplayCloseRequest{ID: value.ID}); err != nil {
			t.Error(err)
		}
	})
	return value
}

// TestLogs opens a game in every format, which is detected from its text: every win agrees, and the game can be written
// in and read from each format with a writer.
func TestLogs(t *testing.T) {
	for _, log := range logs {
		value := openLog(t, ReplayOpenRequest{Text: "\ufeff \n" + logText(t, log.path)})
		if value.Format != log.format || len(value.Problems) > 0 || len(value.Deals) != 4 {
			t.Errorf("%s: format %s, %d deals, problems %+v", log.path, value.Format, len(value.Deals), value.Problems)
			continue
		}
		wantAgreement(t, log.path, value)
		for _, format := range []string{"uzje", "tenhou", "mjai"} {
			text, err := ReplayText(ReplayTextRequest{ID: value.ID, Format: format})
			if err != nil {
				t.Errorf("%s as %s: %v", log.path, format, err)
				continue
			}
			again := openLog(t, ReplayOpenRequest{Text: text.Text})
			if again.Format != format || len(again.Problems) > 0 || len(again.Deals) != len(value.Deals) {
				t.Errorf("%s as %s: format %s, %d deals, problems %+v", log.path, format, again.Format, len(again.Deals),
					again.Problems)
			}
			for i, d := range again.Deals {
				if d.Label != value.Deals[i].Label || d.Steps != value.Deals[i].Steps {
					t.Errorf("%s as %s, deal %d: %s, %d steps, want %s, %d", log.path, format, i, d.Label, d.Steps,
						value.Deals[i].Label, value.Deals[i].Steps)
				}
			}
			if format != "uzje" {
				wantAgreement(t, log.path+" as "+format, again)
			}
		}
	}
}

func wantAgreement(t *testing.T, name string, value ReplayOpenValue) {
	t.Helper()
	wins := 0
	for i, d := range value.Deals {
		for _, w := range d.Result.Wins {
			wins++
			if w.Agrees == nil || !*w.Agrees || len(w.Payments) == 0 || w.Log == nil || len(w.Differences) > 0 {
				t.Errorf("%s, deal %d: the win %+v does not agree", name, i, w)
			}
		}
	}
	if wins < 4 {
		t.Errorf("%s: %d wins, want 4 at least", name, wins)
	}
}

// TestDisagreement changes values in a log: each difference is listed.
func TestDisagreement(t *testing.T) {
	text := strings.Replace(logText(t, "tenhou/testdata/4-players.json"), `25符3飜3200点","立直(1飜)","七対子(2飜)"`,
		`30符4飜7700点","立直(1飜)","一発(1飜)","七対子(2飜)"`, 1)
	win := openLog(t, ReplayOpenRequest{Text: text}).Deals[2].Result.Wins[0]
	reply, err := json.Marshal(win.Differences)
	if err != nil {
		t.Fatal(err)
	}
	const want = `[{"What":"han","Log":"4","Ours":"3"},{"What":"fu","Log":"30","Ours":"25"},{"What":"points","Log":"7700","Ours":"3200"},` +
		`{"What":"yaku","Log":"chiitoitsu=2 ippatsu=1 riichi=1","Ours":"chiitoitsu=2 riichi=1"}]`
	if log := win.Log; log.Yakuman != nil || *log.Han != 4 || *log.Fu != 30 || *log.Points != 7700 {
		t.Errorf("the log states %+v, want no yakuman", log)
	}
	if string(reply) != want || *win.Agrees {
		t.Errorf("%s\nwant %s", reply, want)
	}
}

// TestChosenRules scores the wins of a log under other rules than its own.
func TestChosenRules(t *testing.T) {
	text := logText(t, "tenhou/testdata/4-players.json")
	value := openLog(t, ReplayOpenRequest{Text: text, Ruleset: "riichi-ema"})
	if win := value.Deals[3].Result.Wins[0]; *win.Agrees || win.Han != 5 { // the rules give its red five no value
		t.Errorf("%+v", win)
	}
	for _, test := range []struct {
		request ReplayOpenRequest
		want    string
	}{
		{ReplayOpenRequest{Text: text, Ruleset: "riichi-tenhou-3p"},
			"want a rule set for 4 players, found riichi-tenhou-3p for 3"},
		{ReplayOpenRequest{Text: text, Ruleset: "riichi-x"}, `there is no rule set "riichi-x"`},
		{ReplayOpenRequest{Text: text, Options: map[string]any{"redFives": "x"}},
			"option redFives: want true or false, found x"},
	} {
		before := len(openReplays.items)
		_, err := ReplayOpen(test.request)
		if err == nil || err.Error() != test.want || len(openReplays.items) != before {
			t.Errorf("%v, want %s", err, test.want)
		}
	}
}

// TestNoLog checks the errors for texts that are not logs.
func TestNoLog(t *testing.T) {
	for text, want := range map[string]string{
		`{"log":[]}`:                  "want a deal in the list named log, found none",
		`{"title":`:                   "line 1, column 10: JSON: want a value, found the end",
		"{\"qipai\":1,\n \"b\": tru}": "line 2, column 7: JSON: want a value, found 't'",
		`<mjloggm/>`:                  "want a log with a tag INIT for each deal, found none",
		`[{"type":"start_kyoku"}]`: "line 1, column 2: start_kyoku: want bakaze, kyoku from 1, oya and tehais for 4 " +
			"players",
		`{"log":[[{"qipai":{}}]]}`: "line 1, column 19: qipai: want a number from 0 for zhuangfeng",
		"https://tenhou.net/0/?log=a&tw=1": "this is a link to a log, and nothing is fetched from here: open " +
			"https://tenhou.net/0/log/?a in the browser, save what it gives as a file, and choose that file",
		"[1] a comment": "want a game, such as a paragraph that begins with E 1 0 4, found none",
	} {
		if _, err := ReplayOpen(ReplayOpenRequest{Text: text}); err == nil || err.Error() != want {
			t.Errorf("%s: %v, want %s", text, err, want)
		}
	}
}

// twelveDeals is the sample of four deals, three times.
func twelveDeals(t testing.TB) string {
	head, deals, _ := strings.Cut(strings.TrimSuffix(strings.TrimSpace(logText(t, "tenhou/testdata/4-players.json")),
		"]}"), `"log":[`)
	return head + `"log":[` + deals + "," + deals + "," + deals + "]}"
}

func BenchmarkReplayOpen(b *testing.B) {
	text := twelveDeals(b)
	f := find(b, "replayOpen")
	for b.Loop() {
		f.Answer(func(into any) error {
			*into.(*ReplayOpenRequest) = ReplayOpenRequest{Text: text}
			return nil
		})
		clear(openReplays.items)
	}
}

func BenchmarkReplayState(b *testing.B) {
	value, err := ReplayOpen(ReplayOpenRequest{Text: twelveDeals(b)})
	if err != nil {
		b.Fatal(err)
	}
	defer clear(openReplays.items)
	f := find(b, "replayState")
	for n := 0; b.Loop(); n++ {
		deal := n % len(value.Deals)
		f.Answer(func(into any) error {
			*into.(*ReplayStateRequest) = ReplayStateRequest{ID: value.ID, Deal: deal, Step: n * 37 % value.Deals[deal].Steps}
			return nil
		})
	}
}
