package review_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/odds"
	"tehai/core/placement"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
	"tehai/core/tile"
)

// The slow review works out each decision again from views and odds, step by step.

// slowWorth is what a hand of 3n+1 tiles brings, with the chance to deal in before.
type slowWorth struct{ win, points float64 }

func slowCurve(v *advice.View, c advice.Curve, row *advice.Row) slowWorth {
	o, ok := v.Odds(&c, odds.Default)
	if !ok {
		w := slowWorth{c.Win[0], c.Win[0] * c.Value}
		if row != nil && v.Pressed() {
			w = slowWorth{w.win * (1 - row.Danger), w.points*(1-row.Danger) - row.Cost}
		}
		return w
	}
	if row != nil && v.Pressed() && row.Danger > 0 {
		o = o.AfterDiscard(row.Danger, row.Cost/row.Danger)
	}
	return slowWorth{o.Win, o.Points}
}

// TestSlowReviewAgrees compares reviews of deals that were played, of four and of three players, with slow ones.
func TestSlowReviewAgrees(t *testing.T) {
	kinds, luck, dangers, compared := map[review.Kind]int{}, 0, 0, 0
	for _, row := range chosenDeals(t) {
		d, chair := row.deal, row.chair
		moves, err := review.Deal(d, chair, nil)
		if err != nil {
			t.Fatal(err)
		}
		live, err := d.Under(d.Ruleset.Table(), d.Steps())
		if err != nil {
			t.Fatal(err)
		}
		found := map[int]*review.Move{}
		for i := range moves {
			m := &moves[i]
			if m.Chair != chair || found[m.Step] != nil {
				t.Fatalf("step %d: chair %d is reviewed", m.Step, m.Chair)
			}
			found[m.Step] = m
			kinds[m.Kind]++
			s := live.At(m.Step - 1)
			v, err := advice.At(&s, d.Ruleset, chair)
			if err != nil {
				t.Fatal(err)
			}
			dangers += slowDanger(t, &s, v, m)
			luck += slowLuck(t, d, m)
			compared += slowLoss(t, d, &s, v, m)
			slowClaim(t, d, &s, v, m)
			slowRiichi(t, d, v, m)
		}
		for step := 1; step <= d.Steps(); step++ {
			before := live.At(step - 1)
			if got, want := found[step] != nil, decides(&before, d.Event(step), chair); got != want {
				t.Errorf("%s, step %d: chair %d decides %t, want %t: %+v", row.name, step, chair, got, want, d.Event(step))
			}
		}
		slowFigures(t, d, chair, moves)
		slowOptions(t, d, moves)
		slowAlternatives(t, d, moves)
		slowCourse(t, d, live)
	}
	t.Log(kinds, luck, dangers, compared)
	if luck < 10 || dangers < 3 || compared < 10 || kinds[review.Discard] == 0 ||
		kinds[review.Call]+kinds[review.Pass] == 0 {
		t.Errorf("kinds %v, %d draws of luck, %d dangers, %d losses", kinds, luck, dangers, compared)
	}
}

// A chosen deal is one with the chair that is reviewed.
type chosenDeal struct {
	name  string
	deal  *replay.Deal
	chair int
}

