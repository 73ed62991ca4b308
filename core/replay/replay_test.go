package replay_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/core/tile"
)

// rulesFor returns the rules of the catalogue.
var rulesFor replay.RulesFor = catalog.For

func read(t testing.TB, text string) *replay.Replay {
	t.Helper()
	r, err := replay.Read(text, rulesFor)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	return r
}

func example(t testing.TB, name string) string {
	t.Helper()
	text, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// words joins the words of a text with single blanks.
func words(text string) string { return strings.Join(strings.Fields(text), " ") }

func events(r *game.Record) string {
	var list []string
	s := r.At(0)
	for step := 1; step <= r.Steps(); step++ {
		list = append(list, s.Command(r.Event(step)))
		s = r.At(step)
	}
	return strings.Join(list, " ")
}

// TestExamples reads the two complete games of the format's description, and writes them again word for word.
func TestExamples(t *testing.T) {
	tests := []struct{ file, label, events string }{
		{"four-players.uzje", "East 1",
			"E- EdP NpP Nd9s E- Ed1s Sc23s SdE WkE W- Wd9t N- NdC E- Ek5m E- Ed2t S- Sd7t Nr"},
		{"riichi.uzje", "East 1",
			"E- EdN S- Sd9t W- Wl Wd6s Nc40s NdE EpE Ed1t S- SdW W- WdN N- NdF E- EkE E- Ed0t Wr"},
	}
	for _, test := range tests {
		text := example(t, test.file)
		r := read(t, text)
		if len(r.Problems) > 0 || len(r.Deals) != 1 {
			t.Errorf("%s: %d deals, problems %+v", test.file, len(r.Deals), r.Problems)
			continue
		}
		d := r.Deals[0]
		if got := events(d.Record); got != test.events {
			t.Errorf("%s: events\n%s, want\n%s", test.file, got, test.events)
		}
		if d.Label() != test.label || d.Last().Phase != game.Won {
			t.Errorf("%s: %s in phase %v", test.file, d.Label(), d.Last().Phase)
		}
		again := replay.Write(r)
		want := strings.Replace(words(text), "E 1 0 0", "E 1 0 4", 1)
		if words(again) != want {
			t.Errorf("%s: written as\n%s", test.file, again)
		}
	}
}

// TestExampleStates checks what the examples state about single steps.
func TestExampleStates(t *testing.T) {
	first := read(t, example(t, "four-players.uzje")).Deals[0]
	if got := first.Comments; len(got) != 1 || got[8] != "Too early: West has three." {
		t.Errorf("comments %v", got)
	}
	if s := first.At(10); s.Left() != 136-52-3 || s.Drawn.String() != "1s" {
		t.Errorf("%d left after the first kong's replacement, %s", s.Left(), s.Drawn)
	}
	second := read(t, example(t, "riichi.uzje")).Deals[0]
	end := second.Last()
	if got := spell(end.Indicators()); got != "7s 2t" {
		t.Errorf("indicators %s", got)
	}
	if end.Riichi(2) != 2 || end.Deposits != 1 || end.Score(2) != -1000 {
		t.Errorf("West: riichi %d, deposits %d, score %d", end.Riichi(2), end.Deposits, end.Score(2))
	}
	w, ok := end.Winning(2)
	if !ok || w.From != 0 || w.Ippatsu || w.Riichi != 2 || w.LastTile {
		t.Errorf("winning %+v, %v", w, ok)
	}
}

// problems returns the problems of a text, one line each, as users see them.
func problems(r *replay.Replay) string {
	var list []string
	for _, p := range r.Problems {
		text := p.Message
		if p.Line > 0 {
			text = fmt.Sprintf("%d:%d %s", p.Line, p.Column, text)
		}
		list = append(list, text)
	}
	return strings.Join(list, "\n")
}

func spell(tiles []tile.Tile) string {
	texts := make([]string, len(tiles))
	for i, t := range tiles {
		texts[i] = notation.Letters(t)
	}
	return strings.Join(texts, " ")
}

// errorText is the code and the message of an error.
func errorText(err error) string {
	if e, ok := err.(*source.Error); ok {
		return string(e.Code) + ": " + e.Message
	}
	return fmt.Sprint(err)
}
