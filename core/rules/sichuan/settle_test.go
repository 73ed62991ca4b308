package sichuan

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// stated returns a win of a hand, of East on a discard unless its words say otherwise.
func stated(t *testing.T, text string, seat, from tile.Tile) rules.Win {
	t.Helper()
	win := winOf(t, text, "", "", from == tile.None)
	win.SeatWind, win.From = seat, from
	return win
}

// TestSettleStated settles what a person states: wins in their order, the hands at the end of the wall, and what cannot
// be.
func TestSettleStated(t *testing.T) {
	const plainHand, flush = "123456789p456s1s+1s", "123456789p456p1p+1p" // 0 fans; 2 of a flush
	const e, s, w, n = tile.East, tile.South, tile.West, tile.North
	counted := func(fans int, seat, from tile.Tile) rules.Win {
		win := rules.Win{Counted: &rules.Count{Han: fans}}
		win.SeatWind, win.From, win.SelfDrawn = seat, from, from == tile.None
		return win
	}
	waits := func(seat tile.Tile, text string, void tile.Suit) rules.Win {
		win := winOf(t, text, "", "", false)
		win.SeatWind, win.Void, win.Hand.Win = seat, void, -1
		return win
	}
	for _, row := range []struct {
		name  string
		end   rules.Ending
		want  [4]int
		deals tile.Tile
		fault string
	}{
		{"a discard", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, plainHand, s, w)}},
			[4]int{0, 1, -1, 0}, s, ""},
		{"an own draw", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, flush, s, tile.None)}},
			[4]int{-5, 15, -5, -5}, s, ""},
		{"an own draw after a win", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, plainHand, s, w),
			stated(t, flush, n, tile.None)}}, [4]int{-5, 1, -6, 10}, s, ""},
		{"two on one discard", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, plainHand, s, w),
			stated(t, plainHand, e, w)}}, [4]int{1, 1, -2, 0}, w, ""},
		{"two on two discards", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, plainHand, s, w),
			stated(t, plainHand, e, n)}}, [4]int{1, 1, -1, -1}, s, ""},
		{"two on other tiles", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, plainHand, s, w),
			stated(t, flush, e, w)}}, [4]int{4, 1, -5, 0}, s, ""},
		{"fans alone", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(3, e, s)}}, [4]int{8, -8, 0, 0}, e, ""},
		{"East last", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(0, n, s), counted(0, e, tile.None)}},
			[4]int{4, -3, -2, 1}, n, ""},
		{"the wall without hands", rules.Ending{Kind: rules.EndExhausted}, [4]int{}, e, ""},
		{"one ready hand", rules.Ending{Kind: rules.EndExhausted, Hands: []rules.Win{waits(s, "123456789p456s1s", 0)}},
			[4]int{-1, 3, -1, -1}, e, ""},
		{"a ready hand and a pig", rules.Ending{Kind: rules.EndExhausted, Hands: []rules.Win{
			waits(s, "123456789p456s1s", tile.Characters), waits(w, "123456789p456s1s", tile.Bamboos)}},
			[4]int{-1, 3, -1, -1}, e, ""},
		{"a winner is asked no more", rules.Ending{Kind: rules.EndExhausted, Wins: []rules.Win{counted(0, e, n)},
			Hands: []rules.Win{waits(e, "123456789p456s1s", 0), waits(s, "123456789p456s1s", 0)}}, [4]int{1, 2, -1, -2}, e, ""},
		{"no win", rules.Ending{Kind: rules.EndWins}, [4]int{}, 0, "a deal has 1 to 3 wins, found 0"},
		{"four wins", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(0, e, n), counted(0, s, n),
			counted(0, w, n), counted(0, n, e)}}, [4]int{}, 0, "a deal has 1 to 3 wins, found 4"},
		{"another end", rules.Ending{Kind: rules.EndNagashi}, [4]int{}, 0, `kind: want wins or exhausted, found "nagashi"`},
		{"a second win of one player", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(0, e, n),
			counted(0, e, s)}}, [4]int{}, 0, "a player who has won neither wins again nor discards"},
		{"a discard of a winner", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(0, e, n), counted(0, s, e)}},
			[4]int{}, 0, "a player who has won neither wins again nor discards"},
		{"the own discard", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{counted(0, e, e)}}, [4]int{}, 0,
			"the discarder is the winner"},
		{"no hand", rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{stated(t, "123456789p456s1s+2s", e, n)}}, [4]int{}, 0,
			"a win that is none: The tiles make neither four sets and a pair nor seven pairs."},
	} {
		got, err := plain(t, "sichuan-sbr").Settle(&row.end)
		if row.fault != "" {
			if err == nil || err.Error() != row.fault {
				t.Errorf("%s: %v, want %s", row.name, err, row.fault)
			}
			continue
		}
		if err != nil || got.Payments.Seats != row.want || got.Deals != row.deals || got.DealerStays != (row.deals == e) {
			t.Errorf("%s: %+v, %v, want %v, and %s deals", row.name, got, err, row.want, row.deals)
		}
	}
}

