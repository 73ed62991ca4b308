package riichi

import (
	"math/bits"

	"tehai/core/hand"
	"tehai/core/meld"
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
type Set struct {
	meld.Set
	Tiles []tile.Tile // red fives as such
	Wait  hand.Wait   // what the winning tile completed, NoWait for every other set
}

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

// spell returns the tiles of every set: melds as they lie, the red fives of the
// closed part in the first set that has a five to spare, the winning tile in
// its own set.
func (r *reading) spell() [][]tile.Tile {
	melds := r.win.Hand.Melds
	tiles := make([][]tile.Tile, r.n)
	flat := make([]tile.Tile, 0, 18)
	for i := range r.sets[:r.n] {
		from := len(flat)
		for j := range r.sets[i].Len() {
			if i < len(melds) {
				flat = append(flat, melds[i].At(j))
			} else {
				flat = append(flat, r.sets[i].At(j))
			}
		}
		tiles[i] = flat[from:len(flat):len(flat)]
	}
	for i, t := range r.win.Hand.Closed {
		if t.IsRedFive() {
			r.redden(tiles, t, i == r.win.Hand.Win)
		}
	}
	return tiles
}

// redden puts one red five into the sets of the closed part: into the winning
// tile's set if it is that tile, and otherwise where the winning tile, if it is
// a plain five, still has its place.
func (r *reading) redden(tiles [][]tile.Tile, red tile.Tile, winning bool) {
	five := red.Plain()
	for i := len(r.win.Hand.Melds); i < r.n; i++ {
		if winning && i != r.at && r.at >= 0 {
			continue
		}
		spare := 1
		if !winning && i == r.at && five == r.win.Hand.WinTile() {
			spare = 2
		}
		for j := len(tiles[i]) - 1; j >= 0; j-- {
			if tiles[i][j] == five {
				spare--
			}
			if spare == 0 {
				tiles[i][j] = red
				return
			}
		}
	}
}

// result writes the reading down.
func (r *reading) result(w *worth) *Result {
	tiles := r.spell()
	res := &Result{Win: w.wins(), Form: r.form, Yakuman: w.units, Fu: w.rounded, Limit: w.limit, Points: w.points}
	res.Sets = make([]Set, r.n)
	for i := range res.Sets {
		res.Sets[i] = Set{Set: r.sets[i], Tiles: tiles[i]}
		if i == r.at {
			res.Sets[i].Wait = r.wait
		}
	}
	res.FuItems = make([]FuItem, w.sum.n)
	for i, item := range w.sum.items[:w.sum.n] {
		res.FuItems[i] = FuItem{fuNames[item.id], int(item.fu), int(item.set)}
	}
	res.Payments = Payments{Players: r.rules.players}
	if !res.Win {
		return res
	}
	res.Han = w.han
	res.Yaku = r.yakuOf(w, tiles)
	res.Payments = r.payments(w)
	return res
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

// yakuOf lists the yaku that count, dora last.
func (r *reading) yakuOf(w *worth, tiles [][]tile.Tile) []Yaku {
	list := make([]Yaku, 0, bits.OnesCount64(uint64(w.yaku|w.yakuman))+r.dora.sorts())
	if w.yakuman != 0 {
		w.yakuman.each(func(i int) {
			row := &limits[i]
			list = append(list, Yaku{ID: row.id, Name: row.name, Yakuman: row.units(r.rules), Tiles: row.shows.of(r, tiles)})
		})
		return list
	}
	w.yaku.each(func(i int) {
		row := &ordinary[i]
		han := row.closed
		if r.open {
			han = row.open
		}
		list = append(list, Yaku{ID: row.id, Name: row.name, Han: han, Tiles: row.shows.of(r, tiles)})
	})
	if w.yaku == 1<<renhouPlace && r.rules.renhou == "mangan" {
		return list
	}
	return r.addDora(list)
}

func (f shows) of(r *reading, tiles [][]tile.Tile) []tile.Tile {
	if f == nil {
		return nil
	}
	return f(r, tiles)
}
