package api

import "testing"

func BenchmarkAnswer(b *testing.B) {
	for _, row := range []struct {
		name, function string
		request        any
	}{
		{"classical", "score", ScoreRequest{Hand: "22234555s222p666z", Ruleset: "classical"}},
		{"classical with others", "score", ScoreRequest{Hand: "111222333m44455z", Ruleset: "classical"}},
		{"riichi", "score", ScoreRequest{Hand: "123m406p789s1155z+5z", Ruleset: "riichi-tenhou"}},
		{"riichi with others", "score", ScoreRequest{Hand: "111222333m44455z", Ruleset: "riichi-tenhou"}},
		{"possible", "possible", PossibleRequest{Hand: "123m406p789s1155z+5z", Ruleset: "riichi-tenhou",
			Situation: Situation{Riichi: 1}}},
		{"analyze", "analyze", AnalyzeRequest{Hand: "147m258p369s12345z"}},
		{"analyze two from ready", "analyze", AnalyzeRequest{Hand: "2457m3406p2359s55z"}},
		{"analyze far, in a situation", "analyze", AnalyzeRequest{Hand: "147m258p369s12345z", Ruleset: "riichi-tenhou"}},
		{"analyze three from ready, in a situation", "analyze", AnalyzeRequest{Hand: "2357m1357p2468s11z",
			Ruleset: "riichi-tenhou"}},
		{"analyze two from ready, in a situation", "analyze", AnalyzeRequest{Hand: "2457m3406p2359s55z",
			Ruleset: "riichi-tenhou"}},
		{"analyze one from ready, in a situation", "analyze", AnalyzeRequest{Hand: "12357m2346p3577s7z",
			Ruleset: "riichi-tenhou"}},
	} {
		f := find(b, row.function)
		b.Run(row.name, func(b *testing.B) {
			b.ReportAllocs()
			var reply []byte
			for b.Loop() {
				reply = f.Answer(func(into any) error {
					switch into := into.(type) {
					case *ScoreRequest:
						*into = row.request.(ScoreRequest)
					case *PossibleRequest:
						*into = row.request.(PossibleRequest)
					case *AnalyzeRequest:
						*into = row.request.(AnalyzeRequest)
					}
					return nil
				})
			}
			b.ReportMetric(float64(len(reply)), "bytes")
		})
	}
}
