package hongkong

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestPaySecondMethod computes the payments of every way of winning and sharing again, as a list of debts: who owes
// which share, and who pays for whom.
func TestPaySecondMethod(t *testing.T) {
	base := winOf(t, "[111m][333p][777s]99s22p+2p", "flowers=1")
	n := 0
	for _, options := range []option.Values{
		{},
		{"responsibility": "half"},
		{"responsibility": "custom", "customDiscarder": 5, "customOthers": 3, "customEach": 1},
		{"responsibility": "custom", "customDiscarder": 3, "customOthers": 1, "customEach": 1},
	} {
		for _, doubles := range []bool{false, true} {
			for _, all := range []string{"discard", "all-shares"} {
				chosen := option.Values{"dealerDoubles": doubles}
				if all == "all-shares" {
					chosen["robbedKong"] = all
				}
				for key, value := range options {
					chosen[key] = value
				}
				r := newRules(t, "hongkong", chosen)
				for way := range 1 << 2 {
					win := base
					win.SelfDrawn, win.Chankan = way&1 != 0, way&2 != 0
					if win.SelfDrawn && win.Chankan {
						continue
					}
					for _, seat := range []tile.Tile{tile.East, tile.South, tile.North} {
						for _, from := range []tile.Tile{tile.None, tile.East, tile.South, tile.West, tile.North} {
							for _, liable := range []tile.Tile{tile.None, tile.East, tile.West} {
								if from == seat || liable == seat || win.SelfDrawn && from != tile.None {
									continue
								}
								win.SeatWind, win.From, win.Liable = seat, from, liable
								for _, faan := range []int{0, 1, 3, 4} {
									if got, want := r.pay(&win, faan), debts(r, &win, faan); got != want {
										t.Fatalf("%v, %+v, %d faan: %+v, want %+v", chosen, win.Situation, faan, got, want)
									}
									n++
								}
							}
						}
					}
				}
			}
		}
	}
	if n < 3000 {
		t.Errorf("only %d payments", n)
	}
}

// debts is the slow second method of pay.
func debts(r *settings, win *rules.Win, faan int) rules.Payments {
	unit := r.base * r.multiplier(faan)
	share := func(halves int, dealer bool) int {
		paid := unit * halves / 2
		if unit*halves%2 == 1 {
			paid++
		}
		if dealer && r.dealerDoubles {
			paid += paid
		}
		return paid
	}
	dealerWins := win.Seat() == tile.East
	p := rules.Payments{Players: 4}
	owe := func(who tile.Tile, amount int) {
		if win.Liable != tile.None {
			who = win.Liable
		}
		if who == tile.None {
			p.Unknown -= amount
		} else {
			p.Seats[who-tile.East] -= amount
		}
		p.Seats[win.Seat()-tile.East] += amount
	}
	discarderGiven := false
	for wind := tile.East; wind <= tile.North; wind++ {
		dealer := dealerWins || wind == tile.East
		switch {
		case wind == win.Seat():
		case win.SelfDrawn:
			owe(wind, share(r.each, dealer))
		case win.Chankan && r.robbedPaysAll:
			owe(win.From, share(r.each, dealer))
		case wind == win.From:
			discarderGiven = true
			owe(wind, share(r.discarder, dealer))
		default:
			owe(wind, share(r.others, dealer))
		}
	}
	if !win.SelfDrawn && !discarderGiven && !(win.Chankan && r.robbedPaysAll) {
		owe(tile.None, share(r.discarder, dealerWins)-share(r.others, dealerWins))
	}
	return p
}

