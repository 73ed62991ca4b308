package review

import (
	"math"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestDealingInCosts subtracts the risk of a discard from the value of the hand it leaves, against a riichi but not
// without one.
func TestDealingInCosts(t *testing.T) {
	read, err := notation.Parse("234567m2345678p5z", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	v := &advice.View{Question: advice.Question{Hand: read.Hand, Draws: 6}}
	for k, n := range read.Hand.AllCounts() {
		v.Left[k] = 4 - n
	}
	row := advice.Row{Tile: tile.White, Danger: 0.25, Cost: 1300}
	alone := after(v, &row, odds.Default)
	v.Rivals = []advice.Rival{{Rival: danger.Rival{Riichi: true}}}
	pressed := after(v, &row, odds.Default)
	if alone.win <= 0 || math.Abs(pressed.win-alone.win*0.75) > 1e-9 || math.Abs(alone.points-1300-pressed.points) > 1e-9 {
		t.Errorf("leaves %+v, against a riichi %+v", alone, pressed)
	}
}

// TestDealingInUnknown keeps, with the risk of the discard, that the points of the wins are unknown.
func TestDealingInUnknown(t *testing.T) {
	pressed := &advice.View{Rivals: []advice.Rival{{Rival: danger.Rival{Riichi: true}}}}
	row := &advice.Row{Danger: 0.1, Cost: 600}
	for _, unknown := range []bool{false, true} {
		w := worthOf(odds.Odds{Win: 0.5, Others: 0.3, Draw: 0.2, Points: 1000})
		w.unknown = unknown
		if left := dealtIn(pressed, row, w); left.unknown != unknown || left.win != 0.45 || left.points != 300 {
			t.Errorf("%+v, want 300 points, unknown: %t", left, unknown)
		}
	}
}

// TestLossNets checks that a loss counts only points: winning less often for as many points is no loss.
func TestLossNets(t *testing.T) {
	for _, c := range []struct {
		best, made worth
		want       Loss
	}{
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 400}, Loss{Win: 0.1, Points: 600}},
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 1000}, Loss{}},
		{worth{win: 0.3, points: 1000}, worth{win: 0.2, points: 1500}, Loss{}},
		{worth{win: 0.2, points: 1000}, worth{win: 0.3, points: 400}, Loss{Points: 600}},
	} {
		got := loss(c.best, c.made)
		if math.Abs(got.Win-c.want.Win) > 1e-12 || got.Points != c.want.Points {
			t.Errorf("%+v against %+v: %+v, want %+v", c.made, c.best, got, c.want)
		}
	}
}

// tenhou returns the rules of Tenhou.
func tenhou() *rules.Rules {
	set, _ := catalog.ByID("riichi-tenhou")
	return set.Plain()
}

