package review

import (
	"math"
	"testing"

	"tehai/core/chance"
	"tehai/core/odds"
	"tehai/core/tile"
)

// TestConfirmed asks the deeper model about pairs of discards again: the loss is at most the difference that it finds,
// nothing where the second is within a fiftieth of the first, and stays where the model has no answer. What is left of
// it is at most what atMost says.
func TestConfirmed(t *testing.T) {
	smaller, tie, kept, lowered := 0, 0, 0, 0
	for _, row := range []struct{ hand, first, made string }{
		{"234567m2345678p5z", "5z", "2p"},
		{"123456m2346p779s3z", "3z", "9s"},
		{"123456m2346p779s3z", "3z", "6p"},
		{"123567m234p24479s", "4s", "9s"},
		{"123567m234p24479s", "9s", "2s"},
		{"223344m567p35667s", "3s", "6s"},
		{"223344m567p35667s", "3s", "7s"},
		{"1357m2468p1357s12z", "1z", "2z"},
	} {
		v, m := rowsOf(t, row.hand, row.first, row.made, 10)
		best, made := &m.Rows[0], &m.Rows[1]
		for _, points := range []float64{200, 20_000} {
			l := Loss{Win: 0.1, Points: points}
			got := l.confirmed(v, best, made)
			want := l
			if best.Shanten == made.Shanten && best.Shanten <= 2 {
				a, b := deeperValues(t, row.hand, v.Draws, best.Tile, made.Tile)
				switch {
				case a < 0 || b < 0:
				case b >= 0.98*a:
					want = Loss{}
					tie++
				default:
					want.Points = math.Min(points, a-b)
					smaller++
				}
			} else {
				kept++
			}
			if math.Abs(got.Points-want.Points) > 1e-6 || got.Win != want.Win {
				t.Errorf("%s: %s instead of %s costs %+v of %.0f, want %+v", row.hand, row.made, row.first, got, points, want)
			}
		}
		for _, both := range []bool{true, false} {
			l := Loss{Points: 20_000}
			most, got := l.atMost(v, best, made, false, both), l.certain(v, best, made, false, both)
			if got.Points > most.Points || most.Points > l.Points {
				t.Errorf("%s: costs %.1f, at most %.1f of %.1f", row.hand, got.Points, most.Points, l.Points)
			}
			if got.Points < most.Points {
				lowered++
			}
		}
		if got := (Loss{Points: 700}).confirmed(v, best, best); got.Points != 700 {
			t.Errorf("%s: one discard compared with itself: %+v", row.hand, got)
		}
		v.Scorer = nil
		if got := (Loss{Points: 700}).confirmed(v, best, made); got.Points != 700 {
			t.Errorf("%s: without values %+v", row.hand, got)
		}
	}
	if smaller == 0 || tie == 0 || kept == 0 || lowered == 0 {
		t.Errorf("%d smaller, %d ties, %d kept, %d lowered", smaller, tie, kept, lowered)
	}
}

// TestConfirmedApart asks the deeper model about discards of which one goes back a step: nothing is lost if the model
// expects as much of that one. Under a threat, without values and for one shanten the loss stays.
func TestConfirmedApart(t *testing.T) {
	for _, row := range []struct {
		name, hand, first, made string
		draws                   int
		points, want            float64
	}{
		{"an edge wait for dora far away", "348m113345p12456s", "8m", "2s", 12, 120, 0},
		{"a ready hand given up", "12345m11345p2344s", "4s", "1p", 9, 2000, 2000},
		{"one shanten", "123456m2346p779s3z", "3z", "9s", 10, 120, 120},
		{"three from ready, small", "47m2489p4077s2577z", "2z", "9p", 15, 250, 0},
		{"three from ready, large", "47m2489p4077s2577z", "2z", "9p", 15, 251, 251},
	} {
		v, m := rowsOf(t, row.hand, row.first, row.made, row.draws)
		best, made := &m.Rows[0], &m.Rows[1]
		if got := (Loss{Points: row.points}).confirmedApart(v, best, made).Points; got != row.want {
			t.Errorf("%s: %.0f of %.0f points, want %.0f", row.name, got, row.points, row.want)
		}
		v.Rivals[0].Riichi = true
		if got := (Loss{Points: row.points}).confirmedApart(v, best, made).Points; got != row.points {
			t.Errorf("%s, under a threat: %.0f of %.0f points", row.name, got, row.points)
		}
		v.Rivals[0].Riichi, v.Scorer = false, nil
		if got := (Loss{Points: row.points}).confirmedApart(v, best, made).Points; got != row.points {
			t.Errorf("%s, without values: %.0f of %.0f points", row.name, got, row.points)
		}
	}
}

// TestAsGood: two figures of the deeper model are a tie within a fiftieth.
func TestAsGood(t *testing.T) {
	for _, c := range []struct {
		first, second float64
		want          bool
	}{{1000, 1000, true}, {1000, 980, true}, {1000, 979, false}, {1000, 1100, true}, {1000, 0, false}} {
		if got := asGood(c.first, c.second); got != c.want {
			t.Errorf("%.0f after %.0f: as good %t", c.second, c.first, got)
		}
	}
}

