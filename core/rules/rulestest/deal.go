// Package rulestest plays deals for tests of rules and of computer players, with moves that are chosen at random.
package rulestest

import (
	"math/rand/v2"
	"testing"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/shanten"
)

// Start deals at a table of the rules, or of a record of them, which checks less. The seed is that of the wall.
func Start(tb testing.TB, r *rules.Rules, table *game.Rules, seed uint64) *game.State {
	tb.Helper()
	word, _ := r.Play.OwnSet()
	players := r.Players
	if players == 0 {
		players = 4
	}
	d, err := (&game.Match{Players: players, Tiles: word, Rules: table, Seed: seed, Score: r.Start}).Deal()
	if err != nil {
		tb.Fatalf("%s, seed %d: %v", r.ID, seed, err)
	}
	s := game.Start(d)
	return &s
}

// Play makes moves to the end of the deal. After each it calls made, unless it is nil, with the state before.
func Play(tb testing.TB, s *game.State, move func(legal []game.Event) game.Event,
	made func(before *game.State, e game.Event)) {
	tb.Helper()
	for legal := s.Legal(); len(legal) > 0; legal = s.Legal() {
		e := move(legal)
		before := *s
		if err := s.Apply(e); err != nil {
			tb.Fatalf("step %d: %v", s.Step, err)
		}
		if made != nil {
			made(&before, e)
		}
	}
}

// A Mover chooses legal moves at random. It declares riichi and ends a deal with an empty wall where it may; of other
// moves it makes the given shares, from 0 to 1, and else any legal move.
type Mover struct {
	Random                *rand.Rand
	Win, Kong, Pung, Draw float64
	Nearest               float64 // of the discards that leave the hand nearest to ready; of equal ones any
}

// Move returns the first of the legal moves that it makes.
func (m *Mover) Move(s *game.State, r *rules.Rules, legal []game.Event) game.Event {
	best, least := legal[m.Random.IntN(len(legal))], 1<<10
	var forms *shanten.Forms // made once: that of western rules keeps what it has computed of a suit
	for _, e := range legal {
		share := 0.0
		switch e.Kind {
		case game.Riichi, game.Exhausted:
			share = 1
		case game.Win:
			share = m.Win
		case game.Kong:
			share = m.Kong
		case game.Pung:
			share = m.Pung
		case game.Draw:
			share = m.Draw
		case game.Discard:
			if m.Random.Float64() >= m.Nearest {
				continue
			}
			if forms == nil {
				forms = r.FormsFor(s.Void(e.Chair), s.Melds(e.Chair))
			}
			if distance := 16*shantenAfter(s, forms, e) + m.Random.IntN(16); distance < least {
				best, least = e, distance
			}
		}
		if m.Random.Float64() < share {
			return e
		}
	}
	return best
}

// shantenAfter is the shanten of the hand that a discard leaves.
func shantenAfter(s *game.State, forms *shanten.Forms, e game.Event) int {
	h := s.Hand(e.Chair)
	closed := h.Counts()
	if i := e.Tile.Index(); i >= 0 {
		closed[i]--
	}
	return forms.Shanten(&closed)
}
