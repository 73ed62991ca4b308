package game

// Moved returns by chair how a deal changes the scores: what was paid, with the
// sticks that were taken, less the sticks that each chair laid down. Over all
// chairs and the change of the sticks on the table the sum is zero. Payments may
// be nil where nobody was paid.
func Moved(players int, payments, laid []int) []int {
	moved := make([]int, players)
	for chair := range moved {
		if chair < len(payments) {
			moved[chair] = payments[chair]
		}
		if chair < len(laid) {
			moved[chair] -= laid[chair] * RiichiStick
		}
	}
	return moved
}

// Moved is how the deal has changed the scores where these are its payments.
func (s *State) Moved(payments []int) []int {
	laid := make([]int, s.deal.Players)
	for chair := range laid {
		before := 0
		if s.deal.Scores != nil {
			before = s.deal.Scores[chair]
		}
		laid[chair] = (before - s.Score(chair)) / RiichiStick
	}
	return Moved(s.deal.Players, payments, laid)
}
