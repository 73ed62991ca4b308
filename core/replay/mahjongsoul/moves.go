package mahjongsoul

import (
	"slices"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/tile"
)

// seat reads the chair of a record.
func (r *reader) seat(v *jsontext.Value) (int, bool) {
	chair := number(v, "seat")
	if chair < 0 || chair >= r.players {
		r.deal.Stop(v.Span, "want a seat from 0 to %d, found %d", r.players-1, chair)
		return 0, false
	}
	return chair, true
}

// tile reads the tile of a record.
func (r *reader) tile(v *jsontext.Value, name string) (tile.Tile, bool) {
	text := get(v, name).String()
	t := one(text)
	if t == tile.None {
		r.deal.Stop(v.Span, "want a tile such as 1m, 0p or 7z for %s, found %.20q", name, text)
	}
	return t, t != tile.None
}

// take draws a tile.
func (r *reader) take(chair int, t tile.Tile, v *jsontext.Value) {
	r.drawn = t
	r.deal.Draw(chair, t, v.Span)
}

func (r *reader) draw(v *jsontext.Value) {
	chair, ok := r.seat(v)
	if !ok {
		return
	}
	t := tile.Unknown
	if get(v, "tile").String() != "" {
		if t, ok = r.tile(v, "tile"); !ok {
			return
		}
	}
	r.indicators(v)
	r.take(chair, t, v)
}

func (r *reader) discard(v *jsontext.Value) {
	chair, ok := r.seat(v)
	if !ok {
		return
	}
	t, ok := r.tile(v, "tile")
	if !ok {
		return
	}
	if is(v, "is_liqi") || is(v, "is_wliqi") {
		r.add(game.Event{Kind: game.Riichi, Chair: chair}, v)
	}
	r.add(game.Event{Kind: game.Discard, Chair: chair, Tile: t, FromHand: !is(v, "moqie")}, v)
	r.indicators(v)
	r.last, r.drawn = chair, tile.None
}

// claim reads a chow, a pung or an open kong: the called tile is the one that is not from the seat itself.
func (r *reader) claim(v *jsontext.Value) {
	chair, ok := r.seat(v)
	if !ok {
		return
	}
	tiles, froms := get(v, "tiles"), get(v, "froms")
	var own []tile.Tile
	for i := range tiles.Items {
		t := one(tiles.Items[i].String())
		if t == tile.None {
			r.deal.Stop(tiles.Items[i].Span, "want a tile such as 1m, found %.20s", tiles.Items[i].Text)
			return
		}
		if from, _ := froms.At(i).Int(); from == chair {
			own = append(own, t)
		}
	}
	e := game.Event{Chair: chair}
	kind := number(v, "type")
	want := 2
	switch kind {
	case 0:
		e.Kind = game.Chow
	case 1:
		e.Kind = game.Pung
	case 2:
		e.Kind, want = game.Kong, 3
	default:
		r.deal.Stop(v.Span, "want 0, 1 or 2 for the type of a claim, found %d", kind)
		return
	}
	if len(own) != want || len(tiles.Items) != want+1 {
		r.deal.Stop(v.Span, "want %d own tiles and one of another seat in a claim, found %d of %d", want, len(own),
			len(tiles.Items))
		return
	}
	if kind < 2 {
		e.With = [2]tile.Tile(own)
	}
	r.add(e, v)
	r.indicators(v)
}

// kong reads a concealed or an added one.
func (r *reader) kong(v *jsontext.Value) {
	chair, ok := r.seat(v)
	if !ok {
		return
	}
	text := get(v, "tiles")
	t := one(text.String())
	if text.Kind == jsontext.Array {
		t = one(text.At(0).String())
	}
	if t == tile.None {
		r.deal.Stop(v.Span, "want a tile such as 1m for tiles, found %.20q", text.Text)
		return
	}
	r.add(game.Event{Kind: game.Kong, Chair: chair, Tile: t}, v)
	r.indicators(v)
	r.last = chair
}

func (r *reader) north(v *jsontext.Value) {
	if chair, ok := r.seat(v); ok {
		r.add(game.Event{Kind: game.North, Chair: chair}, v)
		r.indicators(v)
		r.last = chair
	}
}

// ura reads the ura indicators.
func (r *reader) ura(v *jsontext.Value) {
	list := get(v, "li_doras")
	if len(list.Items) <= len(r.deal.Ura) {
		return
	}
	var tiles []tile.Tile
	for i := range list.Items {
		tiles = append(tiles, one(list.Items[i].String()))
	}
	if !slices.Contains(tiles, tile.None) {
		r.deal.Ura = tiles
	}
}
