package compact

// The models by name.
const (
	deals modelID = iota
	checked
	wallSet   // which set the wall comes from
	wallWhole // whether it has as many tiles as the set
	wallSize
	wallHidden // whether some of its tiles are not known
	nextHidden // whether the next is not, behind one that is
	stillHidden
	toDraw // what happens, by what the table waits for
	toDiscard
	called
	declared
	toReplace
	stuck
	won
	claimant // how many seats behind the discarder a claim or a win is made
	held     // whether the tile is one that the hand is known to hold
	spelt    // FromHand of a tile that nobody saw drawn
	chosen   // whether a pung says which tiles it takes
	lengths
	comments
	commentStep
	branches
	departs
	modelCount
)

// What may happen, as the models of the table count it.
const (
	aStop = iota
	aDraw
	aDrawn // the tile just drawn is let go
	aDiscard
	aRiichi
	aChow
	aPung
	aKong
	aNorth
	aWin
	anEnd
	anAbort
	actions
)

// digits are the first counts of a number: how many binary digits it has.
func digits(likely ...uint32) []uint32 {
	counts := make([]uint32, 22)
	for i := range counts {
		counts[i] = 1
	}
	copy(counts, likely)
	return counts
}

// firstCounts are what the models know before anything was coded.
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
}
