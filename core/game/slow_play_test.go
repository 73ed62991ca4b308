package game_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// TestSlowTableAgrees plays games in which the players try to win, event by event, and compares the state after each
// event with the slow table. Each event is read again from its command, and in the end the record repeats every state.
func TestSlowTableAgrees(t *testing.T) {
	seen := map[game.Kind]int{}
	for i, k := range slowKinds() {
		for n := range k.games {
			m := k.match
			m.Seed = uint64(n)
			d, err := m.Deal()
			if err != nil {
				t.Fatal(k.name, err)
			}
			d.Number, d.Repeat, d.Deposits = 1+n%7, n%3, n%2
			d.Round = []tile.Tile{tile.East, tile.South}[n%2]
			if n%2 == 1 {
				clump(d.Wall, rand.New(rand.NewPCG(uint64(n), 1)))
			}
			for kind, count := range comparedGame(t, k.name, d, rand.New(rand.NewPCG(uint64(i), uint64(n)))) {
				seen[kind] += count
			}
			if t.Failed() {
				return
			}
		}
	}
	t.Log(seen)
	for kind := game.Draw; kind <= game.Void; kind++ {
		if seen[kind] == 0 {
			t.Errorf("no game has the event %s", kind)
		}
	}
}

// clump puts equal tiles together and then exchanges some, so that the four tiles of a packet often make a kong.
func clump(wall []tile.Tile, random *rand.Rand) {
	slices.SortStableFunc(wall, func(a, b tile.Tile) int { return int(a.Plain()) - int(b.Plain()) })
	random.Shuffle(len(wall)/4, func(i, j int) {
		for k := range 4 {
			wall[4*i+k], wall[4*j+k] = wall[4*j+k], wall[4*i+k]
		}
	})
	for range 45 {
		i, j := random.IntN(len(wall)), random.IntN(len(wall))
		wall[i], wall[j] = wall[j], wall[i]
	}
}

type slowKind struct {
	name  string
	games int
	match game.Match
}

func slowKinds() []slowKind {
	four := func(name, id, tiles string, games int) slowKind {
		return slowKind{name, games, game.Match{Players: 4, Tiles: tiles, Rules: tableOf(id), Score: 25000}}
	}
	list := []slowKind{
		four("tenhou", "riichi-tenhou", "136", 6),
		four("ema", "riichi-ema", "136", 3),
		four("m-league", "riichi-m-league", "136", 2),
		four("mahjong soul", "riichi-mahjong-soul", "136", 2),
		four("jpml", "riichi-jpml-a", "136", 2),
		four("mcr", "mcr", "144", 3),
		four("hong kong", "hongkong", "144", 2),
		four("sichuan", "sichuan-common", "108", 5),
		four("bloody", "sichuan-sbr", "108", 5),
	}
	sanma := four("three", "riichi-tenhou-3p", "136", 5)
	sanma.match.Players = 3
	list = append(list, sanma)
	for i, k := range kinds()[2:7] {
		list = append(list, slowKind{k.name, 1 + i%2, k.match})
	}
	return list
}

// comparedGame plays one deal and returns how often each kind of event happened.
func comparedGame(t *testing.T, name string, d *game.Deal, random *rand.Rand) map[game.Kind]int {
	t.Helper()
	seen := map[game.Kind]int{}
	r := game.NewRecord(d)
	slow := newSlowTable(d)
	states := []game.State{*r.Last()}
	slow.compare(t, r.Last())
	for !t.Failed() {
		s := r.Last()
		legal := s.Legal()
		if len(legal) == 0 {
			break
		}
		if target, _ := s.Target(); random.IntN(4) == 0 && (target != tile.None || s.Phase == game.ToDiscard) {
			listsCalls(t, s, legal)
		}
		if d.Rules.VoidSuit && random.IntN(3) == 0 || s.Choosing() {
			listsByVoid(t, s, legal)
		}
		e := sensible(s, legal, random)
		if read, err := s.ReadCommand(s.Command(e)); err != nil || read != e {
			t.Fatalf("%s, step %d: %+v is the command %s, read as %+v, %v", name, s.Step, e, s.Command(e), read, err)
		}
		if err := r.Add(e); err != nil {
			t.Fatalf("%s, step %d: %+v is legal, %v", name, s.Step, e, err)
		}
		seen[e.Kind]++
		slow.apply(r.Event(r.Steps()))
		slow.compare(t, r.Last())
		states = append(states, *r.Last())
	}
	if t.Failed() {
		t.Logf("%s, round %d", name, d.Number)
		return seen
	}
	repeats(t, r, states, random)
	return seen
}

