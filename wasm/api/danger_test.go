package api

import "testing"

// TestDangerOfWinner asks about a rival in riichi: tiles that it may win on deal in, and none once it has won.
func TestDangerOfWinner(t *testing.T) {
	rival := Rival{Wind: "S", Riichi: true, River: []RivalRiver{{Tile: "1m"}, {Tile: "9p", Riichi: true}}}
	for _, won := range []bool{false, true} {
		rival.HasWon = won
		value, err := Danger(DangerRequest{Hand: "1456m456p456s5z", Rivals: []Rival{rival}})
		if err != nil || len(value.Tiles) != 11 {
			t.Fatalf("%v %+v", err, value)
		}
		for _, row := range value.Tiles {
			if safe := won || row.Tile == "1m"; (row.Total > 0) == safe || row.Rivals[0].Chance != row.Total {
				t.Errorf("%s deals in with %v to a rival that has won: %t", row.Tile, row.Total, won)
			}
		}
	}
}
