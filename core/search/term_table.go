package search

import (
	"slices"

	"tehai/core/tile"
)

// Kind is what stands behind the word of a term.
type Kind string

// The kinds of terms.
const (
	Flag    Kind = "flag"    // nothing: ready
	Number  Kind = "number"  // a number or a range, with : = < <= > >=
	Percent Kind = "percent" // likewise, of a hundred
	Tiles   Kind = "tiles"   // a Pattern; : wants at least these tiles, = these and no other ones of their suits
	Word    Kind = "word"    // one of some words, or several with commas
	Date    Kind = "date"    // a date or its beginning, 2026-03, with : = < <= > >=
)

// Kinds are all of them.
var Kinds = []Kind{Flag, Number, Percent, Tiles, Word, Date}

// A Term is a word of the language.
type Term struct {
	ID     string
	Kind   Kind
	Moment bool     // it is about a moment; else about the whole deal
	Words  []string // that may follow it; nil: any

	has    flags // of the moment, in place of flag
	flag   func(*place) bool
	number func(*place) (int, bool) // false where there is no such number
	hands  func(*place, match) bool
	word   func(*place, string) bool
	bits   func(*place) uint // of Words, those that hold: in place of word
}

// A place is where a term is asked: a chair of a deal, and a moment of it or nil.
type place struct {
	entry  *entry
	deal   *Deal
	chair  *Chair
	moment *Moment

	scratch Hand // for terms that make one
}

// A match reports whether a hand has what a pattern wants.
type match func(*Hand) bool

// Words that may stand behind a term.
var (
	windWords  = []string{"E", "S", "W", "N", "H", "V"}
	sizeWords  = []string{"slip", "mistake", "blunder"}
	mistakeIDs = []string{SlowShape, DangerUnderrated, LateFold, CostlyCall, MissedRiichi, Furiten}
)

// Terms are all words of the language: first those about deals, then those about moments.
var Terms = [...]Term{
	{ID: "date", Kind: Date},
	{ID: "rules", Kind: Word, word: func(p *place, w string) bool { return p.deal.Rules == w }},
	{ID: "players", Kind: Number, number: func(p *place) (int, bool) { return len(p.deal.Chairs), true }},
	{ID: "place", Kind: Number, number: func(p *place) (int, bool) { return p.chair.Place, p.chair.Place > 0 }},
	{ID: "standing", Kind: Number, number: func(p *place) (int, bool) { return p.chair.Standing, p.chair.Standing > 0 }},
	{ID: "seat", Kind: Word, Words: windWords, bits: func(p *place) uint { return windBit(p.chair.Wind) }},
	{ID: "round", Kind: Word, Words: windWords, bits: func(p *place) uint { return windBit(p.deal.Round) }},
	{ID: "deal", Kind: Number, number: func(p *place) (int, bool) { return p.deal.Number, true }},
	{ID: "honba", Kind: Number, number: func(p *place) (int, bool) { return p.deal.Repeat, true }},
	{ID: "won", Kind: Flag, flag: func(p *place) bool { return p.chair.Win != nil }},
	{ID: "tsumo", Kind: Flag, flag: func(p *place) bool { return p.chair.Win != nil && p.chair.Win.Drawn }},
	{ID: "ron", Kind: Flag, flag: func(p *place) bool { return p.chair.Win != nil && !p.chair.Win.Drawn }},
	{ID: "lost", Kind: Flag, flag: func(p *place) bool { return p.chair.Payment < 0 }},
	{ID: "exhausted", Kind: Flag, flag: func(p *place) bool { return p.deal.End == Exhausted }},
	{ID: "aborted", Kind: Flag, flag: func(p *place) bool { return p.deal.End == Aborted }},
	{ID: "declared", Kind: Flag, flag: func(p *place) bool { return p.chair.Declared }},
	{ID: "yaku", Kind: Word, word: hasYaku},
	{ID: "value", Kind: Number, number: winPoints},
	{ID: "han", Kind: Number, number: winHan},
	{ID: "fu", Kind: Number, number: winFu},
	{ID: "yakuman", Kind: Number, number: winYakuman},
	{ID: "payment", Kind: Number, number: func(p *place) (int, bool) { return p.chair.Payment, true }},

	{ID: "step", Kind: Word, Words: eventNames, Moment: true, bits: func(p *place) uint { return 1 << p.moment.Event }},
	{ID: "discard", Kind: Flag, Moment: true, flag: discarded},
	{ID: "riichi", Kind: Flag, Moment: true, flag: func(p *place) bool { return p.moment.Event == Riichi }},
	{ID: "called", Kind: Flag, Moment: true, flag: called},
	{ID: "dealt-in", Kind: Flag, Moment: true, has: dealtIn},
	{ID: "tile", Kind: Tiles, Moment: true, hands: func(p *place, in match) bool { return oneTile(p, p.moment.Tile, in) }},
	{ID: "drawn", Kind: Flag, Moment: true, has: drawnTile},
	{ID: "turn", Kind: Number, Moment: true, number: func(p *place) (int, bool) { return int(p.moment.Turn), true }},
	{ID: "held", Kind: Tiles, Moment: true, hands: heldHand},
	{ID: "before", Kind: Tiles, Moment: true, hands: handBefore},
	{ID: "melds", Kind: Tiles, Moment: true, hands: laidHands},
	{ID: "open", Kind: Number, Moment: true, number: func(p *place) (int, bool) { return int(p.moment.Open), true }},
	{ID: "closed", Kind: Flag, Moment: true, has: closed},
	{ID: "shanten", Kind: Number, Moment: true, number: shantenOf},
	{ID: "ready", Kind: Flag, Moment: true, flag: func(p *place) bool { return p.moment.waits() }},
	{ID: "waits", Kind: Tiles, Moment: true, hands: waitedFor},
	{ID: "kinds", Kind: Number, Moment: true, number: kindsWaited},
	{ID: "left", Kind: Number, Moment: true, number: copiesLeft},
	{ID: "furiten", Kind: Flag, Moment: true, has: furiten},
	{ID: "in-riichi", Kind: Flag, Moment: true, has: inRiichi},
	{ID: "riichis", Kind: Number, Moment: true, number: func(p *place) (int, bool) { return int(p.moment.Riichis), true }},
	{ID: "threatened", Kind: Flag, Moment: true, has: threat},
	{ID: "danger", Kind: Percent, Moment: true, number: dangerOfTile},
	{ID: "reviewed", Kind: Flag, Moment: true, has: reviewed},
	{ID: "agrees", Kind: Flag, Moment: true, has: agrees},
	{ID: "loss", Kind: Number, Moment: true, number: lossOf},
	{ID: "size", Kind: Word, Words: sizeWords, Moment: true, bits: sized},
	{ID: "mistake", Kind: Word, Words: mistakeIDs, Moment: true, bits: func(p *place) uint { return uint(p.moment.made) }},
}

