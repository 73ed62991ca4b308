package game_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/tile"
)

// TestHiddenTiles plays games again whose walls have lost some of their tiles to view: what was possible is possible
// still, the tables look the same, and an unknown tile is any tile of which a copy is left.
func TestHiddenTiles(t *testing.T) {
	asked := 0
	for _, k := range []slowKind{
		{"136", 5, game.Match{Players: 4, Tiles: "136", Rules: tableOf("uzje")}},
		{"riichi", 5, game.Match{Players: 4, Tiles: "136", Rules: tableOf("riichi-tenhou"), Score: 25000}},
		{"three", 3, game.Match{Players: 3, Tiles: "136", Rules: tableOf("riichi-tenhou-3p"), Score: 35000}},
		{"sichuan", 3, game.Match{Players: 4, Tiles: "108", Rules: tableOf("sichuan-common")}},
	} {
		for n := range k.games {
			m := k.match
			m.Seed = uint64(50 + n)
			d, err := m.Deal()
			if err != nil {
				t.Fatal(err)
			}
			random := rand.New(rand.NewPCG(uint64(n), 7))
			if n%2 == 1 {
				clump(d.Wall, random)
			}
			r := game.NewRecord(d)
			for legal := r.Last().Legal(); len(legal) > 0; legal = r.Last().Legal() {
				if err := r.Add(sensible(r.Last(), legal, random)); err != nil {
					t.Fatal(err)
				}
			}
			asked += replayHidden(t, k.name, r, random)
		}
	}
	if asked < 1000 {
		t.Errorf("%d questions about unknown tiles, want 1000 at least", asked)
	}
}

// replayHidden plays the events of a record with a part of the wall unknown, and returns how often a hand had unknown
// tiles.
func replayHidden(t *testing.T, name string, r *game.Record, random *rand.Rand) (asked int) {
	t.Helper()
	d := r.Deal().Clone()
	for i := range d.Wall {
		if random.IntN(2) == 0 {
			d.Wall[i] = tile.Unknown
		}
	}
	hidden := game.Start(d)
	for step := 1; step <= r.Steps(); step++ {
		e, before := r.Event(step), r.At(step-1)
		if e.Kind == game.Pung && e.With[0] == tile.None {
			// Which tiles a pung takes by default depends on those that are known.
			target, _ := before.Target()
			e.With = ownPair(&before, e.Chair, target)
		}
		if err := hidden.Apply(e); err != nil {
			t.Fatalf("%s, step %d: %+v with hidden tiles: %v", name, step, e, err)
		}
		s := r.At(step)
		sameTable(t, name, &hidden, &s)
		if t.Failed() {
			return asked
		}
		asked += namesWhatIsLeft(t, name, &hidden)
	}
	return asked
}

// ownPair returns the two copies of a tile that a pung takes by default.
func ownPair(s *game.State, chair int, target tile.Tile) [2]tile.Tile {
	var own []tile.Tile
	for _, have := range s.Closed(chair) {
		if have.Plain() == target.Plain() {
			own = append(own, have)
		}
	}
	return [2]tile.Tile(own)
}

// sameTable compares what all players see.
func sameTable(t *testing.T, name string, hidden, s *game.State) {
	t.Helper()
	if hidden.Left() != s.Left() || hidden.Turn != s.Turn || hidden.Phase != s.Phase || hidden.Deposits != s.Deposits {
		t.Errorf("%s, step %d: %d tiles left, turn %d, want %d, %d", name, s.Step, hidden.Left(), hidden.Turn, s.Left(),
			s.Turn)
	}
	if got, want := hidden.Thrown(), s.Thrown(); got != want {
		t.Fatalf("%s, step %d: %d discards, want %d", name, s.Step, got, want)
	}
	for i := range s.Thrown() {
		a, b := hidden.Discard(i), s.Discard(i)
		if a.Chair != b.Chair || a.Tile != b.Tile || a.ClaimedBy != b.ClaimedBy || a.Riichi != b.Riichi {
			t.Errorf("%s, step %d: discard %+v, want %+v", name, s.Step, a, b)
		}
	}
	for chair := range s.Deal().Players {
		known := hidden.Closed(chair)
		all := s.Closed(chair)
		if len(known) != len(all) || hidden.Riichi(chair) != s.Riichi(chair) || hidden.Score(chair) != s.Score(chair) {
			t.Errorf("%s, step %d: chair %d has %d closed tiles, want %d", name, s.Step, chair, len(known), len(all))
		}
		if a, b := plainTiles(hidden, chair), plainTiles(s, chair); !slices.Equal(a, b) {
			t.Errorf("%s, step %d: chair %d has the melds %v, want %v", name, s.Step, chair, a, b)
		}
	}
}

