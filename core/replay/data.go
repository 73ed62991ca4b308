package replay

import (
	"slices"
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/work"
)

// A tag is one tag of a data paragraph: its name, its words, and its place.
type tag struct {
	name  string
	words []word
	at    source.Span
}

// value returns the text of the tag, before percent signs are decoded.
func (t *tag) value() string { return join(t.words) }

// knownTags are the tags that mean something; every other one is kept as it is.
var knownTags = []struct {
	name string
	read func(*reader, *tag)
}{
	{"Title", func(r *reader, t *tag) { r.heading.Title = unescape(t.value()) }},
	{"Date", func(r *reader, t *tag) { r.heading.Date = unescape(t.value()) }},
	{"Source", func(r *reader, t *tag) { r.heading.Source = unescape(t.value()) }},
	{"Rules", (*reader).rulesTag},
	{"Options", (*reader).optionsTag},
	{"Players", func(r *reader, t *tag) { r.heading.Players = names(t.value()) }},
	{"Dead-wall", (*reader).deadWallTag},
	{"Scores", (*reader).scoresTag},
	{"Deposits", (*reader).depositsTag},
	{"Result", (*reader).resultTag},
	{"Exchange", (*reader).exchangeTag},
}

// knownTag returns the place of a tag among the known ones, or -1.
func knownTag(name string) int {
	for i := range knownTags {
		if knownTags[i].name == name {
			return i
		}
	}
	return -1
}

// data reads a data paragraph: a line that begins with a tag starts the next one.
func (r *reader) data(p paragraph) {
	if at, found := p.strayHeader(); found {
		r.problem(at, "want an empty line before a game, found %q inside a data paragraph: it is read as part of the tag",
			r.text[at.Start:at.End])
	}
	for len(p) > 0 {
		work.Count(4)
		t := tag{name: strings.TrimSuffix(p[0].text, ":"), at: p[0].at()}
		n := 1
		for n < len(p) && !(p[n].first && isTag(p[n].text)) {
			work.Count(3)
			n++
		}
		t.words = p[1:n]
		if i := knownTag(t.name); i >= 0 {
			knownTags[i].read(r, &t)
		} else {
			r.notes = append(grow(r.notes), Note{Tag: t.name, Text: unescape(t.value())})
		}
		p = p[n:]
	}
}

// names splits a list of names at its commas; %2C is a comma in a name.
func names(value string) []string {
	if value == "" {
		return nil
	}
	list := strings.Split(value, ",")
	for i, name := range list {
		work.Count(1)
		list[i] = unescape(strings.TrimSpace(name))
	}
	return list
}

func (r *reader) rulesTag(t *tag) {
	id := unescape(t.value())
	r.heading.Rules, r.heading.Options = id, nil
	if near, known := r.near(id); !known && id != "" {
		r.problem(t.place(), "want the id of a rule set such as uzje or riichi-tenhou, found %q: read as %s", id, near.Name)
	}
}

// workOfRules is the cost of making rules, in the units of source.Work.
const workOfRules = 300

// nearRules are the rules found for the id that a tag has given.
type nearRules struct {
	id    string
	rules *rules.Rules
	known bool
}

// near returns the rules of an id, or the most similar ones.
func (r *reader) near(id string) (near *rules.Rules, known bool) {
	if n := &r.nearest; n.rules == nil || n.id != id {
		work.Count(workOfRules)
		n.id = id
		n.rules, n.known, _ = r.rules(id, 4, nil)
	}
	return r.nearest.rules, r.nearest.known
}

