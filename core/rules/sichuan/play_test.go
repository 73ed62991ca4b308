package sichuan

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/rulestest"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// stacked returns a table whose seats are dealt these hands of 13 tiles, and whose wall begins with the draws.
func stacked(t *testing.T, r *rules.Rules, exchange string, hands [4]string, draws string) *game.Table {
	t.Helper()
	var left tile.Counts
	for i := range 27 {
		left[i] = 4
	}
	var dealt [4][]tile.Tile
	take := func(text string) []tile.Tile {
		tiles := tiletest.Tiles(text)
		for _, one := range tiles {
			if left[one.Index()] == 0 {
				t.Fatalf("%s: too many of %s", text, one)
			}
			left[one.Index()]--
		}
		return tiles
	}
	for seat, text := range hands {
		if dealt[seat] = take(text); len(dealt[seat]) != 13 {
			t.Fatalf("%s: want 13 tiles, found %d", text, len(dealt[seat]))
		}
	}
	var wall []tile.Tile
	for round := range 4 {
		for seat := range 4 {
			from := 4 * round
			wall = append(wall, dealt[seat][from:min(from+4, 13)]...)
		}
	}
	wall = append(wall, take(draws)...)
	for i, n := range left {
		for range n {
			wall = append(wall, tile.Of(i))
		}
	}
	d, err := (&game.Match{Players: 4, Tiles: "108", Rules: r.Table(), Wall: wall, Exchange: exchange}).Deal()
	if err != nil {
		t.Fatal(err)
	}
	return game.NewTable(game.NewRecord(d))
}

// play plays commands, and fails if one is refused.
func play(t *testing.T, table *game.Table, commands string) {
	t.Helper()
	if err := table.Command(commands); err != nil {
		t.Fatal(err)
	}
}

func with(t *testing.T, id string, chosen option.Values) *rules.Rules {
	t.Helper()
	for _, set := range Family().Sets {
		if set.ID == id {
			r, err := set.With(chosen)
			if err != nil {
				t.Fatal(err)
			}
			return r
		}
	}
	t.Fatal(id)
	return nil
}

func can(table *game.Table, command string) bool { return slices.Contains(table.Legal(), command) }

func payments(r *rules.Rules, table *game.Table) string {
	var lines []string
	list := r.Book(table.State()).Transfers
	for i := range list {
		lines = append(lines, spell(&list[i]))
	}
	return strings.Join(lines, "\n")
}

// TestExchange passes tiles to the next player, the one opposite and the one before, once all have given.
func TestExchange(t *testing.T) {
	r := with(t, "sichuan-common", nil)
	hands := [4]string{"111222333m1112p", "444555666m3334p", "777888999m5556p", "111222333s7778p"}
	for direction, want := range map[string]string{"right": "S", "across": "W", "left": "N"} {
		table := stacked(t, r, direction, hands, "9s")
		play(t, table, "E- Ex123m Sx456m Wx789m")
		if table.State().Phase != game.Exchanging || len(table.State().Closed(0)) != 11 {
			t.Fatalf("%s: after three gifts the table waits for the fourth: %v", direction, table.State().Phase)
		}
		play(t, table, "Nx123s")
		s := table.State()
		to := s.Deal().Chair(tiletest.Tiles(map[string]string{"S": "2z", "W": "3z", "N": "4z"}[want])[0])
		closed := s.Closed(to)
		for _, one := range tiletest.Tiles("123m") {
			if !slices.Contains(closed, one) {
				t.Errorf("%s: %s has not got %s of East: %v", direction, want, one, closed)
			}
		}
		if s.Phase != game.Voiding || len(s.Closed(0)) != 14 || len(s.Closed(1)) != 13 {
			t.Errorf("%s: %v, %d and %d tiles", direction, s.Phase, len(s.Closed(0)), len(s.Closed(1)))
		}
	}
	table := stacked(t, r, "right", hands, "9s")
	play(t, table, "E-")
	for _, bad := range []string{"Ex11m1t", "Ex12m", "Ex999m", "Ed1m", "S-", "Evm"} {
		if table.Command(bad) == nil {
			t.Errorf("%s is taken", bad)
		}
	}
}

