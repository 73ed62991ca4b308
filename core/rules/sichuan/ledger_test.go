package sichuan

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"testing"

	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/rules/rulestest"
	"tehai/core/tile"
)

// A slowLedger keeps scores by the reference's section 9 from the events of a deal alone: it knows hands as lists of
// tiles, and shares with the ledger only the slow scorer.
type slowLedger struct {
	r      *rules.Rules
	closed [4][]tile.Tile
	melds  [4][]meld.Meld
	void   [4]tile.Suit
	threw  [4][]tile.Tile
	kongs  []slowKong
	gone   [4]bool
	score  [4]int
	fined  int

	drawn       tile.Tile
	replaced    int // index of the kong whose replacement was drawn last, or -1
	shot        int // the same for the tile in play
	adding      int // the chair whose added kong may be robbed, or -1
	addingFresh bool
	wins        int
}

type slowKong struct {
	owner, feeder int
	paid          [4]int
	took          int
	back          bool
}

func (l *slowLedger) value(fans int) int {
	caps := map[any]int{"2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "none": 30}
	return 1 << min(fans, caps[l.r.Values["cap"]])
}

func (l *slowLedger) pay(from, to, points int) {
	l.score[from] -= points
	l.score[to] += points
}

// lay books a kong: each of those who pay gives points.
func (l *slowLedger) lay(owner, feeder, points int) {
	k := slowKong{owner: owner, feeder: feeder}
	for chair := range 4 {
		if chair != owner && !l.gone[chair] && (feeder < 0 || chair == feeder) {
			l.pay(chair, owner, points)
			k.paid[chair] = points
			k.took += points
		}
	}
	l.kongs = append(l.kongs, k)
}

func (l *slowLedger) refund(i int) {
	k := &l.kongs[i]
	for chair, points := range k.paid {
		if !k.back {
			l.pay(k.owner, chair, points)
		}
	}
	k.back = true
}

// win books the win of a chair; from is -1 for an own draw.
func (l *slowLedger) win(before *game.State, chair, from int, robbed bool) {
	win := rules.Win{Hand: hand.Hand{Closed: slices.Clone(l.closed[chair]), Melds: l.melds[chair]}}
	win.Void, win.SeatWind = l.void[chair], before.Deal().Wind(chair)
	win.LastTile = before.Left() == 0
	if from < 0 {
		win.SelfDrawn, win.Rinshan = true, l.replaced >= 0
		if l.replaced >= 0 && l.kongs[l.replaced].feeder >= 0 {
			win.Liable = before.Deal().Wind(l.kongs[l.replaced].feeder)
		}
		win.FirstTurn = len(l.threw[chair]) == 0 && !before.HasCalls()
	} else {
		target, _ := before.Target()
		win.Hand.Closed = append(win.Hand.Closed, target)
		win.Chankan, win.ShotAfterKong = robbed, l.shot >= 0
	}
	value := l.value(slowFans(&win, l.r))
	if from >= 0 && l.shot >= 0 {
		switch k := &l.kongs[l.shot]; l.r.Values["shotKong"] {
		case "refund":
			l.refund(l.shot)
		case "transfer":
			l.pay(k.owner, chair, k.took)
			k.back = true
		}
	}
	feeder := from
	if from < 0 && l.replaced >= 0 && l.r.Values["kongFlower"] == "discarder" {
		feeder = l.kongs[l.replaced].feeder
	}
	for other := range 4 {
		switch {
		case other == chair || l.gone[other]:
		case feeder >= 0 && other == feeder:
			l.pay(other, chair, value)
		case feeder < 0 && l.r.Values["selfDraw"] == "base":
			l.pay(other, chair, value+1)
		case feeder < 0:
			l.pay(other, chair, value)
		}
	}
	l.wins++
}

// step books an event that leads from one state to the next.
func (l *slowLedger) step(before *game.State, e game.Event, after *game.State) {
	if e.Kind != game.Win {
		for chair := range 4 {
			l.gone[chair] = slices.Contains(before.Winners(), chair)
		}
	}
	switch e.Kind {
	case game.Draw:
		if before.Phase == game.ToReplace {
			if l.adding >= 0 {
				points := map[bool]int{true: 1, false: l.r.Values["lateKong"].(int)}[l.addingFresh]
				l.lay(l.adding, -1, points)
			}
			l.replaced = len(l.kongs) - 1
		} else {
			l.replaced = -1
		}
		l.adding, l.drawn, l.shot = -1, after.Drawn, -1
	case game.Discard:
		l.shot = l.replaced
		l.threw[e.Chair] = append(l.threw[e.Chair], e.Tile)
		l.replaced, l.drawn = -1, tile.None
	case game.Pung:
		l.replaced, l.shot = -1, -1
	case game.Kong:
		fresh := e.Tile != tile.None && e.Tile == l.drawn
		_, from := before.Target()
		l.shot = -1
		switch added := len(before.Melds(e.Chair)) == len(after.Melds(e.Chair)); {
		case e.Tile == tile.None:
			l.lay(e.Chair, from, 2)
		case added:
			l.adding, l.addingFresh = e.Chair, fresh
			if fresh {
				l.shot = l.replaced
			}
		default:
			l.lay(e.Chair, -1, 2)
		}
	case game.Win:
		from := -1
		if _, loser := before.Target(); loser >= 0 {
			from = loser
		}
		l.win(before, e.Chair, from, l.adding >= 0)
	case game.Exhausted:
		l.end()
	}
	for chair := range 4 {
		l.closed[chair], l.melds[chair], l.void[chair] = after.Closed(chair), after.Melds(chair), after.Void(chair)
	}
}

// end books the end of the wall.
func (l *slowLedger) end() {
	var pig, ready [4]bool
	var dearest [4]int
	for chair := range 4 {
		for _, t := range l.closed[chair] {
			pig[chair] = pig[chair] || t.Suit() == l.void[chair]
		}
		for _, m := range l.melds[chair] {
			pig[chair] = pig[chair] || m.At(0).Suit() == l.void[chair]
		}
		for _, t := range tile.All()[:27] {
			held := 0
			for _, own := range l.closed[chair] {
				if own == t {
					held++
				}
			}
			win := rules.Win{Hand: hand.Hand{Closed: append(slices.Clone(l.closed[chair]), t), Melds: l.melds[chair]}}
			win.Void = l.void[chair]
			if held < 4 && !pig[chair] && !l.gone[chair] {
				if fans := slowBest(&win, l.r); fans >= 0 {
					ready[chair], dearest[chair] = true, max(dearest[chair], fans)
				}
			}
		}
	}
	for i := range l.kongs {
		if owner := l.kongs[i].owner; !l.gone[owner] && !ready[owner] {
			l.refund(i)
		}
	}
	sbr := l.r.Values["pig"] == "sbr"
	for chair := range 4 {
		if !pig[chair] || l.gone[chair] {
			continue
		}
		active := slices.ContainsFunc(l.threw[chair], func(t tile.Tile) bool { return t.Suit() != l.void[chair] })
		if sbr && active {
			l.score[chair] -= 24
			l.fined += 24
		}
		for other := range 4 {
			if !sbr && !pig[other] && !l.gone[other] {
				l.pay(chair, other, map[any]int{"cap": l.value(30), "8": 8, "16": 16, "48": 48}[l.r.Values["pig"]])
			}
		}
	}
	for chair := range 4 {
		for other := range 4 {
			if ready[chair] && !ready[other] && !l.gone[other] && (sbr || !pig[other]) {
				l.pay(other, chair, l.value(dearest[chair]))
			}
		}
	}
}

// slowBest is slowFans of a wait: a tile held five times is one root.
func slowBest(win *rules.Win, r *rules.Rules) int {
	fans := slowFans(win, r)
	all := win.Hand.AllCounts()
	for i, n := range all {
		kong := slices.ContainsFunc(win.Hand.Melds, func(m meld.Meld) bool {
			return m.Kind == meld.Quad && m.At(0).Index() == i
		})
		switch {
		case fans >= 0 && n == 5 && !kong:
			fans++ // slowFans counts exactly four
		case fans >= 0 && n == 5 && kong:
			fans++ // it takes the kong for a root that is none
		}
	}
	return fans
}

// deals returns how many deals are played of every table: a few, or TEHAI_DEALS.
func deals() int {
	if n, err := strconv.Atoi(os.Getenv("TEHAI_DEALS")); err == nil {
		return n
	}
	return 60
}

// TestLedger plays deals under both rule sets and their options, live and as records that allow more, and compares the
// scores after every event with the slow ledger.
func TestLedger(t *testing.T) {
	tables := []option.Values{nil, {"shotKong": "keep", "pig": "8", "lateKong": 1, "selfDraw": "none", "cap": "2"},
		{"shotKong": "transfer", "pig": "cap", "kongFlower": "discarder", "closed": "own-draw", "terminals": 1, "cap": "5"},
		{"pig": "48", "heaven": "cap", "cap": "none", "selfDraw": "fan"}}
	seen := map[string]int{}
	for _, set := range Family().Sets {
		for i, chosen := range tables {
			if set.ID == "sichuan-common" && chosen["pig"] == "cap" && chosen["cap"] == "none" {
				continue
			}
			r, err := set.With(chosen)
			if err != nil {
				t.Fatal(err)
			}
			for seed := range deals() {
				compareLedgers(t, r, uint64(100*i+seed), seen)
			}
		}
	}
	for _, kind := range []string{"win", "kong", "refund", "transfer", "ready", "pig", "fine"} {
		if seen[kind] == 0 {
			t.Errorf("no deal had a payment of the kind %s", kind)
		}
	}
	t.Log(seen)
}

func compareLedgers(t *testing.T, r *rules.Rules, seed uint64, seen map[string]int) {
	t.Helper()
	table := r.Table()
	if seed%3 == 2 {
		table = r.Record()
	}
	s := rulestest.Start(t, r, table, seed)
	l := slowLedger{r: r, replaced: -1, shot: -1, adding: -1}
	mover := rulestest.Mover{Random: rand.New(rand.NewPCG(seed, 9)), Win: 0.9, Kong: 0.8, Pung: 0.33, Draw: 1,
		Nearest: 0.9}
	move := func(legal []game.Event) game.Event { return mover.Move(s, r, legal) }
	rulestest.Play(t, s, move, func(before *game.State, e game.Event) {
		l.step(before, e, s)
		settled := r.Book(s)
		got := settled.Payments.ByChair(s.Deal())
		if fmt.Sprint(got) != fmt.Sprint(l.score[:]) {
			t.Fatalf("%s %v, seed %d, step %d %s: the ledger has %v, the slow one %v\n%+v", r.ID, r.Chosen, seed, s.Step,
				before.Command(e), got, l.score, settled.Transfers)
		}
	})
	for _, one := range r.Book(s).Transfers {
		seen[one.Kind]++
	}
}
