package compact

// The models by name.
const (
	deals modelID = iota
	checked
	wallSet   // the set that the wall comes from
	wallWhole // whether it has as many tiles as the set
	wallSize
	wallHidden // whether some of its tiles are unknown
	nextHidden // whether the next tile is unknown, after an unknown one
	stillHidden
	toDraw // the next event, by what the table waits for
	toDiscard
	called
	declared
	toReplace
	stuck
	won
	claimant // distance in seats from the discarder to the player who claims or wins
	held     // whether the hand is known to hold the tile
	spelt    // FromHand of a tile whose draw was hidden
	chosen   // whether a pung states which tiles it takes
	lengths
	comments
	commentStep
	branches
	departs
	exchanging
	voiding
	modelCount
)

// Events as the models of the table count them.
const (
	aStop = iota
	aDraw
	aDrawn // the tile just drawn is discarded
	aDiscard
	aRiichi
	aChow
	aPung
	aKong
	aNorth
	aWin
	anEnd
	anAbort
	anExchange // only in the models of the choices before the first discard
	aVoid
	actions
)

// digits are the first counts of a number, for the count of its binary digits.
func digits(likely ...uint32) []uint32 {
	counts := make([]uint32, 22)
	for i := range counts {
		counts[i] = 1
	}
	copy(counts, likely)
	return counts
}

// firstCounts are the counts of the models before anything is coded.
var firstCounts = [modelCount][]uint32{
	deals:       digits(1, 60, 2, 2, 4, 4),
	checked:     {20, 20, 1},
	wallSet:     {60, 20, 20, 8, 8, 8, 8, 8},
	wallWhole:   {1, 60},
	wallSize:    digits(),
	wallHidden:  {40, 20},
	nextHidden:  {200, 8},
	stillHidden: {4, 200},
	//           stop draw drawn disc riichi chow pung kong north win end abort
	toDraw:      {4, 900, 1, 1, 1, 60, 60, 4, 1, 20, 14, 2},
	toDiscard:   {2, 1, 400, 500, 16, 1, 1, 6, 6, 12, 1, 2},
	called:      {2, 1, 1, 500, 1, 1, 1, 1, 1, 1, 1, 1},
	declared:    {2, 1, 120, 300, 1, 1, 1, 1, 1, 1, 1, 1},
	toReplace:   {2, 300, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1},
	stuck:       {4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 100, 1},
	won:         {100, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1},
	claimant:    {1, 40, 40, 40, 10, 10},
	held:        {4, 200},
	spelt:       {100, 4},
	chosen:      {100, 4},
	lengths:     digits(40, 2, 2, 4, 10, 20, 30, 60, 60, 20, 8, 4, 2, 1, 1, 1, 1),
	comments:    digits(100, 8, 4, 2),
	commentStep: digits(2, 4, 8, 16, 20, 20, 16, 8),
	branches:    digits(100, 8, 4, 2),
	departs:     digits(2, 4, 8, 16, 20, 20, 16, 8),
	exchanging:  {2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 200, 1},
	voiding:     {2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 200},
}
