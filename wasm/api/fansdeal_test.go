package api

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// A fansDeal is a deal of a stacked wall in which East and South draw flowers: East's is replaced by 7z, South's by 4m.
type fansDeal struct {
	id     string
	legal  []string
	states []State
	after  *AfterDeal
}

func newFansDeal(t *testing.T, ruleset string, options map[string]any, south string) *fansDeal {
	t.Helper()
	wall := stacked(t, []string{"2467m248p36s1122z", south, "2255m1199p1199s6z", "1122445s667755z"}, "")
	dealt, rest := wall[:52], slices.Clone(wall[52:])
	for _, last := range []string{"4m", "7z"} {
		i := slices.Index(rest, last)
		rest = append(slices.Delete(rest, i, i+1), last)
	}
	wall = slices.Concat(dealt, strings.Fields("1f 2f 3f 4f 5f 6f 7f 8f"), rest)
	game, err := GameNew(GameNewRequest{Players: 4, Tiles: "144", Ruleset: ruleset, Options: options, Wall: wall})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { GameClose(GameCloseRequest{ID: game.ID}) })
	return &fansDeal{id: game.ID, legal: game.Legal, states: []State{game.State}}
}

// play plays commands and keeps the states.
func (d *fansDeal) play(t *testing.T, commands ...string) *State {
	t.Helper()
	for _, command := range commands {
		value, err := GameCommand(GameCommandRequest{ID: d.id, Text: command})
		if err != nil {
			t.Fatalf("%s of %v: %v", command, d.legal, err)
		}
		d.legal, d.after = value.Legal, value.After
		d.states = append(d.states, value.State)
	}
	return &d.states[len(d.states)-1]
}

// exhaust discards at random until the wall is empty.
func (d *fansDeal) exhaust(t *testing.T) {
	t.Helper()
	random := rand.New(rand.NewPCG(15, 8))
	for len(d.legal) > 0 {
		quiet := slices.DeleteFunc(slices.Clone(d.legal), func(c string) bool {
			return len(c) > 1 &&
				strings.IndexByte("scpkr", c[1]) >= 0
		})
		if len(quiet) == 0 {
			t.Fatalf("only %v is open", d.legal)
		}
		d.play(t, quiet[random.IntN(len(quiet))])
	}
}

// TestFansDeals plays deals to each end: payments and the next dealer, and the same after the deal is saved and opened
// again.
func TestFansDeals(t *testing.T) {
	for _, row := range []struct {
		name, ruleset string
		options       map[string]any
		commands      []string // nil plays until the wall is exhausted
		want          []int
		number        int // of the next deal
	}{
		{"discard", "mcr", nil, []string{"E-", "Ed4m", "Sr"}, []int{-8 - 89, 3*8 + 89, -8, -8}, 2},
		{"own draw", "mcr", nil, []string{"E-", "Ed8t", "S-", "Ss"}, []int{-8 - 91, 3 * (8 + 91), -8 - 91, -8 - 91}, 2},
		{"exhausted", "mcr", nil, nil, []int{0, 0, 0, 0}, 2},
		{"discard", "hongkong", nil, []string{"E-", "Ed4m", "Sr"}, []int{-768, 768, 0, 0}, 2},
		{"own draw, full scale", "hongkong", map[string]any{"scale": "spicy"}, []string{"E-", "Ed8t", "S-", "Ss"},
			[]int{-4096, 3 * 4096, -4096, -4096}, 2},
		{"half", "hongkong", map[string]any{"responsibility": "half"}, []string{"E-", "Ed4m", "Sr"},
			[]int{-384, 768, -192, -192}, 2},
		{"exhausted", "hongkong", nil, nil, []int{0, 0, 0, 0}, 2},
		{"exhausted, East stays", "hongkong", map[string]any{"repeatOnDraw": true}, nil, []int{0, 0, 0, 0}, 1},
	} {
		t.Run(row.ruleset+" "+row.name, func(t *testing.T) {
			d := newFansDeal(t, row.ruleset, row.options, "1112345678999m")
			d.play(t, row.commands...)
			d.exhaust(t)
			if d.after == nil || !slices.Equal(d.after.Scores, row.want) || d.after.Number == nil ||
				*d.after.Number != row.number || d.after.DealerStays != (row.number == 1) {
				t.Fatalf("%s leaves %+v, want %v", d.states[len(d.states)-1].Event.Text, d.after, row.want)
			}
			d.reopen(t, row.ruleset, row.options, row.want)
		})
	}
}

