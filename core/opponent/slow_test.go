package opponent

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// slowShape values a hand by every way to part its tiles: nothing for a tile alone, 10 for a set, 3 and a half for each
// copy left for a pair, one and a half and a quarter for each tile that fills it for two neighbours.
func slowShape(s *shape, closed []tile.Tile) float64 {
	known := map[int]float64{0: 0}
	var best func(mask int) float64
	best = func(mask int) float64 {
		if value, ok := known[mask]; ok {
			return value
		}
		a := 0
		for mask>>a&1 == 0 {
			a++
		}
		mask &^= 1 << a
		most := best(mask)
		for b := a + 1; mask>>b != 0; b++ {
			if mask>>b&1 == 0 {
				continue
			}
			most = max(most, slowTwo(s, closed[a], closed[b])+best(mask&^(1<<b)))
			for c := b + 1; mask>>c != 0; c++ {
				if mask>>c&1 == 1 {
					switch meld.KindOf([]tile.Tile{closed[a], closed[b], closed[c]}) {
					case meld.Triplet, meld.Sequence:
						most = max(most, 10+best(mask&^(1<<b|1<<c)))
					}
				}
			}
		}
		known[mask|1<<a] = most
		return most
	}
	return best(1<<len(closed) - 1)
}

// slowTwo is the value of two tiles together.
func slowTwo(s *shape, a, b tile.Tile) float64 {
	a, b = a.Plain(), b.Plain()
	if a == b {
		return 3 + float64(s.left[a])/2
	}
	if a.IsHonour() || a.Suit() != b.Suit() {
		return 0
	}
	low, high := min(a.Rank(), b.Rank()), max(a.Rank(), b.Rank())
	fills := 0
	add := func(rank int) {
		if rank >= 1 && rank <= 9 {
			fills += s.left[tile.Numbered(a.Suit(), rank)]
		}
	}
	switch high - low {
	case 1:
		add(low - 1)
		add(high + 1)
	case 2:
		add(low + 1)
	default:
		return 0
	}
	return 1.5 + float64(fills)/4
}

// TestShapeBySlowParts compares the values of random hands.
func TestShapeBySlowParts(t *testing.T) {
	random := rand.New(rand.NewPCG(10, 3))
	for range 250 {
		s := shape{}
		for k := range tile.Kinds {
			s.left[tile.Of(k)] = random.IntN(5)
		}
		var closed []tile.Tile
		var counts [tile.Kinds]int
		for len(closed) < 4+random.IntN(7) {
			k := []int{random.IntN(tile.Kinds), random.IntN(9), 27 + random.IntN(7)}[random.IntN(3)]
			if counts[k] < 4 {
				counts[k]++
				one := tile.Of(k)
				if five := one.RedFive(); five != tile.None && counts[k] == 1 && random.IntN(2) == 0 {
					one = five
				}
				closed = append(closed, one)
			}
		}
		slices.Sort(closed)
		slices.SortFunc(closed, func(a, b tile.Tile) int { return a.Index() - b.Index() })
		if got, want := s.hand(closed), slowShape(&s, closed); math.Abs(got-want) > 1e-9 {
			t.Fatalf("%v is worth %.2f, want %.2f", closed, got, want)
		}
	}
}

// TestUnseenAddsUp counts what a chair does not see at steps of a deal: with the own tiles, the rivers and the melds it
// is the whole wall.
func TestUnseenAddsUp(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	eachState(t, "riichi-tenhou", "136", 4, random, func(s *game.State, r *rules.Rules, own [][]game.Event) {
		for chair := range 4 {
			p := player{state: s, rules: r, chair: chair}
			left := p.unseen(s.Closed(chair))
			sum := 0
			for _, n := range left {
				sum += n
				if n < 0 || n > 4 {
					t.Fatalf("step %d: %d copies of a tile are unseen", s.Step, n)
				}
			}
			// The other hands and what is left of the wall.
			want := s.Left() + len(s.DeadWall())
			for other := range 4 {
				if other != chair {
					want += len(s.Closed(other))
				}
			}
			if sum != want {
				t.Fatalf("step %d: %d tiles are unseen, want %d", s.Step, sum, want)
			}
		}
	})
}

