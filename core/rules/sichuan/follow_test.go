package sichuan

import (
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/rulestest"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// eventsOf states a deal of a table as a person would who sees the tiles: its facts, and the end of the wall.
func eventsOf(l *ledger) (events []rules.Event) {
	s := l.state
	for i := range l.facts {
		f := &l.facts[i]
		switch f.Kind {
		case game.Kong:
			e := rules.Event{Kind: rules.EventKong, Of: l.wind(f), Kong: f.Kong, Fresh: f.Fresh}
			if f.Kong == meld.Claimed {
				e.From = l.deal.Wind(int(f.From))
			}
			events = append(events, e)
		case game.Win:
			table := s.Won(f)
			win := rules.Win{Hand: table.Hand, Situation: rules.SituationOf(&table)}
			if f.From >= 0 {
				win.From = l.deal.Wind(int(f.From))
				if before := l.facts[max(0, i-1)]; i > 0 && before.Kind == game.Win && before.Step+1 == f.Step {
					last := &events[len(events)-1]
					last.Wins = append(last.Wins, win)
					continue
				}
			}
			after := win.ShotAfterKong || win.SelfDrawn && win.Rinshan
			// The kong is stated by AfterKong alone.
			win.ShotAfterKong, win.Rinshan, win.Liable = false, false, tile.None
			events = append(events, rules.Event{Kind: rules.EventWin, Wins: []rules.Win{win}, AfterKong: after})
		}
	}
	if s.Phase == game.Over && s.Last.Kind == game.Exhausted {
		events = append(events, wallOf(l))
	}
	return events
}

func wallOf(l *ledger) rules.Event {
	e := rules.Event{Kind: rules.EventWall}
	for chair := range players {
		one := l.standing(chair)
		if !one.in {
			continue
		}
		h := rules.FinalHand{State: rules.HandNotReady}
		h.Hand, h.SeatWind, h.Void = l.state.Hand(chair), l.deal.Wind(chair), l.state.Void(chair)
		switch {
		case one.pig && one.active:
			h.State = rules.HandPig
		case one.pig:
			h.State = rules.HandPassivePig
		case one.ready:
			h.State = rules.HandReady
		}
		e.Hands = append(e.Hands, h)
	}
	return e
}

// counted states the fans in place of the tiles.
func counted(t *testing.T, r *settings, events []rules.Event) []rules.Event {
	t.Helper()
	p, err := r.follow(events)
	if err != nil {
		t.Fatal(err)
	}
	var made []rules.Event
	n := 0
	for _, e := range events {
		wins := append([]rules.Win{}, e.Wins...)
		for i := range wins {
			wins[i].Chankan = false
			wins[i].Counted = &rules.Count{Han: p.Wins[n].Total(rules.TotalFans)}
			n++
		}
		e.Wins = wins
		hands := append([]rules.FinalHand{}, e.Hands...)
		for i := range hands {
			if h := &hands[i]; h.State == rules.HandReady {
				var one standing
				one.dearest(r, &h.Hand, h.Void)
				h.Counted = &rules.Count{Han: one.fans}
			}
		}
		e.Hands = hands
		made = append(made, e)
	}
	return made
}

// withoutPlaces leaves the steps, the tiles of kongs and the fans out of a list.
func withoutPlaces(list []rules.Transfer) (lines []string) {
	for i := range list {
		t := list[i]
		t.Step = 0
		if t.Kind == rules.PaidKong {
			t.Detail, _, _ = strings.Cut(t.Detail, " ")
		}
		if t.Kind == rules.PaidWin || t.Kind == rules.PaidReady {
			t.Detail = ""
		}
		lines = append(lines, spell(&t))
	}
	return lines
}

// TestStatedDeals plays random deals and states them by their events, with tiles and with fans: the same is paid, each
// payment sums to zero with what goes outside, and the same player deals next. Every event comes to what it adds.
func TestStatedDeals(t *testing.T) {
	kinds := map[string]int{}
	for _, id := range []string{"sichuan-sbr", "sichuan-common"} {
		r := with(t, id, nil)
		own := compile(r.Values)
		for seed := range uint64(150) {
			l := played(t, r, own, seed)
			want := own.book(l.state)
			tiles := eventsOf(l)
			for _, events := range [][]rules.Event{tiles, counted(t, own, tiles)} {
				got, err := own.follow(events)
				if err != nil {
					t.Fatalf("%s, seed %d: %v", id, seed, err)
				}
				if a, b := withoutPlaces(got.Transfers), withoutPlaces(want.Transfers); !reflect.DeepEqual(a, b) {
					t.Fatalf("%s, seed %d:\n%s\nwant\n%s", id, seed, strings.Join(a, "\n"), strings.Join(b, "\n"))
				}
				if !got.Over || got.Deals != want.Deals || got.Payments != want.Payments {
					t.Fatalf("%s, seed %d: over %v, %v deals, want %v", id, seed, got.Over, got.Deals, want.Deals)
				}
				sumsAtEveryStep(t, own, events)
				for i := range got.Transfers {
					kinds[got.Transfers[i].Kind]++
				}
			}
		}
	}
	for _, kind := range []string{rules.PaidWin, rules.PaidKong, rules.PaidRefund, rules.PaidTransfer, rules.PaidReady} {
		if kinds[kind] == 0 {
			t.Errorf("no deal pays a %s: %v", kind, kinds)
		}
	}
}

func sumsAtEveryStep(t *testing.T, r *settings, events []rules.Event) {
	t.Helper()
	var before []rules.Transfer
	for n := range len(events) + 1 {
		p, err := r.follow(events[:n])
		if err != nil {
			t.Fatal(err)
		}
		if p.Over != (n == len(events)) || len(before) > 0 && !reflect.DeepEqual(p.Transfers[:len(before)], before) {
			t.Fatalf("after %d of %d events: over %v, %v before", n, len(events), p.Over, before)
		}
		for i := range p.Transfers {
			if one := &p.Transfers[i]; one.Sum() != 0 || one.Step > n || one.Step < 1 {
				t.Fatalf("event %d: %+v", n, one)
			}
		}
		before = p.Transfers
	}
}

// played plays a random deal to its end.
func played(t *testing.T, r *rules.Rules, own *settings, seed uint64) *ledger {
	t.Helper()
	s := rulestest.Start(t, r, r.Table(), seed)
	mover := rulestest.Mover{Random: rand.New(rand.NewPCG(seed, 8)), Win: 1, Kong: 1, Draw: 0.875, Nearest: 1}
	rulestest.Play(t, s, func(legal []game.Event) game.Event { return mover.Move(s, r, legal) }, nil)
	return &ledger{booking: booking{rules: own}, state: s, deal: s.Deal(), facts: s.Facts()}
}

// Winds of the short forms of tests.
func wind(letter string) tile.Tile {
	return tile.East + tile.Tile(strings.Index("ESWN", letter))
}

func byFans(seat, from string, fans int) rules.Win {
	win := rules.Win{Counted: &rules.Count{Han: fans}}
	win.SeatWind, win.SelfDrawn = wind(seat), from == ""
	if from != "" {
		win.From = wind(from)
	}
	return win
}

func wins(after bool, list ...rules.Win) rules.Event {
	return rules.Event{Kind: rules.EventWin, Wins: list, AfterKong: after}
}

func laid(of string, kind meld.Kong, from string) rules.Event {
	e := rules.Event{Kind: rules.EventKong, Of: wind(of), Kong: kind, Fresh: true}
	if from != "" {
		e.From = wind(from)
	}
	return e
}

func ready(seat string, fans int) rules.FinalHand {
	h := rules.FinalHand{State: rules.HandReady}
	h.SeatWind, h.Counted = wind(seat), &rules.Count{Han: fans}
	return h
}

func other(seat, state string) rules.FinalHand {
	h := rules.FinalHand{State: state}
	h.SeatWind = wind(seat)
	return h
}

// TestStatedExamples states the worked examples of the reference, a foul, and the four ways to hold void tiles.
func TestStatedExamples(t *testing.T) {
	late := laid("S", meld.Added, "")
	late.Fresh = false
	three := []rules.Event{laid("S", meld.Claimed, "E"), laid("W", meld.Concealed, ""), wins(false, byFans("N", "E", 1)),
		laid("E", meld.Added, ""), wins(true, byFans("S", "E", 2)), wins(false, byFans("W", "", 1))}
	wall := rules.Event{Kind: rules.EventWall, Hands: []rules.FinalHand{ready("E", 3), other("S", rules.HandNotReady),
		other("N", rules.HandPassivePig)}}
	empty := []rules.Event{laid("N", meld.Claimed, "S"), laid("E", meld.Concealed, ""), wins(false, byFans("W", "", 0)),
		late, wall}
	robbed := []rules.Event{wins(false, byFans("W", "S", 3), byFans("E", "S", 1)), wins(false, byFans("N", "", 1))}
	pigs := []rules.Event{{Kind: rules.EventWall, Hands: []rules.FinalHand{ready("E", 0), other("S", rules.HandPig),
		other("W", rules.HandPassivePig), other("N", rules.HandNotReady)}}}
	foul := []rules.Event{laid("E", meld.Concealed, ""), {Kind: rules.EventFoul, Of: tile.East}}
	fed := []rules.Event{laid("E", meld.Claimed, "W"), wins(true, byFans("E", "", 2))}
	shot := []rules.Event{laid("E", meld.Concealed, ""), wins(true, byFans("S", "E", 1), byFans("N", "E", 0))}
	for _, row := range []struct {
		name, id string
		events   []rules.Event
		seats    [4]int
		outside  int
		deals    string // "" where the deal goes on
	}{
		{"three wins", "sichuan-sbr", three, [4]int{-13, 4, 9, 0}, 0, "N"},
		{"empty wall", "sichuan-sbr", empty, [4]int{20, -12, 4, -12}, 0, "W"},
		{"robbed twice", "sichuan-sbr", robbed, [4]int{2, -13, 8, 3}, 0, "S"},
		{"pigs, fined", "sichuan-sbr", pigs, [4]int{3, -25, -1, -1}, 24, "E"},
		{"pigs, who pay the cap", "sichuan-common", pigs, [4]int{33, -32, -32, 31}, 0, "E"},
		{"a false win", "sichuan-sbr", foul, [4]int{-24, 0, 0, 0}, 24, ""},
		{"after a claimed kong", "sichuan-sbr", fed, [4]int{17, -5, -7, -5}, 0, ""},
		{"after a claimed kong that its feeder pays", "sichuan-common", fed, [4]int{6, 0, -6, 0}, 0, ""},
		{"refund of the kong", "sichuan-sbr", shot, [4]int{-3, 2, 0, 1}, 0, ""},
		{"the money of the kong to both", "sichuan-common", shot, [4]int{6 - 12 - 3, -2 + 6 + 2, -2, -2 + 6 + 1}, 0, ""},
	} {
		p, err := compile(with(t, row.id, nil).Values).follow(row.events)
		if err != nil {
			t.Errorf("%s: %v", row.name, err)
			continue
		}
		outside := 0
		for i := range p.Transfers {
			outside += p.Transfers[i].Outside
		}
		deals := ""
		if p.Over {
			deals = notation.Letters(p.Deals)
		}
		if p.Payments.Seats != row.seats || outside != row.outside || deals != row.deals {
			t.Errorf("%s: %v, %d outside, %q deals next", row.name, p.Payments.Seats, outside, deals)
		}
	}
}

// TestStatedFaults refuses events that no deal has, each with its number.
func TestStatedFaults(t *testing.T) {
	won := wins(false, byFans("S", "E", 1))
	tiles := rules.Win{}
	tiles.Hand.Closed, tiles.SeatWind, tiles.SelfDrawn = tiletest.Tiles("123m456m789m123s44s"), tile.East, true
	tiles.Hand.Win = 1
	bad := rules.FinalHand{State: rules.HandReady}
	bad.Hand.Closed = tiletest.Tiles("1m4m7m2s5s8s3p6p9p1m5m9m")
	bad.Hand.Closed = append(bad.Hand.Closed, tiletest.Tiles("2p")...)
	wallOf := func(hands ...rules.FinalHand) rules.Event { return rules.Event{Kind: rules.EventWall, Hands: hands} }
	for _, row := range []struct {
		want   string
		events []rules.Event
	}{
		{"event 2: a player who has won plays no more", []rules.Event{won, wins(false, byFans("S", "", 1))}},
		{"event 2: a player who has won plays no more", []rules.Event{won, wins(false, byFans("N", "S", 1))}},
		{"event 2: a player who has won plays no more", []rules.Event{won, laid("S", meld.Concealed, "")}},
		{"event 2: a player who has won plays no more", []rules.Event{won, laid("E", meld.Claimed, "S")}},
		{"event 2: a player who has won plays no more", []rules.Event{won, {Kind: rules.EventFoul, Of: tile.South}}},
		{"event 1: the discarder is the winner", []rules.Event{wins(false, byFans("E", "E", 1))}},
		{"event 1: a claimed kong: want the discard of another player", []rules.Event{laid("E", meld.Claimed, "E")}},
		{"event 1: a kong: want a claimed, an added or a concealed one", []rules.Event{laid("E", meld.NotKong, "")}},
		{"event 1: a deal has 1 to 3 wins, found 0", []rules.Event{wins(false)}},
		{"event 1: several wins: want the same discarder for all",
			[]rules.Event{wins(false, byFans("S", "E", 1), byFans("W", "N", 1))}},
		{"event 1: a player who has won plays no more", []rules.Event{wins(false, byFans("S", "E", 1), byFans("S", "E", 1))}},
		{"event 1: a win after a kong: want a kong of the same player just before",
			[]rules.Event{wins(true, byFans("S", "E", 1))}},
		{"event 2: a win after a kong: want a kong of the same player just before",
			[]rules.Event{laid("W", meld.Concealed, ""), wins(true, byFans("S", "E", 1))}},
		{"event 5: a player has four kongs at most", []rules.Event{laid("W", meld.Concealed, ""),
			laid("W", meld.Concealed, ""), laid("W", meld.Concealed, ""), laid("W", meld.Concealed, ""),
			laid("W", meld.Concealed, "")}},
		{"event 1: hands: want those of all players who have not won", []rules.Event{wallOf(ready("E", 1))}},
		{"event 1: hands: a player is named twice", []rules.Event{wallOf(ready("E", 1), ready("E", 1))}},
		{"event 1: a ready hand: no tile completes these tiles", []rules.Event{wallOf(bad)}},
		{`event 1: state: want ready, not-ready, pig or passive-pig, found "dead"`, []rules.Event{wallOf(other("E", "dead"))}},
		{`event 1: kind: want win, kong, wall or foul, found "pung"`, []rules.Event{{Kind: "pung"}}},
		{"event 3: the deal is over", []rules.Event{wins(false, byFans("S", "E", 1), byFans("N", "E", 1)),
			wins(false, byFans("W", "", 1)), {Kind: rules.EventFoul, Of: tile.East}}},
		{"event 1: a win that is none: The tiles make neither four sets and a pair nor seven pairs.",
			[]rules.Event{wins(false, func() rules.Win {
				win := tiles
				win.Hand.Closed = tiletest.Tiles("123m456m789m124s44s")
				return win
			}())}},
	} {
		_, err := compile(with(t, "sichuan-sbr", option.Values{}).Values).follow(row.events)
		if err == nil || err.Error() != row.want {
			t.Errorf("%v, want %s", err, row.want)
		}
	}
	if p, err := compile(with(t, "sichuan-sbr", nil).Values).follow([]rules.Event{wins(false, tiles)}); err != nil ||
		p.Payments.Seats != [4]int{6, -2, -2, -2} {
		t.Errorf("a win by its tiles: %+v, %v", p, err)
	}
}

// TestFourClosed is about waits on a tile of which a hand has four: the copies in melds do not matter, four closed ones
// are no wait.
func TestFourClosed(t *testing.T) {
	own := compile(with(t, "sichuan-sbr", nil).Values)
	for text, want := range map[string]bool{
		"9m111p [888m] [999m] [444p]": true,
		"9999m [888m] [111p] [444p]":  false,
		"6789999m [888p] [444p]":      true, // on the six
	} {
		parsed, err := notation.Parse(text, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		var one standing
		if one.dearest(own, &parsed.Hand, tile.Bamboos); one.ready != want {
			t.Errorf("%s: ready %v, want %v", text, one.ready, want)
		}
	}
}
