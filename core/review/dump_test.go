package review

import (
	"fmt"
	"os"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/real"
)

func TestDump(t *testing.T) {
	f, _ := os.Create("/tmp/verdicts/dump.tsv")
	defer f.Close()
	real.Each(t, logtest.Rules, func(name string, r *replay.Replay) {
		for i, d := range r.Deals {
			if d.Deal().Players != 4 {
				continue
			}
			moves, err := Deal(d, -1, nil)
			if err != nil {
				continue
			}
			for j := range moves {
				m := &moves[j]
				if m.Agrees || m.BestOdds == nil || m.MadeOdds == nil {
					continue
				}
				raw := m.BestOdds.Points - m.MadeOdds.Points
				s := d.At(m.Step - 1)
				v, err := advice.At(&s, d.Ruleset, m.Chair)
				if err != nil {
					continue
				}
				a, b, ok := 0.0, 0.0, false
				pressed := v.Pressed()
				x := ""
				switch {
				case m.Kind == Discard && m.Row > 0:
					var p []float64
					p, ok = v.Expected(d.Ruleset, m.Rows[0].Tile, m.Rows[m.Row].Tile)
					if ok {
						a, b = p[0], p[1]
					}
					best, made := &m.Rows[0], &m.Rows[m.Row]
					why := ""
					if m.Loss.Points == 0 && raw > 60 {
						first, second := afterBoth(v, best, made)
						l := loss(first, second)
						fast := second.win >= first.win
						c := l.certain(v, best, made, fast, true)
						if c.Points == 0 {
							why += " uncertain"
						}
						if fast {
							why += " fast"
						}
						if !pressed && planned(v, best, made) {
							why += " planned"
						}
						if l.confirmed(v, best, made).Points < tied {
							why += " deeper"
						}
						if m.contested(v, &first) {
							why += " contested"
						}
						rr := reviewer{rules: d.Ruleset}
						if w, ok := rr.worseDiscard(v, best, made); ok && w == 0 {
							why += " disagreed"
						}
						why = "\tWHY" + why
					}
					x = why + fmt.Sprintf(" %s/%s\t%d>%d\t%d>%d\tcost %.0f>%.0f\tdng %.3f>%.3f", best.Tile, made.Tile, best.Shanten, made.Shanten, best.Total, made.Total, best.Cost, made.Cost, best.Danger, made.Danger)
				case m.Kind == Call:
					a, b, _, ok = v.ExpectedClaim(&s, d.Ruleset, m.Made)
					x = m.Made.Kind.String()
				case m.Kind == Pass && !m.Passes && m.Better.Kind != game.Win:
					b, a, _, ok = v.ExpectedClaim(&s, d.Ruleset, m.Better)
					x = m.Better.Kind.String()
				}
				if raw > 30 || m.Loss.Points > 0 {
					fmt.Fprintf(f, "%s/%d\t%d\t%d\t%s\t%v\t%.0f\t%.0f\t%.3f>%.3f\t%v\t%.0f>%.0f\t%s\t%s\n", name, m.Chair, i, m.Step, m.Kind, pressed, m.Loss.Points, raw, m.BestOdds.Win, m.MadeOdds.Win, ok, a, b, fmt.Sprint(v.Hand.Closed)+fmt.Sprint(len(v.Hand.Melds)), x)
				}
			}
		}
	})
}
