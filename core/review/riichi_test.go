package review_test

import (
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
)

// declared is thrown with another last tile, 6s: let go it leaves 3s4s, which waits on two sides for eight copies; 3s leaves 4s6s, which waits
// for four. 234m 567m 234p 888s… are whole.
func declared(t *testing.T, moves string) *review.Move {
	t.Helper()
	text := strings.Replace(thrown, "8s ? ? ? N\n", "8s ? ? ? 6s\n", 1)
	text = strings.Replace(text, "1.8s 2.?", moves, 1)
	r, err := replay.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(err, r.Problems)
	}
	list, err := review.Deal(r.Deals[0], 0, nil)
	if err != nil || len(list) == 0 {
		t.Fatalf("%v %+v", err, list)
	}
	return &list[0]
}

// TestDeclared blames the tile where riichi was right and another tile better, the silence where it was not declared, and neither where both were right.
func TestDeclared(t *testing.T) {
	if m := declared(t, "1.?,L,6s 2.?"); m.Kind != review.Riichi || !m.Agrees || m.Loss != (review.Loss{}) {
		t.Errorf("riichi with the best tile: %+v", m)
	}
	if m := declared(t, "1.?,L,3s 2.?"); m.Agrees || m.Better.Kind != game.Riichi || m.Rows[0].Tile.String() != "6s" || m.Loss.Win < 0.02 {
		t.Errorf("riichi with another tile: better %v with %s, %+v", m.Better.Kind, m.Rows[0].Tile, m.Loss)
	}
	silent := declared(t, "1.6s 2.?")
	if silent.Agrees || silent.Better.Kind != game.Riichi || silent.Row != 0 || silent.Loss.Points < 500 {
		t.Errorf("no riichi: better %v, %+v", silent.Better.Kind, silent.Loss)
	}
	both := declared(t, "1.3s 2.?")
	if both.Agrees || both.Better.Kind != game.Riichi || both.Loss.Points <= silent.Loss.Points || both.Loss.Win < 0.02 {
		t.Errorf("no riichi and another tile: better %v, %+v", both.Better.Kind, both.Loss)
	}
}
