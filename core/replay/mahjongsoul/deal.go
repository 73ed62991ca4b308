package mahjongsoul

import (
	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
)

// one reads a tile such as 1m, 0p or 7z; None if it is not a tile.
func one(text string) tile.Tile {
	if t, err := tile.Parse(text); err == nil && t.IsKind() {
		return t
	}
	return tile.None
}

// newRound reads the event that deals the hands.
func (r *reader) newRound(v *jsontext.Value) {
	r.ended, r.last, r.drawn = false, -1, tile.None
	round, number_, honba, sticks := number(v, "chang"), number(v, "ju"), number(v, "ben"), number(v, "liqibang")
	if round < 0 || round > 3 || number_ < 0 || number_ >= r.players || min(honba, sticks) < 0 ||
		max(honba, sticks) > replay.MaxCount {
		r.book.Fault(v.Span, "RecordNewRound: want chang from 0 to 3, ju from 0 to %d, ben and liqibang from 0", r.players-1)
		return
	}
	d := r.book.Begin(importer.Deal{Heading: r.heading, At: v.Span})
	d.Setup = game.Deal{Players: r.players, Round: tile.East + tile.Tile(round), Number: number_ + 1, Repeat: honba,
		Deposits: sticks}
	d.Setup.Scores = numbers(get(v, "scores"), r.players)
	dealer := number_
	extra := tile.None
	d.Hands = make([][]tile.Tile, r.players)
	for chair := range r.players {
		hand, fault := r.hand(v, chair, dealer)
		if fault != nil {
			r.book.Fault(fault.Span, "RecordNewRound: want a tile such as 1m, 0p or 7z, found %.20s", fault.Text)
			return
		}
		if chair == dealer && len(hand) == game.HandSize+1 {
			extra, hand = hand[game.HandSize], hand[:game.HandSize]
		}
		if len(hand) != game.HandSize {
			r.book.Fault(v.Span, "RecordNewRound: want 13 tiles for seat %d, and one more for the dealer, found %d", chair,
				len(hand))
			return
		}
		d.Hands[chair] = hand
	}
	r.deal = d
	r.paishan(v)
	r.indicators(v)
	if extra == tile.None {
		extra = tile.Unknown
	}
	r.take(dealer, extra, v)
}

// hand reads the dealt tiles of a chair; tiles that the record hides are unknown.
func (r *reader) hand(v *jsontext.Value, chair, dealer int) (hand []tile.Tile, fault *jsontext.Value) {
	list := get(v, "tiles"+string(rune('0'+chair)))
	if own := get(v, "tiles"); len(list.Items) == 0 && len(own.Items) > 0 && (chair == r.own || r.own < 0 &&
		chair == dealer && len(own.Items) == 14) {
		list = own
	}
	if len(list.Items) == 0 {
		for range game.HandSize {
			hand = append(hand, tile.Unknown)
		}
		return hand, nil
	}
	for i := range list.Items {
		t := one(list.Items[i].String())
		if t == tile.None {
			return nil, &list.Items[i]
		}
		hand = append(hand, t)
	}
	return hand, nil
}

// numbers reads a number for each player, nil if their count is not the number of players.
func numbers(v *jsontext.Value, players int) []int {
	if len(v.Items) < players {
		return nil
	}
	list := make([]int, players)
	for i := range list {
		n, ok := v.Items[i].Int()
		if !ok {
			return nil
		}
		list[i] = n
	}
	return list
}

// paishan reads the complete wall, two characters a tile.
func (r *reader) paishan(v *jsontext.Value) {
	text := get(v, "paishan").String()
	if len(text) != 2*importer.WallSize[r.players] {
		return
	}
	var wall []tile.Tile
	for i := 0; i < len(text); i += 2 {
		t := one(text[i : i+2])
		if t == tile.None {
			return
		}
		wall = append(wall, t)
	}
	r.deal.Likely = wall
}

// indicators reads every indicator that is turned so far.
func (r *reader) indicators(v *jsontext.Value) {
	list := get(v, "doras")
	if list.Kind != jsontext.Array || len(list.Items) == 0 {
		if t := one(get(v, "dora").String()); t != tile.None && len(r.deal.Indicators) == 0 {
			r.deal.Indicators = []tile.Tile{t}
		}
		return
	}
	for i := len(r.deal.Indicators); i < min(len(list.Items), 5); i++ {
		t := one(list.Items[i].String())
		if t == tile.None {
			r.deal.Remark(list.Items[i].Span, "want a tile such as 1m for an indicator, found %.20s", list.Items[i].Text)
			return
		}
		r.deal.Indicators = append(r.deal.Indicators, t)
	}
}
