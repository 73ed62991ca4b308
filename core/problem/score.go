package problem

import (
	"tehai/core/audit"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/tile"
)

// sums is how many answers a win has to be counted with.
const sums = 4

// Wins returns the wins of a deal that are to be counted, a chair's or, of -1, everybody's: hands of riichi below
// yakuman that are known, and that the log, where it states what they pay, scores as the project does.
func Wins(d *replay.Deal, chair int) []Problem {
	if d.Ruleset == nil || !d.Ruleset.Play.Riichi {
		return nil
	}
	scored, err := audit.Wins(d, nil)
	if err != nil {
		return nil
	}
	var found []Problem
	for i := range scored {
		w := &scored[i]
		if chair >= 0 && w.Chair != chair || w.Card == nil || w.Err != nil || !w.Card.Win || w.Card.Total("fu") == 0 ||
			w.Log != nil && !w.Agrees() {
			continue
		}
		table, ok := d.Last().Winning(w.Chair)
		if !ok {
			continue
		}
		win, err := rules.WinOf(d.Deal(), &table)
		if err != nil {
			continue
		}
		p := Problem{Kind: Score, Step: d.Steps(), Chair: w.Chair, Made: -1, Danger: -1}
		for _, pays := range mistaken(d.Ruleset, &win, w.Card.Points, w.Card.Total("han"), w.Card.Total("fu")) {
			p.Answers = append(p.Answers, Answer{Act: "pays", Pays: pays, Right: pays == w.Card.Points})
		}
		found = append(found, p)
	}
	return found
}

// mistaken returns what a win pays and what it could be mistaken for, smallest first: the same hand at another seat,
// won another way, without its dora, with a han or some fu more or less.
func mistaken(r *rules.Rules, win *rules.Win, right, han, fu int) []int {
	found := []int{right}
	for change := range 3 {
		other := *win
		// Who is East, and who pays, are not asked: of a situation that cannot be there is no card.
		other.From, other.Liable = tile.None, tile.None
		switch {
		case change == 0 && other.Seat() == tile.East:
			other.SeatWind = tile.South
		case change == 0:
			other.SeatWind = tile.East
		case change == 1:
			other.SelfDrawn = !other.SelfDrawn
		default:
			other.Indicators, other.UraIndicators = nil, nil
		}
		if card, err := r.Score(&other); err == nil && card.Win {
			found = withSum(found, card.Points)
		}
	}
	// What is left over is paid for a han or a step of fu more or less.
	for _, step := range [...]rules.Count{{Han: 1}, {Han: -1}, {Fu: 10}, {Han: 2}, {Fu: 20}} {
		count := rules.Count{Han: max(1, han+step.Han), Fu: max(30, fu+step.Fu)}
		if price, err := r.Price(count, &win.Situation); err == nil {
			found = withSum(found, price.Points)
		}
	}
	return found
}

// withSum puts a sum in its place among others, if it is another one and there are not enough.
func withSum(found []int, pays int) []int {
	if pays <= 0 || len(found) >= sums {
		return found
	}
	at := 0
	for at < len(found) && found[at] < pays {
		at++
	}
	if at < len(found) && found[at] == pays {
		return found
	}
	found = append(found, pays)
	copy(found[at+1:], found[at:])
	found[at] = pays
	return found
}
