package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"tehai/web/build/tiles/picture"
)

// written is a text in any notation, as parse reads it.
type written struct {
	Closed  []string `json:"closed"`
	Melds   []called `json:"melds"`
	Win     string   `json:"win"`
	Flowers []string `json:"flowers"`
}

// called is a declared set.
type called struct {
	Kong   string   `json:"kong"`
	Tiles  []string `json:"tiles"`
	Called int      `json:"called"`
	From   string   `json:"from"`
}

func newSVG() *cobra.Command {
	var from string
	look := picture.Look{Height: 80}
	cmd := &cobra.Command{
		Use:   "svg HAND",
		Short: "Draw a hand as an SVG picture",
		Long: `Svg writes the hand as one SVG picture that refers to nothing outside it: the
closed tiles in order, the winning or drawn tile apart, then called sets with the
called tile turned, then flowers.`,
		Example: `  tehai svg 123m406p789s11555z > hand.svg
  tehai svg --height 40 --dark "123m 1'11z (2222s) 55p+5p" > hand.svg
  tehai svg --from tenhou 11,12,13,52 > hand.svg`,
		Args: cobra.MinimumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			if !(look.Height > 0 && look.Height <= 10_000) {
				return fmt.Errorf("--height: want a number of pixels up to 10000, found %g", look.Height)
			}
			request := map[string]any{"text": joined(args)}
			if from != "" {
				request["dialect"] = from
			}
			var hand written
			if err := ask("parse", request, &hand); err != nil {
				return err
			}
			row := hand.row()
			if len(row) == 0 {
				return &fault{Message: "want at least one tile"}
			}
			_, err := fmt.Fprintln(cmd.OutOrStdout(), picture.Row(row, look))
			return err
		},
	}
	cmd.Flags().StringVar(&from, "from", "", "notation of the text; recognized from the text if not given")
	complete(cmd, "from", notations)
	cmd.Flags().Float64Var(&look.Height, "height", look.Height, "height of a tile in pixels")
	cmd.Flags().BoolVar(&look.Dark, "dark", false, "colours for a dark background")
	cmd.Flags().BoolVar(&look.Indices, "indices", false, "small numbers and letters on the tiles")
	return cmd
}

// row returns the arrangement of the tiles, as in web/tiles/arrange.js.
func (w *written) row() []picture.Tile {
	closed, drawn := slices.Clone(w.Closed), w.Win
	if drawn == "" && len(closed)%3 == 2 && len(closed)+3*len(w.Melds) == 14 {
		drawn = closed[len(closed)-1]
	}
	for i := len(closed) - 1; i >= 0 && drawn != ""; i-- {
		if closed[i] == drawn {
			closed = slices.Delete(closed, i, i+1)
			break
		}
	}
	slices.SortStableFunc(closed, func(a, b string) int { return cmp.Compare(order(a), order(b)) })
	row := upright(closed...)
	if drawn != "" {
		row = append(row, picture.Tile{}, picture.Tile{Code: drawn})
	}
	for _, meld := range w.Melds {
		row = append(append(row, picture.Tile{}), meld.row()...)
	}
	if len(w.Flowers) > 0 {
		row = append(append(row, picture.Tile{}), upright(w.Flowers...)...)
	}
	return row
}

func upright(codes ...string) []picture.Tile {
	row := make([]picture.Tile, len(codes))
	for i, code := range codes {
		row[i].Code = code
	}
	return row
}

// row returns the arrangement of a declared set: the called tile turned, at the place that shows its source, an added
// tile next to it; two tiles of a concealed kong face down.
func (c *called) row() []picture.Tile {
	if c.Kong == "concealed" {
		shown := c.Tiles[3]
		if red := slices.IndexFunc(c.Tiles, func(code string) bool { return code[0] == '0' }); red >= 0 {
			shown = c.Tiles[red]
		}
		return upright("back", c.Tiles[2], shown, "back")
	}
	if c.From == "" {
		return upright(c.Tiles...)
	}
	row := upright(slices.Delete(slices.Clone(c.Tiles), c.Called, c.Called+1)...)
	turned := []picture.Tile{{Code: c.Tiles[c.Called], Turned: true}}
	if c.Kong == "added" {
		last := row[len(row)-1]
		row, last.Turned = row[:len(row)-1], true
		turned = append(turned, last)
	}
	at := map[string]int{"left": 0, "across": 1, "right": len(row)}[c.From]
	return slices.Insert(row, at, turned...)
}

// order returns the sorting key of a tile; a red five is before the plain fives.
func order(code string) float64 {
	const suits, ranks = "mpszfj?!", "0123456789abcdefghijklmnopqrstuvwxyz"
	place := 100 * float64(strings.IndexByte(suits, code[len(code)-1]))
	switch {
	case len(code) < 2:
		return place
	case code[0] == '0':
		return place + 4.5
	}
	return place + float64(strings.IndexByte(ranks, code[0]))
}
