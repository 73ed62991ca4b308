package api

import (
	"testing"
)

// BenchmarkDealsOfLog returns the deals of a log of 1 MB with their results.
func BenchmarkDealsOfLog(b *testing.B) {
	for _, large := range largeTexts(b)[:4] {
		b.Run(large.name, func(b *testing.B) {
			_, games, err := readReplay(large.of(1<<20), "", 0)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			returned := 0
			for b.Loop() {
				for _, d := range games.Deals {
					deal, err := toldDeal(d, "", nil)
					if err != nil {
						b.Fatal(err)
					}
					returned += len(deal.Result.Wins)
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(returned), "ns/win")
		})
	}
}
