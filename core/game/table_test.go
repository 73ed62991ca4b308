package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/source"
	"tehai/core/tile"
)

// filled returns a table on which the given hands are dealt and the given tiles are next in the wall, and last in it.
// Whatever is missing is filled up with other tiles, the same for every call.
func filled(t *testing.T, rules *game.Rules, hands [4]string, front, back string) *game.Table {
	t.Helper()
	left := map[tile.Tile]int{}
	for k := range tile.Kinds {
		left[tile.Of(k)] = 4
	}
	read := func(text string) []tile.Tile {
		tiles, ok := notation.ReadLetters(text, rules.Red)
		if !ok && text != "" {
			t.Fatalf("bad tiles %q in the test", text)
		}
		for _, one := range tiles {
			if left[one.Plain()]--; left[one.Plain()] < 0 {
				t.Fatalf("%s: too many of %s", text, one)
			}
		}
		return tiles
	}
	var dealt [4][]tile.Tile
	for i, hand := range hands {
		dealt[i] = read(hand)
	}
	next, last := read(front), read(back)
	var rest []tile.Tile
	for k := range tile.Kinds {
		rest = append(rest, slices.Repeat([]tile.Tile{tile.Of(k)}, left[tile.Of(k)])...)
	}
	rng := rand.New(rand.NewPCG(1, 136))
	rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	for i := range dealt {
		n := 13 - len(dealt[i])
		dealt[i] = append(dealt[i], rest[:n]...)
		rest = rest[n:]
	}
	var wall []tile.Tile
	for packet := range 3 {
		for i := range dealt {
			wall = append(wall, dealt[i][4*packet:4*packet+4]...)
		}
	}
	for i := range dealt {
		wall = append(wall, dealt[i][12])
	}
	wall = slices.Concat(wall, next, rest, last)
	return start(t, game.Match{Players: 4, Tiles: "136", Rules: rules, Score: 25000, Wall: wall})
}

// answer plays commands and returns the error.
func answer(table *game.Table, commands string) string {
	if err := table.Command(commands); err != nil {
		return err.Error()
	}
	return ""
}

func mustPlay(t *testing.T, table *game.Table, commands string) {
	t.Helper()
	if got := answer(table, commands); got != "" {
		t.Fatalf("%s: %s", commands, got)
	}
}

// of returns the legal commands that begin with a text.
func of(table *game.Table, prefix string) string {
	return strings.Join(slices.DeleteFunc(table.Legal(), func(c string) bool { return !strings.HasPrefix(c, prefix) }),
		" ")
}

// last returns the letters of the last tile of a hand.
func last(table *game.Table, chair int) string {
	closed := table.State().Closed(chair)
	return notation.Letters(closed[len(closed)-1])
}

// TestRedFivesOfClaims lists and makes each choice of red and plain fives, and writes the default one shortly.
func TestRedFivesOfClaims(t *testing.T) {
	const choices = "Sk5m Sp5m Sp50m"
	for _, row := range []struct {
		south, legal, command, with, meld, left string
	}{
		{"550m13579t1379sE", choices, "Sp5m", "", "555m", "0m"},
		{"550m13579t1379sE", choices, "Sp55m", "", "555m", "0m"},
		{"550m13579t1379sE", choices, "Sp50m", "5m0m", "550m", "5m"},
		{"550m13579t1379sE", choices, "Sp05m", "5m0m", "550m", "5m"},
		{"50m13579t13579sE", "Sp5m", "Sp5m", "", "550m", ""},
		{"50m13579t13579sE", "Sp5m", "Sp05m", "", "550m", ""},
		{"500m13579t1379sE", "Sk5m Sp5m Sp00m", "Sp00m", "0m0m", "500m", "5m"},
		{"500m13579t1379sE", "Sk5m Sp5m Sp00m", "Sp5m", "", "550m", "0m"},
		{"00m13579t13579sE", "Sp5m", "Sp00m", "", "500m", ""},
		{"46m13579t13579sE", "Sc46m", "Sc64m", "4m6m", "456m", ""},
		{"46m13579t13579sE", "Sc46m", "Sc46m", "4m6m", "456m", ""},
		{"550m13579t1379sE", choices, "Sk5m", "", "5550m", ""},
	} {
		table := filled(t, tableOf("riichi-tenhou"), [4]string{"5m", row.south}, "C", "")
		mustPlay(t, table, "- d5m")
		legal := slices.DeleteFunc(table.Legal(), func(c string) bool { return c[0] != 'S' || c == "S-" })
		if got := strings.Join(legal, " "); got != row.legal {
			t.Errorf("%s: legal %s, want %s", row.south, got, row.legal)
		}
		mustPlay(t, table, row.command)
		s := table.State()
		with := ""
		if s.Last.With[0] != tile.None {
			with = notation.Letters(s.Last.With[0]) + notation.Letters(s.Last.With[1])
		}
		var left []tile.Tile
		for _, have := range s.Closed(1) {
			if have.Suit() == tile.Characters {
				left = append(left, have)
			}
		}
		if got := notation.LettersOf(s.Melds(1)[0].Tiles()...); got != row.meld || with != row.with ||
			notation.LettersOf(left...) != row.left {
			t.Errorf("%s, %s: the event has %q and lays down %s, left %s, want %q, %s, %s", row.south, row.command, with, got,
				notation.LettersOf(left...), row.with, row.meld, row.left)
		}
	}
}