// goesAnotherWay takes a record back whose states have been asked for, and plays on by other moves: nothing of the
// moves taken back is left.
func goesAnotherWay(t *testing.T, r *game.Record, step int, random *rand.Rand) {
	t.Helper()
	other := r.Branch(r.Steps())
	for at := range other.Steps() {
		other.At(at)
	}
	other.Truncate(step)
	branch := other.Branch(step)
	for _, again := range []*game.Record{other, branch} {
		states := []game.State{*again.Last()}
		for legal := again.Last().Legal(); len(legal) > 0 && len(states) < 60; legal = again.Last().Legal() {
			if err := again.Add(legal[random.IntN(len(legal))]); err != nil {
				t.Fatal(err)
			}
			states = append(states, *again.Last())
		}
		for i := range states {
			if s := again.At(step + i); !s.Equal(&states[i]) {
				t.Fatalf("taken back to step %d: step %d is that of other moves", step, step+i)
			}
		}
	}
}

// listsCalls checks that the list has a chow, pung and kong for each choice of own tiles that may be laid down.
func listsCalls(t *testing.T, s *game.State, legal []game.Event) {
	t.Helper()
	type call struct {
		kind  game.Kind
		chair int
	}
	listed, allowed := map[call]int{}, map[call]int{}
	for _, e := range legal {
		listed[call{e.Kind, e.Chair}]++
	}
	may := func(e game.Event) bool { return s.Check(e) == nil }
	for chair := range s.Deal().Players {
		closed := s.Closed(chair)
		pairs, kongs := map[[2]tile.Tile]bool{}, map[tile.Tile]bool{}
		for i, a := range closed {
			if may(game.Event{Kind: game.Kong, Chair: chair, Tile: a}) {
				kongs[a.Plain()] = true
			}
			for _, b := range closed[i+1:] {
				pairs[[2]tile.Tile{a, b}] = true
			}
		}
		for pair := range pairs {
			for _, kind := range []game.Kind{game.Chow, game.Pung} {
				if may(game.Event{Kind: kind, Chair: chair, With: pair}) {
					allowed[call{kind, chair}]++
				}
			}
		}
		allowed[call{game.Kong, chair}] = len(kongs)
		if may(game.Event{Kind: game.Kong, Chair: chair}) {
			allowed[call{game.Kong, chair}]++
		}
		for _, kind := range []game.Kind{game.Chow, game.Pung, game.Kong} {
			if c := (call{kind, chair}); listed[c] != allowed[c] {
				t.Errorf("step %d after %+v: %d of %s listed for chair %d, %d allowed", s.Step, s.Last, listed[c], kind, chair,
					allowed[c])
			}
		}
	}
}

// listsByVoid checks the choices of deals with a void suit: every selection to give away and every suit once; then the
// tiles of the void suit go first, and none is claimed.
func listsByVoid(t *testing.T, s *game.State, legal []game.Event) {
	t.Helper()
	for chair := range s.Deal().Players {
		closed := s.Closed(chair)
		listed := map[game.Kind]int{}
		for _, e := range legal {
			if e.Chair == chair {
				listed[e.Kind]++
			}
		}
		want := 0
		void := s.Void(chair)
		switch {
		case s.Chosen(chair):
			want = 0
		case s.Phase == game.Exchanging:
			selections := map[[3]tile.Tile]bool{}
			for i, a := range closed {
				for j, b := range closed[i+1:] {
					for _, c := range closed[i+j+2:] {
						if a.Suit() == b.Suit() && b.Suit() == c.Suit() {
							selections[[3]tile.Tile{a, b, c}] = true
						}
					}
				}
			}
			want = len(selections)
		case s.Phase == game.Voiding:
			want = 3
		}
		if got := listed[game.Exchange] + listed[game.Void]; got != want {
			t.Errorf("step %d: chair %d has %d choices, want %d", s.Step, chair, got, want)
		}
		holds := slices.ContainsFunc(closed, func(one tile.Tile) bool { return void != 0 && one.Suit() == void })
		for _, e := range legal {
			if e.Chair != chair {
				continue
			}
			if e.Kind == game.Discard && holds && e.Tile.Suit() != void {
				t.Errorf("step %d: %s is discarded before the void suit", s.Step, e.Tile)
			}
			if target, _ := s.Target(); (e.Kind == game.Pung || e.Kind == game.Kong && e.Tile == tile.None) &&
				target.Suit() == void {
				t.Errorf("step %d: %s of the void suit is claimed", s.Step, target)
			}
		}
	}
}