// chosenDeals plays deals until there are some that end in each way for a chair: a deal-in, a win, a riichi, the last
// discard of the wall, and one of three players.
func chosenDeals(t *testing.T) (list []chosenDeal) {
	t.Helper()
	missing := map[string]int{"deal-in": 2, "win": 1, "riichi": 2, "last discard": 2}
	for seed := uint64(1); len(missing) > 0 && seed < 400; seed++ {
		d := logtest.Played(t, "riichi-tenhou", 4, seed)
		s := d.Last()
		_, loser := s.Target()
		name, chair := "", 0
		for other := range 4 {
			switch {
			case missing["riichi"] > 0 && s.Riichi(other) > 0:
				name, chair = "riichi", other
			case missing["deal-in"] > 0 && s.Phase == game.Won && other == loser:
				name, chair = "deal-in", other
			case missing["win"] > 0 && slices.Contains(s.Winners(), other):
				name, chair = "win", other
			case missing["last discard"] > 0 && s.Last.Kind == game.Exhausted && other == int(s.Discard(s.Thrown()-1).Chair):
				name, chair = "last discard", other
			}
		}
		if name == "" {
			continue
		}
		if missing[name]--; missing[name] == 0 {
			delete(missing, name)
		}
		list = append(list, chosenDeal{name, d, chair})
	}
	if len(missing) > 0 {
		t.Fatalf("no deal has %v", missing)
	}
	return append(list, chosenDeal{"three players", logtest.Played(t, "riichi-tenhou-3p", 3, 5), 2})
}

// decides reports whether an event shows a decision of the chair: with 3n+2 tiles and more than one move that is no
// win, or with a claim to make and none of another chair before it.
func decides(s *game.State, e game.Event, chair int) bool {
	own, discards, claims := 0, 0, 0
	for _, l := range s.Legal() {
		if l.Chair != chair || l.Kind == game.Exhausted {
			continue
		}
		switch l.Kind {
		case game.Discard:
			discards++
		case game.Draw, game.Aborted:
		default:
			own++
			claims++
		}
	}
	switch s.Phase {
	case game.ToDiscard, game.Called:
		return s.Turn == chair && e.Kind != game.Win && e.Kind != game.Aborted && (discards > 1 || own > 0)
	case game.ToDraw, game.ToReplace:
		mine := e.Chair == chair
		quiet := e.Kind == game.Draw || e.Kind == game.Exhausted
		return claims > 0 && e.Kind != game.Aborted && (quiet || mine && e.Kind != game.Win)
	}
	return false
}

// slowDanger checks the danger of a decision: that of the discard made, where a rival threatens.
func slowDanger(t *testing.T, s *game.State, v *advice.View, m *review.Move) int {
	t.Helper()
	turn := s.Phase == game.ToDiscard || s.Phase == game.Called
	want := -1.0
	if v.Pressed() && turn && m.Row >= 0 {
		chances, _ := v.Dangers()
		want = chances[m.Rows[m.Row].Tile.Index()]
	}
	if turn && math.Abs(m.Danger-want) > 1e-9 {
		t.Errorf("step %d: danger %.3f, want %.3f", m.Step, m.Danger, want)
	}
	if m.Kind == review.Pass && m.Danger >= 0 {
		t.Errorf("step %d: to pass has the danger %.3f", m.Step, m.Danger)
	}
	for k := range tile.Kinds {
		if m.Left[k] != v.Left[k] {
			t.Errorf("step %d: %d of %s are unseen, want %d", m.Step, m.Left[k], tile.Of(k), v.Left[k])
		}
	}
	if want > 0 {
		return 1
	}
	return 0
}

// slowLuck counts the draws after a discard: at most three, up to a call of one's own or the first useful tile.
// slowDrawn is the part of the useful tiles among all that are unseen, each counted by how many the wall has of its
// kind.
func slowDrawn(m *review.Move, unseen, turn int) float64 {
	table := map[string][]float64{
		"19": {1.03, 1.06, 1.10, 1.14, 1.18, 1.35}, "28": {0.98, 0.95, 0.96, 0.98, 1.00, 1.00},
		"37": {0.98, 0.93, 0.90, 0.86, 0.80, 0.73}, "456": {0.96, 0.90, 0.86, 0.82, 0.78, 0.74},
		"z": {1.08, 1.24, 1.36, 1.49, 1.71, 2.10},
	}
	useful, all := 0.0, 0.0
	for k := range 34 {
		text := tile.Of(k).String()
		weight := 0.0
		for ranks, row := range table {
			if honour := text[1] == 'z'; honour && ranks == "z" || !honour && strings.Contains(ranks, text[:1]) {
				weight = row[min(turn/3, 5)]
			}
		}
		for range m.Left[k] {
			unseen--
			all += weight
			if m.Rows[m.Row].Tiles.Has(k) {
				useful += weight
			}
		}
	}
	return useful / (all + float64(unseen))
}