// TestOwnKongsOfFives lists a kong of four fives once and names the plain five; one added to a pung names the tile.
func TestOwnKongsOfFives(t *testing.T) {
	for _, row := range []struct{ hand, command string }{{"5550m", "k5m"}, {"5550m", "k0m"}, {"5500m", "k5m"}} {
		table := filled(t, tableOf("riichi-tenhou"), [4]string{row.hand}, "C", "P")
		mustPlay(t, table, "-")
		if got := of(table, "Ek"); got != "Ek5m" {
			t.Errorf("%s: the kongs are %s, want Ek5m", row.hand, got)
		}
		mustPlay(t, table, row.command)
		if got := table.State().Last.Tile; got != tile.Character5 {
			t.Errorf("%s, %s: the event has %s", row.hand, row.command, got)
		}
	}
	table := filled(t, tableOf("riichi-tenhou"), [4]string{"550m", "", "", "5m"}, "CWWWWFF", "P")
	mustPlay(t, table, "- dC - dW - dW - d5m Ep55m")
	mustPlay(t, table, "d"+last(table, 0)+" - dW - dF - dF -")
	if got := of(table, "Ek"); got != "Ek0m" {
		t.Errorf("to the pung of fives: %s, want Ek0m", got)
	}
	mustPlay(t, table, "Ek0m")
	if got := table.State().Last.Tile; got != tile.RedCharacter5 {
		t.Errorf("the event has %s, want the tile added", got)
	}
}

// TestKongsInRiichi: a kong is of the tile drawn and leaves the waits as they were.
func TestKongsInRiichi(t *testing.T) {
	const refused = "East is in riichi: a kong must be of the tile drawn and keep the waits"
	for _, row := range []struct{ name, east, drawn, want string }{
		{"the wait stays", "111m456789t12sEE", "1m", ""},
		{"the wait changes", "1112m456789t111s", "1m", refused},
		{"another tile was drawn", "111123m456t11s78s", "8t", refused},
	} {
		table := filled(t, tableOf("riichi-tenhou"), [4]string{row.east}, "CCCC"+row.drawn, "N")
		mustPlay(t, table, "- l dC - dC - dC - dC -")
		if got := answer(table, "k1m"); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
		if got := of(table, "Ek") != ""; got != (row.want == "") && row.want != "" {
			t.Errorf("%s: a kong is listed", row.name)
		}
	}
}

// TestRobbedConcealedKongs has thirteen orphans and another hand that wait for the tile of a concealed kong.
func TestRobbedConcealedKongs(t *testing.T) {
	const orphans, other = "19m19t19sEESWNPF", "12456789m123t99s"
	for _, row := range []struct{ id, hand, kong, want string }{
		{"riichi-tenhou", orphans, "C", "East cannot rob a concealed kong: no hand can in riichi-tenhou"},
		{"riichi-tenhou", other, "3m", "East cannot rob a concealed kong: only thirteen orphans can"},
		{"mcr", other, "3m", "East cannot rob a concealed kong: no hand can in mcr"},
		{"uzje", other, "3m", ""},
	} {
		table := filled(t, tableOf(row.id), [4]string{row.hand, strings.Repeat(row.kong, 3)}, "2s"+row.kong, "")
		mustPlay(t, table, "- d2s - k"+row.kong)
		if got := answer(table, "Er"); got != row.want {
			t.Errorf("%s, %s: %q, want %q", row.id, row.hand, got, row.want)
		}
	}
	rules := *tableOf("riichi-tenhou")
	play := *rules.Play
	play.RobConcealed, rules.Play = true, &play
	table := filled(t, &rules, [4]string{orphans, "CCC"}, "2sC", "")
	mustPlay(t, table, "- d2s - kC")
	if got := answer(table, "Er"); got != "" {
		t.Errorf("where thirteen orphans may rob one: %q", got)
	}
}

