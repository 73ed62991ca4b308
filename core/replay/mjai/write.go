package mjai

import (
	"slices"
	"strconv"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/account"
	"tehai/core/source"
	"tehai/core/tile"
)

// Write writes games of riichi as one log, with the worth of winning hands
// where it is known. stated gives the wins of a deal whose own log states none;
// nil is nothing. What the format has no place for is lost: the wall but for
// what was drawn and turned, comments, unknown tags. The error,
// not-representable, names the deal that is no riichi by three or four.
func Write(r *replay.Replay, stated account.Stated) (string, error) {
	var w writer
	for i, d := range r.Deals {
		if !account.Visible(d) {
			return "", source.Errorf(source.NotRepresentable, "deal %d, %s: the format holds games of riichi by four players, or by three", i+1, d.Label())
		}
		if i == 0 || !slices.Equal(d.Players, r.Deals[i-1].Players) || d.Deal().Players != r.Deals[i-1].Deal().Players {
			w.game(d, i > 0)
		}
		w.deal(d, stated)
	}
	w.line("end_game")
	return string(w.out), nil
}

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
	w.close()
}

func (w *writer) deal(d *replay.Deal, stated account.Stated) {
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
	t := teller{writer: w, wins: d.Wins}
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
	if end := account.EndOf(d); end != nil {
		w.open("ryukyoku")
		if end.Mjai == "" {
			end = &account.Ends[0]
		}
		w.word("reason", end.Mjai)
		if d.Result.Payments != nil {
			w.numbers("deltas", d.Result.Payments)
		}
		w.close()
	}
	w.line("end_kyoku")
}

// A teller tells the events of one deal.
type teller struct {
	*writer
	wins []replay.Win
}

// event writes an event; in front of it what has become certain by it: a riichi
// stick paid, indicators turned.
func (t *teller) event(e game.Event, before, after *game.State) {
	if after.Deposits > before.Deposits {
		for chair := range after.Deal().Players {
			if after.Score(chair) < before.Score(chair) {
				t.open("reach_accepted")
				t.number("actor", chair)
				t.close()
			}
		}
	}
	turned := after.Indicators()[before.Turned:]
	if e.Kind != game.Discard {
		t.indicators(turned)
	}
	t.tell(e, before, after)
	if e.Kind == game.Discard {
		t.indicators(turned)
	}
}

func (t *teller) indicators(turned []tile.Tile) {
	for _, indicator := range turned {
		if indicator != tile.Unknown {
			t.open("dora")
			t.pai("dora_marker", indicator)
			t.close()
		}
	}
}

// tell writes the event itself.
func (t *teller) tell(e game.Event, before, after *game.State) {
	switch e.Kind {
	case game.Draw:
		t.actor("tsumo", e.Chair)
		t.pai("pai", after.Drawn)
	case game.Discard:
		river := after.Discards()
		t.actor("dahai", e.Chair)
		t.pai("pai", e.Tile)
		t.name("tsumogiri")
		t.out = strconv.AppendBool(t.out, river[len(river)-1].Drawn)
	case game.Riichi:
		t.actor("reach", e.Chair)
	case game.Chow, game.Pung, game.Kong:
		t.meld(e, before, after)
	case game.North:
		t.actor("nukidora", e.Chair)
		t.pai("pai", tile.North)
	case game.Win:
		t.win(e.Chair, after)
	default:
		return
	}
	t.close()
}

func (t *teller) actor(kind string, chair int) {
	t.open(kind)
	t.number("actor", chair)
}

func (t *teller) meld(e game.Event, before, after *game.State) {
	if e.Kind == game.Kong && e.Tile != tile.None {
		t.ownKong(e, after)
		return
	}
	melds := after.Melds(e.Chair)
	m := melds[len(melds)-1]
	called, from := before.Target()
	t.actor(map[meld.Kind]string{meld.Sequence: "chi", meld.Triplet: "pon", meld.Quad: "daiminkan"}[m.Kind], e.Chair)
	t.number("target", from)
	t.pai("pai", called)
	t.tiles("consumed", slices.Delete(m.Tiles(), int(m.Called), int(m.Called)+1))
}

func (t *teller) ownKong(e game.Event, after *game.State) {
	for _, m := range after.Melds(e.Chair) {
		if m.Kind != meld.Quad || m.At(0).Plain() != e.Tile.Plain() {
			continue
		}
		if m.Kong == meld.Concealed {
			t.actor("ankan", e.Chair)
			t.tiles("consumed", m.Tiles())
			return
		}
		own := m.Tiles()
		at := slices.Index(own, e.Tile)
		t.actor("kakan", e.Chair)
		t.pai("pai", e.Tile)
		t.tiles("consumed", slices.Delete(own, at, at+1))
		return
	}
}

// win writes hora, as far as is stated.
func (t *teller) win(chair int, after *game.State) {
	target, loser := after.Target()
	if loser < 0 {
		target, loser = after.Drawn, chair
	}
	t.actor("hora", chair)
	t.number("target", loser)
	t.pai("pai", target)
	var ura []tile.Tile
	if after.Riichi(chair) > 0 {
		ura = account.Known(after.Ura())
	}
	t.tiles("ura_markers", ura)
	for i := range t.wins {
		if won := &t.wins[i]; won.Chair == chair {
			t.worth(won)
			break
		}
	}
}

// worth writes what the hand is worth in gimite's words. A yakuman counts 100
// han there.
func (t *teller) worth(won *replay.Win) {
	if len(won.Yaku) > 0 {
		t.name("yakus")
		t.list(len(won.Yaku), func(i int) {
			y := won.Yaku[i]
			han := y.Han
			if won.Yakuman > 0 {
				han = yakumanHan
			}
			t.out = append(t.out, '[')
			t.out = jsontext.AppendText(t.out, nameOf(y))
			t.out = strconv.AppendInt(append(t.out, ','), int64(han), 10)
			t.out = append(t.out, ']')
		})
	}
	for _, field := range [...]struct {
		name string
		n    int
	}{{"fu", won.Fu}, {"fan", won.Han}, {"hora_points", won.Points}} {
		if field.n >= 0 {
			t.number(field.name, field.n)
		}
	}
	if won.Payments != nil {
		t.numbers("deltas", won.Payments)
	}
}
