//go:build !js

package api

import "testing"

// TestSearchReview takes the index of a review: what it found is searched and counted.
func TestSearchReview(t *testing.T) {
	text := logText(t, logs[1].path)
	plain, err := ReplaySurvey(ReplaySurveyRequest{Text: text})
	if err != nil || plain.Index != "" {
		t.Fatal(err, len(plain.Index))
	}
	value, err := ReplaySurvey(ReplaySurveyRequest{Text: text, Index: true})
	if err != nil {
		t.Fatal(err)
	}
	id := searchOf(t, value.Index, "a", "b")
	decisions, agreed := 0, 0
	for _, d := range value.Deals {
		for _, f := range d.Figures {
			decisions, agreed = decisions+f.Decisions, agreed+f.Agreed
		}
	}
	if a, b := askSearch(t, SearchAskRequest{ID: id, Question: "reviewed"}),
		askSearch(t, SearchAskRequest{ID: id, Question: "agrees"}); a.Places != 2*decisions || b.Places != 2*agreed {
		t.Errorf("%d decisions of which %d agree, want twice %d and %d", a.Places, b.Places, decisions, agreed)
	}
	figures, err := SearchFigures(SearchFiguresRequest{ID: id})
	terms, _ := SearchTerms(Empty{})
	if err != nil || len(figures.Rows) != len(terms.Mistakes) {
		t.Fatal(err, figures)
	}
	shown := 0
	for i, row := range figures.Rows {
		if row.ID != terms.Mistakes[i] || (row.Rate != nil) != (row.Decisions >= figures.Enough) {
			t.Errorf("%+v: %d decisions are enough", row, figures.Enough)
		}
		if row.Rate == nil {
			continue
		}
		shown++
		if *row.Low > *row.Rate || *row.High < *row.Rate || *row.Rate != perHundred(row.Made, row.Decisions) {
			t.Errorf("%+v: rate %.2f, %.2f to %.2f", row, *row.Rate, *row.Low, *row.High)
		}
	}
	if shown == 0 {
		t.Error("no kind of mistake has a rate")
	}
}
