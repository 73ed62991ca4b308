package api

import (
	"fmt"
	"slices"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/tile"
)

// TestStatesOfPlayedDeals compares the states of deals that were played, step by step, with what is on the table: every
// tile of a seat, its rivers and melds with whom they came from, the walls, the dora.
func TestStatesOfPlayedDeals(t *testing.T) {
	ura, calls := 0, 0
	for seed := range uint64(14) {
		id, players := "riichi-tenhou", 4
		if seed%4 == 3 {
			id, players = "riichi-tenhou-3p", 3
		}
		d := logtest.Played(t, id, players, seed)
		d.Players = []string{"A", "B", "C", "D"}[:players]
		if seed%2 == 0 {
			d.Checked = []replay.Checked{replay.Verified, replay.Checked(2)}[seed/2%2]
		}
		for step := range d.Steps() + 1 {
			s := d.At(step)
			got := stateOf(d, 7, step)
			if got.Deal != 7 || got.Step != step || got.Steps != d.Steps() || got.Number != d.Deal().Number ||
				got.Players != players || got.Dealer != d.Deal().Dealer() || got.Honba != d.Deal().Repeat {
				t.Fatalf("%s, seed %d, step %d: %+v", id, seed, step, got)
			}
			if e := s.Last; step > 0 && slices.Contains([]game.Kind{game.Chow, game.Pung, game.Kong}, e.Kind) {
				calls++
				compareCall(t, &s, &got)
			}
			if (got.Turn == nil) != s.Ended() || got.Turn != nil && *got.Turn != s.Turn {
				t.Errorf("seed %d, step %d: turn %v, want %d", seed, step, got.Turn, s.Turn)
			}
			if (got.Wall.Verified != nil) != (seed%2 == 0) || got.Wall.Verified != nil &&
				*got.Wall.Verified != (d.Checked == replay.Verified) {
				t.Errorf("seed %d: the wall is verified %v, want %v", seed, got.Wall.Verified, d.Checked)
			}
			ura += compareWalls(t, d, &s, &got)
			for chair := range players {
				compareSeat(t, &s, chair, &got.Seats[chair])
				if got.Seats[chair].Name != d.Players[chair] {
					t.Errorf("chair %d is called %q", chair, got.Seats[chair].Name)
				}
			}
			if t.Failed() {
				return
			}
		}
	}
	if ura == 0 || calls == 0 {
		t.Errorf("the deals show %d ura indicators and %d calls", ura, calls)
	}
}

// compareCall compares the tiles of a call with the meld that the chair has then: the last one, or the kong of the
// tile.
func compareCall(t *testing.T, s *game.State, got *State) {
	t.Helper()
	e := s.Last
	melds := s.Melds(e.Chair)
	want := melds[len(melds)-1]
	for _, m := range melds {
		if e.Kind == game.Kong && m.Kind == meld.Quad && m.At(0).Plain() == e.Tile.Plain() {
			want = m
		}
	}
	if e.Kind == game.Kong && want.Kind != meld.Quad || fmt.Sprint(got.Event.Tiles) != namesOf(want.Tiles()) {
		t.Errorf("step %d: %v calls %v, want %v", s.Step, e, got.Event.Tiles, want.Tiles())
	}
}

// namesOf spells tiles as the interface does.
func namesOf(tiles []tile.Tile) string {
	list := make([]string, len(tiles))
	for i, one := range tiles {
		list[i] = one.String()
	}
	return fmt.Sprint(list)
}

// compareWalls compares both walls, the indicators and the dora, and returns the number of ura indicators.
func compareWalls(t *testing.T, d *replay.Deal, s *game.State, got *State) int {
	t.Helper()
	check := func(what string, found []Word, want []tile.Tile) {
		if fmt.Sprint(found) != namesOf(want) {
			t.Errorf("step %d: %s %v, want %v", s.Step, what, found, want)
		}
	}
	check("wall", got.Wall.Tiles, s.Wall())
	check("dead wall", got.Wall.Dead, s.DeadWall())
	check("indicators", got.Indicators, s.Indicators())
	var under, dora []tile.Tile
	for _, chair := range s.Winners() {
		if s.Riichi(chair) > 0 {
			under = s.Ura()
		}
	}
	check("ura indicators", got.UraIndicators, under)
	for _, one := range append(s.Indicators(), under...) {
		dora = append(dora, d.Ruleset.Dora(one.Plain()))
	}
	check("dora", got.Dora, dora)
	if got.Wall.Left != s.Left() {
		t.Errorf("step %d: %d tiles left, want %d", s.Step, got.Wall.Left, s.Left())
	}
	return len(under)
}

