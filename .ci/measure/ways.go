package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// A fork is a decision of a chair that was made one way and is played the other way, too. Of the two ways of each kind
// one is the bold way: riichi, a kong, a claim, a push, the first of two discards.
type fork struct {
	step    int // of the record, before the decision
	chair   int
	other   []game.Event // the other way; none: the chair claims nothing
	bold    bool         // the bold way was made
	numbers []float64    // of the decision, by the names of the kind
}

// A twoWays is a fork played on in both ways.
type twoWays struct {
	fork
	wall uint64
	deal int // of all that were played
	gain float64
}

// A wayKind is a kind of decisions of which both ways are played.
type wayKind struct {
	id    string
	bold  string // the bold way, and the other one
	calm  string
	names []string
	find  func(s *game.State, next []game.Event, r *rules.Rules) []fork
	most  int // forks of a deal that are played; 0: all
}

// ways are the pairs of a kind.
type ways struct {
	kind     *wayKind
	pairs    []twoWays
	deals    int
	out      io.Writer // for a line of each pair; nil for none
	shuffles int       // of the tiles still to be drawn, for each fork; 0: the deal's own wall
}

// playWays plays East rounds of four careful players from the first wall on until there are that many forks, and both
// ways of each fork. It writes a line for each.
func playWays(id string, pairs int, seed uint64, shuffles int, out io.Writer) (*ways, error) {
	if shuffles < 0 {
		return nil, fmt.Errorf("ways: want 0 shuffles or more, found %d", shuffles)
	}
	at := slices.IndexFunc(wayKinds, func(k wayKind) bool { return k.id == id })
	if at < 0 {
		return nil, fmt.Errorf("ways: there is no kind %q", id)
	}
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		return nil, err
	}
	w := &ways{kind: &wayKinds[at], out: out, shuffles: shuffles}
	if out != nil {
		fmt.Fprintln(out, "wall\tdeal\tchair\tstep\tbold\tpoints\t"+strings.Join(w.kind.names, "\t"))
	}
	for wall := seed; len(w.pairs) < pairs; wall++ {
		a := careful(r)
		a.keep = func(record *game.Record) error { return w.deal(r, record, wall) }
		if _, err := a.round(wall, seatings[4][0]); err != nil {
			return nil, fmt.Errorf("wall %d: %w", wall, err)
		}
	}
	return w, nil
}

// deal plays the forks of a finished deal.
func (w *ways) deal(r *rules.Rules, record *game.Record, wall uint64) error {
	w.deals++
	var forks []fork
	for step := range record.Steps() {
		s := record.At(step)
		for _, f := range w.kind.find(&s, following(record, step), r) {
			f.step = step
			forks = append(forks, f)
		}
	}
	if most := w.kind.most; most > 0 && len(forks) > most {
		chosen := make([]fork, 0, most)
		for i := range most { // evenly, from a place that the deal decides
			chosen = append(chosen, forks[(i*len(forks)/most+w.deals*7)%len(forks)])
		}
		forks = chosen
	}
	for _, f := range forks {
		gain, err := w.gain(record, r, &f)
		if err != nil {
			return err
		}
		p := twoWays{fork: f, wall: wall, deal: w.deals, gain: gain}
		if f.bold {
			p.gain = -p.gain
		}
		w.pairs = append(w.pairs, p)
		if w.out != nil {
			p.write(w.out)
		}
	}
	return nil
}

// gain returns how much more the chair of a fork wins by the other way than by what was decided.
func (w *ways) gain(record *game.Record, r *rules.Rules, f *fork) (float64, error) {
	if w.shuffles > 0 {
		return shuffledGain(record, r, f, w.shuffles)
	}
	other, err := playOn(record, r, f)
	if err != nil {
		return 0, err
	}
	return float64(other[f.chair] - movedBy(record, r)[f.chair]), nil
}

// following returns the next two events after a step, fewer at the end.
func following(record *game.Record, step int) (next []game.Event) {
	for after := step + 1; after <= min(step+2, record.Steps()); after++ {
		next = append(next, record.Event(after))
	}
	return next
}

