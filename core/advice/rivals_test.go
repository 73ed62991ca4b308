package advice_test

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// TestRivalCosts checks the estimated cost of dealing in, and which rivals threaten.
func TestRivalCosts(t *testing.T) {
	traits := advice.Traits{Yaku: true, Reds: true}
	traits.Dora[tile.Circle3.Index()], traits.Dora[tile.East.Index()] = 1, 2
	sequence := []tile.Tile{tile.Circle3, tile.Circle4, tile.Circle5}
	red := []tile.Tile{tile.Circle3, tile.Circle4, tile.Circle5.RedFive()}
	for _, row := range []struct {
		shown  danger.Rival
		wind   tile.Tile
		called []tile.Tile
		want   float64
		threat bool
	}{
		{danger.Rival{}, tile.South, nil, 2600, false},
		{danger.Rival{Riichi: true}, tile.South, nil, 5500, true},
		{danger.Rival{Riichi: true}, tile.East, nil, 8250, true},
		{danger.Rival{Melds: 1}, tile.West, sequence, 4100, false},
		{danger.Rival{Melds: 1}, tile.West, red, 5600, false},
		{danger.Rival{Melds: 2}, tile.East, append(slices.Clone(sequence), tile.East, tile.East, tile.East),
			1.5 * (2600 + 7*1500), true},
	} {
		v := advice.View{Rivals: []advice.Rival{traits.Rival(row.shown, row.wind, row.called)}}
		if got := v.Rivals[0].Costs; got != row.want || v.Pressed() != row.threat {
			t.Errorf("%+v, %s, %v: %.0f, threatens %t; want %.0f, %t", row.shown, row.wind, row.called, got, v.Pressed(),
				row.want, row.threat)
		}
	}
}

// TestPassed checks tables with a riichi: exactly the tiles that others have discarded since are passed, in addition to
// the own river; three players have no 2 to 8 of characters to draw; and a player who folds gets the reason.
func TestPassed(t *testing.T) {
	passed, folds, three := 0, 0, 0
	for _, players := range []int{4, 3} {
		for seed := range uint64(6) {
			id := map[int]string{4: "riichi-tenhou", 3: "riichi-tenhou-3p"}[players]
			play(t, id, players, seed, func(s *game.State, r *rules.Rules) {
				if s.Phase != game.ToDiscard || s.Riichi(s.Turn) > 0 {
					return
				}
				v, err := advice.At(s, r, s.Turn)
				if err != nil {
					t.Fatal(err)
				}
				for k := tile.Character2.Index(); players == 3 && k <= tile.Character8.Index(); k++ {
					if three++; v.Left[k] != 0 {
						t.Fatalf("three players may draw %d copies of %s", v.Left[k], tile.Of(k))
					}
				}
				for i := range v.Rivals {
					if rival := &v.Rivals[i]; rival.Riichi {
						passed++
						if want := since(s, rival.Chair); rival.Passed != want {
							t.Fatalf("seed %d, step %d: chair %d has let %b pass, want %b", seed, s.Step, rival.Chair, rival.Passed, want)
						}
					}
				}
				push, fold := v.Discards(advice.Push), v.Discards(advice.Fold)
				if v.Pressed() && fold[0].Tile != push[0].Tile && fold[0].Danger < push[0].Danger {
					if folds++; fold[0].Reason.ID != advice.Safer {
						t.Errorf("seed %d, step %d: %s folds because of %q", seed, s.Step, fold[0].Tile, fold[0].Reason.ID)
					}
				}
			})
		}
	}
	if passed < 20 || folds < 10 || three == 0 {
		t.Errorf("%d hands in riichi, %d folds, %d kinds of three players", passed, folds, three)
	}
}

// TestPassedSinceFirst looks at a dealer in riichi by the first discard, after which all discard what they draw: what
// the others have discarded since is passed.
func TestPassedSinceFirst(t *testing.T) {
	looked := 0
	for seed := uint64(0); seed < 2000 && looked == 0; seed++ {
		table, r := deal(t, "riichi-tenhou", 4, seed)
		record := table.Record()
		for next, more := plain(record.Last()); more; next, more = plain(record.Last()) {
			if record.Add(next) != nil {
				break
			}
			if s := record.Last(); s.Phase == game.ToDiscard && s.Turn != 0 && s.Riichi(0) > 0 {
				looked++
				v, err := advice.At(s, r, s.Turn)
				if err != nil {
					t.Fatal(err)
				}
				at := slices.IndexFunc(v.Rivals, func(rival advice.Rival) bool { return rival.Chair == 0 })
				if got, want := v.Rivals[at].Passed, since(s, 0); got != want {
					t.Errorf("seed %d, step %d: %b have passed, want %b", seed, s.Step, got, want)
				}
			}
		}
	}
	if looked < 20 {
		t.Errorf("%d hands were looked at after a riichi by the first discard, want 20", looked)
	}
}

// plain returns riichi, or a draw, or the discard of what was drawn, as the first of a deal any; ok is false if there
// is none of these, or the first discard is not in riichi.
func plain(s *game.State) (next game.Event, ok bool) {
	legal := s.Legal()
	for _, kind := range []game.Kind{game.Riichi, game.Draw, game.Discard} {
		for _, e := range legal {
			if e.Kind == kind && (kind != game.Discard || e.Tile == s.Drawn || len(s.Discards()) == 0) {
				return e, kind != game.Discard || s.Last.Kind == game.Riichi || s.Riichi(0) > 0
			}
		}
	}
	return next, false
}

// since returns the kinds that others have discarded after the riichi of a chair.
func since(s *game.State, chair int) (kinds shanten.Tiles) {
	discards := s.Discards()
	at := slices.IndexFunc(discards, func(d game.RiverTile) bool { return int(d.Chair) == chair && d.Riichi })
	for _, d := range discards[at+1:] {
		if int(d.Chair) != chair && at >= 0 {
			kinds |= 1 << d.Tile.Index()
		}
	}
	return kinds
}