// TestVoidFirst lets void tiles go before all others, and neither claims nor wins with them.
func TestVoidFirst(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	table := stacked(t, r, "", [4]string{"123456789m1123s", "11m22m445566p789s", "99p1199s334455m8p",
		"778899m225577s3p"}, "2s9s")
	play(t, table, "E- Evs Svm Wvt Nvt")
	if can(table, "Ed1m") || !can(table, "Ed1s") || can(table, "Es") {
		t.Errorf("East holds bamboos, its void suit: %v", table.Legal())
	}
	play(t, table, "Ed1s")
	if can(table, "Wp1s") == false {
		t.Errorf("West may pung another suit while it holds its void suit: %v", table.Legal())
	}
	play(t, table, "S- Sd1m")
	if !can(table, "W-") || can(table, "Ek1m") {
		t.Errorf("%v", table.Legal())
	}
}

// lateBamboo has South wait for 5s alone; West and North hold one each, and bamboos are their void suit.
var lateBamboo = [4]string{"555888999m3344p", "122334456789m5s", "112233445566p5s", "7777p8899p1166m5s"}

// TestActionLetters types an action that no table has: the refusal lists those of a table with choices.
func TestActionLetters(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	err := game.NewTable(game.NewRecord(rulestest.Start(t, r, r.Table(), 1).Deal())).Command("Eq")
	const want = "the command Eq: want one of the actions - d c p k s r l a x v, found q"
	if err == nil || err.Error() != want {
		t.Errorf("%v, want %s", err, want)
	}
}

// TestPassing follows section 7: a player who lets a win pass may not win on a discard that counts no more.
func TestPassing(t *testing.T) {
	for _, row := range []struct {
		passed, commands string
		limit            int
		wins             bool
	}{
		{"fans", "W- Wd5s", -1, true},
		{"fans", "W- Wd5s N- Nd5s", 0, false},
		{"none", "W- Wd5s N- Nd5s", -1, true},
		{"all", "W- Wd5s N- Nd5s", 0, false},
		{"fans", "W- Wd5s N- Nk7t N- Nd5s", 0, true}, // with a fan more, by the kong
		{"all", "W- Wd5s N- Nk7t N- Nd5s", 0, false},
		{"fans", "W- Wd2s N- Nd5s", -1, true},
	} {
		r := with(t, "sichuan-sbr", option.Values{"passed": row.passed})
		table := stacked(t, r, "", lateBamboo, "1s9s2s3s4s6s")
		play(t, table, "E- Evs Svt Wvs Nvs Ed1s S- Sd9s "+row.commands)
		if got := table.State().Limit(1); got != row.limit || can(table, "Sr") != row.wins {
			t.Errorf("%s, %s: the limit is %d, %v; want %d, %v", row.passed, row.commands, got, can(table, "Sr"), row.limit,
				row.wins)
		}
	}
	// The own draw lifts it.
	table := stacked(t, with(t, "sichuan-sbr", nil), "", lateBamboo, "1s9s2s3s4s5s")
	play(t, table, "E- Evs Svt Wvs Nvs Ed1s S- Sd9s W- Wd5s N- Nd5s E- Ed4s S-")
	if table.State().Limit(1) != -1 || !can(table, "Ss") {
		t.Errorf("after its own draw South is still limited to %d: %v", table.State().Limit(1), table.Legal())
	}
}