func compareSeat(t *testing.T, s *game.State, chair int, got *Seat) {
	t.Helper()
	drawn := ""
	if chair == s.Turn && s.Drawn != tile.None {
		drawn = s.Drawn.String()
	}
	found := ""
	if got.Drawn != 0 {
		found = got.Drawn.String()
	}
	if fmt.Sprint(got.Closed) != namesOf(s.Closed(chair)) || fmt.Sprint(got.Flowers) != namesOf(s.Flowers(chair)) ||
		found != drawn || got.Riichi != (s.Riichi(chair) > 0) || got.Wind != windWord(s.Deal().Wind(chair)) ||
		got.Void != "" || got.HasWon || got.Away != nil {
		t.Errorf("step %d: chair %d is %+v", s.Step, chair, got)
	}
	river := s.River(chair)
	if len(got.River) != len(river) {
		t.Fatalf("step %d: chair %d has %d discards, want %d", s.Step, chair, len(got.River), len(river))
	}
	for i, d := range river {
		r := got.River[i]
		if r.Tile.String() != d.Tile.String() || r.Drawn != d.Drawn || r.Riichi != d.Riichi ||
			(r.ClaimedBy != nil) != (d.ClaimedBy >= 0) || r.ClaimedBy != nil && *r.ClaimedBy != int(d.ClaimedBy) {
			t.Errorf("step %d: chair %d has discarded %+v, want %+v", s.Step, chair, r, d)
		}
	}
	melds := s.Melds(chair)
	if len(got.Melds) != len(melds) {
		t.Fatalf("step %d: chair %d has %d melds, want %d", s.Step, chair, len(got.Melds), len(melds))
	}
	for i, m := range melds {
		w := got.Melds[i]
		kind := map[meld.Kind]string{meld.Sequence: "chow", meld.Triplet: "pung", meld.Quad: "kong"}[m.Kind]
		kong := map[meld.Kong]string{meld.Concealed: "concealed", meld.Claimed: "claimed", meld.Added: "added"}[m.Kong]
		from := map[meld.Side]string{meld.Left: "left", meld.Across: "across", meld.Right: "right"}[m.From]
		if w.Kind != kind || w.Kong != kong || w.From != from || fmt.Sprint(w.Tiles) != namesOf(m.Tiles()) ||
			(w.Called != nil) != (m.Called >= 0) || w.Called != nil && *w.Called != int(m.Called) {
			t.Errorf("step %d: chair %d has the meld %+v, want %+v", s.Step, chair, w, m)
		}
	}
}

// TestStatesOfVoidDeals looks at the choices of a deal of Sichuan: the tiles that a seat gives away until all have, its
// void suit, and who has won.
func TestStatesOfVoidDeals(t *testing.T) {
	r, _, err := logtest.Rules("sichuan-common", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	won, away := 0, 0
	for seed := range uint64(6) {
		m := game.Match{Players: 4, Tiles: "108", Rules: r.Table(), Seed: seed}
		setup, err := m.Deal()
		if err != nil {
			t.Fatal(err)
		}
		d, err := replay.New(setup, replay.Heading{Rules: "sichuan-common"}, r)
		if err != nil {
			t.Fatal(err)
		}
		for legal := d.Last().Legal(); len(legal) > 0; legal = d.Last().Legal() {
			e := legal[0]
			if d.Last().Phase == game.ToDiscard && e.Kind != game.Win {
				e = legal[int(seed+uint64(d.Steps()))%len(legal)]
			}
			if err := d.Add(e); err != nil {
				t.Fatal(err)
			}
		}
		for step := range d.Steps() + 1 {
			s := d.At(step)
			got := stateOf(d, 0, step)
			for chair, seat := range got.Seats {
				void := map[tile.Suit]string{tile.Characters: suits[0], tile.Circles: suits[1],
					tile.Bamboos: suits[2]}[s.Void(chair)]
				if seat.Void != void || seat.HasWon != slices.Contains(s.Winners(), chair) ||
					fmt.Sprint(seat.Away) != namesOf(s.Given(chair)) || (seat.Away == nil) != (len(s.Given(chair)) == 0) {
					t.Fatalf("seed %d, step %d: chair %d is %+v", seed, step, chair, seat)
				}
				away += len(seat.Away)
				if seat.HasWon {
					won++
				}
			}
			if got.Exchange != setup.Exchange || got.Dora != nil {
				t.Fatalf("seed %d: tiles go %q, dora %v", seed, got.Exchange, got.Dora)
			}
		}
	}
	if won == 0 || away == 0 {
		t.Errorf("%d seats have won, %d tiles were given away", won, away)
	}
}
