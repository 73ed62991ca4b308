package search_test

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/audit"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
	"tehai/core/rules"
	"tehai/core/search"
	"tehai/core/shanten"
	"tehai/core/tile"
)

func distance(counts *tile.Counts) int { return int(shanten.Of(counts).Best) }

// A scene is a step of a game as a chair sees it, with all of the game at hand: nothing in it comes from an index.
type scene struct {
	log    string
	place  int // of the deal
	deal   *replay.Deal
	wins   []audit.Win
	chair  int
	step   int
	event  game.Event  // that led to the step
	before *game.State // of step 0 none
	after  *game.State
	move   *review.Move // of the chair that led to the step, or nil
	moves  bool         // the scene is a decision that leaves no event of the chair
	turn   int          // own discards so far
}

// closed are the closed tiles at the scene, one by one.
func (s *scene) closed() []tile.Tile {
	if s.moves {
		return s.before.Closed(s.chair)
	}
	return s.after.Closed(s.chair)
}

func (s *scene) known() bool {
	return !slices.ContainsFunc(s.closed(), func(t tile.Tile) bool { return t.Index() < 0 })
}

// number is how many plain or red tiles of a kind the tiles hold.
func number(tiles []tile.Tile, want string) (n int) {
	for _, t := range tiles {
		if t.String() == want || t.IsRedFive() && t.Plain().String() == want {
			n++
		}
	}
	return n
}

// holds reports whether the closed tiles hold each of the tiles, as often as it is written.
func (s *scene) holds(want ...string) bool { return s.known() && hasAll(s.closed(), want...) }

func hasAll(tiles []tile.Tile, want ...string) bool {
	for _, w := range want {
		if number(tiles, w) < number(tilesOf(want), w) {
			return false
		}
	}
	return true
}

func tilesOf(words []string) (tiles []tile.Tile) {
	for _, w := range words {
		for _, t := range tile.All() {
			if t.String() == w {
				tiles = append(tiles, t)
			}
		}
	}
	return tiles
}

// waits are the tiles that complete the hand, tried one by one.
func (s *scene) waits() (words []string) {
	tiles := s.closed()
	if !s.known() || len(tiles)%3 != 1 {
		return nil
	}
	counts := tile.CountsOf(tiles)
	for k := range counts {
		if counts[k] == 4 {
			continue
		}
		counts[k]++
		if s.deal.Ruleset.Forms.Shanten(&counts) == -1 {
			words = append(words, tile.Of(k).String())
		}
		counts[k]--
	}
	return words
}

func (s *scene) state() *game.State {
	if s.moves {
		return s.before
	}
	return s.after
}

// left is how many copies of the waits lie nowhere that the chair sees.
func (s *scene) left() (n int) {
	st := s.state()
	seen := append(st.Closed(s.chair), st.Indicators()...)
	for chair := range st.Deal().Players {
		seen = append(seen, st.Flowers(chair)...)
		for _, m := range st.Melds(chair) {
			seen = append(seen, m.Tiles()...)
		}
		for _, d := range st.River(chair) {
			if d.ClaimedBy < 0 {
				seen = append(seen, d.Tile)
			}
		}
	}
	for _, w := range s.waits() {
		n += max(0, 4-number(seen, w))
	}
	return n
}

func (s *scene) discards() bool { return s.event.Kind == game.Discard && !s.moves }

func (s *scene) riichi() bool { return s.discards() && s.before.Phase == game.Declared }

func (s *scene) called() bool {
	return !s.moves && (s.event.Kind == game.Chow || s.event.Kind == game.Pung || s.event.Kind == game.Kong &&
		s.event.Tile == tile.None)
}

func (s *scene) openMelds(chair int) (n int) {
	for _, m := range s.state().Melds(chair) {
		if !m.Closed() {
			n++
		}
	}
	return n
}

