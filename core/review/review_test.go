package review_test

import (
	"errors"
	"math"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
)

// TestRealGames reviews every decision of every chair of the real games: the agreement is at the level of strong
// players, and no loss is below zero.
func TestRealGames(t *testing.T) {
	var all review.Figures
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for _, d := range r.Deals {
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(name, err)
			}
			for chair := range d.Deal().Players {
				f := review.Of(d, chair, moves)
				all.Add(&f)
			}
			check(t, name, d, moves)
		}
	})
	if !found {
		return
	}
	agreed, luck := float64(all.Agreed)/float64(all.Decisions), float64(all.Came)/all.Hoped
	t.Logf("%d decisions in %d deals of a chair: %.1f %% agree, %.0f points lost each, %.2f of expected draws",
		all.Decisions, all.Deals, 100*agreed, all.LossPoints/float64(all.Decisions), luck)
	if agreed < 0.55 || luck < 0.8 || luck > 1.1 {
		t.Errorf("%.3f of the decisions agree, %.2f of the useful draws expected were drawn", agreed, luck)
	}
}

func check(t *testing.T, name string, d *replay.Deal, moves []review.Move) {
	t.Helper()
	before := 0
	for i := range moves {
		m := &moves[i]
		if m.Step < before || m.Step < 1 || m.Step > d.Steps() {
			t.Errorf("%s: step %d after %d of %d", name, m.Step, before, d.Steps())
		}
		before = m.Step
		if m.Kind == review.Discard && d.Event(m.Step) != m.Made {
			t.Errorf("%s, step %d: made %+v, the game has %+v", name, m.Step, m.Made, d.Event(m.Step))
		}
		if m.Agrees && m.Loss != (review.Loss{}) && m.Kind != review.Win || m.Loss.Win < 0 || m.Loss.Points < 0 {
			t.Errorf("%s, step %d: agrees %v, loses %+v", name, m.Step, m.Agrees, m.Loss)
		}
		if l := m.Luck; l != nil && (l.Came > l.Draws || l.Soon > l.Wall || l.Hoped < 0) {
			t.Errorf("%s, step %d: luck %+v", name, m.Step, l)
		}
	}
}

// thrown is a deal in which East, ready with a two-sided wait on six copies, discards the pair of the ready hand: the
// review reports it and its cost.
const thrown = "Rules: riichi-tenhou\n\nE 1 0 4\n" +
	"2m 3m 4m 5m ? ? ? ? ? ? ? ? ? ? ? ? 6m 7m 2t 3t ? ? ? ? ? ? ? ? ? ? ? ? 4t 3s 4s 8s ? ? ? ? ? ? ? ? ? ? ? ? 8s ? ? " +
	"? N\n9m ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? " +
	"? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? ? W ? ? ? ?\n1.8s 2.?"

// movesOfEast reviews the first deal of a text, in which East has so many decisions.
func movesOfEast(t *testing.T, text string, decisions int) []review.Move {
	t.Helper()
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	moves, err := review.Deal(r.Deals[0], 0, nil)
	if err != nil || len(moves) != decisions {
		t.Fatalf("%v %+v", err, moves)
	}
	return moves
}

func TestThrown(t *testing.T) {
	moves := movesOfEast(t, thrown, 1)
	m := &moves[0]
	if m.Agrees || m.Kind != review.Discard || m.Better.Kind.String() != "riichi" || m.Rows[0].Tile.String() != "4z" {
		t.Errorf("%+v", m)
	}
	if m.Loss.Win < 0.2 || m.Loss.Points < 1000 || m.Danger >= 0 {
		t.Errorf("costs %+v, danger %f", m.Loss, m.Danger)
	}
	if m.Luck == nil || m.Luck.Wall >= 0 {
		t.Errorf("luck %+v where the wall is not known", m.Luck)
	}
}

// TestWinPassed has East draw the winning tile and discard the pair: that is a win passed up, whatever the discard.
func TestWinPassed(t *testing.T) {
	moves := movesOfEast(t, strings.Replace(thrown, "8s ? ? ? N\n", "8s ? ? ? 2s\n", 1), 1)
	if m := &moves[0]; m.Kind != review.Win || m.Agrees || m.Better.Kind != game.Win || m.Loss.Win < 0.1 ||
		m.Loss.Points < 1000 {
		t.Errorf("%s, agrees %t, better %+v, costs %+v", m.Kind, m.Agrees, m.Better, m.Loss)
	}
}