func plainTiles(s *game.State, chair int) (tiles []tile.Tile) {
	for _, m := range s.Melds(chair) {
		for _, t := range m.Tiles() {
			tiles = append(tiles, t.Plain())
		}
	}
	slices.Sort(tiles)
	return tiles
}

// namesWhatIsLeft asks for each discard and each kong of a hand with unknown tiles: it is possible if the known copies
// and as many unknown tiles as copies are not on view anywhere are enough. It returns the number of unknown tiles.
func namesWhatIsLeft(t *testing.T, name string, s *game.State) int {
	t.Helper()
	chair := s.Turn
	unknown, held := 0, map[tile.Tile]int{}
	for _, have := range s.Closed(chair) {
		if have == tile.Unknown {
			unknown++
		}
		held[have]++
	}
	if s.Phase != game.ToDiscard || unknown == 0 || s.Riichi(chair) > 0 || s.Deal().Rules.VoidSuit {
		return 0
	}
	counts := tilesOf(s)
	shown := map[tile.Tile]int{}
	for v, n := range counts {
		shown[tile.Tile(v).Plain()] += int(n)
	}
	pung := map[tile.Tile]bool{}
	for _, m := range s.Melds(chair) {
		if m.Len() == 3 && m.At(0).Plain() == m.At(1).Plain() {
			pung[m.At(0).Plain()] = true
		}
	}
	rules, quads, norths := s.Deal().Rules, 0, 0
	for other := range s.Deal().Players {
		norths += len(s.Flowers(other))
		for _, m := range s.Melds(other) {
			quads += m.Len() - 3
		}
	}
	listed := map[tile.Tile]bool{}
	for _, e := range s.Legal() {
		if e.Kind == game.Discard {
			listed[e.Tile] = true
		}
	}
	replaced := rules.DeadWall == 0 || quads < 4 && quads+norths < s.Deal().Replacements()
	for i := range tile.Kinds {
		one := tile.Of(i)
		left := 4 - shown[one]
		want := held[one] > 0 || left > 0
		if got := s.Check(game.Event{Kind: game.Discard, Chair: chair, Tile: one}) == nil; got != want {
			t.Errorf("%s, step %d: discard of %s allowed %t, want %t: %d held, %d shown", name, s.Step, one, got, want,
				held[one], shown[one])
		}
		if listed[one] != want {
			t.Errorf("%s, step %d: discard of %s listed %t, want %t", name, s.Step, one, listed[one], want)
		}
		if err := s.Check(game.Event{Kind: game.Discard, Chair: chair, Tile: one}); err != nil &&
			!strings.Contains(err.Error(), "every copy of "+notation.Letters(one)+" is elsewhere") {
			t.Errorf("%s, step %d: discard of %s: %v", name, s.Step, one, err)
		}
		need := 4
		if pung[one] {
			need = 1
		}
		have := held[one]
		if red := one.RedFive(); red != tile.None {
			have += held[red]
			if pung[one] {
				have = held[one]
			}
		}
		missing := max(0, need-have)
		want = missing <= unknown && missing <= left && s.Left() > 0 && replaced
		if got := s.Check(game.Event{Kind: game.Kong, Chair: chair, Tile: one}) == nil; got != want {
			t.Errorf("%s, step %d: kong of %s allowed %t, want %t: %d held, %d shown", name, s.Step, one, got, want,
				have, shown[one])
		}
	}
	return unknown
}
