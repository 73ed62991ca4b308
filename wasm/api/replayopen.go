package api

import (
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/work"
)

// An openReplay is a file that replayOpen has read.
type openReplay struct {
	format *replayFormat
	games  *replay.Replay
}

// maxReplays and maxGames limit what a page may have open at a time.
const (
	maxReplays = 200
	maxGames   = 2000
)

var openReplays = newRegistry[openReplay]("replay", "r", maxReplays)

// ReplayOpenRequest asks to read a file of games and to keep it open.
type ReplayOpenRequest struct {
	Text   string `js:"text" in:"..5242880"`
	Format string `js:"format" is:"ReplayFormat?"` // "auto" by default
	// Most is how many characters of replay text a packed game may stand for, 1,048,576 by default, which is also the
	// greatest value: a small packed text can stand for a large one. A program that opens links of unknown origin
	// should ask for less.
	Most int `js:"most" is:"?" in:"0..1048576"`
	// Ruleset and options are the rules for scoring the wins; by default those that the file names.
	Ruleset string         `js:"ruleset" is:"RulesetId?"`
	Options map[string]any `js:"options" is:"Options?"`
}

// ReplayOpenValue is the content of a file. A file with a fault opens with everything before it.
type ReplayOpenValue struct {
	ID       string       `js:"id"`
	Format   string       `js:"format" is:"ReplayFormat"` // the one that read the text
	Title    string       `js:"title"`
	Players  []string     `js:"players"` // names by chair, empty if not stated
	Deals    []ReplayDeal `js:"deals"`
	Problems []Problem    `js:"problems"` // of the file and of all its deals
	// Placement is the placement if the game ends after the last deal; absent if the deal is unfinished or there is
	// none.
	Placement *Placement `js:"placement" is:"?"`
	// Stated is the end of the game as the log states it, by chair; absent where it states none or deals are missing.
	Stated []StatedPlace `js:"stated" is:"?"`
	// Cut is what is missing of the deals; absent where nothing is.
	Cut *Cut `js:"cut" is:"?"`
}

// StatedPlace is what a log states of one player at the end of the game; points are as in Place.
type StatedPlace struct {
	Score  int `js:"score"`
	Points int `js:"points"`
}

// ReplayDeal is one deal of a file.
type ReplayDeal struct {
	Label   string `js:"label"`
	Round   string `js:"round" is:"Wind"` // the prevailing wind
	Number  int    `js:"number"`          // of the deal in its round, from 1
	Repeat  int    `js:"repeat"`          // times that it was repeated: honba
	Players int    `js:"players" is:"3 | 4 | 6"`
	Ruleset string `js:"ruleset"` // as the file names it; "" is uzje
	// by which it is played and scored: the most similar rule set, for three players its variant for three
	Rules    string         `js:"rules" is:"RulesetId"`
	Options  map[string]any `js:"options" is:"Options"` // those that differ from the rule set's own
	Steps    int            `js:"steps"`                // the last step; step 0 is the deal
	Scores   []int          `js:"scores"`               // by chair, before the deal
	Result   DealResult     `js:"result"`
	Problems []Problem      `js:"problems"`
	// what was paid in the whole deal, in order
	Transfers []Transfer `js:"transfers"`
}

// Problem is a fault in a file, and its place.
type Problem struct {
	Message string `js:"message"`
	Line    *int   `js:"line" is:"?"` // from 1
	Column  *int   `js:"column" is:"?"`
	Deal    *int   `js:"deal" is:"?"`
	Step    *int   `js:"step" is:"?"`   // the last step before it
	Branch  *int   `js:"branch" is:"?"` // the branch that ends there
}

// ReplayOpen reads a file of games and keeps it open under an id.
func ReplayOpen(request ReplayOpenRequest) (ReplayOpenValue, error) {
	var deals []ReplayDeal
	var value ReplayOpenValue
	err := boundedWork(len(request.Text), func() (err error) {
		value, err = openReplayOf(request, func(d ReplayDeal) { deals = append(deals, d) })
		return err
	})
	if err != nil {
		return ReplayOpenValue{}, err
	}
	value.Deals = deals
	return value, nil
}

