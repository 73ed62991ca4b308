package api

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/wasm/wire"
)

// TestScorekeeperFaultsAreReported enters impossible wins, by hands scored before the ending was changed, and checks
// that each resulting fault has a sentence in every language.
func TestScorekeeperFaultsAreReported(t *testing.T) {
	folders, err := filepath.Glob("../../web/words/*/scorekeeper.js")
	if err != nil || len(folders) < 3 {
		t.Fatalf("words in %v, %v", folders, err)
	}
	words := map[string]string{}
	for _, name := range folders {
		for _, file := range []string{name, filepath.Join(filepath.Dir(name), "faults.js")} {
			text, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			// Join a key that is split over two lines.
			words[name] += strings.NewReplacer("' +\n  '", "", "' +\n    '", "", "']:", "':", `":`, "':", `"{`,
				"'{").Replace(string(text))
		}
	}
	const closed, open = "234m406p678s22s34m+5m", "2223m406p678s34s22z+5s"
	chairs := []int{0, 1, 2, 3}
	met := map[string]bool{}
	for _, ruleset := range []string{"riichi-tenhou", "riichi-ema", "hongkong"} {
		for _, first := range []string{closed, open, "123m"} {
			for _, second := range []string{"", closed} {
				for _, situation := range []Situation{{}, {Riichi: 1}, {Liable: "S"}, {SeatWind: "W"}} {
					for n := range 4 * 4 * 5 {
						deal := SittingDeal{Kind: "wins", Wins: []SittingWin{{Chair: n % 4, Hand: first, Dialect: "mpsz",
							Situation: situation}}}
						if from := n / 4 % 5; from < 4 {
							deal.Wins[0].From = &chairs[from]
						}
						if second != "" {
							deal.Wins = append(deal.Wins, SittingWin{Chair: (n + 1) % 4, From: &chairs[n/20], Hand: second, Dialect: "mpsz",
								Situation: situation})
						}
						_, err := Sitting(SittingRequest{Ruleset: ruleset, Deals: []SittingDeal{deal}})
						if err == nil {
							continue
						}
						fault := wire.FaultOf(err)
						pattern := shownPattern(fault)
						if fault.Reason != "" || met[pattern] {
							continue // a reason has words of its own
						}
						met[pattern] = true
						for _, name := range folders {
							if key := strings.ReplaceAll(pattern, "'", "’"); !strings.Contains(strings.ReplaceAll(words[name], "winner's",
								"winner’s"), "'"+key+"':") {
								t.Errorf("%s: no sentence for %q (%s)", name, pattern, fault.Message)
							}
						}
					}
				}
			}
		}
	}
	points := 20
	for _, hands := range [][]SittingHand{{{Hand: "123m"}, {Points: &points}},
		{{Points: &points}, {Hand: "1199m1199p1199s11z"}}} {
		deal := SittingDeal{Kind: "wins", Wins: []SittingWin{{}},
			Hands: append(hands, SittingHand{Points: &points}, SittingHand{Points: &points})}
		_, err := Sitting(SittingRequest{Ruleset: "classical-bmja", Deals: []SittingDeal{deal}})
		if err == nil {
			t.Fatalf("%+v is settled", hands)
		}
		pattern := shownPattern(wire.FaultOf(err))
		met[pattern] = true
		for _, name := range folders {
			if !strings.Contains(words[name], "'"+pattern+"':") {
				t.Errorf("%s: no sentence for %q", name, pattern)
			}
		}
	}
	if len(met) < 8 {
		t.Errorf("only %d faults were met: %v", len(met), met)
	}
}

// shownPattern is the key that the page looks up: the pattern without the deal and the seat.
func shownPattern(fault *wire.Fault) string {
	pattern := fault.Pattern
	if pattern == "" {
		pattern = fault.Message
	}
	for _, place := range []string{"deal {0}: ", "the win of seat {0}: "} {
		if rest, ok := strings.CutPrefix(pattern, place); ok {
			pattern = rest
			for i := 1; i < 8; i++ {
				pattern = strings.ReplaceAll(pattern, fmt.Sprintf("{%d}", i), fmt.Sprintf("{%d}", i-1))
			}
		}
	}
	if pattern == "{0}" {
		return fault.Values[len(fault.Values)-1]
	}
	return pattern
}
