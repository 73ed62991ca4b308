package riichi

import (
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// yakuTable is the ordinary yaku in the order of the public interface. Source: EMA 2016, section 4, and Tenhou where it
// differs.
var yakuTable = []yakuRow{
	{id: "riichi", name: "Riichi", closed: 1, apart: true,
		holds: func(r *reading) bool { return r.win.Riichi == 1 }},
	{id: "double-riichi", name: "Double riichi", closed: 2, apart: true,
		holds: func(r *reading) bool { return r.win.Riichi == 2 }},
	{id: "ippatsu", name: "Ippatsu", closed: 1, apart: true,
		holds: func(r *reading) bool { return r.win.Ippatsu }, when: func(r *settings) bool { return r.ippatsu }},
	{id: "menzen-tsumo", name: "Self-draw with a closed hand", closed: 1, apart: true,
		holds: func(r *reading) bool { return r.win.SelfDrawn }, shows: winning},
	{id: "pinfu", name: "Pinfu", closed: 1,
		holds: func(r *reading) bool { return r.pinfu }, shows: whole},
	{id: "iipeikou", name: "Two identical sequences", closed: 1,
		holds: func(r *reading) bool { return r.groups.TwinSequences() >= 1 }, shows: where(twin)},
	{id: "tanyao", name: "All simples", closed: 1, open: 1,
		holds: func(r *reading) bool { return r.groups.AllSimples() }, shows: whole,
		whenOpen: func(r *settings) bool { return r.openTanyao }},
	triplet("yakuhai-white", "White dragon", func(r *reading) bool { return r.has(tile.White) }, tile.White),
	triplet("yakuhai-green", "Green dragon", func(r *reading) bool { return r.has(tile.Green) }, tile.Green),
	triplet("yakuhai-red", "Red dragon", func(r *reading) bool { return r.has(tile.Red) }, tile.Red),
	triplet("seat-east", "Seat wind East", func(r *reading) bool { return r.seat == tile.East && r.has(tile.East) },
		tile.East),
	triplet("seat-south", "Seat wind South", func(r *reading) bool { return r.seat == tile.South && r.has(tile.South) },
		tile.South),
	triplet("seat-west", "Seat wind West", func(r *reading) bool { return r.seat == tile.West && r.has(tile.West) },
		tile.West),
	triplet("seat-north", "Seat wind North", func(r *reading) bool { return r.seat == tile.North && r.has(tile.North) },
		tile.North),
	triplet("round-east", "Round wind East", func(r *reading) bool { return r.round == tile.East && r.has(tile.East) },
		tile.East),
	triplet("round-south", "Round wind South", func(r *reading) bool { return r.round == tile.South && r.has(tile.South) },
		tile.South),
	triplet("round-west", "Round wind West", func(r *reading) bool { return r.round == tile.West && r.has(tile.West) },
		tile.West),
	triplet("round-north", "Round wind North", func(r *reading) bool { return r.round == tile.North && r.has(tile.North) },
		tile.North),
	{id: "haitei", name: "Self-draw of the last tile", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.win.LastTile && r.win.SelfDrawn }, shows: winning},
	{id: "houtei", name: "Ron on the last discard", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.win.LastTile && !r.win.SelfDrawn }, shows: winning},
	{id: "rinshan", name: "Self-draw of a replacement tile", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.win.Rinshan }, shows: winning},
	{id: "chankan", name: "Robbing a quad", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.win.Chankan }, shows: winning},
	{id: "sanshoku-doujun", name: "The same sequence in three suits", closed: 2, open: 1,
		holds: func(r *reading) bool { return r.groups.SequenceInThreeSuits() != 0 },
		shows: where(func(r *reading, i int) bool { return r.sequenceIn(i, r.groups.SequenceInThreeSuits()) })},
	{id: "ittsuu", name: "One to nine of a suit", closed: 2, open: 1,
		holds: func(r *reading) bool { return r.groups.OneToNine() != 0 },
		shows: where(func(r *reading, i int) bool { return r.sequenceIn(i, r.groups.OneToNine()) })},
	{id: "chanta", name: "Terminal or honour in each set", closed: 2, open: 1,
		holds: func(r *reading) bool {
			return !r.groups.NoSequence() && r.groups.Tiles&pattern.Honours != 0 && r.groups.TerminalOrHonourInEach()
		}, shows: whole},
	{id: "chiitoitsu", name: "Seven pairs", closed: 2,
		holds: func(r *reading) bool { return r.form == hand.Pairs }, shows: whole},
	{id: "toitoi", name: "All triplets", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.form == hand.Standard && r.groups.NoSequence() },
		shows: where(func(r *reading, i int) bool { return r.sets[i].Same() })},
	{id: "sanankou", name: "Three concealed triplets", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.hidden == 3 }, shows: where(hidden)},
	{id: "sanshoku-doukou", name: "The same triplet in three suits", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.groups.TripletInThreeSuits() != 0 },
		shows: where(func(r *reading, i int) bool { return r.tripletIn(i, r.groups.TripletInThreeSuits()) })},
	{id: "sankantsu", name: "Three quads", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.quads == 3 }, shows: where(quad)},
	{id: "shousangen", name: "Little three dragons", closed: 2, open: 2, kinds: pattern.Dragons,
		holds: func(r *reading) bool {
			return (r.groups.Same&pattern.Dragons).Len() == 2 && r.groups.Pairs&pattern.Dragons != 0
		}, shows: where(of(pattern.Dragons))},
	{id: "honroutou", name: "Terminals and honours only", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.groups.NoSimples() }, shows: whole},
	{id: "honitsu", name: "One suit and honours", closed: 3, open: 2,
		holds: func(r *reading) bool { return r.groups.OneSuitWithHonours() }, shows: whole},
	{id: "junchan", name: "Terminal in each set", closed: 3, open: 2,
		holds: func(r *reading) bool { return !r.groups.NoSequence() && r.groups.TerminalInEach() }, shows: whole},
	{id: "ryanpeikou", name: "Twice two identical sequences", closed: 3, replaces: []string{"iipeikou"},
		holds: func(r *reading) bool { return r.groups.TwinSequences() == 2 }, shows: where(twin)},
	{id: "chinitsu", name: "One suit", closed: 6, open: 5,
		holds: func(r *reading) bool { return r.groups.OneSuit() }, shows: whole},
	{id: "renhou", name: "Ron before the first draw", closed: 5, apart: true,
		holds: func(r *reading) bool { return r.renhou() }, when: func(r *settings) bool { return r.renhou == "5-han" }},
}

