package tenhou_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// TestPlayedDeals writes deals that were played and reads them again: every step is the same, and so is what is said
// about the wins.
func TestPlayedDeals(t *testing.T) {
	ends := map[game.Kind]int{}
	for seed := range uint64(60) {
		id, players := "riichi-tenhou", 4
		if seed%3 == 2 {
			id, players = "riichi-tenhou-3p", 3
		}
		d := logtest.Played(t, id, players, seed)
		name := fmt.Sprintf("%s, seed %d", id, seed)
		random := rand.New(rand.NewPCG(seed, 9))
		s := d.Last()
		ends[s.Last.Kind]++
		var wins []replay.Win
		_, loser := s.Target()
		for _, chair := range s.Winners() {
			wins = append(wins, logtest.Worth(d, chair, loser, random))
		}
		text, err := tenhou.Write(&replay.Replay{Deals: []*replay.Deal{d}}, func(*replay.Deal) []replay.Win { return wins })
		if err != nil {
			t.Fatal(err)
		}
		r, err := tenhou.Read(text, logtest.Rules)
		if err != nil || len(r.Problems) > 0 || len(r.Deals) != 1 || r.Deals[0].Rules != id {
			t.Fatalf("%s: %v %s\n%s", name, err, logtest.Spell(r, err), text)
		}
		logtest.SameMoves(t, name, r.Deals[0], d)
		sameWins(t, name, r.Deals[0].Wins, wins)
		if t.Failed() {
			t.Log(text)
			return
		}
	}
	for _, kind := range []game.Kind{game.Win, game.Exhausted, game.Aborted} {
		if ends[kind] == 0 {
			t.Logf("no deal ends with %s", kind)
		}
	}
}

// sameWins compares wins; the fu of a limit hand are not written.
func sameWins(t *testing.T, name string, got, want []replay.Win) {
	t.Helper()
	if len(got) != len(want) {
		t.Errorf("%s: %d wins, want %d", name, len(got), len(want))
		return
	}
	for i, w := range want {
		g := got[i]
		if g.Chair != w.Chair || g.From != w.From || g.Han != w.Han || g.Yakuman != w.Yakuman || g.Points != w.Points ||
			fmt.Sprint(g.Payments) != fmt.Sprint(w.Payments) || len(g.Yaku) != len(w.Yaku) {
			t.Errorf("%s: the win %+v, want %+v", name, g, w)
			continue
		}
		if g.Fu >= 0 && g.Fu != w.Fu {
			t.Errorf("%s: %d fu, want %d", name, g.Fu, w.Fu)
		}
		for k, y := range w.Yaku {
			if g.Yaku[k].ID != y.ID || g.Yaku[k].Han != y.Han {
				t.Errorf("%s: the yaku %+v, want %+v", name, g.Yaku[k], y)
			}
		}
	}
}
