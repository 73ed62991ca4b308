package chance

import (
	"tehai/core/source"
	"tehai/core/tile"
)

// Model determines how a hand gets its tiles and wins.
type Model string

// The models. In all of them the hand is built from own draws only, without calls.
const (
	Draw Model = "draw" // wins on own draws
	// wins on discards too: before each own draw every other player discards one random unseen tile
	DrawRon Model = "draw-ron"
	// wins on own draws; a tile is also kept for a better shape or wait, and a step back taken, where that pays
	Improve Model = "improve"
)

// Models are all of them, the usual one first.
var Models = []Model{Draw, DrawRon, Improve}

// Bounds of a question: the graph grows tenfold with every step.
const (
	MaxDraws   = 20
	MaxShanten = 4
	maxSpots   = 1 << 18 // hands in the graph
)

// Text states in a few sentences what the figures of the model mean and what they leave out.
func (m Model) Text() string {
	const built = "Every draw is a random one of the unseen tiles. A tile that brings the hand nearer is kept, with " +
		"the discard that is best for the figure; any other is discarded. Nothing is called, no tile is kept for a better " +
		"wait, and no other player wins. "
	const limits = "Exact up to one tile from ready. Further away, copies that were discarded before they were useful " +
		"are counted by their mean: two million simulated walls differ by less than a tenth of a percentage point."
	if m == Improve {
		return "Every draw is a random one of the unseen tiles. A tile that brings the hand nearer is kept, with the " +
			"discard that is best for the figure. Once, a tile that improves the hand without bringing it nearer is also " +
			"kept, or a step back is taken, where that is better for the figure: improving more than once would win up to two " +
			"percentage points more. Nothing is called, and no other player wins. The " +
			"hand wins by its own draw. Four tiles from ready fewer discards are tried, and no step back is taken. Copies " +
			"that were discarded before they were useful are counted by their mean: simulated walls differ by less than 0.2 " +
			"percentage points up to two tiles from ready, and by less than 0.5 further away."
	}
	if m == DrawRon {
		return built + "Once ready, the hand also wins on the discards of the others: one random unseen tile from each " +
			"before every own draw. Furiten is ignored. " + limits
	}
	return built + "The hand wins by its own draw. " + limits
}

// discards is the number of other players' tiles that a ready hand sees before each own draw.
func (m Model) discards(three bool) int {
	switch {
	case m != DrawRon:
		return 0
	case three:
		return 2
	}
	return 3
}

func (q *Question) check() error {
	known := false
	for _, m := range Models {
		known = known || m == q.Model
	}
	n, most := len(q.Hand.Closed), 14-3*len(q.Hand.Melds)
	unseen := q.Left.Total()
	for kind, held := range q.Hand.AllCounts() {
		if found := int(held) + int(q.Left[kind]); found > 4 {
			return source.Errorf(source.TooManyCopies, "tile %s: want at most 4 in the hand and unseen, found %d", tile.Of(kind),
				found)
		}
	}
	switch {
	case !known:
		return source.Errorf(source.BadType, "model: want draw, draw-ron or improve, found %q", string(q.Model))
	case n < 1 || n > most || n%3 == 0:
		return source.Errorf(source.WrongTileCount, "want 3n+1 or 3n+2 closed tiles, at most %d, found %d", most, n)
	case q.Draws < 1:
		return source.Errorf(source.BadType, "draws: want at least 1, found %d", q.Draws)
	case q.Draws > MaxDraws:
		return source.Errorf(source.TooLarge, "draws: want at most %d, found %d", MaxDraws, q.Draws)
	}
	if round := 1 + q.Model.discards(q.Three); q.Draws*round > unseen {
		return source.Errorf(source.ImpossibleSituation,
			"draws: want at most %d with %d tiles unseen and %d of them gone a round, found %d",
			unseen/round, unseen, round, q.Draws)
	}
	return nil
}
