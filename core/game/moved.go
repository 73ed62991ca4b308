package game

// Moved returns by chair how a deal changes the scores: payments, including the riichi sticks that a winner takes, less
// the sticks that each chair laid down. The sum over all chairs and the change of the sticks on the table is zero.
// Payments may be nil if there were none.
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

// Moved returns how the deal has changed the scores, given its payments.
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
