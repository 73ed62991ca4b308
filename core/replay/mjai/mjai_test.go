package mjai_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
)

// TestSamples opens the samples without a problem.
func TestSamples(t *testing.T) {
	for _, test := range []struct {
		file, rules  string
		deals, steps int
	}{
		{"3-players.jsonl", "riichi-tenhou-3p", 4, 317},
		{"4-players.jsonl", "riichi-tenhou", 4, 537},
	} {
		r, err := mjai.Read(logtest.Sample(t, test.file), logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatalf("%s: %v %+v", test.file, err, r.Problems)
		}
		steps := 0
		for _, d := range r.Deals {
			steps += d.Steps()
		}
		if len(r.Deals) != test.deals || steps != test.steps || r.Deals[0].Rules != test.rules {
			t.Errorf("%s: %d deals, %d steps, %s", test.file, len(r.Deals), steps, r.Deals[0].Rules)
		}
	}
}

// TestFaults puts faults into the sample: the faulty deal keeps the moves before the fault, the other deals stay
// complete.
func TestFaults(t *testing.T) {
	sample := logtest.Sample(t, "4-players.jsonl")
	logtest.Faults(t, mjai.Read, sample, [][4]string{
		{"no deal", sample, `{"type":"start_game","names":[]}`, "error: want an event start_kyoku for each deal, found none"},
		{"no JSON", `{"type":"daiminkan"`, `{"type":daiminkan"`, "114:9 deal 0 step 110: JSON: want a value, found 'd'"},
		{"cut off", sample[4000:], "", "77:31 deal 0 step 74: JSON: want the closing \", found the end"},
		{"no wind", `"bakaze":"E"`, `"bakaze":"X"`,
			"2:1 deal -1 step -1: start_kyoku: want bakaze, kyoku from 1, oya and tehais for 4 players"},
		{"no such player", `{"type":"kakan","actor":1`, `{"type":"kakan","actor":4`,
			"98:1 deal 0 step 95: kakan: want a player from 0 to 3 for actor"},
		{"no tile", `"pai":"4s","consumed":["4s","4s","4s"]`, `"pai":"0s","consumed":["4s","4s","4s"]`,
			"98:1 deal 0 step 95: kakan: want the tile of the kong"},
		{"no pung to add to", `"pai":"4s","consumed":["4s","4s","4s"]`, `"pai":"5p","consumed":["4s","4s","4s"]`,
			"98:1 deal 0 step 95: South cannot kong 5t: neither a pung of it on the table nor four in the hand"},
		{"wins on nothing", `{"type":"hora","actor":0`, `{"type":"hora","actor":2`,
			"129:1 deal 0 step 124: West cannot win: the hand is not complete"},
		{"an indicator that is none", `"dora_marker":"2p"`, `"dora_marker":"10p"`,
			"101:1 deal 0 step 98: dora: want a tile such as 1m, 5pr, E or P for dora_marker, found \"10p\""},
		{"an event after the end", `{"type":"end_kyoku"}`, `{"type":"tsumo","actor":0,"pai":"1m"}`,
			"131:1 deal 0 step 125: tsumo: the deal is over, nothing can follow"},
		{"a deal in the deal", `{"type":"kakan","actor":1`, `{"type":"start_kyoku","actor":1`,
			"98:1 deal -1 step -1: start_kyoku: want bakaze, kyoku from 1, oya and tehais for 4 players"},
	})
}

// TestDialects reads the same game in the forms of other programs: other names of events and fields, no scores before
// the deals, one list, unknown fields.
func TestDialects(t *testing.T) {
	sample := logtest.Sample(t, "4-players.jsonl")
	want, err := mjai.Read(sample, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(sample), "\n")
	for name, text := range map[string]string{
		"older names": strings.NewReplacer("kyotaku", "kyoutaku", "ura_markers", "uradora_markers", `"daiminkan"`,
			`"kan"`).Replace(sample),
		"one list": "[" + strings.Join(lines, ",\n") + "]",
		"more fields": strings.ReplaceAll(sample, `{"type":"tsumo"`,
			`{"can_act":true,"meta":{"q":[1.5,null]},"type":"tsumo"`),
		"more events":     strings.ReplaceAll(sample, "\n", "\n{\"type\":\"none\"}\n\n"),
		"a mark in front": "\ufeff" + sample,
	} {
		r, err := mjai.Read(text, logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Errorf("%s: %v", name, logtest.Spell(r, err))
			continue
		}
		if a, b := replay.Write(r), replay.Write(want); a != b {
			t.Errorf("%s:\n%s\nwant\n%s", name, a, b)
		}
	}
}

