package review_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/option"
	"tehai/core/placement"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// placed is a decision of a played deal that has a placement, with what the player saw.
type placed struct {
	deal  *replay.Deal
	move  review.Move
	state game.State
	view  *advice.View
}

// placedMoves plays deals with unequal scores until there are n decisions with a placement.
func placedMoves(t *testing.T, n int) (list []placed) {
	t.Helper()
	for seed := uint64(1); len(list) < n && seed < 60; seed++ {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		copy(d.Deal().Scores, []int{31000, 17000, 28000, 24000})
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		live, err := d.Under(d.Ruleset.Table(), d.Steps())
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			if moves[i].Placement == nil || len(list) == n {
				continue
			}
			s := live.At(moves[i].Step - 1)
			v, err := advice.At(&s, d.Ruleset, moves[i].Chair)
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, placed{d, moves[i], s, v})
		}
	}
	if len(list) < n {
		t.Fatalf("only %d decisions have a placement", len(list))
	}
	return list
}

// TestPlacementParts checks which decisions have a placement, that the pay of all chairs sums to zero, and that the
// same part of the difference counts as of the points.
func TestPlacementParts(t *testing.T) {
	partly, gained, kinds := 0, 0, map[review.Kind]int{}
	for _, p := range placedMoves(t, 60) {
		m := &p.move
		kinds[m.Kind]++
		match := placement.Of(p.deal.Ruleset, 0)
		for _, o := range []*odds.Odds{m.BestOdds, m.MadeOdds} {
			sum := 0.0
			for chair := range 4 {
				sum += review.Pay(match, &p.state, p.view, o, odds.Default, chair)
			}
			if math.Abs(sum) > 5 {
				t.Errorf("step %d: the pay of all sums to %.1f", m.Step, sum)
			}
		}
		apart := m.BestOdds.Points - m.MadeOdds.Points
		part := m.Loss.Points / apart
		if want := part * (m.Placement.Best - m.Placement.Made); m.Loss.Points <= 0 || part > 1+1e-9 ||
			math.Abs(m.Placement.Cost-want) > 1e-6 {
			t.Errorf("step %d: %+v costs %+v of %.0f points", m.Step, m.Placement, m.Loss, apart)
		}
		if part < 0.9 {
			partly++
		}
		if m.Placement.Cost < 0 {
			gained++
		}
	}
	if partly == 0 || gained > 20 || kinds[review.Discard] == 0 || kinds[review.Call] == 0 {
		t.Errorf("%d count in part, %d are better for the place, kinds %v", partly, gained, kinds)
	}
}

// TestPlacementDrawn plays the rest of the match many times: the deal as the odds say, then normally distributed
// additions.
func TestPlacementDrawn(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for _, p := range placedMoves(t, 12) {
		m := &p.move
		for _, c := range []struct {
			odds *odds.Odds
			want float64
		}{{m.BestOdds, m.Placement.Best}, {m.MadeOdds, m.Placement.Made}} {
			got, deviation := drawnPay(random, &p, c.odds)
			if math.Abs(got-c.want) > 4*deviation {
				t.Errorf("step %d: pay %.0f, drawn %.0f ±%.0f", m.Step, c.want, got, deviation)
			}
		}
	}
}

// drawnPay draws the end of the deal and of the match, and returns the average pay of the deciding player.
func drawnPay(random *rand.Rand, p *placed, o *odds.Odds) (mean, deviation float64) {
	const times = 20_000
	s, deal, r := &p.state, p.state.Deal(), p.deal.Ruleset
	match := placement.Of(r, 0)
	ends := o.Ends(&odds.Setting{Rivals: p.view.Shown(), Draws: p.view.Draws, Sticks: s.Deposits, Honba: deal.Repeat})
	sum, square := 0.0, 0.0
	for range times {
		x := random.Float64()
		at := 0
		for at < len(ends)-1 && x > ends[at].Chance {
			x -= ends[at].Chance
			at++
		}
		scores := make([]int, 4)
		for i := range scores {
			chair := (p.move.Chair + i) % 4
			scores[chair] = int(math.Round(float64(s.Score(chair)) + ends[at].Moved[i]))
		}
		winner := (p.move.Chair + ends[at].Winner) % 4
		now := rules.Moment{Round: deal.Round, Number: deal.Number, Scores: scores}
		now.DealerWon = ends[at].Winner >= 0 && winner == deal.Dealer()
		now.DealerStays = now.DealerWon || ends[at].Ready>>((deal.Dealer()+4-p.move.Chair)%4)&1 == 1
		next, err := r.Next(&now)
		deviation := 280.0
		if err == nil && next.Over == "" {
			n := float64(match.Left(next.Round, next.Number))
			deviation = math.Hypot(280, 5900*math.Sqrt(n-0.8*math.Sqrt(n)))
			if random.IntN(2) == 0 {
				deviation = math.Hypot(280, 5900*math.Sqrt(n+0.8*math.Sqrt(n)))
			}
		}
		final := make([]int, 4)
		for i := range final {
			final[i] = int(math.Round(float64(scores[i]) + deviation*random.NormFloat64()))
		}
		got, err := r.Place(final, 0)
		if err != nil {
			panic(err)
		}
		seat := got.Seats[p.move.Chair]
		pay := float64(seat.Uma+seat.Oka) - 5000 // a quarter of the oka is everybody's
		sum, square = sum+pay, square+pay*pay
	}
	mean = sum / times
	return mean, math.Sqrt((square/times - mean*mean) / times)
}