// TestWhyNot has a hand for each reason why it does not win, and for each remark about one that does.
func TestWhyNot(t *testing.T) {
	for _, row := range []struct{ hand, void, id, text string }{
		{"123456789p456s1s+2s", "", "not-complete", "The tiles make neither four sets and a pair nor seven pairs."},
		{"456789p456s1s[111p]+2s", "", "not-complete",
			"The closed tiles make no pair with the 3 sets that the melds leave to find."},
		{"456789p456s1s[123p]+1s", "", "chow-melded", "A chow is among the melds: there is none in this game."},
		{"123456789p456s1s+1s", "s", "void-tiles", "The hand has a tile of its void suit."},
		{"123m456789p456s1s+1s", "", "three-suits", "A hand wins with tiles of two suits at most."},
		{"123456789p456s1s+1s", "m", "chicken-hand", "A hand without any fan is a plain hand: 1 point."},
		{"1122334455667p+7p", "", "cap", "4 fans, cut at the cap of 3."},
	} {
		win := winOf(t, row.hand, row.void, "", false)
		card, err := plain(t, "sichuan-sbr").Score(&win)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		at := slices.IndexFunc(card.Why, func(r rules.Reason) bool { return r.ID == row.id })
		if at < 0 || card.Why[at].Text != row.text {
			t.Errorf("%s: %+v, want %s: %s", row.hand, card.Why, row.id, row.text)
		}
	}
	win := winOf(t, "123p456p11s789p456s", "", "", false)
	win.Hand.Win = 0
	if card, err := plain(t, "sichuan-sbr").Score(&win); err != nil || len(card.Why) != 1 {
		t.Errorf("%+v, %v", card, err)
	}
}

// TestHeavenAndEarth are worth what the option says, or the cap.
func TestHeavenAndEarth(t *testing.T) {
	for _, row := range []struct {
		heaven, cap string
		fans        int // of a first draw, beyond those of the hand
	}{{"2", "none", 2}, {"4", "none", 4}, {"cap", "none", 5}, {"cap", "4", 4}, {"cap", "2", 2}} {
		r := with(t, "sichuan-sbr", option.Values{"heaven": row.heaven, "cap": row.cap})
		for seat, id := range map[tile.Tile]string{tile.East: "heavenly-hand", tile.West: "earthly-hand"} {
			win := winOf(t, "123456789p456s1s+1s", "", "first-turn", true)
			win.SeatWind = seat
			card, err := r.Score(&win)
			if err != nil || card.Total(rules.TotalFans) != row.fans || card.Detail() != id {
				t.Errorf("heaven %s, cap %s: %s, %d fans, %v, want %s, %d", row.heaven, row.cap, card.Detail(),
					card.Total(rules.TotalFans), err, id, row.fans)
			}
			win.SelfDrawn = false
			if card, err := r.Score(&win); err != nil || card.Total(rules.TotalFans) != 0 {
				t.Errorf("on a discard: %s, %v", card.Detail(), err)
			}
		}
		win := winOf(t, "456789p456s1s[111p]+1s", "", "first-turn", true)
		if _, err := r.Score(&win); err == nil {
			t.Error("a first draw after a pung is no fault")
		}
	}
}

// TestSetsOfFans looks at the sets that fans rest on: kongs, those with a tile held four times, and the set of the
// winning tile.
func TestSetsOfFans(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 7))
	r := with(t, "sichuan-common", nil)
	seen := map[string]int{}
	for range 3000 {
		win, ok := randomWin(t, random)
		if !ok {
			continue
		}
		card, err := r.Score(&win)
		if err != nil || !card.Win {
			continue
		}
		all := win.Hand.AllCounts()
		for _, item := range card.Items {
			var want []int
			for i, s := range card.Sets {
				rooted := false
				for _, one := range s.Set.Tiles() {
					rooted = rooted || all[one.Index()] == 4 && s.Kind != meld.Quad
				}
				switch item.ID {
				case "kong":
					if s.Kind == meld.Quad {
						want = append(want, i)
					}
				case "root":
					if rooted {
						want = append(want, i)
					}
				case "after-kong", "shot-after-kong", "robbing-the-kong", "last-tile", "self-drawn":
					if s.Wait != hand.NoWait {
						want = append(want, i)
					}
				}
			}
			if !slices.Equal(item.Sets, want) {
				t.Fatalf("%v: %s rests on %v, want %v", win.Hand, item.ID, item.Sets, want)
			}
			seen[item.ID]++
		}
	}
	for _, id := range []string{"kong", "root", "after-kong", "last-tile"} {
		if seen[id] == 0 {
			t.Errorf("no hand has %s", id)
		}
	}
}
