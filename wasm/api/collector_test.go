package api

import "testing"

// TestCollectorRunsAgain reads a text, drops one in the middle and has one refused: afterwards the collector runs as
// before.
func TestCollectorRunsAgain(t *testing.T) {
	before := setGCPercent(asUsual)
	defer setGCPercent(before)
	text := logText(t, "tenhou/testdata/4-players.json")
	first, err := ReplayOpening(ReplayOpeningRequest{Text: text, Work: 1})
	if err != nil {
		t.Fatal(err)
	}
	if got := setGCPercent(rarely); got != rarely {
		t.Errorf("while a text is read the heap may grow by %d %%, want %d", got, rarely)
	}
	if value, _, err := openInSlices(ReplayOpenRequest{Text: text}, 1000, 500, func(ReplayOpeningValue) {}); err == nil {
		ReplayClose(ReplayCloseRequest{ID: value.ID})
	}
	ReplayOpening(ReplayOpeningRequest{Text: `{"log":[]}`})
	ReplayClose(ReplayCloseRequest{ID: first.ID})
	if got := setGCPercent(asUsual); got != asUsual || sparing != 0 {
		t.Errorf("afterwards the heap grows by %d %%, %d readings left, want %d and none", got, sparing, asUsual)
	}
}
