package odds

import "math/bits"

// An End is one way in which a deal ends. Index 0 of a list by player is the player whose odds they are, then come the
// rivals in the order of the question.
type End struct {
	Chance float64
	Winner int        // -1 if no player wins
	Ready  uint8      // at a draw, the set of players who are ready
	Moved  [4]float64 // points that each player gets from now on
}

// A Setting is what the points of a deal depend on besides the odds of one player.
type Setting struct {
	Rivals        []Rival  // three
	Draws         int      // own draws left
	Strength      Strength // 0 is Default
	Sticks, Honba int      // on the table
}

// sizes are the points of small, medium and large wins relative to the average: the means of the thirds of the wins.
var sizes = [...]float64{0.32, 0.87, 1.81}

// Ends splits odds into the ways in which the deal ends: by who wins, how much, and who pays, and by who is ready at a
// draw. The chances sum to 1. The average of the own points is that of the odds, unless others' wins would have to pay
// the player for that. It assumes that the rivals win in proportion to what they show. A player who has no part in an
// end keeps the score, which may be just enough for the match to be over.
func (o *Odds) Ends(t *Setting) []End {
	ends := make([]End, 0, 4*len(sizes)*4+1<<4)
	share := 0.0 // of the others' wins those on the own discards
	if o.Others > 0 {
		share = min(o.DealIn/o.Others, 1-fourPlayers.selfDrawn)
	}
	split := t.split()
	for winner := range 4 {
		chance, points, own := o.Win, o.Pays-table(t.Sticks, 0), (1-fourPlayers.selfDrawn)/3
		if winner > 0 {
			chance, points, own = o.Others*split[winner-1], t.Rivals[winner-1].dealInCost(&fourPlayers, t.Honba), share
		}
		for payer := range 4 {
			part := own
			switch {
			case payer == winner:
				part = fourPlayers.selfDrawn
			case winner > 0 && payer > 0:
				part = (1 - fourPlayers.selfDrawn - share) / 2
			}
			ends = t.add(ends, winner, payer, chance*part, points)
		}
	}
	ends = t.draws(ends, o)
	level(ends, o.Points+(1-o.Win)*o.Stick)
	o.layStick(ends)
	return ends
}

// layStick takes the own stick unless the player wins: another winner gets it, after a draw it stays on the table.
func (o *Odds) layStick(ends []End) {
	for i := range ends {
		e := &ends[i]
		if e.Winner != 0 {
			e.Moved[0] -= o.Stick
		}
		if e.Winner > 0 {
			e.Moved[e.Winner] += o.Stick
		}
	}
}

// add appends the ends of a win of so many points on average, without sticks. A win that the winner pays is self-drawn.
func (t *Setting) add(ends []End, winner, payer int, chance, points float64) []End {
	for _, size := range sizes {
		e := End{Chance: chance / float64(len(sizes)), Winner: winner}
		t.pay(&e, payer, size*points)
		ends = append(ends, e)
	}
	return ends
}

// pay sets what a win of so many points without sticks moves.
func (t *Setting) pay(e *End, payer int, points float64) {
	e.Moved[e.Winner] = points + table(t.Sticks, 0)
	if payer != e.Winner {
		e.Moved[payer] -= points
		return
	}
	dealer := t.dealer()
	for i := range e.Moved {
		switch {
		case i == e.Winner:
		case e.Winner == dealer:
			e.Moved[i] -= points / 3
		case i == dealer:
			e.Moved[i] -= points / 2
		default:
			e.Moved[i] -= points / 4
		}
	}
}

func (t *Setting) dealer() int {
	for i := range t.Rivals {
		if t.Rivals[i].Dealer {
			return i + 1
		}
	}
	return 0
}

// split returns the fraction of the others' wins that each rival has.
func (t *Setting) split() []float64 {
	strength := t.Strength
	if strength == 0 {
		strength = Default
	}
	r := againstShown(make([]float64, min(MaxDraws, t.Draws)), t.Rivals, strength, 1)
	parts := make([]float64, len(t.Rivals))
	for i := range parts {
		parts[i] = r.won[i+1] / (1 - r.open)
	}
	return parts
}

// readyAtDraw is how often a rival who is not in riichi is ready at an exhaustive draw. With it, what draws bring
// (players_table.go) is, but for 200 points, between what those who are ready and those who are not get on average.
const readyAtDraw = 0.4

// readyPoints is what the players who are not ready pay together at an exhaustive draw.
const readyPoints = 3000.0

// draws appends the exhaustive draws by who is ready: the player as often as it takes for draws to bring AtDraw, beside
// the stick.
func (t *Setting) draws(ends []End, o *Odds) []End {
	first := len(ends)
	chances := [4]float64{0.5, readyAtDraw, readyAtDraw, readyAtDraw}
	for i := range t.Rivals {
		if t.Rivals[i].Riichi {
			chances[i+1] = 1
		}
	}
	var average [2]float64 // of the own points: not ready, ready
	for set := range uint8(1 << 4) {
		e := End{Chance: 2 * o.Draw, Winner: -1, Ready: set}
		n := float64(bits.OnesCount8(set))
		for i, chance := range chances {
			points := readyPoints / n
			if set>>i&1 == 0 {
				chance, points = 1-chance, -readyPoints/(4-n)
			}
			e.Chance *= chance
			if n > 0 && n < 4 {
				e.Moved[i] = points
			}
		}
		average[set&1] += e.Chance * e.Moved[0]
		ends = append(ends, e)
	}
	ready := 0.0
	if o.Draw > 0 {
		ready = min(1, max(0, (o.Draw*(o.AtDraw+o.Stick)-average[0])/(average[1]-average[0])))
	}
	for i := range ends[first:] {
		e := &ends[first+i]
		if e.Ready&1 == 0 {
			e.Chance *= 1 - ready
		} else {
			e.Chance *= ready
		}
	}
	return ends
}

// level scales the own payments for others' wins, and with them what the winners get, to an average of the own points:
// what single dangers cost and what others' own draws cost are in the odds but not in the ends.
func level(ends []End, points float64) {
	paid := 0.0
	for i := range ends {
		e := &ends[i]
		points -= e.Chance * e.Moved[0]
		if e.Winner > 0 {
			paid -= e.Chance * e.Moved[0]
		}
	}
	for i := range ends {
		if e := &ends[i]; e.Winner > 0 && paid > 0 {
			less := -e.Moved[0] * min(1, points/paid)
			e.Moved[0] += less
			e.Moved[e.Winner] -= less
		}
	}
}
