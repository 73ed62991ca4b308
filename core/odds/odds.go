package odds

// Odds are how a deal ends for one player. Win, Others and Draw sum to 1; DealIn is a part of Others.
type Odds struct {
	Win    float64 // this player wins
	Others float64 // another player wins
	DealIn float64 // on this player's discard; by the kind of hand, not by its tiles
	Draw   float64 // no player wins
	Points float64 // average points of the deal, including sticks and honba
	Pays   float64 // points of an own win, including sticks and honba; 0 where all hands are known
	AtDraw float64 // points of an exhaustive draw; 0 where all hands are known
	// Stick is the riichi stick that this line puts on the table, which only an own win brings back; in Points and AtDraw
	Stick float64
}

// A Question is a deal as one player sees it, after a discard.
type Question struct {
	Hand     Hand
	Rivals   []Rival  // two or three
	Strength Strength // 0 is Default
	Value    float64  // points of a win by the curve's model, without sticks and honba; 0 if unknown
	Dealer   bool
	Sticks   int // riichi sticks on the table, including this player's own
	Honba    int
}

// Ask returns the odds for the player whose hand it is.
func Ask(q *Question) Odds {
	r := againstShown(q.Hand.rates(q.Hand.pace(q.Rivals), otherPlans), q.Rivals, q.level(), 1)
	o := Odds{Win: r.won[0], Draw: r.open, Pays: q.gain(), AtDraw: q.Hand.drawBrings(q.Rivals)}
	o.Others = 1 - o.Win - o.Draw
	share, size := q.Hand.share(q.Rivals), sizeOf(1+len(q.Rivals))
	paid := 0.0
	for i := range q.Rivals {
		rival, won := &q.Rivals[i], r.won[i+1]
		o.DealIn += won * share
		paid += won * (share*rival.dealInCost(size, q.Honba) + size.selfDrawn*rival.drawCost(size, q.Dealer, q.Honba))
	}
	o.Points = o.Win*o.Pays - paid + o.Draw*o.AtDraw
	return o
}

func (q *Question) level() Strength {
	if q.Strength == 0 {
		return Default
	}
	return q.Strength
}

// A Seat is a player of a deal in which all hands are known.
type Seat struct {
	Hand  Hand
	Value float64 // points of a win by the curve's model, without sticks and honba; 0 if unknown
}

// A Deal is one in which all hands are known: a recorded game. It has three or four seats.
type Deal struct {
	Seats    []Seat
	Dealer   int
	Strength Strength // 0 is Default
	Sticks   int
	Honba    int
}

// AskAll returns the odds for every seat of a deal. The chances to win and the draw sum to 1.
func AskAll(d *Deal) []Odds {
	level := d.Strength
	if level == 0 {
		level = Default
	}
	var rates [4][]float64
	rounds := 0
	for i := range d.Seats {
		h := &d.Seats[i].Hand
		rates[i] = h.rates(h.paceAmong(), otherPlansAll)
		rounds = max(rounds, len(rates[i]))
	}
	r := race{open: 1}
	for k := range rounds {
		var now [4]float64
		for i := range d.Seats {
			if k < len(rates[i]) {
				now[i] = float64(level) * rates[i][k]
			}
		}
		r.round(&now)
	}
	return d.points(&r)
}