// optionsTag reads the options in which the games depart from their rule set: pairs of a key and a value, separated by
// commas. An invalid option is reported and ignored.
func (r *reader) optionsTag(t *tag) {
	r.heading.Options = nil
	if len(t.words) == 0 {
		return
	}
	id := r.heading.Rules
	if id == "" {
		id = defaultRules
	}
	set, _ := r.near(id)
	for piece := range strings.SplitSeq(t.value(), ",") {
		work.Count(5)
		key, text, found := strings.Cut(strings.TrimSpace(piece), "=")
		key, text = unescape(strings.TrimSpace(key)), unescape(strings.TrimSpace(text))
		o := set.Option(key)
		switch {
		case !found:
			r.problem(t.place(), "want an option, = and its value, found %q: left out", unescape(strings.TrimSpace(piece)))
			continue
		case o == nil:
			r.problem(t.place(), "there is no option %q in %s: left out", key, set.ID)
			continue
		}
		value, err := o.Read(text)
		if err != nil {
			r.problem(t.place(), "%s: left out", err)
			continue
		}
		if r.heading.Options == nil {
			r.heading.Options = option.Values{}
		}
		r.heading.Options[key] = value
	}
}

// place returns the span of the tag's words, or of its name if it has none.
func (t *tag) place() source.Span {
	if len(t.words) == 0 {
		return t.at
	}
	return source.Span{Start: t.words[0].at().Start, End: t.words[len(t.words)-1].at().End}
}

func (r *reader) deadWallTag(t *tag) {
	switch n, ok := smallNumber(t.value()); {
	case len(t.words) == 0:
		r.heading.DeadWall = DeadByRules
	case ok:
		r.heading.DeadWall = n
	default:
		r.problem(t.place(), "want a number of tiles after Dead-wall:, found %q", t.value())
	}
}

func (r *reader) scoresTag(t *tag) {
	r.keep(t)
	scores, ok := numbers(t.value())
	if !ok {
		r.problem(t.place(), "want whole numbers between commas after Scores:, found %q", t.value())
		return
	}
	r.next.scores = scores
}

func (r *reader) depositsTag(t *tag) {
	r.keep(t)
	n, ok := smallNumber(t.value())
	if !ok {
		r.problem(t.place(), "want a number of riichi sticks after Deposits:, found %q", t.value())
		return
	}
	r.next.deposits = n
}

// exchangeTag reads where the tiles of an exchange go in the games that follow.
func (r *reader) exchangeTag(t *tag) {
	if !slices.Contains(game.Directions, t.value()) {
		r.problem(t.place(), "want right, across or left after Exchange:, found %q", t.value())
		return
	}
	r.exchange = t.value()
}

// resultTag reads the payments by chair, which come first and end at a semicolon if present, and then the text for
// people.
func (r *reader) resultTag(t *tag) {
	r.keep(t)
	first, rest, _ := strings.Cut(t.value(), ";")
	if payments, ok := numbers(first); ok {
		r.next.result = Result{Payments: payments, Text: unescape(strings.TrimSpace(rest))}
		return
	}
	r.next.result = Result{Text: unescape(t.value())}
}

// keep stores a tag for the next game, as a note if no game follows.
func (r *reader) keep(t *tag) {
	r.next.tags = append(r.next.tags, Note{Tag: t.name, Text: unescape(t.value())})
}

// numbers reads integers separated by commas.
func numbers(value string) ([]int, bool) {
	var list []int
	for piece := range strings.SplitSeq(value, ",") {
		work.Count(1)
		n, err := strconv.Atoi(strings.TrimSpace(piece))
		if err != nil || n > MaxPoints || n < -MaxPoints {
			return nil, false
		}
		list = append(list, n)
	}
	return list, true
}

// MaxPoints keeps sums of points far from overflow, and MaxCount bounds rounds, repeats and deposits. Every reader
// keeps these bounds, because replay text and packed games cannot hold more.
const (
	MaxPoints = 100_000_000
	MaxCount  = 9_999
)

// smallNumber reads a number from 0 that can be a count of tiles, rounds or sticks.
func smallNumber(value string) (int, bool) {
	if !isDigits(value) || len(value) > 4 {
		return 0, false
	}
	n, err := strconv.Atoi(value)
	return n, err == nil
}