// lastDeal returns a decision, as one of the last deal of a match with these scores before it.
func lastDeal(t *testing.T, scores ...int) placed {
	t.Helper()
	p := placedMoves(t, 1)[0]
	for chair, score := range scores {
		p.deal.Deal().Scores[chair] += score - p.state.Score(chair)
	}
	live, err := p.deal.Under(p.deal.Ruleset.Table(), p.deal.Steps())
	if err != nil {
		t.Fatal(err)
	}
	p.state = live.At(p.move.Step - 1)
	d := p.state.Deal()
	d.Round, d.Number = tile.South, 4
	return p
}

// payUnder returns what Pay expects for a chair under changed rules.
func (p *placed) payUnder(t *testing.T, o *odds.Odds, strength odds.Strength, chair int, chosen option.Values) float64 {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, chosen)
	if err != nil {
		t.Fatal(err)
	}
	return review.Pay(placement.Of(r, 0), &p.state, p.view, o, strength, chair)
}

// TestPlacementReadyDealer asks about a likely draw in the last deal: the leader, chair 0, expects more where a
// ready dealer does not deal again.
func TestPlacementReadyDealer(t *testing.T) {
	p, draw := lastDeal(t, 36000, 17000, 28000, 19000), odds.Odds{Draw: 1}
	pay := func(stays bool) float64 {
		return p.payUnder(t, &draw, odds.Default, 0, option.Values{"dealerStaysReady": stays})
	}
	if again, over := pay(true), pay(false); over < again+1000 || math.Abs(over-35000) > 1 {
		t.Errorf("the leader expects %.0f where the match is over, %.0f where a ready dealer deals again", over, again)
	}
}

// TestPlacementDealerStops asks about a draw in the last deal whose dealer leads: a ready dealer ends the match where
// the rules say so, and not where only a winning dealer does.
func TestPlacementDealerStops(t *testing.T) {
	p, draw := lastDeal(t, 19000, 17000, 28000, 36000), odds.Odds{Draw: 1}
	pay := func(stop string) float64 {
		return p.payUnder(t, &draw, odds.Default, 3, option.Values{"lastDealStop": stop})
	}
	never, won, ready := pay("none"), pay("win"), pay("ready")
	if math.Abs(won-never) > 1e-6 || ready < never+1000 {
		t.Errorf("the dealer expects %.0f by a draw that never ends the match, %.0f where a win does, %.0f where being "+
			"ready does", never, won, ready)
	}
}

// TestPlacementSetting asks about the wins of others: the rival in riichi has more of them with fewer draws left, and
// at a weaker table, which ends the deal sooner. A counter pays the winner more.
func TestPlacementSetting(t *testing.T) {
	scores, others := []int{25000, 25000, 25000, 25000}, odds.Odds{Others: 1, DealIn: 0.2, Points: -2000}
	p := lastDeal(t, scores...)
	chair := p.view.Rivals[1].Chair
	pay := func(draws, repeat int, strength odds.Strength) float64 {
		p.view.Draws, p.state.Deal().Repeat = draws, repeat
		for i := range p.view.Rivals {
			p.view.Rivals[i].Riichi, p.view.Rivals[i].Melds = i == 1, 0
		}
		return p.payUnder(t, &others, strength, chair, nil)
	}
	long, short := pay(12, 0, odds.Default), pay(4, 0, odds.Default)
	weak, strong := pay(12, 0, odds.Ordinary), pay(12, 0, odds.Strongest)
	if short < long+500 || weak < long+50 || strong > long-50 {
		t.Errorf("the rival in riichi expects %.0f, with fewer draws left %.0f, at a weaker table %.0f, at a stronger one "+
			"%.0f", long, short, weak, strong)
	}
	scores[chair] = 18000
	p = lastDeal(t, scores...)
	if none, five := pay(12, 0, odds.Default), pay(12, 5, odds.Default); five < none+500 {
		t.Errorf("7,000 points behind, the rival in riichi expects %.0f, with five counters on the table %.0f", none, five)
	}
}

