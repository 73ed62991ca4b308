package mcr

import (
	"testing"

	"tehai/core/rules"
)

// benchWins are hands of every form; the real ones if they are next to the checkout.
func benchWins(b *testing.B) []rules.Win {
	var wins []rules.Win
	for _, row := range workedHands {
		wins = append(wins, row.win(b))
	}
	return wins
}

// BenchmarkScore measures one hand with its card.
func BenchmarkScore(b *testing.B) {
	r, wins := newRules(b, "mcr", nil), benchWins(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := r.score(&wins[i%len(wins)]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}

// BenchmarkValue measures only the total.
func BenchmarkValue(b *testing.B) {
	r, wins := newRules(b, "mcr", nil), benchWins(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		r.value(&wins[i%len(wins)])
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}
