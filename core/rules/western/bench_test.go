package western

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// wins are random winning hands without melds.
func wins(n int) (list []rules.Win) {
	random := rand.New(rand.NewPCG(5, 5))
	for len(list) < n {
		var counts tile.Counts
		for range 4 {
			if i := random.IntN(34); random.IntN(3) > 0 {
				counts[i] += 3
			} else if i < 27 {
				i = i/9*9 + i%7
				counts[i]++
				counts[i+1]++
				counts[i+2]++
			} else {
				counts[i] += 3
			}
		}
		counts[random.IntN(34)] += 2
		h := hand.Hand{Closed: counts.Tiles()}
		h.Win = random.IntN(len(h.Closed))
		if h.Check() == nil {
			list = append(list, rules.Win{Hand: h, Situation: rules.Situation{SelfDrawn: random.IntN(2) > 0,
				SeatWind: tile.East + tile.Tile(random.IntN(4))}})
		}
	}
	return list
}

func BenchmarkValue(b *testing.B) {
	list := wins(1000)
	for _, id := range []string{"classical-dmjl", "classical-bmja"} {
		r := rulesByID()[id]
		b.Run(id, func(b *testing.B) {
			for i := range b.N {
				r.Value(&list[i%len(list)])
			}
		})
	}
}

func BenchmarkDiscards(b *testing.B) {
	random := rand.New(rand.NewPCG(7, 7))
	for _, id := range []string{"classical-dmjl", "classical-bmja"} {
		forms := rulesByID()[id].Forms
		b.Run(id, func(b *testing.B) {
			for range b.N {
				var counts, left tile.Counts
				for n := 0; n < 14; {
					if i := random.IntN(34); counts[i] < 4 {
						counts[i]++
						n++
					}
				}
				var rows shanten.Discards
				own := forms.Beside(nil)
				own.Discards(&counts, &left, &rows)
			}
		})
	}
}