// TestPassingAndPung lifts the limit by an own pung, unless the discard behind it is of a complete hand.
func TestPassingAndPung(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	table := stacked(t, r, "", [4]string{"555p777m99m11m55m6p", "123m456m1134789s", "2s4s112233445p99m",
		"1s66778899p8888m"},
		"9p9s6s7s8s")
	play(t, table, "E- Evs Svt Wvs Nvs Ed9t S- Sd9s W- Wd2s")
	if !can(table, "Sr") {
		t.Fatalf("South can win on 2s: %v", table.Legal())
	}
	play(t, table, "N- Nd1s")
	if table.State().Limit(1) != 0 {
		t.Errorf("South let a win pass: %d", table.State().Limit(1))
	}
	play(t, table, "Sp1s Sd3s W- Wd4s")
	if table.State().Limit(1) != -1 || !can(table, "Sr") {
		t.Errorf("the pung lifts the limit: %d, %v", table.State().Limit(1), table.Legal())
	}

	// South waits for 5s and 6s, and claims the first for a pung: its hand is complete then, and the discard is let pass.
	table = stacked(t, r, "", [4]string{"555888m3344p111p", "5566s123456789m", "5s66778899p1122m",
		"6s6677889p33m44m1m"}, "1s9s2s3s4s")
	play(t, table, "E- Evs Svt Wvs Nvs Ed1s S- Sd9s W- Wd5s Sp5s")
	if !can(table, "Sd6s") || can(table, "Ss") {
		t.Fatalf("after a pung there is no win: %v", table.Legal())
	}
	play(t, table, "Sd6s W- Wd2s N- Nd6s")
	if table.State().Limit(1) != 0 || can(table, "Sr") {
		t.Errorf("the discard of a complete hand keeps the limit: %d, %v", table.State().Limit(1), table.Legal())
	}
}

// TestPassedAfterCap compares fans after the cap.
func TestPassedAfterCap(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	win := winOf(t, "2222334455588m+5m", "-", "-", false)
	if got := r.Passed(&win); got != 3 {
		t.Errorf("six fans count as %d, want 3", got)
	}
}

// finish plays a deal to its end without another win.
func finish(t *testing.T, table *game.Table) {
	t.Helper()
	for {
		legal := table.Legal()
		if len(legal) == 0 {
			return
		}
		play(t, table, legal[len(legal)-1])
	}
}

// TestNextDealer is the first winner, or of two on one tile the player who lost it.
func TestNextDealer(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	hands := [4]string{"777888999m444p9p", "122334456789m5s", "5s112233p11m55m66m", "123456789p678p5s"}
	for commands, want := range map[string]string{"Nr Sr": "W", "Nr": "N", "Sr": "S", "": "E"} {
		table := stacked(t, r, "", hands, "1s9s2s3s4s")
		play(t, table, "E- Evs Svt Wvs Nvm Ed1s S- Sd9s W- Wd5s")
		if commands != "" {
			play(t, table, commands)
		}
		finish(t, table)
		settled := r.After(table.State())
		if got := notation.Letters(settled.Deals); got != want {
			t.Errorf("%q: %s deals next, want %s", commands, got, want)
		}
		course, err := r.Next(&rules.Moment{Round: tile.East, Number: 1, Scores: make([]int, 4),
			Deals: settled.NextNumber(table.State().Deal())})
		if err != nil || course.Over != "" || course.Round != tile.East || course.Number != 1+strings.Index("ESWN", want) {
			t.Errorf("%q: %+v, %v", commands, course, err)
		}
	}
}

// TestRobbedKong turns a kong that is robbed back into a pung, and pays nothing for it: the tile goes to the winner.
func TestRobbedKong(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	table := stacked(t, r, "", [4]string{"66m1112223334p4s", "45m123m123789p88p", "6m4p55p666p77p999p3s",
		"1s7788999m445p7p6p"}, "9s8s1m7s6s1s2m2s9m3s6m")
	play(t, table, "E- Evs Svs Wvs Nvs Ed4s S- Sd8s W- Wd3s N- Nd1s E- Ed9s S- Sd1s W- Wd6m Ep6m Ed6s S- Sd2s W- Wd1m "+
		"N- Nd7s E- Ek6m Sr")
	if m := table.State().Melds(0); len(m) != 1 || m[0].Kind != meld.Triplet || m[0].Len() != 3 {
		t.Errorf("East has %v", m)
	}
	finish(t, table)
	kongs := 0
	for _, one := range r.Book(table.State()).Transfers {
		if one.Kind == rules.PaidKong {
			kongs++
		}
	}
	if got := payments(r, table); kongs > 0 || !strings.HasPrefix(got, "29\twin\tS\t-2 2 0 0\trobbing-the-kong") {
		t.Errorf("a robbed kong is paid:\n%s", got)
	}
	if next := notation.Letters(r.After(table.State()).Deals); next != "S" {
		t.Errorf("%s deals next", next)
	}
}