// rowsOf returns the first-ranked discard and another, for a dealer's hand under the rules of Tenhou with the given
// number of own draws left.
func rowsOf(t *testing.T, text, first, made string, draws int) (*advice.View, *Move) {
	t.Helper()
	read, err := notation.Parse(text, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	situation := rules.Situation{SeatWind: tile.East, RoundWind: tile.East, Indicators: []tile.Tile{tile.South}}
	v := &advice.View{Question: advice.Question{Hand: read.Hand, Draws: draws}, Situation: situation,
		Rivals: make([]advice.Rival, 3)}
	if v.Traits, v.Scorer, err = advice.Under(tenhou(), situation, &v.Hand); err != nil {
		t.Fatal(err)
	}
	for k, n := range read.Hand.AllCounts() {
		v.Left[k] = 4 - n
	}
	m := &Move{Row: 1, Rows: make([]advice.Row, 2)}
	for i, name := range []string{first, made} {
		m.Rows[i].Tile = tile.MustParse(name)
		after := v.Without(m.Rows[i].Tile)
		counts := after.Hand.Counts()
		m.Rows[i].Shanten = v.Rule.Of(&counts).Best
	}
	return v, m
}

// TestWorthBeyondReach checks that the wins after two discards have the same points if only one of the hands is near
// enough to be followed in full.
func TestWorthBeyondReach(t *testing.T) {
	v, m := rowsOf(t, "2344778m3p150799s", "1s", "5s", 16)
	if m.Rows[0].Shanten != advice.Reach || m.Rows[1].Shanten != advice.Reach+1 {
		t.Fatalf("%d and %d from ready", m.Rows[0].Shanten, m.Rows[1].Shanten)
	}
	first, second := afterBoth(v, &m.Rows[0], &m.Rows[1], odds.Default)
	if per := first.points - second.points; per > 20_000*max(0, first.win-second.win)+100 {
		t.Errorf("wins .%03.0f and .%03.0f of the deals, and %.0f points apart", 1000*first.win, 1000*second.win, per)
	}
}

// TestStepFromReady gives up a ready hand that has no yaku without riichi: the hand one step away is valued as one that
// declares riichi when it is ready again.
func TestStepFromReady(t *testing.T) {
	v, m := rowsOf(t, "46p2234567789s66z", "2s", "6p", 12)
	if m.Rows[0].Shanten != 0 || m.Rows[1].Shanten != 1 {
		t.Fatalf("%d and %d from ready", m.Rows[0].Shanten, m.Rows[1].Shanten)
	}
	declares := v.CurveAfter(m.Rows[1].Tile)
	first, second := afterBoth(v, &m.Rows[0], &m.Rows[1], odds.Default)
	v.Scorer = v.Undeclared(tenhou())
	if never := v.CurveAfter(m.Rows[1].Tile); declares.Win[0] < 0.3 || declares.Win[0] < 1.3*never.Win[0] {
		t.Errorf("one step away it wins %.3f, without riichi %.3f", declares.Win[0], never.Win[0])
	}
	if first.win-second.win > 0.3 {
		t.Errorf("the step costs %.3f wins", first.win-second.win)
	}
}

// TestUntold calls neither riichi nor silence a mistake in a last deal, nor with few copies of a wait and no yaku.
func TestUntold(t *testing.T) {
	for _, c := range []struct {
		hand      string
		last      bool
		few, more bool // what is untold, by the copies of the wait
	}{
		{"234567m23488p67s5z", false, false, false}, // all simples
		{"234567m23488p67s5z", true, true, true},
		{"123567m23499p79s5z", false, true, false}, // nothing but riichi
		{"123567m23499p79s5z", true, true, true},
	} {
		for copies, want := range map[uint8]bool{fewCopies: c.few, fewCopies + 1: c.more} {
			v, m := rowsOf(t, c.hand, "5z", "5z", 10)
			m.Rows[0].Total = copies
			r := reviewer{rules: tenhou(), last: c.last}
			if l, ok := r.lines(v, &m.Rows[0]); !ok || l.untold != want {
				t.Errorf("%s, %d copies, last deal %t: %+v, untold is %t", c.hand, copies, c.last, l.Verdict, l.untold)
			}
		}
	}
}

// TestWeighLast gives up a ready hand with the last discard. With four players that costs what such a hand gets at the
// draw, less what the discard that keeps it ready costs.
func TestWeighLast(t *testing.T) {
	for _, c := range []struct {
		rivals       int
		danger, cost float64 // of the discard that keeps the hand ready
		want         float64
	}{{3, 0, 0, 2000}, {3, 0.2, 1000, 600}, {3, 0.5, 3000, 0}, {2, 0, 0, 0}} {
		v, m := rowsOf(t, "234567m2345678p5z", "5z", "3m", 1)
		v.Rivals = v.Rivals[:c.rivals]
		m.Rows[0].Danger, m.Rows[0].Cost = c.danger, c.cost
		if m.weighLast(v); math.Abs(m.Loss.Points-c.want) > 1e-9 {
			t.Errorf("%+v: costs %.1f points", c, m.Loss.Points)
		}
	}
}

// TestLastDraws weighs a discard at the end of a deal: with four tiles left the player draws once more, and may win.
func TestLastDraws(t *testing.T) {
	match := game.Match{Players: 4, Tiles: "136", Rules: tenhou().Table(), Seed: 1, Score: 25000}
	laid, err := match.Deal()
	if err != nil {
		t.Fatal(err)
	}
	record := game.NewRecord(laid)
	for left := 5; left > 2; {
		s := record.Last()
		if s.Phase == game.ToDiscard && s.Left() == left {
			v, m := rowsOf(t, "234567m2345678p5z", "5z", "3m", 1)
			m.Kind = Discard
			(&reviewer{rules: tenhou()}).weighTurn(s, v, m)
			if wins := m.BestOdds != nil; wins != (left >= 4) {
				t.Errorf("%d tiles left: the player may still win: %t", left, wins)
			}
			left--
		}
		legal := s.Legal()
		at := slices.IndexFunc(legal, func(e game.Event) bool { return e.Kind == game.Draw })
		if at < 0 {
			at = slices.IndexFunc(legal, func(e game.Event) bool { return e.Kind == game.Discard })
		}
		if err := record.Add(legal[at]); err != nil {
			t.Fatal(err)
		}
	}
}

// TestNoRiichi has a hand that could declare riichi: unless both the first discard and the one made leave it ready,
// that is no decision between riichi and silence.
func TestNoRiichi(t *testing.T) {
	for _, c := range []struct{ first, made string }{{"6p", "2s"}, {"2s", "6p"}, {"6p", "4p"}} {
		v, m := rowsOf(t, "46p2234567789s66z", c.first, c.made, 12)
		if (&reviewer{rules: tenhou()}).riichi(nil, v, m) || m.Kind != "" {
			t.Errorf("%s instead of %s: a decision about %s", c.made, c.first, m.Kind)
		}
	}
}

// TestHopeless checks that two hands that hardly win any more count as equal.
func TestHopeless(t *testing.T) {
	v, m := rowsOf(t, "115m4567p167s2244z", "1s", "4z", 2)
	(&reviewer{rules: tenhou()}).weighDiscards(v, m)
	if m.BestOdds == nil || m.BestOdds.Win >= hopeless || m.BestOdds.Points-m.MadeOdds.Points <= tied ||
		m.Loss != (Loss{}) {
		t.Errorf("%+v and %+v: %+v, want no verdict", m.BestOdds, m.MadeOdds, m.Loss)
	}
	v, m = rowsOf(t, "234567m2345678p5z", "5z", "3m", 2)
	if (&reviewer{rules: tenhou()}).weighDiscards(v, m); m.Loss.Points <= tied {
		t.Errorf("a ready hand given up: %+v and %+v, %+v, want a verdict", m.BestOdds, m.MadeOdds, m.Loss)
	}
}

// TestLastSafer gives up a ready hand in the last deal for a safer discard: under a threat that may be right.
func TestLastSafer(t *testing.T) {
	for _, threat := range []bool{false, true} {
		v, m := rowsOf(t, "234567m2345678p5z", "5z", "3m", 10)
		v.Rivals[0].Riichi = threat
		m.Rows[0].Danger, m.Rows[0].Cost = 0.01, 60
		if (&reviewer{rules: tenhou(), last: true}).weighDiscards(v, m); (m.Loss.Points == 0) != threat {
			t.Errorf("under a threat: %t; %+v", threat, m.Loss)
		}
	}
}

// TestFartherAccepts goes back a step with discards after which more tiles help: both models find that worse, so that
// it costs something although the loss is less than farTied.
func TestFartherAccepts(t *testing.T) {
	for _, c := range []struct{ hand, first, made string }{
		{"124556779p25689s", "9p", "4p"}, {"14469p233566899s", "1p", "9s"},
	} {
		v, _ := rowsOf(t, c.hand, c.first, c.made, 10)
		rows := v.Discards(advice.Weighed)
		at := slices.IndexFunc(rows, func(row advice.Row) bool { return row.Tile == tile.MustParse(c.made) })
		m, r := &Move{Row: at, Rows: rows, Strength: odds.Default}, &reviewer{rules: tenhou(), strength: odds.Default}
		best, made := &rows[0], &rows[at]
		if best.Shanten != 2 || made.Shanten != 3 || made.Total <= best.Total {
			t.Fatalf("%s: %+v and %+v", c.hand, best, made)
		}
		if r.weighDiscards(v, m); m.Loss.Points <= bothTied || m.Loss.Points > farTied {
			t.Errorf("%s: costs %.0f points", c.hand, m.Loss.Points)
		}
		second := r.secondDiscard(v, best, made)
		first, _ := v.Expected(r.rules, best, 3)
		other, _ := v.Expected(r.rules, made, 3)
		near, _ := v.Expected(r.rules, best, 2)
		if near == first || second.first != first || second.difference != first-other {
			t.Errorf("%s: %+v, want %.1f and %.1f less", c.hand, second, first, first-other)
		}
	}
}

// TestSizes checks the bounds of the sizes.
func TestSizes(t *testing.T) {
	for points, want := range map[float64]Size{0: NoMistake, 150: NoMistake, 150.5: Slip, 499: Slip, 500: Mistake,
		1499: Mistake, 1500: Blunder} {
		if got := (Loss{Points: points}).beyond(tied).Size(); got != want {
			t.Errorf("%v points: %q, want %q", points, got, want)
		}
	}
}

// TestExpectsWithoutOthers counts the wins of the own hand alone where no odds were fitted.
func TestExpectsWithoutOthers(t *testing.T) {
	curve := advice.Curve{Hand: odds.Hand{Win: []float64{0.25, 0.1}}, Value: 2000}
	w := expects(&advice.View{}, curve, odds.Default)
	if w.win != 0.25 || w.points != 500 || w.odds != nil || w.unknown {
		t.Errorf("%+v, want a quarter of 2000 points", w)
	}
}
