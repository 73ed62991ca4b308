package replay

import (
	"runtime"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/work"
)

// Limits of a text. What is beyond is told as too-large, nothing is cut off.
const (
	MaxText  = 4 << 20 // bytes
	MaxDeals = 2_000
	MaxSteps = 400_000 // of all deals together
)

// defaultRules is the rule set of a text that names none.
const defaultRules = "uzje"

// RulesFor returns rules by the id of a rule set, the number of players and the
// options that depart from it. known is false for an id that means nothing to
// it; the rules are then what comes nearest. The error is about the options.
type RulesFor func(id string, players int, options option.Values) (r *rules.Rules, known bool, err error)

// Read reads Ùzje replay text. Faults are in the Problems of the replay: what
// cannot be read and what cannot be played stop their own deal, which keeps
// everything before; the rest of the text is read on. The error is too-large,
// or bad-replay where there is not one deal to show; its span is that of the
// first fault.
func Read(text string, rules RulesFor) (*Replay, error) {
	if len(text) > MaxText {
		return nil, source.Errorf(source.TooLarge, "want a text of at most %d bytes, found %d", MaxText, len(text))
	}
	all, ok := paragraphs(text)
	if !ok {
		return nil, source.Errorf(source.TooLarge, "want a text of at most %d words, found more", maxWords)
	}
	r := &reader{text: text, rules: rules, replay: &Replay{}, all: all, places: source.Places{Text: text}}
	r.heading.DeadWall = DeadByRules
	for i, p := range r.all {
		if i%breath == 0 {
			runtime.Gosched()
		}
		if err := r.paragraph(i, p); err != nil {
			return nil, err
		}
	}
	r.leaveTags()
	r.replay.Begun = r.games
	if err := r.branches(); err != nil {
		return nil, err
	}
	r.attachComments()
	if len(r.replay.Deals) > 0 {
		return r.replay, nil
	}
	if len(r.replay.Problems) > 0 {
		return nil, r.places.Before(r.replay.Problems[0].Error)
	}
	return nil, source.ErrorAt(source.Span{Start: 0, End: len(text)}, source.BadReplay,
		"want a game, such as a paragraph that begins with E 1 0 4, found none")
}

// breath is how many paragraphs or marks are read before the collector, whom nothing else lets in under wasm, has its turn: a
// long text would fill the memory before its end.
const breath = 1024

// A reader goes through the paragraphs of a text.
type reader struct {
	text    string
	rules   RulesFor
	replay  *Replay
	all     []paragraph
	places  source.Places
	named   namedPlayers
	nearest nearRules // of the last id

	heading  Heading   // as it holds now
	next     nextGame  // what was said for the next game alone
	notes    []Note    // since the last game
	comments []comment // comment paragraphs that may annotate a step
	marks    []mark    // annotations inside games

	marked    map[place][]int  // the marks of a word in a game
	gamesWith map[string][]int // the games that have a word
	steps     int              // of all deals so far
	games     int              // game paragraphs so far
	wallWords []word           // scratch, for those of a wall
	turner    turnReader       // of the last game
	played    *rules.Rules     // of the last game, and what its table has of them
	table     *game.Rules
}

// nextGame is what tags say about the game that follows, with the words to
// keep if none does.
type nextGame struct {
	scores   []int
	deposits int
	result   Result
	tags     []Note
}

func (r *reader) paragraph(index int, p paragraph) error {
	work.Count(3)
	switch {
	case isTag(p[0].text):
		r.data(p)
	case looksLikeGame(p):
		if r.games == MaxDeals { // those that cannot be dealt count too
			return source.ErrorAt(p[0].at(), source.TooLarge, "want at most %d games, found more", MaxDeals)
		}
		r.game(index, p)
		if r.steps > MaxSteps {
			return source.ErrorAt(p[0].at(), source.TooLarge, "want at most %d steps, found more", MaxSteps)
		}
	default:
		r.comment(p)
	}
	return nil
}

// problem notes what is wrong at a place, for no deal in particular.
func (r *reader) problem(at source.Span, format string, args ...any) {
	r.report(at, Problem{Deal: -1, Step: -1}, format, args...)
}

// report notes what is wrong at a place, for what the problem says.
func (r *reader) report(at source.Span, p Problem, format string, args ...any) {
	p.Error = source.ErrorAt(at, source.BadReplay, format, args...)
	r.replay.Report(p, &r.places)
}

// leaveTags keeps the tags that were meant for a game that does not come.
func (r *reader) leaveTags() {
	r.replay.Notes = append(r.notes, r.next.tags...)
}
