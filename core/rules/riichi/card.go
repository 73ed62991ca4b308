package riichi

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// chunks are memory for cards: all of a hand's sets are in one list, and so are the other parts of its cards. The
// rest of a chunk is used by the next hands: a chunk for each list of each hand would cost more than writing the
// lists.
type chunks struct {
	cards  []rules.Card
	others []*rules.Card
	sets   []hand.Group
	items  []rules.Item
	totals []rules.Total
	places []int // of sets, by item
	why    []rules.Reason
	buf    []tile.Tile
}

// Capacities of the chunks: about sixteen hands, in size classes of the allocator.
const (
	chunkCards  = 36
	chunkSets   = 167
	chunkItems  = 136
	chunkTotals = 108
	chunkPlaces = 167
	chunkWhy    = 67
	chunkTiles  = 1024
)

// tilesEach is enough for the lists of tiles of most cards.
const tilesEach = 64

// grow returns the chunk, or a new one if fewer than n items fit after what it holds.
func grow[T any](chunk []T, n, size int) []T {
	if n > cap(chunk)-len(chunk) {
		return make([]T, 0, max(n, size))
	}
	return chunk
}

// last returns what was appended to the chunk from an index on, with no capacity left.
func last[T any](chunk []T, from int) []T { return chunk[from:len(chunk):len(chunk)] }

// cards writes the readings as cards: the first with all others.
func (w *work) cards() *rules.Card {
	n, sets, items, fu := len(w.found), 0, 0, 0
	for i := range w.found {
		c := &w.found[i]
		sets += c.n
		fu += int(c.sum.n)
		items += c.lines() + int(c.sum.n)
	}
	p := &w.chunks
	p.cards = grow(p.cards, n, chunkCards)
	p.sets, p.items = grow(p.sets, sets, chunkSets), grow(p.items, items, chunkItems)
	p.totals, p.places = grow(p.totals, n*totals, chunkTotals), grow(p.places, fu, chunkPlaces)
	w.scoring.buf = grow(p.buf, n*tilesEach, chunkTiles)
	from := len(p.cards)
	p.cards = p.cards[:from+n]
	cards := last(p.cards, from)
	for i := range w.found {
		w.found[i].write(p, &cards[i])
	}
	w.explain(cards)
	p.buf = w.scoring.buf
	best := &cards[0]
	if n > 1 {
		p.others = grow(p.others, n-1, chunkCards)
		from := len(p.others)
		for i := range cards[1:] {
			p.others = append(p.others, &cards[i+1])
		}
		best.Others = last(p.others, from)
	}
	return best
}

// explain gives every card its reasons, which are in one list.
func (w *work) explain(cards []rules.Card) {
	var ends [32]int
	bounds := ends[:0]
	for i := range w.found {
		c := &w.found[i]
		if i > 0 {
			c.compare(&w.found[0])
		}
		c.reasons()
		bounds = append(bounds, len(w.why))
	}
	chunk := grow(w.chunks.why, len(w.why), chunkWhy)
	from := 0
	for i, to := range bounds {
		if from < to {
			start := len(chunk)
			chunk = append(chunk, w.why[from:to]...)
			cards[i].Why = last(chunk, start)
		}
		from = to
	}
	w.chunks.why = chunk
}

// spell returns the tiles of every set.
func (r *reading) spell() [][]tile.Tile {
	tiles := r.work.spelled[:r.n]
	r.buf = hand.Deal(tiles, r.buf, &r.win.Hand, r.sets[:r.n], r.at)
	return tiles
}

// write writes the reading as a card.
func (c *candidate) write(p *chunks, card *rules.Card) {
	r, w := &c.reading, &c.worth
	tiles := r.spell()
	card.Win, card.Form, card.Limit, card.Points = w.wins(), r.form, w.limit, w.points
	from := len(p.sets)
	for i, set := range r.sets[:r.n] {
		p.sets = append(p.sets, hand.Group{Set: set, Tiles: tiles[i]})
	}
	card.Sets = last(p.sets, from)
	if r.at >= 0 {
		card.Sets[r.at].Wait = r.wait
	}
	from, han := len(p.items), 0
	card.Payments.Players = r.rules.players
	if card.Win {
		han = w.han
		p.items = r.addYaku(p.items, w, tiles)
		card.Payments = r.payments(w)
	}
	for _, fu := range w.sum.items[:w.sum.n] {
		item := rules.Item{Part: rules.PartFu, ID: fuNames[fu.id], Amount: int(fu.fu)}
		if fu.set >= 0 {
			p.places = append(p.places, int(fu.set))
			item.Sets = last(p.places, len(p.places)-1)
		}
		p.items = append(p.items, item)
	}
	card.Items = last(p.items, from)
	from = len(p.totals)
	p.totals = totalsOf(p.totals, w.units, han, w.rounded)
	card.Totals = last(p.totals, from)
}

// totals is the number of totals of a card.
const totals = 3

// totalsOf adds the totals of a card.
func totalsOf(list []rules.Total, units, han, fu int) []rules.Total {
	return append(list, rules.Total{ID: "yakuman", Amount: units}, rules.Total{ID: "han", Amount: han},
		rules.Total{ID: "fu", Amount: fu})
}

// payments returns those of the reading with honba and riichi sticks.
func (r *reading) payments(w *worth) rules.Payments {
	b := r.rules.billOf(r.win, w)
	p := r.rules.pay(r.win, b)
	r.rules.payHonba(&p, r.win, b, r.win.Honba)
	p.Seats[seatOf(r.seat)] += r.win.Deposits * depositPoints
	return p
}

// depositPoints is the value of a riichi stick.
const depositPoints = 1000

// lines returns the largest number of yaku and kinds of dora that the reading can have.
func (c *candidate) lines() int {
	return bits.OnesCount64(uint64(c.yaku)) + bits.OnesCount64(uint64(c.yakuman)) + c.dora.sorts()
}

// addYaku adds the yaku that count, dora last.
func (r *reading) addYaku(list []rules.Item, w *worth, tiles [][]tile.Tile) []rules.Item {
	for set := w.yakuman; set != 0; set &= set - 1 {
		row := &limits[bits.TrailingZeros64(uint64(set))]
		item := rules.Item{Part: rules.PartYakuman, ID: row.id, Name: row.name, Amount: row.units(r.rules),
			Tiles: row.shows.of(r, tiles)}
		if r.rules.aotenjou {
			item.Part, item.Amount = rules.PartYaku, item.Amount*yakumanHan
		}
		list = append(list, item)
	}
	for set := w.yaku; set != 0; set &= set - 1 {
		row := &ordinary[bits.TrailingZeros64(uint64(set))]
		han := row.closed
		if r.open {
			han = row.open
		}
		list = append(list, rules.Item{Part: rules.PartYaku, ID: row.id, Name: row.name, Amount: han,
			Tiles: row.shows.of(r, tiles)})
	}
	if r.countsDora(w) {
		list = r.addDora(list)
	}
	return list
}

// countsDora reports whether dora count: they do not in a yakuman, nor in a renhou paid as a mangan.
func (c *scoring) countsDora(w *worth) bool {
	if w.yakuman != 0 {
		return c.rules.aotenjou
	}
	return w.yaku != 1<<renhouPlace || c.rules.renhou != "mangan"
}

func (f shows) of(r *reading, tiles [][]tile.Tile) []tile.Tile {
	if f == nil {
		return nil
	}
	from := len(r.buf)
	f(r, tiles)
	return r.list(from)
}
