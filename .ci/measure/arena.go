package main

import (
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"time"

	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/opponent"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// peerName is the strength that means @kobalab/majiang-ai.
const peerName opponent.Strength = "majiang"

// An arena plays East rounds between two sides, every wall in all seatings.
type arena struct {
	rules  *rules.Rules
	of     int // players
	sides  [2]opponent.Strength
	peers  *peers // nil if no side is @kobalab/majiang-ai
	played [2]sideFigures
	walls  [][]float64 // mean place of side 0, by wall and seating
	net    []float64   // net points of side 0 per deal, by wall
	deals  int
	paths  *paths                   // nil unless asked for
	keep   func(*game.Record) error // called with each finished deal; nil for none
}

// sideFigures are the sums of a side's two chairs.
type sideFigures struct {
	chairs, wins, dealIns, riichi, called int // the number of chairs in deals, and of those that did so
	net                                   int
	took                                  []time.Duration // of each decision
	refused                               int             // actions that the table refused
	first                                 string
}

// seatings are by players the ways in which the sides share the chairs: two each of four; of three one and two, and
// the other way round.
var seatings = map[int][][]int{
	3: {{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
	4: {{0, 0, 1, 1}, {0, 1, 0, 1}, {0, 1, 1, 0}, {1, 0, 0, 1}, {1, 0, 1, 0}, {1, 1, 0, 0}},
}

// arenaGames plays the walls from the first seed on and prints the figures of both sides; follow adds how their hands
// went.
func arenaGames(sides, preset string, seed uint64, walls int, follow bool) error {
	names := strings.Split(sides, ":")
	if len(names) != 2 {
		return fmt.Errorf("arena: want two sides such as careful:majiang, found %q", sides)
	}
	of := playersOf(preset)
	r, _, err := catalog.For(preset, of, nil)
	if err != nil {
		return err
	}
	a := arena{rules: r, of: of, sides: [2]opponent.Strength{opponent.Strength(names[0]), opponent.Strength(names[1])}}
	if follow {
		a.paths = &paths{}
	}
	if a.sides[0] == peerName || a.sides[1] == peerName {
		if preset != "riichi-tenhou" {
			return fmt.Errorf("arena: %s plays riichi-tenhou only", peerName)
		}
		if a.peers, err = startPeers(); err != nil {
			return err
		}
		defer a.peers.close()
	}
	for wall := range walls {
		places, before, chairs := []float64{}, a.played[0].net, a.played[0].chairs
		for _, seats := range seatings[a.of] {
			place, err := a.round(seed+uint64(wall), seats)
			if err != nil {
				return fmt.Errorf("wall %d, seating %v: %w", seed+uint64(wall), seats, err)
			}
			places = append(places, place)
		}
		a.walls = append(a.walls, places)
		a.net = append(a.net, float64(a.played[0].net-before)/float64(a.played[0].chairs-chairs))
		if (wall+1)%10 == 0 || wall+1 == walls {
			a.print()
		}
	}
	return nil
}

// round plays one East round and returns the mean place of side 0.
func (a *arena) round(seed uint64, seats []int) (float64, error) {
	m := game.Match{Players: a.of, Tiles: "136", Rules: a.rules.Table(), Seed: seed, Score: a.rules.Start}
	setup, err := m.Deal()
	if err != nil {
		return 0, err
	}
	setup.Rounds = 1 // as the next deals have it from match.After
	if a.peers != nil {
		var chairs []int
		for chair, side := range seats {
			if a.sides[side] == peerName {
				chairs = append(chairs, chair)
			}
		}
		a.peers.sit(chairs)
	}
	for deals := 0; ; deals++ {
		record := game.NewRecord(setup)
		if a.peers != nil {
			if err := a.peers.tell(record.Last(), opening(record.Last(), setup.Scores)); err != nil {
				return 0, err
			}
		}
		if err := a.deal(record, seats); err != nil {
			return 0, err
		}
		if a.keep != nil {
			if err := a.keep(record); err != nil {
				return 0, err
			}
		}
		o := match.After(record.Last(), a.rules, 1)
		a.count(record.Last(), seats, o.Payments)
		if a.paths != nil {
			a.paths.end(record.Last(), seats, o.Payments)
		}
		if o.Next == nil || deals > 60 {
			return meanPlace(o.Scores, seats), nil
		}
		m.Seed += 1_000_003
		wall, err := m.Deal()
		if err != nil {
			return 0, err
		}
		setup = o.Next
		setup.Wall, setup.Rules = wall.Wall, wall.Rules
	}
}

// deal plays a deal to its end.
func (a *arena) deal(record *game.Record, seats []int) error {
	eventWriter := eventWriter{turned: 1}
	if a.paths != nil {
		a.paths.begin()
	}
	for record.Steps() < 500 {
		before := *record.Last()
		e, ok, err := a.next(&before, seats)
		if err != nil || !ok {
			return err
		}
		if err := record.Add(e); err != nil {
			return fmt.Errorf("step %d, %v: %w", record.Steps(), e, err)
		}
		if a.paths != nil {
			a.paths.see(record.Last(), a.rules, e)
		}
		if a.peers != nil {
			if err := a.peers.tell(record.Last(), eventWriter.messages(&before, record.Last(), e)); err != nil {
				return err
			}
		}
	}
	if !record.Last().Ended() {
		return fmt.Errorf("the deal does not end")
	}
	return nil
}

// next returns the next event at the table: the first in order of priority that a chair chooses, else the draw.
func (a *arena) next(s *game.State, seats []int) (e game.Event, ok bool, err error) {
	return a.nextWithout(s, seats, noChair)
}

// noChair is the index of no chair.
const noChair = -1

// nextWithout returns the next event if one chair claims nothing.
func (a *arena) nextWithout(s *game.State, seats []int, silent int) (e game.Event, ok bool, err error) {
	all := s.Legal()
	if len(all) == 1 && all[0].Kind == game.Aborted {
		return all[0], true, nil
	}
	asked := [4]bool{}
	for _, legal := range all {
		if legal.Kind == game.Exhausted {
			return legal, true, nil
		}
		if asked[legal.Chair] || legal.Chair == silent {
			continue
		}
		asked[legal.Chair] = true
		side := seats[legal.Chair]
		f := &a.played[side]
		if a.sides[side] == peerName {
			e, wants, err := a.peers.decides(s, all, legal.Chair)
			if err != nil {
				f.refused++
				f.first = err.Error()
				return e, false, err
			}
			if wants {
				return e, true, nil
			}
			continue
		}
		start := time.Now()
		d, wanted := opponent.Decide(s, a.rules, legal.Chair, a.sides[side])
		f.took = append(f.took, time.Since(start))
		if wanted && !d.Pass && d.Event.Kind != game.Draw {
			if err := s.Check(d.Event); err != nil {
				f.refused++
				f.first = err.Error()
				continue
			}
			return d.Event, true, nil
		}
	}
	draw := game.Event{Kind: game.Draw, Chair: s.Turn}
	if (s.Phase == game.ToDraw || s.Phase == game.ToReplace) && s.Check(draw) == nil {
		return draw, true, nil
	}
	return e, false, nil
}

// count adds a finished deal.
func (a *arena) count(s *game.State, seats []int, payments []int) {
	a.deals++
	_, loser := s.Target()
	for chair, side := range seats {
		f := &a.played[side]
		f.chairs++
		if s.Riichi(chair) > 0 {
			f.riichi++
		}
		if openMelds(s, chair) > 0 {
			f.called++
		}
		if wins(s, chair) {
			f.wins++
		}
		if s.Phase == game.Won && chair == loser {
			f.dealIns++
		}
	}
	for chair, paid := range s.Moved(payments) {
		a.played[seats[chair]].net += paid
	}
}

func meanPlace(scores, seats []int) float64 {
	sum, chairs := 0, 0
	for chair, score := range scores {
		if seats[chair] != 0 {
			continue
		}
		sum, chairs = sum+1, chairs+1
		for other, n := range scores {
			if n > score || n == score && other < chair {
				sum++
			}
		}
	}
	return float64(sum) / float64(chairs)
}

// print prints the figures of both sides.
func (a *arena) print() {
	var means []float64
	for _, places := range a.walls {
		sum := 0.0
		for _, place := range places {
			sum += place
		}
		means = append(means, sum/float64(len(places)))
	}
	place, off := meanAndInterval(means)
	net, netOff := meanAndInterval(a.net)
	fmt.Printf("%s against %s: %d East rounds of %d walls, %d deals; mean place %.3f ±%.3f, %+.0f ±%.0f points a deal\n",
		a.sides[0], a.sides[1], 6*len(a.walls), len(a.walls), a.deals, place, off, net, netOff)
	for i, f := range a.played {
		n := 100 / float64(max(1, f.chairs))
		fmt.Printf("  %-8s wins %.1f %%, deals in %.1f %%, riichi %.1f %%, calls %.1f %%, %d refused %s",
			a.sides[i], n*float64(f.wins),
			n*float64(f.dealIns), n*float64(f.riichi), n*float64(f.called), f.refused, f.first)
		printTimes(f.took)
		fmt.Println()
	}
	if a.paths != nil {
		a.paths.print(a.sides)
	}
	_ = os.Stdout.Sync()
}

// printTimes prints how long decisions took.
func printTimes(took []time.Duration) {
	if len(took) == 0 {
		return
	}
	took = slices.Clone(took)
	slices.Sort(took)
	var sum time.Duration
	for _, t := range took {
		sum += t
	}
	fmt.Printf(", a decision %v, 99.9 %% of them within %v, the longest %v",
		(sum / time.Duration(len(took))).Round(10*time.Microsecond),
		took[len(took)*999/1000].Round(100*time.Microsecond), took[len(took)-1].Round(time.Millisecond))
}

// meanAndInterval returns a mean and its 95 % interval.
func meanAndInterval(list []float64) (mean, off float64) {
	sum, squares := 0.0, 0.0
	for _, x := range list {
		sum, squares = sum+x, squares+x*x
	}
	n := float64(len(list))
	mean = sum / n
	if n < 2 {
		return mean, math.Inf(1)
	}
	return mean, 1.96 * math.Sqrt(max(0, squares/n-mean*mean)/(n-1))
}