func slowLuck(t *testing.T, d *replay.Deal, m *review.Move) int {
	t.Helper()
	if m.Row < 0 {
		if m.Luck != nil {
			t.Errorf("step %d: luck %+v without a discard", m.Step, m.Luck)
		}
		return 0
	}
	row := &m.Rows[m.Row]
	before := d.At(m.Step - 1)
	seen := len(before.Closed(m.Chair)) + len(before.Indicators())
	for chair := range d.Deal().Players {
		seen += len(before.Flowers(chair))
		for _, meld := range before.Melds(chair) {
			seen += meld.Len()
		}
	}
	for _, out := range before.Discards() {
		if out.ClaimedBy < 0 {
			seen++
		}
	}
	unseen := len(d.Deal().Wall) - seen
	draws, came := 0, 0
	for step := m.Step + 1; step <= d.Steps() && draws < 3 && came == 0; step++ {
		e := d.Event(step)
		if e.Chair != m.Chair {
			continue
		}
		if e.Kind == game.Chow || e.Kind == game.Pung || e.Kind == game.Kong {
			break
		}
		if e.Kind == game.Draw {
			draws++
			after := d.At(step)
			if row.Tiles.Has(after.Drawn.Index()) {
				came++
			}
		}
	}
	hoped := float64(draws) * slowDrawn(m, unseen, len(before.Discards())/d.Deal().Players)
	wall, soon := 0, 0
	for i, one := range before.Wall() {
		if row.Tiles.Has(one.Index()) {
			wall++
			if i < 3*d.Deal().Players {
				soon++
			}
		}
	}
	if l := m.Luck; l == nil || l.Draws != draws || l.Came != came || math.Abs(l.Hoped-hoped) > 1e-9 || l.Wall != wall ||
		l.Soon != soon {
		t.Errorf("step %d: luck %+v, want %d draws, %.3f hoped, %d came, %d in the wall, %d soon", m.Step, m.Luck, draws,
			hoped,
			came, wall, soon)
	}
	return draws
}