// TestScores computes the scores before a deal where only those after it are stated.
func TestScores(t *testing.T) {
	const hands = `[["1m","1m","1m","2m","2m","2m","3m","3m","3m","4m","4m","4m","5m"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"],["?","?","?","?","?","?","?","?","?","?","?","?","?"]]`
	text := `{"type":"start_kyoku","bakaze":"E","kyoku":2,"honba":0,"kyotaku":0,"oya":0,"dora_marker":"9m","tehais":` +
		hands + `}
{"type":"tsumo","actor":0,"pai":"5m"}
{"type":"hora","actor":0,"target":0,"deltas":[48000,-16000,-16000,-16000],"scores":[73000,9000,9000,9000]}`
	r, err := mjai.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(logtest.Spell(r, err))
	}
	d := r.Deals[0]
	if got := fmt.Sprint(d.Deal().Scores, d.Deal().Dealer(),
		d.Result.Payments); got != "[25000 25000 25000 25000] 1 [-16000 48000 -16000 -16000]" {
		t.Errorf("scores, dealer and payments are %s", got)
	}
}

// TestUnsaidEnd distinguishes an exhausted wall from an abandoned deal where the log does not.
func TestUnsaidEnd(t *testing.T) {
	sample := logtest.Sample(t, "4-players.jsonl")
	r, err := mjai.Read(strings.Replace(sample, `"reason":"fanpai"`, `"deltas":[0,0,0,0]`, 1), logtest.Rules)
	if err != nil || r.Deals[1].Last().Last.Kind != game.Exhausted {
		t.Errorf("%v", logtest.Spell(r, err))
	}
	head, _, _ := strings.Cut(sample, `{"type":"dahai"`)
	r, err = mjai.Read(head+`{"type":"ryukyoku"}`, logtest.Rules)
	if err != nil || r.Deals[0].Last().Last.Kind != game.Aborted {
		t.Errorf("%v", logtest.Spell(r, err))
	}
}

func FuzzRead(f *testing.F) {
	logtest.Fuzz(f, mjai.Read, logtest.Sample(f, "3-players.jsonl"), logtest.Sample(f, "4-players.jsonl"),
		`[{"type":"start_kyoku"}]`)
}

// TestRedFlag reads and writes the flag for games without red fives.
func TestRedFlag(t *testing.T) {
	sample := logtest.Sample(t, "4-players.jsonl")
	for flag, want := range map[string]any{`,"aka_flag":false}`: false, `,"aka_flag":true}`: nil, `}`: nil} {
		text := strings.Replace(sample, "}\n", flag+"\n", 1)
		r, err := mjai.Read(text, logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatal(err, r.Problems)
		}
		again, err := mjai.Write(r, nil)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(again, `"aka_flag":false`) != (want == false) {
			t.Errorf("%s: written it begins %.120s", flag, again)
		}
		for _, d := range r.Deals {
			if d.Options["redFives"] != want {
				t.Errorf("%s: options %v", flag, d.Options)
			}
		}
	}
}

// TestMixedRedFives reads and writes a file of three games by the same players, of which only the second is without red
// fives: each deal keeps its rules.
func TestMixedRedFives(t *testing.T) {
	sample := strings.TrimSpace(logtest.Sample(t, "4-players.jsonl")) + "\n"
	plain := strings.Replace(sample, "}\n", `,"aka_flag":false}`+"\n", 1)
	text := sample + plain + sample
	for _, what := range []string{"read", "written and read again"} {
		r, err := mjai.Read(text, logtest.Rules)
		if err != nil || len(r.Problems) > 0 || len(r.Deals) != 12 {
			t.Fatalf("%s: %v", what, logtest.Spell(r, err))
		}
		for i, d := range r.Deals {
			var want any
			if i/4 == 1 {
				want = false
			}
			if got := d.Options["redFives"]; got != want || (d.Deal().Rules.RedFives == 0) != (want == false) {
				t.Errorf("%s, deal %d: redFives is %v with %d red fives, want %v", what, i, got, d.Deal().Rules.RedFives, want)
			}
		}
		if text, err = mjai.Write(r, nil); err != nil {
			t.Fatal(err)
		}
		if n := strings.Count(text, `"start_game"`); n != 3 {
			t.Errorf("%s: %d games are written, want 3", what, n)
		}
	}
}

// TestListReadsAfterFault breaks each deal of a list in two places: the other deals stay complete.
func TestListReadsAfterFault(t *testing.T) {
	sample := strings.TrimSpace(logtest.Sample(t, "4-players.jsonl"))
	list := "[" + strings.ReplaceAll(sample, "\n", ",\n") + "]"
	logtest.ReadsOn(t, mjai.Read, list, `"start_kyoku"`)
	logtest.ReadsOn(t, mjai.Read, list, `"tehais":[`)
}
