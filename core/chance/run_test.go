package chance

import (
	"math/rand/v2"

	"tehai/core/hand"
	"tehai/core/shanten"
	"tehai/core/tile"
)

func question(text string, draws int, model Model) *Question {
	q := &Question{Hand: hand.Hand{Closed: tiles(text), Win: -1}, Draws: draws, Model: model}
	for kind, n := range q.Hand.Counts() {
		q.Left[kind] = 4 - n
	}
	return q
}

// handsAt draws n hands of the size that are so far from ready.
func handsAt(distance, n, size int) []tile.Counts {
	random := rand.New(rand.NewPCG(3, 5))
	var hands []tile.Counts
	for len(hands) < n {
		var c tile.Counts
		for c.Total() < size {
			if i := random.IntN(tile.Kinds); c[i] < 4 {
				c[i]++
			}
		}
		// Draws that help, until the hand is as near as wanted.
		for int(shanten.Of(&c).Best) > distance {
			in, out := random.IntN(tile.Kinds), random.IntN(tile.Kinds)
			if c[in] == 4 || c[out] == 0 {
				continue
			}
			before := shanten.Of(&c).Best
			c[in]++
			c[out]--
			if shanten.Of(&c).Best > before {
				c[in]--
				c[out]++
			}
		}
		if int(shanten.Of(&c).Best) == distance {
			hands = append(hands, c)
		}
	}
	return hands
}

func questionOf(c *tile.Counts, draws int, model Model) *Question {
	q := &Question{Hand: hand.Hand{Closed: c.Tiles(), Win: -1}, Draws: draws, Model: model}
	for kind, n := range c {
		q.Left[kind] = 4 - n
	}
	return q
}
