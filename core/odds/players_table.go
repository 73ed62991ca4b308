package odds

// A tableSize holds what differs by the number of players: factors on the constants of four players, and the rows of
// which no factor is like another.
//
// Those of four are published. No recorded games of three players are at hand to fit to, so theirs were measured by
// play of computer players: each is the published value times the ratio of what 14,600 deals of three and 8,000 deals
// of four between the same players say. The players' own way to play, by which they win less often than strong people
// do, cancels out in the ratio.
type tableSize struct {
	paces     paceFactors
	shown     shownFactors
	costs     costFactors
	growth    growthFactors
	brings    [5]bring
	selfDrawn float64 // the fraction of the others' wins that are self-drawn, in the view of one player
	drawnPart float64 // the fraction of all wins that are, where all hands are known
	pays      drawnPays
}

// paceFactors multiply the pace of a hand that is ready, and of a closed and an open one that is not, in the view of
// one player. Where all hands are known, three players' are as fast as four's.
type paceFactors struct{ ready, closed, open float64 }

// shownFactors multiply a rival's chance to win in a round, by what it shows.
type shownFactors struct{ riichi, two, one, nothing float64 }

// costFactors multiply what it costs to deal in, and another player's own draw, for a dealer and for the others.
type costFactors struct{ dealIn, drawnDealer, drawn float64 }

// growthFactors multiply what a win is worth beyond its value by the model: in riichi, and otherwise.
type growthFactors struct{ riichi, other float64 }

// A bring is the fraction of the others' wins that are on a player's discard, and the points of an exhaustive draw;
// each again for a table with a rival in riichi.
type bring struct{ share, shareRiichi, draw, drawRiichi float64 }

// drawnPays are the fractions of a self-drawn win that one player pays: each to a dealer, a dealer, and another player.
type drawnPays struct{ toDealer, dealer, other float64 }

var fourPlayers = tableSize{
	paces:  paceFactors{1, 1, 1},
	shown:  shownFactors{1, 1, 1, 1},
	costs:  costFactors{1, 1, 1},
	growth: growthFactors{1, 1},
	brings: [5]bring{
		{0.42, 0.44, 1500, 1200}, // in riichi
		{0.31, 0.34, 1150, 900},  // ready
		{0.24, 0.22, 0, -700},
		{0.20, 0.15, -300, -1200},
		{0.17, 0.10, -500, -1400}, // three and more from ready
	},
	selfDrawn: 0.34,
	drawnPart: 0.36,
	pays:      drawnPays{1.0 / 3, 1.0 / 2, 1.0 / 4},
}

var threePlayers = tableSize{
	paces:  paceFactors{1.18, 0.96, 0.8},
	shown:  shownFactors{1.12, 1.4, 1.4, 1.22},
	costs:  costFactors{1.67, 1.52, 1.7},
	growth: growthFactors{1.16, 1.4},
	brings: [5]bring{
		{0.51, 0.52, 900, 600},
		{0.36, 0.42, 850, 750},
		{0.30, 0.28, 0, -650},
		{0.25, 0.19, -200, -1150},
		{0.20, 0.12, -400, -1350},
	},
	selfDrawn: 0.42,
	drawnPart: 0.45,
	pays:      drawnPays{1.0 / 2, 2.0 / 3, 1.0 / 3},
}

// sizeOf returns the table of so many players.
func sizeOf(players int) *tableSize {
	if players == 3 {
		return &threePlayers
	}
	return &fourPlayers
}

// of returns the factor for a rival.
func (f *shownFactors) of(r *Rival) float64 {
	switch {
	case r.Riichi:
		return f.riichi
	case r.Melds >= 2:
		return f.two
	case r.Melds == 1:
		return f.one
	}
	return f.nothing
}
