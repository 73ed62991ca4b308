package main

import (
	"fmt"
	"os"
	"path/filepath"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/mjlog"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// A turn is one discard of one player, and what that player knew.
type turn struct {
	deal     int
	game     int // its file
	record   *replay.Deal
	step     int // before the discard
	chair    int
	made     tile.Tile
	distance int
	quiet    bool // no other player is in riichi or has two open melds
	riichi   bool // another player is in riichi
	view     *advice.View
	question advice.Question
}

// readGames reads the turns of all games of four players in a folder. Private games are left out.
func readGames(folder string) ([]turn, error) {
	files, err := filepath.Glob(filepath.Join(folder, "*.xml"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no games in %s", folder)
	}
	var turns []turn
	number := 0
	for game, file := range files {
		games, text, err := gamesIn(file, mjlog.Read)
		if err != nil {
			return nil, err
		}
		for _, d := range games.Deals {
			if d.Deal().Players == 4 && ranked(text) {
				made := turnsOf(d, number)
				for i := range made {
					made[i].game = game
				}
				turns = append(turns, made...)
				number++
			}
		}
	}
	return turns, nil
}

// ranked reports whether the game was played at the strong tables: bits 5 and 7 of its type.
func ranked(text string) bool {
	var kind int
	for i := range text {
		if n, _ := fmt.Sscanf(text[i:], `<GO type="%d"`, &kind); n == 1 {
			break
		}
	}
	return kind&(1<<5) != 0 && kind&(1<<7) != 0
}

func deals(turns []turn) int {
	if len(turns) == 0 {
		return 0
	}
	return turns[len(turns)-1].deal + 1
}

// turnsOf lists the discards of a deal that were a choice: in riichi there is none.
func turnsOf(d *replay.Deal, number int) []turn {
	var turns []turn
	for step := 1; step <= d.Steps(); step++ {
		e := d.Event(step)
		if e.Kind != game.Discard {
			continue
		}
		s := d.At(step - 1)
		if s.Riichi(e.Chair) > 0 && s.Phase != game.Declared {
			continue
		}
		t := turn{deal: number, record: d, step: step - 1, chair: e.Chair, made: e.Tile, quiet: true}
		for other := range d.Deal().Players {
			if other != e.Chair {
				t.riichi = t.riichi || s.Riichi(other) > 0
				t.quiet = t.quiet && s.Riichi(other) == 0 && openMelds(&s, other) < 2
			}
		}
		view, err := advice.At(&s, d.Ruleset, e.Chair)
		if err != nil {
			continue // the hand is not known
		}
		t.view, t.question = view, view.Question
		t.question.Draws = 0 // requests about a hand do not give the number of draws
		counts := t.question.Hand.Counts()
		t.distance = max(0, int(shanten.Of(&counts).Best))
		turns = append(turns, t)
	}
	return turns
}

func openMelds(s *game.State, chair int) int {
	n := 0
	for _, m := range s.Melds(chair) {
		if !m.Closed() {
			n++
		}
	}
	return n
}

// gamesIn reads a file of games in a format.
func gamesIn(file string, read func(string, replay.RulesFor) (*replay.Replay, error)) (
	games *replay.Replay, text string, err error) {
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, "", err
	}
	if games, err = read(string(content), catalog.For); err != nil {
		err = fmt.Errorf("%s: %w", file, err)
	}
	return games, string(content), err
}
