package api

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// TestStated reads logs that state the end of the game: what they state is returned next to the placement, by chair.
func TestStated(t *testing.T) {
	const mjlog, tenhou, kobalab = "mjlog/testdata/4-players.xml", "tenhou/testdata/4-players.json",
		"kobalab/testdata/4-players.json"
	const three = "mjlog/testdata/3-players.xml"
	const want = "[{6000 6000} {21400 -29000} {52300 42500} {20300 -19000}]"
	const left = "want the final score and the result of each player as numbers: left out"
	huge := strings.Repeat("9", 400_000)
	for _, row := range []struct{ file, mark, stated, want, problem string }{
		{mjlog, `sc="250,-126,`, `owari="60,6.0,214,-29.0,523,+42.5,203,-19" `, want, ""},
		{mjlog, `sc="250,-126,`, "", "[]", ""},
		{mjlog, `sc="250,-126,`, `owari="-60,-6.125,214,0,0,0,0,0" `, "[{-6000 -6125} {21400 0} {0 0} {0 0}]", ""},
		{three, `sc="250,0,250,114,`, `owari="60,6.0,214,-29.0,523,42.5,0,0" `, "[{6000 6000} {21400 -29000} {52300 42500}]",
			""},
		{mjlog, `sc="250,-126,`, `owari="60,6.0,214,-29.0" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="60,six,214,-29.0,523,42.5,203,-19" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="60,6.,214,-29.0,523,42.5,203,-19" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="60,1e9,214,-29.0,523,42.5,203,-19" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="9999999,999999,214,-29.0,523,42.5,203,-19" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="-,-,-,-,-,-,-,-" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="` + strings.Repeat("1,", 400_000) + `" `, "[]", left},
		{mjlog, `sc="250,-126,`, `owari="` + huge + `,6,214,-29.0,523,42.5,203,-19" `, "[]", left},
		{tenhou, `"name":`, `"sc":[6000,6.0,21400,-29,52300,42.5,20300,-19],`, want, ""},
		{tenhou, `"name":`, `"sc":[0,0,0,0,0,0,0,0],`, "[]", ""},
		{tenhou, `"name":`, `"sc":[6000,6.0,21400,-29,52300,42.5],`, "[]", left},
		{tenhou, `"name":`, `"sc":[6000,null,21400,[],52300,{},20300,"x"],`, "[]", left},
		{tenhou, `"name":`, `"sc":[` + huge + `,6.0,21400,-29,52300,42.5,20300,-19],`, "[]", left},
		{tenhou, `"name":`, `"sc":"6000",`, "[]", ""},
		// The seats of the format are numbered from the one that deals third here.
		{kobalab, `"qijia":`, `"defen":[52300,20300,6000,21400],"point":["42.5","-19","6.0","-29"],`, want, ""},
		{kobalab, `"qijia":`, `"defen":[52300,20300,6000,21400],"point":[42.5,-19,6,-29],`, want, ""},
		{kobalab, `"qijia":`, `"defen":[52300,20300,6000,21400],"point":["42.5","<b>","6.0","-29"],`, "[]", left},
		{kobalab, `"qijia":`, `"defen":[52300],`, "[]", ""},
	} {
		text := logText(t, row.file)
		at := strings.LastIndex(text, row.mark)
		open := openLog(t, ReplayOpenRequest{Text: text[:at] + row.stated + text[at:]})
		said := fmt.Sprintf("%s %.80s", row.file, row.stated)
		if got := fmt.Sprint(open.Stated); got != row.want {
			t.Errorf("%s: stated %s, want %s", said, got, row.want)
		}
		if open.Placement == nil {
			t.Errorf("%s: no placement", said)
		}
		noted := slices.ContainsFunc(open.Problems, func(p Problem) bool { return strings.Contains(p.Message, left) })
		if noted != (row.problem != "") {
			t.Errorf("%s: problems %+v, want %q", said, open.Problems, row.problem)
		}
	}
}

// TestStatedOfCut opens a log that states the end of a game of which the last deals are missing: the placement is not
// that of the end.
func TestStatedOfCut(t *testing.T) {
	text := logText(t, "tenhou/testdata/4-players.json")
	at := strings.LastIndex(text, `"name":`)
	text = text[:at] + `"sc":[6000,6.0,21400,-29,52300,42.5,20300,-19],` + text[at:]
	last := strings.LastIndex(text, "[[")
	open := openLog(t, ReplayOpenRequest{Text: strings.TrimSuffix(text[:last], ",") + ",[[0,0,0],7]]}"})
	if open.Cut == nil || open.Stated != nil {
		t.Errorf("cut %+v, stated %+v, want a cut and nothing stated", open.Cut, open.Stated)
	}
}
