package tenhou

import (
	"slices"

	"tehai/core/game"
	"tehai/core/jsontext"
	"tehai/core/replay/account"
	"tehai/core/source"
	"tehai/core/tile"
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

	// The room of one search is that of the next: the steps to where it is, what can still be tried behind each of them in one list,
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

// A place is how much of the lists is used up, and who takes next.
type place struct {
	took, let [4]uint16
	turn      int8
	claim     bool // turn takes by a call
}

// A step is a take and what was let go with it; of an ended deal there may be
// no second half.
type step struct {
	chair      int
	take, out  *entry
	from, next place // before and behind it
}

// maxPlaces bounds the search of one deal; the real deals need fewer than a thousand.
const maxPlaces = 20_000

// workOfTry is what it takes to try a place, as source.Work counts.
const workOfTry = 5

// find looks for an order that uses up all lists, and reports whether there is
// one. Otherwise best is the longest beginning of play that was found.
func (o *order) find() bool {
	start := place{turn: int8(o.dealer)}
	if o.usedUp(start) {
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
		source.Work(workOfTry)
		s, ok := o.take(p)
		if !ok || failed[p] {
			continue
		}
		path = append(path, s)
		if o.usedUp(s.next) {
			o.keep(path)
			return true
		}
		from = append(from, len(tries))
		tries = o.followers(tries, &s)
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
func (o *order) usedUp(p place) bool {
	for chair := range o.players {
		if int(p.took[chair]) < len(o.takes[chair]) || int(p.let[chair]) < len(o.outs[chair]) {
			return false
		}
	}
	return true
}

// take takes the next entry of who is in turn, and what that player lets go.
func (o *order) take(p place) (step, bool) {
	chair := int(p.turn)
	took, let := int(p.took[chair]), int(p.let[chair])
	if took == len(o.takes[chair]) {
		return step{}, false
	}
	s := step{chair: chair, take: &o.takes[chair][took], from: p, next: p}
	s.next.claim = false
	if (s.take.action != takes) != p.claim {
		return step{}, false
	}
	s.next.took[chair]++
	if let == len(o.outs[chair]) {
		return s, true
	}
	out := &o.outs[chair][let]
	if (s.take.action == opens) != (out.action == placeholder) {
		if s.take.action == opens {
			return s, true // without its placeholder
		}
		return step{}, false
	}
	if s.take.action != takes && s.take.action != opens && (out.action != lets || out.riichi) {
		return step{}, false
	}
	s.out = out
	s.next.let[chair]++
	return s, true
}

// followers adds the places that can follow a step, the one to try first last: the same player's after a
// kong or a North, else pungs and kongs of the discard before its chow before
// the next player's draw.
func (o *order) followers(all []place, s *step) []place {
	next := s.next
	if s.take.action == opens || s.out != nil && (s.out.action == closes || s.out.action == adds || s.out.action == north) {
		next.turn = int8(s.chair)
		return append(all, next)
	}
	if s.out == nil {
		return all
	}
	let := s.out.tile
	if s.out.action == letsDrawn {
		let = s.take.tile
	}
	next.turn = int8((s.chair + 1) % o.players)
	all = append(all, next)
	if !o.anyCalls(&s.next) {
		return all
	}
	for _, chow := range [2]bool{true, false} {
		for i := o.players - 1; i > 0; i-- {
			if chair := (s.chair + i) % o.players; o.calls(&s.next, chair, s.chair, let, chow) {
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
	// Of three players some programs count the seats of three, the site of four.
	return (chair+e.from)%4 == discarder || o.players == 3 && (chair+e.from)%4 == 3 && (chair+e.from-1)%3 == discarder
}

// stuckAt returns the entry that nothing could be done with, or nil.
func (o *order) stuckAt() *jsontext.Value {
	var p place
	if len(o.best) > 0 {
		p = o.best[len(o.best)-1].next
	}
	last := o.dealer
	if len(o.best) > 0 {
		last = o.best[len(o.best)-1].chair + 1
	}
	for i := range o.players {
		chair := (last + i) % o.players
		if n := int(p.took[chair]); n < len(o.takes[chair]) {
			return o.takes[chair][n].value
		}
		if n := int(p.let[chair]); n < len(o.outs[chair]) {
			return o.outs[chair][n].value
		}
	}
	return nil
}

// moves adds the moves of the best order to a deal.
func (o *order) moves(d *account.Deal) {
	for i := range o.best {
		s := &o.best[i]
		o.taken(s, d)
		if s.out != nil {
			o.let(s, d)
		}
	}
}

func (o *order) taken(s *step, d *account.Deal) {
	e := game.Event{Chair: s.chair}
	switch s.take.action {
	case takes:
		d.Draw(s.chair, s.take.tile, s.take.value.Span)
		return
	case opens:
		e.Kind = game.Kong
	case chows:
		e.Kind, e.With = game.Chow, [2]tile.Tile(s.take.own)
	case pungs:
		e.Kind, e.With = game.Pung, [2]tile.Tile(s.take.own)
	}
	d.Add(e, s.take.value.Span)
}

func (o *order) let(s *step, d *account.Deal) {
	at := s.out.value.Span
	e := game.Event{Chair: s.chair, Tile: s.out.tile}
	if s.out.riichi {
		d.Add(game.Event{Kind: game.Riichi, Chair: s.chair}, at)
	}
	switch s.out.action {
	case placeholder:
		return
	case lets:
		e.Kind, e.FromHand = game.Discard, true
	case letsDrawn:
		e.Kind, e.Tile = game.Discard, s.take.tile
	case closes, adds:
		e.Kind = game.Kong
	case north:
		e.Kind, e.Tile = game.North, tile.None
	}
	d.Add(e, at)
}
