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

// ReplayReviewRequest asks for a review of the decisions in a deal.
type ReplayReviewRequest struct {
	ID    string `js:"id"`
	Deal  int    `js:"deal"`
	Chair *int   `js:"chair" is:"?"` // whose decisions; everybody's where it is absent
	// Problems asks for the moments that are worth to be answered once more, in place of the decisions.
	Problems bool   `js:"problems" is:"?"`
	Level    string `js:"level" is:"TableLevel?"` // how strong the table is, for the odds and costs
}

// ReplayReviewValue is every decision in the order of play, and figures that can be added over deals. A hand with
// unknown tiles, or with tiles outside the standard 34 kinds, has none.
type ReplayReviewValue struct {
	Moves   []ReviewMove    `js:"moves"`
	Figures []ReviewFigures `js:"figures"` // of the chair, or of every chair in order
	// Problems are in the order of play, the wins last; Refused has for each decision that cost something and is no
	// problem the condition that it does not meet. Both are there where they were asked for.
	Problems []PracticeMoment `js:"problems" is:"?"`
	Refused  []string         `js:"refused" is:"MomentCondition?"`
}

// ReviewMove is a decision and what the ranking would have done, from what the player could see.
type ReviewMove struct {
	Step  int    `js:"step"` // after the decision: the player decided in the state at the step before
	Chair int    `js:"chair"`
	Kind  string `js:"kind" is:"ReviewKind"`
	// the tile discarded, "pass", or the command of a call, a kong, or of a riichi and its discard
	Made string `js:"made"`
	// the first-ranked commands at the step before, or "pass"; absent if the decision agrees
	Better string `js:"better" is:"?"`
	Row    *int   `js:"row" is:"?"` // the index of the discard among best
	// the discards, best first; of a claim those after it; each with its danger if a rival threatens, and with odds if
	// the decision cost something
	Best []DiscardTo `js:"best"`
	Loss ReviewLoss  `js:"loss"`
	// if a rival threatens: the chance that the discard deals in, or after a call the best discard
	Danger *float64     `js:"danger" is:"?"`
	Luck   *ReviewLuck  `js:"luck" is:"?"`
	Size   string       `js:"size" is:"MistakeSize?"` // of the loss; absent if the decision is as good as the best
	Odds   *ReviewOdds  `js:"odds" is:"?"`            // riichi with three or four players
	Riichi *ReviewLines `js:"riichi" is:"?"`          // of a decision between riichi and silence
	// of a decision that cost something, if the rules state what places pay; riichi with four players
	Placement *ReviewPlacement `js:"placement" is:"?"`
}

// ReviewOdds are how the deal ends after the move made and after the best one, including the risk of dealing in with
// the discard.
type ReviewOdds struct {
	Made *Odds `js:"made" is:"?"`
	Best *Odds `js:"best" is:"?"`
}

// ReviewLines are riichi and silence with the same discard.
type ReviewLines struct {
	Declared Odds `js:"declared"`
	Silent   Odds `js:"silent"`
	// points by which riichi is better, including what silence gains from a better wait; within 1000 neither is a
	// mistake
	Margin float64 `js:"margin"`
	NoYaku bool    `js:"noYaku"` // silence wins only by self-draw
}

// ReviewLoss is the cost of a decision compared with the best one: net points of the deal by its odds at the level of
// the request, 0 for a tie.
// Outside riichi only the own hand is considered.
type ReviewLoss struct {
	Win    float64 `js:"win"` // chance to win the deal
	Points float64 `js:"points"`
	Weight float64 `js:"weight"` // for sorting
}

// ReviewLuck is what was drawn after a decision, apart from whether the decision was good.
type ReviewLuck struct {
	Draws int     `js:"draws"`       // own draws that followed, at most three, up to the first useful one
	Hoped float64 `js:"hoped"`       // how many of them were expected to be accepted tiles
	Came  int     `js:"came"`        // how many were
	Wall  *int    `js:"wall" is:"?"` // copies of those tiles that could still be drawn, if the wall is known
	Soon  *int    `js:"soon" is:"?"` // those of them within three turns of the table
}

// ReviewFigures are counts and sums, so that those of many deals can be added.
type ReviewFigures struct {
	Chair        int     `js:"chair"`
	Wind         string  `js:"wind" is:"Wind"`
	Deals        int     `js:"deals"`
	Decisions    int     `js:"decisions"`
	Agreed       int     `js:"agreed"`
	LossWin      float64 `js:"lossWin"`
	LossPoints   float64 `js:"lossPoints"`
	Draws        int     `js:"draws"` // those that the luck figures cover
	Hoped        float64 `js:"hoped"`
	Came         int     `js:"came"`
	Riichi       int     `js:"riichi"` // deals with a riichi
	Open         int     `js:"open"`   // with an open hand
	Wins         int     `js:"wins"`
	DealIns      int     `js:"dealIns"`
	Drawn        int     `js:"drawn"` // without a winner
	WinPoints    int     `js:"winPoints"`
	DealInPoints int     `js:"dealInPoints"`
	DealInDanger float64 `js:"dealInDanger"` // the danger at the time of the tiles that dealt in
	DealInSeen   int     `js:"dealInSeen"`   // deal-ins whose danger is known
	Payments     int     `js:"payments"`     // total won and lost, including riichi sticks laid down
	// decisions of deals in which places pay, and the sum of what they cost by placement
	Placed        int     `js:"placed"`
	LossPlacement float64 `js:"lossPlacement"`
}

// ReplayReview reviews every decision of a deal, of one chair or all.
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
	level, err := readLevel(request.Level)
	if err != nil {
		return ReplayReviewValue{}, err
	}
	moves, err := review.DealAt(d, chair, level, nil)
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

// reviewKinds are the words for the types of decisions.
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

// reviewRows is the number of discards listed for a decision, including the one made.
const reviewRows = 5

func reviewMoveOf(d *replay.Deal, m *review.Move) ReviewMove {
	s := d.At(m.Step - 1)
	move := ReviewMove{Step: m.Step, Chair: m.Chair, Kind: string(m.Kind), Made: "pass",
		Loss: ReviewLoss{Win: round4(m.Loss.Win), Points: math.Round(m.Loss.Points), Weight: math.Round(m.Loss.Weight())}}
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
		move.Luck = &ReviewLuck{Draws: l.Draws, Hoped: round4(l.Hoped), Came: l.Came, Wall: from(0, l.Wall),
			Soon: from(0, l.Soon)}
	}
	move.Placement = reviewPlacementOf(m.Placement)
	return move
}

// betterOf spells the first choice; a riichi includes its discard.
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

// reviewRow converts a discard of the ranking.
func reviewRow(row *advice.Row, left *tile.Counts) DiscardTo {
	accepts := acceptsOf(row.Tiles, left)
	to := DiscardTo{Tile: row.Tile.String(), Shanten: int(row.Shanten), Tiles: accepts, Kinds: len(accepts),
		Total: int(row.Total), Reason: reasonOf(&row.Reason)}
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
		LossWin: round4(f.LossWin), LossPoints: math.Round(f.LossPoints), Draws: f.Draws, Hoped: round4(f.Hoped),
		Came:   f.Came,
		Riichi: f.Riichi, Open: f.Open, Wins: f.Wins, DealIns: f.DealIns, Drawn: f.Drawn, WinPoints: f.WinPoints,
		DealInPoints: f.DealInPoints,
		DealInDanger: round4(f.DealInDanger), DealInSeen: f.DealInSeen, Payments: f.Payments,
		Placed: f.Placed, LossPlacement: math.Round(f.LossPlacement),
	}
}
