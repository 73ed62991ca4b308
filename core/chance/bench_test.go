package chance

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

// BenchmarkChance asks hands of 14 tiles with 18 draws left for the chances to be ready and to
// win; median-ms is that of the hands.
func BenchmarkChance(b *testing.B) {
	for distance := 1; distance <= MaxShanten; distance++ {
		hands := handsAt(distance, benchHands, 14)
		b.Run(fmt.Sprint(distance, "-shanten"), func(b *testing.B) {
			var times []float64
			spots := 0
			for b.Loop() {
				for i := range hands {
					start := time.Now()
					r, err := New(questionOf(&hands[i], 18, Draw))
					if err != nil {
						b.Fatal(err)
					}
					r.Ready()
					r.Win()
					times = append(times, time.Since(start).Seconds()*1000)
					spots = max(spots, len(r.graph.spots))
				}
			}
			slices.Sort(times)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(times[len(times)/2], "median-ms")
			b.ReportMetric(times[len(times)-1], "slowest-ms")
			b.ReportMetric(float64(spots), "most-hands")
		})
	}
}
