package api

import (
	"strings"

	"tehai/core/game"
	"tehai/core/replay"
)

// DealResult is how a deal ended.
type DealResult struct {
	Kind string    `js:"kind" is:"EndKind"`
	Text string    `js:"text"` // in the words of the file, else in plain English
	Wins []DealWin `js:"wins"`
}

// DealWin is one win at the end of a deal.
type DealWin struct {
	Chair    int     `js:"chair"`
	From     *int    `js:"from" is:"?"` // who let the tile go; absent for the own draw
	Yaku     []Yaku  `js:"yaku"`
	Han      int     `js:"han"`
	Fu       int     `js:"fu"`
	Yakuman  int     `js:"yakuman"`
	Points   int     `js:"points"`   // without counters and deposits
	Payments []int   `js:"payments"` // by chair
	Log      *LogWin `js:"log" is:"?"`
	Agrees   *bool   `js:"agrees" is:"?"` // whether the log states the same, as far as it states anything
}

// LogWin is a win as its log states it.
type LogWin struct {
	Han      *int     `js:"han" is:"?"`
	Fu       *int     `js:"fu" is:"?"`
	Points   *int     `js:"points" is:"?"`
	Yaku     []string `js:"yaku" is:"?"` // in the words of the log
	Payments []int    `js:"payments" is:"?"`
}

// resultOf tells how a deal ended.
func resultOf(d *replay.Deal) DealResult {
	s := d.Last()
	result := DealResult{Kind: endKind(s), Text: d.Result.Text, Wins: winsOf(d)}
	if result.Text == "" {
		result.Text = endText(s)
	}
	return result
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

// winsOf tells every win of a deal, and beside it what the log states.
func winsOf(d *replay.Deal) []DealWin {
	var wins []DealWin
	s := d.Last()
	for _, chair := range s.Winners() {
		win := DealWin{Chair: chair}
		if _, loser := s.Target(); loser >= 0 {
			win.From = &loser
		}
		for i := range d.Wins {
			if d.Wins[i].Chair == chair {
				win.Log = logWin(&d.Wins[i])
			}
		}
		wins = append(wins, win)
	}
	return wins
}

func logWin(w *replay.Win) *LogWin {
	stated := &LogWin{Han: from(0, w.Han), Fu: from(0, w.Fu), Points: from(0, w.Points), Payments: w.Payments}
	for _, yaku := range w.Yaku {
		stated.Yaku = append(stated.Yaku, yaku.Name)
	}
	return stated
}
