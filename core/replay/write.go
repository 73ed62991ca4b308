package replay

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/option"
)

// Write returns the replay as Ùzje replay text, in its shortest form. Reading
// it gives the same deals, steps, comments and tags.
func Write(r *Replay) string {
	w := writer{labels: usedLabels(r)}
	w.heading.DeadWall = DeadByRules
	for _, d := range r.Deals {
		w.notes(d.Notes)
		w.changedHeading(&d.Heading)
		w.nextGame(d)
		w.deal(d)
	}
	w.notes(r.Notes)
	return w.text.String()
}

type writer struct {
	text    strings.Builder
	heading Heading // as the text states it so far
	data    bool    // a data paragraph is open
	labels  map[string]bool
	// exchange is where the tiles of an exchange go as the text states it so far.
	exchange string
	label    int // number of the last annotation
}

// paragraph starts a new paragraph after an empty line.
func (w *writer) paragraph() {
	w.data = false
	if w.text.Len() > 0 {
		w.text.WriteByte('\n')
	}
}

// tag writes a line of a data paragraph.
func (w *writer) tag(name, value string) {
	if !w.data {
		w.paragraph()
		w.data = true
	}
	w.text.WriteString(strings.TrimRight(name+": "+value, " ") + "\n")
}

// notes writes tags that the reader does not interpret and comments, in their order.
func (w *writer) notes(notes []Note) {
	for _, n := range notes {
		if n.Tag != "" {
			w.tag(n.Tag, escape(n.Text, ""))
			continue
		}
		w.paragraph()
		w.text.WriteString(plainComment(n.Text) + "\n")
	}
}

// plainComment writes a comment that belongs to no step. It puts [] before one that would read as data, as a game, or
// as a skipped line.
func plainComment(text string) string {
	text = escape(text, "")
	words := appendWords(nil, text, 0)
	if len(words) == 0 || isTag(words[0].text) || looksLikeGame(words) || text[0] == ':' || words[0].text == "[]" {
		return strings.TrimRight("[] "+text, " ")
	}
	return text
}

// changedHeading writes the values of the heading that change with this deal.
func (w *writer) changedHeading(h *Heading) {
	was := &w.heading
	for _, t := range [...]struct{ name, was, is string }{
		{"Title", was.Title, h.Title}, {"Date", was.Date, h.Date}, {"Source", was.Source, h.Source},
		{"Rules", was.Rules, h.Rules},
	} {
		if t.was != t.is {
			w.tag(t.name, escape(t.is, ""))
		}
	}
	if options := optionList(h.Options); options != optionList(was.Options) && (was.Rules == h.Rules || options != "") {
		w.tag("Options", options)
	}
	if !slices.Equal(was.Players, h.Players) {
		names := make([]string, len(h.Players))
		for i, name := range h.Players {
			names[i] = escape(name, ",")
		}
		w.tag("Players", strings.Join(names, ", "))
	}
	if was.DeadWall != h.DeadWall {
		size := ""
		if h.DeadWall != DeadByRules {
			size = strconv.Itoa(h.DeadWall)
		}
		w.tag("Dead-wall", size)
	}
	w.heading = *h
}

// optionList spells options in the order of their keys.
func optionList(options option.Values) string {
	var list []string
	for _, key := range slices.Sorted(maps.Keys(options)) {
		list = append(list, escape(key, ",=")+"="+escape(option.Text(options[key]), ","))
	}
	return strings.Join(list, ", ")
}

// nextGame writes what is stated about one game only.
func (w *writer) nextGame(d *Deal) {
	setup := d.Deal()
	// Scores of zero carry information only where points are settled and scores begin at 0.
	if slices.ContainsFunc(setup.Scores, func(n int) bool { return n != 0 || d.Ruleset.Settle != nil }) {
		w.tag("Scores", numberList(setup.Scores))
	}
	if setup.Deposits > 0 {
		w.tag("Deposits", strconv.Itoa(setup.Deposits))
	}
	if setup.Exchange != "" && setup.Exchange != w.exchange {
		w.tag("Exchange", setup.Exchange)
		w.exchange = setup.Exchange
	}
	var parts []string
	if d.Result.Payments != nil {
		parts = append(parts, numberList(d.Result.Payments))
	}
	if d.Result.Text != "" {
		parts = append(parts, escape(d.Result.Text, ";"))
	}
	if len(parts) > 0 {
		w.tag("Result", strings.Join(parts, "; "))
	}
}

func numberList(list []int) string {
	texts := make([]string, len(list))
	for i, n := range list {
		texts[i] = strconv.Itoa(n)
	}
	return strings.Join(texts, ", ")
}

