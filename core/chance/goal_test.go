package chance

import (
	"math/rand/v2"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

// goalRules have every aim of riichi, in riichi's forms.
var goalRules = func() *rules.Rules {
	var list []rules.Goal
	for _, a := range aims {
		list = append(list, rules.Goal{ID: a.id, Aim: a.id})
	}
	return &rules.Rules{Forms: shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs, hand.Orphans}},
		Goals: func() []rules.Goal { return list }}
}()

func goalsOf(h *hand.Hand) map[string]Goal {
	goals := map[string]Goal{}
	for _, g := range Goals(h, goalRules) {
		goals[g.ID] = g
	}
	return goals
}

func TestGoals(t *testing.T) {
	for _, row := range []struct {
		hand, id string
		distance int
		tiles    string
	}{
		{"2346m45p2367s1155z", "tanyao", 3, "6m 3p 6p 4s 5s 8s"},
		{"1133557799m113p", "chiitoitsu", 0, "3p"},
		{"19m19p19s1234567z", "kokushi", 0, "1m 9m 1p 9p 1s 9s 1z 2z 3z 4z 5z 6z 7z"},
		{"1112345678999m", "chuuren", 0, "1m 2m 3m 4m 5m 6m 7m 8m 9m"},
		{"123456m1199p555z", "ittsuu", 2, ""},
		{"555z66z77z123m12p", "shousangen", 1, "3p 6z 7z"},
		{"123m123p12s55z789s", "sanshoku-doujun", 0, "3s"},
		{"112233m4455p67s1z", "iipeikou", 1, ""},
		{"234m234p23s55z789s", "tanyao", 3, ""},
	} {
		h := hand.Hand{Closed: tiletest.Tiles(row.hand), Win: -1}
		g, ok := goalsOf(&h)[row.id]
		if !ok || g.Distance != row.distance {
			t.Errorf("%s, %s: %+v, want %d", row.hand, row.id, g, row.distance)
		}
		got := ""
		for i := range tile.Kinds {
			if g.Tiles.Has(tile.Of(i)) {
				got += tile.Of(i).String() + " "
			}
		}
		if row.tiles != "" && got != row.tiles+" " {
			t.Errorf("%s, %s: tiles %s, want %s", row.hand, row.id, got, row.tiles)
		}
	}
}

// TestGoalsWithMelds checks that melds rule out goals: those for closed hands, and those without such sets.
func TestGoalsWithMelds(t *testing.T) {
	pung, err := meld.New(tiletest.Tiles("777z"), meld.NotKong, 0, meld.Across)
	if err != nil {
		t.Fatal(err)
	}
	goals := goalsOf(&hand.Hand{Closed: tiletest.Tiles("123m456p78s55z"), Melds: []meld.Meld{pung}, Win: -1})
	for _, id := range []string{"tanyao", "pinfu", "iipeikou", "chiitoitsu", "kokushi", "chuuren", "ryuuiisou",
		"junchan"} {
		if g, ok := goals[id]; ok {
			t.Errorf("%s is open: %+v", id, g)
		}
	}
	if g := goals["yakuhai-red"]; g.Distance != 0 || g.Tiles != pattern.Kinds(1<<23|1<<26) {
		t.Errorf("yakuhai-red: %+v", g)
	}
}

// TestGoalsWithKong checks that a kong counts as its triplet, as one set of a goal and as one that the goal wants.
func TestGoalsWithKong(t *testing.T) {
	for _, row := range []struct{ hand, kong, id string }{
		{"123m456p78s55z", "7777z", "yakuhai-red"},
		{"123m66z777z78s", "5555z", "shousangen"},
		{"111p222s55z78s", "2222m", "toitoi"},
	} {
		pungOf, err := meld.New(tiletest.Tiles(row.kong[1:]), meld.NotKong, 0, meld.Across)
		if err != nil {
			t.Fatal(err)
		}
		kongOf, err := meld.New(tiletest.Tiles(row.kong), meld.Claimed, 0, meld.Across)
		if err != nil {
			t.Fatal(err)
		}
		h := hand.Hand{Closed: tiletest.Tiles(row.hand), Win: -1}
		h.Melds = []meld.Meld{pungOf}
		want, ok := goalsOf(&h)[row.id]
		h.Melds = []meld.Meld{kongOf}
		if got := goalsOf(&h)[row.id]; !ok || got != want {
			t.Errorf("%s and %s, %s: %+v, with a pung %+v", row.hand, row.kong, row.id, got, want)
		}
	}
}

// TestGoalsOfClosedHands checks that a concealed kong keeps the goals for closed hands, and a claimed one does not.
func TestGoalsOfClosedHands(t *testing.T) {
	for kong, want := range map[meld.Kong]bool{meld.Concealed: true, meld.Claimed: false} {
		m, err := meld.New(tiletest.Tiles("7777z"), kong, -1, meld.Unsaid)
		if err != nil {
			t.Fatal(err)
		}
		goals := goalsOf(&hand.Hand{Closed: tiletest.Tiles("112233m55z78s"), Melds: []meld.Meld{m}, Win: -1})
		if g, ok := goals["iipeikou"]; ok != want || ok && g.Distance != 0 {
			t.Errorf("iipeikou with a kong of kind %d: %+v, %t; want %t", kong, g, ok, want)
		}
	}
}

