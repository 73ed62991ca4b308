package hongkong

import (
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
)

// benchHands are winning hands of every sort.
var benchHands = []struct{ hand, how string }{
	{"123456m789s4466p+4p", "from=S flowers=1"},
	{"1112345678999m+5m", "own seat=S"},
	{"[555z] [666z] 77z123m44p+4p", "from=W"},
	{"111222333m55z99p+9p", "own"},
	{"123m456m789s34p22s+5p", "from=E seat=S flowers=2"},
	{"19m19p19s1234567z+1z", "own"},
	{"[111z] [222m] 333p444s5s+5s", "from=N seat=E"},
	{"22334455m666p77s+7s", "own seat=W"},
}

func benchWins(b *testing.B) []rules.Win {
	wins := make([]rules.Win, len(benchHands))
	for i, row := range benchHands {
		wins[i] = winOf(b, row.hand, row.how)
	}
	return wins
}

// BenchmarkScore measures one hand with its card.
func BenchmarkScore(b *testing.B) {
	r, wins := newRules(b, "hongkong", nil), benchWins(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if _, err := r.score(&wins[i%len(wins)]); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}

// BenchmarkValue measures only the winner's payment.
func BenchmarkValue(b *testing.B) {
	r, wins := newRules(b, "hongkong", option.Values{"minimum": 0}), benchWins(b)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		if r.value(&wins[i%len(wins)]) == 0 {
			b.Fatal("no win: ", benchHands[i%len(wins)].hand)
		}
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "hands/s")
}
