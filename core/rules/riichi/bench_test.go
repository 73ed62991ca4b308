package riichi

import (
	"testing"

	"tehai/core/rules"
)

// benchHands are winning hands of every sort, without melds.
var benchHands = []struct{ hand, situation string }{
	{"123m456p23789s99p+4s", "seat=S ron=W riichi dora=1m ura=2p deposits=1"},
	{"1133m5577p99s112z+2z", "seat=S tsumo dora=5p"},
	{"222m444p678s11z55z+1z", "seat=S tsumo riichi ippatsu dora=3s ura=9p deposits=1"},
	{"223344m567p67s55s+8s", "seat=W ron=E riichi dora=4m ura=1z deposits=2"},
	{"999m456p23467s11z+8s", "seat=E ron=S riichi dora=2z ura=5p deposits=1"},
	{"223344m667788p5z+5z", "seat=N tsumo dora=7p"},
	{"40m55789p340678s+6m", "seat=S ron=E riichi dora=8p ura=2s deposits=1"},
	{"2233445667788s+5s", "seat=W tsumo riichi dora=1z ura=9m deposits=1"},
}

func benchWins() []rules.Win {
	wins := make([]rules.Win, len(benchHands))
	for i, row := range benchHands {
		wins[i] = winOf(row.hand, row.situation)
	}
	return wins
}

// BenchmarkScore measures complete results with their reasons and other readings.
func BenchmarkScore(b *testing.B) {
	r := mustRules(b, "riichi-tenhou", nil)
	wins := benchWins()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := r.score(&wins[i%len(wins)]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "scores/s")
}

// BenchmarkValue measures only the value of a win.
func BenchmarkValue(b *testing.B) {
	r := mustRules(b, "riichi-tenhou", nil)
	wins := benchWins()
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if r.value(&wins[i%len(wins)]) == 0 {
			b.Fatal("no win")
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "scores/s")
}
