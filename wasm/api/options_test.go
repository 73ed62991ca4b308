package api

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/option"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// valuesOf are values of an option, all of them where they can be counted.
func valuesOf(o *option.Option) []any {
	var values []any
	switch o.Kind {
	case option.Bool:
		return []any{false, true}
	case option.Int:
		values = []any{0, 100, 400, 60000}
		if len(o.Choices) > 0 {
			values = nil
		}
		for _, word := range o.Choices {
			value, _ := o.Read(word)
			values = append(values, value)
		}
	case option.Choice:
		for _, word := range o.Choices {
			values = append(values, word)
		}
	case option.Set:
		values = []any{[]string{}, slices.Clone(o.Choices)}
		for _, word := range o.Choices {
			values = append(values, []string{word})
		}
	}
	return values
}

// playOut plays a live deal towards a win: players win whenever they can, and call only occasionally.
func playOut(t *testing.T, id string, random *rand.Rand) *openGame {
	t.Helper()
	open, err := openGames.get(id)
	if err != nil {
		t.Fatal(err)
	}
	for {
		s := open.table.State()
		events := s.Legal()
		if len(events) == 0 {
			open.deal.Settle()
			return open
		}
		if err := open.table.Command(s.Command(bestEvent(s, events, random))); err != nil {
			t.Fatal(err)
		}
	}
}

func bestEvent(s *game.State, events []game.Event, random *rand.Rand) game.Event {
	best, least := events[0], 99
	for _, e := range events {
		switch e.Kind {
		case game.Win, game.Riichi, game.North:
			return e
		case game.Chow, game.Pung, game.Kong:
			if random.IntN(5) == 0 {
				return e
			}
		case game.Draw:
			best, least = e, -9
		case game.Discard:
			counts := tile.CountsOf(s.Closed(e.Chair))
			counts[e.Tile.Index()]--
			if d := int(shanten.Of(&counts).Best)*8 + random.IntN(8); d < least {
				best, least = e, d
			}
		}
	}
	return best
}

