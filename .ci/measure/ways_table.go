package main

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/tile"
)

// wayKinds are the kinds of decisions. Points by which the first way was better where careful players had decided for
// it, and where for the second, with 95 % intervals (walls 10000 to 19999), before silenceLeast and lateReady of
// core/advice:
//
//	riichi  +305 ±214 (1,985)  +446 ±168 (4,032 turns, several of one hand)
//	kong    +875 ±353 (814)     +99 ±258 (1,181)
//	claim   +403 ±197 (3,139)  -560 ±88 (11,200)
//	push    +391 ±253 (1,399)  -284 ±138 (2,019)
//	quiet    -51 ±170 (1,691), two from ready -88 ±108 (3,824)
//
// The first quiet discard over the second, in 70,800 pairs on other walls: +680 ±240 ready, +109 ±65 one from ready,
// +5 ±46 two, -8 ±35 further. No weights of the terms that were fitted to the pairs of one half of the walls won points
// on the other half.
//
// So they decide right on average. Of the groups that showed a difference only two did so on other walls, too: silence
// that package odds finds better by little, and late claims that make a hand ready.
var wayKinds = []wayKind{riichiWays, kongWays, claimWays, pushWays, quietWays}

// The names of the numbers of every decision.
var commonNames = []string{"draws", "dealer", "riichi", "melds", "sticks", "score"}

// common are the numbers of every decision: own draws left, whether the chair deals, rivals in riichi, the most open
// melds of a rival, sticks and honba in points, the chair's score.
func common(v *advice.View, s *game.State, chair int) []float64 {
	riichi, melds := 0, 0
	for i := range v.Rivals {
		riichi += chairs(v.Rivals[i].Riichi)
		melds = max(melds, v.Rivals[i].Melds)
	}
	return []float64{float64(v.Draws), float64(chairs(v.Situation.SeatWind == tile.East)), float64(riichi),
		float64(melds), float64(1000*v.Situation.Deposits + 300*v.Situation.Honba), float64(s.Score(chair))}
}
