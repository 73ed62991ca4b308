package advice

import (
	"math"

	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/tile"
)

// In the last deal of a match points count for the places that they gain or cost, each as much as placeWorth points,
// and pointShare of them for themselves, so that hands that change no place still have an order.
const (
	pointShare = 0.25
	placeWorth = 8000
)

// The spread of the difference between two scores that is not decided by one payment: in the last deal, and of another
// deal, which a dealer may get with the chance dealsAgain.
const (
	lastSpread = 400
	dealSpread = 7500
	dealsAgain = 0.5
)

// usualRounds is the number of winds of a match that does not state it.
const usualRounds = 2

// A standing is the scores before the end of a match as one player sees them.
type standing struct {
	ahead  []float64 // how far each rival is ahead of the player
	spread float64   // the standard deviation of what is added to each difference later
}

// standingOf returns the standing of a chair in the last deal of a match; nil in earlier deals, where points and places
// go together, and without scores. A player that counts places in all deals of an East round has 2.511 ±0.016 and 2.518
// ±0.021 against one that does so in the last (1,500 rounds each, with 60 and 25 % for the points themselves), one that
// counts them in the last two 2.505 ±0.013.
func standingOf(s *game.State, chair int) *standing {
	d := s.Deal()
	rounds := d.Rounds
	if rounds == 0 {
		rounds = usualRounds
	}
	if d.Scores == nil || int(d.Round-tile.East)+1 < rounds || d.Number < d.Players {
		return nil
	}
	again := 0.0
	if d.Dealer() == chair {
		again = dealsAgain
	}
	st := &standing{spread: math.Sqrt(lastSpread*lastSpread + again*dealSpread*dealSpread)}
	for i := 1; i < d.Players; i++ {
		other := (chair + i) % d.Players
		ahead := float64(s.Score(other) - s.Score(chair))
		if other < chair {
			ahead++ // between equal scores the earlier seat is first
		}
		st.ahead = append(st.ahead, ahead)
	}
	return st
}

// logistic is the factor by which the logistic curve comes closest to the normal distribution.
const logistic = 1.702

// above returns how likely a rival who is so far ahead ends above the player.
func (st *standing) above(ahead float64) float64 {
	return 1 / (1 + math.Exp(-logistic*ahead/st.spread))
}

// won returns what the points of a win count: as they are, or by the places that they gain. Of an own draw the rivals
// pay equal shares; a discard is as likely each rival's.
func (st *standing) won(points float64, drawn bool) float64 {
	if st == nil || points == 0 {
		return points
	}
	n := float64(len(st.ahead))
	if drawn {
		return count(points, st.gained(points+points/n, 0, -1))
	}
	places := 0.0
	for payer := range st.ahead {
		places += st.gained(points, points, payer) / n
	}
	return count(points, places)
}

// lost returns what the points of dealing in to a rival count.
func (st *standing) lost(points float64, rival int) float64 {
	if st == nil {
		return points
	}
	return -count(-points, st.gained(-points, -points, rival))
}

// gained returns the places gained by so many points on every rival, and so many more on one.
func (st *standing) gained(points, more float64, one int) (places float64) {
	for i, ahead := range st.ahead {
		places += st.above(ahead)
		if i == one {
			ahead -= more
		}
		places -= st.above(ahead - points)
	}
	return places
}

func count(points, places float64) float64 {
	return pointShare*points + (1-pointShare)*placeWorth*places
}

// Riichi is also declared where the lines of package odds find silence better by fewer than silenceLeast points, what
// reviews call close, unless places count or fewer than declaringDraws own draws are left: they expect too much of
// silence. Played on in both ways (-ways riichi of .ci/measure), declaring won 370 ±235 points more there (2,066
// decisions), 262 ±284 on walls by which this was not chosen.
const (
	silenceLeast   = odds.CloseMargin
	declaringDraws = 3
)

// Declares reports whether a hand that may declare riichi does so with the first of the discards, in the order
// ByPoints. r are the rules of the game.
func (v *View) Declares(rows []Row, r *rules.Rules) bool {
	if len(rows) == 0 {
		return false
	}
	first := &rows[0]
	if first.Shanten != 0 {
		return false
	}
	after := v.Without(first.Tile)
	after.River |= 1 << first.Tile.Index()
	lines, ok := after.Lines(r, odds.Default)
	if !ok || after.furiten(0) {
		return false
	}
	more := func(win, points float64) float64 {
		points += v.sticks()
		return win * ((v.standing.won(points, true)+2*v.standing.won(points, false))/3 - points)
	}
	margin := lines.Margin + more(lines.Declared.Win, lines.DeclaredPays) - more(lines.Silent.Win, lines.SilentPays)
	if v.standing == nil && v.drawsLeft() >= declaringDraws {
		margin += silenceLeast
	}
	return margin > 0
}