// linesOf are the lines of a wait, in points.
func linesOf(declared, silent, margin float64) *lines {
	return &lines{Verdict: odds.Verdict{Declared: odds.Odds{Win: 0.4, Points: declared},
		Silent: odds.Odds{Win: 0.3, Points: silent}, Margin: margin}}
}

// TestWeighWait compares two waits: what silence may gain from a better wait is no reason to prefer one of them.
func TestWeighWait(t *testing.T) {
	v, m := rowsOf(t, "234567m234568p55s", "8p", "5p", 9)
	for _, c := range []struct {
		name                     string
		first, made              *lines
		declares, line, declared bool
		points, bestP, madeP     float64
	}{
		// 20 copies improve the first wait, which is credited with 3,000 points.
		{"silence that may improve", linesOf(1000, 2300, -4500), linesOf(2100, 900, 1000), false, true, true, 200, 2300,
			2100},
		{"riichi with both", linesOf(3000, 2000, 1500), linesOf(1800, 1000, 1200), true, true, true, 1200, 3000, 1800},
		{"riichi, close with the other", linesOf(3000, 2000, 1500), linesOf(1800, 2500, -900), true, false, false, 500, 3000,
			2500},
		{"only the tile is worse", linesOf(3000, 2000, 1500), linesOf(2900, 2500, 200), true, false, false, 100, 3000, 2900},
		{"no worse", linesOf(3000, 2000, 1500), linesOf(3100, 2500, 200), true, false, false, 0, 3000, 3100},
		// Silence was right: the better line of the discard made does not count as made.
		{"both are wrong", linesOf(2500, 3000, -1500), linesOf(-1700, 3000, -4000), false, false, true, 4700, 3000, -1700},
	} {
		got := m.weighWait(v, c.first, c.made, c.declares, c.line, c.declared)
		if math.Abs(got.Points-c.points) > 1e-9 || m.BestOdds.Points != c.bestP || m.MadeOdds.Points != c.madeP {
			t.Errorf("%s: %.0f points, %.0f to %.0f, want %.0f, %.0f to %.0f", c.name, got.Points, m.BestOdds.Points,
				m.MadeOdds.Points, c.points, c.bestP, c.madeP)
		}
	}
}

// TestWeighWaitAndLine reviews a wait and riichi together: where the waits are equally good, the wrong line costs what
// silence would gain, and what costs less than a tie costs nothing.
func TestWeighWaitAndLine(t *testing.T) {
	v, m := rowsOf(t, "234567m234568p55s", "8p", "5p", 9)
	for _, c := range []struct {
		name                     string
		first, made              *lines
		declares, line, declared bool
		points, doubt            float64
	}{
		{"equal waits, riichi is wrong", linesOf(1000, 1100, -2500), linesOf(1000, 1100, -2500), false, false, true, 2500,
			70},
		{"another wait, riichi is wrong", linesOf(1000, 3000, -2500), linesOf(1000, 1100, -2500), false, false, true, 2000,
			70},
		{"a small loss of the tile alone", linesOf(3000, 2000, 1500), linesOf(2900, 2500, 200), true, false, false, 0, 0},
		{"a larger one", linesOf(3000, 2000, 1500), linesOf(2800, 2500, 200), true, false, false, 200, 0},
	} {
		for _, doubts := range [][2]float64{{50, 70}, {70, 50}} {
			first, made := *c.first, *c.made
			first.doubt, made.doubt = doubts[0], doubts[1]
			got := m.weighWaitAndLine(v, &first, &made, c.declares, c.line, c.declared)
			if math.Abs(got.Points-c.points) > 1e-9 || got.Doubt != c.doubt {
				t.Errorf("%s: %.0f points, %.0f of them in doubt, want %.0f and %.0f", c.name, got.Points, got.Doubt, c.points,
					c.doubt)
			}
		}
	}
}

// deeperValues are what the deeper model expects of two discards, -1 of one that it does not follow.
func deeperValues(t *testing.T, hand string, draws int, best, made tile.Tile) (first, second float64) {
	t.Helper()
	v, _ := rowsOf(t, hand, best.String(), made.String(), draws)
	run, err := chance.New(&chance.Question{Hand: v.Hand, Left: v.Left, Draws: draws, Model: chance.Improve,
		Only: 1<<best.Index() | 1<<made.Index(), Most: 20_000})
	if err != nil {
		t.Fatal(err)
	}
	values, err := run.Value(v.Scorer)
	if err != nil {
		t.Fatal(err)
	}
	first, second = -1, -1
	for i, kind := range run.Discards() {
		switch kind {
		case best.Index():
			first = values[i][0]
		case made.Index():
			second = values[i][0]
		}
	}
	return first, second
}

// TestWrongLines: a line is wrong if the other brings more than a close margin more, and it can be told.
func TestWrongLines(t *testing.T) {
	for _, row := range []struct {
		margin   float64
		untold   bool
		declared bool
		wrong    bool
	}{
		{1000, false, false, false}, {1001, false, false, true}, {-1001, false, false, false}, {5000, true, false, false},
		{-1000, false, true, false}, {-1001, false, true, true}, {1001, false, true, false}, {-5000, true, true, false},
		{0, false, true, false}, {0, false, false, false},
	} {
		l := lines{Verdict: odds.Verdict{Margin: row.margin}, untold: row.untold}
		if got := l.wrong(row.declared); got != row.wrong {
			t.Errorf("%+v: wrong %t", row, got)
		}
	}
}
