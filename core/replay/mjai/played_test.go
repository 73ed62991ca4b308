package mjai_test

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mjai"
)

// TestPlayedDeals writes deals that were played and reads them again: every step is the same.
func TestPlayedDeals(t *testing.T) {
	for seed := range uint64(40) {
		id, players := "riichi-tenhou", 4
		if seed%3 == 2 {
			id, players = "riichi-tenhou-3p", 3
		}
		d := logtest.Played(t, id, players, seed)
		random := rand.New(rand.NewPCG(seed, 9))
		s := d.Last()
		var wins []replay.Win
		_, loser := s.Target()
		for _, chair := range s.Winners() {
			wins = append(wins, logtest.Worth(d, chair, loser, random))
		}
		text, err := mjai.Write(&replay.Replay{Deals: []*replay.Deal{d}}, func(*replay.Deal) []replay.Win { return wins })
		if err != nil {
			t.Fatal(err)
		}
		name := fmt.Sprintf("%s, seed %d", id, seed)
		r, err := mjai.Read(text, logtest.Rules)
		if err != nil || len(r.Problems) > 0 || len(r.Deals) != 1 {
			t.Fatalf("%s: %v %s\n%s", name, err, logtest.Spell(r, err), text)
		}
		logtest.SameMoves(t, name, r.Deals[0], d)
		if got := r.Deals[0].Wins; len(got) != len(wins) {
			t.Errorf("%s: %d wins, want %d", name, len(got), len(wins))
		}
		for i, w := range r.Deals[0].Wins {
			if w.Chair != wins[i].Chair || w.From != wins[i].From || fmt.Sprint(w.Payments) != fmt.Sprint(wins[i].Payments) {
				t.Errorf("%s: the win %+v, want %+v", name, w, wins[i])
			}
		}
		if t.Failed() {
			t.Log(text)
			return
		}
	}
}
