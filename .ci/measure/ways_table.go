package main

import (
	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/tile"
)

// wayKinds are the kinds of decisions.
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