// TestSettleOfCounted settles wins of which only the faan are known, and refuses impossible ones.
func TestSettleOfCounted(t *testing.T) {
	counted := func(how string, faan int) rules.Win {
		win := winOf(t, "[111m][333p][777s]99s22p+2p", how)
		win.Counted = &rules.Count{Han: faan}
		return win
	}
	for _, row := range []struct {
		name  string
		win   rules.Win
		pays  [4]int
		stays bool
		err   string
	}{
		{"at the minimum", counted("seat=S from=W", 3), [4]int{0, 16, -16, 0}, false, ""},
		{"East", counted("seat=E from=W", 4), [4]int{32, 0, -32, 0}, true, ""},
		{"East's own draw", counted("seat=E own", 5), [4]int{72, -24, -24, -24}, true, ""},
		{"below the minimum", counted("seat=S from=W", 2), [4]int{}, false, "a win of 2 faan: want 3 at least"},
		{"from the winner", counted("seat=S from=S", 5), [4]int{}, false, "the discarder is the winner"},
		{"no win", winOf(t, "[123m][345p][777s]99s22p+2p", "seat=S from=W flowers=1"), [4]int{}, false,
			"a win that is none: 0 faan, 3 short of the minimum of 3."},
	} {
		s, err := newRules(t, "hongkong", nil).settle(&rules.Ending{Kind: rules.EndWins, Wins: []rules.Win{row.win}})
		if row.err != "" {
			if err == nil || err.Error() != row.err {
				t.Errorf("%s: %v, want %s", row.name, err, row.err)
			}
			continue
		}
		if err != nil || s.Payments.Seats != row.pays || s.DealerStays != row.stays {
			t.Errorf("%s: %+v, %v, want %v %v", row.name, s, err, row.pays, row.stays)
		}
	}
}

// TestMaxRons: all three may win on one discard, with head bump one.
func TestMaxRons(t *testing.T) {
	if got := Family().Sets[0].Plain().Play.Play.MaxRons; got != 3 {
		t.Errorf("%d may win by one discard, want 3", got)
	}
	headBump, err := Family().Sets[0].With(option.Values{"headBump": true})
	if err != nil || headBump.Play.Play.MaxRons != 1 {
		t.Errorf("head bump: %v, %v", headBump, err)
	}
}

