package odds

// brings holds, by the own hand, the fraction of the others' wins that are on its discards, and the points of an
// exhaustive draw; each again for a table with a rival in riichi.
var brings = [5]struct{ share, shareRiichi, draw, drawRiichi float64 }{
	{0.42, 0.44, 1500, 1200}, // in riichi
	{0.31, 0.34, 1150, 900},  // ready
	{0.24, 0.22, 0, -700},
	{0.20, 0.15, -300, -1200},
	{0.17, 0.10, -500, -1400}, // three and more from ready
}

const (
	selfDrawn    = 0.34 // the fraction of the others' wins that are self-drawn
	unknownValue = 4500
	mostValue    = 48_000
	stickPoints  = 1000
	honbaPoints  = 300
)

// row returns the hand's row of brings.
func (h *Hand) row() int {
	if h.Riichi {
		return 0
	}
	return min(max(h.Shanten, 0)+1, len(brings)-1)
}

func anyRiichi(rivals []Rival) bool {
	for i := range rivals {
		if rivals[i].Riichi {
			return true
		}
	}
	return false
}

func (h *Hand) share(rivals []Rival) float64 {
	row := &brings[h.row()]
	if anyRiichi(rivals) {
		return row.shareRiichi
	}
	return row.share
}

func (h *Hand) drawBrings(rivals []Rival) float64 {
	row := &brings[h.row()]
	if anyRiichi(rivals) {
		return row.drawRiichi
	}
	return row.draw
}

// growth is what a win is worth in addition to its value by the model, which knows no ippatsu, no ura and no later
// plans.
func (h *Hand) growth() float64 {
	switch {
	case h.Riichi:
		return 1.37
	case h.Shanten <= 0 && h.Open:
		return 1.2
	case h.Shanten <= 0:
		return 1.05
	case h.Open:
		return 1.4
	}
	return 1.2
}

// worth returns the points of a win from the other players, without sticks and honba.
func (h *Hand) worth(value float64) float64 {
	if value <= 0 {
		value = unknownValue
	}
	return min(mostValue, h.growth()*value)
}

// gain returns the points of a win with everything on the table.
func (q *Question) gain() float64 {
	return q.Hand.worth(q.Value) + table(q.Sticks, q.Honba)
}

func table(sticks, honba int) float64 { return float64(stickPoints*sticks + honbaPoints*honba) }

// dealInCost returns the average cost of dealing in to the rival.
func (r *Rival) dealInCost(honba int) float64 {
	cost := 5600.0
	switch {
	case r.Riichi:
		cost = 6600
	case r.Melds >= 2:
		cost = 5500
	}
	if r.Dealer {
		cost += 1500
	}
	return cost + float64(honbaPoints*honba)
}

// drawCost returns the average cost to a player of the rival's self-drawn win.
func (r *Rival) drawCost(dealer bool, honba int) float64 {
	cost := 2400.0
	switch {
	case r.Riichi:
		cost = 2800
	case r.Melds >= 2:
		cost = 2150
	}
	if dealer {
		cost *= 1.6
	} else {
		cost *= 0.85
	}
	return cost + float64(honbaPoints/3*honba)
}

// AfterDiscard includes the risk of the coming discard: danger is its chance to deal in, cost the average points that
// this costs.
func (o Odds) AfterDiscard(danger, cost float64) Odds {
	safe := 1 - danger
	return Odds{
		Win: o.Win * safe, Others: o.Others*safe + danger, DealIn: o.DealIn*safe + danger, Draw: o.Draw * safe,
		Points: o.Points*safe - danger*cost,
	}
}

// The fractions of a win among known hands that the discarder pays, and that all pay.
const (
	discardPart = 0.64
	drawPart    = 0.36
)

// points computes the net points of each seat.
func (d *Deal) points(r *race) []Odds {
	all := make([]Odds, len(d.Seats))
	var rivals [4][]Rival
	for i := range d.Seats {
		for j := range d.Seats {
			if j != i {
				rivals[i] = append(rivals[i], Rival{Riichi: d.Seats[j].Hand.Riichi})
			}
		}
	}
	for i := range d.Seats {
		h := &d.Seats[i].Hand
		all[i] = Odds{Win: r.won[i], Draw: r.open, Others: 1 - r.won[i] - r.open}
		all[i].Points = r.won[i]*table(d.Sticks, d.Honba) + r.open*h.drawBrings(rivals[i])
	}
	for j := range d.Seats {
		winner := &d.Seats[j].Hand
		won := r.won[j] * winner.worth(d.Seats[j].Value)
		all[j].Points += won
		shares := 0.0
		for i := range d.Seats {
			if i != j {
				shares += d.Seats[i].Hand.share(rivals[i])
			}
		}
		for i := range d.Seats {
			if i == j {
				continue
			}
			part := d.Seats[i].Hand.share(rivals[i]) / shares
			all[i].DealIn += r.won[j] * discardPart * part
			all[i].Points -= won * (discardPart*part + drawPart*d.drawShare(i, j))
		}
	}
	return all
}

// drawShare returns the fraction of a self-drawn win that a payer pays.
func (d *Deal) drawShare(payer, winner int) float64 {
	switch {
	case winner == d.Dealer:
		return 1.0 / 3
	case payer == d.Dealer:
		return 0.5
	}
	return 0.25
}