// playOn plays the other way of a fork to the end of the deal, and returns how the scores moved.
func playOn(record *game.Record, r *rules.Rules, f *fork) ([]int, error) {
	branch := record.Branch(f.step)
	other := f.other
	if len(other) == 0 {
		a := careful(r)
		e, ok, err := a.nextWithout(branch.Last(), seatings[4][0], f.chair)
		if err != nil || !ok {
			return nil, fmt.Errorf("step %d: nothing follows a pass: %w", f.step, err)
		}
		other = []game.Event{e}
	}
	for _, e := range other {
		if err := branch.Add(e); err != nil {
			return nil, fmt.Errorf("step %d, %v: %w", f.step, e, err)
		}
	}
	return finish(branch, r)
}

// finish lets careful players play a deal to its end, and returns how the scores moved.
func finish(record *game.Record, r *rules.Rules) ([]int, error) {
	a := careful(r)
	if err := a.deal(record, seatings[4][0]); err != nil {
		return nil, err
	}
	return movedBy(record, r), nil
}

// careful is a table of four careful players.
func careful(r *rules.Rules) arena {
	return arena{rules: r, of: 4, sides: [2]opponent.Strength{opponent.Careful, opponent.Careful}}
}

// movedBy returns how a finished deal moved the scores.
func movedBy(record *game.Record, r *rules.Rules) []int {
	s := record.Last()
	return s.Moved(match.After(s, r, 1).Payments)
}

// write writes a line.
func (p *twoWays) write(out io.Writer) {
	fmt.Fprintf(out, "%d\t%d\t%d\t%d\t%d\t%.1f", p.wall, p.deal, p.chair, p.step, chairs(p.bold), p.gain)
	for _, x := range p.numbers {
		fmt.Fprintf(out, "\t%.4g", x)
	}
	fmt.Fprintln(out)
}

// shares is the number of groups of a number with many values.
const shares = 4

// print prints what the bold way wins more: of all pairs, of those decided boldly and not, and by each number.
func (w *ways) print() {
	fmt.Printf("%s: %d pairs of %d deals; points by which the first way is better, its 95 %% interval, share of pairs\n",
		w.kind.id, len(w.pairs), w.deals)
	w.line("all", func(*twoWays) bool { return true })
	w.line("decided: "+w.kind.bold, func(p *twoWays) bool { return p.bold })
	w.line("decided: "+w.kind.calm, func(p *twoWays) bool { return !p.bold })
	for i, name := range w.kind.names {
		for _, g := range w.groups(i) {
			label := fmt.Sprintf("%s %.4g", name, g[0])
			if g[1] != g[0] {
				label += fmt.Sprintf(" to %.4g", g[1])
			}
			within := func(p *twoWays) bool { return p.numbers[i] >= g[0] && p.numbers[i] <= g[1] }
			w.line(label+", "+w.kind.bold, func(p *twoWays) bool { return p.bold && within(p) })
			w.line(label+", "+w.kind.calm, func(p *twoWays) bool { return !p.bold && within(p) })
		}
	}
}

// line prints a group of pairs.
func (w *ways) line(label string, in func(*twoWays) bool) {
	var gains []float64
	for i := range w.pairs {
		if in(&w.pairs[i]) {
			gains = append(gains, w.pairs[i].gain)
		}
	}
	if len(gains) < 2 {
		return
	}
	mean, off := meanAndInterval(gains)
	mark := ""
	if math.Abs(mean) > off {
		mark = "  *"
	}
	share := 100 * float64(len(gains)) / float64(len(w.pairs))
	fmt.Printf("  %-44s %+7.0f ±%-6.0f %5.1f %%%s\n", label, mean, off, share, mark)
}

// groups returns the bounds of the groups of a number: each value if there are few, else equal shares of the pairs.
func (w *ways) groups(number int) (list [][2]float64) {
	values := make([]float64, len(w.pairs))
	for i := range w.pairs {
		values[i] = w.pairs[i].numbers[number]
	}
	slices.Sort(values)
	if different := slices.Compact(slices.Clone(values)); len(different) <= 2*shares {
		for _, x := range different {
			list = append(list, [2]float64{x, x})
		}
		return list
	}
	for from := 0; from < len(values); {
		to := min(from+(len(values)+shares-1)/shares, len(values))
		for to < len(values) && values[to] == values[to-1] {
			to++ // equal values stay in one group
		}
		list = append(list, [2]float64{values[from], values[to-1]})
		from = to
	}
	return list
}
