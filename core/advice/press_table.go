package advice

// pressTable has for each number that is weighed under a threat what it is and its weight, as core/advice/measure fits them. The first sixteen are four for
// each distance of the hand: ready, 1, 2, 3 or more.
var pressTable = [...]struct {
	id       string
	weight   float64
	measures string
}{
	{"keep-ready", 0.55, "ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-ready", -3.29, "ready: steps away from ready, at most 3"},
	{"cost-ready", -0.13, "ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-ready", -0.23, "ready: ln of the chance to deal in"},
	{"keep-1", 0.51, "one from ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-1", -1.56, "one from ready: steps away from ready, at most 3"},
	{"cost-1", -1.03, "one from ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-1", -0.41, "one from ready: ln of the chance to deal in"},
	{"keep-2", 0.44, "two from ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-2", -1.14, "two from ready: steps away from ready, at most 3"},
	{"cost-2", -1.95, "two from ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-2", -0.58, "two from ready: ln of the chance to deal in"},
	{"keep-3", 0.3, "further: the score of the quiet ranking, less the best of the same distance"},
	{"away-3", -1.31, "further: steps away from ready, at most 3"},
	{"cost-3", -0.66, "further: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-3", -0.97, "further: ln of the chance to deal in"},
	{"away-stake", -0.58, "steps away times the points that the hand expects, in thousands"},
	{"keep-riichi", -0.25, "keep, where somebody is in riichi"},
	{"away-riichi", 0.22, "away, where somebody is in riichi"},
	{"fear-riichi", -0.58, "fear, where somebody is in riichi"},
}