// TestRonPassed has East, ready and silent, let South's discard of a wait pass.
func TestRonPassed(t *testing.T) {
	moves := movesOfEast(t, strings.Replace(thrown, "1.8s 2.?", "1.N 2.2s 3.?", 1), 2)
	if m := &moves[1]; m.Kind != review.Win || m.Agrees || m.Passes || m.Better.Kind != game.Win || m.Better.Chair != 0 ||
		m.Loss.Points < 1000 {
		t.Errorf("%s, agrees %t, better %+v, costs %+v", m.Kind, m.Agrees, m.Better, m.Loss)
	}
}

// TestAbortedNotPassed abandons the deal after South's discard of a wait, as after three wins: East passes up nothing.
func TestAbortedNotPassed(t *testing.T) {
	movesOfEast(t, strings.Replace(thrown, "1.8s 2.?", "1.N 2.2s =", 1), 1)
}

// TestKongs reviews the kongs of played deals: one agrees if the same kong is the better move.
func TestKongs(t *testing.T) {
	agreed, others := 0, 0
	for seed := range uint64(25) {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		moves, err := review.Deal(d, -1, nil)
		if err != nil {
			t.Fatal(err)
		}
		for i := range moves {
			m := &moves[i]
			if m.Kind != review.Kong {
				continue
			}
			same := m.Made.Kind == m.Better.Kind && m.Made.Tile.Plain() == m.Better.Tile.Plain()
			if m.Agrees != same {
				t.Errorf("seed %d, step %d: %v agrees %t, better %v", seed, m.Step, m.Made, m.Agrees, m.Better)
			}
			if same {
				agreed++
			} else {
				others++
			}
		}
	}
	if agreed == 0 || others == 0 {
		t.Errorf("%d kongs agree, %d do not", agreed, others)
	}
}

// firstLuck returns the luck of East's first move in a deal.
func firstLuck(t *testing.T, text string) *review.Luck {
	t.Helper()
	return firstMove(t, text).Luck
}

// firstMove returns East's first move in a deal, which has luck.
func firstMove(t *testing.T, text string) *review.Move {
	t.Helper()
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	moves, err := review.Deal(r.Deals[0], 0, nil)
	if err != nil || len(moves) == 0 || moves[0].Luck == nil {
		t.Fatalf("%v %+v", err, moves)
	}
	return &moves[0]
}

// TestExpectedDraws has East draw once more: the expected number is the share of accepted tiles among the 121 that East
// does not see, each counted by how many of its kind the wall has.
func TestExpectedDraws(t *testing.T) {
	m := firstMove(t, strings.Replace(thrown, "2.?", "2.9s 3.9s 4.9s 5.?", 1))
	want := slowDrawn(m, 121, 0)
	if l := m.Luck; l.Draws != 1 || want < 0.05 || math.Abs(l.Hoped-want) > 1e-9 {
		t.Errorf("luck %+v: want %f hoped for", l, want)
	}
}

// TestNearer has East draw a useful tile, and then another: the shanten has fallen by then, and luck counts no further
// draws.
func TestNearer(t *testing.T) {
	text := strings.Replace(thrown, "\n9m ? ? ?", "\n9m ? ? 8s", 1)
	if l := firstLuck(t, strings.Replace(text, "2.?", "2.9s 3.9s 4.9s 5.N 6.9s 7.1s 8.1s 9.?", 1)); l.Draws != 1 ||
		l.Came != 1 {
		t.Errorf("luck %+v, want one draw, which was useful", l)
	}
}

// TestStopped stops in the middle, and keeps the moves found so far.
func TestStopped(t *testing.T) {
	r, err := replay.Read(thrown, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	asked := 0
	_, err = review.Deal(r.Deals[0], -1, func(done float64) bool {
		asked++
		return done < 0.5
	})
	if !errors.Is(err, review.ErrStopped) || asked != 3 {
		t.Errorf("%v, asked %d times", err, asked)
	}
}

// TestThreeRons checks that no pass is reviewed when three wanted a discard: the deal was abandoned because of it.
func TestThreeRons(t *testing.T) {
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for i, d := range r.Deals {
			if d.Steps() == 0 || d.Event(d.Steps()).Kind != game.Aborted {
				continue
			}
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(name, err)
			}
			for _, m := range moves {
				if m.Step == d.Steps() && m.Kind == review.Win {
					t.Errorf("%s, deal %d: chair %d has a win reported as passed up", name, i, m.Chair)
				}
			}
		}
	})
	if !found {
		t.Skip("the real games are not next to this checkout")
	}
}
