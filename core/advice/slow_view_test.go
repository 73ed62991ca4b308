package advice_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// quick plays deals with players who declare riichi and call often, discard what leaves them nearest to ready, and win.
func quick(t *testing.T, id string, players, deals int, visit func(*game.State, *rules.Rules, *rand.Rand)) {
	t.Helper()
	for seed := range deals {
		table, r := deal(t, id, players, uint64(100+seed))
		random := rand.New(rand.NewPCG(uint64(seed), uint64(players)))
		s := table.State()
		for legal := s.Legal(); len(legal) > 0 && !s.Ended(); legal = s.Legal() {
			visit(s, r, random)
			if err := table.Record().Add(quickMove(s, legal, random)); err != nil {
				t.Fatal(err)
			}
		}
	}
}

func quickMove(s *game.State, legal []game.Event, random *rand.Rand) game.Event {
	often := map[game.Kind]int{game.Win: 5, game.Riichi: 9, game.Kong: 7, game.North: 9, game.Pung: 5, game.Chow: 3}
	best, least := legal[len(legal)-1], int8(99)
	for _, e := range legal {
		if random.IntN(10) < often[e.Kind] || e.Kind == game.Draw {
			return e
		}
		if e.Kind == game.Discard {
			counts := tile.CountsOf(s.Closed(e.Chair))
			counts[e.Tile.Index()]--
			if n := shanten.Standard(&counts, 4-len(s.Melds(e.Chair))); n < least || n == least && random.IntN(2) == 0 {
				best, least = e, n
			}
		}
	}
	return best
}

// slowUnseen counts the copies of a kind that a chair does not see.
func slowUnseen(s *game.State, chair, k int, three bool) int {
	if three && k >= 1 && k <= 7 {
		return 0
	}
	n := 4
	see := func(tiles []tile.Tile) {
		for _, t := range tiles {
			if t.Index() == k {
				n--
			}
		}
	}
	see(s.Closed(chair))
	see(s.Indicators())
	for other := range s.Deal().Players {
		see(s.Flowers(other))
		for _, m := range s.Melds(other) {
			see(m.Tiles())
		}
		for _, d := range s.River(other) {
			if d.ClaimedBy < 0 {
				see([]tile.Tile{d.Tile})
			}
		}
	}
	return n
}

// TestSlowViewAgrees compares the views of chairs in quick deals with what lies on the table.
func TestSlowViewAgrees(t *testing.T) {
	looked, kept, passed := 0, 0, 0
	look := func(s *game.State, r *rules.Rules, random *rand.Rand) {
		chair := random.IntN(s.Deal().Players)
		if s.Phase == game.Called {
			chair = s.Turn
		} else if random.IntN(4) > 0 {
			return
		}
		v, err := advice.At(s, r, chair)
		if err != nil {
			t.Fatal(err)
		}
		looked++
		three := s.Deal().Players == 3
		for k := range tile.Kinds {
			if got, want := int(v.Left[k]), slowUnseen(s, chair, k, three); got != want {
				t.Fatalf("step %d: chair %d does not see %d of %s, want %d", s.Step, chair, got, tile.Of(k), want)
			}
			inRiver := slices.ContainsFunc(s.River(chair), func(d game.RiverTile) bool { return d.Tile.Index() == k })
			if v.River.Has(k) != inRiver {
				t.Fatalf("step %d: %s in the own river %t, want %t", s.Step, tile.Of(k), v.River.Has(k), inRiver)
			}
			bars := false
			if s.Phase == game.Called && s.Turn == chair && v.Hand.Counts()[k] > 0 {
				bars = s.Check(game.Event{Kind: game.Discard, Chair: chair, Tile: tile.Of(k)}) != nil &&
					slices.Contains(s.Closed(chair), tile.Of(k))
			}
			if v.Kept.Has(k) != bars && !five(k) {
				t.Fatalf("step %d: %s may not be discarded %t, want %t", s.Step, tile.Of(k), v.Kept.Has(k), bars)
			}
			if bars {
				kept++
			}
			dora := 0
			for _, indicator := range s.Indicators() {
				if r.Dora(indicator).Index() == k {
					dora++
				}
			}
			if int(v.Traits.Dora[k]) != dora {
				t.Fatalf("step %d: %s is dora %d times, want %d", s.Step, tile.Of(k), v.Traits.Dora[k], dora)
			}
		}
		if want := max(1, s.Left()/s.Deal().Players); v.Draws != want {
			t.Errorf("step %d: %d draws, want %d", s.Step, v.Draws, want)
		}
		passed += slowRivals(t, s, v, chair)
	}
	quick(t, "riichi-tenhou", 4, 10, look)
	quick(t, "riichi-tenhou-3p", 3, 6, look)
	if looked < 300 || kept < 5 || passed < 20 {
		t.Errorf("%d views, %d tiles kept, %d passed", looked, kept, passed)
	}
}

