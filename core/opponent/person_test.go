package opponent_test

import (
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/opponent"
)

// TestPerson has a person in the first chair, who plays the own turns like a computer player and passes everything
// else: nothing is done for that chair except drawing and, in riichi, discarding the drawn tile if there is no
// alternative, and the table waits only where the person has a choice.
func TestPerson(t *testing.T) {
	asked, drawn, discarded := 0, 0, 0
	r := rulesOf(t, "riichi-tenhou")
	machines := []opponent.Strength{"", opponent.Fast, opponent.Fast, opponent.Fast}
	silent := []opponent.Strength{opponent.Silent, opponent.Fast, opponent.Fast, opponent.Fast}
	for seed := range uint64(20) {
		m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: seed, Score: 25000}
		d, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		record := game.NewRecord(d)
		for range 300 {
			s := record.Last()
			choices := slices.DeleteFunc(s.Legal(), func(e game.Event) bool {
				return e.Chair != 0 || e.Kind == game.Draw ||
					e.Kind == game.Exhausted
			})
			e, ok := opponent.Next(s, r, machines)
			if ok && e.Kind == game.Draw && e.Chair == 0 {
				drawn++
				if len(choices) > 0 {
					t.Errorf("seed %d, step %d: drawn for the person, who could %+v", seed, s.Step, choices)
				}
			}
			forced := len(choices) == 1 && s.Phase == game.ToDiscard && s.Riichi(0) > 0
			if ok && e.Chair == 0 && e.Kind == game.Discard && forced {
				discarded++
			} else if ok && e.Kind != game.Draw && e.Chair == 0 && e.Kind != game.Exhausted && e.Kind != game.Aborted {
				t.Errorf("seed %d, step %d: done for the person: %+v", seed, s.Step, e)
			}
			if !ok && len(choices) > 0 {
				asked++
				if forced {
					t.Errorf("seed %d, step %d: asked in riichi, with nothing but %+v", seed, s.Step, choices)
				}
				if d, decided := opponent.Decide(s, r, 0, opponent.Fast); decided && s.Turn == 0 && s.Phase != game.ToDraw &&
					d.Event.Kind != game.Win {
					e, ok = d.Event, true
				} else if e, ok = opponent.Next(s, r, silent); !ok {
					e, ok = choices[0], true
				}
			}
			if !ok {
				break
			}
			if err := record.Add(e); err != nil {
				t.Fatal(err)
			}
		}
		if s := record.Last(); !s.Ended() {
			t.Errorf("seed %d: the table is stuck at step %d", seed, s.Step)
		}
	}
	if asked < 60 || drawn < 30 || discarded == 0 {
		t.Errorf("asked %d times, drawn for %d, discarded for %d", asked, drawn, discarded)
	}
}
