package chance

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// BenchmarkChance computes, for hands of 14 tiles with 18 draws left, the chances to become ready and to win, and then
// the expected points under a riichi rule set; median-ms and points-ms are those of the median hand.
func BenchmarkChance(b *testing.B) {
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := NewScorer(set.Plain(), rules.Situation{Riichi: 1})
	if err != nil {
		b.Fatal(err)
	}
	for distance := 1; distance <= MaxShanten; distance++ {
		hands := handsAt(distance, benchHands, 14)
		b.Run(fmt.Sprint(distance, "-shanten"), func(b *testing.B) {
			var times, points []float64
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
					won := time.Now()
					times = append(times, won.Sub(start).Seconds()*1000)
					if _, err := r.Value(scorer); err != nil {
						b.Fatal(err)
					}
					points = append(points, time.Since(won).Seconds()*1000)
					spots = max(spots, len(r.graph.spots))
				}
			}
			slices.Sort(times)
			slices.Sort(points)
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(points[len(points)/2], "points-ms")
			b.ReportMetric(times[len(times)/2], "median-ms")
			b.ReportMetric(times[len(times)-1], "slowest-ms")
			b.ReportMetric(float64(spots), "most-hands")
		})
	}
}

// BenchmarkImprove does the same with the model improve: median-ms is the time of everything, including the points.
func BenchmarkImprove(b *testing.B) {
	set, _ := catalog.ByID("riichi-tenhou")
	scorer, err := NewScorer(set.Plain(), rules.Situation{Riichi: 1})
	if err != nil {
		b.Fatal(err)
	}
	for distance := 1; distance <= 3; distance++ {
		hands := handsAt(distance, benchHands, 14)
		b.Run(fmt.Sprint(distance, "-shanten"), func(b *testing.B) {
			var built, won, all []float64
			nodes := 0
			for b.Loop() {
				for i := range hands {
					start := time.Now()
					r, err := New(questionOf(&hands[i], 18, Improve))
					if err != nil {
						b.Fatal(err)
					}
					made := time.Now()
					r.Win()
					win := time.Now()
					if _, err := r.Value(scorer); err != nil {
						b.Fatal(err)
					}
					built = append(built, made.Sub(start).Seconds()*1000)
					won = append(won, win.Sub(made).Seconds()*1000)
					all = append(all, time.Since(start).Seconds()*1000)
					nodes = max(nodes, len(r.improver.graph.spots))
				}
			}
			for _, times := range [][]float64{built, won, all} {
				slices.Sort(times)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(built[len(built)/2], "graph-ms")
			b.ReportMetric(won[len(won)/2], "win-ms")
			b.ReportMetric(all[len(all)/2], "median-ms")
			b.ReportMetric(all[len(all)-1], "slowest-ms")
			b.ReportMetric(float64(nodes), "most-hands")
		})
	}
}

// BenchmarkFirstLook asks about hands 4-shanten as the page does: first for a quick figure of the simpler model, then
// for the one of the model improve.
func BenchmarkFirstLook(b *testing.B) {
	hands := handsAt(MaxShanten, benchHands, 14)
	var first, then []float64
	nodes := 0
	for b.Loop() {
		for i := range hands {
			start := time.Now()
			r, err := New(questionOf(&hands[i], 12, Draw))
			if err != nil {
				b.Fatal(err)
			}
			r.Ready()
			r.Win()
			seen := time.Now()
			if r, err = New(questionOf(&hands[i], 12, Improve)); err != nil {
				b.Fatal(err)
			}
			r.Ready()
			r.Win()
			first = append(first, seen.Sub(start).Seconds()*1000)
			then = append(then, time.Since(seen).Seconds()*1000)
			nodes = max(nodes, len(r.improver.graph.spots))
		}
	}
	slices.Sort(first)
	slices.Sort(then)
	b.ReportMetric(0, "ns/op")
	b.ReportMetric(first[len(first)/2], "first-ms")
	b.ReportMetric(first[len(first)-1], "slowest-first-ms")
	b.ReportMetric(then[len(then)/2], "then-ms")
	b.ReportMetric(then[len(then)-1], "slowest-then-ms")
	b.ReportMetric(float64(nodes), "most-hands")
}
