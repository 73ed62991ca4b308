package advice_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/tile"
)

// TestSlowChoicesAgree looks at the moves other than claims in quick deals: which are choices, and when a kong or a
// riichi is ranked above every discard, and when below.
func TestSlowChoicesAgree(t *testing.T) {
	seen := map[game.Kind][2]int{}
	quick(t, "riichi-tenhou", 4, 24, func(s *game.State, r *rules.Rules, random *rand.Rand) {
		legal := s.Legal()
		rare := slices.ContainsFunc(legal, func(e game.Event) bool { return e.Kind == game.Kong || e.Kind == game.Riichi })
		if !rare && random.IntN(25) > 0 {
			return
		}
		for chair := range 4 {
			own := slices.DeleteFunc(slices.Clone(legal), func(e game.Event) bool {
				return e.Chair != chair || e.Kind == game.Exhausted
			})
			asked, err := advice.Ask(s, r, chair)
			if err != nil {
				t.Fatal(err)
			}
			if (asked != nil) != (len(own) > 0) {
				t.Fatalf("step %d: chair %d is asked %t with %v", s.Step, chair, asked != nil, own)
			}
			if asked == nil {
				continue
			}
			checkChoices(t, s, r, chair, own, asked, seen)
		}
	})
	for _, kind := range []game.Kind{game.Kong, game.Riichi} {
		if n := seen[kind]; n[0] == 0 || n[1] == 0 {
			t.Errorf("%s is made %d times and not %d times", kind, n[1], n[0])
		}
	}
}

func checkChoices(t *testing.T, s *game.State, r *rules.Rules, chair int, own []game.Event, asked *advice.Asked,
	seen map[game.Kind][2]int) {
	t.Helper()
	claims := s.Phase != game.ToDiscard && s.Phase != game.Called && s.Phase != game.Declared
	passes := claims && slices.ContainsFunc(own, func(e game.Event) bool { return e.Kind != game.Draw })
	list := asked.Choices
	for i, c := range list {
		if c.Pass != (passes && (c.Event == game.Event{} || c.Event.Kind == game.Draw)) {
			t.Errorf("step %d: choice %+v of %v", s.Step, c, own)
		}
		if c.Event.Kind == game.Discard && (c.Row == nil || c.Row.Tile != c.Event.Tile ||
			asked.Rows[int(-c.Score)].Tile != c.Event.Tile) {
			t.Errorf("step %d: the discard %+v is scored %.0f", s.Step, c.Event, c.Score)
		}
		if i > 0 && list[i].Score > list[i-1].Score {
			t.Errorf("step %d: the choices are out of order", s.Step)
		}
		want, known := false, true
		switch c.Event.Kind {
		case game.Win:
			if i != 0 && list[0].Event.Kind != game.Win {
				t.Errorf("step %d: a win is not the first choice", s.Step)
			}
			continue
		case game.Kong:
			want = slowKong(s, asked.View, c.Event)
		case game.Riichi:
			want, known = slowRiichi(t, r, asked)
		default:
			continue
		}
		if known && (c.Score > 0) != want {
			t.Errorf("step %d: %+v is scored %.0f, want above 0: %t", s.Step, c.Event, c.Score, want)
		}
		n := seen[c.Event.Kind]
		n[int(yes(want))]++
		seen[c.Event.Kind] = n
	}
}

// slowKong reports whether a kong costs nothing: no step, no riichi of a closed hand, and no new dora in a riichi of
// another player unless the hand is ready.
func slowKong(s *game.State, v *advice.View, e game.Event) bool {
	if e.Tile == tile.None && v.Hand.IsClosed() {
		return false
	}
	after := *s
	if after.Apply(e) != nil {
		return false
	}
	h := newSlowHand(&v.Question)
	before, now := h.distance(h.closed), h.distance(tile.CountsOf(after.Closed(e.Chair)))
	declared := slices.ContainsFunc(v.Rivals, func(r advice.Rival) bool { return r.Riichi })
	return now <= max(0, before) && (now <= 0 || !declared)
}

// slowRiichi reports whether declaring is worth more points than silence with the first discard.
func slowRiichi(t *testing.T, r *rules.Rules, asked *advice.Asked) (declares, known bool) {
	t.Helper()
	if asked.Rows[0].Shanten != 0 {
		return false, true
	}
	first := asked.Rows[0]
	after := asked.View.Without(first.Tile)
	h := newSlowHand(&after.Question)
	waits := h.accepted(h.closed)
	if copiesOf(&after.Left, waits) == 0 {
		return false, true
	}
	for _, k := range waits {
		if asked.View.River.Has(k) {
			return false, false // in furiten the reason of the row decides
		}
	}
	verdict, ok := after.Lines(r, odds.Default)
	if !ok {
		t.Fatal("no comparison of riichi with silence")
	}
	slowLines(t, r, &after, verdict)
	return verdict.Margin > 0, true
}

