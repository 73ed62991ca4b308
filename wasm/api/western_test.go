package api

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// asked is a reply read again, as a program has it.
type asked struct {
	Value map[string]any
	Error map[string]any
}

func askJSON(t *testing.T, function string, request any) (a asked) {
	t.Helper()
	text, ok := request.(string)
	if !ok {
		written, err := json.Marshal(request)
		if err != nil {
			t.Fatal(err)
		}
		text = string(written)
	}
	if err := json.Unmarshal([]byte(answer(t, function, text)), &a); err != nil {
		t.Fatalf("%s %s: %v", function, text, err)
	}
	return a
}

func TestWesternExamples(t *testing.T) {
	for _, row := range []struct {
		set, hand, situation string
		win                  bool
		final                float64
		special              string
	}{
		{"dmjl", "23p55m [123m] [234s] [789m] 37f +1p", `{"seatWind":"W","roundWind":"N"}`, true, 112, ""},
		{"dmjl", "5666z [123m] [111z] [777z] +5z", `{"seatWind":"W","roundWind":"N"}`, true, 500, ""},
		{"bmja", "5666z [123m] [111z] [777z] +5z", `{"seatWind":"W","roundWind":"N"}`, true, 304, ""},
		{"bmja", "555s99s22z [777z] [234s] 6f +9s", `{"seatWind":"S","roundWind":"E","selfDrawn":true}`, true, 352, ""},
		{"bmja", "2233355666m (9999m) 25f +2m", `{}`, true, 512, "purity"},
		{"bmja", "99m11s112256677z 28f +5z", `{"seatWind":"N"}`, true, 516, "all-pair-honours"},
		{"bmja", "99m11s112256677z 28f +5z", `{"seatWind":"N","lastTile":true}`, true, 532, "all-pair-honours"},
		{"bmja", "19m19p19s1234567z 28f", `{"seatWind":"N"}`, false, 416, "thirteen-unique-wonders"},
		{"dmjl", `444z7z [111z] [222z] 3333"z`, `{}`, false, 500, ""},
		{"bmja", `444z7z [111z] [222z] 3333"z`, `{}`, false, 400, "all-winds-and-dragons"},
		{"dmjl", "5678f", `{}`, false, 32, ""},
		{"bmja", "(4444p)", `{}`, false, 16, ""},
		{"bmja", "123m456p789s11155z", `{}`, false, 0, ""},
		{"dmjl", "123m456p789s111555z", `{}`, false, 0, ""},
		{"bmja", "22z", `{"originalCall":true,"seatWind":"S"}`, false, 4, ""},
	} {
		a := askJSON(t, "score", `{"ruleset":"classical-`+row.set+`","hand":`+strconv.Quote(row.hand)+`,"situation":`+
			row.situation+`}`)
		special := ""
		if list, _ := a.Value["limitHands"].([]any); len(list) > 0 {
			special = list[0].(string)
		}
		if a.Error != nil || a.Value["win"] != row.win || a.Value["final"] != row.final || special != row.special {
			t.Errorf("%s %s %s: %v %v, want %v %v %s", row.set, row.hand, row.situation, a.Value, a.Error, row.win, row.final,
				row.special)
		}
	}
}

// tableOf reads a table of hands beside the checkout; the test is skipped where it is not there.
func tableOf(t *testing.T, name string) (rows []map[string]string) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "data", name))
	if err != nil {
		t.Skipf("the tables of hands are not next to this checkout: %v", err)
	}
	var names []string
	for line := range strings.Lines(string(text)) {
		cells := strings.Split(strings.TrimRight(line, "\n"), "\t")
		switch {
		case line[0] == '#':
		case names == nil:
			names = cells
		default:
			row := map[string]string{}
			for i, name := range names {
				row[name] = cells[i]
			}
			rows = append(rows, row)
		}
	}
	return rows
}

func situationOfRow(row map[string]string) map[string]any {
	yes := func(name string) bool { return row[name] == "yes" }
	s := map[string]any{"roundWind": row["roundWind"], "seatWind": row["seatWind"], "selfDrawn": yes("selfDrawn"),
		"lastTile": yes("lastTile"), "firstTurn": yes("firstTurn"), "originalCall": yes("originalCall")}
	switch row["kong"] {
	case "double":
		s["doubleKong"] = true
		fallthrough
	case "rinshan":
		s["rinshan"] = true
	case "chankan":
		s["chankan"] = true
	}
	return s
}

// TestWesternData asks about every hand of the tables what a program would ask.
func TestWesternData(t *testing.T) {
	for _, name := range []string{"western-cases.tsv", "western-random.tsv"} {
		for _, row := range tableOf(t, name) {
			if row["kind"] == "waits" {
				a := askJSON(t, "analyze", map[string]any{"hand": row["hand"], "ruleset": row["ruleset"]})
				want, got := row["waits"], waitsText(a)
				if want == "none" {
					want = ""
				}
				if got != want {
					t.Errorf("%s %s: waits %q, want %q; %v", row["id"], row["hand"], got, want, a.Error)
				}
				continue
			}
			a := askJSON(t, "score", map[string]any{"hand": row["hand"], "ruleset": row["ruleset"],
				"situation": situationOfRow(row)})
			total, mine := row["total"], row["ours"] == "yes" || row["ours"] == ""
			if !mine {
				total, _, _ = strings.Cut(row["ours"], " ")
			}
			want, err := strconv.Atoi(total)
			if a.Error != nil || a.Value["win"] != (row["win"] == "yes") || err == nil && a.Value["final"] != float64(want) {
				t.Errorf("%s %s: %v %v, want %v %s", row["id"], row["hand"], a.Value["final"], a.Error, row["win"], total)
			}
		}
	}
}

// waitsText writes the waits of an analysis as the tables do.
func waitsText(a asked) string {
	list, _ := a.Value["waits"].([]any)
	text, suit := "", ""
	for _, item := range list {
		word := item.(map[string]any)["tile"].(string)
		if suit != "" && suit != word[1:] {
			text += suit
		}
		text += word[:1]
		suit = word[1:]
	}
	return text + suit
}