// openReplayOf opens a file, and calls tell for each deal.
func openReplayOf(request ReplayOpenRequest, tell func(ReplayDeal)) (ReplayOpenValue, error) {
	if err := openReplays.checkFree(); err != nil {
		return ReplayOpenValue{}, err
	}
	format, games, err := readReplay(request.Text, request.Format, request.Most)
	if err != nil {
		return ReplayOpenValue{}, err
	}
	value := ReplayOpenValue{Format: format.id, Title: games.Title(), Players: games.Players(), Cut: cutOf(games)}
	problems := map[int][]Problem{}
	for _, p := range games.Problems {
		value.Problems = append(value.Problems, problemOf(p))
		problems[p.Deal] = append(problems[p.Deal], problemOf(p))
	}
	for i, d := range games.Deals {
		deal, err := toldDeal(d, request.Ruleset, request.Options)
		if err != nil {
			return ReplayOpenValue{}, err
		}
		deal.Problems = problems[i]
		tell(deal)
	}
	if last := len(games.Deals) - 1; last >= 0 {
		value.Placement = placementAfter(games.Deals[last])
		if value.Cut == nil {
			for _, s := range games.Deals[last].Stated {
				value.Stated = append(value.Stated, StatedPlace(s))
			}
		}
	}
	value.ID, err = openReplays.put(&openReplay{format: format, games: games})
	return value, err
}

// workOfResult is the cost of returning a deal and scoring its win, in the units of source.Work.
const workOfResult = 1000

func toldDeal(d *replay.Deal, ruleset string, options map[string]any) (ReplayDeal, error) {
	work.Count(workOfResult)
	result, err := resultOf(d, ruleset, options)
	deal := ReplayDeal{Label: d.Label(), Ruleset: d.Rules, Steps: d.Steps(), Result: result}
	setup := d.Deal()
	deal.Round, deal.Number, deal.Repeat, deal.Players = windWord(setup.Round), setup.Number, setup.Repeat, setup.Players
	deal.Transfers = transfersOf(d, d.Last())
	deal.Rules, deal.Options = d.Ruleset.ID, optionsOf(d.Ruleset)
	deal.Scores = make([]int, setup.Players) // all 0 without scores
	copy(deal.Scores, setup.Scores)
	return deal, err
}

func problemOf(p replay.Problem) Problem {
	problem := Problem{Message: p.Message, Line: from(1, p.Line), Column: from(1, p.Column), Deal: from(0, p.Deal),
		Step: from(0, p.Step)}
	if p.Branch != nil {
		problem.Branch = from(1, p.Branch.ID)
	}
	return problem
}

// from returns a number, or nil if it is below the least meaningful one.
func from(least, n int) *int {
	if n < least {
		return nil
	}
	return &n
}

// find returns a deal of the file, and checks the step.
func (r *openReplay) find(deal, step int) (*replay.Deal, error) {
	d, _, err := r.findBranch(deal, 0, step)
	return d, err
}

// findBranch returns a deal of the file and one of its branches, nil for 0, and
// checks the step along it.
func (r *openReplay) findBranch(deal, branch, step int) (*replay.Deal, *replay.Branch, error) {
	if deal < 0 || deal >= len(r.games.Deals) {
		return nil, nil, outOfRange("deal", len(r.games.Deals)-1, deal)
	}
	d := r.games.Deals[deal]
	var b *replay.Branch
	if branch != 0 {
		if b = d.Branch(branch); b == nil {
			return nil, nil, source.Errorf(source.UnknownID, "branch: the deal has no branch %d", branch)
		}
	}
	if steps := d.Along(b).Steps(); step < 0 || step > steps {
		return nil, nil, outOfRange("step", steps, step)
	}
	return d, b, nil
}

// endKinds are the words for how a deal ended.
var endKinds = []string{"win", "exhausted", "aborted", "unfinished"}

func endKind(s *game.State) string {
	switch {
	case s.Phase == game.Won:
		return "win"
	case s.Phase == game.Over:
		return s.Last.Kind.String()
	}
	return "unfinished"
}

// optionsOf returns the options that differ from the rule set's own; never nil.
func optionsOf(r *rules.Rules) map[string]any {
	if r.Chosen == nil {
		return noOptions
	}
	return r.Chosen
}

var noOptions = map[string]any{}
