package api

import (
	"math"
	"slices"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/tile"
)

// ReplayReviewRequest asks what is thought of the decisions in a deal.
type ReplayReviewRequest struct {
	ID    string `js:"id"`
	Deal  int    `js:"deal"`
	Chair *int   `js:"chair" is:"?"` // whose decisions; everybody's where it is absent
	// Problems asks for the moments that are worth to be answered once more, in place of the decisions.
	Problems bool `js:"problems" is:"?"`
}

// ReplayReviewValue is every decision in the order of play, and what adds up over deals. A hand with tiles that nobody knows,
// or with tiles beside the standard 34 kinds, has none.
type ReplayReviewValue struct {
	Moves   []ReviewMove    `js:"moves"`
	Figures []ReviewFigures `js:"figures"` // of the chair, or of every chair in order
	// Problems are in the order of play, the wins last; Refused has for each decision that cost something and is no problem the
	// condition that it does not meet. Both are there where they were asked for.
	Problems []PracticeMoment `js:"problems" is:"?"`
	Refused  []string         `js:"refused" is:"MomentCondition?"`
}

// ReviewMove is a decision beside what the ranking of the discards would have done, as the player saw the table then.
type ReviewMove struct {
	Step   int          `js:"step"` // that the decision led to: the table as it was decided is at the step before
	Chair  int          `js:"chair"`
	Kind   string       `js:"kind" is:"ReviewKind"`
	Made   string       `js:"made"`          // the tile let go, "pass", or the command of a call, a kong, or of a riichi and its discard
	Better string       `js:"better" is:"?"` // the commands that stand first at the step before, or "pass"; absent where the decision agrees
	Row    *int         `js:"row" is:"?"`    // the place among best of the tile let go
	Best   []DiscardTo  `js:"best"`          // the discards, best first; of a claim that which it leads to; each with its danger where somebody threatens, and with odds where the decision cost something
	Loss   ReviewLoss   `js:"loss"`
	Danger *float64     `js:"danger" is:"?"` // where somebody threatens: the chance that the tile let go deals in, or after a call the best one
	Luck   *ReviewLuck  `js:"luck" is:"?"`
	Size   string       `js:"size" is:"MistakeSize?"` // of the loss; absent where the decision is as good as the best
	Odds   *ReviewOdds  `js:"odds" is:"?"`            // riichi with four players
	Riichi *ReviewLines `js:"riichi" is:"?"`          // of a decision between riichi and silence
}

// ReviewOdds are how the deal ends by the move made and by the best one, with what the tile discarded may deal in for.
type ReviewOdds struct {
	Made *Odds `js:"made" is:"?"`
	Best *Odds `js:"best" is:"?"`
}

// ReviewLines are riichi and silence with the same discard.
type ReviewLines struct {
	Declared Odds    `js:"declared"`
	Silent   Odds    `js:"silent"`
	Margin   float64 `js:"margin"` // points by which riichi is better, what silence gains from a better wait counted; within 1000 neither is a mistake
	NoYaku   bool    `js:"noYaku"` // silence wins by its own draw alone
}

// ReviewLoss is what a decision cost against the best one: net points of the deal by its odds, 0 where it costs no more than 150. With
// other than four players, and beside riichi, it is by the own hand alone.
type ReviewLoss struct {
	Win    float64 `js:"win"` // chance to win the deal
	Points float64 `js:"points"`
	Weight float64 `js:"weight"` // to sort by
}

// ReviewLuck is what the wall then gave, apart from whether the decision was good.
type ReviewLuck struct {
	Draws int     `js:"draws"`       // own draws that followed, at most three, up to the first that helped
	Hoped float64 `js:"hoped"`       // how many of them were to be expected among the tiles accepted
	Came  int     `js:"came"`        // how many were
	Wall  *int    `js:"wall" is:"?"` // copies of those tiles that could still be drawn, where the wall is known
	Soon  *int    `js:"soon" is:"?"` // those of them within three turns of the table
}

// ReviewFigures are counts and sums, so that those of many deals are the sums of each.
type ReviewFigures struct {
	Chair        int     `js:"chair"`
	Wind         string  `js:"wind" is:"Wind"`
	Deals        int     `js:"deals"`
	Decisions    int     `js:"decisions"`
	Agreed       int     `js:"agreed"`
	LossWin      float64 `js:"lossWin"`
	LossPoints   float64 `js:"lossPoints"`
	Draws        int     `js:"draws"` // those that luck looked at
	Hoped        float64 `js:"hoped"`
	Came         int     `js:"came"`
	Riichi       int     `js:"riichi"` // deals with a riichi
	Open         int     `js:"open"`   // with an open hand
	Wins         int     `js:"wins"`
	DealIns      int     `js:"dealIns"`
	Drawn        int     `js:"drawn"` // without a winner
	WinPoints    int     `js:"winPoints"`
	DealInPoints int     `js:"dealInPoints"`
	DealInDanger float64 `js:"dealInDanger"` // the danger that was to be seen in the tiles that dealt in
	DealInSeen   int     `js:"dealInSeen"`   // deal-ins of which it is known
	Payments     int     `js:"payments"`     // won and lost in all, riichi sticks laid down among it
}