// reopen saves the deal and opens it again: the same rules, options, states and
// payments.
func (d *fansDeal) reopen(t *testing.T, ruleset string, options map[string]any, paid []int) {
	t.Helper()
	text, err := GameText(GameTextRequest{ID: d.id})
	if err != nil {
		t.Fatal(err)
	}
	open, err := ReplayOpen(ReplayOpenRequest{Text: text.Text})
	if err != nil || len(open.Deals) != 1 || len(open.Problems) > 0 {
		t.Fatalf("%v, %v\n%s", err, open.Problems, text.Text)
	}
	defer ReplayClose(ReplayCloseRequest{ID: open.ID})
	deal := open.Deals[0]
	if deal.Rules != ruleset || deal.Steps != d.states[len(d.states)-1].Step ||
		fmt.Sprint(deal.Options) != fmt.Sprint(options) {
		t.Errorf("opened again: %s with %v, %d steps\n%s", deal.Rules, deal.Options, deal.Steps, text.Text)
	}
	for _, want := range d.states {
		got, err := ReplayState(ReplayStateRequest{ID: open.ID, Step: want.Step})
		if err != nil {
			t.Fatal(err)
		}
		want.Steps = got.Steps
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("step %d reads as\n%+v, was\n%+v", want.Step, got, want)
		}
	}
	for i, seat := range d.states[len(d.states)-1].Seats {
		if seat.Score != paid[i] {
			t.Errorf("the table shows %d for chair %d, want %d", seat.Score, i, paid[i])
		}
	}
	won := slices.Max(paid) > 0
	if won != (len(deal.Result.Wins) == 1) || won && !slices.Equal(deal.Result.Wins[0].Payments, paid) {
		t.Errorf("the wins read as %+v, want %v", deal.Result.Wins, paid)
	}
}

// TestFansMinimum refuses a complete hand below the minimum and reports what it lacks.
func TestFansMinimum(t *testing.T) {
	second := strings.Fields("E- Ed8t S- Sd4m W- WdF N- Nd4s E- Ed4t") // not in the first turn
	for ruleset, want := range map[string]string{
		"mcr":      "South cannot win: the hand is complete but worth 4 of the 8 that it needs",
		"hongkong": "South cannot win: the hand is complete but worth 2 of the 3 that it needs",
	} {
		d := newFansDeal(t, ruleset, nil, "123456m789s4466p")
		d.play(t, second...)
		if slices.Contains(d.legal, "Sr") {
			t.Errorf("%s: open is %v", ruleset, d.legal)
		}
		if _, err := GameCommand(GameCommandRequest{ID: d.id, Text: "Sr"}); err == nil || !strings.HasSuffix(err.Error(),
			want) {
			t.Errorf("%s: %v, want %s", ruleset, err, want)
		}
	}
	d := newFansDeal(t, "hongkong", map[string]any{"minimum": 2}, "123456m789s4466p")
	if d.play(t, append(second, "Sr")...); d.after == nil || d.after.Scores[1] <= 0 {
		t.Errorf("two faan with a minimum of two: %+v", d.after)
	}
}

// TestFansFlowers lays out flowers and replaces them from the end of the wall; rules without flowers have none.
func TestFansFlowers(t *testing.T) {
	for _, ruleset := range []string{"mcr", "hongkong"} {
		d := newFansDeal(t, ruleset, nil, "1112345678999m")
		last := d.play(t, "E-", "Ed8t", "S-")
		for chair, want := range []string{"1f", "2f", "", ""} {
			if got := strings.Join(texts(last.Seats[chair].Flowers), " "); got != want {
				t.Errorf("%s: chair %d has the flowers %q, want %q", ruleset, chair, got, want)
			}
		}
		if !slices.Contains(texts(last.Seats[0].Closed), "7z") || !slices.Contains(texts(last.Seats[1].Closed), "4m") {
			t.Errorf("%s: the replacements are not there: %v, %v", ruleset, last.Seats[0].Closed, last.Seats[1].Closed)
		}
	}
}

