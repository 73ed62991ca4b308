package replay

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/work"
)

// A gameReader reads one game paragraph.
type gameReader struct {
	*reader
	index   int // of the paragraph
	setup   game.Deal
	ruleset *rules.Rules
	deal    *Deal // nil before it is dealt
	at      int   // index of the deal in the replay, or -1
	marks   []string

	record *game.Record // the record being played: the deal's or the branch's
	branch *Branch      // the branch being read, nil for the game itself
	game   int          // index of the game paragraph that the branch belongs to
}

// errFault reports that a fault was recorded and the game ends there.
var errFault = errors.New("fault")

// game reads a game paragraph and adds its deal with every move before the first fault.
func (r *reader) game(index int, p paragraph) {
	r.games++
	g := gameReader{reader: r, index: index, at: -1}
	rest, err := g.header(p)
	if err == nil {
		rest, err = g.tiles(rest)
	}
	if err == nil {
		g.turns(rest)
	}
	for _, label := range g.marks { // of a game that was not dealt
		r.annotate(label, -1, 0)
	}
	if g.deal != nil {
		r.steps += g.deal.Steps()
		r.next = nextGame{}
		r.notes = nil
	} else if r.games-1 == len(r.replay.Deals) {
		r.replay.Gap = r.games - 1 // the first one that is missing
	}
}

// fault reports a fault in a word, and ends the game there.
func (g *gameReader) fault(at source.Span, format string, args ...any) error {
	p := Problem{Deal: g.at, Step: -1, Branch: g.branch}
	if g.record != nil {
		p.Step = g.record.Steps()
	}
	g.report(at, p, format, args...)
	return errFault
}

// end returns the place after a word, where another was expected.
func end(w word) source.Span {
	at := w.at().End
	return source.Span{Start: at, End: at}
}

// mark stores an annotation, shown at the step before it.
func (g *gameReader) mark(label string) {
	if g.deal == nil {
		g.marks = append(grow(g.marks), label)
		return
	}
	if g.branch != nil {
		step := markStep(label, g.record.Steps())
		g.addMark(mark{label: label, games: g.game, deal: g.at, step: step, branch: g.branch.holds(step)})
		return
	}
	g.annotate(label, g.at, g.deal.Steps())
}

// header reads set, round, repeat and players, without annotations.
func (g *gameReader) header(p paragraph) ([]word, error) {
	fields := [...]struct{ name, want string }{
		{"round", "the round, a number from 1"}, {"repeat", "the repeat, a number from 0"},
		{"players", "the number of players, 3, 4, 6 or 0"},
	}
	var values [len(fields)]int
	rest := p[1:]
	for i, field := range fields {
		for len(rest) > 0 && isAnnotation(rest[0].text) {
			g.mark(rest[0].text)
			rest = rest[1:]
		}
		if len(rest) == 0 {
			return nil, g.fault(end(p[len(p)-1]), "want %s, found the end of the paragraph", field.want)
		}
		n, ok := smallNumber(rest[0].text)
		if !ok || i == 0 && n == 0 {
			return nil, g.fault(rest[0].at(), "want %s, found %q", field.want, rest[0].text)
		}
		values[i] = n
		if i == 2 {
			if err := g.players(p[0], rest[0], n); err != nil {
				return nil, err
			}
		}
		rest = rest[1:]
	}
	g.setup.Number, g.setup.Repeat = values[0], values[1]
	return rest, nil
}

// players sets the number of players and everything that depends on it.
func (g *gameReader) players(set, w word, n int) error {
	if n == 0 {
		if n = g.inheritedPlayers(); n == 0 {
			return g.fault(w.at(),
				"want the number of players, 3, 4 or 6: it is 0 and no Players: tag of the text says how many")
		}
	}
	if game.Winds(n) == nil {
		return g.fault(w.at(), "want 3, 4 or 6 players, found %d", n)
	}
	wind, _ := notation.ReadLetters(set.text, false)
	if n != 6 && !wind[0].IsWind() {
		return g.fault(set.at(), "want one of E S W N for the set with %d players, found %q", n, set.text)
	}
	id := g.heading.Rules
	if id == "" {
		id = defaultRules
	}
	played, _, err := g.rules(id, n, g.heading.Options)
	if err != nil {
		g.problem(set.at(), "%s; the options are left out", err)
		played, _, _ = g.rules(id, n, nil)
	}
	if g.ruleset = played; played != g.played {
		g.reader.played, g.reader.table = played, played.Record()
	}
	g.setup.Players, g.setup.Round, g.setup.Rules = n, wind[0], g.table
	g.setup.Dead = g.heading.DeadWall
	if g.heading.DeadWall == DeadByRules {
		g.setup.Dead = g.setup.Rules.DeadWall
	}
	if names := len(g.heading.Players); names > 0 && names != n {
		g.problem(w.at(), "the game has %d players, Players: has %d names", n, names)
	}
	if scores := g.next.scores; scores != nil {
		if len(scores) != n {
			g.problem(w.at(), "the game has %d players, Scores: has %d numbers; they are left out", n, len(scores))
		} else {
			g.setup.Scores = scores
		}
	}
	g.setup.Deposits = g.next.deposits
	if g.setup.Rules.Exchange > 0 {
		g.setup.Exchange = g.exchange
	}
	return nil
}

