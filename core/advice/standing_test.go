package advice

import (
	"math"
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/notation"
	"tehai/core/odds"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
	"tehai/core/worth"
)

// lastDeal returns a deal of a match of one wind with these scores before it.
func lastDeal(t *testing.T, scores ...int) (*game.Deal, *rules.Rules) {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: 5, Score: 25000}
	d, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	d.Number, d.Rounds, d.Scores = 4, 1, scores
	return d, r
}

// TestLastDeals asks in which deals places count: the last of the last wind, with scores.
func TestLastDeals(t *testing.T) {
	tests := []struct {
		round          tile.Tile
		number, rounds int
		scores         []int
		last           bool
	}{
		{tile.East, 4, 1, []int{25000, 25000, 25000, 25000}, true},
		{tile.East, 3, 1, []int{25000, 25000, 25000, 25000}, false},
		{tile.East, 4, 2, []int{25000, 25000, 25000, 25000}, false},
		{tile.South, 4, 2, []int{25000, 25000, 25000, 25000}, true},
		{tile.South, 4, 0, []int{25000, 25000, 25000, 25000}, true},
		{tile.East, 4, 0, []int{25000, 25000, 25000, 25000}, false},
		{tile.West, 4, 2, []int{25000, 25000, 25000, 25000}, true},
		{tile.East, 4, 1, nil, false},
	}
	for _, test := range tests {
		d, _ := lastDeal(t)
		d.Round, d.Number, d.Rounds, d.Scores = test.round, test.number, test.rounds, test.scores
		if st := standingOf(game.NewRecord(d).Last(), 1); (st != nil) != test.last {
			t.Errorf("%s %d of %d winds, scores %v: places count: %t", test.round, test.number, test.rounds, test.scores,
				st != nil)
		}
	}
}

// TestPlaces checks what wins and losses count by the places that they change; 250 of 1000 points count anyway.
func TestPlaces(t *testing.T) {
	d, _ := lastDeal(t, 30000, 27000, 21000, 20000)
	st := standingOf(game.NewRecord(d).Last(), 1)
	const place = (1 - pointShare) * placeWorth
	near := func(what string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 250 {
			t.Errorf("%s counts %.0f points, want about %.0f", what, got, want)
		}
	}
	near("a drawn win that does not reach the first", st.won(1500, true), 375)
	near("a drawn win that passes the first", st.won(3900, true), 975+place)
	near("a drawn win that passes the first by what the first pays", st.won(2700, true), 675+0.93*place)
	near("a win of 2000 that passes the first if the first pays", st.won(2000, false), 500+place/3)
	near("dealing in to the third, who passes", st.lost(3900, 0), 975+place)
	near("dealing in to the fourth, who passes", st.lost(3900, 1), 975+place)
	near("dealing in to the first", st.lost(2000, 2), 500)
	near("dealing in to the third, with both passing", st.lost(7700, 1), 1925+2*place)
	var early *standing
	near("a win before the last deal", early.won(3900, true), 3900)
	near("a loss before the last deal", early.lost(3900, 1), 3900)

	d, _ = lastDeal(t, 45000, 30000, 20000, 5000)
	last := standingOf(game.NewRecord(d).Last(), 2)
	near("losing where the fourth is far behind", last.lost(2000, 2), 500)
	d, _ = lastDeal(t, 5000, 30000, 20000, 45000)
	near("losing of the fourth", standingOf(game.NewRecord(d).Last(), 0).lost(12000, 1), 3000)
}

// TestTie has equal scores: the earlier seat is first, so any win of the later one gains a place and one of the earlier
// none; and the dealer of the last deal, who may get another, counts on more than this one.
func TestTie(t *testing.T) {
	d, _ := lastDeal(t, 40000, 25000, 25000, 10000)
	s := game.NewRecord(d).Last()
	first, second := standingOf(s, 1), standingOf(s, 2)
	if a, b := first.above(first.ahead[0]), second.above(second.ahead[2]); a > 0.5 || b <= 0.5 {
		t.Errorf("of equal scores the later seat is above with %.3f, the earlier with %.3f", a, b)
	}
	if dealer := standingOf(s, 3); dealer.spread < 5000 || first.spread > 1000 {
		t.Errorf("spreads %.0f of the dealer and %.0f of another", dealer.spread, first.spread)
	}
}

