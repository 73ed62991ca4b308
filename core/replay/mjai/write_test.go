package mjai_test

import (
	"encoding/json"
	"reflect"
	"strings"
	"testing"

	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
)

// TestWriteSamples reads the samples and writes them again: every event of the file is written with the same values, in
// the same order.
func TestWriteSamples(t *testing.T) {
	events := func(text string) (list []map[string]any) {
		for line := range strings.Lines(strings.TrimSpace(text)) {
			var event map[string]any
			if err := json.Unmarshal([]byte(line), &event); err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			list = append(list, event)
		}
		return list
	}
	for _, name := range []string{"3-players.jsonl", "4-players.jsonl"} {
		sample := logtest.Sample(t, name)
		r, err := mjai.Read(sample, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		text, err := mjai.Write(r, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, want := events(text), events(sample)
		if len(got) != len(want) {
			t.Errorf("%s: %d events, want %d", name, len(got), len(want))
		}
		for i := range min(len(got), len(want)) {
			if !reflect.DeepEqual(got[i], want[i]) {
				t.Errorf("%s, line %d: %v, want %v", name, i+1, got[i], want[i])
			}
		}
	}
}
