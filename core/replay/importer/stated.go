package importer

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/replay"
	"tehai/core/source"
)

// State notes what the log states of the end of a game, the players' by chair: the deal read last is its last one. It
// leaves out, with a remark, what is no score.
func (b *Book) State(stated []replay.Stated, at source.Span) {
	last := len(b.replay.Deals) - 1
	if last < 0 || len(stated) != b.replay.Deals[last].Deal().Players {
		return
	}
	if !slices.ContainsFunc(stated, func(s replay.Stated) bool { return s != replay.Stated{} }) {
		return // some programs fill the place with zeros
	}
	for _, s := range stated {
		if !counted([]int{s.Score, s.Points}) {
			b.Unstated(at)
			return
		}
	}
	b.replay.Deals[last].Stated = stated
}

// Unstated remarks that the log states an end of the game which cannot be read.
func (b *Book) Unstated(at source.Span) {
	b.Remark(at, "want the final score and the result of each player as numbers: left out")
}

// mostStated is how long the text of a result may be: more than any has.
const mostStated = 12

// Points reads a result as logs write it, in thousands: -18.7 is -18700. It wants at most three digits behind the
// point.
func Points(text string) (points int, ok bool) {
	if len(text) > mostStated {
		return 0, false
	}
	number, negative := strings.CutPrefix(text, "-")
	if !negative {
		number = strings.TrimPrefix(number, "+")
	}
	whole, behind, pointed := strings.Cut(number, ".")
	if len(behind) > 3 || pointed && behind == "" {
		return 0, false
	}
	n, err := strconv.ParseUint(whole+(behind + "000")[:3], 10, 31)
	if whole == "" || err != nil {
		return 0, false
	}
	if negative {
		return -int(n), true
	}
	return int(n), true
}