// short cuts the wall of a table after so many draws.
func short(t *testing.T, r *rules.Rules, hands [4]string, draws string) *game.Table {
	t.Helper()
	whole := stacked(t, r, "", hands, draws).State().Deal()
	wall := whole.Wall[:52+len(tiletest.Tiles(draws))]
	d, err := (&game.Match{Players: 4, Tiles: "108", Rules: r.Table(), Wall: wall}).Deal()
	if err != nil {
		t.Fatal(err)
	}
	return game.NewTable(game.NewRecord(d))
}

// TestLastTileAfterKong counts both where the replacement tile of a kong is the last of the wall.
func TestLastTileAfterKong(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	table := short(t, r, [4]string{"111p123456789s9s", "223344556677p8s", "1122334455667m", "8899m22334455m7p"}, "1p9s")
	play(t, table, "E- Evm Svm Wvs Nvs Ek1t E- Es")
	if got := payments(r, table); !strings.Contains(got, "\twin\tE\t27 -9 -9 -9\tkong+after-kong+last-tile") {
		t.Errorf("a win with the last tile after a kong:\n%s", got)
	}
}

// TestPassivePig pays no fine: every discard was of the void suit.
func TestPassivePig(t *testing.T) {
	r := with(t, "sichuan-sbr", nil)
	table := short(t, r, [4]string{"1122334455667s", "223344556677p8m", "1122334455667m", "8899s22334455p7p"}, "9p8p9m8m")
	play(t, table, "E- Evs Svs Wvs Nvs Ed1s S- Sd8m W- Wd7m N- Nd8s")
	if !table.State().Ended() {
		t.Fatalf("the wall is empty: %v", table.Legal())
	}
	if got := payments(r, table); strings.Contains(got, "fine") || !strings.Contains(got, "\tready\t") {
		t.Errorf("passive pigs:\n%s", got)
	}
}

// TestPassingKeepsTheHighest lets a discard of one fan pass, and then one of none: the limit stays one fan.
func TestPassingKeepsTheHighest(t *testing.T) {
	hands := [4]string{lateBamboo[0], lateBamboo[1], lateBamboo[3], lateBamboo[2]}
	table := stacked(t, with(t, "sichuan-sbr", nil), "", hands, "1s9s2s3s4s6s")
	play(t, table, "E- Evs Svt Wvs Nvs Ed1s S- Sd9s W- Wk7t W- Wd5s N- Nd5s E-")
	if got := table.State().Limit(1); got != 1 {
		t.Errorf("the limit is %d, want 1", got)
	}
}

// TestStatedWins settles wins that a person states.
func TestStatedWins(t *testing.T) {
	won := func(seat, from tile.Tile, on string) rules.Win {
		return rules.Win{Hand: hand.Hand{Closed: tiletest.Tiles(on)}, Situation: rules.Situation{SeatWind: seat,
			From: from}, Counted: &rules.Count{Han: 1}}
	}
	settle := func(wins ...rules.Win) *rules.Settlement {
		s, err := with(t, "sichuan-common", nil).Settle(&rules.Ending{Kind: rules.EndWins, Wins: wins})
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	// Two wins from one player on one tile are one discard; on two tiles they are two.
	for _, row := range []struct {
		second string
		dealer tile.Tile
	}{{"5m", tile.East}, {"6m", tile.South}} {
		s := settle(won(tile.South, tile.East, "5m"), won(tile.West, tile.East, row.second))
		if tile.Tile(s.Deals) != row.dealer || s.Payments.Seats != [4]int{-4, 2, 2, 0} {
			t.Errorf("5m and %s: %d deals, %v", row.second, s.Deals, s.Payments.Seats)
		}
	}
	// Who has won does not pay for the kong that it fed.
	fed := won(tile.South, tile.None, "5m")
	fed.SelfDrawn, fed.Rinshan, fed.Liable = true, true, tile.East
	if s := settle(won(tile.East, tile.North, "5m"), fed); s.Payments.Seats != [4]int{2, 0, 0, -2} {
		t.Errorf("a kong fed by a winner: %v", s.Payments.Seats)
	}
}