// inheritedPlayers counts the names of the last Players: tag before the game, or else of the next one after it.
func (g *gameReader) inheritedPlayers() int {
	if n := len(g.heading.Players); n > 0 {
		return n
	}
	return g.named.after(g.all, g.index)
}

// namedPlayers caches the result of looking for the next Players: tag, for the games before it.
type namedPlayers struct {
	from, at int // it was the next one after paragraph from
	count    int // its names, 0 if there is none
	known    bool
}

// after counts the names of the first Players: tag after a paragraph.
func (k *namedPlayers) after(all []paragraph, index int) int {
	if k.known && k.from <= index && index < k.at {
		return k.count
	}
	*k = namedPlayers{from: index, at: index + 1, known: true}
	for ; k.at < len(all); k.at++ {
		p := all[k.at]
		if !isTag(p[0].text) {
			continue
		}
		for i, w := range p {
			if w.text == "Players:" && w.first {
				n := i + 1
				for n < len(p) && !(p[n].first && isTag(p[n].text)) {
					n++
				}
				k.count = len(names(join(p[i+1 : n])))
				return k.count
			}
		}
	}
	return 0
}

// isEnd reports whether a word is an end indicator.
func isEnd(text string) bool { return text == "#" || text == "=" || text == "*" }

// tiles reads the tile list and deals. After a fault in the list the rest of the wall is unknown, and nothing is
// played; with a fault among the dealt tiles there is no deal.
func (g *gameReader) tiles(words []word) ([]word, error) {
	// The words of one wall reuse the buffer of the last one: a text may have two thousand walls.
	wall := slices.Grow(g.wallWords[:0], min(len(words), game.MaxWall+1))
	defer func() { g.wallWords = wall }()
	place, n := source.Span{}, 0
	for ; n < len(words); n++ {
		work.Count(2)
		w := words[n]
		if isAnnotation(w.text) {
			g.mark(w.text)
			continue
		}
		if isEnd(w.text) || strings.IndexByte(w.text, '.') >= 0 {
			break
		}
		if place = w.at(); len(wall) <= game.MaxWall { // one too many is reported like any larger number
			wall = append(wall, w)
		}
	}
	switch {
	case len(wall) > 0:
	case n < len(words):
		place = words[n].at()
	default:
		place = end(g.all[g.index][len(g.all[g.index])-1])
	}
	bad, message := g.wall(wall)
	if bad >= 0 && bad < g.setup.Players*game.HandSize {
		return nil, g.fault(wall[bad].at(), "%s", message)
	}
	err := g.start(place)
	if err == nil && bad >= 0 {
		err = g.fault(wall[bad].at(), "%s", message)
	}
	return words[n:], err
}

// wall sets the tiles. bad is the index of the first word that is not a tile or cannot be in this wall, or -1. From
// there on the tiles are unknown.
func (g *gameReader) wall(words []word) (bad int, message string) {
	bad = -1
	g.setup.Wall = slices.Grow(g.setup.Wall, min(len(words), game.MaxWall))
	for i, w := range words {
		tiles, ok := notation.AppendLetters(g.setup.Wall, w.text, g.setup.Rules.Red)
		if !ok || len(tiles) != i+1 {
			bad, message = i, fmt.Sprintf("want a tile such as 1m, xt, E or ?, found %q", w.text)
			break
		}
		g.setup.Wall = tiles
	}
	if at, err := g.setup.Check(); at >= 0 {
		bad, message = at, fmt.Sprintf("tile %q: %s", words[at].text, err)
		g.setup.Wall = g.setup.Wall[:at]
	}
	if bad >= 0 {
		for len(g.setup.Wall) < min(len(words), game.MaxWall) {
			g.setup.Wall = append(g.setup.Wall, tile.Unknown)
		}
	}
	return bad, message
}

// start deals.
func (g *gameReader) start(place source.Span) error {
	d, err := New(&g.setup, g.heading, g.ruleset)
	if err != nil {
		return g.fault(place, "%s", err)
	}
	d.Notes, d.Result = g.notes, g.next.result
	g.deal, g.record, g.at = d, d.Record, len(g.replay.Deals)
	g.replay.Deals = append(g.replay.Deals, d)
	for _, label := range g.marks {
		g.annotate(label, g.at, 0)
	}
	g.marks = nil
	return nil
}
