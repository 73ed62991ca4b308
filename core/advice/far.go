package advice

import (
	"math"

	"tehai/core/tile"
	"tehai/core/worth"
)

// The han of plans: of a closed hand with riichi and what comes with it; of one suit or of triplets; of 2 to 8.
const (
	closedHan = 2.3
	planHan   = 2
	simpleHan = 1
)

// farthest is the greatest shanten of a plan that counts.
const farthest = 6

// A farPlan is a way to a hand with a yaku, and the han that its wins have.
type farPlan struct {
	way
	closed bool // without claims
	han    float64
}

// farPoints estimates the points of a hand of 3n+1 tiles that is too far from ready to follow every draw: those of its
// best plan, and more if other plans come close.
func (v *View) farPoints(table *worth.Table, draws int) float64 {
	closed := v.Hand.Counts()
	sum, most := 0.0, 0.0
	for _, p := range v.farPlans(&closed) {
		distance := p.reach(&closed, len(v.Hand.Closed)/3)
		if distance > farthest {
			continue
		}
		rate := v.farRate(table, &p, &closed, distance)
		points := farChance(table, distance, rate, p.closed, draws) * table.Value(v.farPays(&p)+table.Sticks, false)
		most = max(most, points)
		sum += points * points * points
	}
	return (cubeRoot(sum) + most) / 2
}

func cubeRoot(x float64) float64 {
	if x == 0 {
		return 0
	}
	return math.Exp(math.Log(x) / 3)
}

// farPlans lists the plans of a hand.
func (v *View) farPlans(closed *tile.Counts) (list []farPlan) {
	r := ranker{q: &v.Question, closed: *closed}
	valued := 0.0
	for k, worth := range v.Traits.Worth {
		if closed[k] >= 3 {
			valued += float64(worth)
		}
	}
	called := false
	for i := range v.Hand.Melds {
		if m := &v.Hand.Melds[i]; m.At(0).Index() == m.At(1).Index() && m.At(0).Index() >= 0 {
			worth := v.Traits.Worth[m.At(0).Index()]
			valued += float64(worth)
			called = called || worth > 0
		}
	}
	if v.Hand.IsClosed() {
		list = append(list, farPlan{way{keeps: all, worth: -1}, true, valued + closedHan})
	}
	if valued > 0 && !called {
		list = append(list, farPlan{way{keeps: all, worth: -1}, false, valued})
	}
	for _, w := range r.ways(make([]way, 0, 16)) {
		han := valued
		switch {
		case w.worth >= 0 && closed[w.worth] >= 3:
			continue // among the valued
		case w.worth >= 0:
			han += float64(v.Traits.Worth[w.worth])
		case w.triplets || w.keeps != all && w.keeps != all&^ends:
			han += planHan
		case w.keeps != all:
			han += simpleHan
		}
		list = append(list, farPlan{w, false, han})
	}
	return list
}

// farRate returns how likely a plan comes nearer in a round.
func (v *View) farRate(table *worth.Table, p *farPlan, closed *tile.Counts, distance int) (rate float64) {
	for k := range p.keeps.All() {
		if v.Left[k] == 0 || closed[k] == 4 {
			continue
		}
		closed[k]++
		nearer := p.reach(closed, len(v.Hand.Closed)/3) < distance
		closed[k]--
		if !nearer {
			continue
		}
		tiles := 1.0
		switch {
		case p.closed:
		case closed[k] >= 2:
			tiles += float64(len(v.Rivals)) * table.Discards[k]
		case !p.triplets && chowable(closed, k):
			tiles += table.Discards[k]
		}
		rate += tiles * float64(v.Left[k])
	}
	return rate / float64(max(1, v.Left.Total()))
}

// chowable reports whether two closed tiles make a sequence with the kind.
func chowable(closed *tile.Counts, k int) bool {
	if k >= tile.East.Index() {
		return false
	}
	var near [5]bool // from two below the kind to two above it; itself
	for i := range near {
		rank := k%9 + i - 2
		near[i] = i == 2 || rank >= 0 && rank <= 8 && closed[k+i-2] > 0
	}
	return near[0] && near[1] || near[1] && near[3] || near[3] && near[4]
}

// farPays estimates the points of a win: dora that the plan keeps mostly stay.
func (v *View) farPays(p *farPlan) float64 {
	const stays, comes = 0.85, 0.25
	han := p.han
	v.Hand.Each(func(t tile.Tile) {
		k := t.Index()
		if k < 0 || !p.keeps.Has(k) {
			return
		}
		share := stays
		if k == p.worth {
			share = 1
		}
		han += share * float64(v.Traits.Dora[k])
		if t.IsRedFive() && v.Traits.Reds {
			han += share
		}
	})
	for _, n := range v.Traits.Dora {
		han += comes * float64(n)
	}
	points := 500 * math.Exp(math.Ln2*han)
	if points > 6500 { // near a limit
		points = min(6500+600*(han-3.7), 12000)
	}
	if v.Situation.SeatWind == tile.East {
		points *= 1.5
	}
	return points
}

// usualCopies are those that hands accept, by shanten; those of a ready hand count its discards too.
var usualCopies = [...]float64{12, 14, 24, 34, 44, 50, 55, 60}

// openPace is how much faster an open hand than a closed one becomes nearer.
const openPace = 1.5

// farChance returns how likely a hand wins: the next step at the given rate, the others at usual ones.
func farChance(table *worth.Table, distance int, rate float64, closed bool, draws int) float64 {
	var nearer, here [worth.MaxDraws + 1]float64
	for t := range nearer {
		nearer[t] = 1
	}
	for step := range distance + 1 {
		r := usualCopies[step] / float64(max(1, table.Left.Total()))
		if step > 0 && !closed {
			r *= openPace
		}
		if step == distance {
			r = rate
		}
		ends := &table.Folds
		if step == 0 {
			ends = &table.Ends
		}
		r = min(r, 0.9)
		here = [worth.MaxDraws + 1]float64{}
		for t := 1; t <= draws; t++ {
			here[t] = (1 - ends[t]) * (r*nearer[t-1] + (1-r)*here[t-1])
		}
		nearer = here
	}
	return nearer[max(0, draws)]
}
