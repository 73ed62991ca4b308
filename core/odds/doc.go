// Package odds estimates how a deal of riichi mahjong with three or four players ends: how likely a hand wins it,
// another player wins it or no player does, and the points that the deal brings on average.
//
// Inputs: for each hand its shanten and its curve, the chance to win within each number of own draws if no other player
// wins (package chance, model draw-ron; hands without a yaku do not count as wins). In the view of one player, the
// others are given by what is visible of them: riichi, open melds, discards. Outputs: chances from 0 to 1 and points.
// The chances of one answer sum to 1.
//
// # How
//
// Each round in which every player draws once is a race. A hand's chance in the round becomes a rate, -ln(1-h), slowed
// by its pace: a hand with opponents wins less often than one alone. The rates of the round are added; the chance that
// the deal ends in it is split in their proportion. Ask races one hand against the visible state of the others; AskAll
// races all hands, which are known.
//
// The constants (pace_table.go, points_table.go) are published ones: fitted on 1,890 recorded deals of strong tables
// and tested on 252 others, where the own view's calibration error was 0.022 and its log loss 0.405. They are for four
// players. What differs for three was measured by play of computer players (players_table.go); choosing between riichi
// and silence is for four players only.
package odds
