package riichi

import (
	"slices"

	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/tile"
)

// pass moves points from a player, tile.None for an unknown one.
func pass(p *rules.Payments, from, to tile.Tile, points int) {
	if from == tile.None {
		p.Unknown -= points
	} else {
		p.Seats[seatOf(from)] -= points
	}
	p.Seats[seatOf(to)] += points
}

// add adds the payments q to p.
func add(p, q *rules.Payments) {
	for i := range p.Seats {
		p.Seats[i] += q.Seats[i]
	}
	p.Unknown += q.Unknown
}

// roundUp rounds up to the next 100.
func roundUp(points int) int { return (points + 99) / 100 * 100 }

// onRon returns the payment of a discarder.
func onRon(base int, winner tile.Tile) int {
	if winner == tile.East {
		return roundUp(6 * base)
	}
	return roundUp(4 * base)
}

// onDraw returns the payment of payer to a self-drawing winner. Of three players each may also pay half of the
// missing fourth's share.
func (r *settings) onDraw(base int, winner, payer tile.Tile) int {
	share, missing := base, base
	if winner == tile.East {
		share, missing = 2*base, 2*base
	} else if payer == tile.East {
		share = 2 * base
	}
	if r.players == 3 && r.splitSelfDraw {
		share += missing / 2
	}
	return roundUp(share)
}

// others calls visit with the wind of every player but one.
func (r *settings) others(but tile.Tile, visit func(tile.Tile)) {
	for wind := tile.East; wind < tile.East+tile.Tile(r.players); wind++ {
		if wind != but {
			visit(wind)
		}
	}
}

// drawShares adds the payments of a self-draw, without honba.
func (r *settings) drawShares(p *rules.Payments, base int, winner tile.Tile) {
	for payer := tile.East; payer < tile.East+tile.Tile(r.players); payer++ {
		if payer != winner {
			pass(p, payer, winner, r.onDraw(base, winner, payer))
		}
	}
}

// A bill is the base points of a win, of which a part may fall under liability.
type bill struct {
	base   int
	liable int       // the part of base that the liable player pays
	all    bool      // whether an open quad's discarder pays everything of a self-draw
	by     tile.Tile // the liable player
}

// pay returns the payments of a win without honba and deposits.
func (r *settings) pay(win *rules.Win, b bill) rules.Payments {
	p := rules.Payments{Players: r.players}
	winner := win.Seat()
	switch {
	case b.all:
		r.others(winner, func(payer tile.Tile) { pass(&p, b.by, winner, r.onDraw(b.base, winner, payer)) })
	case win.SelfDrawn:
		if b.liable > 0 {
			pass(&p, b.by, winner, onRon(b.liable, winner))
		}
		if rest := b.base - b.liable; rest > 0 {
			r.drawShares(&p, rest, winner)
		}
	default:
		half := 0
		if b.liable > 0 {
			half = onRon(b.liable, winner) / 2
			pass(&p, b.by, winner, half)
		}
		pass(&p, win.From, winner, onRon(b.base, winner)-half)
	}
	return p
}

// payHonba adds the honba. A liable player who pays everything of a self-draw pays them alone; the rules say who pays
// them on a ron, and on a self-draw of which the others pay a part.
func (r *settings) payHonba(p *rules.Payments, win *rules.Win, b bill, honba int) {
	winner, value := win.Seat(), honba*r.honba
	liable := b.liable > 0 || b.all
	switch {
	case liable && win.SelfDrawn && !(r.paoHonbaEach && !b.all && b.liable < b.base),
		liable && !win.SelfDrawn && !r.paoHonbaDiscarder:
		pass(p, b.by, winner, value)
	case win.SelfDrawn:
		r.others(winner, func(payer tile.Tile) { pass(p, payer, winner, value/(r.players-1)) })
	default:
		pass(p, win.From, winner, value)
	}
}

// billOf divides a reading's payment between the liable player and the others.
func (r *settings) billOf(win *rules.Win, w *worth) bill {
	b := bill{base: w.base, by: win.Liable}
	switch {
	case win.Liable == tile.None || win.Liable == win.From:
	case w.liableUnits > 0 && r.paoYakumanOnly && !r.aotenjou: // its han are not paid separately
		b.liable = min(w.liableUnits, w.units) * yakumanBase
	case w.liableUnits > 0:
		b.liable = w.base
	case r.openQuadRinshanPao && win.SelfDrawn && win.Rinshan && hasClaimedKong(win):
		b.all = true
	}
	return b
}

func hasClaimedKong(win *rules.Win) bool {
	return slices.ContainsFunc(win.Hand.Melds, func(m meld.Meld) bool { return m.Kong == meld.Claimed })
}