// Heads returns for each deal the text that Write puts before its tile list, and the text after the last game. It is
// everything that replay text states about games, except walls, moves, comments and branches.
func Heads(r *Replay) (heads []string, tail string) {
	w := writer{}
	w.heading.DeadWall = DeadByRules
	for _, d := range r.Deals {
		w.notes(d.Notes)
		w.changedHeading(&d.Heading)
		w.nextGame(d)
		w.gameHeader(d.Deal())
		heads = append(heads, w.text.String())
		w.text.Reset()
		w.text.WriteByte('\n') // the end of the game's own lines
	}
	w.notes(r.Notes)
	return heads, w.text.String()
}

// gameHeader writes the first line of a game paragraph.
func (w *writer) gameHeader(setup *game.Deal) lineWriter {
	w.paragraph()
	line := lineWriter{text: &w.text}
	for _, field := range [...]string{notation.Letters(setup.Round), strconv.Itoa(setup.Number),
		strconv.Itoa(setup.Repeat), strconv.Itoa(setup.Players)} {
		line.word(field)
	}
	line.newline()
	return line
}

// deal writes a game paragraph and, after it, the comments on its steps.
func (w *writer) deal(d *Deal) {
	setup := d.Deal()
	line := w.gameHeader(setup)
	for _, t := range setup.Wall {
		line.word(notation.Letters(t))
	}
	line.newline()
	w.moves(&line, d.Record, 0, d.Comments, d.Branches)
}

// moves writes the turns of a record after a step with the annotations among them, and then the comments and branches
// that belong to these annotations.
func (w *writer) moves(line *lineWriter, r *game.Record, from int, comments map[int]string, branches []*Branch) {
	var texts, labels []string
	annotate := func(from, to int) {
		for step := from; step <= to; step++ {
			if text := comments[step]; text != "" {
				label := w.newLabel(to - step)
				line.word(label)
				texts = append(texts, label+" "+plainRemark(text))
			}
			for i, b := range branches {
				if b.From == step {
					labels[i] = w.newLabel(to - step)
					line.word(labels[i])
				}
			}
		}
	}
	labels = make([]string, len(branches))
	if from == 0 {
		annotate(0, 0)
	}
	before := from
	for _, t := range turnsOf(r) {
		if t.last > from {
			line.word(t.text)
			annotate(before+1, t.last)
			before = t.last
		}
	}
	line.newline()
	for _, text := range texts {
		w.paragraph()
		w.text.WriteString(text + "\n")
	}
	for i, b := range branches {
		w.paragraph()
		below := lineWriter{text: &w.text}
		below.word(labels[i])
		below.word(branchWord)
		w.moves(&below, b.Record, b.From, b.Comments, b.Branches)
	}
}

// plainRemark writes a comment on a step so that it does not read as a branch.
func plainRemark(text string) string {
	text = escape(text, "")
	if words := appendWords(nil, text, 0); len(words) > 0 && words[0].text == branchWord {
		return strings.Replace(text, "B", "%42", 1)
	}
	return text
}

// newLabel returns a label that no comment of the replay has yet; back is the number of steps between the comment's
// step and the end of its turn.
func (w *writer) newLabel(back int) string {
	for {
		w.label++
		label := "[" + strconv.Itoa(w.label) + "]"
		if back > 0 {
			label = "[" + strconv.Itoa(w.label) + "^" + strconv.Itoa(back) + "]"
		}
		if !w.labels[label] {
			return label
		}
	}
}

// usedLabels returns the bracketed first words of comments that belong to no step, so that none of them is read as an
// annotation.
func usedLabels(r *Replay) map[string]bool {
	used := map[string]bool{}
	all := r.Notes
	for _, d := range r.Deals {
		all = append(all[:len(all):len(all)], d.Notes...)
	}
	for _, n := range all {
		if words := appendWords(nil, n.Text, 0); n.Tag == "" && len(words) > 0 {
			used[words[0].text] = true
		}
	}
	return used
}

// width is the length at which lines of tiles and turns are broken.
const width = 100

// A lineWriter breaks words into lines.
type lineWriter struct {
	text   *strings.Builder
	column int
}

func (l *lineWriter) word(text string) {
	switch {
	case l.column == 0:
	case l.column+1+len(text) > width:
		l.newline()
	default:
		l.text.WriteByte(' ')
		l.column++
	}
	l.text.WriteString(text)
	l.column += len(text)
}

func (l *lineWriter) newline() {
	if l.column > 0 {
		l.text.WriteByte('\n')
	}
	l.column = 0
}
