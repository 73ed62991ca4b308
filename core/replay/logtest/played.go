package logtest

import (
	"math/rand/v2"
	"testing"

	"tehai/core/game"
	"tehai/core/replay"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// Played returns a deal that players have played who call often and discard what leaves them nearest to ready. honba
// and sticks are on the table before it; the number chooses the dealer.
func Played(t testing.TB, id string, players int, seed uint64) *replay.Deal {
	t.Helper()
	r, _, err := Rules(id, players, nil)
	if err != nil {
		t.Fatal(err)
	}
	random := rand.New(rand.NewPCG(seed, uint64(players)))
	match := game.Match{Players: players, Tiles: "136", Rules: r.Table(), Seed: seed, Score: r.Start}
	live, err := match.Deal()
	if err != nil {
		t.Fatal(err)
	}
	live.Number, live.Round = 1+int(seed)%players, tile.East+tile.Tile(seed%2)
	live.Repeat, live.Deposits = int(seed%3), int(seed/2%3)
	table := game.NewRecord(live)
	for legal := table.Last().Legal(); len(legal) > 0; legal = table.Last().Legal() {
		if err := table.Add(move(table.Last(), legal, random)); err != nil {
			t.Fatal(err)
		}
	}
	setup := live.Clone()
	setup.Rules = nil
	d, err := replay.New(setup, replay.Heading{Rules: id}, r)
	if err != nil {
		t.Fatal(err)
	}
	for step := 1; step <= table.Steps(); step++ {
		if err := d.Add(table.Event(step)); err != nil {
			t.Fatal(err)
		}
	}
	d.Settle()
	return d
}

// move chooses among legal events: wins, then calls and declarations by chance, then the best discard.
func move(s *game.State, legal []game.Event, random *rand.Rand) game.Event {
	often := map[game.Kind]int{game.Win: 9, game.Riichi: 9, game.Kong: 9, game.North: 9, game.Pung: 4, game.Chow: 2,
		game.Aborted: 5}
	best, least := legal[len(legal)-1], int8(99)
	for _, e := range legal {
		if random.IntN(10) < often[e.Kind] {
			return e
		}
		if e.Kind == game.Draw || e.Kind == game.Exhausted {
			return e
		}
		if e.Kind != game.Discard {
			continue
		}
		counts := tile.CountsOf(s.Closed(e.Chair))
		counts[e.Tile.Index()]--
		if n := shanten.Standard(&counts, 4-len(s.Melds(e.Chair))); n < least || n == least && random.IntN(2) == 0 {
			best, least = e, n
		}
	}
	return best
}

// SameMoves compares the moves of a deal that was written and read again, its counters and what was paid.
func SameMoves(t testing.TB, name string, got, want *replay.Deal) {
	t.Helper()
	a, b := got.Deal(), want.Deal()
	if a.Players != b.Players || a.Round != b.Round || a.Number != b.Number || a.Repeat != b.Repeat ||
		a.Deposits != b.Deposits {
		t.Errorf("%s: %s, %d sticks, want %s, %d", name, got.Label(), a.Deposits, want.Label(), b.Deposits)
	}
	for chair := range b.Players {
		if a.Scores[chair] != b.Scores[chair] {
			t.Errorf("%s: chair %d has %d points, want %d", name, chair, a.Scores[chair], b.Scores[chair])
		}
	}
	if got.Steps() != want.Steps() {
		t.Errorf("%s: %d steps, want %d", name, got.Steps(), want.Steps())
		return
	}
	for step := range want.Steps() + 1 {
		a, b := got.At(step), want.At(step)
		if a.Turn != b.Turn || a.Phase != b.Phase || a.Turned != b.Turned || a.Deposits != b.Deposits || a.Drawn != b.Drawn {
			t.Errorf("%s, step %d: %v, turn %d, drawn %s, want %v, %d, %s", name, step, a.Phase, a.Turn, a.Drawn, b.Phase,
				b.Turn,
				b.Drawn)
			return
		}
		sameSeats(t, name, &a, &b)
	}
}

func sameSeats(t testing.TB, name string, a, b *game.State) {
	t.Helper()
	for chair := range b.Deal().Players {
		if tile.CountsOf(a.Closed(chair)) != tile.CountsOf(b.Closed(chair)) || a.Riichi(chair) != b.Riichi(chair) ||
			a.Score(chair) != b.Score(chair) || len(a.Melds(chair)) != len(b.Melds(chair)) {
			t.Errorf("%s, step %d: chair %d holds %v, want %v", name, b.Step, chair, a.Closed(chair), b.Closed(chair))
			return
		}
		for i, m := range b.Melds(chair) {
			if found := a.Melds(chair)[i]; found != m {
				t.Errorf("%s, step %d: chair %d has the meld %+v, want %+v", name, b.Step, chair, found, m)
			}
		}
		river := b.River(chair)
		for i, d := range a.River(chair) {
			if d != river[i] {
				t.Errorf("%s, step %d: chair %d has discarded %+v, want %+v", name, b.Step, chair, d, river[i])
			}
		}
	}
}

// Worth is a way to state what a win is worth, with its points by the table of points of riichi.
func Worth(d *replay.Deal, chair, from int, random *rand.Rand) replay.Win {
	setup := d.Deal()
	w := replay.Win{Chair: chair, From: from, Han: 1 + random.IntN(13), Fu: 20 + 10*random.IntN(6),
		Payments: make([]int, setup.Players)}
	if random.IntN(6) == 0 {
		w.Han, w.Fu, w.Yakuman = -1, -1, 1
		w.Yaku = []replay.Yaku{{ID: "daisangen"}}
		if random.IntN(2) == 0 {
			w.Yakuman, w.Yaku = 2, []replay.Yaku{{ID: "suuankou-tanki"}}
		}
	} else {
		w.Yaku = []replay.Yaku{{ID: "tanyao", Han: 1}}
		if w.Han > 1 {
			w.Yaku = append(w.Yaku, replay.Yaku{ID: "dora", Han: w.Han - 1})
		}
	}
	base := basePoints(w.Han, w.Fu, w.Yakuman)
	up := func(n int) int {
		for n%100 != 0 {
			n += 20 - n%20
		}
		return n
	}
	dealer := setup.Dealer()
	pay := func(loser, n int) {
		w.Payments[loser] -= up(n)
		w.Payments[chair] += up(n)
		w.Points += up(n)
	}
	for loser := range setup.Players {
		switch {
		case loser == chair || from >= 0 && loser != from:
		case from >= 0 && chair == dealer:
			pay(loser, 6*base)
		case from >= 0:
			pay(loser, 4*base)
		case chair == dealer || loser == dealer:
			pay(loser, 2*base)
		default:
			pay(loser, base)
		}
	}
	return w
}

// basePoints are those before they are multiplied.
func basePoints(han, fu, yakuman int) int {
	switch {
	case yakuman > 0:
		return 8000 * yakuman
	case han >= 13:
		return 8000
	case han >= 11:
		return 6000
	case han >= 8:
		return 4000
	case han >= 6:
		return 3000
	case han == 5:
		return 2000
	}
	base := fu
	for range han + 2 {
		base *= 2
	}
	return min(base, 2000)
}
