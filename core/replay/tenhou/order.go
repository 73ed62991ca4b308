package tenhou

import (
	"slices"

	"tehai/core/game"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// An order is a search for the order of play: which player acts when several players' next entries could follow a
// discard. Every list has to be used up. The search is depth first and backtracks from dead ends.
type order struct {
	players, dealer int
	takes, outs     [4][]entry

	most  int    // limit of the places to try
	tried int    // places tried so far
	best  []step // the longest path found

	// Buffers that searches reuse: the steps of the current path; for each of them the places still to try, all in one
	// list with the next one last; and where the places of each step begin.
	path  []step
	tries []place
	from  []int
}

// begin prepares for another deal. The lists still have the entries of the previous one.
func (o *order) begin(players, dealer, most int) {
	o.players, o.dealer, o.most, o.tried, o.best = players, dealer, most, 0, o.best[:0]
	for chair := range o.takes {
		o.takes[chair], o.outs[chair] = o.takes[chair][:0], o.outs[chair][:0]
	}
}

// A place is a state of the search: how much of the lists is used, and who acts next. Its numbers hold maxEntries.
type place struct {
	took, let [4]uint8
	turn      int8
	claim     bool // turn takes the discard by a call
}

// A step is what the player in turn takes and then discards; at the end of a deal the discard may be missing. It is two
// places and has no pointers: a search of a large log makes a hundred thousand.
type step struct{ from, next place }

// chair returns the chair of a step, and take and out its entries; out is nil if there is no discard.
func (s *step) chair() int { return int(s.from.turn) }

func (o *order) take(s *step) *entry { return &o.takes[s.chair()][s.from.took[s.chair()]] }

func (o *order) out(s *step) *entry {
	let := s.from.let[s.chair()]
	if s.next.let[s.chair()] == let {
		return nil
	}
	return &o.outs[s.chair()][let]
}

// maxPlaces bounds the search of one deal; the real deals need fewer than a thousand places.
const maxPlaces = 20_000

// workOfTry is the cost of trying a place, in the units of source.Work.
const workOfTry = 5

// find searches for an order that uses up all lists, and reports whether there is one. If not, best is the longest
// beginning of play that was found.
func (o *order) find() bool {
	start := place{turn: int8(o.dealer)}
	if o.usedUp(&start) {
		return true
	}
	var failed map[place]bool // made at the first dead end; most deals have none
	path, tries, from := slices.Grow(o.path[:0], o.entries()), append(o.tries[:0], start), append(o.from[:0], 0)
	defer func() { o.path, o.tries, o.from = path, tries, from }()
	for len(from) > 0 && o.tried < o.most {
		if len(tries) == from[len(from)-1] {
			from = from[:len(from)-1]
			o.keep(path)
			if len(path) > 0 {
				if failed == nil {
					failed = map[place]bool{}
				}
				failed[path[len(path)-1].from] = true
				path = path[:len(path)-1]
			}
			continue
		}
		p := tries[len(tries)-1]
		tries = tries[:len(tries)-1]
		o.tried++
		work.Count(workOfTry)
		if failed != nil && failed[p] {
			continue
		}
		longer, ok := o.step(path, p)
		if !ok {
			continue
		}
		path = longer
		last := &path[len(path)-1]
		if o.usedUp(&last.next) {
			o.keep(path)
			return true
		}
		from = append(from, len(tries))
		tries = o.followers(tries, last)
	}
	o.keep(path)
	return false
}

// keep stores a path if it is the longest so far.
func (o *order) keep(path []step) {
	if len(path) > len(o.best) {
		o.best = append(o.best[:0], path...)
	}
}

// entries returns the number of draws and calls, which is the greatest number of steps.
func (o *order) entries() int {
	n := 0
	for _, takes := range o.takes {
		n += len(takes)
	}
	return n
}

// usedUp reports whether all entries of the lists are used.
func (o *order) usedUp(p *place) bool {
	for chair := range o.players {
		if int(p.took[chair]) < len(o.takes[chair]) || int(p.let[chair]) < len(o.outs[chair]) {
			return false
		}
	}
	return true
}

// step appends a step to the path: the next entry of the player in turn, and the discard after it.
func (o *order) step(path []step, p place) ([]step, bool) {
	chair := int(p.turn)
	took, let := int(p.took[chair]), int(p.let[chair])
	if took == len(o.takes[chair]) {
		return path, false
	}
	take := o.takes[chair][took].action
	if (take != takes) != p.claim {
		return path, false
	}
	next := p
	next.claim = false
	next.took[chair]++
	if let < len(o.outs[chair]) {
		out := &o.outs[chair][let]
		switch {
		case (take == opens) != (out.action == placeholder):
			if take != opens {
				return path, false
			} // otherwise the placeholder is missing
		case take != takes && take != opens && (out.action != lets || out.riichi):
			return path, false
		default:
			next.let[chair]++
		}
	}
	return append(path, step{p, next}), true
}

// followers adds the places that can follow a step, the first one to try last: the same player after a kong or a North;
// otherwise pungs and kongs of the discard, then its chow, then the next player's draw.
func (o *order) followers(all []place, s *step) []place {
	next, discarder, out := s.next, s.chair(), o.out(s)
	if o.take(s).action == opens || out != nil && (out.action == closes || out.action == adds || out.action == north) {
		next.turn = int8(discarder)
		return append(all, next)
	}
	if out == nil {
		return all
	}
	let := out.tile
	if out.action == letsDrawn {
		let = o.take(s).tile
	}
	next.turn = int8((discarder + 1) % o.players)
	all = append(all, next)
	if !o.anyCalls(&s.next) {
		return all
	}
	for _, chow := range [2]bool{true, false} {
		for i := o.players - 1; i > 0; i-- {
			if chair := (discarder + i) % o.players; o.calls(&s.next, chair, discarder, let, chow) {
				claimed := s.next
				claimed.turn, claimed.claim = int8(chair), true
				all = append(all, claimed)
			}
		}
	}
	return all
}

// anyCalls reports whether the next entry of any chair is a call: after most discards none is.
func (o *order) anyCalls(p *place) bool {
	for chair := range o.players {
		if i := int(p.took[chair]); i < len(o.takes[chair]) && o.takes[chair][i].action != takes {
			return true
		}
	}
	return false
}

// calls reports whether the next entry of a chair is a call of that discard.
func (o *order) calls(p *place, chair, discarder int, let tile.Tile, chow bool) bool {
	i := int(p.took[chair])
	if i == len(o.takes[chair]) {
		return false
	}
	e := &o.takes[chair][i]
	if e.action == takes || (e.action == chows) != chow || e.tile != let {
		return false
	}
	from := int(e.from)
	// In games of three, some programs count three seats, but the site counts four.
	return (chair+from)%4 == discarder || o.players == 3 && (chair+from)%4 == 3 && (chair+from-1)%3 == discarder
}

// stuckAt returns the place of the entry at which the search got stuck, an empty one if there is none.
func (o *order) stuckAt() source.Span {
	var p place
	last := o.dealer
	if n := len(o.best); n > 0 {
		p, last = o.best[n-1].next, o.best[n-1].chair()+1
	}
	for i := range o.players {
		chair := (last + i) % o.players
		if n := int(p.took[chair]); n < len(o.takes[chair]) {
			return o.takes[chair][n].at
		}
		if n := int(p.let[chair]); n < len(o.outs[chair]) {
			return o.outs[chair][n].at
		}
	}
	return source.Nowhere
}

// moves adds the moves of the best order to a deal.
func (o *order) moves(d *importer.Deal) {
	for i := range o.best {
		s := &o.best[i]
		take := o.take(s)
		take.taken(s.chair(), d)
		if out := o.out(s); out != nil {
			out.let(s.chair(), take.tile, d)
		}
	}
}

// taken adds the move of an entry of the tiles taken.
func (e *entry) taken(chair int, d *importer.Deal) {
	switch e.action {
	case takes:
		d.Draw(chair, e.tile, e.at)
	case opens:
		d.Add(game.Event{Kind: game.Kong, Chair: chair}, e.at)
	case chows:
		d.Add(game.Event{Kind: game.Chow, Chair: chair, With: [2]tile.Tile(e.own[:2])}, e.at)
	case pungs:
		d.Add(game.Event{Kind: game.Pung, Chair: chair, With: [2]tile.Tile(e.own[:2])}, e.at)
	}
}

// let adds the moves of a discard entry after the draw of a tile.
func (e *entry) let(chair int, drawn tile.Tile, d *importer.Deal) {
	if e.riichi {
		d.Add(game.Event{Kind: game.Riichi, Chair: chair}, e.at)
	}
	switch e.action {
	case lets:
		d.Add(game.Event{Kind: game.Discard, Chair: chair, Tile: e.tile, FromHand: true}, e.at)
	case letsDrawn:
		d.Add(game.Event{Kind: game.Discard, Chair: chair, Tile: drawn}, e.at)
	case closes, adds:
		d.Add(game.Event{Kind: game.Kong, Chair: chair, Tile: e.tile}, e.at)
	case north:
		d.Add(game.Event{Kind: game.North, Chair: chair}, e.at)
	}
}