// TestPlacementReturn asks about decisions of the last deal before which a player has just the points that end the
// match. The player's place is continuous in what the decision costs: a point more or less does not prolong the match.
func TestPlacementReturn(t *testing.T) {
	for leader := range 4 {
		scores := []int{25000, 24000, 21000, 0}
		scores[leader], scores[3-leader] = 30000, scores[leader]
		if leader == 3 {
			scores = []int{25000, 24000, 21000, 30000}
		}
		p := lastDeal(t, scores...)
		p.state.Deal().Repeat = 0
		var before float64
		for points := -1500.0; points <= 300; points += 25 {
			o := odds.Odds{Win: 0.15, Others: 0.6, DealIn: 0.15, Draw: 0.25, Pays: 5000, Points: points}
			pay := p.payUnder(t, &o, odds.Default, leader, nil)
			if step := math.Abs(pay - before); points > -1500 && step > 500 {
				t.Errorf("chair %d leads with 30,000: expects %.0f where the deal brings %.0f points, %.0f with 25 less",
					leader, pay, points, before)
			}
			before = pay
		}
	}
}

// TestPlacementRounds reviews one deal as the first of a match of any length and of one wind: fewer deals are left.
func TestPlacementRounds(t *testing.T) {
	p := placedMoves(t, 1)[0]
	best := func(rounds int) float64 {
		p.deal.Deal().Rounds = rounds
		moves, err := review.Deal(p.deal, p.move.Chair, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			if moves[i].Step == p.move.Step && moves[i].Placement != nil {
				return moves[i].Placement.Best
			}
		}
		t.Fatalf("step %d has no placement", p.move.Step)
		return 0
	}
	if long, short := best(0), best(1); math.Abs(long-short) < 300 {
		t.Errorf("the place pays %.0f in the whole match, %.0f in one wind", long, short)
	}
}

// TestPlacementByScores asks about one decision with other scores: what costs the same points costs a leader far ahead
// little and a player between two others much, and nothing is said where rules or scores say nothing.
func TestPlacementByScores(t *testing.T) {
	p := placedMoves(t, 1)[0]
	chair, step := p.move.Chair, p.move.Step
	cost := func(own, left, across, right int) float64 {
		for i, score := range []int{own, left, across, right} {
			p.deal.Deal().Scores[(chair+i)%4] = score
		}
		moves, err := review.Deal(p.deal, chair, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			if moves[i].Step == step && moves[i].Placement != nil {
				if moves[i].Loss != p.move.Loss {
					t.Errorf("with other scores the decision costs %+v, not %+v", moves[i].Loss, p.move.Loss)
				}
				return moves[i].Placement.Cost
			}
		}
		t.Fatalf("step %d has no placement", step)
		return 0
	}
	between, ahead := cost(26000, 25000, 25000, 24000), cost(85000, 5000, 5000, 5000)
	if between < 100 || ahead > between/5 {
		t.Errorf("the decision costs %.0f between the others, %.0f far ahead", between, ahead)
	}
}

// TestNoPlacement reviews deals without scores, under rules that pay by the scores, and of three players.
func TestNoPlacement(t *testing.T) {
	for _, c := range []struct {
		id      string
		players int
		scores  bool
	}{{"riichi-tenhou", 4, false}, {"riichi-jpml-a", 4, true}, {"riichi-tenhou-3p", 3, true}} {
		costs := 0
		for seed := range uint64(6) {
			d := logtest.Played(t, c.id, c.players, seed)
			if !c.scores {
				d.Deal().Scores = nil
			}
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(err)
			}
			for i := range moves {
				if moves[i].Loss.Points > 0 {
					costs++
				}
				if moves[i].Placement != nil {
					t.Errorf("%s, step %d: %+v", c.id, moves[i].Step, moves[i].Placement)
				}
			}
		}
		if costs == 0 {
			t.Errorf("%s: no decision costs anything", c.id)
		}
	}
}
