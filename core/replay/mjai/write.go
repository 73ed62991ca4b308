package mjai

import (
	"slices"
	"strconv"

	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
)

// Write writes games of riichi as one log, with the worth of winning hands if it is known. stated gives the wins of a
// deal whose own log states none; it may be nil. The format cannot hold all of a replay: undrawn tiles of the wall,
// comments and unknown tags are lost. The error, not-representable, names the deal that is not riichi with three or
// four players.
func Write(r *replay.Replay, stated importer.Stated) (string, error) {
	var w writer
	for i, d := range r.Deals {
		if !importer.Visible(d) {
			return "", source.Errorf(source.NotRepresentable,
				"deal %d, %s: the format holds games of riichi by four players, or by three", i+1, d.Label())
		}
		if i == 0 || another(d, r.Deals[i-1]) {
			w.game(d, i > 0)
		}
		w.deal(d, stated)
	}
	w.line("end_game")
	return string(w.out), nil
}

// another reports whether a deal belongs to another game than the deal before it.
func another(d, before *replay.Deal) bool {
	return !slices.Equal(d.Players, before.Players) || d.Deal().Players != before.Deal().Players || red(d) != red(before)
}

// red reports whether red fives count.
func red(d *replay.Deal) bool { return d.Deal().Rules.RedFives > 0 }

// A writer writes events, a line each.
type writer struct{ out []byte }

// line writes an event without fields.
func (w *writer) line(kind string) { w.open(kind); w.close() }

func (w *writer) open(kind string) {
	w.out = append(append(append(w.out, `{"type":"`...), kind...), '"')
}

func (w *writer) close() { w.out = append(w.out, "}\n"...) }

func (w *writer) name(name string) { w.out = append(append(append(w.out, `,"`...), name...), `":`...) }

func (w *writer) number(name string, n int) {
	w.name(name)
	w.out = strconv.AppendInt(w.out, int64(n), 10)
}

func (w *writer) word(name, text string) {
	w.name(name)
	w.out = jsontext.AppendText(w.out, text)
}

func (w *writer) pai(name string, t tile.Tile) { w.word(name, notation.ToMjai(t)) }

func (w *writer) list(n int, item func(i int)) {
	w.out = append(w.out, '[')
	for i := range n {
		if i > 0 {
			w.out = append(w.out, ',')
		}
		item(i)
	}
	w.out = append(w.out, ']')
}

func (w *writer) numbers(name string, list []int) {
	w.name(name)
	w.list(len(list), func(i int) { w.out = strconv.AppendInt(w.out, int64(list[i]), 10) })
}

func (w *writer) bareTiles(tiles []tile.Tile) {
	w.list(len(tiles), func(i int) { w.out = jsontext.AppendText(w.out, notation.ToMjai(tiles[i])) })
}

func (w *writer) tiles(name string, tiles []tile.Tile) {
	w.name(name)
	w.bareTiles(tiles)
}

func (w *writer) game(d *replay.Deal, another bool) {
	if another {
		w.line("end_game")
	}
	w.open("start_game")
	w.name("names")
	w.list(d.Deal().Players, func(i int) {
		name := ""
		if i < len(d.Players) {
			name = d.Players[i]
		}
		w.out = jsontext.AppendText(w.out, name)
	})
	if !red(d) {
		w.name("aka_flag")
		w.out = append(w.out, "false"...)
	}
	w.close()
}

func (w *writer) deal(d *replay.Deal, stated importer.Stated) {
	setup := d.Deal()
	s := d.At(0)
	w.open("start_kyoku")
	w.pai("bakaze", setup.Round)
	w.number("kyoku", setup.Number)
	w.number("honba", setup.Repeat)
	w.number("kyotaku", setup.Deposits)
	w.number("oya", setup.Dealer())
	if setup.Scores != nil {
		w.numbers("scores", setup.Scores)
	}
	first := tile.Unknown
	if turned := s.Indicators(); len(turned) > 0 {
		first = turned[0]
	}
	w.pai("dora_marker", first)
	w.name("tehais")
	w.list(setup.Players, func(i int) { w.bareTiles(s.Closed(i)) })
	w.close()
	t := eventWriter{writer: w, wins: d.Wins}
	if t.wins == nil && stated != nil {
		t.wins = stated(d)
	}
	for step := 1; step <= d.Steps(); step++ {
		before, e := s, d.Event(step)
		if s.Apply(e) != nil {
			break
		}
		t.event(e, &before, &s)
	}
	if end := importer.EndOf(d); end != nil {
		w.open("ryukyoku")
		if end.Mjai == "" {
			end = &importer.Ends[0]
		}
		w.word("reason", end.Mjai)
		if d.Result.Payments != nil {
			w.numbers("deltas", d.Result.Payments)
		}
		w.close()
	}
	w.line("end_kyoku")
}
