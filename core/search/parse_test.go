package search_test

import (
	"strings"
	"testing"

	"tehai/core/search"
	"tehai/core/source"
)

// TestParseErrors holds what is said of a question that cannot be read, and where.
func TestParseErrors(t *testing.T) {
	for _, test := range []struct {
		text       string
		start, end int
		want       string
	}{
		{"redy", 0, 4, "there is no term redy"},
		{"won  moo", 5, 8, "there is no term moo"},
		{"won held", 8, 8, "want : and a value after held, found the end"},
		{"held: won", 5, 6, "want a value after held:, found  "},
		{"held:34x", 7, 8, "want one of m p s z n after 34, found x"},
		{"won held:34", 11, 11, "want a suit letter after 34"},
		{"held:p", 5, 6, "want digits before p"},
		{"held:8z", 5, 6, "want 1 to 7 before z, found 8"},
		{"held:~12z", 5, 6, "want no ~ before honours, which have no order"},
		{"held:11111p", 5, 11, "want at most 4 tiles of a kind in a pattern"},
		{"held:123456789m123456p", 15, 22, "want at most 14 tiles in a pattern"},
		// Not one of many millions of ways that end at the last group.
		{"held:~?p~?p~?p~?p~?p~?p~?p~?p~?p11111p", 5, 38, "want at most 4 tiles of a kind in a pattern"},
		{"held:~1m~1p~1s~2m", 5, 17, "want a pattern with at most 1000 ways to read it: leave out a ~"},
		{"held>=34p", 6, 9, "want : after held, found >="},
		{"won:1", 4, 5, "want nothing after won, found :"},
		{"value>=many", 7, 11, "want a number, found many"},
		{"value>=1..3", 7, 11, "want one number after >=, found 1..3"},
		{"value:1e9", 6, 9, "want a number, found 1e9"},
		{"left<=1.5", 6, 9, "want a number, found 1.5"},
		{"date:26", 5, 7, "want a date such as 2026, 2026-03 or 2026-03-31, found 26"},
		{"seat:X", 5, 6, "want one of E S W N H V, found X"},
		{"(won", 4, 4, "want ) at the end of what ( begins, found the end"},
		{"won)", 3, 4, "want a term, found )"},
		{"won or", 6, 6, "want a term, found the end"},
		{"--won", 1, 2, "want a term after -, found -"},
		{"won 萬", 4, 7, "want a term, found 萬"},
		{strings.Repeat("(", 30) + "won", 21, 22, "want at most 20 brackets within each other"},
		{strings.Repeat("won ", 300), -1, -1, "want a question of at most 1000 characters"},
	} {
		_, err := search.Parse(test.text)
		e, ok := err.(*source.Error)
		if !ok {
			t.Errorf("%s: %v, want an error with a place", test.text, err)
			continue
		}
		if e.Message != test.want || e.Span != (source.Span{Start: test.start, End: test.end}) {
			t.Errorf("%s: %d–%d %q, want %d–%d %q", test.text, e.Span.Start, e.Span.End, e.Message, test.start, test.end,
				test.want)
		}
	}
	if _, err := search.Parse("furit"); err.(*source.Error).Hint != "furiten" {
		t.Errorf("furit: the hint is %q", err.(*source.Error).Hint)
	}
}

// TestTerms wants each term to be a word that a question can hold, with what its kind needs.
func TestTerms(t *testing.T) {
	values := map[search.Kind]string{search.Number: ">=1", search.Percent: "<10%", search.Tiles: ":1m",
		search.Date: ">2025"}
	for i := range search.Terms {
		term := &search.Terms[i]
		value := values[term.Kind]
		if term.Kind == search.Word {
			value = ":x"
			if term.Words != nil {
				value = ":" + strings.Join(term.Words, ",")
			}
		}
		q, err := search.Parse(term.ID + value)
		if err != nil || q.Moments() != term.Moment {
			t.Errorf("%s%s: %v", term.ID, value, err)
			continue
		}
		storeOf(t, 1).Ask(q, "", 0, 1) // what a term lacks is a nil function
	}
}

// FuzzParse reads any question, and asks it of a game.
func FuzzParse(f *testing.F) {
	for _, row := range questions {
		f.Add(row.question)
	}
	f.Add("((won) or -(held:~?1n =")
	store := storeOf(f, 2)
	f.Fuzz(func(t *testing.T, text string) {
		q, err := search.Parse(text)
		if err != nil {
			if e, ok := err.(*source.Error); !ok || e.Span.End > len(text) || e.Span.Start > e.Span.End {
				t.Fatalf("%q: %v", text, err)
			}
			return
		}
		a := store.Ask(q, "", 0, 3)
		if a.Places < len(a.List) || a.Deals > a.Places {
			t.Errorf("%q: %+v", text, a)
		}
	})
}