func five(k int) bool { return k < 27 && k%9 == 4 }

// slowRivals compares the other chairs, and the danger of each kind.
func slowRivals(t *testing.T, s *game.State, v *advice.View, chair int) (passed int) {
	t.Helper()
	players := s.Deal().Players
	if len(v.Rivals) != players-1 {
		t.Fatalf("step %d: %d rivals", s.Step, len(v.Rivals))
	}
	threat, declared := false, false
	var costs, safe [tile.Kinds]float64
	for i := range v.Rivals {
		r := &v.Rivals[i]
		other := (chair + 1 + i) % players
		want := danger.Rival{Riichi: s.Riichi(other) > 0, At: -1}
		for _, m := range s.Melds(other) {
			if m.Kong != meld.Concealed {
				want.Melds++
			}
		}
		for _, d := range s.Discards() {
			if int(d.Chair) == other {
				if d.Riichi {
					want.At = len(want.River)
				}
				want.River = append(want.River, d.Tile)
			} else if want.At >= 0 {
				want.Passed |= 1 << d.Tile.Index()
			}
		}
		// What others have discarded since its own last discard is passed up, too.
		for all, at := s.Discards(), len(s.Discards())-1; at >= 0 && int(all[at].Chair) != other; at-- {
			want.Passed |= 1 << all[at].Tile.Index()
		}
		passed += want.Passed.Len()
		if r.Chair != other || r.Wind != s.Deal().Wind(other) || r.Riichi != want.Riichi || r.At != want.At ||
			r.Melds != want.Melds || r.Passed != want.Passed || !slices.Equal(r.River, want.River) {
			t.Fatalf("step %d: chair %d is seen as %+v, want %+v", s.Step, other, r.Rival, want)
		}
		threat = threat || want.Riichi || want.Melds >= 2
		declared = declared || want.Riichi
		for k, f := range danger.Of(&want, &v.Left) {
			costs[k] += f.Chance * r.Costs
			safe[k] = 1 - (1-safe[k])*(1-f.Chance)
		}
	}
	if v.Pressed() != threat {
		t.Errorf("step %d: pressed %t, want %t", s.Step, v.Pressed(), threat)
	}
	chances, each := v.Dangers()
	for k := range tile.Kinds {
		if math.Abs(chances[k]-safe[k]) > 1e-9 || math.Abs(each[k]-costs[k]) > 1e-6 {
			t.Errorf("step %d: %s deals in with %.4f at %.0f, want %.4f, %.0f", s.Step, tile.Of(k), chances[k], each[k], safe[k],
				costs[k])
		}
	}
	for i, r := range v.Shown() {
		other := &v.Rivals[i]
		if r.Riichi != other.Riichi || r.Melds != other.Melds || r.Discards != len(other.River) ||
			r.Dealer != (other.Chair == s.Deal().Dealer()) {
			t.Errorf("step %d: rival %d is shown as %+v", s.Step, i, r)
		}
	}
	if threat && len(v.Hand.Closed)%3 == 2 {
		slowPressed(t, s, v, declared)
	}
	return passed
}

