package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/tile"
)

// riichiFronts are walls to follow riichiHands that lead to riichi, furiten, kongs and abortive draws.
var riichiFronts = []string{"W8t9sF1t1t", "W3s1t1t2t3s4t", "WW1tWF", "PW1tF", "P8t1tF9s", "5m8t9sF1t"}

// TestLegalMissesNothing calls Check for every possible event at every step of random games: Legal, which uses quick
// tests first, must list each event that Check allows.
func TestLegalMissesNothing(t *testing.T) {
	riichi := 0
	for n := range 3 {
		for i, k := range kinds() {
			m := k.match
			m.Seed = uint64(n)
			table := start(t, m)
			riichi += missesNothing(t, k.name, table, rand.New(rand.NewPCG(uint64(i), uint64(n))))
		}
		for _, front := range riichiFronts {
			table := riichiTable(t, "riichi-tenhou", riichiHands, front)
			riichi += missesNothing(t, front, table, rand.New(rand.NewPCG(uint64(len(front)), uint64(n))))
		}
	}
	if riichi < 5 {
		t.Errorf("%d riichi declared, want 5 at least", riichi)
	}
}

func missesNothing(t *testing.T, name string, table *game.Table, random *rand.Rand) (riichi int) {
	t.Helper()
	for {
		s := table.State()
		listed := s.Legal()
		for _, e := range mightHappen(s) {
			has := slices.ContainsFunc(listed, func(l game.Event) bool {
				return l.Kind == e.Kind && l.Chair == e.Chair &&
					l.Tile == e.Tile
			})
			if allowed := s.Check(e) == nil; allowed != has {
				t.Fatalf("%s, step %d: %+v allowed %t, listed %t", name, s.Step, e, allowed, has)
			}
		}
		legal := table.Legal()
		for i, e := range listed {
			if legal[i] != s.Command(e) {
				t.Fatalf("%s, step %d: %q is listed for %q", name, s.Step, legal[i], s.Command(e))
			}
		}
		if len(legal) == 0 {
			return riichi
		}
		command := choose(legal, random)
		if strings.HasSuffix(command, "l") {
			riichi++
		}
		if err := table.Command(command); err != nil {
			t.Fatal(name, err)
		}
	}
}

func mightHappen(s *game.State) (events []game.Event) {
	for chair := range s.Deal().Players {
		for _, kind := range []game.Kind{game.Draw, game.Riichi, game.North, game.Win} {
			events = append(events, game.Event{Kind: kind, Chair: chair})
		}
	}
	for _, t := range tile.All() {
		events = append(events, game.Event{Kind: game.Discard, Chair: s.Turn, Tile: t})
	}
	return append(events, game.Event{Kind: game.Exhausted, Chair: s.Turn}, game.Event{Kind: game.Aborted, Chair: s.Turn})
}

// TestRulesThatPanic makes the rules panic at each question of a command in turn: the state stays as it was, and the
// same text works afterwards.
func TestRulesThatPanic(t *testing.T) {
	const text = "- l dW - d8t"
	table := riichiTable(t, "riichi-tenhou", riichiHands, "W8t9sF1t1t")
	rules := table.State().Deal().Rules
	complete, ready := rules.Complete, rules.Ready
	asked, most := 0, 0
	ask := func(rule func(*hand.Hand) bool) func(*hand.Hand) bool {
		return func(h *hand.Hand) bool {
			if asked++; asked == most {
				panic("on purpose")
			}
			return rule(h)
		}
	}
	rules.Complete, rules.Ready = ask(complete), ask(ready)
	before := *table.State()
	panicked := func() (said bool) {
		defer func() { said = recover() != nil }()
		asked, most = 0, most+1
		if err := table.Command(text); err != nil {
			t.Fatal(err)
		}
		return false
	}
	for panicked() {
		if after := table.State(); !before.Equal(after) || table.Record().Steps() != before.Step {
			t.Fatalf("question %d: %d steps, want %d", most, table.Record().Steps(), before.Step)
		}
	}
	if most < 10 || table.Record().Steps() != 5 || table.State().Riichi(0) == 0 {
		t.Errorf("%d questions, then %d steps", most, table.Record().Steps())
	}
}

// TestTrialsAreApart has rules that play another table while they are asked: the hand that they were given stays
// unchanged.
func TestTrialsAreApart(t *testing.T) {
	table := riichiTable(t, "riichi-tenhou", riichiHands, "W8t9sF1t1t")
	rules := table.State().Deal().Rules
	complete, deep := rules.Complete, false
	rules.Complete = func(h *hand.Hand) bool {
		if !deep {
			deep = true
			tiles, melds := slices.Clone(h.Closed), slices.Clone(h.Melds)
			other := riichiTable(t, "riichi-tenhou", riichiHands, "P8t1tF")
			if err := other.Command("- dP SpP SdS -"); err != nil {
				t.Fatal(err)
			}
			other.Legal()
			if !slices.Equal(tiles, h.Closed) || !slices.EqualFunc(melds, h.Melds, func(a, b meld.Meld) bool { return a == b }) {
				t.Errorf("%v %v, it was %v %v", h.Closed, h.Melds, tiles, melds)
			}
			deep = false
		}
		return complete(h)
	}
	if err := table.Command("- l dW - d8t"); err != nil {
		t.Fatal(err)
	}
	if len(table.Legal()) == 0 {
		t.Error("nothing is open")
	}
}
