package api

import (
	"fmt"
	"slices"

	"tehai/core/danger"
	"tehai/core/meld"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// DangerRequest asks how likely the tiles of a hand deal in.
type DangerRequest struct {
	Players int    `js:"players" is:"3 | 4?" in:"3..4"`
	Hand    string `js:"hand"` // 1 to 14 closed tiles
	Dialect string `js:"dialect" is:"Dialect?"`
	// all visible tiles outside the hand and the indicators, including all rivers and melds; a claimed discard once
	Seen       []string `js:"seen" is:"Tile?"`
	Indicators []string `js:"indicators" is:"Tile?" in:"..10"`
	Rivals     []Rival  `js:"rivals" in:"..3"`
}

// Rival is what is visible of another player.
type Rival struct {
	Wind   string       `js:"wind" is:"Wind"`
	River  []RivalRiver `js:"river" in:"..100"`      // all discards, including claimed tiles, in order
	Melds  []string     `js:"melds" is:"?" in:"..4"` // each as text: 1'23m, (1111z)
	Riichi bool         `js:"riichi" is:"?"`         // also true if a tile of the river has it
	Passed []string     `js:"passed" is:"Tile?"`     // what others discarded after the rival's riichi
	Void   string       `js:"void" is:"Suit?"`       // the suit that the rival has chosen to be without
	HasWon bool         `js:"hasWon" is:"?"`         // the rival has won and plays no more
}

// RivalRiver is a discard of a rival.
type RivalRiver struct {
	Tile   string `js:"tile" is:"Tile"`
	Drawn  bool   `js:"drawn" is:"?"`  // the tile just drawn
	Riichi bool   `js:"riichi" is:"?"` // it declared riichi
}

// DangerValue has a row for each kind of the hand, the safest first.
type DangerValue struct {
	Tiles []DangerRow `js:"tiles"`
}

// DangerRow is how likely one kind deals in.
type DangerRow struct {
	Tile   string        `js:"tile" is:"Tile"` // fives are plain
	Total  float64       `js:"total"`          // that any rival wins on it
	Rivals []DangerRival `js:"rivals"`         // in the order of the request
}

// DangerRival is the danger of one kind against one rival.
type DangerRival struct {
	Wind string `js:"wind" is:"Wind"`
	// for a rival who is not in riichi it includes how likely that hand is ready, by its melds and discards
	Chance float64 `js:"chance"`
	Class  string  `js:"class" is:"DangerClass"`
}

// Danger returns how likely each kind of a hand deals in.
func Danger(request DangerRequest) (DangerValue, error) {
	a, err := newAnalysis(&AnalyzeRequest{Hand: request.Hand, Dialect: request.Dialect, Seen: request.Seen,
		Indicators: request.Indicators, Players: request.Players})
	if err != nil {
		return DangerValue{}, err
	}
	rivals, err := readRivals(request.Rivals)
	if err != nil {
		return DangerValue{}, err
	}
	figures := make([][tile.Kinds]danger.Figure, len(rivals))
	for i := range rivals {
		figures[i] = danger.Of(&rivals[i].shown, &a.left)
	}
	value := DangerValue{Tiles: []DangerRow{}}
	for k, n := range a.closed {
		if n == 0 {
			continue
		}
		row := DangerRow{Tile: tile.Of(k).String(), Rivals: []DangerRival{}}
		chances := make([]float64, len(rivals))
		for i := range rivals {
			f := figures[i][k]
			chances[i] = f.Chance
			row.Rivals = append(row.Rivals, DangerRival{Wind: request.Rivals[i].Wind, Chance: rounded([]float64{f.Chance},
				1e6)[0], Class: string(f.Class)})
		}
		row.Total = rounded([]float64{danger.Total(chances...)}, 1e6)[0]
		value.Tiles = append(value.Tiles, row)
	}
	slices.SortStableFunc(value.Tiles, func(a, b DangerRow) int {
		switch {
		case a.Total < b.Total:
			return -1
		case a.Total > b.Total:
			return 1
		}
		return 0
	})
	return value, nil
}

// A rival is another player of a request, as read.
type rival struct {
	shown  danger.Rival
	wind   tile.Tile
	called []tile.Tile // the tiles of its melds
}

func readRivals(wire []Rival) ([]rival, error) {
	rivals := make([]rival, len(wire))
	for i := range wire {
		if err := rivals[i].read(fmt.Sprintf("rivals[%d].", i), &wire[i]); err != nil {
			return nil, err
		}
	}
	return rivals, nil
}

// read reads one rival; field is the prefix of its faults.
func (r *rival) read(field string, wire *Rival) (err error) {
	if r.wind, err = readWind(field+"wind", wire.Wind); err != nil {
		return err
	}
	if !r.wind.IsWind() {
		return source.Errorf(source.BadType, "%swind: want one of E S W N, found %q", field, wire.Wind)
	}
	r.shown = danger.Rival{Riichi: wire.Riichi, At: -1}
	words := make([]string, len(wire.River))
	for i, d := range wire.River {
		words[i] = d.Tile
		if d.Riichi {
			r.shown.Riichi, r.shown.At = true, i
		}
	}
	if r.shown.River, err = readStandard(field+"river", words); err != nil {
		return err
	}
	passed, err := readStandard(field+"passed", wire.Passed)
	if err != nil {
		return err
	}
	for _, t := range passed {
		r.shown.Passed |= 1 << t.Index()
	}
	void, err := readSuit(field+"void", wire.Void)
	if err != nil {
		return err
	}
	if void != tile.NoSuit || wire.HasWon {
		r.shown.Passed |= shanten.Safe(void, wire.HasWon)
	}
	for i, text := range wire.Melds {
		if err := r.meld(text); err != nil {
			return source.Errorf(source.BadMeld, "%smelds[%d]: %v", field, i, err)
		}
	}
	return nil
}

// meld reads the text of a meld, such as 1'23m, [123m] or 123m, which is a called one.
func (r *rival) meld(text string) error {
	parsed, err := readHand(text, "")
	if err != nil {
		return err
	}
	h := &parsed.Hand
	kind := meld.KindOf(h.Closed)
	switch {
	case len(h.Melds) == 1 && len(h.Closed) == 0:
		if !h.Melds[0].Closed() {
			r.shown.Melds++
		}
	case len(h.Melds) == 0 && kind != meld.NoKind && kind != meld.Pair:
		r.shown.Melds++
	default:
		return source.Errorf(source.BadMeld, "want one meld such as 1'23m or [123m], found %q", text)
	}
	h.Each(func(t tile.Tile) { r.called = append(r.called, t) })
	return nil
}
