package kobalab

import (
	"strings"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/tile"
)

// one reads a tile such as m0 or z7; _ is a hidden tile.
func one(text string) tile.Tile {
	switch {
	case text == "" || text == "_":
		return tile.Unknown
	case len(text) != 2:
		return tile.None
	}
	t, err := tile.Parse(text[1:] + text[:1])
	if err != nil || !t.IsKind() {
		return tile.None
	}
	return t
}

// draw reads zimo and gangzimo.
func (r *reader) draw(v *jsontext.Value) {
	chair, ok := r.who(v)
	t := one(v.Get("p").String())
	switch {
	case !ok:
	case t == tile.None:
		r.deal.Stop(v.Span, "want a tile such as m0 or z7 for p, found %.20q", v.Get("p").String())
	default:
		r.deal.Draw(chair, t, v.Span)
	}
}

// discard reads dapai: a tile, followed by _ if it was just drawn, then by * if it declares riichi.
func (r *reader) discard(v *jsontext.Value) {
	chair, ok := r.who(v)
	text := v.Get("p").String()
	plain, riichi := strings.CutSuffix(text, "*")
	plain, drawn := strings.CutSuffix(plain, "_")
	t := one(plain)
	switch {
	case !ok:
		return
	case t == tile.None || t == tile.Unknown:
		r.deal.Stop(v.Span, "want a tile such as m0, z7_ or p8_* for p, found %.20q", text)
		return
	case riichi:
		r.deal.Add(game.Event{Kind: game.Riichi, Chair: chair}, v.Span)
	}
	r.deal.Add(game.Event{Kind: game.Discard, Chair: chair, Tile: t, FromHand: !drawn}, v.Span)
}

// meld reads the meld of an event.
func (r *reader) meld(v *jsontext.Value) (m meld.Meld, text string, ok bool) {
	text = v.Get("m").String()
	parsed, err := notation.Parse(","+text, "kobalab")
	if err != nil || len(parsed.Hand.Melds) != 1 {
		r.deal.Stop(v.Span, "want a meld such as m34-0, z222= or p1111 for m, found %.20q", text)
		return m, text, false
	}
	return parsed.Hand.Melds[0], text, true
}

// claim reads fulou.
func (r *reader) claim(v *jsontext.Value) {
	chair, ok := r.who(v)
	m, text, isMeld := r.meld(v)
	if !ok || !isMeld {
		return
	}
	e := game.Event{Chair: chair, Kind: game.Pung}
	switch {
	case m.Called < 0 || m.Kong == meld.Added:
		r.deal.Stop(v.Span, "want a meld with its called tile marked, such as m34-0, found %.20q", text)
		return
	case m.Kind == meld.Quad:
		r.deal.Add(game.Event{Chair: chair, Kind: game.Kong}, v.Span)
		return
	case m.Kind == meld.Sequence:
		e.Kind = game.Chow
	}
	n := 0
	for i := range m.Len() {
		if i != int(m.Called) {
			e.With[n] = m.At(i)
			n++
		}
	}
	r.deal.Add(e, v.Span)
}

// kong reads gang: the fourth tile of an added kong is the last one.
func (r *reader) kong(v *jsontext.Value) {
	chair, ok := r.who(v)
	m, text, isMeld := r.meld(v)
	if !ok || !isMeld {
		return
	}
	if m.Kind != meld.Quad || m.Kong == meld.Claimed {
		r.deal.Stop(v.Span, "want an own kong such as p1111 or z222=2, found %.20q", text)
		return
	}
	t := m.At(0)
	if m.Kong == meld.Added {
		t = one(text[:1] + text[len(text)-1:])
	}
	r.deal.Add(game.Event{Kind: game.Kong, Chair: chair, Tile: t}, v.Span)
}

// indicator reads the indicator that an event turns.
func (r *reader) indicator(v *jsontext.Value) {
	t := one(v.Get("baopai").String())
	if t == tile.None {
		r.deal.Stop(v.Span, "want a tile such as m0 or z7 for baopai, found %.20q", v.Get("baopai").String())
		return
	}
	r.deal.Indicators = append(r.deal.Indicators, t)
}
