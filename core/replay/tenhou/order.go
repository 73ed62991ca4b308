package tenhou

import (
	"slices"

	"tehai/core/game"
	"tehai/core/replay/importer"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// An order is a search for the order of play: who takes when a discard could
// be followed by more than one player's next entry. Every list has to be used
// up. It goes through the moves depth first and takes back what leads nowhere.
type order struct {
	players, dealer int
	takes, outs     [4][]entry

	most  int    // places to try at most
	tried int    // so far
	best  []step // the longest that was found

	// The buffers of one search are used by the next: the steps to where it is, what can still be tried after each of them in one list,
	// the next last, and where that of each step begins.
	path  []step
	tries []place
	from  []int
}

// begin prepares for another deal, whose lists are still those of the one before.
func (o *order) begin(players, dealer, most int) {
	o.players, o.dealer, o.most, o.tried, o.best = players, dealer, most, 0, o.best[:0]
	for chair := range o.takes {
		o.takes[chair], o.outs[chair] = o.takes[chair][:0], o.outs[chair][:0]
	}
}

// A place is how much of the lists is used up, and who takes next. Its numbers hold maxEntries.
type place struct {
	took, let [4]uint8
	turn      int8
	claim     bool // turn takes by a call
}

// A step is a take of who was in turn and what was let go with it; of an ended
// deal there may be no second half. It is two places and points to nothing: a
// search of a large log makes a hundred thousand.
type step struct{ from, next place }

// chair returns who made a step, and take and out its entries; out is nil where there is none.
func (s *step) chair() int { return int(s.from.turn) }

func (o *order) take(s *step) *entry { return &o.takes[s.chair()][s.from.took[s.chair()]] }

func (o *order) out(s *step) *entry {
	let := s.from.let[s.chair()]
	if s.next.let[s.chair()] == let {
		return nil
	}
	return &o.outs[s.chair()][let]
}

// maxPlaces bounds the search of one deal; the real deals need fewer than a thousand.
const maxPlaces = 20_000

// workOfTry is what it takes to try a place, as work.Count counts.
const workOfTry = 5

// find looks for an order that uses up all lists, and reports whether there is
// one. Otherwise best is the longest beginning of play that was found.
func (o *order) find() bool {
	start := place{turn: int8(o.dealer)}
	if o.usedUp(&start) {
		return true
	}
	var failed map[place]bool // made at the first dead end, which most deals do not have
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

// keep keeps a path if it is the longest so far.
func (o *order) keep(path []step) {
	if len(path) > len(o.best) {
		o.best = append(o.best[:0], path...)
	}
}

// entries returns how many takes there are, and thereby steps at most.
func (o *order) entries() int {
	n := 0
	for _, takes := range o.takes {
		n += len(takes)
	}
	return n
}

// usedUp reports whether nothing is left in the lists.
func (o *order) usedUp(p *place) bool {
	for chair := range o.players {
		if int(p.took[chair]) < len(o.takes[chair]) || int(p.let[chair]) < len(o.outs[chair]) {
			return false
		}
	}
	return true
}

// step takes the next entry of who is in turn, and what that player lets go, behind the path.
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
			} // else without its placeholder
		case take != takes && take != opens && (out.action != lets || out.riichi):
			return path, false
		default:
			next.let[chair]++
		}
	}
	return append(path, step{p, next}), true
}

// followers adds the places that can follow a step, the one to try first last: the same player's after a
// kong or a North, else pungs and kongs of the discard before its chow before
// the next player's draw.
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

// anyCalls reports whether the next take of any chair is a call: behind most discards none is.
func (o *order) anyCalls(p *place) bool {
	for chair := range o.players {
		if i := int(p.took[chair]); i < len(o.takes[chair]) && o.takes[chair][i].action != takes {
			return true
		}
	}
	return false
}

// calls reports whether the next take of a chair is a call of that discard.
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
	// Of three players some programs count the seats of three, the site of four.
	return (chair+from)%4 == discarder || o.players == 3 && (chair+from)%4 == 3 && (chair+from-1)%3 == discarder
}

// stuckAt returns where the entry stands that nothing could be done with, nowhere if there is none.
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

// taken adds the move of an entry that was taken.
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

// let adds the moves of an entry that was let go behind the draw of a tile.
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