// eachState plays some deals by random moves, and visits each state with the moves of each chair.
func eachState(t *testing.T, id, tiles string, deals int, random *rand.Rand,
	visit func(*game.State, *rules.Rules, [][]game.Event)) {
	t.Helper()
	r, _, err := catalog.For(id, 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	for seed := range deals {
		d, err := (&game.Match{Players: 4, Tiles: tiles, Rules: r.Table(), Seed: uint64(seed), Score: 25000}).Deal()
		if err != nil {
			t.Fatal(err)
		}
		s := game.Start(d)
		for {
			legal := s.Legal()
			if len(legal) == 0 {
				break
			}
			own := make([][]game.Event, 4)
			for _, e := range legal {
				if e.Kind != game.Exhausted {
					own[e.Chair] = append(own[e.Chair], e)
				}
			}
			visit(&s, r, own)
			e := legal[random.IntN(len(legal))]
			if d, ok := Decide(&s, r, e.Chair, Fast); ok && !d.Pass && random.IntN(3) > 0 && d.Event.Kind == game.Discard {
				e = d.Event
			}
			if err := s.Apply(e); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// TestVoidedBySlowChoice compares every decision in deals of Sichuan with one that tries each move: the exchange, the
// void suit, claims, kongs and discards.
func TestVoidedBySlowChoice(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 108))
	seen := map[game.Kind]int{}
	eachState(t, "sichuan-common", "108", 6, random, func(s *game.State, r *rules.Rules, own [][]game.Event) {
		for chair, moves := range own {
			for _, strength := range Strengths {
				d, ok := Decide(s, r, chair, strength)
				if ok != (len(moves) > 0) && s.Left() > 0 {
					t.Fatalf("step %d: chair %d decides %t with the moves %v", s.Step, chair, ok, moves)
				}
				if !ok || len(moves) == 0 {
					continue
				}
				p := player{state: s, rules: r, chair: chair, strength: strength, own: moves}
				seen[d.Event.Kind]++
				slowVoided(t, &p, d)
			}
		}
	})
	for _, kind := range []game.Kind{game.Exchange, game.Void, game.Pung, game.Kong, game.Discard, game.Draw, game.Win} {
		if seen[kind] == 0 {
			t.Errorf("no decision is %s", kind)
		}
	}
}

// slowDistance is how far a chair is after an event, and after its best discard where one follows; most is what it
// accepts then.
func slowDistance(p *player, e game.Event) (distance, most int) {
	next := *p.state
	if next.Apply(e) != nil {
		return 99, 0
	}
	counts := tile.CountsOf(next.Closed(p.chair))
	forms := p.rules.FormsFor(next.Void(p.chair), next.Melds(p.chair))
	if counts.Total()%3 == 1 {
		left := slowLeft(p)
		distance = forms.Shanten(&counts)
		for k := range 27 {
			if counts[k] < 4 {
				counts[k]++
				if forms.Shanten(&counts) < distance {
					most += left[k]
				}
				counts[k]--
			}
		}
		return distance, most
	}
	distance = 99
	for k := range 27 {
		if counts[k] > 0 {
			counts[k]--
			distance = min(distance, forms.Shanten(&counts))
			counts[k]++
		}
	}
	return distance, 0
}

// slowLeft counts the copies that the chair does not see.
func slowLeft(p *player) (left [27]int) {
	for k := range left {
		left[k] = 4
	}
	see := func(tiles ...tile.Tile) {
		for _, t := range tiles {
			left[t.Index()]--
		}
	}
	see(p.state.Closed(p.chair)...)
	for chair := range 4 {
		for _, m := range p.state.Melds(chair) {
			see(m.Tiles()...)
		}
	}
	for _, d := range p.state.Discards() {
		if d.ClaimedBy < 0 {
			see(d.Tile)
		}
	}
	return left
}

// slowVoided checks a decision against each other move.
func slowVoided(t *testing.T, p *player, d Decision) {
	t.Helper()
	s := p.state
	closed := s.Closed(p.chair)
	var kinds []game.Kind
	for _, e := range p.own {
		kinds = append(kinds, e.Kind)
	}
	if slices.Contains(kinds, game.Win) {
		if d.Event.Kind != game.Win {
			t.Fatalf("step %d: %+v instead of a win", s.Step, d)
		}
		return
	}
	switch s.Phase {
	case game.Exchanging:
		slowExchange(t, p, d, closed)
	case game.Voiding:
		worth := func(suit tile.Suit) int {
			counts := tile.CountsOf(closed)
			n := 0
			for _, one := range closed {
				if one.Suit() == suit {
					n++
				}
			}
			return 20*p.rules.FormsFor(suit, nil).Shanten(&counts) + n
		}
		for _, e := range p.own {
			if worth(e.Tile.Suit()) < worth(d.Event.Tile.Suit()) {
				t.Fatalf("step %d: %+v is chosen with the void suits %v of %v", s.Step, d.Event, p.own, closed)
			}
		}
	case game.ToDiscard, game.Called:
		slowTurn(t, p, d)
	default:
		slowClaim(t, p, d)
	}
}

func slowExchange(t *testing.T, p *player, d Decision, closed []tile.Tile) {
	t.Helper()
	sight := shape{left: p.unseen(closed)}
	worth := func(e game.Event) float64 {
		kept := slices.Clone(closed)
		of := 0
		for _, one := range closed {
			if one.Suit() == e.Tile.Suit() {
				of++
			}
		}
		for _, gone := range e.AppendGiven(nil) {
			at := slices.Index(kept, gone)
			kept = slices.Delete(kept, at, at+1)
		}
		return sight.hand(kept) - 2*float64(of)
	}
	for _, e := range p.own {
		if worth(e) > worth(d.Event)+1e-9 {
			t.Fatalf("step %d: %+v is given away of %v, %+v is better", p.state.Step, d.Event, closed, e)
		}
	}
}

func slowTurn(t *testing.T, p *player, d Decision) {
	t.Helper()
	nearest := 99
	for _, e := range p.own {
		if e.Kind == game.Discard {
			distance, _ := slowDistance(p, e)
			nearest = min(nearest, distance)
		}
	}
	kong := false
	for _, e := range p.own {
		if e.Kind == game.Kong {
			distance, _ := slowDistance(p, e)
			kong = kong || distance <= nearest
		}
	}
	if kong != (d.Event.Kind == game.Kong) {
		t.Fatalf("step %d: %+v, want a kong %t", p.state.Step, d.Event, kong)
	}
	distance, most := slowDistance(p, d.Event)
	if kong {
		if distance > nearest {
			t.Fatalf("step %d: %+v leaves %d-shanten, a discard %d", p.state.Step, d.Event, distance, nearest)
		}
		return
	}
	for _, e := range p.own {
		if other, accepted := slowDistance(p, e); e.Kind == game.Discard && (other < distance ||
			other == distance && accepted > most) {
			t.Fatalf("step %d: %+v leaves %d-shanten and %d copies, %+v %d and %d", p.state.Step, d.Event, distance, most, e,
				other, accepted)
		}
	}
}

func slowClaim(t *testing.T, p *player, d Decision) {
	t.Helper()
	counts := tile.CountsOf(p.state.Closed(p.chair))
	before := p.rules.FormsFor(p.state.Void(p.chair), p.state.Melds(p.chair)).Shanten(&counts)
	nearest := 99
	for _, e := range p.own {
		distance, _ := slowDistance(p, e)
		switch {
		case e.Kind == game.Pung && (distance < before || p.strength == Fast && distance == before),
			e.Kind == game.Kong && distance <= before:
			nearest = min(nearest, distance)
		}
	}
	claims := d.Event.Kind == game.Pung || d.Event.Kind == game.Kong
	if claims != (nearest < 99) {
		t.Fatalf("step %d: %s makes %+v of %v, %d-shanten before, %d after", p.state.Step, p.strength, d.Event, p.own, before,
			nearest)
	}
	if distance, _ := slowDistance(p, d.Event); claims && distance != nearest {
		t.Fatalf("step %d: %+v leaves %d-shanten, another claim %d", p.state.Step, d.Event, distance, nearest)
	}
}

// TestShapesBySlowChoice compares decisions in deals of Ùzje, whose tiles the ranking does not know: a kong is
// declared, a
// claim is made if it leaves more, and the discard leaves the most.
func TestShapesBySlowChoice(t *testing.T) {
	random := rand.New(rand.NewPCG(4, 232))
	seen := map[game.Kind]int{}
	visit := func(s *game.State, r *rules.Rules, own [][]game.Event) {
		for chair, moves := range own {
			if random.IntN(4) > 0 {
				continue
			}
			strength := Strengths[random.IntN(3)]
			d, ok := Decide(s, r, chair, strength)
			if !ok || slices.ContainsFunc(moves, isWin) || len(moves) == 1 && moves[0].Kind == game.Draw {
				continue
			}
			seen[d.Event.Kind]++
			p := player{state: s, rules: r, chair: chair, strength: strength, own: moves}
			slowByShape(t, &p, d, map[Strength]float64{Fast: 0.5, Careful: 1.5, Steady: 3}[strength])
		}
	}
	eachState(t, "uzje", "uzje", 5, random, visit)
	for _, kind := range []game.Kind{game.Chow, game.Pung, game.Kong, game.Discard} {
		if seen[kind] == 0 {
			t.Errorf("no decision is %s", kind)
		}
	}
}

func slowByShape(t *testing.T, p *player, d Decision, cost float64) {
	t.Helper()
	closed := p.state.Closed(p.chair)
	sight := shape{left: p.unseen(closed)}
	kind := d.Event.Kind
	after := func(e game.Event) float64 {
		next := *p.state
		if err := next.Apply(e); err != nil {
			t.Fatal(err)
		}
		return sight.hand(next.Closed(p.chair))
	}
	if p.state.Phase == game.ToDiscard || p.state.Phase == game.Called {
		if kong := slices.ContainsFunc(p.own, func(e game.Event) bool { return e.Kind == game.Kong }); kong ||
			kind != game.Discard {
			if !kong || kind != game.Kong {
				t.Fatalf("step %d: %+v of %v", p.state.Step, d.Event, p.own)
			}
			return
		}
		for _, e := range p.own {
			if e.Kind == game.Discard && after(e) > after(d.Event)+1e-9 {
				t.Fatalf("step %d: %s is discarded of %v, %s leaves more", p.state.Step, d.Event.Tile, closed, e.Tile)
			}
		}
		return
	}
	best := sight.hand(closed) + cost
	claims := false
	for _, e := range p.own {
		if (e.Kind == game.Chow || e.Kind == game.Pung || e.Kind == game.Kong) && after(e)+10 > best {
			best, claims = after(e)+10, true
		}
	}
	made := kind == game.Chow || kind == game.Pung || kind == game.Kong
	if made != claims || made && after(d.Event)+10 < best-1e-9 {
		t.Fatalf("step %d: %s makes %+v of %v and leaves %.2f", p.state.Step, p.strength, d.Event, p.own, best)
	}
}

// TestClaimsByHunger compares the claims of each strength in deals of riichi with the choices of the ranking: fast
// calls more readily, steady less. Careful makes the claim with the most expected points.
func TestClaimsByHunger(t *testing.T) {
	random := rand.New(rand.NewPCG(6, 136))
	made := map[Strength]int{}
	eachState(t, "riichi-tenhou", "136", 8, random, func(s *game.State, r *rules.Rules, own [][]game.Event) {
		for chair, moves := range own {
			claims := slices.ContainsFunc(moves, func(e game.Event) bool { return e.Kind == game.Chow || e.Kind == game.Pung })
			if !claims || slices.ContainsFunc(moves, isWin) {
				continue
			}
			strength := Strengths[random.IntN(3)]
			d, ok := Decide(s, r, chair, strength)
			v, err := advice.At(s, r, chair)
			if err != nil || !ok {
				t.Fatal(err, ok)
			}
			if strength == Careful {
				e, claims, ok := v.Worthwhile(s, r, moves)
				if !ok || claims != (d.Event.Kind == game.Chow || d.Event.Kind == game.Pung) || claims && d.Event != e {
					t.Fatalf("step %d: careful makes %+v, by points %+v %v %v", s.Step, d.Event, e, claims, ok)
				}
				if claims {
					made[strength]++
				}
				continue
			}
			best := 0.0
			for _, c := range v.Ask(s, r, chair, moves).Choices {
				if c.Pass || c.Event.Kind != game.Chow && c.Event.Kind != game.Pung {
					continue
				}
				best = max(best, c.Score+map[Strength]float64{Fast: 0.5, Steady: -1}[strength])
			}
			kind := d.Event.Kind
			if claimed := kind == game.Chow || kind == game.Pung; claimed != (best > 0) {
				t.Fatalf("step %d: %s makes %+v, the best claim is %.2f above the least", s.Step, strength, d.Event, best)
			} else if claimed {
				made[strength]++
			}
		}
	})
	for _, strength := range Strengths {
		if made[strength] == 0 {
			t.Errorf("%s claims nothing", strength)
		}
	}
}