func winPoints(p *place) (int, bool)  { return winOr(p).Points, p.chair.Win != nil }
func winHan(p *place) (int, bool)     { return winOr(p).Han, p.chair.Win != nil }
func winFu(p *place) (int, bool)      { return winOr(p).Fu, p.chair.Win != nil }
func winYakuman(p *place) (int, bool) { return winOr(p).Yakuman, p.chair.Win != nil }

// winOr is the win of the chair, an empty one where it did not win.
func winOr(p *place) *Win {
	if p.chair.Win == nil {
		return &Win{}
	}
	return p.chair.Win
}

func hasYaku(p *place, id string) bool {
	return p.chair.Win != nil && slices.Contains(p.chair.Win.Yaku, id)
}

// called reports a chow, a pung, or a kong that took a discard.
func called(p *place) bool {
	switch p.moment.Event {
	case Chow, Pung:
		return true
	case Kong:
		return p.moment.is(claimedKong)
	}
	return false
}

func oneTile(p *place, t tile.Tile, in match) bool {
	if t.Index() < 0 {
		return false
	}
	p.scratch = Hand{}
	p.scratch.put(t)
	return in(&p.scratch)
}

func heldHand(p *place, in match) bool { return p.moment.is(known) && in(&p.moment.Hand) }

// handBefore is the hand that a discard was made from.
func handBefore(p *place, in match) bool {
	m := p.moment
	if !m.is(known) || m.Event != Discard && m.Event != Riichi || m.Tile.Index() < 0 {
		return false
	}
	p.scratch = m.Hand
	p.scratch.put(m.Tile)
	return in(&p.scratch)
}

// laidHands are the melds that lay there at the moment, one by one.
func laidHands(p *place, in match) bool {
	for i := range p.chair.Melds {
		m := &p.chair.Melds[i]
		if m.Step > int(p.moment.Step) {
			return false
		}
		var ok bool
		if p.scratch, ok = handOf(m.Tiles); ok && in(&p.scratch) {
			return true
		}
	}
	return false
}

func waitedFor(p *place, in match) bool {
	if !p.moment.waits() {
		return false
	}
	p.scratch = Hand{}
	for kind := range p.moment.Waits.All() {
		p.scratch.add(kind, 1)
	}
	return in(&p.scratch)
}

// sized has the bits of sizeWords.
func sized(p *place) uint { return uint(p.moment.flags / slip & 7) }

// winds are those of windWords.
var winds = [...]tile.Tile{tile.East, tile.South, tile.West, tile.North, tile.Horizontal, tile.Vertical}

func windBit(t tile.Tile) uint {
	for i, wind := range winds {
		if wind == t {
			return 1 << i
		}
	}
	return 0
}

func discarded(p *place) bool {
	return p.moment.Event == Discard || p.moment.Event == Riichi
}

func shantenOf(p *place) (int, bool) {
	return int(p.moment.Shanten), p.moment.is(known)
}

func kindsWaited(p *place) (int, bool) {
	return p.moment.Waits.Len(), p.moment.waits()
}

func copiesLeft(p *place) (int, bool) {
	return int(p.moment.Left), p.moment.waits()
}

func dangerOfTile(p *place) (int, bool) {
	return int(p.moment.Danger), p.moment.Danger != noDanger
}

func lossOf(p *place) (int, bool) {
	return int(p.moment.Loss), p.moment.is(reviewed)
}
