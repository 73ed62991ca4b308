package mjai

import (
	"slices"
	"strconv"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
)

// An eventWriter writes the events of one deal.
type eventWriter struct {
	*writer
	wins []replay.Win
}

// event writes an event, and before it the events that follow from it: a riichi stick paid, indicators turned.
func (t *eventWriter) event(e game.Event, before, after *game.State) {
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
	t.write(e, before, after)
	if e.Kind == game.Discard {
		t.indicators(turned)
	}
}

func (t *eventWriter) indicators(turned []tile.Tile) {
	for _, indicator := range turned {
		if indicator != tile.Unknown {
			t.open("dora")
			t.pai("dora_marker", indicator)
			t.close()
		}
	}
}

// write writes the event itself.
func (t *eventWriter) write(e game.Event, before, after *game.State) {
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

func (t *eventWriter) actor(kind string, chair int) {
	t.open(kind)
	t.number("actor", chair)
}

func (t *eventWriter) meld(e game.Event, before, after *game.State) {
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

func (t *eventWriter) ownKong(e game.Event, after *game.State) {
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

// win writes hora, with the values that are stated.
func (t *eventWriter) win(chair int, after *game.State) {
	target, loser := after.Target()
	if loser < 0 {
		target, loser = after.Drawn, chair
	}
	t.actor("hora", chair)
	t.number("target", loser)
	t.pai("pai", target)
	var ura []tile.Tile
	if after.Riichi(chair) > 0 {
		ura = importer.Known(after.Ura())
	}
	t.tiles("ura_markers", ura)
	for i := range t.wins {
		if won := &t.wins[i]; won.Chair == chair {
			t.worth(won)
			break
		}
	}
}

// worth writes the worth of the hand in the words of gimite's dialect. A yakuman counts 100 han there.
func (t *eventWriter) worth(won *replay.Win) {
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
