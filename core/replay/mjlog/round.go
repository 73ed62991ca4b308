package mjlog

import (
	"slices"
	"strconv"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/tile"
	"tehai/core/work"
)

// round is what a deal shows of its wall, in ids.
type round struct {
	wall       Wall
	known      bool // wall was computed from the seed
	hands      [4][]int
	front      []int // drawn from the front
	back       []int // drawn from the back
	replacing  bool
	indicators []int
	ura        []int
}

// emptied returns an empty round that reuses the buffers of this one.
func (r *round) emptied() round {
	next := round{front: r.front[:0], back: r.back[:0], indicators: r.indicators[:0], ura: r.ura[:0]}
	for seat, hand := range r.hands {
		next.hands[seat] = hand[:0]
	}
	return next
}

func (r *round) draw(id int) {
	if r.replacing {
		r.back = append(r.back, id)
	} else {
		r.front = append(r.front, id)
	}
	r.replacing = false
}

// begin reads the tag INIT.
func (r *reader) begin(t *tag) {
	r.done, r.drawn = false, -1
	r.round = r.round.emptied()
	r.makeWall(t) // every deal uses its random numbers, even a faulty one
	text, _ := t.get("seed")
	seed, ok := r.list(text)
	if !ok || len(seed) < 6 || seed[0] < 0 || seed[0] > 15 || min(seed[1], seed[2]) < 0 ||
		max(seed[1], seed[2]) > replay.MaxCount || seed[5] < 0 || seed[5] >= tile.IDs {
		r.book.Fault(t.at, "tag INIT: want round, honba, sticks, two dice and the indicator for seed, found %.40q", text)
		return
	}
	d := r.book.Begin(importer.Deal{Heading: r.heading, At: t.at})
	d.Setup = game.Deal{Players: r.players, Round: tile.East + tile.Tile(seed[0]/4), Number: seed[0]%4 + 1,
		Repeat: seed[1], Deposits: seed[2]}
	d.Heading.Rules = "riichi-tenhou"
	if r.players == 3 {
		d.Heading.Rules = "riichi-tenhou-3p"
	}
	d.Heading.Players = slices.Clone(r.names[:r.players])
	indicator := seed[5]
	r.scores(t, d) // replaces the numbers of seed
	for seat := range r.players {
		text, _ := t.get("hai" + strconv.Itoa(seat))
		hand, ok := ids(r.round.hands[seat], text)
		if !ok || len(hand) != game.HandSize {
			r.book.Fault(t.at, "tag INIT: want 13 tiles from 0 to 135 for hai%d, found %.60q", seat, text)
			return
		}
		r.round.hands[seat] = hand
		r.hands[seat] = r.appendIDs(r.hands[seat][:0], hand)
	}
	d.Hands = r.hands[:r.players]
	r.round.indicators = append(r.round.indicators, indicator)
	r.deal = d
}

func (r *reader) scores(t *tag, d *importer.Deal) {
	text, there := t.get("ten")
	scores, ok := r.list(text)
	switch {
	case ok && len(scores) >= r.players:
		d.Setup.Scores = make([]int, r.players)
		for chair := range d.Setup.Scores {
			d.Setup.Scores[chair] = scores[chair] * 100
		}
	case there:
		d.Remark(t.at, "tag INIT: want the hundreds of points of each player for ten, found %.40q", text)
	}
}

// workOfWall is the cost of computing a wall from a seed, in the units of source.Work.
const workOfWall = 1000

// makeWall computes the wall of the deal that begins, from the game's seed or from the deal's own.
func (r *reader) makeWall(t *tag) {
	if own, ok := t.get("shuffle"); ok {
		r.seed, r.seedAt, r.shuffler = own, t.at, nil
	}
	if r.shuffler == nil && r.seed != "" {
		s, err := NewShuffler(r.seed, r.players)
		if err != nil {
			r.book.Remark(r.seedAt, "%s", err)
			r.seed = ""
			return
		}
		r.shuffler = s
	}
	if r.shuffler != nil {
		work.Count(workOfWall)
		r.round.wall, r.round.known = r.shuffler.Next(), true
		if r.shuffler.PerDeal() {
			r.shuffler, r.seed = nil, ""
		}
	}
}

// checkWall compares the wall from the seed with everything that the log shows of it, and uses it if all of it agrees.
// Otherwise the wall has only the tiles that the log shows.
func (r *reader) checkWall(d *importer.Deal) {
	r.turned, r.underneath = r.appendIDs(r.turned[:0], r.round.indicators), r.appendIDs(r.underneath[:0], r.round.ura)
	d.Indicators, d.Ura = r.turned, r.underneath
	if !r.round.known {
		return
	}
	if what := r.round.differs(&d.Setup); what != "" {
		d.Checked = replay.Refuted
		d.Remark(d.At, "the wall made from the seed does not fit this deal: %s", what)
		return
	}
	d.Checked = replay.Verified
	all := r.round.wall.List(len(r.round.indicators))
	d.Wall = r.appendIDs(make([]tile.Tile, 0, len(all)), all)
}

// differs returns the first difference between the log and the wall, or "".
func (r *round) differs(d *game.Deal) string {
	w := &r.wall
	var hands [4][game.HandSize]int
	for i, id := range w.Draws[:d.Players*game.HandSize] {
		chair, at := importer.DealtTo(i, d)
		hands[chair][at] = id
	}
	for chair := range d.Players {
		if !sameTiles(hands[chair][:], r.hands[chair]) {
			return "the dealt hand of chair " + strconv.Itoa(chair)
		}
	}
	for _, row := range []struct {
		what        string
		shown, made []int
	}{
		{"draw", r.front, w.Draws[d.Players*game.HandSize:]},
		{"replacement tile", r.back, w.Replacement},
		{"indicator", r.indicators, w.Indicators},
		{"tile under the indicators", r.ura, w.Ura},
	} {
		for i, id := range row.shown {
			if i >= len(row.made) || row.made[i] != id {
				return row.what + " " + strconv.Itoa(i+1)
			}
		}
	}
	return ""
}

// sameTiles reports whether two lists have the same ids, in any order.
func sameTiles(a, b []int) bool {
	var more [tile.IDs]int8
	for i := range min(len(a), len(b)) {
		more[a[i]]++
		more[b[i]]--
	}
	return len(a) == len(b) && more == [tile.IDs]int8{}
}

// List returns the ids in the order of game.Deal.Wall. With three players the fourth and fifth indicators are among
// tiles that could be drawn before the kongs that turn them; turned is the number of indicators that were turned.
func (w *Wall) List(turned int) []int {
	all := append(make([]int, 0, tile.IDs), w.Draws...)
	inDead := (deadSize - len(w.Replacement)) / 2
	for i := inDead; i < turned; i++ {
		if at := len(all) - 2*(i-inDead) - 2; at >= 0 {
			all[at], all[at+1] = w.Ura[i], w.Indicators[i]
		}
	}
	for i := inDead - 1; i >= 0; i-- {
		all = append(all, w.Ura[i], w.Indicators[i])
	}
	for i := len(w.Replacement) - 1; i >= 0; i-- {
		all = append(all, w.Replacement[i])
	}
	return all
}
