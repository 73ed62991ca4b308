package main

import (
	"fmt"
	"sort"
	"time"

	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/replay"
	"tehai/core/review"
)

// A reviewing is the sum of reviews of many deals.
type reviewing struct {
	players     int // a player in a deal
	win, points float64
	kinds       map[review.Kind]kindSum
	moments     []int     // losses with a size, by player and game, sorted
	whole       []int     // of them those of games of wholeGame deals or more
	riichi      [2][2]int // at a first ready hand declared, silent: judged right, judged a mistake
	hoped       float64
	came        int
	saidInWall  float64 // useful copies in the wall
	inWall      int
	took        time.Duration
}

// wholeGame is the least number of deals of a game of two rounds without repeats: some files have only a part.
const wholeGame = 8

// A kindSum is the cost of the decisions of a kind.
type kindSum struct {
	n           int
	win, points float64
}

// reviewed reviews all deals of the turns for all chairs.
func reviewed(turns []turn, strength odds.Strength) (f reviewing) {
	type player struct{ game, chair int }
	type chairIn struct {
		deal  *replay.Deal
		chair int
	}
	start := time.Now()
	f.kinds = map[review.Kind]kindSum{}
	games, moments, ready := map[*replay.Deal]int{}, map[player]int{}, map[chairIn]bool{}
	deals := map[int]int{}
	for i := range turns {
		games[turns[i].record] = turns[i].game
	}
	for _, d := range dealsOf(turns) {
		deals[games[d]]++
		moves, err := review.DealAt(d, -1, strength, nil)
		if err != nil {
			continue
		}
		f.players += d.Deal().Players
		for chair := range d.Deal().Players {
			moments[player{games[d], chair}] += 0
		}
		for i := range moves {
			m := &moves[i]
			if m.Luck != nil {
				f.hoped, f.came = f.hoped+m.Luck.Hoped, f.came+m.Luck.Came
				f.addWall(d, m)
			}
			k := f.kinds[m.Kind]
			f.kinds[m.Kind] = kindSum{k.n + 1, k.win + m.Loss.Win, k.points + m.Loss.Points}
			f.win, f.points = f.win+m.Loss.Win, f.points+m.Loss.Points
			if m.Loss.Size() != review.NoMistake {
				moments[player{games[d], m.Chair}]++
			}
			if at := (chairIn{d, m.Chair}); m.Lines != nil && !ready[at] {
				ready[at] = true
				f.first(m)
			}
		}
	}
	for at, n := range moments {
		f.moments = append(f.moments, n)
		if deals[at.game] >= wholeGame {
			f.whole = append(f.whole, n)
		}
	}
	sort.Ints(f.moments)
	sort.Ints(f.whole)
	f.took = time.Since(start)
	return f
}

// first counts a decision between riichi and silence.
func (f *reviewing) first(m *review.Move) {
	made, called := 0, 0
	if m.Made.Kind != game.Riichi {
		made = 1
	}
	if !m.Agrees && (m.Better.Kind == game.Riichi) != (m.Made.Kind == game.Riichi) {
		called = 1
	}
	f.riichi[made][called]++
}

// addWall compares the useful copies in the wall with what the hope for a draw says.
func (f *reviewing) addWall(d *replay.Deal, m *review.Move) {
	if m.Luck.Draws == 0 || m.Luck.Wall < 0 {
		return
	}
	s := d.At(m.Step - 1)
	f.saidInWall += m.Luck.Hoped / float64(m.Luck.Draws) * float64(len(s.Wall()))
	f.inWall += m.Luck.Wall
}

func median(sorted []int) float64 {
	n := len(sorted)
	if n == 0 {
		return 0
	}
	return float64(sorted[(n-1)/2]+sorted[n/2]) / 2
}

// reviews prints the costs of the players' decisions, and how riichi and silence of strong players are judged.
func reviews(turns []turn, strength odds.Strength) {
	f := reviewed(turns, strength)
	n := float64(max(1, f.players))
	fmt.Printf("\nreviews of %d players in their deals: %.3f wins and %.0f points lost a player and deal; %v a deal\n",
		f.players, f.win/n, f.points/n, f.took/time.Duration(max(1, f.players/4)))
	for _, kind := range review.Kinds {
		k := f.kinds[kind]
		fmt.Printf("  %-8s %6d decisions, %.4f wins, %.0f points a player and deal\n", kind, k.n, k.win/n, k.points/n)
	}
	fmt.Printf("  moments by player and game: %v\n", f.moments)
	fmt.Printf("  in games of %d deals or more: %v, median %.1f\n", wholeGame, f.whole, median(f.whole))
	fmt.Printf("  first ready hands: declared %d right, %d not; silent %d right, %d not\n", f.riichi[0][0], f.riichi[0][1],
		f.riichi[1][0], f.riichi[1][1])
	fmt.Printf("  useful tiles: %.0f hoped for, %d came; copies in the wall: %.0f said, %d there\n", f.hoped, f.came,
		f.saidInWall, f.inWall)
}