// scoreRequest returns a score request for a win on the table.
func scoreRequest(t *testing.T, g *openGame, chair int) ScoreRequest {
	t.Helper()
	w, _ := g.table.State().Winning(chair)
	win, err := rules.WinOf(g.deal.Deal(), &w)
	if err != nil {
		t.Fatal(err)
	}
	text, err := notation.Format(notation.Parsed{Hand: win.Hand, Marked: true}, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	request := ScoreRequest{Hand: text, Ruleset: g.deal.Ruleset.ID, Options: g.deal.Ruleset.Chosen}
	request.Situation = Situation{
		SelfDrawn: win.SelfDrawn, SeatWind: windWord(win.SeatWind), RoundWind: windWord(win.RoundWind), Riichi: win.Riichi,
		Ippatsu: win.Ippatsu,
		Rinshan: win.Rinshan, Chankan: win.Chankan, LastTile: win.LastTile, FirstTurn: win.FirstTurn,
		Indicators: spell(win.Indicators), UraIndicators: spell(win.UraIndicators), From: windWord(win.From),
		Liable: windWord(win.Liable), North: win.North,
	}
	if win.RobbedConcealed {
		request.Situation.Robbed = robbable[1]
	}
	return request
}

// TestOptionsLive plays a deal under every value of every option of every rule set with settlement, and saves it: the
// table, the audit, the text opened again, the packed text, play continued from there, and score agree; and the options
// are the chosen ones everywhere.
func TestOptionsLive(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // replies are large and short-lived
	values, deals, wins, touched := 0, 0, 0, map[string]bool{}
	for _, set := range catalog.All() {
		if set.Plain().Settle == nil || set.Plain().Dora == nil {
			continue
		}
		for i := range set.Options {
			o := &set.Options[i]
			for n, value := range valuesOf(o) {
				chosen := option.Values{o.Key: value}
				r, err := set.With(chosen)
				if o.Key == "uma" && err != nil {
					continue // points for another number of players
				}
				if err != nil {
					t.Fatal(err)
				}
				if values++; values%optionsApart != 0 {
					continue
				}
				seed := 10*i + n
				won := playSaved(t, r, seed)
				deals++
				wins += won
				if won > 0 {
					touched[o.Key] = true
				}
			}
		}
	}
	t.Logf("%d deals, %d wins under %d options", deals, wins, len(touched))
	if wins < deals/4 || len(touched) < 40/optionsApart {
		t.Errorf("%d wins of %d deals under %d options: want more", wins, deals, len(touched))
	}
}

// playSaved plays one deal and compares all results for it.
func playSaved(t *testing.T, r *rules.Rules, seed int) (wins int) {
	t.Helper()
	name := fmt.Sprintf("%s %v, seed %d", r.ID, r.Chosen, seed)
	started, err := GameNew(GameNewRequest{Players: r.Players, Tiles: "136", Ruleset: r.ID, Options: r.Chosen,
		Seed: &seed})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer GameClose(GameCloseRequest{ID: started.ID})
	g := playOut(t, started.ID, rand.New(rand.NewPCG(1, uint64(seed))))
	text, err := GameText(GameTextRequest{ID: started.ID})
	if err != nil {
		t.Fatal(err)
	}
	again := sameDeal(t, name, r, g, text.Text)
	packed, err := ReplayPack(ReplayPackRequest{ID: again.ID})
	if err != nil {
		t.Fatal(err)
	}
	sameDeal(t, name+", packed", r, g, packed.Text)

	audited, err := audit.Wins(g.deal, nil)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	for _, w := range audited {
		if w.Err != nil {
			t.Fatalf("%s: %v", name, w.Err)
		}
		wins++
		score, err := ScoreHand(scoreRequest(t, g, w.Chair))
		card, ok := score.(RiichiScore)
		if err != nil || !ok || card.Points != w.Card.Points || card.Han != w.Card.Total("han") ||
			card.Fu != w.Card.Total("fu") {
			t.Errorf("%s: score has %+v (%v), the audit %+v", name, score, err, w.Card)
		}
	}
	wantAfter(t, name, r, g)
	ended, err := GameNew(GameNewRequest{Replay: again.ID, Step: g.deal.Steps()})
	if err != nil || !reflect.DeepEqual(ended.After, g.after()) {
		t.Errorf("%s, opened at its end: it leaves %+v (%v), want %+v", name, ended.After, err, g.after())
	}
	defer GameClose(GameCloseRequest{ID: ended.ID})
	if wins > 0 {
		playOnAgrees(t, name, g, again.ID)
	}
	if _, err := ReplayClose(ReplayCloseRequest{ID: again.ID}); err != nil {
		t.Error(err)
	}
	return wins
}

// wantAfter checks the result of a deal: the points of the start are conserved, the last state shows the same scores,
// and the placement sums to the sticks that no player gets.
func wantAfter(t *testing.T, name string, r *rules.Rules, g *openGame) {
	t.Helper()
	after := g.after()
	if after == nil {
		t.Errorf("%s: the deal has no result", name)
		return
	}
	sum := 1000 * after.Deposits
	for chair, score := range after.Scores {
		sum += score
		if now := g.state(); now.Seats[chair].Score != score || now.Deposits != after.Deposits {
			t.Errorf("%s: after the deal chair %d has %d and %d sticks are there, the state has %d and %d", name, chair, score,
				after.Deposits, now.Seats[chair].Score, now.Deposits)
		}
	}
	if sum != r.Players*r.Start {
		t.Errorf("%s: %d points after the deal, want %d", name, sum, r.Players*r.Start)
	}
	if (after.Over == "") != (after.Number != nil && after.Round != "") {
		t.Errorf("%s: the game is over and continues: %+v", name, after)
	}
	if r.Chosen["uma"] == nil && r.Chosen["oka"] == nil && r.Chosen["players"] == nil {
		total := 0
		if after.Placement == nil {
			t.Errorf("%s: no placement", name)
			return
		}
		for _, seat := range after.Placement.Seats {
			total += seat.Points
		}
		if total != -1000*after.Placement.Deposits {
			t.Errorf("%s: the placement sums to %d: %+v", name, total, after.Placement)
		}
	}
}

// sameDeal opens a saved deal and compares it with the table.
func sameDeal(t *testing.T, name string, r *rules.Rules, g *openGame, text string) ReplayOpenValue {
	t.Helper()
	again, err := ReplayOpen(ReplayOpenRequest{Text: text})
	if err != nil || len(again.Problems) > 0 {
		t.Fatalf("%s: %v %+v\n%s", name, err, again.Problems, text)
	}
	d := again.Deals[0]
	if d.Rules != r.ID || fmt.Sprint(d.Options) != fmt.Sprint(optionsOf(r)) {
		t.Errorf("%s: opened again it is %s %v", name, d.Rules, d.Options)
	}
	ours, err := resultOf(g.deal, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(ours.Wins, d.Result.Wins) {
		t.Errorf("%s: opened again the wins are %+v, want %+v", name, d.Result.Wins, ours.Wins)
	}
	last, err := ReplayState(ReplayStateRequest{ID: again.ID, Step: d.Steps})
	if err != nil {
		t.Fatal(err)
	}
	for chair, seat := range g.state().Seats {
		if seat.Score != last.Seats[chair].Score {
			t.Errorf("%s: chair %d has %d, opened again %d", name, chair, seat.Score, last.Seats[chair].Score)
		}
	}
	if strings.Contains(name, "packed") {
		if _, err := ReplayClose(ReplayCloseRequest{ID: again.ID}); err != nil {
			t.Error(err)
		}
	}
	return again
}

// playOnAgrees plays the winning move again from the saved deal.
func playOnAgrees(t *testing.T, name string, g *openGame, file string) {
	t.Helper()
	winners := len(g.table.State().Winners())
	before := g.deal.Steps() - winners
	s := g.deal.At(before)
	on, err := GameNew(GameNewRequest{Replay: file, Step: before})
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	defer GameClose(GameCloseRequest{ID: on.ID})
	for step := before + 1; step <= g.deal.Steps(); step++ {
		if _, err := GameCommand(GameCommandRequest{ID: on.ID, Text: s.Command(g.deal.Event(step))}); err != nil {
			t.Fatalf("%s, played on: %v", name, err)
		}
		s = g.deal.At(step)
	}
	other, err := openGames.get(on.ID)
	if err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(other.deal.Result.Payments, g.deal.Result.Payments) {
		t.Errorf("%s, played on: %v, want %v", name, other.deal.Result.Payments, g.deal.Result.Payments)
	}
}

// stacked returns a wall that deals the hands and then has the draws.
func stacked(t *testing.T, hands []string, draws string) []string {
	t.Helper()
	left := [tile.Kinds]int{}
	for i := range left {
		left[i] = 4
	}
	take := func(text string) (words []string) {
		parsed, err := notation.Parse(text, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		for _, one := range parsed.Hand.Closed {
			words = append(words, one.String())
			left[one.Index()]--
		}
		return words
	}
	dealt := make([][]string, len(hands))
	for i, hand := range hands {
		dealt[i] = take(hand)
	}
	var wall []string
	for from := 0; from < game.HandSize; from += 4 {
		for _, hand := range dealt {
			wall = append(wall, hand[from:min(from+4, game.HandSize)]...)
		}
	}
	wall = append(wall, take(draws)...)
	for i, n := range left {
		for range n {
			wall = append(wall, tile.Of(i).String())
		}
	}
	return wall
}

// TestNoOpenTanyao wins with only open all simples, and reads the log as one of a table without it: the win has no yaku
// there, nor when it is saved and opened again, and a table that continues it refuses the win.
func TestNoOpenTanyao(t *testing.T) {
	wall := stacked(t, []string{"234m567p34s22s88p1z", "1199m1199p1199s2z", "1278m1267p1267s3z", "1278m3489p1678s4z"},
		"2z8p5s")
	started, err := GameNew(GameNewRequest{Players: 4, Tiles: "136", Ruleset: "riichi-tenhou", Wall: wall})
	if err != nil {
		t.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: started.ID})
	const moves = "- EdS S- Sd8t Ep8t EdE S- Sd5s Er"
	if _, err := GameCommand(GameCommandRequest{ID: started.ID, Text: moves}); err != nil {
		t.Fatal(err)
	}
	g, _ := openGames.get(started.ID)
	text, err := findAndWrite(g, "tenhou")
	if err != nil {
		t.Fatal(err)
	}
	log := strings.Replace(text, "喰", "", 1)
	if log == text {
		t.Fatalf("the log does not name open simples: %s", text)
	}
	for name, text := range map[string]string{"the log": log, "the log saved and opened again": saved(t, log)} {
		open := openLog(t, ReplayOpenRequest{Text: text})
		d := open.Deals[0]
		if d.Options["openTanyao"] != false {
			t.Errorf("%s: options %v", name, d.Options)
		}
		if win := d.Result.Wins[0]; win.Points != 0 || !strings.Contains(win.Why, "yaku") {
			t.Errorf("%s: the win is %+v, want no yaku", name, win)
		}
		on, err := GameNew(GameNewRequest{Replay: open.ID, Step: d.Steps - 1})
		if err != nil {
			t.Fatal(err)
		}
		if slices.Contains(on.Legal, "Er") {
			t.Errorf("%s: the table offers the win: %v", name, on.Legal)
		}
		if _, err := GameCommand(GameCommandRequest{ID: on.ID, Text: "Er"}); err == nil ||
			err.Error() != "East cannot win: the hand is complete but scores nothing" {
			t.Errorf("%s: the table takes the win: %v", name, err)
		}
		if _, err := GameClose(GameCloseRequest{ID: on.ID}); err != nil {
			t.Error(err)
		}
	}
}

// saved opens a log and writes it as replay text.
func saved(t *testing.T, log string) string {
	t.Helper()
	text, err := ReplayText(ReplayTextRequest{ID: openLog(t, ReplayOpenRequest{Text: log}).ID})
	if err != nil {
		t.Fatal(err)
	}
	return text.Text
}

// findAndWrite writes a live deal in a format.
func findAndWrite(g *openGame, id string) (string, error) {
	format, err := findFormat("", id)
	if err != nil {
		return "", err
	}
	return format.write(&replay.Replay{Deals: []*replay.Deal{g.deal}})
}
