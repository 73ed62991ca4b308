package main

import (
	"math"
	"testing"

	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestArena plays one wall in all seatings: nothing is refused, both sides sit equally often, and one side's win is
// the other's loss except for riichi sticks that stay on the table.
func TestArena(t *testing.T) {
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	a := arena{rules: r, of: 4, sides: [2]opponent.Strength{opponent.Fast, opponent.Steady}}
	sum := 0.0
	for _, seats := range seatings[4] {
		place, err := a.round(7, seats)
		if err != nil {
			t.Fatal(err)
		}
		if place < 1.5 || place > 3.5 {
			t.Errorf("seating %v: mean place %v of two chairs", seats, place)
		}
		sum += place
	}
	x, y := a.played[0], a.played[1]
	if a.deals < 20 || x.chairs != 2*a.deals || y.chairs != 2*a.deals || x.refused+y.refused > 0 || sum == 0 {
		t.Errorf("%d deals: %+v and %+v", a.deals, x, y)
	}
	if out := x.net + y.net; out > 0 || out < -1000*(x.riichi+y.riichi) || out%1000 != 0 {
		t.Errorf("the sides net %d and %d: want 0 less some riichi sticks", x.net, y.net)
	}
	if x.wins+y.wins > 3*a.deals || x.dealIns+y.dealIns > a.deals {
		t.Errorf("%d wins and %d deal-ins of %d deals", x.wins+y.wins, x.dealIns+y.dealIns, a.deals)
	}
}

func TestMeanPlace(t *testing.T) {
	for _, c := range []struct {
		scores []int
		seats  []int
		want   float64
	}{
		{[]int{40000, 30000, 20000, 10000}, []int{0, 0, 1, 1}, 1.5},
		{[]int{40000, 30000, 20000, 10000}, []int{1, 0, 1, 0}, 3},
		{[]int{25000, 25000, 25000, 25000}, []int{0, 1, 1, 0}, 2.5},
		{[]int{30000, 40000, 35000}, []int{0, 1, 1}, 3},
		{[]int{30000, 40000, 35000}, []int{0, 0, 1}, 2},
	} {
		if got := meanPlace(c.scores, c.seats); got != c.want {
			t.Errorf("%v, %v: %v, want %v", c.scores, c.seats, got, c.want)
		}
	}
	if mean, off := meanAndInterval([]float64{2, 3, 2, 3}); mean != 2.5 || math.Abs(off-1.96*0.5/math.Sqrt(3)) > 1e-12 {
		t.Errorf("mean %v ±%v", mean, off)
	}
}

// opened is a deal of computer players after a number of events.
func opened(t *testing.T, steps int) *game.Record {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: 3, Score: r.Start}
	setup, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	record := game.NewRecord(setup)
	fast := []opponent.Strength{opponent.Fast, opponent.Fast, opponent.Fast, opponent.Fast}
	for record.Steps() < steps {
		e, ok := opponent.Next(record.Last(), r, fast)
		if !ok || record.Add(e) != nil {
			t.Fatal("the deal is over")
		}
	}
	return record
}

// TestHidden hides the tiles of other players.
func TestHidden(t *testing.T) {
	record := opened(t, 1)
	start := record.At(0)
	deal := opening(&start, record.Last().Deal().Scores)[0]
	for seat := range 4 {
		hands := hidden(deal, seat)["qipai"].(message)["shoupai"].([]string)
		for i, hand := range hands {
			if (hand == "") == (i == seat) {
				t.Errorf("seat %d is told %q of seat %d", seat, hand, i)
			}
		}
	}
	drawn := (&eventWriter{turned: 1}).messages(&start, record.Last(), record.Event(1))[0]
	if own := hidden(drawn, 0)["zimo"].(message)["p"]; own == "" {
		t.Error("the dealer is not told what it drew")
	}
	if other := hidden(drawn, 1)["zimo"].(message)["p"]; other != "" {
		t.Errorf("the next player is told that the dealer drew %v", other)
	}
}

// TestSameHand distinguishes a false view of the own hand from a true one.
func TestSameHand(t *testing.T) {
	s := opened(t, 0).Last()
	for chair := range 4 {
		text := kobalab(s.Closed(chair))
		if !sameHand(text, s, chair) || !sameHand(text+",z111=", s, chair) {
			t.Errorf("%s is not taken for %v", text, s.Closed(chair))
		}
		if sameHand(text, s, (chair+1)%4) || sameHand(text[:len(text)-1], s, chair) {
			t.Errorf("%s is taken for another hand", text)
		}
	}
}

// TestDecides turns a peer's choices into events of the table, and refuses illegal ones.
func TestDecides(t *testing.T) {
	s := opened(t, 1).Last()
	chair, held := s.Turn, s.Closed(s.Turn)
	other := held[0]
	if other == s.Drawn {
		other = held[len(held)-1]
	}
	p := &peers{}
	for said, want := range map[string]game.Event{
		word(s.Drawn) + "_": {Chair: chair, Kind: game.Discard, Tile: s.Drawn},
		word(other):         {Chair: chair, Kind: game.Discard, Tile: other},
	} {
		p.said[chair] = reply{Dapai: said}
		if e, wants, err := p.decides(s, s.Legal(), chair); err != nil || !wants || e != want {
			t.Errorf("%s: %+v, %v, %v; want %+v", said, e, wants, err, want)
		}
	}
	p.said[chair] = reply{Hule: "-"}
	if _, _, err := p.decides(s, s.Legal(), chair); err == nil {
		t.Error("a win of an unfinished hand is not refused")
	}
	pung := []game.Event{{Chair: 2, Kind: game.Pung, With: [2]tile.Tile{tile.Circle5, tile.RedCircle5}},
		{Chair: 2, Kind: game.Kong}}
	if e := claimOf("p505-", pung, 2); e != pung[0] {
		t.Errorf("p505-: %+v", e)
	}
	if e := claimOf("p5550-", pung, 2); e != pung[1] {
		t.Errorf("p5550-: %+v", e)
	}
	chow := []game.Event{{Chair: 1, Kind: game.Chow, With: [2]tile.Tile{tile.Circle4, tile.Circle6}}}
	if e := claimOf("p45-6", chow, 1); e != chow[0] {
		t.Errorf("p45-6: %+v", e)
	}
}
