package odds

import "math"

// MaxDraws is the largest number of own draws that a race covers.
const MaxDraws = 18

// Strength is how strong a table is, as a factor on every rate: the stronger the table, the fewer deals are won.
type Strength float64

// The strengths of a table. Default is for tables of unknown strength.
const (
	Ordinary  Strength = 1
	Default   Strength = 0.9
	Strongest Strength = 0.8
)

// Levels are the words for how strong a table is, weakest first.
var Levels = []string{"ordinary", "usual", "strongest"}

// StrengthOf returns the strength that a word of Levels stands for; "" is Default.
func StrengthOf(level string) (s Strength, ok bool) {
	switch level {
	case "", "usual":
		return Default, true
	case "ordinary":
		return Ordinary, true
	case "strongest":
		return Strongest, true
	}
	return 0, false
}

// A Hand is a hand of 3n+1 tiles in a race.
type Hand struct {
	Shanten int // tiles from ready: 0 ready
	Open    bool
	Riichi  bool
	// Win is the chance to win if no other player does: the first value with all own draws left, the last with one. If
	// there are more than MaxDraws values, only the last ones are used.
	Win []float64
}

// A Rival is what is visible of another player.
type Rival struct {
	Riichi   bool
	Melds    int // open melds
	Discards int
	Dealer   bool
}

// threatens reports riichi or two open melds.
func (r *Rival) threatens() bool { return r.Riichi || r.Melds >= 2 }

// maxChance keeps a rate finite.
const maxChance = 0.999

// curve returns the hand's own draws left and the chance to have won within k of them.
func (h *Hand) curve() (draws int, within func(k int) float64) {
	win := h.Win
	if len(win) > MaxDraws {
		win = win[len(win)-MaxDraws:]
	}
	return len(win), func(k int) float64 {
		if k == 0 {
			return 0
		}
		return win[len(win)-k]
	}
}

// rates returns the hand's rate in each round, before the strength of the table. For a hand that is not ready, other
// plans and calls, which are not in the curve, add a little each round.
func (h *Hand) rates(pace, other float64) []float64 {
	draws, within := h.curve()
	rates := make([]float64, draws)
	for k := 1; k <= draws; k++ {
		before := within(k - 1)
		chance := maxChance
		if before < 1 {
			chance = (within(k) - before) / (1 - before)
		}
		if h.Shanten > 0 {
			chance += other * float64(k)
		}
		rates[k-1] = pace * rate(min(maxChance, max(0, chance)))
	}
	return rates
}

// rate converts a chance to a rate: rates of one round can be added, chances cannot.
func rate(chance float64) float64 { return -math.Log(1 - chance) }

// Chance returns how likely the rival wins in a round with four players; rounds counts from now, 0 is the next.
func (r *Rival) Chance(rounds int) float64 {
	k, n := float64(rounds), float64(r.Discards)
	switch {
	case r.Riichi:
		return 0.15
	case r.Melds >= 2:
		return min(0.126, min(0.114, 0.009*n)+0.007*k)
	case r.Melds == 1:
		return min(0.09, min(0.066, 0.0072*max(0, n-2))+0.010*k)
	}
	return min(0.06, 0.001+0.006*max(0, k+min(0, n-3)))
}

// A race is the state of a deal while rounds are played, and the chance of each player to have won it, in the order of
// the rates.
type race struct {
	open float64 // the chance that the deal is still open
	won  [4]float64
}

// round plays one round at the players' rates.
func (r *race) round(rates *[4]float64) {
	sum := 0.0
	for _, rate := range rates {
		sum += rate
	}
	if sum == 0 {
		return
	}
	ends := r.open * (1 - math.Exp(-sum))
	for i, rate := range rates {
		r.won[i] += ends * rate / sum
	}
	r.open -= ends
}

// againstShown races a hand with the given rates against the visible state of the others. bold multiplies the rivals'
// chances.
func againstShown(rates []float64, rivals []Rival, level Strength, bold float64) race {
	r := race{open: 1}
	size := sizeOf(1 + len(rivals))
	var all [4]float64
	shown := func(rounds int, part float64) {
		for i := range rivals {
			chance := size.shown.of(&rivals[i]) * rivals[i].Chance(rounds)
			all[i+1] = rate(min(maxChance, float64(level)*bold*part*chance))
		}
	}
	for k, own := range rates {
		all[0] = float64(level) * own
		shown(k, 1)
		r.round(&all)
	}
	all[0] = 0
	shown(len(rates), restOfWall) // the wall seldom ends with a full round
	r.round(&all)
	return r
}