// slowLines asks for the comparison again, from the parts of which it is made.
func slowLines(t *testing.T, r *rules.Rules, after *advice.View, got odds.Verdict) {
	t.Helper()
	silent := *after
	silent.Scorer = after.Undeclared(r)
	with, without := after.Curve(), silent.Curve()
	h := newSlowHand(&after.Question)
	waits := h.accepted(h.closed)
	now := copiesOf(&after.Left, waits)
	better := 0
	for k := range tile.Kinds {
		if after.Left[k] == 0 || h.closed[k] == 4 || slices.Contains(waits, k) {
			continue
		}
		if best := h.bestAfter(h.closed, k, 0); best >= now+2 {
			better += int(after.Left[k])
		}
	}
	want := odds.Weigh(&odds.Choice{Declared: with.Win, DeclaredValue: with.Value, Silent: without.Win,
		SilentValue: without.Value, Rivals: after.Shown(), Sticks: after.Situation.Deposits, Honba: after.Situation.Honba,
		Better: better})
	if math.Abs(want.Margin-got.Margin) > 1e-6 {
		t.Errorf("%v: riichi is better by %.0f, want %.0f with %d better tiles", after.Hand.Closed, got.Margin, want.Margin,
			better)
	}
}

// TestNineOrphans abandons a deal with nine terminals and honours unless the hand is within three of thirteen orphans,
// or within three of ready in another way.
func TestNineOrphans(t *testing.T) {
	for _, row := range []struct {
		hand  string
		abort bool
	}{
		{"19m19p19s123z257m3p6s", true}, // nine kinds: four from thirteen orphans
		{"199m19p19s123z257m3p", false}, // nine and a pair
		{"19m19p19s1234z257m3p", false}, // ten
		{"119m1199p119s123z5m", false},  // two from seven pairs
	} {
		parsed, err := notation.Parse(row.hand, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		s, r := dealt(t, "riichi-tenhou", 4, parsed.Hand.Closed)
		choices, err := advice.Choices(s, r, 0)
		if err != nil {
			t.Fatal(err)
		}
		at := slices.IndexFunc(choices, func(c advice.Choice) bool { return c.Event.Kind == game.Aborted })
		if at < 0 {
			t.Fatalf("%s may not abandon the deal", row.hand)
		}
		if got := choices[at].Score > 0; got != row.abort {
			t.Errorf("%s abandons the deal %t, want %t", row.hand, got, row.abort)
		}
	}
}

// TestDeadRiichi has a hand at tables of three and of four that is ready after one discard: it declares while a tile of
// the wait may be left, and is silent if the player sees all of them.
func TestDeadRiichi(t *testing.T) {
	parsed, err := notation.Parse("123456789p99m11s2z", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	for id, players := range map[string]int{"riichi-tenhou": 4, "riichi-tenhou-3p": 3} {
		s, r := dealt(t, id, players, parsed.Hand.Closed)
		for _, dead := range []bool{false, true} {
			v, err := advice.At(s, r, 0)
			if err != nil {
				t.Fatal(err)
			}
			if dead {
				v.Left[tile.Character9.Index()], v.Left[tile.Bamboo1.Index()] = 0, 0
			}
			choices := v.Ask(s, r, 0, s.Legal()).Choices
			at := slices.IndexFunc(choices, func(c advice.Choice) bool { return c.Event.Kind == game.Riichi })
			if at < 0 || (choices[at].Score > 0) == dead || (at == 0) == dead {
				t.Errorf("%s: riichi is choice %d of %d, all tiles of the wait seen: %t", id, at, len(choices), dead)
			}
		}
	}
}

// dealt returns a table whose dealer has drawn the last of fourteen tiles.
func dealt(t *testing.T, id string, players int, hand []tile.Tile) (*game.State, *rules.Rules) {
	t.Helper()
	_, r := deal(t, id, players, 1)
	left := map[tile.Tile]int{}
	for k := range tile.Kinds {
		left[tile.Of(k)] = 4
	}
	for k := tile.Character2; k <= tile.Character8 && players == 3; k++ {
		left[k] = 0
	}
	for _, one := range hand {
		left[one.Plain()]--
	}
	var rest []tile.Tile
	for k := range tile.Kinds {
		for range left[tile.Of(k)] {
			rest = append(rest, tile.Of(k))
		}
	}
	rng := rand.New(rand.NewPCG(1, 1))
	rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	own := slices.Clone(hand)
	var wall []tile.Tile
	for i := range 13*players + 1 {
		from := &rest
		if i < 12*players && i/4%players == 0 || i == 12*players || i == 13*players {
			from = &own
		}
		wall = append(wall, (*from)[0])
		*from = (*from)[1:]
	}
	match := game.Match{Players: players, Tiles: "136", Rules: r.Table(), Score: 25000, Wall: append(wall, rest...)}
	d, err := match.Deal()
	if err != nil {
		t.Fatal(err)
	}
	s := game.Start(d)
	if err := s.Apply(game.Event{Kind: game.Draw}); err != nil {
		t.Fatal(err)
	}
	return &s, r
}
