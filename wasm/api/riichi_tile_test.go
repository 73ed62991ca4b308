package api

import (
	"math"
	"testing"

	"tehai/core/danger"
	"tehai/core/tile"
)

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

// TestRiichiTilePlace compares the dangers of a request with those of a rival whose riichi tile is at the same place of
// the river; place -1 is a riichi of which the tile is not known.
func TestRiichiTilePlace(t *testing.T) {
	words := []string{"2m", "5p", "8s", "4m", "2p", "6s"}
	const hand = "13579m13579p1357s"
	a, err := newAnalysis(&AnalyzeRequest{Hand: hand})
	if err != nil {
		t.Fatal(err)
	}
	for at := -1; at < len(words); at++ {
		sent := Rival{Wind: "S", Riichi: at < 0}
		shown := danger.Rival{Riichi: true, At: at}
		for i, word := range words {
			sent.River = append(sent.River, RivalRiver{Tile: word, Riichi: i == at})
			shown.River = append(shown.River, tile.MustParse(word))
		}
		value, err := Danger(DangerRequest{Hand: hand, Rivals: []Rival{sent}})
		if err != nil {
			t.Fatal(err)
		}
		if len(value.Tiles) < 10 {
			t.Errorf("riichi with discard %d: only %d tiles", at, len(value.Tiles))
		}
		want := danger.Of(&shown, &a.left)
		for _, row := range value.Tiles {
			figure := want[tile.MustParse(row.Tile).Index()]
			if got := row.Rivals[0]; math.Abs(got.Chance-figure.Chance) > 1e-6 || got.Class != string(figure.Class) {
				t.Errorf("riichi with discard %d: %s deals in with %+v, want %+v", at, row.Tile, got, figure)
			}
		}
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
