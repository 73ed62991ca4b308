package api

import (
	"strings"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
)

// DealResult is how a deal ended.
type DealResult struct {
	Kind string    `js:"kind" is:"EndKind"`
	Text string    `js:"text"` // in the words of the file, else in plain English
	Wins []DealWin `js:"wins"`
}

// resultOf tells how a deal ended.
func resultOf(d *replay.Deal, ruleset string, options rules.Options) (DealResult, error) {
	s := d.Last()
	wins, err := winsOf(d, ruleset, options)
	result := DealResult{Kind: endKind(s), Text: d.Result.Text, Wins: wins}
	if result.Text == "" {
		result.Text = endText(s)
	}
	return result, err
}

// endText says in plain English how a deal ended.
func endText(s *game.State) string {
	name := func(chair int) string { return game.WindNames[s.Deal().Wind(chair)] }
	switch endKind(s) {
	case "win":
		var names []string
		for _, chair := range s.Winners() {
			names = append(names, name(chair))
		}
		verb := " wins"
		if len(names) > 1 {
			verb = " win"
		}
		text := strings.Join(names, " and ") + verb
		if _, loser := s.Target(); loser >= 0 {
			return text + " on a tile of " + name(loser)
		}
		return text + " by the own draw"
	case "exhausted":
		return "The wall is exhausted"
	case "aborted":
		return "The deal is abandoned"
	}
	return "The record stops"
}