// slowLoss checks the cost of a discard: at most what the curves of both discards say, nothing where that is no more
// than a tie, and nothing for the first row; after the last draw, what dealing in and a draw pay. A kong costs nothing.
func slowLoss(t *testing.T, d *replay.Deal, s *game.State, v *advice.View, m *review.Move) int {
	t.Helper()
	if m.Loss.Win < 0 || m.Loss.Points < 0 || m.Agrees && m.Loss.Points > 0 {
		t.Errorf("step %d: agrees %t, loses %+v", m.Step, m.Agrees, m.Loss)
	}
	if m.Kind == review.Kong && m.Loss.Points != 0 {
		t.Errorf("step %d: a kong or its omission costs %+v", m.Step, m.Loss)
	}
	if m.Kind != review.Discard || m.Row < 0 {
		return 0
	}
	if m.Agrees != (m.Row == 0) {
		t.Errorf("step %d: row %d agrees %t", m.Step, m.Row, m.Agrees)
	}
	rows := v.Discards(advice.Weighed)
	if len(rows) != len(m.Rows) || rows[m.Row].Tile != m.Rows[m.Row].Tile {
		t.Errorf("step %d: the rows are %v, want %v", m.Step, m.Rows, rows)
		return 0
	}
	best, made := &rows[0], &rows[m.Row]
	if m.Row == 0 {
		return 0
	}
	if s.Left() < s.Deal().Players {
		// No draw of the chair is left: a ready hand is paid, if it does not deal in.
		value := func(row *advice.Row) float64 {
			if row.Shanten != 0 || s.Deal().Players != 4 {
				return -row.Cost
			}
			return (1-row.Danger)*2000 - row.Cost
		}
		want := value(best) - value(made)
		if want <= 150 {
			want = 0
		}
		if math.Abs(m.Loss.Points-want) > 1e-9 || m.Loss.Win > 0 {
			t.Errorf("step %d: the last discard costs %+v, want %.0f", m.Step, m.Loss, want)
		}
		return 1
	}
	a, b := v.CurveAfter(best.Tile), v.CurveAfter(made.Tile)
	if (best.Shanten > advice.Reach) != (made.Shanten > advice.Reach) || (a.Value > 0) != (b.Value > 0) {
		a.Value = max(a.Value, b.Value)
		b.Value = a.Value
	}
	without, other := v.Without(best.Tile), v.Without(made.Tile)
	first, second := slowCurve(&without, a, best), slowCurve(&other, b, made)
	most := max(0, first.points-second.points)
	if m.Loss.Points > most+1e-6 {
		t.Errorf("step %d: %s instead of %s costs %.0f points, want %.0f at most", m.Step, made.Tile, best.Tile,
			m.Loss.Points,
			most)
	}
	if m.Loss.Points > 0 && math.Abs(m.Loss.Win-max(0, first.win-second.win)) > 1e-9 {
		t.Errorf("step %d: a loss of %+v, want a chance of %.3f", m.Step, m.Loss, first.win-second.win)
	}
	if far := best.Shanten > 3 && made.Shanten > 3; far && m.Loss.Points > 0 {
		t.Errorf("step %d: two hands far from ready are apart by %+v", m.Step, m.Loss)
	} else if low, high := slowBounds(v, rows, m.Row, most, slowSecond(d, s, v, rows, m.Row, first, second)); !far &&
		(m.Loss.Points < low-1e-6 || m.Loss.Points > high+1e-6) {
		t.Errorf("step %d: %s instead of %s costs %.0f points, want %.0f to %.0f", m.Step, made.Tile, best.Tile,
			m.Loss.Points, low, high)
	}
	return 1
}

// A slowOther is what the other model and the place say of a discard.
type slowOther struct {
	winsMore bool    // it wins at least as often by odds
	known    bool    // the other model has an answer
	worse    float64 // by how many points it finds the discard worse, 0 if by less than 15 % of the hand
	both     bool    // the tie is the small one
	place    bool    // in the last deal it may be right for the place
}

// slowSecond asks the other model about the discard made compared with the first.
func slowSecond(d *replay.Deal, s *game.State, v *advice.View, rows []advice.Row, at int, first,
	second slowWorth) (o slowOther) {
	best, made := &rows[0], &rows[at]
	o.winsMore = second.win >= first.win
	o.place = slowLast(s) && (o.winsMore || v.Pressed() && made.Cost < best.Cost)
	farther := max(best.Shanten, made.Shanten)
	all, ok := v.Expected(d.Ruleset, best, farther)
	b, known := v.Expected(d.Ruleset, made, farther)
	if !ok || !known {
		return o
	}
	o.known = true
	a := all
	if v.Pressed() {
		a, b = a*(1-best.Danger)-best.Cost, b*(1-made.Danger)-made.Cost
	}
	if a-b > 0.15*all {
		o.worse = a - b
	}
	accepts := made.Shanten != best.Shanten || made.Total <= best.Total
	o.both = o.worse > 0 && second.win <= 1.001*first.win && (v.Pressed() || accepts)
	return o
}

// slowLast reports whether a deal is the last of East and South, or later.
func slowLast(s *game.State) bool {
	d := s.Deal()
	return d.Round > tile.South || d.Round == tile.South && d.Number == d.Players
}