// riichis is how many other chairs are in riichi.
func (s *scene) riichis() (n int) {
	for chair := range s.deal.Deal().Players {
		if chair != s.chair && s.state().Riichi(chair) > 0 {
			n++
		}
	}
	return n
}

func (s *scene) threatened() bool {
	for chair := range s.deal.Deal().Players {
		if chair != s.chair && (s.state().Riichi(chair) > 0 || s.openMelds(chair) > 1) {
			return true
		}
	}
	return false
}

// danger is what the discard may deal in by, in percent; NaN where no rival threatens.
func (s *scene) danger() float64 {
	if !s.discards() || !s.threatened() {
		return math.NaN()
	}
	v, err := advice.At(s.before, s.deal.Ruleset, s.chair)
	if err != nil {
		return math.NaN()
	}
	chances, _ := v.Dangers()
	return math.Round(chances[s.event.Tile.Index()]*10_000) / 100
}

// dealtIn reports whether the next event is a win of another chair, on this discard or by robbing this kong.
func (s *scene) dealtIn() bool {
	if s.moves || s.event.Chair != s.chair || s.event.Kind != game.Discard && s.event.Kind != game.Kong &&
		s.event.Kind != game.North || s.step >= s.deal.Steps() {
		return false
	}
	next := s.deal.Event(s.step + 1)
	return next.Kind == game.Win && next.Chair != s.chair
}

func (s *scene) win() *audit.Win {
	for i := range s.wins {
		if s.wins[i].Chair == s.chair {
			return &s.wins[i]
		}
	}
	return nil
}

func (s *scene) points() int {
	if w := s.win(); w != nil && w.Card != nil {
		return w.Card.Points
	}
	return -1
}

func (s *scene) yaku(id string) bool {
	w := s.win()
	return w != nil && w.Card != nil && slices.ContainsFunc(w.Card.Items, func(i rules.Item) bool {
		return i.ID == id &&
			i.Part != rules.PartFu
	})
}

func (s *scene) wind() tile.Tile { return s.deal.Deal().Wind(s.chair) }

// loss is what the decision cost in points, -1 where there was none.
func (s *scene) loss() float64 {
	if s.move == nil {
		return -1
	}
	return math.Round(s.move.Loss.Points)
}

// rows are the first discard and the one made.
func (s *scene) rows() (first, made *advice.Row, ok bool) {
	if s.move == nil || s.move.Row < 0 || len(s.move.Rows) < 2 || s.move.Kind != review.Discard &&
		s.move.Kind != review.Riichi {
		return nil, nil, false
	}
	return &s.move.Rows[0], &s.move.Rows[s.move.Row], true
}

// furiten reports a ready hand whose river holds a tile that it waits for, or that has let one pass.
func (s *scene) furiten() bool { return len(s.waits()) > 0 && s.state().Furiten(s.chair) }

// A row is a question and what it means, in its own words.
type row struct {
	question string
	holds    func(*scene) bool
	deals    bool // it is about deals, not about moments
}

// scenes walks through every step of a deal and shows each scene that is a moment.
func scenes(l log, place int, moves []review.Move, visit func(*scene)) {
	d := l.games.Deals[place]
	live, err := d.Under(d.Ruleset.Table(), d.Steps())
	if err != nil {
		live = d.Record
	}
	wins, _ := audit.Wins(d, nil)
	turns := map[int]int{}
	for step := 0; step <= live.Steps(); step++ {
		after := live.At(step)
		base := scene{log: l.name, place: place, deal: d, wins: wins, step: step, after: &after}
		if step > 0 {
			before := live.At(step - 1)
			base.event, base.before = live.Event(step), &before
		}
		for chair := range d.Deal().Players {
			s := base
			s.chair = chair
			for i := range moves {
				if m := &moves[i]; m.Chair == chair && m.Step == step && m.Made.Kind == game.Dealt {
					pass := s
					pass.move, pass.moves, pass.turn = m, true, turns[chair]
					visit(&pass)
				}
			}
			own := step == 0 || s.event.Kind == game.Exhausted || s.event.Kind == game.Aborted || s.event.Chair == chair
			if !own || s.event.Kind == game.Draw || s.event.Kind == game.Riichi {
				continue
			}
			if s.discards() {
				turns[chair]++
			}
			s.turn = turns[chair]
			for i := range moves {
				m := &moves[i]
				at := m.Step
				if m.Made.Kind == game.Riichi {
					at++
				}
				if m.Chair == chair && at == step && m.Made.Kind != game.Dealt {
					s.move = m
				}
			}
			visit(&s)
		}
	}
}

