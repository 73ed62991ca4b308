package replay

import (
	"runtime"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/work"
)

// Limits of a text. A longer one is refused as too-large; nothing is cut.
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

// Read reads Ùzje replay text. Faults are in the Problems of the replay: a text that cannot be read or moves that
// cannot be played end their own deal, which keeps everything before; reading continues with the next paragraph. The
// error is too-large, or bad-replay if there is no deal to show; its span is that of the first fault.
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

// breath is the number of paragraphs or marks after which the reader yields to the garbage collector, which does not
// run otherwise under wasm: a long text would exhaust the memory before its end.
const breath = 1024

// A reader reads the paragraphs of a text in order.
type reader struct {
	text    string
	rules   RulesFor
	replay  *Replay
	all     []paragraph
	places  source.Places
	named   namedPlayers
	nearest nearRules // for the last id

	heading  Heading   // as it holds now
	exchange string    // where the tiles of an exchange go, likewise
	next     nextGame  // what was stated for the next game only
	notes    []Note    // since the last game
	comments []comment // comment paragraphs that may annotate a step
	marks    []mark    // annotations inside games

	marked    map[place][]int  // the marks of a label in a game
	gamesWith map[string][]int // the games that have a label
	steps     int              // of all deals so far
	games     int              // game paragraphs so far
	wallWords []word           // scratch, for the words of a wall
	turner    turnReader       // of the last game
	played    *rules.Rules     // of the last game, and the part that the table needs
	table     *game.Rules
}

// nextGame is what tags state about the game that follows, with their words, which are kept as notes if no game
// follows.
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

// problem reports a fault at a place that concerns no deal in particular.
func (r *reader) problem(at source.Span, format string, args ...any) {
	r.report(at, Problem{Deal: -1, Step: -1}, format, args...)
}

// report reports a fault at a place, for the deal and step that the problem names.
func (r *reader) report(at source.Span, p Problem, format string, args ...any) {
	p.Error = source.ErrorAt(at, source.BadReplay, format, args...)
	r.replay.Report(p, &r.places)
}

// leaveTags keeps the tags that were meant for a game that does not follow.
func (r *reader) leaveTags() {
	r.replay.Notes = append(r.notes, r.next.tags...)
}