// ReplayReview judges every decision of a deal, one chair's or everybody's.
func ReplayReview(request ReplayReviewRequest) (ReplayReviewValue, error) {
	open, err := openReplays.get(request.ID)
	if err != nil {
		return ReplayReviewValue{}, err
	}
	d, err := open.find(request.Deal, 0)
	if err != nil {
		return ReplayReviewValue{}, err
	}
	chair := -1
	if request.Chair != nil {
		if chair = *request.Chair; chair < 0 || chair >= d.Deal().Players {
			return ReplayReviewValue{}, outOfRange("chair", d.Deal().Players-1, chair)
		}
	}
	moves, err := review.Deal(d, chair, nil)
	if err != nil {
		return ReplayReviewValue{}, err
	}
	var value ReplayReviewValue
	if request.Problems {
		err := value.findProblems(d, chair, moves)
		return value, err
	}
	if err := review.Alternatives(d, moves, reviewRows); err != nil {
		return ReplayReviewValue{}, err
	}
	for i := range moves {
		value.Moves = append(value.Moves, reviewMoveOf(d, &moves[i]))
	}
	for of := range d.Deal().Players {
		if chair < 0 || of == chair {
			value.Figures = append(value.Figures, figuresOf(d, of, moves))
		}
	}
	return value, nil
}

// reviewKinds are the words for what a decision was about.
func reviewKinds() []string {
	words := make([]string, len(review.Kinds))
	for i, kind := range review.Kinds {
		words[i] = string(kind)
	}
	return words
}

// mistakeSizes are the words for how much a decision cost.
func mistakeSizes() []string {
	words := make([]string, len(review.Sizes))
	for i, size := range review.Sizes {
		words[i] = string(size)
	}
	return words
}

// reviewRows is how many discards are told of a decision, the one made among them.
const reviewRows = 5

func reviewMoveOf(d *replay.Deal, m *review.Move) ReviewMove {
	s := d.At(m.Step - 1)
	move := ReviewMove{Step: m.Step, Chair: m.Chair, Kind: string(m.Kind), Made: "pass", Loss: ReviewLoss{Win: round4(m.Loss.Win), Points: math.Round(m.Loss.Points), Weight: math.Round(m.Loss.Weight())}}
	if m.Made.Kind == game.Discard {
		move.Made = m.Made.Tile.String()
	} else if m.Made.Kind != game.Dealt {
		move.Made = s.Command(m.Made)
		if m.Made.Kind == game.Riichi && m.Row >= 0 {
			move.Made += " " + s.Command(game.Event{Kind: game.Discard, Chair: m.Chair, Tile: m.Rows[m.Row].Tile})
		}
	}
	if !m.Agrees {
		move.Better = betterOf(&s, m)
	}
	for i := range m.Rows {
		if i < reviewRows || i == m.Row {
			if i == m.Row {
				move.Row = new(len(move.Best))
			}
			row := reviewRow(&m.Rows[i], &m.Left)
			if m.Danger >= 0 {
				row.Danger = new(round4(m.Rows[i].Danger))
			}
			if i < len(m.RowOdds) {
				row.Odds = oddsOf(m.RowOdds[i])
			}
			move.Best = append(move.Best, row)
		}
	}
	move.Size = string(m.Loss.Size())
	if m.MadeOdds != nil || m.BestOdds != nil {
		move.Odds = &ReviewOdds{oddsOf(m.MadeOdds), oddsOf(m.BestOdds)}
	}
	if l := m.Lines; l != nil {
		move.Riichi = &ReviewLines{*oddsOf(&l.Declared), *oddsOf(&l.Silent), math.Round(l.Margin), l.NoYaku}
	}
	if m.Danger >= 0 {
		move.Danger = new(round4(m.Danger))
	}
	if l := m.Luck; l != nil {
		move.Luck = &ReviewLuck{Draws: l.Draws, Hoped: round4(l.Hoped), Came: l.Came, Wall: from(0, l.Wall), Soon: from(0, l.Soon)}
	}
	return move
}

// betterOf spells what stands first; a riichi with the discard that goes with it.
func betterOf(s *game.State, m *review.Move) string {
	if m.Passes {
		return "pass"
	}
	text := s.Command(m.Better)
	if m.Better.Kind == game.Riichi && len(m.Rows) > 0 {
		text += " " + s.Command(game.Event{Kind: game.Discard, Chair: m.Chair, Tile: m.Rows[0].Tile})
	}
	return text
}

// reviewRow spells a discard in its place.
func reviewRow(row *advice.Row, left *tile.Counts) DiscardTo {
	accepts := acceptsOf(row.Tiles, left)
	to := DiscardTo{Tile: row.Tile.String(), Shanten: int(row.Shanten), Tiles: accepts, Kinds: len(accepts), Total: int(row.Total), Reason: reasonOf(&row.Reason)}
	if row.Improves >= 0 {
		to.Improves = new(row.Improves)
	}
	return to
}

func round4(x float64) float64 { return math.Round(x*1e4) / 1e4 }

func figuresOf(d *replay.Deal, chair int, moves []review.Move) ReviewFigures {
	f := review.Of(d, chair, slices.Clone(moves))
	return ReviewFigures{
		Chair: chair, Wind: windWord(d.Deal().Wind(chair)), Deals: f.Deals, Decisions: f.Decisions, Agreed: f.Agreed,
		LossWin: round4(f.LossWin), LossPoints: math.Round(f.LossPoints), Draws: f.Draws, Hoped: round4(f.Hoped), Came: f.Came,
		Riichi: f.Riichi, Open: f.Open, Wins: f.Wins, DealIns: f.DealIns, Drawn: f.Drawn, WinPoints: f.WinPoints, DealInPoints: f.DealInPoints,
		DealInDanger: round4(f.DealInDanger), DealInSeen: f.DealInSeen, Payments: f.Payments,
	}
}