// TestGoalsReached has rules that count the distance themselves, here to three whites: the tiles are those that shorten
// it, none once the goal is reached. A goal that is out of reach is not listed.
func TestGoalsReached(t *testing.T) {
	white := tile.White.Index()
	r := &rules.Rules{Goals: func() []rules.Goal {
		return []rules.Goal{
			{ID: "whites", Reach: func(_ *hand.Hand, closed *tile.Counts) int { return 2 - int(closed[white]) }},
			{ID: "never", Reach: func(*hand.Hand, *tile.Counts) int { return unreached.need }},
		}
	}}
	for text, want := range map[string]Goal{
		"123m1p": {ID: "whites", Distance: 2, Tiles: 1 << white}, "123m5z": {ID: "whites", Distance: 1, Tiles: 1 << white},
		"12m55z": {ID: "whites", Distance: 0, Tiles: 1 << white}, "1m555z": {ID: "whites", Distance: -1},
	} {
		if got := Goals(&hand.Hand{Closed: tiletest.Tiles(text), Win: -1}, r); len(got) != 1 || got[0] != want {
			t.Errorf("%s: %+v, want %+v", text, got, want)
		}
	}
}

// shows tests for each goal whether a reading of a complete hand has it, with the shared predicates instead of plans.
var shows = map[string]func(*pattern.Groups, *tile.Counts) bool{
	"pinfu": func(g *pattern.Groups, _ *tile.Counts) bool {
		return g.OnlySequences() && g.Pairs.Within(pattern.Numbers)
	},
	"iipeikou":        func(g *pattern.Groups, _ *tile.Counts) bool { return g.TwinSequences() > 0 },
	"tanyao":          func(g *pattern.Groups, _ *tile.Counts) bool { return g.AllSimples() },
	"yakuhai-red":     func(g *pattern.Groups, _ *tile.Counts) bool { return g.Same.Has(tile.Red) },
	"sanshoku-doujun": func(g *pattern.Groups, _ *tile.Counts) bool { return g.SequenceInThreeSuits() != 0 },
	"sanshoku-doukou": func(g *pattern.Groups, _ *tile.Counts) bool { return g.TripletInThreeSuits() != 0 },
	"ittsuu":          func(g *pattern.Groups, _ *tile.Counts) bool { return g.OneToNine() != 0 },
	"toitoi":          func(g *pattern.Groups, _ *tile.Counts) bool { return g.NoSequence() && g.Pairs.Len() == 1 },
	"chanta": func(g *pattern.Groups, _ *tile.Counts) bool {
		return g.TerminalOrHonourInEach() && g.Pairs.Len() == 1
	},
	"junchan":   func(g *pattern.Groups, _ *tile.Counts) bool { return g.TerminalInEach() },
	"honroutou": func(g *pattern.Groups, _ *tile.Counts) bool { return g.NoSimples() },
	"honitsu":   func(g *pattern.Groups, _ *tile.Counts) bool { return g.Tiles.Suits() <= 1 },
	"chinitsu":  func(g *pattern.Groups, _ *tile.Counts) bool { return g.OneSuit() },
	"shousangen": func(g *pattern.Groups, _ *tile.Counts) bool {
		return (g.Same&pattern.Dragons).Len() == 2 && g.Pairs&pattern.Dragons != 0
	},
	"ryuuiisou": func(g *pattern.Groups, _ *tile.Counts) bool {
		return g.Tiles.Within(pattern.Green) && g.Pairs.Len() == 1
	},
	"chuuren": func(_ *pattern.Groups, c *tile.Counts) bool { return pattern.NineGates(c) >= 0 },
}

func holds(id string, c *tile.Counts) bool {
	h := hand.Hand{Closed: c.Tiles(), Win: -1}
	for _, r := range hand.Readings(&h) {
		g := pattern.GroupsOf(r.Sets)
		if r.Form != hand.Orphans && shows[id](&g, c) {
			return true
		}
	}
	return false
}

// TestGoalsStepByStep proves the distance step by step: it is -1 exactly where a reading shows the goal; a tile takes
// one off it exactly if it is listed, and no tile takes off more; the best discard adds nothing.
func TestGoalsStepByStep(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	for id := range shows {
		a := *aimOf(id)
		for range samples {
			checkSteps(t, &a, randomCounts(random, 13))
		}
	}
}

func checkSteps(t *testing.T, a *aim, c tile.Counts) {
	t.Helper()
	here := distanceTo(a, &c)
	for i := range c {
		if c[i] == 4 {
			continue
		}
		c[i]++
		there := distanceTo(a, &c)
		want := here.need
		if here.tiles&(1<<i) != 0 {
			want--
		}
		if there.need != want {
			t.Fatalf("%s: %v needs %d, want %d with tile %s", a.id, c.Tiles(), there.need, want, tile.Of(i))
		}
		if (there.need == 0) != holds(a.id, &c) {
			t.Fatalf("%s: %v needs %d, holds %v", a.id, c.Tiles(), there.need, holds(a.id, &c))
		}
		c[i]--
	}
}

func distanceTo(a *aim, c *tile.Counts) reach {
	best := unreached
	for _, way := range a.ways(&hand.Hand{Win: -1}, layoutsOf(c), &goalRules.Forms) {
		best.join(way)
	}
	return best
}

// randomCounts draws n tiles, half of the time from few kinds so that goals are close.
func randomCounts(random *rand.Rand, n int) (c tile.Counts) {
	from, span := 0, tile.Kinds
	if random.IntN(2) == 0 {
		from, span = random.IntN(22), 12
	}
	for range n {
		i := from + random.IntN(span)
		for c[i] == 4 {
			i = from + random.IntN(span)
		}
		c[i]++
	}
	return c
}

func BenchmarkGoals(b *testing.B) {
	h := hand.Hand{Closed: tiletest.Tiles("2346m45p2367s1155z"), Win: -1}
	for b.Loop() {
		Goals(&h, goalRules)
	}
}
