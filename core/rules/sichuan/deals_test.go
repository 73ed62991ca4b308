package sichuan

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/tile"
)

// A playedDeal is a deal of the data: its wall, its play in commands, and what was paid.
type playedDeal struct {
	id, rules, pass, wall, score, next string
	play                               []string
	money                              []string
}

// playedDeals reads the whole deals beside the project, and skips where the project stands alone.
func playedDeals(t testing.TB) (deals []playedDeal) {
	path := filepath.Join("..", "..", "..", "..", "shared", "data", "sichuan-deals.txt")
	if dir := os.Getenv("TEHAI_DATA"); dir != "" {
		path = filepath.Join(dir, "sichuan-deals.txt")
	}
	text, err := os.ReadFile(path)
	if err != nil {
		t.Skipf("the deals are not beside this checkout: %v", err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, "\n")
		key, value, _ := strings.Cut(line, "\t")
		if key == "deal" {
			deals = append(deals, playedDeal{id: value})
			continue
		}
		if len(deals) == 0 {
			continue
		}
		d := &deals[len(deals)-1]
		switch key {
		case "rules":
			d.rules = value
		case "pass":
			d.pass = value
		case "wall":
			d.wall = value
		case "play":
			d.play = strings.Fields(value)
		case "money":
			d.money = append(d.money, value)
		case "score":
			d.score = value
		case "next":
			d.next = value
		}
	}
	return deals
}

// spell writes a transfer as the data does.
func spell(t *rules.Transfer) string {
	p := t.Payments.Seats
	detail := t.Detail
	if detail == "" {
		detail = "-"
	}
	return fmt.Sprintf("%d\t%s\t%s\t%d %d %d %d\t%s", t.Step, t.Kind, notation.Letters(t.Of), p[0], p[1], p[2], p[3],
		detail)
}

// TestDeals plays the whole deals at a live table: every move is legal, and every payment is as stated.
func TestDeals(t *testing.T) {
	for _, d := range playedDeals(t) {
		r := plain(t, d.rules)
		tiles := []tile.Tile{}
		for i := 0; i+1 < len(d.wall); i += 2 {
			one, _ := tile.Parse(d.wall[i : i+2])
			tiles = append(tiles, one)
		}
		m := game.Match{Players: 4, Tiles: "108", Rules: r.Table(), Wall: tiles}
		if d.pass != "-" {
			m.Exchange = d.pass
		}
		setup, err := m.Deal()
		if err != nil {
			t.Fatalf("deal %s: %v", d.id, err)
		}
		table := game.NewTable(game.NewRecord(setup))
		for i, word := range d.play {
			if word == "#" && table.State().Ended() {
				continue
			}
			word = command(word)
			if err := table.Command(word); err != nil {
				t.Fatalf("deal %s, play %d %s: %v", d.id, i+1, word, err)
			}
		}
		s := table.State()
		if !s.Ended() {
			t.Errorf("deal %s has not ended", d.id)
		}
		settled := r.After(s)
		var got []string
		for i := range settled.Transfers {
			got = append(got, spell(&settled.Transfers[i]))
		}
		if a, b := strings.Join(got, "\n"), strings.Join(d.money, "\n"); a != b {
			t.Errorf("deal %s:\n%s\nwant\n%s", d.id, a, b)
		}
		p := settled.Payments.Seats
		if score := fmt.Sprintf("%d %d %d %d", p[0], p[1], p[2], p[3]); score != d.score {
			t.Errorf("deal %s: %s, want %s", d.id, score, d.score)
		}
		if next := notation.Letters(settled.Deals); next != d.next {
			t.Errorf("deal %s: %s deals next, want %s", d.id, next, d.next)
		}
	}
}

// command spells a play of the data as a command, whose letter of circles is t.
func command(word string) string {
	if len(word) < 2 {
		return word
	}
	return word[:2] + strings.ReplaceAll(word[2:], "p", "t")
}