// at names a scene or what was found.
func at(log string, deal, chair, step int, pass bool) string {
	return fmt.Sprintf("%s deal %d chair %d step %d pass %v", log, deal, chair, step, pass)
}

// TestBruteForce asks every question of the index, and of every step of every game by the meaning of the question:
// both find the same places.
func TestBruteForce(t *testing.T) {
	logs := samples(t)
	real.Each(t, logtest.Rules, func(name string, r *replay.Replay) { logs = append(logs, log{name, r}) })
	if testing.Short() {
		logs = logs[:len(samples(t))]
	}
	store, want := &search.Store{}, make([]map[string]bool, len(questions))
	for i := range questions {
		want[i] = map[string]bool{}
	}
	moments := 0
	for i, l := range logs {
		logs[i].name = fmt.Sprintf("%03d %s", i, l.name)
		l = logs[i]
		file := search.Index(l.games)
		for place, d := range l.games.Deals {
			moves, err := review.Deal(d, -1, nil)
			if err != nil {
				t.Fatal(err)
			}
			file.Review(place, d, -1, moves)
			ends := map[int]string{}
			scenes(l, place, moves, func(s *scene) {
				moments++
				ends[s.chair] = at(l.name, place, s.chair, s.step, s.moves)
				for q := range questions {
					if row := &questions[q]; !row.deals && row.holds(s) {
						want[q][at(l.name, place, s.chair, s.step, s.moves)] = true
					}
				}
			})
			last := d.At(d.Steps())
			wins, _ := audit.Wins(d, nil)
			for chair, end := range ends {
				for q := range questions {
					if row := &questions[q]; row.deals && row.holds(&scene{deal: d, wins: wins, chair: chair, step: d.Steps(),
						after: &last}) {
						want[q][end] = true
					}
				}
			}
		}
		again, err := search.Read(file.Append(nil))
		if err != nil {
			t.Fatal(l.name, err)
		}
		store.Put(l.name, "2026", again)
	}
	found := 0
	for i, row := range questions {
		q, err := search.Parse(row.question)
		if err != nil {
			t.Errorf("%s: %v", row.question, err)
			continue
		}
		a := store.Ask(q, "", 0, math.MaxInt)
		if a.Places != len(want[i]) || len(a.List) != a.Places || q.Moments() == row.deals {
			t.Errorf("%s: %d places, brute force finds %d", row.question, a.Places, len(want[i]))
		}
		if a.Moments != moments {
			t.Errorf("%s: %d moments looked at, want %d", row.question, a.Moments, moments)
		}
		for _, f := range a.List {
			name := at(f.Key, f.Deal.Place, f.Chair, int(f.Moment.Step), f.Moment.Event == search.Pass)
			if !want[i][name] {
				t.Errorf("%s: brute force does not find %s", row.question, name)
				break
			}
		}
		if a.Places > 0 {
			found++
		}
		t.Logf("%6d of %6d  %s", a.Places, len(want[i]), row.question)
	}
	if len(questions) < 40 || found < len(questions)-4 {
		t.Errorf("%d questions, of which %d find anything: want 40, nearly all of which do", len(questions), found)
	}
	t.Logf("%d questions of %d games, %d moments", len(questions), len(logs), moments)
}
