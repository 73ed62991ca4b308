package danger

// readyTable holds how often a player who is not in riichi was ready and could win on a discard, by open melds and by
// discards made in threes; smoothed from the games that .ci/measure reads, which prints it.
var readyTable = [5][6]float64{
	{0, 0.007, 0.02, 0.035, 0.06, 0.10},
	{0.01, 0.04, 0.13, 0.29, 0.44, 0.47},
	{0.08, 0.18, 0.50, 0.53, 0.56, 0.65},
	{0.60, 0.70, 0.85, 0.90, 0.95, 1},
	{1, 1, 1, 1, 1, 1},
}

// ready is how likely the rival waits for anything.
func (r *Rival) ready() float64 {
	if r.Riichi {
		return 1
	}
	row := &readyTable[min(max(r.Melds, 0), len(readyTable)-1)]
	return row[min(len(r.River)/3, len(row)-1)]
}