// repeats asks a record for states in any order, and lets it go back and branch.
func repeats(t *testing.T, r *game.Record, states []game.State, random *rand.Rand) {
	t.Helper()
	same := func(what string, got *game.State, step int) {
		if !got.Equal(&states[step]) {
			t.Fatalf("%s: the state of step %d of %d has changed", what, step, len(states)-1)
		}
	}
	for range 12 {
		step := random.IntN(len(states))
		s := r.At(step)
		same("at", &s, step)
		branch := r.Branch(step)
		same("branch", branch.Last(), step)
		for range 3 {
			earlier := random.IntN(step + 1)
			s := branch.At(earlier)
			same("at a branch", &s, earlier)
		}
		back := random.IntN(step + 1)
		branch.Truncate(back)
		same("truncated", branch.Last(), back)
		for at := back + 1; at <= min(step, back+20); at++ {
			if err := branch.Add(r.Event(at)); err != nil {
				t.Fatal(err)
			}
			same("again", branch.Last(), at)
		}
		for range 3 {
			earlier := random.IntN(branch.Steps() + 1)
			s := branch.At(earlier)
			same("at it", &s, earlier)
		}
	}
	for _, step := range []int{-1, len(states), len(states) + 40} {
		s := r.At(step)
		same("outside", &s, max(0, min(step, len(states)-1)))
	}
	goesAnotherWay(t, r, len(states)/3, random)
	under, err := r.Under(r.Deal().Rules, len(states)/2)
	if err != nil {
		t.Fatal(err)
	}
	same("under", under.Last(), len(states)/2)
}

// sensible chooses a move of a player who wants to win, mostly.
func sensible(s *game.State, legal []game.Event, random *rand.Rand) game.Event {
	often := map[game.Kind]float64{game.Win: .8, game.Riichi: .8, game.Kong: .8, game.North: .9, game.Pung: .3,
		game.Chow: .2, game.Aborted: .2}
	for _, e := range legal {
		if random.Float64() < often[e.Kind] {
			return e
		}
	}
	var rest, discards []game.Event
	for _, e := range legal {
		switch e.Kind {
		case game.Discard:
			discards = append(discards, e)
		case game.Draw, game.Exhausted, game.Exchange, game.Void:
			rest = append(rest, e)
		}
	}
	if len(rest) > 0 {
		return rest[random.IntN(len(rest))]
	}
	if len(discards) == 0 {
		return legal[random.IntN(len(legal))]
	}
	random.Shuffle(len(discards), func(i, j int) { discards[i], discards[j] = discards[j], discards[i] })
	if random.IntN(12) == 0 {
		return discards[0]
	}
	sets := 4 - len(s.Melds(s.Turn))
	return slices.MinFunc(discards, func(a, b game.Event) int {
		return int(without(s, a.Tile, sets)) - int(without(s, b.Tile, sets))
	})
}

// without returns the shanten of the hand in turn without a tile.
func without(s *game.State, t tile.Tile, sets int) int8 {
	var counts tile.Counts
	for _, have := range s.Closed(s.Turn) {
		if have.Index() >= 0 {
			counts[have.Index()]++
		}
	}
	if t.Index() < 0 {
		return -1
	}
	counts[t.Index()]--
	return shanten.Standard(&counts, sets)
}
