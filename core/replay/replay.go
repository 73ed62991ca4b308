// Package replay has recorded games, and reads and writes them as Ùzje replay
// text. A Replay is a list of deals with their events, comments and branches;
// problems found while reading are listed with their places, and each deal keeps
// what came before its first fault. Packages below this one read other formats
// into the same Replay.
package replay

import (
	"strconv"

	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/source"
)

// Replay is a file of games.
type Replay struct {
	Deals    []*Deal
	Notes    []Note    // behind the last deal
	Problems []Problem // of the whole file, those of its deals among them, in the order of the text
	// Begun is how many deals the text begins, those among them of which nothing can be shown. Short says that the text
	// stops before the end that its format has, or cannot be read on somewhere. Where there is either, Gap is the place
	// among Deals at which the first thing is missing.
	Begun, Gap int
	Short      bool
}

// Whole returns how many deals are told to their end, and the place among Deals before which the first is that is not:
// the number of Deals if there is none.
func (r *Replay) Whole() (whole, gap int) {
	gap = len(r.Deals)
	stopped := map[int]bool{}
	for _, p := range r.Problems {
		if p.Branch == nil && p.Step >= 0 {
			stopped[p.Deal] = true
		}
	}
	for i, d := range r.Deals {
		if d.Last().Ended() && !stopped[i] {
			whole++
		} else {
			gap = min(gap, i)
		}
	}
	if r.Begun > len(r.Deals) || r.Short {
		gap = min(gap, r.Gap)
	}
	return whole, gap
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

// Heading is what a file says about its games and what holds from one to the
// next until it says something else.
type Heading struct {
	Title, Date, Source string
	Rules               string // id of the rule set; "" is uzje
	// Options are those in which the games depart from the rule set, by key; nil
	// if in none.
	Options  rules.Options
	Players  []string // names by chair
	DeadWall int      // tiles at the end of the wall that are not drawn, or DeadByRules
}

// DeadByRules leaves the size of the dead wall to the rules: 14 in riichi, else 0.
const DeadByRules = -1

// Deal is one recorded deal: what happened, and what is said about it. Build
// one with New, and add events to its Record.
type Deal struct {
	*game.Record
	Heading
	Notes    []Note         // between the deal before and this one
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
	given    int // ids of branches so far
}

// New returns a deal without events under rules. Where it has none for the table
// yet they are those of a record. The error is that of game.Deal.Check.
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
	Payments []int  // by chair, sticks and counters in it; nil if nobody says
	Text     string // for people
}

// Settle writes down who pays whom at the end of a deal as its rules have it. Rules
// that settle no deals know no payments, and a deal that goes on or is abandoned has
// none.
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

// Moved returns by chair how the deal has changed the scores, the sticks that
// were laid down among it; nil where somebody has won and nobody says what was
// paid.
func (d *Deal) Moved() []int {
	s := d.Last()
	if s.Phase == game.Won && d.Result.Payments == nil {
		return nil
	}
	return s.Moved(d.Result.Payments)
}

// Win is a win as its log states it; what the log does not state is -1 or nil.
type Win struct {
	Chair, From int // the winner, and who let the tile go; From is -1 when it was drawn
	Han, Fu     int
	Yakuman     int
	Points      int
	Yaku        []Yaku
	Payments    []int // by chair
}

// Yaku is one yaku or one kind of dora of a win as its log states it.
type Yaku struct {
	ID   string // as the rule sets have it; "" for a name that nobody knows
	Name string // in the words of the log
	Han  int    // 0 for a yakuman
}

// Checked says whether a wall was made again from a seed.
type Checked uint8

// What is known of a wall.
const (
	Unchecked Checked = iota // there is no seed
	Verified                 // the seed gives every tile that the log shows
	Refuted                  // it gives another
)

// Note is a tag that means nothing to the reader, or a comment paragraph that
// belongs to no step.
type Note struct {
	Tag  string // without its colon; "" for a comment
	Text string
}

// Problem is something wrong with a file, and where.
type Problem struct {
	*source.Error
	Line   int // from 1, 0 where there is no place
	Column int
	Deal   int     // index of the deal that it stops or concerns, or -1
	Step   int     // step of the deal, or of the branch, behind which it stands, or -1
	Branch *Branch // in which it stands, nil for the deal itself
}

// MaxProblems is how many problems of a file are told one by one.
const MaxProblems = 200

// Report adds a problem at its place in the text, unless there are so many that no further one is told.
func (r *Replay) Report(p Problem, places *source.Places) {
	switch n := len(r.Problems); {
	case n > MaxProblems:
		return
	case n == MaxProblems:
		p.Error = source.ErrorAt(p.Span, p.Code, "more problems follow; only the first %d are told", MaxProblems)
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
