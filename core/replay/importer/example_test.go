package importer_test

import (
	"fmt"
	"slices"

	"tehai/core/game"
	"tehai/core/replay/importer"
	"tehai/core/rules/catalog"
	"tehai/core/source"
	"tehai/core/tile"
)

// A reader passes a deal of which the log shows one draw and one discard, and gets a replay with the wall laid out.
func Example() {
	book, err := importer.Open("text of the log", catalog.For)
	if err != nil {
		fmt.Println(err)
		return
	}
	d := book.Begin(importer.Deal{Setup: game.Deal{Players: 4, Round: tile.East, Number: 1}})
	d.Heading.Rules = "riichi-tenhou"
	for range 4 {
		d.Hands = append(d.Hands, slices.Repeat([]tile.Tile{tile.Unknown}, game.HandSize))
	}
	d.Draw(0, tile.Red, source.Nowhere)
	d.Add(game.Event{Kind: game.Discard, Chair: 0, Tile: tile.Red}, source.Nowhere)
	book.Add(d)
	r, err := book.Close("want a deal, found none")
	if err != nil {
		fmt.Println(err)
		return
	}
	read := r.Deals[0]
	fmt.Println(read.Label(), read.Steps(), "steps,", len(read.Deal().Wall), "tiles, problems:", len(r.Problems))
	fmt.Println(read.Last().River(0)[0].Tile)
	// Output:
	// East 1 2 steps, 136 tiles, problems: 0
	// 7z
}
