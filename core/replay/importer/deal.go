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

// Deal is what a log states about one deal.
type Deal struct {
	Heading replay.Heading // its Rules field names the rule set
	// Setup needs the number of players, round, number, repeat, scores and deposits; the importer derives the other
	// fields.
	Setup      game.Deal
	At         source.Span   // where the log begins to describe it
	Hands      [][]tile.Tile // the 13 dealt tiles of each chair
	Moves      []Move
	Indicators []tile.Tile // in the order in which they were turned
	Ura        []tile.Tile // the ura indicators that were shown
	Wall       []tile.Tile // the complete wall if it is known, else nil
	Likely     []tile.Tile // a possible complete wall, used if it agrees with everything stated
	Checked    replay.Checked
	Wins       []replay.Win
	Result     replay.Result

	remarks []*source.Error // faults that do not concern the moves
	fault   *source.Error   // why the log cannot be read further
}

// Move is one event and its place in the log.
type Move struct {
	game.Event           // FromHand of a discard: the log states that it was not the tile drawn
	Brings     tile.Tile // the tile drawn, Unknown if the log hides it
	At         source.Span
}

// usualMoves is a capacity that is enough for most deals.
const usualMoves = 160

// counted reports whether replay text can hold the points.
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

// Remark records a fault of the deal that does not end it.
func (d *Deal) Remark(at source.Span, format string, args ...any) {
	d.remarks = append(d.remarks, source.ErrorAt(at, source.BadReplay, format, args...))
}

// Stop records the first fault after which the deal cannot be read further.
func (d *Deal) Stop(at source.Span, format string, args ...any) {
	if d.fault == nil {
		d.fault = source.ErrorAt(at, source.BadReplay, format, args...)
	}
}

// Stopped reports whether Stop was called.
func (d *Deal) Stopped() bool { return d.fault != nil }

// Costs of laying out and playing a deal, in the units of source.Work.
const workOfDeal, workOfMove = 200, 20

// Add plays a deal and adds its record, with every move before the first fault, to the book. It reports whether the
// book takes another.
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
	// to the collector, whom nothing else lets in under wasm: a long log would fill the memory before its end
	runtime.Gosched()
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
	setup := d.Setup // a copy that stays valid when the next deal overwrites d
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
	seatsAfter := func(chair int) int { return (chair - loser + d.Setup.Players) % d.Setup.Players }
	slices.SortStableFunc(d.Moves[first:], func(a, b Move) int { return seatsAfter(a.Chair) - seatsAfter(b.Chair) })
	slices.SortStableFunc(d.Wins, func(a, b replay.Win) int { return seatsAfter(a.Chair) - seatsAfter(b.Chair) })
}

// play plays the moves, up to the first impossible one.
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

// Sum adds the payments of another winner to those of the deal so far, which are nil at first.
func Sum(total, more []int) []int {
	if total == nil {
		return slices.Clone(more)
	}
	for i := range min(len(total), len(more)) {
		total[i] += more[i]
	}
	return total
}
