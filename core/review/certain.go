package review

import "tehai/core/advice"

const (
	// farTied is the loss up to which two discards count as equally good if the better one leaves the hand two from ready
	// or more: the points of such hands are known less well.
	farTied = 250
	// bothTied is the loss up to which a discard counts as equally good that both models find worse.
	bothTied = 100
	// moreWins is the loss in points up to which a discard that wins at least as often counts as equally good: how much
	// more the slower hand may be worth is known less well. Where both models find it worth more, it is farTied.
	moreWins = 1000
	// asOften is the ratio up to which one move wins as often as another.
	asOften = 1.001
	// plannedTied is the same for a discard by which the hand keeps to a plan, see planned.
	plannedTied = 1000
	// mostDanger is the danger above which a discard is not called better than a safer one.
	mostDanger = 0.15
	// doubted is the fraction of a difference in danger that may be an error of the estimate.
	doubted = 1.0 / 3
	// readyPays is what a ready hand gets on average at an exhaustive draw, compared with one that is not ready, when
	// the last tiles are drawn: 2,500 or 3,000 points, in four deals of five.
	readyPays = 2000
)

// certain reduces the loss of a discard to what does not depend on where the models are weak, and to zero if that is
// within a tie. fast is set if the discard made wins at least as often; both if it neither wins more often nor,
// without a threat, accepts more, and package worth finds it worse, too.
func (l Loss) certain(v *advice.View, best, made *advice.Row, fast, both bool) Loss {
	return l.certainBy(Loss.confirmed, v, best, made, fast, both)
}

// atMost is what certain returns at most: what it would without the deeper model, which only lowers a loss and takes
// longer than everything else.
func (l Loss) atMost(v *advice.View, best, made *advice.Row, fast, both bool) Loss {
	same := func(l Loss, _ *advice.View, _, _ *advice.Row) Loss { return l }
	return l.certainBy(same, v, best, made, fast, both)
}

// certainBy is certain with a confirmation, which returns no more than the loss.
func (l Loss) certainBy(confirmed func(l Loss, v *advice.View, best, made *advice.Row) Loss, v *advice.View,
	best, made *advice.Row, fast, both bool) Loss {
	safer := made.Cost - best.Cost // how much less the better discard costs by dealing in
	tie := float64(tied)
	switch {
	case made.Cost < best.Cost && best.Danger > mostDanger:
		return Loss{}
	case planned(v, best, made):
		tie = plannedTied
	case both:
		tie = bothTied
	case best.Shanten >= 2:
		tie = farTied
	}
	switch {
	case l.Points <= tie:
		return Loss{}
	case !v.Pressed():
		switch {
		case fast && both:
			tie = max(tie, farTied)
		case fast:
			tie = max(tie, moreWins)
		}
		l = confirmed(l, v, best, made)
		// No rival threatens, so the figures leave out the danger: a verdict for the more dangerous tile must outweigh it.
		l.Points += min(0, safer)
		return l.beyond(tie)
	case made.Shanten < best.Shanten && fast:
		// The hand can still be given up at the next turn: only the danger of this tile counts.
		l.Points = min(l.Points, max(0, safer))
	default:
		// The deeper model knows no danger: it judges the rest.
		danger := min(l.Points, max(0, safer))
		rest := Loss{Points: l.Points - danger}
		if rest.Points > tie {
			rest = confirmed(rest, v, best, made)
		}
		l.Points = danger + rest.Points
	}
	if l = l.beyond(tie + doubted*max(safer, -safer)); l.Points > 0 {
		// The tiles after a dangerous one may cost as much again.
		l.Doubt = max(doubted*safer, -safer)
	}
	return l
}

// weighLast computes the cost of a discard after which the player has no further draw: it can deal in, and a ready hand
// is paid at the draw.
func (m *Move) weighLast(v *advice.View) {
	worthOf := func(row *advice.Row) float64 {
		points := -row.Cost
		if row.Shanten == 0 && v.Traits.Yaku && len(v.Rivals) == 3 {
			points += (1 - row.Danger) * readyPays
		}
		return points
	}
	best, made := &m.Rows[0], &m.Rows[m.Row]
	m.Loss = loss(worth{points: worthOf(best)}, worth{points: worthOf(made)}).beyond(tied)
}

// contestedRows is the number of first discards among which none may bring clearly more points than the first.
const contestedRows = 5

// contested reports whether one of the first discards brings clearly more points than the one that the ranking names
// first, which is worth best: ranking and odds then disagree about what is right.
func (m *Move) contested(v *advice.View, best *worth) bool {
	for i := range min(contestedRows, len(m.Rows)) {
		if i == 0 || i == m.Row {
			continue
		}
		if after(v, &m.Rows[i], m.Strength).points > best.points+tied {
			return true
		}
	}
	return false
}

const (
	mostEnds  = 1  // terminals and honours that a hand on the way to simples has at most after a discard
	leastSuit = 10 // tiles of one suit and honours that a hand on the way to a flush has at least
)

// planned reports whether a discard keeps to all simples or to a flush and the best one does not. What such a hand
// gains is not in the curve of one that is far from ready.
func planned(v *advice.View, best, made *advice.Row) bool {
	ends, by := 0, [4]int{} // tiles by suit, honours last
	for k, n := range v.Hand.AllCounts() {
		by[k/9] += int(n)
		if isEnd(k) {
			ends += int(n)
		}
	}
	better, this := best.Tile.Index(), made.Tile.Index()
	if isEnd(this) && !isEnd(better) && ends-1 <= mostEnds {
		return v.Traits.Yaku
	}
	for suit, n := range by[:3] {
		if n+by[3] >= leastSuit && this/9 != 3 && this/9 != suit && (better/9 == 3 || better/9 == suit) {
			return v.Traits.Yaku
		}
	}
	return false
}

// isEnd reports whether a kind is a terminal or an honour.
func isEnd(k int) bool { return k >= 27 || k%9 == 0 || k%9 == 8 }
