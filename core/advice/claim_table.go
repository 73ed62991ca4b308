package advice

// The numbers that a claim is weighed by.
const (
	claimBase = iota
	claimGain
	claimWorth
	claimWorthLast
	claimMissing
	claimClosed
	claimClosedNear
	claimReady
	claimFar
	claimDora
	claimLate
	claimPung
	claimCopies
	claimRiichi
	claimPoints
	claimCount
)

// claimTable has for each of them its weight, as .ci/measure fits it to what players claimed and let pass. A claim whose
// sum is above 0 was made more often than not.
var claimTable = [claimCount]struct {
	id       string
	weight   float64
	measures string
}{
	claimBase:       {"base", -1.25, "1"},
	claimGain:       {"gain", 1.34, "steps nearer to ready, after the best discard"},
	claimWorth:      {"worth", 2.04, "a pung of an honour that is worth something"},
	claimWorthLast:  {"worth-last", -0.8, "the same where no other copy is left"},
	claimMissing:    {"yaku-missing", -0.57, "steps that the nearest yaku is further away than ready"},
	claimClosed:     {"closed", -0.32, "the hand was closed"},
	claimClosedNear: {"closed-near", -0.7, "it was closed and one from ready or nearer"},
	claimReady:      {"ready", 2.06, "it becomes ready by the claim"},
	claimFar:        {"far", -0.46, "steps beyond one from ready, afterwards"},
	claimDora:       {"dora", 0, "dora and red fives in the hand, at most 4"},
	claimLate:       {"late", -0.32, "how much of the table is seen"},
	claimPung:       {"pung", 0.03, "a pung"},
	claimCopies:     {"copies", 0.46, "ln of the copies accepted afterwards over those before"},
	claimRiichi:     {"riichi", -0.74, "somebody is in riichi"},
	claimPoints:     {"points", 0.63, "ln of the points to expect afterwards, in thousands"},
}
