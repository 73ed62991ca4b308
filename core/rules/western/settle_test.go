package western

import (
	"math/rand/v2"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

func ending(winner, liable tile.Tile, scores ...int) *rules.Ending {
	e := &rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{{Situation: rules.Situation{SeatWind: winner,
		Liable: liable}}}}
	for i, n := range scores {
		e.Hands = append(e.Hands, rules.Win{Situation: rules.Situation{SeatWind: tile.East + tile.Tile(i)},
			Counted: &rules.Count{Points: n}})
	}
	return e
}

func TestSettle(t *testing.T) {
	r := rulesByID()["classical-bmja"]
	for _, row := range []struct {
		winner, liable tile.Tile
		scores         []int
		want           [4]int
	}{
		{tile.South, tile.None, []int{80, 84, 208, 416}, [4]int{-1096, 336, -36, 796}},
		{tile.South, tile.West, []int{80, 84, 208, 416}, [4]int{0, 336, -336, 0}},
		{tile.East, tile.None, []int{100, 0, 0, 0}, [4]int{600, -200, -200, -200}},
		{tile.West, tile.None, []int{10, 20, 30, 40}, [4]int{-60 - 20 - 60, 20 - 30 - 20, 120, 60 + 20 - 30}},
	} {
		s, err := r.Settle(ending(row.winner, row.liable, row.scores...))
		if err != nil || s.Payments.Seats != row.want || s.DealerStays != (row.winner == tile.East) {
			t.Errorf("%v: %+v, %v, want %v", row, s, err, row.want)
		}
	}
	if s, err := r.Settle(&rules.Ending{Kind: rules.EndExhausted}); err != nil ||
		s.Payments.Seats != [4]int{} || !s.DealerStays {
		t.Errorf("a drawn deal: %+v, %v", s, err)
	}
	for _, e := range []*rules.Ending{ending(tile.South, tile.South, 1, 2, 3, 4), ending(tile.South, tile.None, 1, 2, 3),
		ending(tile.South, tile.None), {Kind: rules.EndNagashi}, {Kind: rules.EndWins}} {
		if _, err := r.Settle(e); err == nil {
			t.Errorf("%+v: settled", e)
		}
	}
}

// TestNinth pays East the limit for the ninth win in a row under the German rules, and passes the deal.
func TestNinth(t *testing.T) {
	for _, row := range []struct {
		set    string
		winner tile.Tile
		before int
		east   int
		stays  bool
	}{
		{"classical-dmjl", tile.East, 7, 60, true},
		{"classical-dmjl", tile.East, 8, 3000, false},
		{"classical-dmjl", tile.East, 20, 3000, false},
		{"classical-dmjl", tile.South, 8, -20, false},
		{"classical-bmja", tile.East, 8, 60, true},
	} {
		e := ending(row.winner, tile.None, 10, 10, 10, 10)
		e.DealerWins = row.before
		s, err := rulesByID()[row.set].Settle(e)
		if err != nil || s.Payments.Seats[0] != row.east || s.DealerStays != row.stays {
			t.Errorf("%+v: %+v, %v", row, s, err)
		}
	}
}

// TestSums settles random scores: every transfer sums to zero, and so do all.
func TestSums(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 3))
	for range 2000 {
		for _, r := range rulesByID() {
			winner, liable := tile.East+tile.Tile(random.IntN(4)), tile.Tile(tile.None)
			if random.IntN(3) == 0 {
				liable = tile.East + (winner-tile.East+1+tile.Tile(random.IntN(3)))%4
			}
			s, err := r.Settle(ending(winner, liable, random.IntN(1000), random.IntN(1000),
				random.IntN(1000), random.IntN(1000)))
			if err != nil {
				t.Fatal(err)
			}
			sum := 0
			for i := range s.Transfers {
				if n := s.Transfers[i].Sum(); n != 0 {
					t.Fatalf("%+v sums to %d", s.Transfers[i], n)
				}
				sum += s.Transfers[i].Payments.Seats[0]
			}
			if sum != s.Payments.Seats[0] {
				t.Fatalf("East has %d, its transfers come to %d", s.Payments.Seats[0], sum)
			}
		}
	}
}