// slowBounds returns the least and the most that a discard may cost that is worth less by so many points. They differ
// only where the deeper model is asked, which may find less, and where another discard may bring more than the first.
func slowBounds(v *advice.View, rows []advice.Row, at int, most float64, o slowOther) (low, high float64) {
	best, made := &rows[0], &rows[at]
	winsMore := o.winsMore
	if o.place || o.known && o.worse == 0 {
		return 0, 0
	}
	tie := 150.0
	if best.Shanten > 1 {
		tie = 250
	}
	safer := made.Cost - best.Cost
	if most <= 100 || safer < 0 && best.Danger > 0.15 {
		return 0, 0
	}
	if o.both {
		tie = 100
	}
	if slowPlan(v, best.Tile, made.Tile) {
		tie = 1000
	}
	if most <= tie {
		return 0, 0
	}
	deeper := best.Shanten == made.Shanten && best.Shanten <= advice.Reach && v.Scorer != nil
	low, high = most, most
	if !v.Pressed() {
		switch {
		case winsMore && o.both:
			tie = max(tie, 250)
		case winsMore:
			tie = 1000
		}
		low, high = min(most, most+safer), min(most, most+safer)
		if deeper {
			low = 0
		}
	} else {
		dealsIn := max(0, min(most, safer)) // what the danger of this tile makes up
		switch {
		case winsMore && made.Shanten < best.Shanten:
			low, high = dealsIn, dealsIn
		case deeper && most-dealsIn > tie:
			low = dealsIn
		}
		tie += math.Abs(safer) / 3
	}
	if high <= tie {
		return 0, 0
	}
	if low <= tie || slowContested(v, rows, at) {
		low = 0
	}
	if o.known {
		high = min(high, (high+o.worse)/2)
		if low = min(low, (low+o.worse)/2); low <= 100 {
			low = 0
		}
		if high <= 100 {
			high = 0
		}
	}
	// Of a step back the deeper model may expect as much.
	if !v.Pressed() && best.Shanten != made.Shanten && v.Scorer != nil {
		switch {
		case best.Shanten <= advice.Reach:
			low = 0
		case high <= 250:
			return 0, 0
		case low <= 250:
			low = 0
		}
	}
	return low, high
}

// slowContested reports whether another of the first five discards is worth 150 points more than the first.
func slowContested(v *advice.View, rows []advice.Row, at int) bool {
	for i := 1; i < min(5, len(rows)); i++ {
		a, b := v.CurveAfter(rows[0].Tile), v.CurveAfter(rows[i].Tile)
		without, other := v.Without(rows[0].Tile), v.Without(rows[i].Tile)
		if i != at && slowCurve(&other, b, &rows[i]).points > slowCurve(&without, a, &rows[0]).points {
			return true
		}
	}
	return false
}

// slowPlan reports whether a discard is the last or last but one terminal or honour, or leaves at most four tiles of
// other suits, and the better one is not of that kind.
func slowPlan(v *advice.View, best, made tile.Tile) bool {
	end := func(t tile.Tile) bool { return !strings.Contains("2345678", t.Plain().String()[:1]) || t.IsHonour() }
	all := slices.Clone(v.Hand.Closed)
	for _, m := range v.Hand.Melds {
		all = append(all, m.Tiles()...)
	}
	ends := 0
	for _, t := range all {
		if end(t) {
			ends++
		}
	}
	if end(made) && !end(best) && ends <= 2 {
		return true
	}
	for _, suit := range []string{"m", "p", "s"} {
		of := func(t tile.Tile) bool { return t.IsHonour() || strings.HasSuffix(t.String(), suit) }
		n := 0
		for _, t := range all {
			if of(t) {
				n++
			}
		}
		if n >= 10 && of(best) && !of(made) {
			return true
		}
	}
	return false
}

