package api

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
)

// PlaceRequest asks for the placement at the end of a game.
type PlaceRequest struct {
	Ruleset  string         `js:"ruleset" is:"RulesetId"`
	Options  map[string]any `js:"options" is:"Options?"`
	Scores   []int          `js:"scores" in:"..4" each:"-1000000..1000000"` // by chair: the seats at the start
	Deposits int            `js:"deposits" is:"?" in:"0..1000"`             // sticks left on the table
}

// Placement is what the scores at the end of a game are worth.
type Placement struct {
	Seats    []Place `js:"seats"`    // by chair
	Deposits int     `js:"deposits"` // sticks that no player gets
}

// Place is one player's place; every other figure is in points: 45300 is shown as +45.3.
type Place struct {
	Place  int `js:"place"`  // from 1; equal places are shared
	Score  int `js:"score"`  // including the sticks received
	Points int `js:"points"` // score less the start, with uma and oka; in a sitting also the cost of fouls
	Uma    int `js:"uma"`
	Oka    int `js:"oka"`
}

// PlaceGame returns the placement at the end of a game: places, uma, oka and the sticks left on the table.
func PlaceGame(request PlaceRequest) (Placement, error) {
	r, err := findRules(request.Ruleset, request.Options)
	if err != nil {
		return Placement{}, err
	}
	if r.Place == nil {
		return Placement{}, noSuch(r, "places nobody at the end of a game")
	}
	placed, err := r.Place(request.Scores, request.Deposits)
	if err != nil {
		return Placement{}, err
	}
	return placementOf(placed), nil
}

func placementOf(p *rules.Placement) Placement {
	wire := Placement{Deposits: p.Deposits, Seats: []Place{}}
	for _, s := range p.Seats {
		wire.Seats = append(wire.Seats, Place(s))
	}
	return wire
}

// placementAfter returns the placement if the game ends after a deal; nil if the deal is unfinished, or without scores
// or rules for it.
func placementAfter(d *replay.Deal) *Placement {
	s := d.Last()
	r := d.Ruleset
	if !s.Ended() || r.Place == nil || d.Deal().Scores == nil || s.Phase == game.Won && d.Result.Payments == nil {
		return nil
	}
	scores, deposits := settled(d, s)
	placed, err := r.Place(scores, deposits)
	if err != nil {
		return nil
	}
	wire := placementOf(placed)
	return &wire
}

// settled returns the scores and the sticks on the table at a state of a deal; at its end they include the payments and
// the sticks that winners took.
func settled(d *replay.Deal, s *game.State) (scores []int, deposits int) {
	scores, deposits = make([]int, d.Deal().Players), s.Deposits
	for chair := range scores {
		scores[chair] = s.Score(chair)
	}
	if s.Step != d.Steps() || !s.Ended() {
		return scores, deposits
	}
	taken := 0
	for _, paid := range d.Result.Payments {
		taken += paid
	}
	for chair, points := range d.Moved() {
		scores[chair] = points
		if before := d.Deal().Scores; before != nil {
			scores[chair] += before[chair]
		}
	}
	return scores, max(0, deposits-max(0, taken/game.RiichiStick))
}