// TestFansMatch plays a match of at least sixteen deals to its end and its places.
func TestFansMatch(t *testing.T) {
	for _, ruleset := range []string{"mcr", "hongkong"} {
		game, err := GameNew(GameNewRequest{Players: 4, Tiles: "144", Ruleset: ruleset, Seed: new(81)})
		if err != nil {
			t.Fatal(err)
		}
		legal, wins := game.Legal, 0
		for deals := 1; ; deals++ {
			for len(legal) > 0 {
				open, err := play(GameCommandRequest{ID: game.ID, Text: chooseWell(legal, openGames.items[game.ID].table.State())})
				if err != nil {
					t.Fatal(err)
				}
				legal = open.table.Legal()
			}
			next, err := GameNext(GameNextRequest{ID: game.ID})
			if err != nil {
				t.Fatal(err)
			}
			sum := 0
			for _, score := range next.Scores {
				sum += score
			}
			if sum != 0 || len(next.Payments) != 4 {
				t.Fatalf("%s: after %d deals %+v", ruleset, deals, next.Scores)
			}
			if slices.Max(next.Payments) > 0 {
				wins++
			}
			if legal = next.Legal; !next.Over {
				continue
			}
			if ruleset == "mcr" && (deals != 16 || len(next.Points) != 4) || deals < 16 || len(next.Places) != 4 {
				t.Errorf("%s: over after %d deals, places %v, points %v", ruleset, deals, next.Places, next.Points)
			}
			t.Logf("%s: %d deals, %d won, %v", ruleset, deals, wins, next.Scores)
			break
		}
		GameClose(GameCloseRequest{ID: game.ID})
	}
}

// TestFansOptionsLive plays a win on a discard and one by self-draw under every value of every option of the rules that
// count fans: the table, the audit, the text opened again and score agree, and the options are those chosen.
func TestFansOptionsLive(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(800)) // replies are large and short-lived
	values, wins, touched := 0, 0, map[string]bool{}
	for _, set := range catalog.All() {
		if plain := set.Plain(); plain.Settle == nil || plain.Dora != nil || plain.ScoresLosers || !plain.Play.Flowers {
			continue
		}
		for i := range set.Options {
			o := &set.Options[i]
			for _, value := range valuesOf(o) {
				if (o.Key == "flowers" || o.Key == "flowersPlayed") && value == false {
					continue // the wall has flowers
				}
				if values++; values%optionsApart != 0 {
					continue
				}
				for _, commands := range [][]string{{"E-", "Ed4m", "Sr"}, {"E-", "Ed8t", "S-", "Ss"}} {
					if fansWin(t, set, option.Values{o.Key: value}, commands) {
						wins++
						touched[set.ID+" "+o.Key] = true
					}
				}
			}
		}
	}
	if wins < 300/optionsApart || len(touched) < 80/optionsApart {
		t.Errorf("%d wins under %d options of %d values: want more", wins, len(touched), values)
	}
}

// fansWin plays one deal and compares what each function returns about its win; false where the options allow none.
func fansWin(t *testing.T, set *rules.RuleSet, chosen option.Values, commands []string) bool {
	t.Helper()
	name := fmt.Sprint(set.ID, " ", chosen, " ", commands)
	r, err := set.With(chosen)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	d := newFansDeal(t, set.ID, chosen, "1112345678999m")
	d.play(t, commands[:len(commands)-1]...)
	if !slices.Contains(d.legal, commands[len(commands)-1]) {
		return false
	}
	last := d.play(t, commands[len(commands)-1])
	text, err := GameText(GameTextRequest{ID: d.id})
	if err != nil {
		t.Fatal(err)
	}
	open, err := ReplayOpen(ReplayOpenRequest{Text: text.Text})
	if err != nil {
		t.Fatal(err)
	}
	defer ReplayClose(ReplayCloseRequest{ID: open.ID})
	defer GameClose(GameCloseRequest{ID: d.id})
	deal := open.Deals[0]
	if deal.Rules != set.ID || fmt.Sprint(deal.Options) != fmt.Sprint(optionsOf(r)) || len(deal.Result.Wins) != 1 {
		t.Fatalf("%s: opened again it is %s %v with %+v", name, deal.Rules, deal.Options, deal.Result)
	}
	win := deal.Result.Wins[0]
	sight, err := ReplaySight(ReplaySightRequest{ID: open.ID, Step: deal.Steps, Chair: win.Chair})
	if err != nil {
		t.Fatal(err)
	}
	score, err := ScoreHand(ScoreRequest{Hand: sight.Hand + " " + sight.Flowers, Ruleset: sight.Ruleset,
		Options: sight.Options, Situation: sight.Situation})
	card, ok := score.(FansScore)
	if err != nil || !ok {
		t.Fatalf("%s: score has %+v (%v) of %+v", name, score, err, sight)
	}
	paid := map[string]int{"E": card.Payments.E, "S": card.Payments.S, "W": card.Payments.W}
	if card.Payments.N != nil {
		paid["N"] = *card.Payments.N
	}
	for chair, seat := range last.Seats {
		if seat.Score != win.Payments[chair] || seat.Score != paid[seat.Wind] {
			t.Errorf("%s: chair %d has %d at the table, %d in the audit, %d by score", name, chair, seat.Score,
				win.Payments[chair], paid[seat.Wind])
		}
	}
	return true
}
