package api

import (
	"reflect"
	"strings"
	"testing"
)

// cutText opens a text with a missing piece, and compares the survey of it with the result; nil if nothing can be
// shown.
func cutText(t *testing.T, name, text string) *ReplayOpenValue {
	t.Helper()
	value, err := ReplayOpen(ReplayOpenRequest{Text: text})
	if err != nil {
		return nil
	}
	if _, err := ReplayClose(ReplayCloseRequest{ID: value.ID}); err != nil {
		t.Error(err)
	}
	survey, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Names: true})
	if err != nil || !reflect.DeepEqual(survey.Cut, value.Cut) {
		t.Errorf("%s: a survey has %+v and %v, want %+v", name, survey.Cut, err, value.Cut)
	}
	return &value
}

// TestCut cuts every format at many places: what is missing is reported, and no deal before or after it is lost.
func TestCut(t *testing.T) {
	texts := map[string]string{}
	for _, log := range logs {
		texts[log.path] = logText(t, log.path)
	}
	open := openLog(t, ReplayOpenRequest{Text: texts["mjlog/testdata/4-players.xml"]})
	text, err := ReplayText(ReplayTextRequest{ID: open.ID, Format: "uzje"})
	if err != nil {
		t.Fatal(err)
	}
	texts["replay text"] = text.Text
	const places = cutPlaces
	for name, text := range texts {
		whole := cutText(t, name, text)
		if whole == nil || whole.Cut != nil {
			t.Fatalf("%s: %+v", name, whole)
		}
		said := 0
		for i := 1; i <= places; i++ {
			at := len(text) * i / (places + 1)
			v := cutText(t, name, text[:at])
			if v == nil {
				continue // no deal is complete before it
			}
			said++
			ended := 0
			for deal, d := range v.Deals {
				if d.Result.Kind == "unfinished" {
					continue
				}
				// A missing second winner cannot be detected.
				if ended++; d.Label != whole.Deals[deal].Label || d.Steps < whole.Deals[deal].Steps-1 {
					t.Errorf("%s up to %d: deal %d is %s of %d steps", name, at, deal, d.Label, d.Steps)
				}
			}
			switch c := v.Cut; {
			case c == nil && (name != "replay text" || ended < len(v.Deals)):
				t.Errorf("%s up to %d: nothing is reported as missing", name, at)
			case c != nil && (c.Whole != ended || c.Deals < ended || c.Deals > ended+1 || (c.After == nil) != (ended == 0)):
				t.Errorf("%s up to %d: %+v, want %d complete", name, at, c, ended)
			case c != nil && c.After != nil && (c.After.Deal != ended-1 || c.After.Number != v.Deals[ended-1].Number):
				t.Errorf("%s up to %d: after %+v, want deal %d", name, at, c.After, ended-1)
			}
			// A piece cut from the middle: it may contain parts of two deals, or join them.
			v = cutText(t, name, text[:at]+text[min(len(text), at+len(text)/40):])
			if v == nil || v.Cut != nil && v.Cut.Whole < len(whole.Deals)-2 || v.Cut == nil && len(v.Deals) < len(whole.Deals)-
				1 {
				t.Errorf("%s without the text at %d: %+v", name, at, v.Cut)
			}
		}
		if said < places/2 {
			t.Errorf("%s: only %d of %d pieces open", name, said, places)
		}
	}
}

// TestCutEverywhere puts broken deals into a log: reading continues after some of them, but not after hundreds.
func TestCutEverywhere(t *testing.T) {
	for path, parts := range map[string][2]string{
		"tenhou/testdata/4-players.json":  {"[[1,0,1]", "[[0,0,0],x"},
		"kobalab/testdata/4-players.json": {`[{"qipai":`, `[{"qipai":x`},
	} {
		text := logText(t, path)
		at := strings.LastIndex(text, parts[0])
		for broken, want := range map[int]int{50: 4, 5000: strings.Count(text[:at], parts[1][:8])} {
			v := cutText(t, path, text[:at]+strings.Repeat(parts[1], broken)+text[at:])
			if v == nil || v.Cut == nil || v.Cut.Whole != want || v.Cut.Deals != 4+broken {
				t.Errorf("%s with %d broken deals: %+v, want %d complete", path, broken, v.Cut, want)
			}
		}
	}
}

// TestCutAt checks what is reported as missing at chosen places.
func TestCutAt(t *testing.T) {
	mjlog, mjai, kobalab := logText(t, "mjlog/testdata/4-players.xml"), logText(t, "mjai/testdata/4-players.jsonl"),
		logText(t, "kobalab/testdata/4-players.json")
	tenhou := logText(t, "tenhou/testdata/4-players.json")
	third := func(text, mark string) int {
		at := 0
		for range 3 {
			at += strings.Index(text[at:], mark) + len(mark)
		}
		return at - len(mark)
	}
	written, err := ReplayText(ReplayTextRequest{ID: openLog(t, ReplayOpenRequest{Text: mjlog}).ID, Format: "uzje"})
	if err != nil {
		t.Fatal(err)
	}
	uzje := written.Text
	for _, row := range []struct {
		name, text   string
		whole, deals int
		after        int // -1 for none
	}{
		{"mjlog before a deal", mjlog[:third(mjlog, "<INIT")], 2, 2, 1},
		{"mjlog in a deal", mjlog[:third(mjlog, "<INIT")+300], 2, 3, 1},
		{"mjlog in the tag that begins a deal", mjlog[:third(mjlog, "<INIT")+60], 2, 3, 1},
		{"mjlog without such a tag", mjlog[:third(mjlog, "<INIT")] + "<X" + mjlog[third(mjlog, "<INIT")+5:], 2, 3, 0},
		{"mjlog without its end", strings.Replace(mjlog, "</mjloggm>", "", 1), 4, 4, 3},
		{"mjlog without two letters", mjlog[:third(mjlog, "<INIT")+8] + mjlog[third(mjlog, "<INIT")+10:], 3, 4, 1},
		{"mjai before a deal", mjai[:third(mjai, `{"type":"start_kyoku"`)], 2, 2, 1},
		{"mjai without its end", strings.Replace(mjai, `{"type":"end_game"}`, "", 1), 4, 4, 3},
		{"kobalab as a deal begins", kobalab[:third(kobalab, `"qipai"`)+12], 2, 3, 1},
		{"kobalab without a letter", strings.Replace(kobalab, `"zimo"`, `"zimo`, 1), 3, 4, -1},
		{"replay text in a wall", uzje[:strings.Index(uzje, "\nE 3 ")+80], 2, 3, 1},
		{"tenhou without what parts two deals", tenhou[:third(tenhou, "[[")-1] + tenhou[third(tenhou, "[["):], 4, 4, 1},
		{"tenhou without the end of a deal", tenhou[:third(tenhou, "[[")-9] + tenhou[third(tenhou, "[["):], 3, 4, 0},
	} {
		v := cutText(t, row.name, row.text)
		after := -1
		if v != nil && v.Cut != nil && v.Cut.After != nil {
			after = v.Cut.After.Deal
		}
		if v == nil || v.Cut == nil {
			t.Errorf("%s: nothing is reported", row.name)
		} else if v.Cut.Whole != row.whole || v.Cut.Deals != row.deals || after != row.after {
			t.Errorf("%s: %+v, want %d of %d after deal %d", row.name, v.Cut, row.whole, row.deals, row.after)
		}
	}
}
