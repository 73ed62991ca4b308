package odds

// An End is one way in which a deal ends. Index 0 of a list by player is the player whose odds they are, then come the
// rivals in the order of the question.
type End struct {
	Chance float64
	Winner int        // -1 if no player wins
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

// Ends splits odds into the ways in which the deal ends: by who wins, how much, and who pays. The chances sum to 1 and
// the average of the own points is that of the odds. It assumes that the rivals win in proportion to what they show.
func (o *Odds) Ends(t *Setting) []End {
	ends := make([]End, 0, 4*len(sizes)*4+1)
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
	ends = append(ends, End{Chance: o.Draw, Winner: -1})
	level(ends, o.Points)
	return ends
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

// level shifts the own points of all ends, and those of the rivals the other way, to an average: what exhaustive draws
// and single dangers bring is in the odds but not in the ends.
func level(ends []End, points float64) {
	for i := range ends {
		points -= ends[i].Chance * ends[i].Moved[0]
	}
	for i := range ends {
		for player := range ends[i].Moved {
			if player == 0 {
				ends[i].Moved[player] += points
			} else {
				ends[i].Moved[player] -= points / 3
			}
		}
	}
}