// slowPressed compares the numbers of the weighed order by their texts, the scores with their sums, and the orders.
func slowPressed(t *testing.T, s *game.State, v *advice.View, declared bool) {
	t.Helper()
	quiet := *v
	quiet.Deep = false
	rows, numbers := quiet.MeasurePressed()
	terms := advice.PressTerms()
	weighed, fold := quiet.Discards(advice.Weighed), quiet.Discards(advice.Fold)
	nearest, most := 99, 0.0
	for _, row := range rows {
		nearest, most = min(nearest, int(row.Shanten)), max(most, row.Points)
	}
	level := []string{"ready", "1", "2", "3"}[min(3, max(0, nearest))]
	for i, row := range rows {
		best := math.Inf(-1)
		for _, other := range rows {
			if other.Shanten == row.Shanten {
				best = max(best, other.Score)
			}
		}
		keep, away := row.Score-best, float64(min(3, int(row.Shanten)-nearest))
		fear := math.Log(row.Danger + 0.004)
		want := map[string]float64{"keep-" + level: keep, "away-" + level: away, "cost-" + level: row.Cost / 1000,
			"fear-" + level: fear, "points": (row.Points - most) / 1000}
		if declared {
			want["keep-riichi"], want["away-riichi"], want["fear-riichi"] = keep, away, fear
		}
		for j := range v.Rivals {
			r := &v.Rivals[j]
			if r.Riichi || r.Melds >= 2 {
				if class := danger.Of(&r.Rival, &v.Left)[row.Tile.Index()].Class; class != "" {
					want[string(class)] = 1
				}
			}
		}
		sum := 0.0
		for at, x := range numbers[i] {
			if math.Abs(x-want[terms[at].ID]) > 1e-9 {
				t.Errorf("step %d: %s of %s is %.3f, want %.3f", s.Step, terms[at].ID, row.Tile, x, want[terms[at].ID])
			}
			sum += x * terms[at].Deep
		}
		at := slices.IndexFunc(weighed, func(r advice.Row) bool { return r.Tile == row.Tile })
		if math.Abs(weighed[at].Score-sum) > 1e-9 {
			t.Errorf("step %d: %s is weighed %.3f, want %.3f", s.Step, row.Tile, weighed[at].Score, sum)
		}
	}
	for i := range rows[1:] {
		if weighed[i+1].Score > weighed[i].Score || fold[i+1].Danger < fold[i].Danger {
			t.Errorf("step %d: row %d of an order is out of place", s.Step, i+1)
		}
	}
	for _, list := range [][]advice.Row{weighed, fold} {
		slowReasons(t, s, list, rows[0].Tile)
	}
}

// slowReasons checks when the first row is there because it is safer than the first of the quiet order.
func slowReasons(t *testing.T, s *game.State, list []advice.Row, quiet tile.Tile) {
	t.Helper()
	at := slices.IndexFunc(list, func(r advice.Row) bool { return r.Tile == quiet })
	safer := at > 0 && list[0].Danger < list[at].Danger
	if got := list[0].Reason.ID == advice.Safer; got != safer {
		t.Errorf("step %d: %s is first for being safer %t, want %t", s.Step, list[0].Tile, got, safer)
	}
	if safer && list[0].Reason.N != int(math.Round(100*list[0].Danger)) {
		t.Errorf("step %d: %s deals in with %d %%, want %.2f", s.Step, list[0].Tile, list[0].Reason.N, 100*list[0].Danger)
	}
	for i, row := range list {
		if got, want := row.Reason.ID == advice.Dangerous, i == at && at > 0; got != want {
			t.Errorf("step %d: %s in row %d is dangerous %t, want %t", s.Step, row.Tile, i, got, want)
		} else if want && row.Reason.N != int(math.Round(100*row.Danger)) {
			t.Errorf("step %d: %s deals in with %d %%, want %.2f", s.Step, row.Tile, row.Reason.N, 100*row.Danger)
		}
	}
}
