package api

import "testing"

// TestRiichiTile moves the riichi tile within a river: what was discarded before it tells something else than what came
// after it.
func TestRiichiTile(t *testing.T) {
	chances := map[int]float64{}
	for _, at := range []int{0, 5} {
		river := []RivalRiver{{Tile: "9m"}, {Tile: "5p"}, {Tile: "1z"}, {Tile: "2s"}, {Tile: "3z"}, {Tile: "8p"}}
		river[at].Riichi = true
		value, err := Danger(DangerRequest{Hand: "123456789m6p789s", Rivals: []Rival{{Wind: "S", River: river}}})
		if err != nil {
			t.Fatal(err)
		}
		for _, row := range value.Tiles {
			if row.Tile == "6p" {
				chances[at] = row.Total
			}
		}
	}
	if chances[0] == 0 || chances[0] == chances[5] {
		t.Errorf("6p deals in with %v, whichever discard declared riichi", chances)
	}
}

// TestReadingsWithMelds reads short hands: the melds are among the sets.
func TestReadingsWithMelds(t *testing.T) {
	value, err := Analyze(AnalyzeRequest{Hand: "456m55z 1'23p"})
	if err != nil {
		t.Fatal(err)
	}
	if len(value.Readings) != 1 || len(value.Readings[0].Sets) != 3 {
		t.Errorf("%+v, want the pair, the chow and the meld", value.Readings)
	}
}
