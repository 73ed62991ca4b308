package advice

import (
	"testing"

	"tehai/core/game"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// drawnOut visits the states of deals without claims, in which each player discards what keeps the hand nearest to
// ready.
func drawnOut(t *testing.T, deals uint64, visit func(*game.State, *rules.Rules)) {
	t.Helper()
	plainly(t, 70, deals, false, visit)
}

// plainly visits the states of deals from a seed on, in which each player discards what keeps the hand nearest to
// ready, and makes the first pung that is possible if pungs is set.
func plainly(t *testing.T, seed, deals uint64, pungs bool, visit func(*game.State, *rules.Rules)) {
	t.Helper()
	r, _, err := catalog.For("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	for deal := range deals {
		m := game.Match{Players: 4, Tiles: "136", Rules: r.Table(), Seed: seed + deal}
		d, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		record := game.NewRecord(d)
		for s := record.Last(); !s.Ended(); {
			visit(s, r)
			best, least := game.Event{}, int8(unreached)
			for _, e := range s.Legal() {
				distance := least
				switch {
				case e.Kind == game.Pung && pungs:
					distance = -2
				case e.Kind == game.Discard:
					counts := tile.CountsOf(s.Closed(e.Chair))
					counts[e.Tile.Index()]--
					distance = shanten.Of(&counts).Best
				}
				if distance < least || best.Kind != game.Pung && (e.Kind == game.Draw || e.Kind == game.Exhausted) {
					best, least = e, distance
				}
			}
			if record.Add(best) != nil {
				break
			}
		}
	}
}

// TestLateReady looks at claims late in deals: what wins no points is worthwhile if it makes the hand ready, with a
// discard that hardly deals in, and no places count, unless the rules pay nothing to a ready hand at a draw.
func TestLateReady(t *testing.T) {
	unpaid, _, err := catalog.For("riichi-tenhou", 4, option.Values{"notReadyPayment": 0})
	if err != nil {
		t.Fatal(err)
	}
	ready, dangerous, early := 0, 0, 0
	visit := func(s *game.State, r *rules.Rules) {
		late := s.Left()/4 <= 4
		if !late && early >= 5 {
			return
		}
		own := map[int][]game.Event{}
		for _, e := range s.Legal() {
			if e.Kind == game.Chow || e.Kind == game.Pung {
				own[e.Chair] = append(own[e.Chair], e)
			}
		}
		for chair, moves := range own {
			v, err := At(s, r, chair)
			if err != nil {
				t.Fatal(err)
			}
			points, safest, distance := 0.0, 1.0, int8(0)
			for _, e := range moves {
				counts := v.Hand.Counts()
				distance = v.Rule.Of(&counts).Best
				g := gain{view: v, table: v.decides(r, reaches[0]), distance: distance}
				pass, ok := g.points(v)
				c, possible := MeasureClaim(s, r, e)
				if !ok || !possible {
					return
				}
				after, ok := g.after(s, r, e)
				if !ok {
					return
				}
				points = max(points, after-g.margin()*pass)
				if distance == 1 && c.After.Shanten == 0 {
					safest = min(safest, c.After.Danger)
				}
			}
			if points > 0 {
				continue // decided by points
			}
			best, claims, _ := v.Worthwhile(s, r, moves)
			if want := late && safest < 0.05; claims != want {
				t.Errorf("step %d, %d tiles left, danger %.3f: claims %t", s.Step, s.Left(), safest, claims)
			}
			switch {
			case claims:
				ready++
				if c, _ := MeasureClaim(s, r, best); c.After.Shanten != 0 || c.After.Danger >= 0.05 {
					t.Errorf("step %d: claims %v with danger %.3f", s.Step, best, c.After.Danger)
				}
				if under, err := At(s, unpaid, chair); err != nil {
					t.Fatal(err)
				} else if _, claims, ok := under.Worthwhile(s, unpaid, moves); claims || !ok {
					t.Errorf("step %d: claims, %t, where a draw pays a ready hand nothing, or nothing is known", s.Step, claims)
				}
				v.standing = &standing{ahead: []float64{-9000, -9000, -9000}, spread: lastSpread}
				if _, claims, _ = v.Worthwhile(s, r, moves); claims {
					t.Errorf("step %d: claims in the last deal", s.Step)
				}
			case late && safest < 1:
				dangerous++
			case safest < lateDanger:
				early++
			}
		}
	}
	drawnOut(t, 40, visit)
	calling(t, 100, visit) // melds threaten
	if ready < 5 || dangerous < 1 || early < 5 {
		t.Errorf("%d late claims, %d dangerous ones and %d early ones passed", ready, dangerous, early)
	}
}
