package main

import (
	"fmt"
	"path/filepath"
	"strings"

	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/opponent"
	"tehai/core/replay"
	"tehai/core/replay/mjlog"
	"tehai/core/rules/catalog"
)

// playersOf returns the number of players of a preset.
func playersOf(preset string) int {
	if strings.HasSuffix(preset, "-3p") {
		return 3
	}
	return 4
}

// playedDeals plays East rounds between own players, such as careful:steady, a round for each wall, the seatings in
// turn, and calls a function with each deal.
func playedDeals(sides, preset string, seed uint64, walls int, each func(*replay.Deal)) error {
	first, second, ok := strings.Cut(sides, ":")
	if !ok || first == string(peerName) || second == string(peerName) {
		return fmt.Errorf("want two own players such as careful:steady, found %q", sides)
	}
	of := playersOf(preset)
	r, _, err := catalog.For(preset, of, nil)
	if err != nil {
		return err
	}
	a := arena{rules: r, of: of, sides: [2]opponent.Strength{opponent.Strength(first), opponent.Strength(second)}}
	a.keep = func(table *game.Record) error {
		d, err := recorded(table, r)
		if err == nil {
			each(d)
		}
		return err
	}
	for wall := range walls {
		at := seed + uint64(wall)
		if _, err := a.round(at, seatings[of][at%uint64(len(seatings[of]))]); err != nil {
			return fmt.Errorf("wall %d: %w", at, err)
		}
	}
	return nil
}

// playedForecasts lists the forecasts of such deals, and counts those that ended.
func playedForecasts(sides, preset string, seed uint64, walls int, strength odds.Strength) (list []forecast,
	finished int, err error) {
	err = playedDeals(sides, preset, seed, walls, func(d *replay.Deal) {
		made, ended := forecasts([]*replay.Deal{d}, strength)
		list, finished = append(list, made...), finished+ended
	})
	return list, finished, err
}

// playedChances prints how well the chances hold in such deals.
func playedChances(sides, preset string, seed uint64, walls int, strength odds.Strength) error {
	list, finished, err := playedForecasts(sides, preset, seed, walls, strength)
	if err != nil {
		return err
	}
	fmt.Printf("%s under %s, %d East rounds from wall %d on\n", sides, preset, walls, seed)
	chances(list, finished, strength)
	return nil
}

// playedTurns lists the turns of such deals.
func playedTurns(sides, preset string, seed uint64, walls int) (turns []turn, err error) {
	number := 0
	err = playedDeals(sides, preset, seed, walls, func(d *replay.Deal) {
		turns = append(turns, turnsOf(d, number)...)
		number++
	})
	fmt.Printf("%s under %s, %d East rounds from wall %d on, %d deals\n", sides, preset, walls, seed, number)
	return turns, err
}

// allDangers prints how well dangers are predicted in recorded games, of four and of three players.
func allDangers(turns []turn, folder string) error {
	dangers(turns, false)
	three, err := threePlayerDeals(folder)
	if err != nil || len(three) == 0 {
		return err
	}
	turns = nil
	for i, d := range three {
		turns = append(turns, turnsOf(d, i)...)
	}
	fmt.Printf("\nthree players, %d deals\n", len(three))
	dangers(turns, false)
	return nil
}

// threePlayerDeals reads the deals of three players in a folder of games.
func threePlayerDeals(folder string) (deals []*replay.Deal, err error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.xml"))
	if err != nil {
		return nil, err
	}
	for _, file := range files {
		games, _, err := gamesIn(file, mjlog.Read)
		if err != nil {
			return nil, err
		}
		for _, d := range games.Deals {
			if d.Deal().Players == 3 {
				deals = append(deals, d)
			}
		}
	}
	return deals, nil
}