// triplet returns the row of a triplet or quad that is itself a yaku.
//
//go:noinline
func triplet(id, name string, holds func(*reading) bool, t tile.Tile) yakuRow {
	return yakuRow{id: id, name: name, closed: 1, open: 1, kinds: pattern.KindOf(t), holds: holds,
		shows: where(of(pattern.KindOf(t)))}
}

//go:noinline
func of(kinds pattern.Kinds) func(*reading, int) bool {
	return func(r *reading, i int) bool { return kinds.Has(r.sets[i].First) }
}

func hidden(r *reading, i int) bool { return r.sets[i].Same() && r.concealed(i) }

func quad(r *reading, i int) bool { return r.sets[i].Kind == meld.Quad }

// twin reports whether set i is a sequence that occurs twice.
func twin(r *reading, i int) bool {
	return r.sets[i].Kind == meld.Sequence && r.groups.Runs[1].Has(r.sets[i].First)
}

// sequenceIn reports whether set i is the first sequence that begins with one of the kinds.
func (r *reading) sequenceIn(i int, firsts pattern.Kinds) bool {
	s := r.sets[i]
	for _, earlier := range r.sets[:i] {
		if earlier.Kind == s.Kind && earlier.First == s.First {
			return false
		}
	}
	return s.Kind == meld.Sequence && firsts.Has(s.First)
}

func (r *reading) tripletIn(i int, kinds pattern.Kinds) bool {
	return r.sets[i].Same() && kinds.Has(r.sets[i].First)
}
