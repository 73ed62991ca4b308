package importer

import (
	"runtime"
	"slices"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// Deal is what a log tells of one deal.
type Deal struct {
	Heading replay.Heading // its Rules name the rule set
	// Setup has the number of players, round, number, repeat, scores and
	// deposits; the rest of it follows from what is told.
	Setup      game.Deal
	At         source.Span   // where the log begins to speak of it
	Hands      [][]tile.Tile // the 13 dealt tiles of each chair
	Moves      []Move
	Indicators []tile.Tile // in the order in which they were turned
	Ura        []tile.Tile // those under them that were shown
	Wall       []tile.Tile // the whole wall where it is known, else nil
	Likely     []tile.Tile // a whole wall that is taken if everything told agrees with it
	Checked    replay.Checked
	Wins       []replay.Win
	Result     replay.Result

	remarks []*source.Error // on what is wrong beside the moves
	fault   *source.Error   // why the log cannot be read on
}

// Move is one event and where the log tells of it.
type Move struct {
	game.Event           // FromHand of a discard: the log says that it was not the tile drawn
	Brings     tile.Tile // what a draw brought, Unknown if nobody saw
	At         source.Span
}

// usualMoves is the capacity that most deals need.
const usualMoves = 160

// counted reports whether points are such as replay text can hold.
func counted(points []int) bool {
	return !slices.ContainsFunc(points, func(n int) bool { return n > replay.MaxPoints || n < -replay.MaxPoints })
}

// Add adds a move.
func (d *Deal) Add(e game.Event, at source.Span) { d.add(Move{Event: e, At: at}) }

func (d *Deal) add(m Move) {
	if d.Moves == nil {
		d.Moves = make([]Move, 0, usualMoves)
	}
	d.Moves = append(d.Moves, m)
}

// Draw adds the draw of a tile.
func (d *Deal) Draw(chair int, t tile.Tile, at source.Span) {
	d.add(Move{Event: game.Event{Kind: game.Draw, Chair: chair}, Brings: t, At: at})
}

// Remark notes something wrong with the deal that does not stop it.
func (d *Deal) Remark(at source.Span, format string, args ...any) {
	d.remarks = append(d.remarks, source.ErrorAt(at, source.BadReplay, format, args...))
}

// Stop notes the first fault for which the deal cannot be read on.
func (d *Deal) Stop(at source.Span, format string, args ...any) {
	if d.fault == nil {
		d.fault = source.ErrorAt(at, source.BadReplay, format, args...)
	}
}

// Stopped reports whether a fault was noted.
func (d *Deal) Stopped() bool { return d.fault != nil }

// What it takes to lay out and play a deal, as work.Count counts.
const workOfDeal, workOfMove = 200, 20

// Add plays a deal and puts its record into the book, whatever of it can be
// played. It reports whether the book takes another.
func (b *Book) Add(d *Deal) bool {
	if len(b.replay.Deals) == replay.MaxDeals || b.steps+len(d.Moves) > replay.MaxSteps {
		b.Cut(d.At, "want at most %d deals and %d steps, found more", replay.MaxDeals, replay.MaxSteps)
		return false
	}
	played, _, err := b.rules(d.Heading.Rules, d.Setup.Players, d.Heading.Options)
	if err != nil {
		b.Remark(d.At, "%s; the options are left out", err)
		played, _, _ = b.rules(d.Heading.Rules, d.Setup.Players, nil)
	}
	if played != b.played {
		b.played, b.record = played, played.Record()
	}
	d.Setup.Rules, d.Setup.Dead = b.record, game.RiichiDead
	d.Heading.DeadWall = replay.DeadByRules
	work.Count(workOfDeal + workOfMove*len(d.Moves))
	runtime.Gosched() // to the collector, whom nothing else lets in under wasm: a long log would fill the memory before its end
	b.moves = d.Moves
	d.sortWins()
	if !d.dealt() {
		b.Fault(d.At, "want 13 tiles for each of %d players", d.Setup.Players)
		return true
	}
	if d.Wall == nil {
		d.layWall()
		d.fillIn(d.Likely)
	} else {
		d.Setup.Wall = d.Wall
	}
	if !counted(d.Setup.Scores) {
		b.Remark(d.At, "want scores between -%d and %d: left out", replay.MaxPoints, replay.MaxPoints)
		d.Setup.Scores = nil
	}
	if !counted(d.Result.Payments) {
		b.Remark(d.At, "want payments between -%d and %d: left out", replay.MaxPoints, replay.MaxPoints)
		d.Result.Payments = nil
	}
	setup := d.Setup // which stays, while the next deal is told where this one was
	deal, err := replay.New(&setup, d.Heading, played)
	if err != nil {
		b.Fault(d.At, "%s", err)
		return true
	}
	deal.Wins, deal.Result, deal.Checked = d.Wins, d.Result, d.Checked
	index := len(b.replay.Deals)
	b.replay.Deals = append(b.replay.Deals, deal)
	for _, e := range d.remarks {
		b.report(index, -1, e)
	}
	b.play(d, deal, index)
	b.steps += deal.Steps()
	return true
}

// dealt reports whether every chair has its hand.
func (d *Deal) dealt() bool {
	if d.Setup.Players != 3 && d.Setup.Players != 4 || len(d.Hands) < d.Setup.Players {
		return false
	}
	for _, hand := range d.Hands[:d.Setup.Players] {
		if len(hand) != game.HandSize {
			return false
		}
	}
	return true
}

// sortWins puts several winners on one tile into seat order after the loser.
func (d *Deal) sortWins() {
	first := len(d.Moves)
	for first > 0 && d.Moves[first-1].Kind == game.Win {
		first--
	}
	if first == 0 {
		return
	}
	loser := d.Moves[first-1].Chair
	behind := func(chair int) int { return (chair - loser + d.Setup.Players) % d.Setup.Players }
	slices.SortStableFunc(d.Moves[first:], func(a, b Move) int { return behind(a.Chair) - behind(b.Chair) })
	slices.SortStableFunc(d.Wins, func(a, b replay.Win) int { return behind(a.Chair) - behind(b.Chair) })
}

// play makes the moves happen, up to the first that cannot.
func (b *Book) play(d *Deal, deal *replay.Deal, index int) {
	deal.Expect(len(d.Moves))
	for i := range d.Moves {
		m := &d.Moves[i]
		if err := deal.Add(m.event(deal.Last())); err != nil {
			b.report(index, deal.Steps(), source.ErrorAt(m.At, source.BadReplay, "%s", err))
			return
		}
	}
	if d.Stopped() {
		b.report(index, deal.Steps(), d.fault)
	}
}

// Sum adds what a further winner is paid to what the deal pays so far, nil at
// first.
func Sum(total, more []int) []int {
	if total == nil {
		return slices.Clone(more)
	}
	for i := range min(len(total), len(more)) {
		total[i] += more[i]
	}
	return total
}
