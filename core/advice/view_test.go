package advice_test

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// deal starts a deal of a rule set.
func deal(t testing.TB, id string, players int, seed uint64) (*game.Table, *rules.Rules) {
	t.Helper()
	set, _ := catalog.ByID(id)
	r := set.Plain()
	match := game.Match{Players: players, Tiles: "136", Rules: r.Table(), Seed: seed, Score: r.Start}
	d, err := match.Deal()
	if err != nil {
		t.Fatal(err)
	}
	return game.NewTable(game.NewRecord(d)), r
}

// A dealing is what a deal that is played rests on.
type dealing struct {
	id      string
	players int
	seed    uint64
}

// playedDeals are the deals that play has played. Several tests look at the same ones.
var playedDeals = map[dealing]*game.Record{}

// play makes the first choice of every chair until the deal is over; visit sees the table before each move.
func play(t testing.TB, id string, players int, seed uint64, visit func(*game.State, *rules.Rules)) *game.Record {
	t.Helper()
	table, r := deal(t, id, players, seed)
	which := dealing{id, players, seed}
	if playedDeals[which] == nil {
		playFirst(t, table, r)
		playedDeals[which] = table.Record()
	}
	record := playedDeals[which]
	for step := 0; visit != nil && step <= record.Steps(); step++ {
		s := record.At(step)
		visit(&s, r)
	}
	return record
}

