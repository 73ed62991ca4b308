package api

import "testing"

// BenchmarkSurvey reviews a log of 100 kB for one player, like a survey of many files.
func BenchmarkSurvey(b *testing.B) {
	text := deals(b, "", "mjai/testdata/4-players.jsonl", `{"type":"start_kyoku"`, `{"type":"end_game"`).of(100_000)
	for b.Loop() {
		value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Player: "P1", Worst: 20})
		if err != nil || len(value.Deals) == 0 {
			b.Fatal(err, len(value.Deals))
		}
	}
}
