package advice

import (
	"slices"

	"tehai/core/danger"
	"tehai/core/game"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// View is a table as one player sees it: the own hand, and what is visible of the others. Nothing in it depends on a
// tile that the player cannot see.
type View struct {
	Question  // the own hand, of 3n+1 or 3n+2 closed tiles
	Situation rules.Situation
	Rivals    []Rival

	standing *standing // nil before the last deal of a match
	scorers  *Scorers  // nil: each scorer is a new one
}

// Rival is another player of a view.
type Rival struct {
	danger.Rival
	Chair int
	Wind  tile.Tile
	Costs float64 // estimated points of dealing in
}

// Rough costs of dealing in: to a closed riichi, to an open hand, plus an amount for each visible dora in its melds; or
// to a limit hand whose dragons or winds are visible. A dealer is paid half as much again.
const (
	riichiCosts = 5500
	openCosts   = 2600
	doraCosts   = 1500
	limitCosts  = 32000
)

// At returns the view of a chair. Its error, unsupported-tile, says that the hand has an unknown tile, or one that is
// not a standard kind.
func At(s *game.State, r *rules.Rules, chair int) (*View, error) {
	return at(s, r, chair, new(Scorers))
}

func at(s *game.State, r *rules.Rules, chair int, scorers *Scorers) (*View, error) {
	draws := max(1, s.Left()/s.Deal().Players)
	v := &View{scorers: scorers, Question: Question{Hand: s.Hand(chair), Deep: true, Draws: draws}}
	for _, t := range v.Hand.Closed {
		if !t.IsKind() {
			return nil, source.Errorf(source.UnsupportedTile, "want a hand of known tiles of the standard 34 kinds, found %s", t)
		}
	}
	deal := s.Deal()
	v.Rule.Three = r.Dora != nil && deal.Players == 3
	v.Situation = rules.Situation{SeatWind: deal.Wind(chair), RoundWind: deal.Round, Riichi: s.Riichi(chair),
		Indicators: s.Indicators(), Honba: deal.Repeat, Deposits: s.Deposits}
	v.see(s, chair)
	v.Kept = kept(s, chair)
	var err error
	if v.Traits, v.Scorer, err = scorers.under(r, v.Situation, &v.Hand); err != nil {
		v.Scorer = nil // the values of hands are unknown: the other terms decide
	}
	for i := 1; i < deal.Players; i++ {
		v.Rivals = append(v.Rivals, v.rival(s, (chair+i)%deal.Players))
	}
	v.standing = standingOf(s, chair)
	return v, nil
}

// kept are the kinds that a chair may not discard after the claim it has just made.
func kept(s *game.State, chair int) (kinds shanten.Tiles) {
	if s.Phase != game.Called || s.Turn != chair {
		return 0
	}
	for _, t := range s.Closed(chair) {
		if s.Check(game.Event{Kind: game.Discard, Chair: chair, Tile: t}) != nil && t.IsKind() {
			kinds |= 1 << t.Index()
		}
	}
	return kinds
}

// see counts the unseen copies, and records the chair's own river.
func (v *View) see(s *game.State, chair int) {
	for k := range v.Left {
		v.Left[k] = 4
	}
	if v.Rule.Three {
		for k := tile.Character2.Index(); k <= tile.Character8.Index(); k++ {
			v.Left[k] = 0
		}
	}
	see := func(tiles ...tile.Tile) {
		for _, t := range tiles {
			if k := t.Index(); k >= 0 && v.Left[k] > 0 {
				v.Left[k]--
			}
		}
	}
	see(s.Closed(chair)...)
	see(s.Indicators()...)
	for other := range s.Deal().Players {
		see(s.Flowers(other)...)
		for _, m := range s.Melds(other) {
			see(m.Tiles()...)
		}
	}
	for _, d := range s.Discards() {
		if d.ClaimedBy < 0 {
			see(d.Tile)
		}
		if k := d.Tile.Index(); int(d.Chair) == chair && k >= 0 {
			v.River |= 1 << k
		}
	}
}

// rival returns what is visible of another chair.
func (v *View) rival(s *game.State, chair int) Rival {
	shown := danger.Rival{Riichi: s.Riichi(chair) > 0, At: -1}
	var called []tile.Tile
	for _, m := range s.Melds(chair) {
		if !m.Closed() {
			shown.Melds++
		}
		called = append(called, m.Tiles()...)
	}
	deal := s.Deal()
	r := v.Traits.Rival(shown, deal.Wind(chair), called)
	r.Chair = chair
	if void, gone := s.Void(chair), s.HasLeft(chair); void != tile.NoSuit || gone {
		r.Passed |= shanten.Safe(void, gone)
	}
	// A tile that a rival passed up stays one that it may not win on: in riichi for the rest of the deal, else until its
	// own next discard, under rules with furiten.
	var since shanten.Tiles
	play := deal.Rules.Play
	for _, d := range s.Discards() {
		k := d.Tile.Index()
		switch {
		case k < 0:
		case int(d.Chair) == chair:
			if d.Riichi {
				r.At = len(r.River)
			}
			r.River = append(r.River, d.Tile)
			since = 0
		case r.At >= 0:
			r.Passed |= 1 << k
		default:
			since |= 1 << k
		}
	}
	if play != nil && play.Furiten {
		r.Passed |= since
	}
	return r
}

// Rival returns another player with an estimated cost of dealing in; called are the tiles of its melds.
func (t *Traits) Rival(shown danger.Rival, wind tile.Tile, called []tile.Tile) Rival {
	r := Rival{Rival: shown, Wind: wind, Costs: openCosts}
	if r.Riichi {
		r.Costs = riichiCosts
	}
	for _, c := range called {
		if c.IsKind() {
			r.Costs += doraCosts * float64(t.Dora[c.Index()])
			if c.IsRedFive() && t.Reds {
				r.Costs += doraCosts
			}
		}
	}
	if t.Yaku && showsLimit(called) {
		r.Costs = limitCosts
	}
	if wind == tile.East {
		r.Costs *= 1.5
	}
	return r
}

// showsLimit reports whether melds have three of every dragon, or of every wind: with any other tiles the hand wins a
// limit.
func showsLimit(called []tile.Tile) bool {
	counts := tile.CountsOf(called)
	all := func(first, last tile.Tile) bool {
		for k := first.Index(); k <= last.Index(); k++ {
			if counts[k] < 3 {
				return false
			}
		}
		return true
	}
	return all(tile.White, tile.Red) || all(tile.East, tile.North)
}

// Dangers returns for each kind how likely it deals in, and the estimated average cost in points.
func (v *View) Dangers() (chances, costs [tile.Kinds]float64) {
	seen := v.fears(false)
	return seen.chances, seen.costs
}

// fears are the dangers of each kind, and its classes among pressClasses for the threatening rivals, as bits.
type fears struct {
	chances, costs [tile.Kinds]float64
	classes        [tile.Kinds]uint8
}

// fears returns the dangers. In the last deal of a match costs may count by places, for a strength that plays for them.
func (v *View) fears(places bool) (seen fears) {
	for i := range v.Rivals {
		r := &v.Rivals[i]
		costs := r.Costs
		if places {
			costs = v.standing.lost(costs, i)
		}
		for k, f := range danger.Of(&r.Rival, &v.Left) {
			seen.chances[k] = danger.Total(seen.chances[k], f.Chance)
			seen.costs[k] += f.Chance * costs
			if at := slices.Index(pressClasses[:], f.Class); at >= 0 && r.threatens() {
				seen.classes[k] |= 1 << at
			}
		}
	}
	return seen
}

// threatens reports whether the rival is in riichi or has two open melds.
func (r *Rival) threatens() bool { return r.Riichi || r.Melds >= 2 }

// sticks are the points that any win brings on top.
func (v *View) sticks() float64 {
	return 1000*float64(v.Situation.Deposits) + 300*float64(v.Situation.Honba)
}

// Pressed reports whether a rival threatens: by riichi, or with two open melds.
func (v *View) Pressed() bool {
	for i := range v.Rivals {
		if v.Rivals[i].threatens() {
			return true
		}
	}
	return false
}

// Without returns the view after a discard, with a hand of 3n+1 tiles.
func (v *View) Without(t tile.Tile) View {
	after := *v
	after.run = nil
	after.Hand.Closed = make([]tile.Tile, 0, len(v.Hand.Closed))
	gone := false
	for _, have := range v.Hand.Closed {
		if have == t && !gone {
			gone = true
			continue
		}
		after.Hand.Closed = append(after.Hand.Closed, have)
	}
	return after
}