// slowFigures counts the figures of a deal again.
func slowFigures(t *testing.T, d *replay.Deal, chair int, moves []review.Move) {
	t.Helper()
	f := review.Of(d, chair, moves)
	var want review.Figures
	for _, m := range moves {
		want.Decisions++
		want.LossPoints += m.Loss.Points
		want.LossWin += m.Loss.Win
		if m.Placement != nil {
			want.LossPlacement += m.Placement.Cost
		}
		if d.Deal().Players == 4 && d.Deal().Scores != nil && placement.Of(d.Ruleset, 0) != nil {
			want.Placed++
		}
		if m.Agrees {
			want.Agreed++
		}
		if l := m.Luck; l != nil {
			want.Draws, want.Came, want.Hoped = want.Draws+l.Draws, want.Came+l.Came, want.Hoped+l.Hoped
		}
	}
	s := d.Last()
	want.Deals = 1
	want.Riichi = min(1, s.Riichi(chair))
	for _, m := range s.Melds(chair) {
		if m.Called >= 0 {
			want.Open = 1
		}
	}
	want.Payments = d.Moved()[chair]
	_, loser := s.Target()
	switch won := slices.Contains(s.Winners(), chair); {
	case len(s.Winners()) == 0:
		want.Drawn = 1
	case won:
		want.Wins, want.WinPoints = 1, d.Result.Payments[chair]
	case loser == chair:
		want.DealIns, want.DealInPoints = 1, d.Result.Payments[chair]
		last := moves[len(moves)-1]
		want.DealInSeen, want.DealInDanger = 1, last.Rows[last.Row].Danger
	}
	if f != want {
		t.Errorf("chair %d: figures %+v, want %+v", chair, f, want)
	}
}

// slowOptions asks for the options of a few decisions: the first costs nothing, one of them was made, and what it costs
// is no less than the review says.
func slowOptions(t *testing.T, d *replay.Deal, moves []review.Move) {
	t.Helper()
	asked := map[review.Kind]int{}
	for i := range moves {
		m := &moves[i]
		if asked[m.Kind]++; asked[m.Kind] > 2 || m.Kind == review.Win || m.Kind == review.Kong {
			continue
		}
		options, err := review.Options(d, m)
		if err != nil {
			t.Fatal(err)
		}
		if d.Deal().Players != 4 {
			if options != nil {
				t.Errorf("step %d: options without a model of the others", m.Step)
			}
			continue
		}
		if len(options) == 0 {
			if m.Kind == review.Discard || m.Kind == review.Riichi && m.Lines != nil {
				t.Errorf("step %d: %s has no options", m.Step, m.Kind)
			}
			continue
		}
		made := 0
		for k, o := range options {
			if sum := o.Odds.Win + o.Odds.Others + o.Odds.Draw; math.Abs(sum-1) > 1e-9 {
				t.Errorf("step %d: the odds of option %d come to %.3f", m.Step, k, sum)
			}
			if o.Made {
				made++
				if m.Kind == review.Discard && o.Row.Tile != m.Rows[m.Row].Tile {
					t.Errorf("step %d: %s was made, want %s", m.Step, o.Row.Tile, m.Rows[m.Row].Tile)
				}
				if (m.Kind == review.Pass) != o.Pass {
					t.Errorf("step %d: %s, and the option made passes %t", m.Step, m.Kind, o.Pass)
				}
			}
		}
		if made != 1 || math.Abs(options[0].Short) > 1e-9 {
			t.Errorf("step %d: %d of %d options were made, the first costs %.0f", m.Step, made, len(options), options[0].Short)
		}
	}
}

