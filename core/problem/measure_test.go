package problem_test

import (
	"fmt"
	"os"
	"testing"

	"tehai/core/problem"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
	"tehai/core/review"
)

func TestDump(t *testing.T) {
	f, _ := os.Create("/tmp/problems.txt")
	defer f.Close()
	why := map[string]int{}
	moments, mistakes := 0, 0
	n := map[problem.Kind]int{}
	real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for di, d := range r.Deals {
			moves, err := review.Deal(d, 0, nil)
			if err != nil {
				t.Fatal(err)
			}
			moments += len(moves)
			for _, m := range moves {
				if !m.Agrees && m.Loss.Points > 0 {
					mistakes++
					fmt.Fprintf(f, "L %s %.0f\n", m.Kind, m.Loss.Points)
				}
			}
			ps, refused, err := problem.Of(d, moves)
			if err != nil {
				t.Fatal(err)
			}
			for _, w := range problem.Wins(d, 0) {
				n[w.Kind]++
				fmt.Fprintf(f, "W %s %d %v:", name, di, d.Last().Winners())
				for _, a := range w.Answers {
					fmt.Fprintf(f, " %d %v", a.Pays, a.Right)
				}
				fmt.Fprintln(f)
			}
			for _, x := range refused {
				why[x.Condition]++
			}
			for _, p := range ps {
				n[p.Kind]++
				s := d.At(p.Step)
				fmt.Fprintf(f, "\n%s deal %d %s step %d %s loss %.0f\n", name, di, d.Label(), p.Step, p.Kind, p.Loss.Points)
				fmt.Fprintf(f, " hand %v drawn %v melds %v ind %v left %d\n", s.Closed(0), s.Drawn, s.Melds(0), s.Indicators(), s.Left())
				for c := range 4 {
					fmt.Fprintf(f, "  %v score %d riichi %d melds %v river ", d.Deal().Wind(c), s.Score(c), s.Riichi(c), s.Melds(c))
					for _, x := range s.River(c) {
						fmt.Fprintf(f, "%v", x.Tile)
						if x.Riichi {
							fmt.Fprint(f, "!")
						}
						fmt.Fprint(f, " ")
					}
					fmt.Fprintln(f)
				}
				for i, a := range p.Answers {
					sh, tot, dg := -9, 0, 0.0
					if a.Row != nil {
						sh, tot, dg = int(a.Row.Shanten), int(a.Row.Total), a.Row.Danger
					}
					fmt.Fprintf(f, "  %v %s %v pass %v decl %v right %v made %v short %.0f | win %.3f in %.3f pts %.0f | sh %d tot %d danger %.3f\n", i, s.Command(a.Event), a.Event.Tile, a.Pass, a.Declares, a.Right, p.Made == i, a.Short, a.Odds.Win, a.Odds.DealIn, a.Odds.Points, sh, tot, dg)
				}
			}
		}
	})
	t.Log(moments, mistakes, n, why)
}
