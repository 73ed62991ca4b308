package mjai

import (
	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/notation"
	"tehai/core/tile"
)

// actor reads the chair of the acting player.
func (r *reader) actor(v *jsontext.Value, name string) (int, bool) {
	actor, ok := v.Get(name).Int()
	if !ok || actor < 0 || actor >= r.players {
		r.deal.Stop(r.at, "%s: want a player from 0 to %d for %s", v.Get("type").String(), r.players-1, name)
		return 0, false
	}
	return r.chair(actor), true
}

// tile reads a tile; if known is true, the tile must not be hidden.
func (r *reader) tile(v *jsontext.Value, name string, known bool) (tile.Tile, bool) {
	t := notation.FromMjai(v.Get(name).String())
	if t == tile.None || known && t == tile.Unknown {
		r.deal.Stop(r.at, "%s: want a tile such as 1m, 5pr, E or P for %s, found %.20q", v.Get("type").String(), name,
			v.Get(name).String())
		return t, false
	}
	return t, true
}

func (r *reader) draw(v *jsontext.Value) {
	chair, ok := r.actor(v, "actor")
	t, isTile := r.tile(v, "pai", false)
	if ok && isTile {
		r.drawn++
		r.deal.Draw(chair, t, r.at)
	}
}

func (r *reader) discard(v *jsontext.Value) {
	chair, ok := r.actor(v, "actor")
	t, isTile := r.tile(v, "pai", true)
	if ok && isTile {
		r.deal.Add(game.Event{Kind: game.Discard, Chair: chair, Tile: t, FromHand: !v.Get("tsumogiri").Is()}, r.at)
	}
}

// claim reads chi, pon and daiminkan, which some dialects call kan.
func (r *reader) claim(v *jsontext.Value) {
	chair, ok := r.actor(v, "actor")
	if !ok {
		return
	}
	e := game.Event{Kind: game.Pung, Chair: chair}
	switch v.Get("type").String() {
	case "chi":
		e.Kind = game.Chow
	case "daiminkan", "kan":
		r.deal.Add(game.Event{Kind: game.Kong, Chair: chair}, r.at)
		return
	}
	own := v.Get("consumed")
	if len(own.Items) != 2 {
		r.deal.Stop(r.at, "%s: want two tiles for consumed, found %d", v.Get("type").String(), len(own.Items))
		return
	}
	for i := range e.With {
		if e.With[i] = notation.FromMjai(own.Items[i].String()); e.With[i] == tile.None || e.With[i] == tile.Unknown {
			r.deal.Stop(r.at, "%s: want tiles such as 1m, 5pr, E or P for consumed, found %.20q", v.Get("type").String(),
				own.Items[i].String())
			return
		}
	}
	r.deal.Add(e, r.at)
}

// kong reads kakan, which names the tile added, and ankan, which lists four.
func (r *reader) kong(v *jsontext.Value) {
	chair, ok := r.actor(v, "actor")
	if !ok {
		return
	}
	t := notation.FromMjai(v.Get("pai").String())
	if v.Get("type").String() == "ankan" {
		t = notation.FromMjai(v.Get("consumed").At(0).String())
	}
	if t == tile.None || t == tile.Unknown {
		r.deal.Stop(r.at, "%s: want the tile of the kong", v.Get("type").String())
		return
	}
	r.deal.Add(game.Event{Kind: game.Kong, Chair: chair, Tile: t}, r.at)
}

func (r *reader) north(v *jsontext.Value) {
	if chair, ok := r.actor(v, "actor"); ok {
		r.deal.Add(game.Event{Kind: game.North, Chair: chair}, r.at)
	}
}

func (r *reader) riichi(v *jsontext.Value) {
	if chair, ok := r.actor(v, "actor"); ok {
		r.deal.Add(game.Event{Kind: game.Riichi, Chair: chair}, r.at)
	}
}

// indicator reads the indicator that the deal or an event dora turns.
func (r *reader) indicator(v *jsontext.Value) {
	if t, ok := r.tile(v, "dora_marker", false); ok {
		r.deal.Indicators = append(r.deal.Indicators, t)
	}
}
