package tenhou_test

import (
	"encoding/json"
	"fmt"
	"reflect"
	"testing"

	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// TestWriteSamples reads the samples and writes them again: every deal of the file is written with the same numbers.
func TestWriteSamples(t *testing.T) {
	type file struct {
		Title, Name []string
		Log         [][]any
	}
	for _, name := range []string{"3-players.json", "4-players.json"} {
		sample := logtest.Sample(t, name)
		r, err := tenhou.Read(sample, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		text, err := tenhou.Write(r, nil)
		if err != nil {
			t.Fatal(err)
		}
		var got, want file
		for target, text := range map[*file]string{&got: text, &want: sample} {
			if err := json.Unmarshal([]byte(text), target); err != nil {
				t.Fatal(err)
			}
		}
		if len(got.Log) != len(want.Log) || !reflect.DeepEqual(got.Name, want.Name) {
			t.Fatalf("%s: %d deals by %v, want %d by %v", name, len(got.Log), got.Name, len(want.Log), want.Name)
		}
		for i := range want.Log {
			for k := range want.Log[i] {
				if k < len(got.Log[i]) && !reflect.DeepEqual(got.Log[i][k], want.Log[i][k]) {
					t.Errorf("%s, deal %d, part %d:\n got %s\nwant %s", name, i, k, fmt.Sprint(got.Log[i][k]),
						fmt.Sprint(want.Log[i][k]))
				}
			}
			if len(got.Log[i]) != len(want.Log[i]) {
				t.Errorf("%s, deal %d: %d parts, want %d", name, i, len(got.Log[i]), len(want.Log[i]))
			}
		}
	}
}
