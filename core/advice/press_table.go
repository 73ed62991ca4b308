package advice

import "tehai/core/danger"

// pressTable has for each number that is weighed under a threat what it is and its weight, as .ci/measure fits them. The first sixteen are four for
// each distance of the hand: ready, 1, 2, 3 or more.
var pressTable = [...]struct {
	id       string
	weight   float64
	measures string
}{
	{"keep-ready", 0.43, "ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-ready", -3.58, "ready: steps away from ready, at most 3"},
	{"cost-ready", -0.24, "ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-ready", -0.1, "ready: ln of the chance to deal in"},
	{"keep-1", 0.43, "one from ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-1", -1.71, "one from ready: steps away from ready, at most 3"},
	{"cost-1", -1.15, "one from ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-1", -0.24, "one from ready: ln of the chance to deal in"},
	{"keep-2", 0.38, "two from ready: the score of the quiet ranking, less the best of the same distance"},
	{"away-2", -1.27, "two from ready: steps away from ready, at most 3"},
	{"cost-2", -2.08, "two from ready: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-2", -0.33, "two from ready: ln of the chance to deal in"},
	{"keep-3", 0.31, "further: the score of the quiet ranking, less the best of the same distance"},
	{"away-3", -1.28, "further: steps away from ready, at most 3"},
	{"cost-3", -0.73, "further: the points that the discard costs on average by dealing in, in thousands"},
	{"fear-3", -0.65, "further: ln of the chance to deal in"},
	{"points", 0.67, "the points that the hand expects afterwards, less the most of any discard, in thousands"},
	{"keep-riichi", -0.2, "keep, where somebody is in riichi"},
	{"away-riichi", 0.14, "away, where somebody is in riichi"},
	{"fear-riichi", -0.48, "fear, where somebody is in riichi"},
	{"discarded", 0.93, "one who threatens has discarded it"},
	{"passed", 1.03, "it was let pass by one who threatens"},
	{"honour-2-left", -0.26, "an honour of which two copies are not seen, to one who threatens"},
	{"honour-3-left", -1.11, "an honour of which three copies are not seen, to one who threatens"},
}

// pressClasses are the classes whose rows stand in pressTable from pressFirst on, under their own names: what strong players see at a glance, beyond what the
// chance says.
var pressClasses = [...]danger.Class{danger.Discarded, danger.PassedClass, danger.HonourTwo, danger.HonourThree}

const pressFirst = 20
