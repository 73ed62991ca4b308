package api

import (
	"slices"

	"tehai/core/game"
	"tehai/core/match"
	"tehai/core/replay"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/wall"
)

// GameNextRequest asks for the next deal of a match.
type GameNextRequest struct {
	ID string `js:"id"`
	// greatest number of winds; by default that of the rules, or else 2, East and South
	Rounds int `js:"rounds" is:"?" in:"0..4"`
	// of the shuffle; derived from the previous seed if absent
	Seed *int `js:"seed" is:"?" in:"0..9007199254740991"`
}

// GameNextValue is the result of a deal, and the next deal unless the match is over.
type GameNextValue struct {
	Over bool `js:"over"`
	// the rules' reason why it is over; absent after the last wind that was asked for
	Why string `js:"why" is:"GameEnd?"`
	// by chair, of the deal that has ended; empty for rules without settlement
	Payments []int `js:"payments"`
	Scores   []int `js:"scores"` // by chair, afterwards
	// by chair, from 1, when the match is over: by the scores, or without scores by the deals won
	Places    []int      `js:"places"`
	Wins      []int      `js:"wins"`             // the deals won, by chair, when the match is over
	Points    []int      `js:"points"`           // what each place is worth then, if the rules state it
	Placement *Placement `js:"placement" is:"?"` // the same with uma, oka and the sticks left, if the rules state it
	Seed      *int       `js:"seed" is:"?"`
	State     State      `js:"state"`
	Legal     []string   `js:"legal"`
}

// GameNext starts the next deal of a match: the rules determine the dealer, the scores and the honba. The same tiles
// are shuffled again.
func GameNext(request GameNextRequest) (value GameNextValue, err error) {
	open, err := openGames.get(request.ID)
	if err != nil {
		return GameNextValue{}, err
	}
	err = open.transaction(func() error {
		value, err = open.next(&request)
		return err
	})
	return value, err
}

// next is GameNext of an open game.
func (g *openGame) next(request *GameNextRequest) (GameNextValue, error) {
	s := g.table.State()
	if !s.Ended() {
		return GameNextValue{}, source.Errorf(source.ImpossiblePlay,
			"the deal goes on: there is a next one when it has ended")
	}
	if slices.Contains(s.Deal().Wall, tile.Unknown) {
		return GameNextValue{}, source.Errorf(source.ImpossibleSituation,
			"the wall is not known: its tiles cannot be shuffled")
	}
	g.deal.Settle()
	o := match.After(s, g.deal.Ruleset, request.Rounds)
	value := GameNextValue{Over: o.Next == nil, Why: o.Over, Payments: o.Payments, Scores: o.Scores}
	if o.Next == nil {
		value.Wins = g.wins()
		value.Places, value.Points = placesOf(&o, value.Wins)
		if o.Places != nil {
			placed := placementOf(o.Places)
			value.Placement = &placed
		}
	} else {
		seed := nextSeed(g.seed)
		if request.Seed != nil {
			seed = *request.Seed
		}
		if err := g.startNext(o.Next, seed); err != nil {
			return GameNextValue{}, err
		}
		value.Seed = &seed
	}
	after := g.value()
	value.State, value.Legal = after.State, after.Legal
	return value, nil
}

// startNext starts the next deal.
func (g *openGame) startNext(next *game.Deal, seed int) error {
	old := g.table.State().Deal()
	next.Wall = slices.Clone(old.Wall)
	slices.Sort(next.Wall)
	wall.Shuffle(next.Wall, uint64(seed))
	next.Rules = old.Rules
	next.Exchange = game.Direction(old.Rules, uint64(seed))
	d, err := replay.New(next, g.deal.Heading, g.deal.Ruleset)
	if err != nil {
		return err
	}
	g.past = append(g.past, g.deal)
	g.deal, g.table, g.seed = d, game.NewTable(d.Record), seed
	return nil
}

// nextSeed derives a seed from the previous one, so that the first seed determines a match.
func nextSeed(seed int) int {
	const most = 1_000_000_000
	return int((uint64(seed)*6364136223846793005 + 1442695040888963407) >> 33 % most)
}

// wins counts the deals of the match that each chair has won.
func (g *openGame) wins() []int {
	wins := make([]int, g.deal.Deal().Players)
	for _, d := range append(slices.Clone(g.past), g.deal) {
		last := d.Last()
		for _, chair := range last.Winners() {
			wins[chair]++
		}
	}
	return wins
}

// placesOf returns the places by chair, and what they are worth; between equal scores the earlier chair is first unless
// the rules say otherwise. Without scores, players who have won as many deals share a place.
func placesOf(o *match.Outcome, wins []int) (places, points []int) {
	if o.Scores == nil {
		for _, n := range wins {
			place := 1
			for _, other := range wins {
				if other > n {
					place++
				}
			}
			places = append(places, place)
		}
		return places, nil
	}
	for chair, score := range o.Scores {
		place := 1
		for other, n := range o.Scores {
			if n > score || n == score && other < chair {
				place++
			}
		}
		places = append(places, place)
		if o.Places != nil && chair < len(o.Places.Seats) {
			places[chair] = o.Places.Seats[chair].Place
			points = append(points, o.Places.Seats[chair].Points)
		}
	}
	return places, points
}
