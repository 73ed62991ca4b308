package odds

const (
	unknownValue = 4500
	mostValue    = 48_000
	stickPoints  = 1000
	honbaPoints  = 300
)

// row returns the hand's row of brings: in riichi, ready, and by shanten.
func (h *Hand) row() int {
	if h.Riichi {
		return 0
	}
	return min(max(h.Shanten, 0)+1, len(fourPlayers.brings)-1)
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
	row := &sizeOf(1 + len(rivals)).brings[h.row()]
	if anyRiichi(rivals) {
		return row.shareRiichi
	}
	return row.share
}

func (h *Hand) drawBrings(rivals []Rival) float64 {
	row := &sizeOf(1 + len(rivals)).brings[h.row()]
	if anyRiichi(rivals) {
		return row.drawRiichi
	}
	return row.draw
}

// growth is what a win is worth in addition to its value by the model, which knows no ippatsu, no ura and no later
// plans.
func (h *Hand) growth(size *tableSize) float64 {
	switch {
	case h.Riichi:
		return 1.37 * size.growth.riichi
	case h.Shanten <= 0 && h.Open:
		return 1.2 * size.growth.other
	case h.Shanten <= 0:
		return 1.05 * size.growth.other
	case h.Open:
		return 1.4 * size.growth.other
	}
	return 1.2 * size.growth.other
}

// worth returns the points of a win from the other players, without sticks and honba.
func (h *Hand) worth(value float64, size *tableSize) float64 {
	if value <= 0 {
		value = unknownValue
	}
	return min(mostValue, h.growth(size)*value)
}

// gain returns the points of a win with everything on the table.
func (q *Question) gain() float64 {
	return q.Hand.worth(q.Value, sizeOf(1+len(q.Rivals))) + table(q.Sticks, q.Honba)
}

func table(sticks, honba int) float64 { return float64(stickPoints*sticks + honbaPoints*honba) }

// dealInCost returns the average cost of dealing in to the rival.
func (r *Rival) dealInCost(size *tableSize, honba int) float64 {
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
	return cost*size.costs.dealIn + float64(honbaPoints*honba)
}

// drawCost returns the average cost to a player of the rival's self-drawn win.
func (r *Rival) drawCost(size *tableSize, dealer bool, honba int) float64 {
	cost := 2400.0
	switch {
	case r.Riichi:
		cost = 2800
	case r.Melds >= 2:
		cost = 2150
	}
	if dealer {
		cost *= 1.6 * size.costs.drawnDealer
	} else {
		cost *= 0.85 * size.costs.drawn
	}
	return cost + float64(honbaPoints/3*honba)
}

// AfterDiscard includes the risk of the coming discard: danger is its chance to deal in, cost the average points that
// this costs.
func (o Odds) AfterDiscard(danger, cost float64) Odds {
	safe := 1 - danger
	return Odds{
		Win: o.Win * safe, Others: o.Others*safe + danger, DealIn: o.DealIn*safe + danger, Draw: o.Draw * safe,
		Points: o.Points*safe - danger*cost, Pays: o.Pays, AtDraw: o.AtDraw, Stick: o.Stick,
	}
}

// points computes the net points of each seat.
func (d *Deal) points(r *race) []Odds {
	all, size := make([]Odds, len(d.Seats)), sizeOf(len(d.Seats))
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
		won := r.won[j] * winner.worth(d.Seats[j].Value, size)
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
			discarded := (1 - size.drawnPart) * part
			all[i].DealIn += r.won[j] * discarded
			all[i].Points -= won * (discarded + size.drawnPart*d.drawShare(i, j))
		}
	}
	return all
}

// drawShare returns the fraction of a self-drawn win that a payer pays.
func (d *Deal) drawShare(payer, winner int) float64 {
	pays := &sizeOf(len(d.Seats)).pays
	switch {
	case winner == d.Dealer:
		return pays.toDealer
	case payer == d.Dealer:
		return pays.dealer
	}
	return pays.other
}
