package main

import (
	"fmt"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// A path is how the hand of one chair went in one deal of the arena.
type path struct {
	discards int
	distance int // after the last discard
	nearest  int // the least after any
	ready    int // own discards when it was first ready; 0: never
	wait     int // copies of the wait after the last discard
	yaku     bool
	open     bool
	riichi   bool
	calls    int
	from     int // distance before the first call
	won      bool
	dealtIn  bool
	net      int
}

// paths collects those of both sides.
type paths struct {
	now   [4]path
	sides [2][]path
}

func (c *paths) begin() {
	for i := range c.now {
		c.now[i] = path{nearest: beyondAny, distance: beyondAny}
	}
}

// beyondAny is a greater distance than any hand has.
const beyondAny = 99

// see records an event that led to the state.
func (c *paths) see(s *game.State, r *rules.Rules, e game.Event) {
	p := &c.now[e.Chair]
	switch e.Kind {
	case game.Chow, game.Pung:
		if p.calls++; p.calls == 1 {
			p.from = p.distance
		}
	case game.Discard:
		v, err := advice.At(s, r, e.Chair)
		if err != nil {
			return
		}
		p.discards++
		counts := v.Hand.Counts()
		draws := v.Rule.Draws(&counts, &v.Left)
		p.distance = int(draws.Shanten)
		p.nearest = min(p.nearest, p.distance)
		if p.distance > 0 {
			return
		}
		if p.ready == 0 {
			p.ready = p.discards
		}
		p.open, p.wait, p.riichi = !v.Hand.IsClosed(), int(draws.Total), s.Riichi(e.Chair) > 0
		p.yaku = hasYaku(v, r, &draws)
	}
}

// hasYaku reports whether a ready hand wins a discard without riichi.
func hasYaku(v *advice.View, r *rules.Rules, draws *shanten.Draws) bool {
	scorer := v.Undeclared(r)
	if scorer == nil {
		return false
	}
	for k := range draws.Tiles.All() {
		h := v.Hand
		h.Win = len(h.Closed)
		h.Closed = append(append([]tile.Tile{}, h.Closed...), tile.Of(k))
		if n, err := scorer.Points(&h, false); err == nil && n > 0 {
			return true
		}
	}
	return false
}

// end records the end of a deal.
func (c *paths) end(s *game.State, seats []int, payments []int) {
	_, loser := s.Target()
	moved := s.Moved(payments)
	for chair, side := range seats {
		p := &c.now[chair]
		p.net, p.won, p.dealtIn = moved[chair], wins(s, chair), s.Phase == game.Won && chair == loser
		c.sides[side] = append(c.sides[side], *p)
	}
}

// pathKinds are the kinds of paths that are printed side by side.
var pathKinds = []struct {
	name string
	has  func(p *path) bool
}{
	{"all", func(*path) bool { return true }},
	{"ready by discard 6", func(p *path) bool { return p.ready > 0 && p.ready <= 6 }},
	{"ready by discard 9", func(p *path) bool { return p.ready > 0 && p.ready <= 9 }},
	{"ready by discard 12", func(p *path) bool { return p.ready > 0 && p.ready <= 12 }},
	{"ever ready", func(p *path) bool { return p.ready > 0 }},
	{"ready, later not", func(p *path) bool { return p.ready > 0 && p.distance > 0 }},
	{"riichi", func(p *path) bool { return p.riichi }},
	{"silent with a yaku", func(p *path) bool { return p.ready > 0 && !p.open && !p.riichi && p.yaku }},
	{"silent without one", func(p *path) bool { return p.ready > 0 && !p.open && !p.riichi && !p.yaku }},
	{"open with a yaku", func(p *path) bool { return p.ready > 0 && p.open && p.yaku }},
	{"open without one", func(p *path) bool { return p.ready > 0 && p.open && !p.yaku }},
	{"never ready", func(p *path) bool { return p.ready == 0 }},
	{"one from ready, later further", func(p *path) bool { return p.nearest == 1 && p.distance > 1 }},
	{"two from ready, later further", func(p *path) bool { return p.nearest == 2 && p.distance > 2 }},
	{"called", func(p *path) bool { return p.calls > 0 }},
	{"called from one", func(p *path) bool { return p.calls > 0 && p.from == 1 }},
	{"called from two", func(p *path) bool { return p.calls > 0 && p.from == 2 }},
	{"called from three", func(p *path) bool { return p.calls > 0 && p.from == 3 }},
	{"never called", func(p *path) bool { return p.calls == 0 }},
}

// print prints for each kind of path and each side how many chairs went it, and how it ended.
func (c *paths) print(names [2]opponent.Strength) {
	fmt.Printf("%-32s", "paths, of the chairs in deals")
	for _, name := range names {
		fmt.Printf("%-10s share   ready  won  deals in  points of a win    net  wait   ", name)
	}
	fmt.Println()
	for _, kind := range pathKinds {
		fmt.Printf("  %-40s", kind.name)
		for _, list := range c.sides {
			var n, ready, won, dealtIn, gained, net, wait int
			for i := range list {
				p := &list[i]
				if !kind.has(p) {
					continue
				}
				n, net, ready = n+1, net+p.net, ready+chairs(p.ready > 0)
				wait += p.wait
				dealtIn += chairs(p.dealtIn)
				if p.won {
					won, gained = won+1, gained+p.net
				}
			}
			of := float64(max(1, n))
			fmt.Printf("%5.1f %%  %5.1f  %4.1f  %8.1f  %15.0f  %+5.0f  %4.1f        ", 100*float64(n)/float64(max(1, len(list))),
				100*float64(ready)/of, 100*float64(won)/of, 100*float64(dealtIn)/of,
				float64(gained)/float64(max(1, won)), float64(net)/of, float64(wait)/float64(max(1, ready)))
		}
		fmt.Println()
	}
}

// chairs is 1 for true.
func chairs(is bool) int {
	if is {
		return 1
	}
	return 0
}
