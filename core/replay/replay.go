// Package replay holds recorded games, and reads and writes them as Ùzje replay text. A Replay is a list of deals with
// their events, comments and branches. Problems found while reading are listed with their places, and each deal keeps
// the moves before its first fault. The packages below this one read other formats into the same Replay.
package replay

import (
	"strconv"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
)

// Replay is a file of games.
type Replay struct {
	Deals    []*Deal
	Notes    []Note    // after the last deal
	Problems []Problem // of the file and of its deals, in the order of the text
	// Begun is the number of deals that the text begins, including those of which nothing can be shown. Short reports
	// that the text stops before the end that its format requires, or cannot be read on from some place. In either case
	// Gap is the index in Deals at which the first deal is missing.
	Begun, Gap int
	Short      bool
}

// Whole returns the number of deals that are complete to their end, and the index in Deals of the first that is not:
// the number of Deals if all are.
func (r *Replay) Whole() (complete, gap int) {
	gap = len(r.Deals)
	stopped := map[int]bool{}
	for _, p := range r.Problems {
		if p.Branch == nil && p.Step >= 0 {
			stopped[p.Deal] = true
		}
	}
	for i, d := range r.Deals {
		if d.Last().Ended() && !stopped[i] {
			complete++
		} else {
			gap = min(gap, i)
		}
	}
	if r.Begun > len(r.Deals) || r.Short {
		gap = min(gap, r.Gap)
	}
	return complete, gap
}

// Title returns the title of the first deal that has one.
func (r *Replay) Title() string {
	for _, d := range r.Deals {
		if d.Title != "" {
			return d.Title
		}
	}
	return ""
}

// Players returns the names of the first deal that has any, by chair; never nil.
func (r *Replay) Players() []string {
	for _, d := range r.Deals {
		if len(d.Players) > 0 {
			return d.Players
		}
	}
	return []string{}
}

// Heading is what a file states about its games. It holds for each following game until it is changed.
type Heading struct {
	Title, Date, Source string
	Rules               string // id of the rule set; "" is uzje
	// Options are those in which the games depart from the rule set, by key; nil
	// if in none.
	Options  option.Values
	Players  []string // names by chair
	DeadWall int      // tiles at the end of the wall that are not drawn, or DeadByRules
}

// DeadByRules takes the size of the dead wall from the rules: 14 in riichi, else 0.
const DeadByRules = -1

// Deal is one recorded deal: its events, and what the file states about it. Build one with New, and add events to its
// Record.
type Deal struct {
	*game.Record
	Heading
	Notes    []Note         // between the previous deal and this one
	Comments map[int]string // by step
	Result   Result
	Wins     []Win   // as the log states them; nil where the format states none
	Checked  Checked // what is known of the wall
	// Stated is the end of the game as the log states it, by chair; nil but in the last deal of a game whose log does.
	Stated []Stated
	// Ruleset is what the deal is played and scored by.
	Ruleset *rules.Rules
	// Branches are the variations that depart from the deal itself.
	Branches []*Branch
	given    int // number of branch ids used so far
}

// New returns a deal without events under the given rules. If d has no table rules yet, it gets those of a record. The
// error is that of game.Deal.Check.
func New(d *game.Deal, h Heading, r *rules.Rules) (*Deal, error) {
	if d.Rules == nil {
		d.Rules = r.Record()
	}
	if _, err := d.Check(); err != nil {
		return nil, err
	}
	h.Options = r.Chosen
	return &Deal{Record: game.NewRecord(d), Heading: h, Comments: map[int]string{}, Ruleset: r}, nil
}

// Stated is what a log states of a player at the end of a game. Points is in points: 45300 is what is written as +45.3.
type Stated struct{ Score, Points int }

// Result is how a deal ended in the words of its file.
type Result struct {
	Payments []int  // by chair, riichi sticks and honba included; nil if not stated
	Text     string // for people
}

// Settle sets the payments at the end of a deal from its rules. Rules without settlement give no payments, and an
// unfinished or abandoned deal has none.
func (d *Deal) Settle() {
	d.Result = Result{}
	s := d.Last()
	if d.Ruleset == nil || !s.Ended() {
		return
	}
	if settled := d.Ruleset.After(s); settled != nil && !settled.Aborted {
		d.Result.Payments = settled.Payments.ByChair(s.Deal())
	}
}

// Moved returns the change of each chair's score in the deal, including riichi sticks laid down; nil if there is a
// winner and the payments are unknown.
func (d *Deal) Moved() []int {
	s := d.Last()
	if d.Ruleset != nil && d.Ruleset.Book != nil {
		paid := d.Ruleset.Book(s).Payments
		return s.Moved(paid.ByChair(s.Deal()))
	}
	if s.Phase == game.Won && d.Result.Payments == nil {
		return nil
	}
	return s.Moved(d.Result.Payments)
}

// Win is a win as its log states it; a value that the log does not state is -1 or nil.
type Win struct {
	Chair, From int // the winner and the discarder; From is -1 for a self-draw
	Han, Fu     int
	Yakuman     int
	Points      int
	Yaku        []Yaku
	Payments    []int // by chair
}

// Yaku is one yaku or one kind of dora of a win as its log states it.
type Yaku struct {
	ID   string // as in the rule sets; "" for an unknown name
	Name string // in the words of the log
	Han  int    // 0 for a yakuman
}

// Checked is the result of comparing a wall with its seed.
type Checked uint8

// Results of comparing a wall with its seed.
const (
	Unchecked Checked = iota // there is no seed
	Verified                 // the seed gives every tile that the log shows
	Refuted                  // the seed gives a different tile
)

// Note is a tag that the reader does not interpret, or a comment paragraph that belongs to no step.
type Note struct {
	Tag  string // without its colon; "" for a comment
	Text string
}

// Problem is a fault in a file and its place.
type Problem struct {
	*source.Error
	Line   int // from 1, 0 if it has no place
	Column int
	Deal   int     // index of the deal that it ends or concerns, or -1
	Step   int     // step of the deal or branch after which it occurs, or -1
	Branch *Branch // the branch it occurs in, nil for the deal itself
}

// MaxProblems is the greatest number of problems of a file that are listed one by one.
const MaxProblems = 200

// Report adds a problem at its place in the text. After MaxProblems, further ones are only counted.
func (r *Replay) Report(p Problem, places *source.Places) {
	switch n := len(r.Problems); {
	case n > MaxProblems:
		return
	case n == MaxProblems:
		p.Error = source.ErrorAt(p.Span, p.Code, "more problems follow; only the first %d are listed", MaxProblems)
	}
	if p.Span.Known() {
		p.Line, p.Column = places.Of(p.Span.Start)
	}
	r.Problems = append(r.Problems, p)
}

// Label names a deal: "East 1", "South 3, repeat 2".
func (d *Deal) Label() string {
	setup := d.Deal()
	label := game.WindNames[setup.Round] + " " + strconv.Itoa(setup.Number)
	if setup.Repeat > 0 {
		label += ", repeat " + strconv.Itoa(setup.Repeat)
	}
	return label
}
