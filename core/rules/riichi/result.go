package riichi

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/tile"
)

// Result is what a hand is worth, and why. When Win is false the hand is not
// complete or has no yaku: then Why says so and nothing is paid.
type Result struct {
	Win      bool
	Form     hand.Form // NoForm when not complete, and for shiisanpuutaa
	Sets     []Set     // melds first; of thirteen orphans the pair alone
	Yaku     []Yaku    // dora last
	Yakuman  int       // how many times a yakuman is paid
	Han, Fu  int       // Fu is rounded; both are 0 for a yakuman
	FuItems  []FuItem  // sum to Fu before it is rounded
	Limit    Limit
	Points   int // what the winner gets without counters and deposits
	Payments Payments
	Why      []rules.Reason
	Others   []*Result // the other readings, the best first; their own Others are empty
}

// Set is a set of the reading.
type Set = hand.Group

// Yaku is one yaku or one kind of dora of a result.
type Yaku struct {
	ID, Name string
	Han      int         // 0 for a yakuman
	Yakuman  int         // how many times a yakuman, 0 for an ordinary yaku
	Tiles    []tile.Tile // what makes it; empty where no tile does
}

// FuItem is one line of the fu. Set is an index into Sets, or -1.
type FuItem struct {
	ID  string
	Fu  int
	Set int
}

// chunks are memory for results: all of a hand's sets lie in one list, and so
// do the other parts of their results. What is left of a chunk is used by the next hands: a chunk
// for each list of each hand would cost more than what is written there.
type chunks struct {
	results []Result
	others  []*Result
	sets    []Set
	items   []FuItem
	yaku    []Yaku
	why     []rules.Reason
	buf     []tile.Tile
}

// Capacities of the chunks: about sixteen hands, filling the size classes of the allocator.
const (
	chunkResults = 36
	chunkSets    = 167
	chunkItems   = 167
	chunkYaku    = 113
	chunkWhy     = 67
	chunkTiles   = 1024
)

// tilesEach is enough for the lists of tiles of most results.
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

// results writes down what was found: the first with all others.
func (w *work) results() *Result {
	n, sets, items, yaku := len(w.found), 0, 0, 0
	for i := range w.found {
		c := &w.found[i]
		sets += c.n
		items += int(c.sum.n)
		yaku += c.lines()
	}
	p := &w.chunks
	p.results = grow(p.results, n, chunkResults)
	p.sets, p.items, p.yaku = grow(p.sets, sets, chunkSets), grow(p.items, items, chunkItems),
		grow(p.yaku, yaku, chunkYaku)
	w.scoring.buf = grow(p.buf, n*tilesEach, chunkTiles)
	from := len(p.results)
	p.results = p.results[:from+n]
	results := last(p.results, from)
	for i := range w.found {
		w.found[i].write(p, &results[i])
	}
	w.explain(results)
	p.buf = w.scoring.buf
	best := &results[0]
	if n > 1 {
		p.others = grow(p.others, n-1, chunkResults)
		from := len(p.others)
		for i := range results[1:] {
			p.others = append(p.others, &results[i+1])
		}
		best.Others = last(p.others, from)
	}
	return best
}

// explain gives every result its reasons, which lie in one list.
func (w *work) explain(results []Result) {
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
			results[i].Why = last(chunk, start)
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

// write writes the reading down.
func (c *candidate) write(p *chunks, res *Result) {
	r, w := &c.reading, &c.worth
	tiles := r.spell()
	res.Win, res.Form, res.Yakuman, res.Fu, res.Limit, res.Points = w.wins(), r.form, w.units, w.rounded, w.limit, w.points
	from := len(p.sets)
	for i, set := range r.sets[:r.n] {
		p.sets = append(p.sets, Set{Set: set, Tiles: tiles[i]})
	}
	res.Sets = last(p.sets, from)
	if r.at >= 0 {
		res.Sets[r.at].Wait = r.wait
	}
	from = len(p.items)
	for _, item := range w.sum.items[:w.sum.n] {
		p.items = append(p.items, FuItem{fuNames[item.id], int(item.fu), int(item.set)})
	}
	res.FuItems = last(p.items, from)
	res.Payments.Players = r.rules.players
	if !res.Win {
		return
	}
	res.Han = w.han
	from = len(p.yaku)
	p.yaku = r.addYaku(p.yaku, w, tiles)
	res.Yaku = last(p.yaku, from)
	res.Payments = r.payments(w)
}

// payments are those of the reading with counters and deposits.
func (r *reading) payments(w *worth) Payments {
	b := r.rules.billOf(r.win, w)
	p := r.rules.pay(r.win, b)
	r.rules.payHonba(&p, r.win, b, r.win.Honba)
	p.Seats[seatOf(r.seat)] += r.win.Deposits * depositPoints
	return p
}

// depositPoints is what a riichi stick is worth.
const depositPoints = 1000

// lines is how many yaku and kinds of dora the reading has at most.
func (c *candidate) lines() int {
	return bits.OnesCount64(uint64(c.yaku)) + bits.OnesCount64(uint64(c.yakuman)) + c.dora.sorts()
}

// addYaku adds the yaku that count, dora last.
func (r *reading) addYaku(list []Yaku, w *worth, tiles [][]tile.Tile) []Yaku {
	for set := w.yakuman; set != 0; set &= set - 1 {
		row := &limits[bits.TrailingZeros64(uint64(set))]
		y := Yaku{ID: row.id, Name: row.name, Yakuman: row.units(r.rules), Tiles: row.shows.of(r, tiles)}
		if r.rules.aotenjou {
			y.Han, y.Yakuman = y.Yakuman*yakumanHan, 0
		}
		list = append(list, y)
	}
	for set := w.yaku; set != 0; set &= set - 1 {
		row := &ordinary[bits.TrailingZeros64(uint64(set))]
		han := row.closed
		if r.open {
			han = row.open
		}
		list = append(list, Yaku{ID: row.id, Name: row.name, Han: han, Tiles: row.shows.of(r, tiles)})
	}
	if r.countsDora(w) {
		list = r.addDora(list)
	}
	return list
}

// countsDora reports whether dora are among what the worth counts: a yakuman has none, nor has a renhou paid as a
// mangan.
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
