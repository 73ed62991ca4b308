package review_test

import (
	"math"
	"os"
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/replay/tenhou"
	"tehai/core/review"
)

// TestCourse follows the prospects of a deal: discarding the pair of a ready hand lowers them, and a chair whose tiles
// are unknown has none.
func TestCourse(t *testing.T) {
	r, err := replay.Read(thrown, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	course, err := review.Course(r.Deals[0], 0)
	if err != nil || len(course) != 4 {
		t.Fatal(err, course)
	}
	if east := course[0]; len(east) != 2 || east[0].Step != 0 || east[1].Step != 2 || east[1].Win <= 0 ||
		east[1].Win > east[0].Win-0.2 || east[1].Points > east[0].Points-1000 {
		t.Errorf("East: %+v", east)
	}
	if len(course[1]) != 0 {
		t.Errorf("South, whose tiles are unknown: %+v", course[1])
	}
}

// TestCourseTable repeats a deal twice and puts a riichi stick on the table: when the tiles are dealt each win is as
// likely, and worth 1,600 points more.
func TestCourseTable(t *testing.T) {
	d, _ := dealt(t, 3)
	plain, err := review.Course(d, 0)
	if err != nil {
		t.Fatal(err)
	}
	d.Deal().Repeat, d.Deal().Deposits = 2, 1
	if d, err = replay.New(d.Deal(), replay.Heading{}, d.Ruleset); err != nil {
		t.Fatal(err)
	}
	course, err := review.Course(d, 0)
	if err != nil {
		t.Fatal(err)
	}
	for chair := range course {
		before, after := plain[chair][0].Odds, course[chair][0].Odds
		more := after.Points - before.Points
		if math.Abs(more-1600*before.Win) > 1e-6 || after.Win != before.Win || before.Win == 0 {
			t.Errorf("chair %d: %+v, without repeats and stick %+v", chair, *after, *before)
		}
	}
}

// TestCourseEnd checks that the last point of every chair is at the last step and has the result.
func TestCourseEnd(t *testing.T) {
	d, _ := claimed(t, 0)
	course, err := review.Course(d, 0)
	if err != nil || !d.Last().Ended() {
		t.Fatal(err, d.Steps())
	}
	for chair, points := range course {
		if last := points[len(points)-1]; len(points) < 3 || last.Step != d.Steps() ||
			points[len(points)-2].Step >= last.Step {
			t.Errorf("chair %d: %+v, want an end at step %d", chair, points, d.Steps())
		}
	}
}

// TestRealCourses follows the real games: chances are valid, and the payments at the end add up to the sticks on the
// table.
func TestRealCourses(t *testing.T) {
	games := 0
	found := real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		if games++; games%5 != 0 {
			return
		}
		for i, d := range r.Deals {
			course, err := review.Course(d, 0)
			if err != nil {
				t.Fatal(name, err)
			}
			winners, first, draw, known := 0.0, 0.0, 0.0, 0
			for chair, points := range course {
				before := -1
				for _, p := range points {
					if p.Step <= before || p.Win < 0 || p.Win > 1 || p.Step < d.Steps() && p.Points < 0 {
						t.Errorf("%s, deal %d, chair %d: %+v after step %d", name, i, chair, p, before)
					}
					before = p.Step
					if o := p.Odds; o != nil && math.Abs(o.Win+o.Others+o.Draw-1) > 1e-9 {
						t.Errorf("%s, deal %d, chair %d: odds %+v, want a sum of 1", name, i, chair, *o)
					}
				}
				if len(points) > 1 && points[0].Step == 0 && points[0].Odds != nil {
					first, draw, known = first+points[0].Odds.Win, points[0].Odds.Draw, known+1
				}
				if n := len(points); n > 0 {
					winners += points[n-1].Win
				}
			}
			if known == 4 && math.Abs(first+draw-1) > 1e-9 {
				t.Errorf("%s, deal %d: four players win %.3f and no player %.3f when the tiles are dealt", name, i, first, draw)
			}
			if s := d.Last(); s.Ended() && winners != float64(len(s.Winners())) {
				t.Errorf("%s, deal %d: %.2f winners, want %d", name, i, winners, len(s.Winners()))
			}
		}
	})
	if !found {
		t.Skip("the real games are not next to this checkout")
	}
}

// TestCourseAfterKongs checks that the caller of each kong of a sample, own or claimed, has a point after it.
func TestCourseAfterKongs(t *testing.T) {
	kongs := 0
	for _, name := range []string{"3-players", "4-players"} {
		text, err := os.ReadFile("../replay/tenhou/testdata/" + name + ".json")
		if err != nil {
			t.Fatal(err)
		}
		r, err := tenhou.Read(string(text), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		for i, d := range r.Deals {
			course, err := review.Course(d, 0)
			if err != nil {
				t.Fatal(err)
			}
			live, err := d.Under(d.Ruleset.Table(), d.Steps())
			if err != nil {
				t.Fatal(err)
			}
			for step := 1; step <= live.Steps(); step++ {
				e, s := live.Event(step), live.At(step)
				if e.Kind != game.Kong || len(s.Closed(e.Chair))%3 != 1 {
					continue
				}
				kongs++
				if !slices.ContainsFunc(course[e.Chair], func(p review.Point) bool { return p.Step == step }) {
					t.Errorf("%s, deal %d: no point after the kong at step %d", name, i, step)
				}
			}
		}
	}
	if kongs == 0 {
		t.Error("no kong in the samples")
	}
}
