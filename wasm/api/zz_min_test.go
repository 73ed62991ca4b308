package api

import (
	"slices"
	"testing"
	"time"
)

func TestZZSurvey(t *testing.T) {
	text := deals(t, "", "mjai/testdata/4-players.jsonl", `{"type":"start_kyoku"`, `{"type":"end_game"`).of(100_000)
	var l []float64
	for range 25 {
		start := time.Now()
		if _, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Player: "P1", Worst: 20}); err != nil {
			t.Fatal(err)
		}
		l = append(l, time.Since(start).Seconds()*1000)
	}
	slices.Sort(l)
	t.Logf("min %.1f quarter %.1f median %.1f", l[0], l[6], l[12])
}
