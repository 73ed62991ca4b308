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

// pages is where results are written: all of a hand's sets lie in one list, and so
// do the other parts of their results. What is left of a page is for the hands that come: a page
// for each list of each hand would cost more than what is written there.
type pages struct {
	results []Result
	others  []*Result
	sets    []Set
	items   []FuItem
	yaku    []Yaku
	why     []rules.Reason
	room    []tile.Tile
}

// What the pages have room for: about sixteen hands, and what fills the pieces in which memory is given out.
const (
	pageResults = 36
	pageSets    = 167
	pageItems   = 167
	pageYaku    = 113
	pageWhy     = 67
	pageRoom    = 1024
)

// roomEach is room for the lists of tiles of most results.
const roomEach = 64

// roomy returns the page behind what is written there, or a new one where it has no room for n.
func roomy[T any](page []T, n, size int) []T {
	if n > cap(page)-len(page) {
		return make([]T, 0, max(n, size))
	}
	return page
}

// last returns what was added to the page since it was so long, closed to more.
func last[T any](page []T, from int) []T { return page[from:len(page):len(page)] }

// results writes down what was found: the first with all others.
func (w *work) results() *Result {
	n, sets, items, yaku := len(w.found), 0, 0, 0
	for i := range w.found {
		c := &w.found[i]
		sets += c.n
		items += int(c.sum.n)
		yaku += c.lines()
	}
	p := &w.pages
	p.results = roomy(p.results, n, pageResults)
	p.sets, p.items, p.yaku = roomy(p.sets, sets, pageSets), roomy(p.items, items, pageItems), roomy(p.yaku, yaku, pageYaku)
	w.claim.room = roomy(p.room, n*roomEach, pageRoom)
	from := len(p.results)
	p.results = p.results[:from+n]
	results := last(p.results, from)
	for i := range w.found {
		w.found[i].write(p, &results[i])
	}
	w.explain(results)
	p.room = w.claim.room
	best := &results[0]
	if n > 1 {
		p.others = roomy(p.others, n-1, pageResults)
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
	page := roomy(w.pages.why, len(w.why), pageWhy)
	from := 0
	for i, to := range bounds {
		if from < to {
			start := len(page)
			page = append(page, w.why[from:to]...)
			results[i].Why = last(page, start)
		}
		from = to
	}
	w.pages.why = page
}

// spell returns the tiles of every set.
func (r *reading) spell() [][]tile.Tile {
	tiles := r.work.spelled[:r.n]
	r.room = hand.Deal(tiles, r.room, &r.win.Hand, r.sets[:r.n], r.at)
	return tiles
}

// write writes the reading down.
func (c *candidate) write(p *pages, res *Result) {
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
	if w.yakuman != 0 && !r.rules.aotenjou {
		return list
	}
	for set := w.yaku; set != 0; set &= set - 1 {
		row := &ordinary[bits.TrailingZeros64(uint64(set))]
		han := row.closed
		if r.open {
			han = row.open
		}
		list = append(list, Yaku{ID: row.id, Name: row.name, Han: han, Tiles: row.shows.of(r, tiles)})
	}
	if w.yaku == 1<<renhouPlace && r.rules.renhou == "mangan" {
		return list
	}
	return r.addDora(list)
}

func (f shows) of(r *reading, tiles [][]tile.Tile) []tile.Tile {
	if f == nil {
		return nil
	}
	from := len(r.room)
	f(r, tiles)
	return r.list(from)
}
