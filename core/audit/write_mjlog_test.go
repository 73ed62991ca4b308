package audit_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"tehai/core/game"
	"tehai/core/meld"
	"tehai/core/replay"
	"tehai/core/replay/importer"
	"tehai/core/replay/mjlog"
	"tehai/core/tile"
)

// writeMjlog writes a playedGame as the site would.
func writeMjlog(t testing.TB, s *playedGame) string {
	var out strings.Builder
	kind := 9
	if s.players == 3 {
		kind |= 16
	}
	out.WriteString(`<mjloggm ver="2.3">`)
	if s.seed != "" {
		fmt.Fprintf(&out, `<SHUFFLE seed="%s" ref=""/>`, s.seed)
	}
	fmt.Fprintf(&out, `<GO type="%d" lobby="0"/>`, kind)
	out.WriteString(`<UN n0="%50%31" n1="%50%32" n2="%50%33" n3="%50%34" dan="0,0,0,0"/><TAIKYOKU oya="0"/>` + "\n")
	for i, d := range s.replay.Deals {
		w := mjlogWriter{deal: d, wall: &s.walls[i], out: &out}
		if s.seeds != nil {
			w.seed = ` shuffle="` + s.seeds[i] + `"`
		}
		w.write(t)
	}
	return out.String() + "</mjloggm>\n"
}

type mjlogWriter struct {
	deal        *replay.Deal
	wall        *mjlog.Wall
	out         *strings.Builder
	seed        string // of the deal
	hands       [4][]int
	melds       map[string]int // bits of pungs by chair and kind
	front, back int
	drawn       int
	turned      int
}

func list(ids []int) string {
	return strings.Trim(strings.Join(strings.Fields(fmt.Sprint(ids)), ","), "[]")
}

func (w *mjlogWriter) write(t testing.TB) {
	setup := w.deal.Deal()
	for i := range setup.Players * game.HandSize {
		chair, _ := importer.DealtTo(i, setup)
		w.hands[chair] = append(w.hands[chair], w.wall.Draws[i])
	}
	w.front, w.turned, w.melds = setup.Players*game.HandSize, 1, map[string]int{}
	fmt.Fprintf(w.out, `<INIT seed="%d,%d,%d,%d,%d,%d" ten="250,250,250,250" oya="%d"`,
		int(setup.Round-tile.East)*4+setup.Number-1, setup.Repeat, setup.Deposits, w.wall.Dice[0]-1, w.wall.Dice[1]-1,
		w.wall.Indicators[0], setup.Dealer())
	w.out.WriteString(w.seed)
	for chair := range 4 {
		fmt.Fprintf(w.out, ` hai%d="%s"`, chair, list(w.hands[chair]))
	}
	w.out.WriteString("/>")
	s := w.deal.At(0)
	for step := 1; step <= w.deal.Steps(); step++ {
		before, e := s, w.deal.Event(step)
		if err := s.Apply(e); err != nil {
			t.Fatal(err)
		}
		if e.Kind == game.Draw || e.Kind == game.Discard {
			w.dora(&s)
		}
		w.event(e, &before, &s)
	}
	w.out.WriteString("\n")
}

// dora writes the indicators that are turned by now.
func (w *mjlogWriter) dora(s *game.State) {
	for ; w.turned < s.Turned; w.turned++ {
		fmt.Fprintf(w.out, `<DORA hai="%d" />`, w.wall.Indicators[w.turned])
	}
}

// remove takes an id of the tile out of a hand, not the one drawn last unless
// there is no other.
func (w *mjlogWriter) remove(chair int, t tile.Tile) int {
	hand := w.hands[chair]
	for _, drawnToo := range []bool{false, true} {
		for i, id := range hand {
			if tile.FromID(id) == t && (drawnToo || id != w.drawn) {
				w.hands[chair] = slices.Delete(hand, i, i+1)
				return id
			}
		}
	}
	panic("not in the hand")
}

