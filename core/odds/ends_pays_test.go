package odds

import "testing"

// TestEndsOwnPayments has odds whose average of points no payments for others' wins explain: a player pays nothing for
// them then, and never gets points for the win of another, who gets no less than the sticks.
func TestEndsOwnPayments(t *testing.T) {
	setting := Setting{Rivals: []Rival{{}, {Riichi: true}, {Dealer: true}}, Draws: 6, Sticks: 2}
	free := 0
	for points := -6000.0; points <= 6000; points += 250 {
		o := Odds{Win: 0.2, Others: 0.6, DealIn: 0.15, Draw: 0.2, Pays: 5000, Points: points}
		for _, e := range o.Ends(&setting) {
			if e.Winner <= 0 || e.Chance == 0 {
				continue
			}
			if e.Moved[0] > 1e-6 || e.Moved[e.Winner] < 2000-1e-6 {
				t.Fatalf("odds of %.0f points: another's win moves %.0f", points, e.Moved)
			}
			if points > 3000 && near(e.Moved[0], 0, 1e-6) {
				free++
			}
		}
	}
	if free < 100 {
		t.Errorf("%d wins of others cost nothing, want 100", free)
	}
}

// TestEndsHonba repeats a deal twice: who discards the tile of another player's win pays 600 points more on average.
func TestEndsHonba(t *testing.T) {
	o := Odds{Win: 0.2, Others: 0.6, DealIn: 0.15, Draw: 0.2, Pays: 5000, Points: -500}
	discarded := func(honba int) (points float64) {
		setting := Setting{Rivals: []Rival{{}, {Riichi: true}, {Dealer: true}}, Draws: 6, Honba: honba}
		chance := 0.0
		for _, e := range o.Ends(&setting) {
			if e.Winner > 0 && e.Moved[0] == 0 {
				points += e.Chance * e.Moved[e.Winner]
				chance += e.Chance
			}
		}
		return points / chance
	}
	if more := discarded(2) - discarded(0); !near(more, 600, 1) {
		t.Errorf("two repeats add %.1f points to a win, want 600", more)
	}
}