// slowClaim works out what a claim and what passing bring, and the cost of the one made.
func slowClaim(t *testing.T, d *replay.Deal, s *game.State, v *advice.View, m *review.Move) {
	t.Helper()
	if m.Kind != review.Call && m.Kind != review.Pass {
		return
	}
	asked, err := advice.Ask(s, d.Ruleset, m.Chair)
	if err != nil {
		t.Fatal(err)
	}
	brings := func(e game.Event, pass bool) (w slowWorth, value float64) {
		if pass {
			c := v.Curve()
			return slowCurve(v, c, nil), c.Value
		}
		next := *s
		if err := next.Apply(e); err != nil {
			t.Fatal(err)
		}
		view, err := advice.At(&next, d.Ruleset, m.Chair)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range asked.Choices {
			if !c.Pass && c.Row != nil && c.Event.Kind == e.Kind && c.Event.With == e.With {
				after := view.Without(c.Row.Tile)
				curve := view.CurveAfter(c.Row.Tile)
				return slowCurve(&after, curve, c.Row), curve.Value
			}
		}
		return slowWorth{}, 1
	}
	first := asked.Choices[0]
	made := m.Kind == review.Call
	agrees := made && !first.Pass && first.Event.Kind == m.Made.Kind && first.Event.With == m.Made.With || !made &&
		first.Pass
	if m.Agrees != agrees || m.Passes != first.Pass {
		t.Errorf("step %d: %s agrees %t, want %t with the first choice %+v", m.Step, m.Kind, m.Agrees, agrees, first)
	}
	if agrees || made && m.Made.Kind == game.Kong || first.Event.Kind == game.Kong {
		return
	}
	a, valueA := brings(first.Event, first.Pass)
	b, valueB := brings(m.Made, !made)
	tie := 500.0
	switch {
	case made && b.win > a.win:
		tie = 1000
	case !made && !v.Pressed() && first.Row != nil && first.Row.Shanten == 0:
		tie = 250
	}
	want := a.points - b.points
	if valueA == 0 && valueB > 0 && b.win >= a.win || slowLast(s) && (b.win >= a.win || !slowLeads(s, m.Chair)) {
		want = 0
	}
	if want <= tie {
		want = 0
	}
	want = slowClaimAgreed(s, d, v, m, &first, want)
	if math.Abs(m.Loss.Points-want) > 1e-6 {
		t.Errorf("step %d: %s costs %.0f points, want %.0f", m.Step, m.Kind, m.Loss.Points, want)
	}
}

// slowLeads reports whether a chair alone has the most points.
func slowLeads(s *game.State, chair int) bool {
	ahead := 0
	for other := range s.Deal().Players {
		if s.Score(other) >= s.Score(chair) {
			ahead++ // itself, too
		}
	}
	return ahead == 1
}

// slowClaimAgreed returns what the other model leaves of the cost of a claim, or of passing.
func slowClaimAgreed(s *game.State, d *replay.Deal, v *advice.View, m *review.Move, first *advice.Choice,
	want float64) float64 {
	made := m.Kind == review.Call
	claim := first.Event
	if made {
		claim = m.Made
	}
	pass, points, ok := v.ExpectedClaim(s, d.Ruleset, claim, made)
	more, less := points, pass
	if made {
		more, less = pass, points
	}
	switch {
	case len(v.Rivals) == 2:
		return 0 // no second model
	case want == 0 || made && !first.Pass:
		return want
	case ok && more-less <= 0.15*more:
		return 0
	case !ok:
		return want
	}
	if want = min(want, (want+more-less)/2); want <= 100 {
		want = 0
	}
	return want
}

// slowRiichi compares riichi with silence where the first row was discarded.
func slowRiichi(t *testing.T, d *replay.Deal, v *advice.View, m *review.Move) {
	t.Helper()
	if m.Kind != review.Riichi || m.Row != 0 || d.Deal().Players != 4 {
		return
	}
	after := v.Without(m.Rows[0].Tile)
	lines, ok := after.Lines(d.Ruleset, odds.Default)
	if !ok || m.Lines == nil || math.Abs(lines.Margin-m.Lines.Margin) > 1e-6 {
		t.Fatalf("step %d: riichi and silence are %+v, want %+v", m.Step, m.Lines, lines)
	}
	declared := m.Made.Kind == game.Riichi
	wrong := lines.Margin > 1000 && !declared || lines.Margin < -1000 && declared
	if before := d.At(m.Step - 1); lines.NoYaku && m.Rows[0].Total <= 3 || slowLast(&before) {
		wrong = false
	}
	if m.Agrees == wrong {
		t.Errorf("step %d: declared %t, riichi is better by %.0f: agrees %t", m.Step, declared, lines.Margin, m.Agrees)
	}
	if want := math.Abs(lines.Margin); wrong && !v.Pressed() && math.Abs(m.Loss.Points-want) > 1e-6 {
		t.Errorf("step %d: declared %t costs %.0f, want %.0f", m.Step, declared, m.Loss.Points, want)
	}
}