func (w *mjlogWriter) event(e game.Event, before, after *game.State) {
	switch e.Kind {
	case game.Draw:
		if before.Phase == game.ToReplace {
			w.drawn = w.wall.Replacement[w.back]
			w.back++
		} else {
			w.drawn = w.wall.Draws[w.front]
			w.front++
		}
		w.hands[e.Chair] = append(w.hands[e.Chair], w.drawn)
		fmt.Fprintf(w.out, "<%c%d/>", "TUVW"[e.Chair], w.drawn)
	case game.Discard:
		id := w.drawn
		if river := after.Discards(); river[len(river)-1].Drawn {
			w.hands[e.Chair] = slices.DeleteFunc(w.hands[e.Chair], func(have int) bool { return have == id })
		} else {
			id = w.remove(e.Chair, e.Tile)
		}
		w.drawn = id
		fmt.Fprintf(w.out, "<%c%d/>", "DEFG"[e.Chair], id)
	case game.Riichi:
		fmt.Fprintf(w.out, `<REACH who="%d" step="1"/>`, e.Chair)
	case game.Chow, game.Pung, game.Kong, game.North:
		fmt.Fprintf(w.out, `<N who="%d" m="%d" />`, e.Chair, w.meld(e, before, after))
	case game.Win:
		from := e.Chair
		if _, loser := after.Target(); loser >= 0 {
			from = loser
		}
		for _, won := range w.deal.Wins {
			if won.Chair == e.Chair {
				var sc []int
				for _, n := range won.Payments {
					sc = append(sc, 250, n/100)
				}
				fmt.Fprintf(w.out, `<AGARI ten="%d,%d,0" who="%d" fromWho="%d" sc="%s" />`, max(won.Fu, 0), won.Points, e.Chair,
					from, list(sc))
			}
		}
	case game.Exhausted, game.Aborted:
		if word := importer.EndOf(w.deal).Mjlog; word != "" {
			fmt.Fprintf(w.out, `<RYUUKYOKU type="%s"/>`, word)
		} else {
			w.out.WriteString("<RYUUKYOKU/>")
		}
	}
}

// meld returns the bits of what was laid down.
func (w *mjlogWriter) meld(e game.Event, before, after *game.State) int {
	if e.Kind == game.North {
		return w.remove(e.Chair, tile.North)<<8 | 32
	}
	melds := after.Melds(e.Chair)
	m := melds[len(melds)-1]
	if e.Kind == game.Kong && e.Tile != tile.None {
		return w.ownKong(e, melds)
	}
	_, loser := before.Target()
	who := (loser - e.Chair + 4) % 4
	ids := []int{w.drawn} // the last discard
	for i, t := range m.Tiles() {
		if i != int(m.Called) {
			ids = append(ids, w.remove(e.Chair, t))
		}
	}
	called := ids[0]
	slices.Sort(ids)
	kind := ids[0] / 4
	switch m.Kind {
	case meld.Sequence:
		p := (kind/9*7+kind%9)*3 + slices.Index(ids, called)
		return p<<10 | ids[2]%4<<7 | ids[1]%4<<5 | ids[0]%4<<3 | 4 | who
	case meld.Triplet:
		spare := 6 - ids[0]%4 - ids[1]%4 - ids[2]%4
		bits := (kind*3+slices.Index(ids, called))<<9 | spare<<5 | who
		w.melds[fmt.Sprint(e.Chair, kind)] = bits
		return bits | 8
	}
	return called<<8 | who
}

func (w *mjlogWriter) ownKong(e game.Event, melds []meld.Meld) int {
	kind := e.Tile.Index()
	if bits, ok := w.melds[fmt.Sprint(e.Chair, kind)]; ok {
		w.remove(e.Chair, e.Tile)
		return bits | 16
	}
	id := 0
	for _, m := range melds {
		if m.Kind == meld.Quad && m.At(0).Index() == kind {
			for _, t := range m.Tiles() {
				id = w.remove(e.Chair, t)
			}
		}
	}
	return id << 8
}
