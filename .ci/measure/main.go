// Measure compares the ranking of discards, and the dangers of tiles, with recorded games, and fits their weights.
//
//	go run ./.ci/measure [-games folder] [-all] [-fit] [-peer] [-review] [-danger] [-odds [-strength 0.9]]
//	go run ./.ci/measure [-verdicts 40 | -flips 130] [-seed 1]
//	go run ./.ci/measure -odds|-danger|-review -arena careful:steady [-rules riichi-tenhou-3p] [-walls 150]
//		[-seed 1] [-strength 0.9]
//	go run ./.ci/measure -arena careful:majiang [-rules riichi-tenhou] [-walls 150] [-seed 1] [-paths]
//	go run ./.ci/measure -ways riichi [-pairs 10000] [-shuffles 8] [-seed 1] [-lines file]
//	go run ./.ci/measure -places 1500 [-seats careful,careful,careful,steady] [-seed 1]
//
// -all measures everything on one folder: chances with their reliability tables, before (a hand alone) and after, net
// points, reviews, agreement, dangers and claims. -odds, -danger and -review with sides of own players measure the
// deals that they play, such as those of three players. The arena plays East rounds between two sides; MAJIANG names a
// folder in which the packages @kobalab/majiang-core and @kobalab/majiang-ai are installed, otherwise they are
// fetched.
//
// -ways plays deals of four careful players, and each decision of a kind the other way, too: the same wall and the
// same players from there on. With -shuffles both ways are played that often, each time after another shuffle of
// the tiles still to be drawn, which narrows the interval. It prints which way wins more, for all pairs and by the
// numbers of the decision; the lines have them for other programs. A group that one way wins was found among many:
// check it on other walls.
//
// It reads games in the format mjlog: for chances and dangers those of four and of three players, else those of four.
// Agreement means that the first discard of the ranking is of the kind that the player discarded. A turn is quiet if no
// other player is in riichi or has two open melds.
package main

import (
	"flag"
	"fmt"
	"io"
	"os"

	"tehai/core/odds"
	"tehai/core/replay"
)

func main() {
	games := flag.String("games", folder(), "a folder of games")
	fitting := flag.Bool("fit", false,
		"fit the weights of the terms, check them on deals left out, and print them as the table has them")
	peer := flag.Bool("peer", false, "ask @kobalab/majiang-ai about the same turns (needs node and npm)")
	everything := flag.Bool("all", false, "measure everything: chances, reviews, agreement, dangers, claims")
	asking := flag.Int("flips", -1,
		"ask a deeper model about the verdicts without a threat, also of so many East rounds of computer players")
	race := flag.Bool("odds", false, "measure the chances to win a deal, and nothing else")
	risky := flag.Bool("danger", false, "measure how well dangers are predicted, and nothing else")
	reviewing := flag.Bool("review", false, "measure what reviews cost the players, and nothing else")
	reading := flag.Int("verdicts", 0, "print so many verdicts of reviews, drawn at random, and nothing else")
	strength := flag.Float64("strength", float64(odds.Default), "how strong the tables are: 1 ordinary, 0.8 the strongest")
	sides := flag.String("arena", "", "play East rounds between two sides, such as careful:majiang, and nothing else")
	preset := flag.String("rules", "riichi-tenhou", "the rules of the arena; those with -3p are for three players")
	walls := flag.Int("walls", 150, "walls of the arena, each in six seatings")
	seed := flag.Uint64("seed", 1, "the first wall of the arena")
	follow := flag.Bool("paths", false, "print how the hands of both sides of the arena went")
	kind := flag.String("ways", "", "play both ways of riichi, kong, claim, push or quiet, and nothing else")
	pairs := flag.Int("pairs", 10_000, "pairs of -ways")
	shuffles := flag.Int("shuffles", 0, "of the tiles still to be drawn, for each fork; 0: none, the wall itself")
	lines := flag.String("lines", "", "a file for a line of each pair of -ways")
	matches := flag.Int("places", 0, "play so many matches and measure what places are expected to pay, and nothing else")
	seats := flag.String("seats", "careful,careful,careful,steady", "the players of these matches")
	flag.Parse()
	if *kind != "" {
		if err := printWays(*kind, *pairs, *seed, *shuffles, *lines); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if *matches > 0 {
		if err := places(*games, *seats, *preset, *matches, *seed); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if *sides != "" {
		var err error
		switch {
		case *race:
			err = playedChances(*sides, *preset, *seed, *walls, odds.Strength(*strength))
		case *risky, *reviewing:
			var played []turn
			if played, err = playedTurns(*sides, *preset, *seed, *walls); err != nil {
				break
			}
			if *risky {
				dangers(played, false)
			} else {
				reviews(played, odds.Strength(*strength))
			}
		default:
			err = arenaGames(*sides, *preset, *seed, *walls, *follow)
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	turns, err := readGames(*games)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	fmt.Printf("%d turns of %d deals\n", len(turns), deals(turns))
	if *reading > 0 {
		verdicts(turns, *reading, *seed)
		return
	}
	if *asking >= 0 {
		if err := flips(turns, *asking, *seed); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if *race || *everything {
		list, finished := forecasts(dealsOf(turns), odds.Strength(*strength))
		chances(list, finished, odds.Strength(*strength))
		three, err := threePlayerDeals(*games)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if list, finished = forecasts(three, odds.Strength(*strength)); finished > 0 {
			fmt.Print("\nthree players")
			chances(list, finished, odds.Strength(*strength))
		}
	}
	if *reviewing || *everything {
		reviews(turns, odds.Strength(*strength))
	}
	if *risky {
		if err := allDangers(turns, *games); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
	}
	if (*race || *reviewing || *risky) && !*everything {
		return
	}
	agreement(turns, *peer)
	dangers(turns, *fitting)
	claims(turns, *fitting)
	if *fitting {
		fit(turns, true)
		fit(turns, false)
		fitPressed(turns)
	}
}

// dealsOf lists the deals of turns, each once.
func dealsOf(turns []turn) (list []*replay.Deal) {
	for i := range turns {
		if len(list) == 0 || list[len(list)-1] != turns[i].record {
			list = append(list, turns[i].record)
		}
	}
	return list
}

// folder finds the games in a folder above the project.
func folder() string {
	for up := ".."; len(up) < 30; up += "/.." {
		name := up + "/shared/data/replays/mjlog"
		if _, err := os.Stat(name); err == nil {
			return name
		}
	}
	return ""
}

// printWays plays both ways of a kind of decisions and prints which wins more.
func printWays(kind string, pairs int, seed uint64, shuffles int, lines string) error {
	var out io.Writer
	if lines != "" {
		file, err := os.Create(lines)
		if err != nil {
			return err
		}
		defer file.Close()
		out = file
	}
	w, err := playWays(kind, pairs, seed, shuffles, out)
	if err != nil {
		return err
	}
	w.print()
	return nil
}