func TestFouls(t *testing.T) {
	winds := func(list ...tile.Tile) []tile.Tile { return list }
	for _, row := range []struct {
		set   string
		foul  rules.Foul
		want  [4]int
		stays bool
	}{
		{"classical-dmjl", rules.Foul{Kind: FalseWin, By: winds(tile.South)}, [4]int{300, -900, 300, 300}, true},
		{"classical-dmjl", rules.Foul{Kind: FalseWin, By: winds(tile.East)}, [4]int{-900, 300, 300, 300}, false},
		{"classical-dmjl", rules.Foul{Kind: FalseWin, By: winds(tile.East, tile.West)}, [4]int{-300, 300, -300, 300}, false},
		{"classical-dmjl", rules.Foul{Kind: FalseWin, By: winds(tile.East, tile.West, tile.North)},
			[4]int{-100, 300, -100, -100},
			false},
		{"classical-dmjl", rules.Foul{Kind: MisnamedChow, By: winds(tile.East), To: tile.South}, [4]int{-50, 50, 0, 0}, true},
		{"classical-dmjl", rules.Foul{Kind: MisnamedPung, By: winds(tile.East), To: tile.North},
			[4]int{-100, 0, 0, 100}, true},
		{"classical-dmjl", rules.Foul{Kind: MisnamedWin, By: winds(tile.West)}, [4]int{100, 100, -300, 100}, true},
		{"classical-bmja", rules.Foul{Kind: FalseWin, By: winds(tile.West)}, [4]int{500, 500, -1500, 500}, true},
		{"classical-bmja", rules.Foul{Kind: FalseWin, By: winds(tile.East)}, [4]int{-1500, 500, 500, 500}, true},
		{"classical-bmja", rules.Foul{Kind: MisnamedPung, By: winds(tile.East), To: tile.North}, [4]int{-50, 0, 0, 50}, true},
	} {
		s, err := rulesByID()[row.set].Fouls(&row.foul)
		if err != nil || s.Payments.Seats != row.want || s.DealerStays != row.stays {
			t.Errorf("%s %+v: %+v, %v, want %v", row.set, row.foul, s, err, row.want)
		}
	}
	for _, f := range []rules.Foul{{Kind: "theft", By: winds(tile.East)}, {Kind: FalseWin}, {Kind: FalseWin,
		By: winds(tile.East,
			tile.East)}, {Kind: MisnamedChow, By: winds(tile.East), To: tile.East}, {Kind: MisnamedPung, By: winds(tile.East)}} {
		if _, err := rulesByID()["classical-dmjl"].Fouls(&f); err == nil {
			t.Errorf("%+v: settled", f)
		}
	}
	set := Family().Sets[1]
	if r, err := set.With(option.Values{"limit": 2000}); err != nil {
		t.Error(err)
	} else if s, err := r.Fouls(&rules.Foul{Kind: FalseWin, By: winds(tile.East)}); err != nil ||
		s.Payments.Seats[0] != -3000 {
		t.Errorf("half a limit of 2000 to each: %+v, %v", s, err)
	}
}

// TestTooMany wants nothing for a hand with more tiles than a player may have, and the reason.
func TestTooMany(t *testing.T) {
	for n, want := range map[int]string{14: "not-complete", 15: "too-many-tiles", 16: "too-many-tiles"} {
		w := rules.Win{}
		for i := range n {
			w.Hand.Closed = append(w.Hand.Closed, tile.Of(2*i))
		}
		card, err := rulesByID()["classical-dmjl"].Score(&w)
		if err != nil || card.Win || card.Points != 0 || len(card.Why) != 1 || card.Why[0].ID != want {
			t.Errorf("%d tiles: %+v, %v, want %s", n, card, err, want)
		}
	}
}