// TestCards reads the card of a hand: fans with their sets, what was not counted because of which fan, and the
// reasons.
func TestCards(t *testing.T) {
	for _, row := range []struct {
		hand, how string
		options   option.Values
		card      string
	}{
		{"[555z][666z]77z123m44p+4p", "from=S flowers=1", nil,
			"little-three-dragons 5[0 1 4], dragon-pung in little-three-dragons[0 1]"},
		{"[111z][222z][333z]44z12m+3m", "seat=S round=W from=E flowers=1", nil,
			"prevalent-wind 1[2], seat-wind 1[1], half-flush 3, little-four-winds 6[0 1 2 4]"},
		{"[1111z][222z][333z][444z]5z+5z", "seat=S from=E flowers=1", nil,
			"all-honors 10, big-four-winds 13[0 1 2 3], prevalent-wind in all-honors[0], seat-wind in" +
				" all-honors[1], all-pungs in all-honors | cap: 23 faan, cut at the cap of 13."},
		{"[1111z][222z][333z][444z]5z+5z", "seat=S from=E flowers=1", option.Values{"cap": "10"},
			"all-honors 10, big-four-winds 13[0 1 2 3], prevalent-wind in all-honors[0], seat-wind in" +
				" all-honors[1], all-pungs in all-honors | cap: 23 faan, cut at the cap of 10."},
		{"[1111m](2222p)[3333s][5555s]9p+9p", "from=S flowers=1", nil,
			"four-kongs 13[0 1 2 3], all-pungs in four-kongs"},
		{"[123m]456m789m34p22s+5p", "own flowers=1", option.Values{"pureStraight": true},
			"all-chows 1, self-drawn 1[3], pure-straight 8[0 1 2]"},
		{"222m444p666s88s33s+8s", "from=S flowers=1", nil,
			"concealed-hand 1, all-pungs 3 | hidden-pungs-need-own-draw: Four Concealed Pungs ask for an" +
				" own draw: the discard finished one of them, or the pair."},
		{"[123m][456p][888s]34p22s+5p", "from=S", nil,
			"no-flowers 1 | below-minimum: 1 faan, 2 short of the minimum of 3."},
		{"[123m][456p][888s]34p22s+5p", "from=S", option.Values{"minimumCounts": "without-flowers"},
			"no-flowers 1 | below-minimum: 0 faan of those that the minimum asks for, 3 short of 3."},
		{"[123m][456p][888s]34p22s+5p", "from=S", option.Values{"minimum": 0, "noFlowersFaan": 0},
			" | chicken-hand: A hand without any fan is a chicken hand."},
		{"111222333m99p44s+4s", "own flowers=1", nil,
			"self-drawn 1[4], four-concealed-pungs 8, concealed-hand in four-concealed-pungs, " +
				"all-pungs in four-concealed-pungs || concealed-hand 1, self-drawn 1[4] | " +
				"counts-less: 2 faan, 7 less. | below-minimum: 2 faan," +
				" 1 short of the minimum of 3."},
		{"111222333m789m5z+5z", "from=S flowers=1", nil,
			"all-chows 1, concealed-hand 1, half-flush 3" +
				" || concealed-hand 1, half-flush 3 | counts-less: 4 faan, 1 less."},
		{"123m456m789m55z66z+6z", "from=S", nil,
			"dragon-pung 1[4], concealed-hand 1, no-flowers 1, half-flush 3"},
		{"[123m]456m789m34p22s+6p", "from=S", nil,
			" | not-complete: The closed tiles make no pair with the 3 sets that the melds leave to find."},
		{"456m789m34p22s113m+6p", "from=S", nil,
			" | not-complete: The tiles make neither four sets and a pair nor thirteen orphans."},
		{"456m789m34p22s113m+6p", "from=S", option.Values{"sevenPairs": true},
			" | not-complete: The tiles make neither four sets and a pair nor seven pairs nor thirteen orphans."},
		{"112233445566m7m+7m", "from=S flowers=1", option.Values{"sevenPairs": true},
			"full-flush 7, seven-pairs 4, concealed-hand in seven-pairs" +
				" || all-chows 1, concealed-hand 1, full-flush 7 | counts-less: 9 faan, 2 less." +
				" || all-chows 1, concealed-hand 1, full-flush 7 | counts-less: 9 faan, 2 less." +
				" || all-chows 1, concealed-hand 1, full-flush 7 | counts-less: 9 faan, 2 less."},
		{"123m456m789s34p22s1256f+5p", "seat=S from=E", nil,
			"all-chows 1, concealed-hand 1, own-flower 1x2[2f 6f]"},
		{"123m456m789s34p22s1234567f+5p", "seat=S from=E", nil,
			"all-chows 1, concealed-hand 1, seven-flowers 3[1f 2f 3f 4f 5f 6f 7f], own-flower in" +
				" seven-flowers, flower-set in seven-flowers"},
		{"123m456m789s34p22s+5p", "first seat=S from=W flowers=1", option.Values{"humanHand": true},
			"all-chows 1, human-hand 13, concealed-hand in human-hand | cap: 14 faan, cut at the cap of 13."},
		{"123m456m789s34p22s+5p", "first seat=S from=W flowers=1", nil,
			"all-chows 1, concealed-hand 1 | below-minimum: 2 faan, 1 short of the minimum of 3."},
		{"1123456789991s+2s", "from=S flowers=1", nil,
			"nine-gates 10, concealed-hand in nine-gates, full-flush in nine-gates"},
		{"1123456789991s+2s", "from=S flowers=1", option.Values{"nineSidedGates": true},
			"nine-gates 10, concealed-hand in nine-gates, full-flush in nine-gates"},
		{"1112345678999m+1m", "from=S flowers=1", option.Values{"nineSidedGates": true},
			"nine-gates 10, concealed-hand in nine-gates, full-flush in nine-gates"},
		{"123m456m789s34p11z+5p", "seat=S round=W from=E flowers=1", option.Values{"allChows": "worthless-pair"},
			"all-chows 1, concealed-hand 1 | below-minimum: 2 faan, 1 short of the minimum of 3."},
		{"123m456m789s34p22z+5p", "seat=S round=W from=E flowers=1", option.Values{"allChows": "worthless-pair"},
			"concealed-hand 1 | below-minimum: 1 faan, 2 short of the minimum of 3."},
		{"123m456m789s34p33z+5p", "seat=S round=W from=E flowers=1", option.Values{"allChows": "worthless-pair"},
			"concealed-hand 1 | below-minimum: 1 faan, 2 short of the minimum of 3."},
		{"123m456m789s34p22s12346f+5p", "seat=S from=E", nil,
			"all-chows 1, concealed-hand 1, own-flower 1[6f], flower-set 2[1f 2f 3f 4f]"},
		{"123m456m789s34p22s13456f+5p", "seat=W from=E", nil,
			"all-chows 1, concealed-hand 1, own-flower 1[3f]"},
		{"[1111z][222z][333z][444z]5z+5z", "seat=S from=E flowers=1", option.Values{"limitHands": []string{"big-four-winds"}},
			"big-four-winds 13[0 1 2 3], prevalent-wind in big-four-winds[0], seat-wind in" +
				" big-four-winds[1], all-pungs in big-four-winds, all-honors in big-four-winds"},
		{"123m456m789s34p22s+5p", "own", option.Values{"minimumCounts": "without-luck", "minimum": 4},
			"all-chows 1, concealed-hand 1, self-drawn 1[2], no-flowers 1 | below-minimum: 2 faan of those" +
				" that the minimum asks for, 2 short of 4."},
	} {
		win := winOf(t, row.hand, row.how)
		card, err := newRules(t, "hongkong", row.options).score(&win)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if got := spellCard(card); got != row.card {
			t.Errorf("%s %s %v:\n%s\nwant\n%s", row.hand, row.how, row.options, got, row.card)
		}
	}
}