// TestSeveralRons: the winners follow in turn after the discarder, up to as many as the rules allow.
func TestSeveralRons(t *testing.T) {
	for _, row := range []struct{ id, played, command, want string }{
		{"riichi-tenhou", "- d3s Sr", "Nr", ""},
		{"riichi-tenhou", "- d3s Nr", "Sr", "South cannot win after North: winners follow in seat order after the loser"},
		{"riichi-tenhou", "- d3s Nr", "Nr", "North has won already"},
		{"riichi-m-league", "- d3s Sr", "Nr", "North cannot win: at most 1 win on one discard"},
		{"riichi-m-league", "- d3s", "Nr", ""},
		{"riichi-tenhou", "- d3s", "Er", "East cannot win on the own tile"},
		{"riichi-tenhou", "-", "Sr", "South cannot win: no tile was discarded or added just now; East has drawn and is to " +
			"discard"},
	} {
		table := filled(t, tableOf(row.id), [4]string{"3s", "123456789m12sEE", "", "123456789t12sSS"}, "W", "")
		mustPlay(t, table, row.played)
		if got := answer(table, row.command); got != row.want {
			t.Errorf("%s, %s then %s: %q, want %q", row.id, row.played, row.command, got, row.want)
		}
	}
	table := filled(t, tableOf("riichi-tenhou"), [4]string{"123456789m12sEE", "123456789t12sSS"}, "3s", "")
	mustPlay(t, table, "- s")
	if got := answer(table, "Sr"); got != "South cannot win on a discard: the deal is over" && got !=
		"South cannot win: East has drawn the winning tile" {
		t.Errorf("after a win by an own draw: %q", got)
	}
}

