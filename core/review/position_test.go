package review_test

import (
	"testing"

	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/review"
	"tehai/core/tile"
)

// A position is a hand-made start of a deal: the dealer's 13 tiles, its first draw, and the first tile that the next
// player draws, which is discarded at once.
type position struct {
	hand, draw, next string
	last             bool  // South 4 instead of East 1
	scores           []int // from the dealer on; nil 25,000 each
	indicator        string
}

// deal lays the wall of the position.
func (p *position) deal(t *testing.T) *replay.Deal {
	t.Helper()
	rules, _, err := logtest.Rules("riichi-tenhou", 4, nil)
	if err != nil {
		t.Fatal(err)
	}
	m := game.Match{Players: 4, Tiles: "136", Rules: rules.Table(), Seed: 7, Score: 25000}
	laid, err := m.Deal()
	if err != nil {
		t.Fatal(err)
	}
	dealer := 0
	if p.last {
		laid.Round, laid.Number, dealer = tile.South, 4, 3
	}
	for i, score := range p.scores {
		laid.Scores[(dealer+i)%4] = score
	}
	read, err := notation.Parse(p.hand, "mpsz")
	if err != nil {
		t.Fatal(err)
	}
	taken := map[int]bool{}
	place := func(at int, want tile.Tile) {
		for from := range laid.Wall {
			if laid.Wall[from] == want && !taken[from] {
				laid.Wall[at], laid.Wall[from] = laid.Wall[from], laid.Wall[at]
				taken[at] = true
				return
			}
		}
		t.Fatalf("no %s left for place %d", want, at)
	}
	// Four tiles three times, then one; the dealer is the first to get them.
	for i, want := range read.Hand.Closed {
		place(16*(i/4)+i%4, want)
	}
	place(52, tile.MustParse(p.draw))
	if p.next != "" {
		place(53, tile.MustParse(p.next))
	}
	place(len(laid.Wall)-5, tile.MustParse(p.indicator))
	d, err := replay.New(laid, replay.Heading{}, rules)
	if err != nil {
		t.Fatal(err)
	}
	if got := d.Last().Indicators(); len(got) != 1 || got[0].String() != p.indicator {
		t.Fatalf("the indicators are %v, want %s", got, p.indicator)
	}
	return d
}

// played adds events to the position and returns the dealer's decisions.
func (p *position) played(t *testing.T, events ...game.Event) []review.Move {
	t.Helper()
	d := p.deal(t)
	dealer := d.Deal().Dealer()
	for _, e := range events {
		e.Chair = (dealer + e.Chair) % 4
		if err := d.Record.Add(e); err != nil {
			t.Fatal(err)
		}
	}
	moves, err := review.Deal(d, dealer, nil)
	if err != nil {
		t.Fatal(err)
	}
	return moves
}

// offered are the events up to the discard that the dealer is offered: it discards the tile drawn.
func (p *position) offered() []game.Event {
	return []game.Event{{Kind: game.Draw}, {Kind: game.Discard, Tile: tile.MustParse(p.draw)},
		{Kind: game.Draw, Chair: 1}, {Kind: game.Discard, Chair: 1, Tile: tile.MustParse(p.next)}}
}

// TestClaimPositions reviews claims of hand-made hands. Two models must find the other choice better, and in the last
// deal a win must be enough.
func TestClaimPositions(t *testing.T) {
	ready := position{hand: "115m456p67s11444z", draw: "9m", next: "1z", indicator: "8p"}
	green := position{hand: "4778m1255p27s166z", draw: "9p", next: "6z", indicator: "4z"}
	last, leads := ready, ready
	last.last, leads.last = true, true
	leads.scores = []int{40000, 20000, 20000, 20000}
	pass := game.Event{Kind: game.Draw, Chair: 2}
	pung := game.Event{Kind: game.Pung, With: [2]tile.Tile{tile.Green, tile.Green}}
	for _, c := range []struct {
		name string
		p    position
		then game.Event
		odds bool // odds find a difference beyond the tie
		want review.Size
	}{
		{"the double wind is passed, with which the hand is ready", ready, pass, true, review.Mistake},
		{"in the last deal that may be right", last, pass, true, review.NoMistake},
		{"but not for who leads", leads, pass, true, review.Slip},
		{"a pung of dragons, by odds worth less though it wins more often", green, pung, true, review.NoMistake},
	} {
		moves := c.p.played(t, append(c.p.offered(), c.then)...)
		m := &moves[len(moves)-1]
		if m.Kind != review.Pass && m.Kind != review.Call || m.Agrees || m.BestOdds == nil {
			t.Fatalf("%s: %+v", c.name, m)
		}
		if raw := m.BestOdds.Points - m.MadeOdds.Points; (raw > 500) != c.odds {
			t.Errorf("%s: odds find %.0f points", c.name, raw)
		}
		if m.Loss.Size() != c.want {
			t.Errorf("%s: costs %+v, %q, want %q", c.name, m.Loss, m.Loss.Size(), c.want)
		}
	}
}

// TestRiichiPositions reviews silence with hand-made ready hands. A difference up to what counts as close is left out
// of the size, and in the last deal neither line is a mistake.
func TestRiichiPositions(t *testing.T) {
	wide := position{hand: "234m345p34s67899s", draw: "6z", indicator: "2z"}
	last := wide
	last.last = true
	for _, c := range []struct {
		name string
		p    position
		want review.Size
	}{
		{"a two-sided wait without riichi", wide, review.Mistake},
		{"the last deal", last, review.NoMistake},
	} {
		moves := c.p.played(t, game.Event{Kind: game.Draw}, game.Event{Kind: game.Discard, Tile: tile.MustParse(c.p.draw)})
		m := &moves[0]
		if m.Kind != review.Riichi || m.Lines == nil || m.Lines.Margin <= 1000 {
			t.Fatalf("%s: %s, %+v", c.name, m.Kind, m.Lines)
		}
		if m.Loss.Size() != c.want || m.Agrees != (c.want == review.NoMistake) {
			t.Errorf("%s: costs %+v, %q, want %q", c.name, m.Loss, m.Loss.Size(), c.want)
		}
	}
}

// TestFewCopies reviews a silent hand without a yaku that waits on few copies of either tile: neither line is judged,
// and the odds of the discards are those of their hands, without a better wait to come.
func TestFewCopies(t *testing.T) {
	p := position{hand: "123456m789p4068s", draw: "8m", indicator: "2z"}
	for _, discard := range []string{"8m", "8s"} {
		moves := p.played(t, game.Event{Kind: game.Draw}, game.Event{Kind: game.Discard, Tile: tile.MustParse(discard)})
		m := &moves[0]
		if m.Kind != review.Riichi || m.Row < 0 || m.Rows[m.Row].Total > 3 || m.Rows[0].Total > 3 || !m.Lines.NoYaku {
			t.Fatalf("%s: %+v", discard, m)
		}
		if m.Loss.Points > 0 {
			t.Errorf("%s costs %+v", discard, m.Loss)
		}
		if o := m.MadeOdds; m.Row > 0 && o.Points > 8000*o.Win {
			t.Errorf("%s: %+v: more points than its wins bring", discard, *o)
		}
	}
}
