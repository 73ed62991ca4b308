package api

import (
	"slices"

	"tehai/core/replay"
	"tehai/core/review"
	"tehai/core/search"
)

// ReplaySurveyRequest asks for the review of a complete file at once, for reviewing many files: nothing stays open, and
// the reply is short.
type ReplaySurveyRequest struct {
	Text   string `js:"text" in:"..5242880"`
	Format string `js:"format" is:"ReplayFormat?"` // "auto" by default
	// whose decisions, by the name in the file; all players' if absent
	Player string `js:"player" is:"?"`
	Names  bool   `js:"names" is:"?"`              // to tell who plays, and judge nothing
	Worst  int    `js:"worst" is:"?" in:"0..1000"` // how many of the worst decisions come back
	Index  bool   `js:"index" is:"?"`              // to make the index as well: see searchIndex
	Level  string `js:"level" is:"TableLevel?"`    // how strong the tables are, for the odds and costs
}

// ReplaySurveyValue is the sums, and the worst decisions. A file without the player has no deals.
type ReplaySurveyValue struct {
	Format   string       `js:"format" is:"ReplayFormat"`
	Title    string       `js:"title"`
	Date     string       `js:"date"`
	Players  []string     `js:"players"`
	Deals    []SurveyDeal `js:"deals"`
	Worst    []SurveyMove `js:"worst"` // the worst first
	Problems int          `js:"problems"`
	Cut      *Cut         `js:"cut" is:"?"`   // what is missing of the deals; absent where nothing is
	Index    string       `js:"index" is:"?"` // of all deals, with what the review of the player's found
}

// SurveyDeal is one deal of a file.
type SurveyDeal struct {
	Deal    int             `js:"deal"`
	Round   string          `js:"round" is:"Wind"`
	Number  int             `js:"number"`
	Repeat  int             `js:"repeat"`
	Figures []ReviewFigures `js:"figures"` // of the reviewed players
}

// SurveyMove is a decision that cost something.
type SurveyMove struct {
	Deal int        `js:"deal"`
	Move ReviewMove `js:"move"` // best has the first discard and the one made
}

// ReplaySurvey reviews every deal of a file.
func ReplaySurvey(request ReplaySurveyRequest) (ReplaySurveyValue, error) {
	collectRarely()
	defer collectAsUsual()
	level, err := readLevel(request.Level)
	if err != nil {
		return ReplaySurveyValue{}, err
	}
	var format *replayFormat
	var games *replay.Replay
	err = boundedWork(len(request.Text), func() (err error) {
		format, games, err = readReplay(request.Text, request.Format, 0)
		return err
	})
	if err != nil {
		return ReplaySurveyValue{}, err
	}
	value := ReplaySurveyValue{Format: format.id, Title: games.Title(), Players: games.Players(),
		Problems: len(games.Problems), Cut: cutOf(games)}
	var worst []judged
	var file *search.File
	if request.Index {
		file = search.Index(games)
	}
	for i, d := range games.Deals {
		if value.Date == "" {
			value.Date = d.Date
		}
		chair := -1
		if request.Player != "" {
			names := d.Players
			if len(names) == 0 {
				names = games.Players()
			}
			if chair = slices.Index(names, request.Player); chair < 0 || chair >= d.Deal().Players {
				continue
			}
		}
		if request.Names {
			continue
		}
		moves, err := review.CostsAt(d, chair, level)
		if err != nil {
			value.Problems++ // moves that cannot be played are reported, and the rest is reviewed
			continue
		}
		if file != nil {
			file.Review(i, d, chair, moves)
		}
		setup := d.Deal()
		deal := SurveyDeal{Deal: i, Round: windWord(setup.Round), Number: setup.Number, Repeat: setup.Repeat}
		for of := range setup.Players {
			if chair < 0 || of == chair {
				deal.Figures = append(deal.Figures, figuresOf(d, of, moves))
			}
		}
		value.Deals = append(value.Deals, deal)
		worst = keepWorst(worst, d, i, moves, request.Worst)
	}
	if file != nil {
		value.Index = indexText(file)
	}
	for _, one := range worst {
		move := reviewMoveOf(one.of, one.move)
		var best []DiscardTo
		for at, to := range move.Best {
			if at == 0 || move.Row != nil && at == *move.Row {
				best = append(best, to)
			}
		}
		move.Best, move.Row = best, nil
		value.Worst = append(value.Worst, SurveyMove{one.deal, move})
	}
	return value, nil
}

// judged is a decision and its place.
type judged struct {
	of   *replay.Deal
	deal int
	move *review.Move
}

// keepWorst adds the costly decisions of a deal to the worst so far, and keeps at most the given number.
func keepWorst(list []judged, d *replay.Deal, deal int, moves []review.Move, most int) []judged {
	for i := range moves {
		if m := &moves[i]; !m.Agrees && m.Loss.Weight() > 0 {
			list = append(list, judged{d, deal, m})
		}
	}
	slices.SortStableFunc(list, func(a, b judged) int {
		switch x, y := a.move.Loss.Weight(), b.move.Loss.Weight(); {
		case x > y:
			return -1
		case x < y:
			return 1
		}
		return 0
	})
	return list[:min(len(list), most)]
}