// playFirst makes the first choice of every chair until the deal is over.
func playFirst(t testing.TB, table *game.Table, r *rules.Rules) {
	t.Helper()
	for range 400 {
		s := table.State()
		legal := s.Legal()
		if len(legal) == 0 || s.Phase == game.Over {
			return
		}
		next, best := legal[0], -1.0e9
		found := false
		for chair := range s.Deal().Players {
			list, err := advice.Choices(s, r, chair)
			if err != nil {
				t.Fatal(err)
			}
			if len(list) == 0 || list[0].Pass && list[0].Event == (game.Event{}) {
				continue
			}
			// A claim precedes a draw, and a pung a chow.
			rank := map[game.Kind]float64{game.Win: 3, game.Pung: 2, game.Kong: 2, game.Chow: 1}[list[0].Event.Kind]
			if !found || rank > best {
				next, best, found = list[0].Event, rank, true
			}
		}
		if !found {
			return
		}
		if !slices.Contains(legal, next) {
			t.Fatalf("step %d: %+v is chosen and not legal", s.Step, next)
		}
		if err := table.Record().Add(next); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("the deal does not end")
}

// TestPlay plays deals by the ranking: every move is legal, deals end, and most of them in a win.
func TestPlay(t *testing.T) {
	for _, row := range []struct {
		ruleset string
		players int
	}{{"riichi-tenhou", 4}, {"riichi-tenhou-3p", 3}, {"classical", 4}} {
		wins, dealtIn, claims := 0, 0, 0
		const deals = 12
		for seed := range uint64(deals) {
			record := play(t, row.ruleset, row.players, seed, nil)
			s := record.Last()
			if winners := s.Winners(); len(winners) > 0 {
				wins++
				if _, loser := s.Target(); loser >= 0 {
					dealtIn++
				}
			}
			for step := 1; step <= record.Steps(); step++ {
				if k := record.Event(step).Kind; k == game.Chow || k == game.Pung {
					claims++
				}
			}
		}
		t.Logf("%s: %d of %d deals won, %d on a discard, %d claims", row.ruleset, wins, deals, dealtIn, claims)
		if wins < deals/2 {
			t.Errorf("%s: %d of %d deals are won", row.ruleset, wins, deals)
		}
	}
}

// TestSwaps checks each hand that has just claimed: the tiles that may not be discarded then, the claimed tile and the
// other end of its chow, are in no row, and all others are.
func TestSwaps(t *testing.T) {
	barred := 0
	for seed := range uint64(12) {
		play(t, "riichi-tenhou", 4, seed, func(s *game.State, r *rules.Rules) {
			if s.Phase != game.ToDraw {
				return
			}
			for _, e := range s.Legal() {
				if e.Kind != game.Chow && e.Kind != game.Pung {
					continue
				}
				after := *s
				if err := after.Apply(e); err != nil {
					t.Fatal(err)
				}
				if c, ok := advice.MeasureClaim(s, r, e); ok && after.Check(game.Event{Kind: game.Discard, Chair: e.Chair,
					Tile: c.After.Tile}) != nil {
					t.Errorf("step %d: a claim is weighed with %s, which may not be discarded after it", s.Step, c.After.Tile)
				}
				barred += swaps(t, &after, r, e.Chair)
			}
		})
	}
	if barred < 5 {
		t.Errorf("only %d tiles were barred from being discarded", barred)
	}
}

// swaps compares the rows of a chair that has claimed with its legal discards, and returns how many tiles it may not
// discard. The others are not barred from any.
func swaps(t *testing.T, s *game.State, r *rules.Rules, chair int) (barred int) {
	t.Helper()
	asked, err := advice.Ask(s, r, chair)
	if err != nil || asked == nil {
		t.Fatal(err, asked)
	}
	for other := range s.Deal().Players {
		if v, err := advice.At(s, r, other); other != chair && (err != nil || v.Kept != 0) {
			t.Errorf("step %d: chair %d may not discard %b after a claim of chair %d, %v", s.Step, other, v.Kept, chair, err)
		}
	}
	for _, order := range advice.Orders {
		rows := asked.View.Discards(order)
		for _, held := range s.Closed(chair) {
			legal := s.Check(game.Event{Kind: game.Discard, Chair: chair, Tile: held}) == nil
			if listed := slices.ContainsFunc(rows, func(row advice.Row) bool { return row.Tile == held }); listed != legal {
				t.Errorf("step %d, %s: %s is listed: %t, and may be discarded: %t", s.Step, order, held, listed, legal)
			}
			if !legal {
				barred++
			}
		}
	}
	return barred
}

// TestShownLimit checks that a hand that shows all three dragons is costly, so that a hand one from ready folds against
// it but not against one that shows two of them; rules without yaku have no such cost.
func TestShownLimit(t *testing.T) {
	read, err := notation.Parse("234567m4488p579s6p", "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	dragons := []tile.Tile{tile.White, tile.White, tile.White, tile.Red, tile.Red, tile.Red}
	winds := []tile.Tile{tile.South, tile.South, tile.South}
	first := func(traits advice.Traits, called []tile.Tile) (advice.Row, float64) {
		shown := danger.Rival{River: []tile.Tile{tile.West, tile.North, tile.Character2, tile.Character9, tile.Circle1,
			tile.East}, Melds: 3, At: -1}
		v := advice.View{Question: advice.Question{Hand: read.Hand, Draws: 13, Deep: true, Traits: traits},
			Rivals: []advice.Rival{traits.Rival(shown, tile.North, called)}}
		counts := tile.CountsOf(append(append(slices.Clone(read.Hand.Closed), called...), shown.River...))
		for k := range v.Left {
			v.Left[k] = 4 - counts[k]
		}
		return v.Discards(advice.Weighed)[0], v.Rivals[0].Costs
	}
	yaku := advice.Traits{Yaku: true}
	two, cost := first(yaku, append(slices.Clone(dragons), winds...))
	if cost > 10000 || two.Shanten > 1 {
		t.Errorf("against two dragons, taken to cost %.0f: %s", cost, two.Tile)
	}
	three, cost := first(yaku, append(slices.Clone(dragons), tile.Green, tile.Green, tile.Green))
	if cost != 32000 || three.Danger > two.Danger/2 || three.Shanten < 2 {
		t.Errorf("against three dragons, taken to cost %.0f: %s, which deals in with %.3f against %.3f", cost, three.Tile,
			three.Danger, two.Danger)
	}
	if _, cost := first(advice.Traits{}, append(slices.Clone(dragons), tile.Green, tile.Green, tile.Green)); cost > 10000 {
		t.Errorf("without yaku it is taken to cost %.0f", cost)
	}
}

// TestUnseen changes what a chair cannot see, the hands of the others and the wall: its choices stay the same.
func TestUnseen(t *testing.T) {
	record := play(t, "riichi-tenhou", 4, 3, nil)
	looks := 0
	play(t, "riichi-tenhou", 4, 3, func(s *game.State, r *rules.Rules) {
		chair := s.Turn
		if s.Phase != game.ToDiscard || s.Step%7 != 0 {
			return
		}
		before, err := advice.Choices(s, r, chair)
		if err != nil || len(before) == 0 {
			t.Fatal(err, before)
		}
		if other := shuffled(t, record, s.Step, chair); other != nil {
			looks++
			after, err := advice.Choices(other, r, chair)
			if err != nil || !slices.EqualFunc(before, after, same) {
				t.Fatalf("step %d: hidden tiles change the choices (%v)\n%v\n%v", s.Step, err, before, after)
			}
		}
	})
	if looks < 3 {
		t.Errorf("only %d moments were looked at", looks)
	}
}

func same(a, b advice.Choice) bool {
	return a.Event == b.Event && a.Pass == b.Pass && a.Score == b.Score
}

// shuffled replays the record with the undrawn tiles and the ura indicators in another order, and with those closed
// tiles of others swapped that were dealt to them and are still in their hands.
func shuffled(t *testing.T, record *game.Record, step, chair int) *game.State {
	t.Helper()
	d := record.Deal().Clone()
	now := record.At(step)
	drawn := len(d.Wall) - d.Dead - now.Left()
	slices.Reverse(d.Wall[drawn : len(d.Wall)-d.Dead])
	// The first tiles of two others that never moved.
	var a, b = -1, -1
	for i := range d.Players * game.HandSize {
		owner := (d.Dealer() + i/4%d.Players) % d.Players
		if i >= 12*d.Players || owner == chair || owner == (chair+3)%d.Players {
			continue
		}
		if holds(&now, owner, d.Wall[i]) && only(d, owner, i) {
			if a < 0 {
				a = i
			} else if (d.Dealer()+a/4%d.Players)%d.Players != owner && d.Wall[a] != d.Wall[i] {
				b = i
				break
			}
		}
	}
	if b >= 0 {
		d.Wall[a], d.Wall[b] = d.Wall[b], d.Wall[a]
	}
	again := game.NewRecord(d)
	for i := 1; i <= step; i++ {
		if again.Add(record.Event(i)) != nil {
			return nil // the record depended on those tiles
		}
	}
	return again.Last()
}

func holds(s *game.State, chair int, t tile.Tile) bool { return slices.Contains(s.Closed(chair), t) }

// only reports whether the dealt hand has no other copy of the tile.
func only(d *game.Deal, owner, at int) bool {
	n := 0
	for i := range 12 * d.Players {
		if (d.Dealer()+i/4%d.Players)%d.Players == owner && d.Wall[i] == d.Wall[at] {
			n++
		}
	}
	return n == 1
}

// TestFold checks that Fold puts the safest first, and that the weighed order is between the other two.
func TestFold(t *testing.T) {
	pressed := 0
	for seed := range uint64(6) {
		play(t, "riichi-tenhou", 4, seed, func(s *game.State, r *rules.Rules) {
			if s.Phase != game.ToDiscard || s.Riichi(s.Turn) > 0 {
				return
			}
			v, err := advice.At(s, r, s.Turn)
			if err != nil {
				t.Fatal(err)
			}
			fold, push, weighed := v.Discards(advice.Fold), v.Discards(advice.Push), v.Discards(advice.Weighed)
			if !v.Pressed() {
				if weighed[0].Tile != push[0].Tile {
					t.Fatalf("without a threat %s comes first, and %s in the push order", weighed[0].Tile, push[0].Tile)
				}
				return
			}
			pressed++
			for i := 1; i < len(fold); i++ {
				if fold[i].Danger < fold[i-1].Danger {
					t.Fatalf("to fold %s comes before %s", fold[i-1].Tile, fold[i].Tile)
				}
			}
			if weighed[0].Danger > push[0].Danger+1e-9 && weighed[0].Shanten > push[0].Shanten {
				t.Fatalf("%s is worse than %s in everything", weighed[0].Tile, push[0].Tile)
			}
		})
	}
	if pressed < 20 {
		t.Errorf("only %d decisions under a threat", pressed)
	}
}
