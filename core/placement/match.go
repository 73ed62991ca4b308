package placement

import (
	"math"

	"tehai/core/rules"
	"tehai/core/tile"
)

// A Match is how a match goes on and what its places pay.
type Match struct {
	rules  *rules.Rules
	rounds int
	pays   []float64
	bySeat bool
	counts []count
}

// A count is how many deals there are from one on.
type count struct {
	round  tile.Tile
	number int
	left   int
}

// Of returns the match under the rules; nil if they do not state what places pay, or do not state it by place alone.
// rounds is the greatest number of winds, 0 for the number of the rules.
func Of(r *rules.Rules, rounds int) *Match {
	by, bySeat := pays(r)
	if by == nil || r.Next == nil {
		return nil
	}
	return &Match{rules: r, rounds: rounds, pays: by, bySeat: bySeat}
}

// mostDeals bounds the deals of a match if every dealer deals once.
const mostDeals = 24

// Pays returns what each place pays in points beyond the score; it sums to zero.
func (m *Match) Pays() []float64 { return m.pays }

// Left returns how many deals a match has from this one on, if no dealer deals twice.
func (m *Match) Left(round tile.Tile, number int) int {
	for _, known := range m.counts {
		if known.round == round && known.number == number {
			return known.left
		}
	}
	scores := make([]int, m.rules.Players)
	scores[0] = 1_000_000 // more than any rules ask for the end of a match
	at := count{round: round, number: number}
	for at.left < mostDeals {
		at.left++
		c, over := m.after(&rules.Moment{Round: round, Number: number, Scores: scores})
		if over {
			break
		}
		round, number = c.Round, c.Number
	}
	m.counts = append(m.counts, at)
	return at.left
}

// ReadyStays reports whether a dealer who is ready at an exhaustive draw deals again.
func (m *Match) ReadyStays() bool {
	s := m.rules.ReadyDealer()
	return s != nil && s.DealerStays
}

// after returns the next deal, or that the match is over.
func (m *Match) after(now *rules.Moment) (c *rules.Course, over bool) {
	c, err := m.rules.Next(now)
	if err != nil || c.Over != "" {
		return nil, true
	}
	return c, m.rounds > 0 && int(c.Round-tile.East) >= m.rounds
}

// Chances returns the chance of each place of a chair, the first first, from the scores before a deal with so many
// deals left, this one included; 0 is the end of the match, with scores that are estimates.
func (m *Match) Chances(scores []float64, chair, left int) []float64 {
	if m.bySeat {
		ordered := make([]float64, len(scores))
		for i, score := range scores {
			ordered[i] = score - float64(i) // of equal scores the earlier seat is ahead
		}
		scores = ordered
	}
	small, large := spread(left)
	places := chances(scores, chair, small)
	if large > small {
		for place, p := range chances(scores, chair, large) {
			places[place] = (places[place] + p) / 2
		}
	}
	return places
}

// Expected returns the expected pay of a chair's place after a deal that left these scores, which are estimates. now
// says how the deal ended; its scores need not be set. Those of all chairs sum to zero.
func (m *Match) Expected(now *rules.Moment, scores []float64, chair int) (pay float64) {
	now.Scores = make([]int, len(scores))
	for i, score := range scores {
		now.Scores[i] = int(math.Round(score))
	}
	left := 0
	if c, over := m.after(now); !over {
		left = m.Left(c.Round, c.Number)
	}
	for place, p := range m.Chances(scores, chair, left) {
		pay += p * m.pays[place]
	}
	return pay
}
