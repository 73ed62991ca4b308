package api

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// sichuanDeal is a whole deal as the data beside the project and the tests here write one.
type sichuanDeal struct {
	id, rules, pass, wall, score, next string
	play, money                        []string
}

func readSichuanDeals(text string) (deals []sichuanDeal) {
	for line := range strings.Lines(text) {
		key, value, _ := strings.Cut(strings.TrimRight(line, "\n"), "\t")
		if key == "deal" {
			deals = append(deals, sichuanDeal{id: value})
		}
		if len(deals) == 0 {
			continue
		}
		switch d := &deals[len(deals)-1]; key {
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

// sichuanDeals are those beside the project, after the worked ones of testdata.
func sichuanDeals(t *testing.T) []sichuanDeal {
	t.Helper()
	own, err := os.ReadFile("testdata/sichuan-deals.txt")
	if err != nil {
		t.Fatal(err)
	}
	deals := readSichuanDeals(string(own))
	if more, err := os.ReadFile(filepath.Join("..", "..", "..", "shared", "data", "sichuan-deals.txt")); err == nil {
		deals = append(deals, readSichuanDeals(string(more))...)
	}
	return deals
}

// spellTransfers writes transfers as the data does, and checks that each sums to zero.
func spellTransfers(t *testing.T, s *State, list []Transfer) string {
	t.Helper()
	var lines []string
	for _, one := range list {
		sum, p := 0, one.Payments
		sum += p.E + p.S + p.W + *p.N
		if one.Outside != nil {
			sum += *one.Outside
		}
		if sum != 0 {
			t.Errorf("step %d: %s sums to %d", s.Step, one.Kind, sum)
		}
		lines = append(lines, fmt.Sprintf("%d\t%s\t%s\t%d %d %d %d\t%s", one.Step, one.Kind, s.Seats[*one.Of].Wind, p.E,
			p.S, p.W, *p.N, one.Detail))
	}
	return strings.Join(lines, "\n")
}

// TestSichuanDeals plays whole deals by commands; every payment is as stated, live, in the text of the game and in its
// packed form.
func TestSichuanDeals(t *testing.T) {
	for _, d := range sichuanDeals(t) {
		request := GameNewRequest{Players: 4, Tiles: "108", Ruleset: d.rules}
		for i := 0; i+1 < len(d.wall); i += 2 {
			request.Wall = append(request.Wall, d.wall[i:i+2])
		}
		if d.pass != "-" {
			request.Exchange = d.pass
		}
		open, err := GameNew(request)
		if err != nil {
			t.Fatalf("deal %s: %v", d.id, err)
		}
		state, legal := open.State, open.Legal
		for i, word := range d.play {
			if word == "#" && len(legal) == 0 {
				continue
			}
			if len(word) > 2 {
				word = word[:2] + strings.ReplaceAll(word[2:], "p", "t")
			}
			moved, err := GameCommand(GameCommandRequest{ID: open.ID, Text: word})
			if err != nil {
				t.Fatalf("deal %s, play %d %s: %v", d.id, i+1, word, err)
			}
			state, legal = moved.State, moved.Legal
			total := 0
			for _, seat := range state.Seats {
				total += seat.Score
			}
			for _, one := range state.Transfers {
				if one.Outside != nil {
					total += *one.Outside
				}
			}
			if total != 0 {
				t.Errorf("deal %s, play %d %s: the scores sum to %d", d.id, i+1, word, total)
			}
		}
		want := strings.Join(d.money, "\n")
		if got := spellTransfers(t, &state, state.Transfers); got != want {
			t.Errorf("deal %s:\n%s\nwant\n%s", d.id, got, want)
		}
		var scores []string
		for _, seat := range state.Seats {
			scores = append(scores, fmt.Sprint(seat.Score))
		}
		if got := strings.Join(scores, " "); got != d.score {
			t.Errorf("deal %s: scores %s, want %s", d.id, got, d.score)
		}
		text, err := GameText(GameTextRequest{ID: open.ID})
		if err != nil {
			t.Fatal(err)
		}
		checkSichuanText(t, d.id, text.Text, want, len(d.play))
		next, err := GameNext(GameNextRequest{ID: open.ID})
		if err != nil {
			t.Fatal(err)
		}
		if got := "ESWN"[next.State.Dealer : next.State.Dealer+1]; got != d.next {
			t.Errorf("deal %s: %s deals next, want %s", d.id, got, d.next)
		}
		if _, err := GameClose(GameCloseRequest{ID: open.ID}); err != nil {
			t.Fatal(err)
		}
	}
}

// checkSichuanText opens the text of a deal and its packed form: the payments are the same, and so is the text.
func checkSichuanText(t *testing.T, id, text, want string, steps int) {
	t.Helper()
	for range 2 {
		opened, err := ReplayOpen(ReplayOpenRequest{Text: text})
		if err != nil || len(opened.Problems) > 0 || len(opened.Deals) != 1 {
			t.Fatalf("deal %s: %v, %v\n%s", id, err, opened.Problems, text)
		}
		if opened.Deals[0].Steps != steps {
			t.Errorf("deal %s: %d steps, want %d", id, opened.Deals[0].Steps, steps)
		}
		last, err := ReplayState(ReplayStateRequest{ID: opened.ID, Step: opened.Deals[0].Steps})
		if err != nil {
			t.Fatal(err)
		}
		if got := spellTransfers(t, &last, opened.Deals[0].Transfers); got != want {
			t.Errorf("deal %s, from the text:\n%s\nwant\n%s", id, got, want)
		}
		again, err := ReplayText(ReplayTextRequest{ID: opened.ID})
		if err != nil {
			t.Fatal(err)
		}
		packed, err := ReplayText(ReplayTextRequest{ID: opened.ID, Format: "packed"})
		if err != nil {
			t.Fatal(err)
		}
		if again.Text != text && !strings.HasPrefix(text, "t1.") {
			t.Errorf("deal %s: written again\n%s\nwant\n%s", id, again.Text, text)
		}
		text = packed.Text
		if _, err := ReplayClose(ReplayCloseRequest{ID: opened.ID}); err != nil {
			t.Fatal(err)
		}
	}
}
