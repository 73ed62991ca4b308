package api

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/source"
	"tehai/wasm/wire"
)

// searchOf begins a search in the index of a log under some keys, and closes it behind the test.
func searchOf(t testing.TB, index string, keys ...string) string {
	t.Helper()
	var files []SearchFile
	for i, key := range keys {
		files = append(files, SearchFile{Key: key, When: "2026010" + string(rune('1'+i)), Index: index})
	}
	value, err := SearchAdd(SearchAddRequest{Files: files})
	if err != nil || value.Files != len(keys) || len(value.Refused) > 0 {
		t.Fatal(err, value)
	}
	t.Cleanup(func() {
		if _, err := SearchClose(SearchCloseRequest{ID: value.ID}); err != nil {
			t.Error(err)
		}
	})
	return value.ID
}

func askSearch(t testing.TB, request SearchAskRequest) SearchAskValue {
	t.Helper()
	value, err := SearchAsk(request)
	if err != nil {
		t.Fatal(request.Question, err)
	}
	return value
}

// TestSearch asks about a log that is there twice: every count is twice that of the log, and a place is where
// replayState has its hand.
func TestSearch(t *testing.T) {
	text := logText(t, logs[1].path)
	open := openLog(t, ReplayOpenRequest{Text: text})
	made, err := SearchIndex(SearchIndexRequest{Text: text})
	if err != nil || made.Deals != len(open.Deals) || !slices.Equal(made.Players, open.Players) {
		t.Fatal(err, made)
	}
	id := searchOf(t, made.Index, "a", "b")
	wins := 0
	for _, d := range open.Deals {
		wins += len(d.Result.Wins)
	}
	if a := askSearch(t, SearchAskRequest{ID: id, Question: "won"}); a.Places != 2*wins || a.Of != "deals" ||
		len(a.List) > 0 || a.Files != 2 {
		t.Errorf("%+v, want %d wins twice", a, wins)
	}
	a := askSearch(t, SearchAskRequest{ID: id, Question: "discard", Most: 1000})
	if a.Of != "moments" || a.List[0].Key != "b" || a.Places <= a.Deals {
		t.Errorf("%+v", a)
	}
	for _, p := range a.List {
		state, err := ReplayState(ReplayStateRequest{ID: open.ID, Deal: p.Deal, Step: p.Step})
		if err != nil {
			t.Fatal(err)
		}
		seat := state.Seats[p.Chair]
		var closed []string
		for _, w := range seat.Closed {
			closed = append(closed, w.String())
		}
		if !slices.Equal(slices.Sorted(slices.Values(closed)), slices.Sorted(slices.Values(p.Tiles))) ||
			len(seat.Melds) != len(p.Melds) || string(state.Event.Kind) != "discard" || p.Wind != seat.Wind {
			t.Fatalf("%+v is not what the table has: %v", p, closed)
		}
	}
	for _, p := range askSearch(t, SearchAskRequest{ID: id, Question: "won", Most: 1000}).List {
		won := open.Deals[p.Deal].Result.Wins
		at := slices.IndexFunc(won, func(w DealWin) bool { return w.Chair == p.Chair })
		if at < 0 || p.Value == nil || *p.Value != won[at].Points {
			t.Errorf("%+v is not among the wins %+v", p, won)
		}
	}
	rest := askSearch(t, SearchAskRequest{ID: id, Question: "discard", Skip: a.Places - 2, Most: 5})
	if len(rest.List) != 2 || rest.Places != a.Places || rest.List[1].Key != "a" {
		t.Errorf("behind all but two there are %+v", rest.List)
	}
	one := askSearch(t, SearchAskRequest{ID: id, Question: "discard", Player: open.Players[0]})
	if one.Places == 0 || one.Places >= a.Places || askSearch(t, SearchAskRequest{ID: id, Question: "discard",
		Player: "nobody"}).Places > 0 {
		t.Errorf("%d discards are of %s, of all %d", one.Places, open.Players[0], a.Places)
	}
	again, err := SearchAdd(SearchAddRequest{ID: id, Files: []SearchFile{{Key: "a", Index: made.Index},
		{Key: "c", Index: "AAAA"}, {Key: "d", When: "May", Index: made.Index}}})
	if err != nil || again.Files != 2 || !slices.Equal(again.Refused, []string{"c", "d"}) {
		t.Errorf("%v %+v", err, again)
	}
}

// TestSearchFaults has the place of what is wrong with a question, in UTF-16.
func TestSearchFaults(t *testing.T) {
	id := searchOf(t, "")
	_, err := SearchAsk(SearchAskRequest{ID: id, Question: "won 𝒳 held:1x"})
	if fault := wire.FaultOf(err); fault.Start == nil || *fault.Start != 4 || *fault.End != 6 {
		t.Errorf("%+v", fault)
	}
	if _, err := SearchAsk(SearchAskRequest{ID: "s0", Question: "won"}); err == nil ||
		err.(*source.Error).Code != source.UnknownID {
		t.Errorf("a search that is not open: %v", err)
	}
	if a := askSearch(t, SearchAskRequest{ID: id, Question: strings.Repeat("won ", 200)}); a.Places > 0 {
		t.Errorf("nothing is searched, %d places are found", a.Places)
	}
	if _, err := SearchIndex(SearchIndexRequest{Text: "{\"title\":5"}); err == nil {
		t.Error("a text that is no game has an index")
	}
}
