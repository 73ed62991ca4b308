package audit_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay/logtest"
	scoring "tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/source"
)

// TestOtherFamily scores wins of riichi by rules that are not of riichi: there is no result, nor an error.
func TestOtherFamily(t *testing.T) {
	for seed := range uint64(20) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		if wins, err := audit.Wins(d, nil); err != nil || len(wins) == 0 {
			continue // a deal without a win
		}
		for _, id := range []string{"mcr", "hongkong", "sichuan-sbr"} {
			r, _, err := catalog.For(id, 4, nil)
			if err != nil {
				t.Fatal(err)
			}
			if wins, err := audit.Wins(d, r); wins != nil || err != nil {
				t.Errorf("seed %d by %s: %+v, %v", seed, id, wins, err)
			}
		}
		return
	}
	t.Error("no deal has a win")
}

// TestOtherPlayers scores deals of three and four players by rules for another number of them.
func TestOtherPlayers(t *testing.T) {
	ids := map[int]string{3: "riichi-tenhou-3p", 4: "riichi-tenhou"}
	for players, id := range ids {
		other := 7 - players
		r, _, err := catalog.For(ids[other], other, nil)
		if err != nil {
			t.Fatal(err)
		}
		won := false
		for seed := range uint64(40) {
			d := logtest.Played(t, id, players, seed)
			if wins, err := audit.Wins(d, nil); err != nil || len(wins) == 0 {
				continue // a deal without a win
			}
			won = true
			wins, err := audit.Wins(d, r)
			if e := (*source.Error)(nil); wins != nil || !errors.As(err, &e) || e.Code != source.ImpossibleSituation {
				t.Errorf("%d players, seed %d, by rules for %d: %d wins, %v", players, seed, other, len(wins), err)
			}
			break
		}
		if !won {
			t.Errorf("no deal of %d players has a win", players)
		}
	}
}

// TestUnscoredBooked settles wins while a deal goes on, by rules that refuse them all: each has the reason and no card.
func TestUnscoredBooked(t *testing.T) {
	const reason = "no fan"
	for seed := range uint64(20) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		winners := len(d.Last().Winners())
		if winners == 0 {
			continue
		}
		refuses := *d.Ruleset
		refuses.Book = func(*game.State) *scoring.Settlement {
			refused := &scoring.Card{Why: []scoring.Reason{{Text: reason}}}
			return &scoring.Settlement{Wins: slices.Repeat([]*scoring.Card{refused}, winners)}
		}
		wins, err := audit.Wins(d, &refuses)
		if err != nil || len(wins) != winners {
			t.Fatalf("seed %d: %d wins, %v, want %d", seed, len(wins), err, winners)
		}
		for _, w := range wins {
			if w.Card != nil || w.Payments != nil || w.Err == nil || !strings.Contains(w.Err.Error(), reason) {
				t.Errorf("seed %d: %+v, want no card and the error %q", seed, w, reason)
			}
		}
		return
	}
	t.Error("no deal has a win")
}