// TestPassedWins: a win on a discard must count more than one that was let pass, until the next own draw.
func TestPassedWins(t *testing.T) {
	const refused = "East cannot win on a discard: a win that counts as much was let pass since the last own draw"
	for _, row := range []struct {
		name          string
		passed, later int
		played, want  string
	}{
		{"as much", 5, 5, "- d3s", refused},
		{"less", 5, 4, "- d3s", refused},
		{"more", 5, 6, "- d3s", ""},
		{"as much after an own draw", 5, 5, "- dC - dC - dF - d3s", ""},
		{"nothing was passed", -1, 5, "- d3s", ""},
	} {
		value := row.passed
		rules := *tableOf("uzje")
		play := *rules.Play
		play.Passed = func(*game.Winning) int { return value }
		rules.Play = &play
		front := "W3s3s"
		if strings.Contains(row.played, "dC") {
			front = "W3sCCF3s"
		}
		if row.passed < 0 {
			front = "WC3s"
		}
		table := filled(t, &rules, [4]string{"123456789m12sEE"}, front, "")
		if row.passed < 0 {
			mustPlay(t, table, "- dW - dC")
		} else {
			mustPlay(t, table, "- dW - d3s")
		}
		words := strings.Fields(row.played)
		mustPlay(t, table, words[0])
		value = row.later
		mustPlay(t, table, strings.Join(words[1:], " "))
		if got := answer(table, "Er"); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
}

// TestRobbedKongOfADealThatGoesOn: the kong is the pung again that it was, and was not paid; the others play on.
func TestRobbedKongOfADealThatGoesOn(t *testing.T) {
	rules := *tableOf("uzje")
	rules.GoesOn = true
	table := filled(t, &rules, [4]string{"123456789m12sEE", "", "", "33s"}, "W3sCCC3s", "1t")
	mustPlay(t, table, "- dW - d3s Np3s")
	mustPlay(t, table, "d"+last(table, 3)+" - dC - dC - dC - k3s")
	s := table.State()
	if s.Melds(3)[0].Kind != meld.Quad || s.HasFacts() {
		t.Fatalf("laid down %+v, facts %+v", s.Melds(3), s.Facts())
	}
	mustPlay(t, table, "Er")
	if s = table.State(); s.Melds(3)[0].Kind != meld.Triplet || len(s.Facts()) != 1 || s.Facts()[0].Kind != game.Win ||
		s.Facts()[0].Kong != meld.Added || !s.HasLeft(0) || s.Turn != 1 || s.Phase != game.ToDraw || s.Ended() {
		t.Errorf("robbed: %+v, facts %+v, turn %d, phase %d", s.Melds(3), s.Facts(), s.Turn, s.Phase)
	}
	mustPlay(t, table, "-")
	if s := table.State(); s.Turn != 1 || !s.HasLeft(0) {
		t.Errorf("then turn %d", s.Turn)
	}
	if err := table.Undo(); err != nil {
		t.Fatal(err)
	}
	if err := table.Undo(); err != nil {
		t.Fatal(err)
	}
	mustPlay(t, table, "N-")
	if s := table.State(); len(s.Facts()) != 1 || s.Facts()[0].Kind != game.Kong || s.Facts()[0].Kong != meld.Added ||
		s.Melds(3)[0].Kind != meld.Quad {
		t.Errorf("not robbed: %+v, facts %+v", s.Melds(3), s.Facts())
	}
}

// TestFiveKongs: with a dead wall there are four kongs at most, of all players; without one there is no limit.
func TestFiveKongs(t *testing.T) {
	for id, want := range map[string]string{"riichi-tenhou": "South cannot kong: four kongs have been laid down",
		"mcr": ""} {
		table := filled(t, tableOf(id), [4]string{"1111m2222m3333m4m", "5555s"}, "C2s", "8t4m4m4m")
		mustPlay(t, table, "- k1m - k2m - k3m - k4m - dC -")
		if got := answer(table, "k5s"); got != want {
			t.Errorf("%s: %q, want %q", id, got, want)
		}
	}
}

// TestDebts names who discards the last set of four winds or of four kongs, and the kong whose replacement is drawn.
func TestDebts(t *testing.T) {
	table := filled(t, tableOf("riichi-tenhou"), [4]string{"EESSWWNN12m456m"}, "CESWN", "")
	mustPlay(t, table, "- dC - dE EpE d1m - dS EpS d2m - dW EpW d4m")
	if w, ok := table.State().Winning(1); !ok || w.Liable != -1 {
		t.Errorf("of three winds chair %d is liable", w.Liable)
	}
	mustPlay(t, table, "- dN EpN d5m -")
	mustPlay(t, table, "d"+last(table, 1))
	if w, ok := table.State().Winning(0); !ok || w.Liable != 1 || w.LiableKong != -1 {
		t.Errorf("of four winds chair %d is liable", w.Liable)
	}
	table = filled(t, tableOf("riichi-tenhou"), [4]string{"1111m2222m3333m4m", "4m"}, "C9s", "9t8t4m4m")
	mustPlay(t, table, "- k1m - k2m - k3m - dC - d4m Ek4m -")
	if w, ok := table.State().Winning(0); !ok || w.LiableKong != 1 || w.KongReplaced != 1 || w.Liable != -1 ||
		!w.Replacement {
		t.Errorf("of the fourth kong chair %d is liable, %d for the replacement", w.LiableKong, w.KongReplaced)
	}
	mustPlay(t, table, "d8t -")
	mustPlay(t, table, "d"+last(table, 1))
	if w, ok := table.State().Winning(0); !ok || w.LiableKong != 1 || w.KongReplaced != -1 {
		t.Errorf("on a discard chair %d is liable, %d for the replacement", w.LiableKong, w.KongReplaced)
	}
}

// TestUndo takes a command back together with the end of the deal that it caused.
func TestUndo(t *testing.T) {
	table := riichiTable(t, "riichi-tenhou", riichiHands, "W8t")
	mustPlay(t, table, "- dW - d8t")
	if s := table.State(); s.Last.Kind != game.Exhausted || s.Step != 5 {
		t.Fatalf("%s at step %d", s.Last.Kind, s.Step)
	}
	for _, want := range []int{3, 2, 1, 0} {
		if err := table.Undo(); err != nil || table.State().Step != want {
			t.Errorf("%v, step %d, want %d", err, table.State().Step, want)
		}
	}
	if err := table.Undo(); err == nil || err.Error() != "nothing has been played that could be taken back" {
		t.Errorf("at the start: %v", err)
	}
	// East has nine orphans and may, but need not, abandon the deal.
	table = filled(t, tableOf("riichi-tenhou"), [4]string{"19m19t19sESW234m2t"}, "5t", "")
	mustPlay(t, table, "- =")
	if err := table.Undo(); err != nil || table.State().Step != 1 || table.State().Abandonment() != game.NineOrphans {
		t.Errorf("%v, step %d, %q", err, table.State().Step, table.State().Abandonment())
	}
}

// TestLongCommands refuses a text that is longer than the limit, not one of that length.
func TestLongCommands(t *testing.T) {
	table := riichiTable(t, "riichi-tenhou", riichiHands, "W8t")
	if got := answer(table, strings.Repeat(" ", game.MaxCommands)+"-"); got !=
		"want at most 10000 characters of commands, found 10001" {
		t.Errorf("%q", got)
	}
	mustPlay(t, table, strings.Repeat(" ", game.MaxCommands-1)+"-")
}

// TestReadChoices refuses choices before the first discard that cannot be read or made.
func TestReadChoices(t *testing.T) {
	m := game.Match{Players: 4, Tiles: "108", Rules: tableOf("sichuan-common"), Exchange: "right"}
	d, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	table := game.NewTable(game.NewRecord(d))
	mustPlay(t, table, "-")
	for command, want := range map[string]string{
		"Evx":      "the command Evx: want a suit, one of m t s, found x at 2",
		"Ev":       "the command Ev: want a suit, one of m t s, found the end at 2",
		"Ex11m":    "the command Ex11m: want three or four tiles of one suit, found 11m at 2",
		"Ex11111m": "the command Ex11111m: want three or four tiles of one suit, found 11111m at 2",
		"x111m":    "the command x111m: want a player letter in front of a choice, found x111m at 0",
		"vm":       "the command vm: want a player letter in front of a choice, found vm at 0",
		"Evm":      "East cannot choose a void suit: each player is to give tiles away at 0",
		"Ex1111m":  "East gives away 4 tiles: want 3 at 0",
	} {
		err := table.Command(command)
		e, ok := err.(*source.Error)
		if !ok || e.Message+" at "+string(rune('0'+e.Span.Start)) != want {
			t.Errorf("%s: %v at %+v, want %s", command, err, e.Span, want)
		}
	}
	if s := table.State(); !s.Choosing() || s.Chosen(0) || s.HasFacts() {
		t.Errorf("choosing %t, East has chosen %t", s.Choosing(), s.Chosen(0))
	}
	riichi := riichiTable(t, "riichi-tenhou", riichiHands, "P8t1tF9s")
	mustPlay(t, riichi, "- dP")
	for command, want := range map[string]string{
		"SpPPP": "the command SpPPP: want one tile after p, found PPP",
		"Sc1t":  "the command Sc1t: want two tiles after c, found 1t",
		"Sp":    "the command Sp: want one tile after p, found the end",
	} {
		if got := answer(riichi, command); got != want {
			t.Errorf("%s: %q, want %q", command, got, want)
		}
	}
	mustPlay(t, riichi, "SpPP")
}

// TestFromHand: a discard from the hand of a tile equal to the one drawn needs another copy.
func TestFromHand(t *testing.T) {
	for _, row := range []struct{ east, south, want string }{
		{"2456789m456789s", "22m", ""},
		{"456789m456789sE", "222m", "East has no other 2m than the one drawn"},
	} {
		table := filled(t, tableOf("mcr"), [4]string{row.east, row.south}, "2m", "")
		mustPlay(t, table, "-")
		s := *table.State()
		got := ""
		if err := s.Apply(game.Event{Kind: game.Discard, Tile: tile.Character2, FromHand: true}); err != nil {
			got = err.Error()
		} else if river := s.River(0); len(river) != 1 || river[0].Drawn || len(s.River(1)) != 0 || s.Thrown() != 1 {
			t.Errorf("the river is %+v", river)
		}
		if got != row.want {
			t.Errorf("%s: %q, want %q", row.east, got, row.want)
		}
	}
}

// TestOrderOfHands sorts closed tiles by suit and rank, a red five after the plain one, unknown tiles last.
func TestOrderOfHands(t *testing.T) {
	for _, row := range []struct{ id, tiles, dealt, want string }{
		{"riichi-tenhou", "136", "CNE0m5m9s1t06m5m3tW", "5m5m0m0m6m1t3t9sEWNC"},
		{"uzje", "uzje", "VHZCFPNWSE9s1t1m", "1m1t9sESWNPFCZHV"},
	} {
		rules := tableOf(row.id)
		dealt, ok := notation.ReadLetters(row.dealt, rules.Red)
		if !ok {
			t.Fatal(row.dealt)
		}
		for len(dealt) < 13 {
			dealt = append(dealt, tile.Unknown)
		}
		wall := wallOf(136)
		for i, one := range dealt {
			at := 16*(i/4) + i%4
			wall[at] = one
		}
		table := start(t, game.Match{Players: 4, Tiles: row.tiles, Rules: rules, Wall: wall})
		want, _ := notation.ReadLetters(row.want, rules.Red)
		for len(want) < 13 {
			want = append(want, tile.Unknown)
		}
		if got := table.State().Closed(0); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", row.dealt, got, want)
		}
	}
	table := filled(t, tableOf("mcr"), [4]string{"2456789m456789s"}, "3m", "")
	if h := table.State().Hand(0); h.Win != -1 || len(h.Closed) != 13 {
		t.Errorf("before the draw: %+v", h)
	}
	mustPlay(t, table, "-")
	if h := table.State().Hand(0); h.Win != 1 || h.Closed[h.Win] != tile.Character3 {
		t.Errorf("after the draw: %+v", h)
	}
	if h := table.State().Hand(1); h.Win != -1 {
		t.Errorf("of another: %+v", h)
	}
}

