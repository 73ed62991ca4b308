package api

import "testing"

// BenchmarkCommand measures a command of a game that is played and undone, with both replies.
func BenchmarkCommand(b *testing.B) {
	seed := 1
	made, err := GameNew(GameNewRequest{Tiles: "136", Ruleset: "riichi-tenhou", Players: 4, Seed: &seed})
	if err != nil {
		b.Fatal(err)
	}
	defer GameClose(GameCloseRequest{ID: made.ID})
	legal := made.Legal
	for range 60 {
		value, err := GameCommand(GameCommandRequest{ID: made.ID, Text: legal[0]})
		if err != nil || len(value.Legal) == 0 {
			b.Fatal(err, value.Legal)
		}
		legal = value.Legal
	}
	b.ReportAllocs()
	for b.Loop() {
		value, err := GameCommand(GameCommandRequest{ID: made.ID, Text: legal[0]})
		if err != nil {
			b.Fatal(err)
		}
		sink += len(value.Legal)
		if _, err := GameUndo(GameUndoRequest{ID: made.ID}); err != nil {
			b.Fatal(err)
		}
	}
}

var sink int