// TestGoals lists the goals of a hand with their values.
func TestGoals(t *testing.T) {
	spellGoals := func(options option.Values) string {
		var words []string
		for _, g := range newRules(t, "hongkong", options).goals() {
			words = append(words, fmt.Sprint(g.ID, " ", g.Points))
		}
		return strings.Join(words, ", ")
	}
	const common = "all-chows 1, all-pungs 3, half-flush 3, mixed-terminals 1, little-three-dragons 5, " +
		"little-four-winds 6, full-flush 7, big-three-dragons 8, four-concealed-pungs 8, all-honors 10, all-terminals 10, " +
		"nine-gates 10, "
	limit := []string{"all-honors", "big-four-winds"}
	for _, row := range []struct {
		options option.Values
		want    string
	}{
		{nil, common + "big-four-winds 13, thirteen-orphans 13"},
		{option.Values{"sevenPairs": true}, common + "big-four-winds 13, thirteen-orphans 13, seven-pairs 4"},
		{option.Values{"pureStraight": true}, common + "big-four-winds 13, thirteen-orphans 13, pure-straight 8"},
		{option.Values{"limitHands": limit, "cap": "10"}, common + "big-four-winds 10, thirteen-orphans 13"},
		{option.Values{"limitHands": limit, "cap": "none"}, common + "big-four-winds 13, thirteen-orphans 13"},
		{option.Values{"allChowsFaan": 0}, strings.TrimPrefix(common, "all-chows 1, ") +
			"big-four-winds 13, thirteen-orphans 13"},
	} {
		if got := spellGoals(row.options); got != row.want {
			t.Errorf("%v:\n%s, want\n%s", row.options, got, row.want)
		}
	}
}

// TestValueIsTheBestReading: value is the payment of the card, also for hands with several readings and with none.
func TestValueIsTheBestReading(t *testing.T) {
	for _, text := range []string{"111222333m99p44s+4s", "111222333m789m5z+5z", "112233445566m7m+7m",
		"[123m][456p][888s]34p22s+5p", "123m456m789m34p22s+6p"} {
		for _, how := range []string{"own flowers=1", "from=S flowers=1", "from=S"} {
			for _, minimum := range []int{0, 1, 2, 3} {
				r := newRules(t, "hongkong", option.Values{"minimum": minimum})
				win := winOf(t, text, how)
				card, err := r.score(&win)
				if err != nil {
					t.Fatal(err)
				}
				if got := r.value(&win); got != card.Points || (got > 0) != card.Win {
					t.Errorf("%s %s, minimum %d: value %d, card %d %v", text, how, minimum, got, card.Points, card.Win)
				}
			}
		}
	}
}

func TestLiableIsNotTheWinner(t *testing.T) {
	win := winOf(t, "11m78m123p[4444p](7777p)+9m", "from=S liable=E")
	if _, err := newRules(t, "hongkong", nil).score(&win); err == nil || err.Error() != "the liable player is the winner" {
		t.Error(err)
	}
}