// TestNorths: a player in riichi sets only the North aside that was drawn.
func TestNorths(t *testing.T) {
	rules := tableOf("riichi-tenhou-3p")
	hands := []string{"123456789t12sNN", "123456789s11mEE", "99m99tSSWWPPFFC"}
	for drawn, want := range map[string]string{"N": "",
		"C": "East is in riichi and sets no North aside but the one drawn"} {
		wall := stack(t, true, hands, "W9mS"+drawn, strings.Repeat("?", 20))
		table := start(t, game.Match{Players: 3, Tiles: "136", Rules: rules, Score: 35000, Wall: wall})
		mustPlay(t, table, "- l dW - d9m - dS -")
		if got := answer(table, "a"); got != want {
			t.Errorf("%s drawn: %q, want %q", drawn, got, want)
		}
	}
}

// TestRiichiPoints: a stick needs its points.
func TestRiichiPoints(t *testing.T) {
	for score, want := range map[int]string{1000: "", 999: "East cannot declare riichi: want 1000 points, found 999"} {
		table := start(t, game.Match{Players: 4, Tiles: "136", Rules: tableOf("riichi-tenhou"), Score: score,
			Wall: stack(t, true, riichiHands, "W8t9sF1t1t", strings.Repeat("?", 14))})
		mustPlay(t, table, "-")
		if got := answer(table, "El"); got != want {
			t.Errorf("with %d points: %q, want %q", score, got, want)
		}
	}
}

// TestWinsThatScoreTooLittle says what a complete hand is worth where it needs more, and that it scores nothing else.
func TestWinsThatScoreTooLittle(t *testing.T) {
	for _, row := range []struct {
		worth, needs int
		want         string
	}{
		{3, 8, "East cannot win: the hand is complete but worth 3 of the 8 that it needs"},
		{0, 0, "East cannot win: the hand is complete but scores nothing"},
		{0, 1, "East cannot win: the hand is complete but worth 0 of the 1 that it needs"},
	} {
		rules := *tableOf("mcr")
		play := *rules.Play
		play.MayWin = func(*game.Winning) bool { return false }
		play.Short = func(*game.Winning) (int, int) { return row.worth, row.needs }
		rules.Play = &play
		table := filled(t, &rules, [4]string{"123456789m12sEE"}, "3s", "")
		mustPlay(t, table, "-")
		if got := answer(table, "s"); got != row.want {
			t.Errorf("%d of %d: %q, want %q", row.worth, row.needs, got, row.want)
		}
	}
}