// viewOf returns the view of a chair with a hand of its own, of 3n+1 or 3n+2 tiles, in a deal.
func viewOf(t *testing.T, d *game.Deal, r *rules.Rules, chair int, hand string) *View {
	t.Helper()
	v, err := At(game.NewRecord(d).Last(), r, chair)
	if err != nil {
		t.Fatal(err)
	}
	parsed, err := notation.Parse(hand, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	v.Hand = parsed.Hand
	v.Hand.Win = -1
	for k, n := range v.Hand.AllCounts() {
		v.Left[k] = 4 - n
	}
	v.Situation.Indicators = []tile.Tile{tile.North}
	v.Draws = 12
	if v.Traits, v.Scorer, err = Under(r, v.Situation, &v.Hand); err != nil {
		t.Fatal(err)
	}
	return v
}

// TestLastRiichi has a ready hand of all simples and only sequences with two sides: it declares early in a match; in
// the last deal it stays silent if any win passes the first, and declares if only a dear one passes.
func TestLastRiichi(t *testing.T) {
	const hand = "234567m23488p67s1z"
	for _, test := range []struct {
		name   string
		number int
		scores []int
		want   bool
	}{
		{"third deal", 3, []int{31000, 30000, 20000, 19000}, true},
		{"any win passes", 4, []int{30500, 30000, 20000, 19500}, false},
		{"only a dear win passes", 4, []int{36000, 29500, 18000, 16500}, true},
	} {
		d, r := lastDeal(t, test.scores...)
		d.Number = test.number
		v := viewOf(t, d, r, 1, hand)
		rows := v.ByPoints(v.Discards(Weighed), r)
		if rows[0].Tile != tile.East {
			t.Fatalf("%s: discards %s", test.name, rows[0].Tile)
		}
		if got := v.Declares(rows, r); got != test.want {
			t.Errorf("%s: declares %t", test.name, got)
		}
	}
}

// TestCloseRiichi has hands for which silence is the better line by a few points: they declare with three draws or
// more, if the difference is close and no places count.
func TestCloseRiichi(t *testing.T) {
	const middle, shanpon = "234m678p23488p68s1z", "123m456p78899s55p1z"
	for _, test := range []struct {
		hand        string
		draws       int
		number      int
		from, below float64 // bounds of the margin
		want        bool
	}{
		{middle, 12, 2, -1000, 0, true},
		{middle, 6, 2, -2000, -1000, false},
		{middle, 2, 2, -1000, 0, false},
		{shanpon, 2, 2, -1000, 0, false},
		{shanpon, 3, 2, -1000, 0, true},
		{shanpon, 6, 2, -1000, 0, true},
		{shanpon, 12, 4, -1000, 0, false}, // the last deal
	} {
		d, r := lastDeal(t, 25000, 25000, 25000, 25000)
		d.Number = test.number
		v := viewOf(t, d, r, 1, test.hand)
		v.Draws = test.draws
		rows := v.Discards(Weighed)
		at := slices.IndexFunc(rows, func(row Row) bool { return row.Tile == tile.East })
		after := v.Without(tile.East)
		lines, ok := after.Lines(r, odds.Default)
		if !ok || lines.Margin < test.from || lines.Margin >= test.below {
			t.Errorf("%s, %d draws: margin %.0f, want %.0f to %.0f", test.hand, test.draws, lines.Margin, test.from, test.below)
		}
		if got := v.Declares(rows[at:at+1], r); got != test.want {
			t.Errorf("%s, %d draws, deal %d: declares %t", test.hand, test.draws, test.number, got)
		}
	}
}

// TestNoRiichi has hands that must not declare: furiten, without a copy left, and not ready after the first discard.
func TestNoRiichi(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	d.Number = 2
	const hand = "234567m23488p67s1z"
	declares := func(change func(v *View)) bool {
		v := viewOf(t, d, r, 1, hand)
		change(v)
		return v.Declares(v.ByPoints(v.Discards(Weighed), r), r)
	}
	if !declares(func(*View) {}) {
		t.Error("does not declare")
	}
	if declares(func(v *View) { v.River |= 1 << tile.Bamboo5.Index() }) {
		t.Error("declares with a wait on a tile that it has discarded")
	}
	if declares(func(v *View) { v.Left[tile.Bamboo5.Index()], v.Left[tile.Bamboo8.Index()] = 0, 0 }) {
		t.Error("declares without a copy left")
	}
	// Without what forbids it these would declare.
	would := func(hand string, discard tile.Tile, ready bool) {
		t.Helper()
		v := viewOf(t, d, r, 1, hand)
		after := v.Without(discard)
		lines, ok := after.Lines(r, odds.Default)
		if !ok || lines.Margin <= 0 {
			t.Fatalf("%s: riichi is not the better line", hand)
		}
		rows := v.Discards(Weighed)
		for i := range rows {
			if rows[i].Tile == discard && (rows[i].Shanten == 0) == ready && !v.Declares(rows[i:i+1], r) {
				return
			}
		}
		t.Errorf("%s: declares with %s", hand, discard)
	}
	would("123456m234p678s88p", tile.Character1, true) // 23456 characters wait for the 1 that goes
	would(hand, tile.Bamboo7, false)
	if v := viewOf(t, d, r, 1, hand); v.Declares(nil, r) {
		t.Error("declares without a discard")
	}
}

// TestLastThreat has a cheap ready hand with one discard that keeps it ready, dangerous to a rival in riichi, and safe
// ones: early in a match and in the last deal with a place to lose it folds; where no loss costs a place it goes on.
func TestLastThreat(t *testing.T) {
	first := func(number int, scores ...int) *Row {
		d, r := lastDeal(t, scores...)
		d.Number = number
		v := viewOf(t, d, r, 1, "34789m23488p678s6p")
		v.Draws = 6
		v.Rivals[0].Riichi, v.Rivals[0].Costs = true, 8000
		v.Rivals[0].River = []tile.Tile{tile.Character9, tile.Bamboo8, tile.Bamboo6, tile.Character7, tile.West}
		return &v.ByPoints(v.Discards(Weighed), r)[0]
	}
	for _, test := range []struct {
		name   string
		number int
		scores []int
		pushes bool
	}{
		{"a place to lose", 4, []int{45000, 26000, 24500, 4500}, false},
		{"none to lose, one to win", 4, []int{36000, 5000, 7000, 52000}, true},
		{"neither", 4, []int{45000, 2000, 18000, 35000}, true},
	} {
		if row := first(test.number, test.scores...); (row.Shanten == 0) != test.pushes {
			t.Errorf("%s: discards %s, %d from ready, danger %.2f", test.name, row.Tile, row.Shanten, row.Danger)
		}
	}
}

// TestLastHand has a cheap open hand, ready: in the last deal it is worth more than twice its points to a player whom
// any win lifts a place, and less than half of them to one whom none does.
func TestLastHand(t *testing.T) {
	const hand = "234567m88p67s"
	worthOf := func(number int, scores ...int) float64 {
		d, r := lastDeal(t, scores...)
		d.Number = number
		v := viewOf(t, d, r, 1, hand)
		m, err := meld.New([]tile.Tile{tile.Circle2, tile.Circle3, tile.Circle4}, meld.NotKong, 0, meld.Left)
		if err != nil {
			t.Fatal(err)
		}
		v.Hand.Melds = append(v.Hand.Melds, m)
		table := v.table(r, endsLevel)
		x, ok := v.expected(table, table.Draws, 0)
		if !ok {
			t.Fatal("no points")
		}
		return x
	}
	early := worthOf(3, 30500, 30000, 20000, 19500)
	lifts, behind := worthOf(4, 30500, 30000, 20000, 19500), worthOf(4, 60000, 20000, 12000, 8000)
	if lifts < 2*early || behind > 0.4*early || early == 0 {
		t.Errorf("%.0f points early, %.0f where a win passes, %.0f far behind", early, lifts, behind)
	}
}

// TestWinSaves has a ready hand: before the last deal a win counts so much more than its points that a higher win
// leaves the difference as it is; in the last deal it counts no more than the places.
func TestWinSaves(t *testing.T) {
	differs := func(number, honba int) (more, points float64) {
		d, r := lastDeal(t, 25000, 25000, 25000, 25000)
		d.Number, d.Repeat = number, honba
		v := viewOf(t, d, r, 1, "234567m88p67s234p")
		counts := [2]float64{}
		plain := v.table(r, endsDecides)
		for i, table := range []*worth.Table{plain, v.decides(r, reaches[0])} {
			x, ok := v.expected(table, table.Draws, 0)
			if !ok {
				t.Fatal("no points")
			}
			counts[i] = x
		}
		return counts[1] - counts[0], counts[0]
	}
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	d.Number = 3
	if got := viewOf(t, d, r, 1, "234567m88p67s234p").decides(r, reaches[0]).Value(2000, true); got != 7000 {
		t.Errorf("a win of 2,000 counts %.0f", got)
	}
	more, points := differs(3, 0)
	if same, higher := differs(3, 5); math.Abs(more-same) > 0.01 || higher <= points {
		t.Errorf("a win of %.0f points counts %.1f more, one of %.0f %.1f", points, more, higher, same)
	}
	if chance := more / 5000; chance < 0.7 || chance > 0.9 {
		t.Errorf("a ready hand wins %.2f", chance)
	}
	if more, _ := differs(4, 0); more != 0 {
		t.Errorf("in the last deal it counts %.1f more", more)
	}
}

// TestEnds compares how likely the deal ends in a round by the two tables.
func TestEnds(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	v := viewOf(t, d, r, 1, "234567m88p67s234p")
	usual, decides := v.table(r, endsLevel), v.decides(r, reaches[0])
	still := 1.0
	for _, rival := range v.Shown() {
		still *= 1 - 0.9*rival.Chance(0)
	}
	if got := usual.Ends[usual.Draws]; math.Abs(got-(1-still)) > 1e-9 {
		t.Errorf("the deal ends in this round with %.4f, want %.4f", got, 1-still)
	}
	for draws := 1; draws < usual.Draws; draws++ {
		if ratio := decides.Ends[draws] / usual.Ends[draws]; math.Abs(ratio-0.75/0.9) > 0.03 || usual.Ends[draws] <= 0 {
			t.Errorf("%d draws left: ends %.4f and %.4f", draws, usual.Ends[draws], decides.Ends[draws])
		}
		if decides.Folds[draws] != usual.Folds[draws] {
			t.Errorf("%d draws left: folds %.4f and %.4f", draws, usual.Folds[draws], decides.Folds[draws])
		}
	}
}

// TestExpectedWithoutSaves has a hand that is ready after a discard: what a review asks for leaves out what a win
// saves.
func TestExpectedWithoutSaves(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	d.Number = 3
	v := viewOf(t, d, r, 1, "234567m88p67s234p1z")
	row := Row{Tile: tile.East}
	points, ok := v.Expected(r, &row, 0)
	plain, saved := v.table(r, endsLevel), v.decides(r, reaches[0])
	want, known := v.countAfter(plain, &row, false)
	counts, _ := v.countAfter(saved, &row, false)
	if !ok || !known || points != want || points < 500 || counts < points+300 {
		t.Errorf("expects %.1f points, %t; want %.1f, %t; with what a win saves it counts %.1f", points, ok, want, known,
			counts)
	}
}

// TestExpectedFuriten has a complete hand: a discard that its own wait needs makes it furiten at once, so it brings as
// much as if that kind lay in the river already, and less than the same wait without it.
func TestExpectedFuriten(t *testing.T) {
	d, r := lastDeal(t, 25000, 25000, 25000, 25000)
	d.Number = 3
	expected := func(hand string, discard, river tile.Tile) float64 {
		t.Helper()
		v := viewOf(t, d, r, 1, hand)
		if river != tile.None {
			v.River |= 1 << river.Index()
		}
		points, ok := v.Expected(r, &Row{Tile: discard}, 0)
		if !ok {
			t.Fatal("no points")
		}
		return points
	}
	const complete = "123m456p567p234s55z"
	got, before := expected(complete, tile.Character1, tile.None), expected(complete, tile.Character1, tile.Character1)
	free := expected("23m456p567p234s55z9s", tile.Bamboo9, tile.None)
	if got != before || got <= 0 || got >= free {
		t.Errorf("%.1f points after the discard, want %.1f, and less than %.1f", got, before, free)
	}
}

// TestLastFarHand has a hand three from ready: what it may win counts by places too.
func TestLastFarHand(t *testing.T) {
	worthOf := func(number int, scores ...int) float64 {
		d, r := lastDeal(t, scores...)
		d.Number = number
		v := viewOf(t, d, r, 1, "2346m1358p26s155z")
		closed := v.Hand.Counts()
		table := v.table(r, endsLevel)
		x, ok := v.expected(table, table.Draws, v.Rule.Of(&closed).Best)
		if !ok || v.Rule.Of(&closed).Best < 3 {
			t.Fatal("no points, or near ready")
		}
		return x
	}
	early, behind := worthOf(3, 25000, 25000, 25000, 25000), worthOf(4, 60000, 20000, 12000, 8000)
	if behind > 0.6*early || behind == 0 {
		t.Errorf("%.0f points early, %.0f far behind", early, behind)
	}
}