// slowAlternatives fills the odds of the rows: of the first ones and the one made, where a decision cost something.
func slowAlternatives(t *testing.T, d *replay.Deal, moves []review.Move) {
	t.Helper()
	const most = 2
	moves = slices.Clone(moves)
	if err := review.Alternatives(d, moves, most); err != nil {
		t.Fatal(err)
	}
	for i := range moves {
		m := &moves[i]
		wants := m.Row >= 0 && m.Loss.Points > 0 && m.BestOdds != nil && m.Kind != review.Win
		if (m.RowOdds != nil) != wants {
			t.Errorf("step %d: odds of the rows %t, want %t", m.Step, m.RowOdds != nil, wants)
		}
		for k, o := range m.RowOdds {
			if (o != nil) != (k < most || k == m.Row) {
				t.Errorf("step %d: odds of row %d are %v", m.Step, k, o)
			}
			if o != nil && math.Abs(o.Win+o.Others+o.Draw-1) > 1e-9 {
				t.Errorf("step %d: the odds of row %d come to %.3f", m.Step, k, o.Win+o.Others+o.Draw)
			}
			if o != nil && k == m.Row && k > 0 && *o != *m.MadeOdds {
				t.Errorf("step %d: the odds of the row made are %+v, want %+v", m.Step, o, m.MadeOdds)
			}
		}
	}
}

// slowCourse follows the prospects of all chairs: at the start the chances of all and of a draw are 1 together, each
// point is that of the hand, and the end is what the deal came to.
func slowCourse(t *testing.T, d *replay.Deal, live *game.Record) {
	t.Helper()
	course, err := review.Course(d, 0)
	if err != nil {
		t.Fatal(err)
	}
	sum := 0.0
	for chair, points := range course {
		first, last := points[0], points[len(points)-1]
		if o := first.Odds; o != nil {
			sum += o.Win
			if chair == 0 {
				sum += o.Draw
			}
		}
		for i, p := range points[:len(points)-1] {
			s := live.At(p.Step)
			if i > 0 {
				if e := live.Event(p.Step); e.Chair != chair || e.Kind != game.Discard && e.Kind != game.Kong {
					t.Errorf("chair %d has a point after %+v", chair, e)
				}
			}
			if i%7 > 0 {
				continue
			}
			v, err := advice.At(&s, d.Ruleset, chair)
			if err != nil {
				t.Fatal(err)
			}
			if c := v.Curve(); math.Abs(c.Win[0]-p.Win) > 1e-9 || math.Abs(c.Win[0]*c.Value-p.Points) > 1e-6 {
				t.Errorf("chair %d, step %d: %.3f and %.0f points, want %.3f, %.0f", chair, p.Step, p.Win, p.Points, c.Win[0],
					c.Win[0]*c.Value)
			}
		}
		s := live.Last()
		won := slices.Contains(s.Winners(), chair)
		_, loser := s.Target()
		if last.Step != live.Steps() || last.Win != boolean(won) || last.Points != float64(d.Moved()[chair]) {
			t.Errorf("chair %d ends with %+v", chair, last)
		}
		if o := last.Odds; o != nil && (o.Draw != boolean(len(s.Winners()) == 0) || o.DealIn != boolean(loser == chair &&
			s.Phase ==
				game.Won) || o.Win+o.Others+o.Draw != 1) {
			t.Errorf("chair %d ends with the odds %+v", chair, *o)
		}
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the chances at the start come to %.4f", sum)
	}
}

func boolean(is bool) float64 {
	if is {
		return 1
	}
	return 0
}
