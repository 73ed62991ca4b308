package api

import (
	"cmp"

	"tehai/core/chance"
	"tehai/core/source"
	"tehai/core/tile"
)

// GoalsRequest asks how many tiles a hand is from the hands that have a name.
type GoalsRequest struct {
	Hand    string   `js:"hand"`
	Dialect string   `js:"dialect" is:"Dialect?"`
	Seen    []string `js:"seen" is:"Tile?"` // tiles that are visible elsewhere

	Ruleset string         `js:"ruleset" is:"RulesetId?"` // whose named hands they are; riichi by default
	Options map[string]any `js:"options" is:"Options?"`
}

// GoalValue is one named hand that can still be reached.
type GoalValue struct {
	ID       string   `js:"id"`            // of the yaku or fan
	Points   int      `js:"points" is:"?"` // what the rules give for it alone, under rules that count fans
	Distance int      `js:"distance"`      // tiles still needed less one: 0 is ready for it, -1 complete
	Tiles    []Accept `js:"tiles"`         // the tiles that reduce the distance
	// of house rules: what their own hand is called
	Names map[string]string `js:"names" is:"HouseNames?"`
}

// Goals lists the named hands that a hand of 13 or 14 tiles can still reach.
func Goals(request GoalsRequest) ([]GoalValue, error) {
	a, err := newAnalysis(&AnalyzeRequest{Hand: request.Hand, Dialect: request.Dialect, Seen: request.Seen})
	if err != nil {
		return nil, err
	}
	if n := len(a.hand.Closed) + 3*len(a.hand.Melds); n < 13 {
		return nil, source.Errorf(source.WrongTileCount, "want 13 or 14 tiles, a meld counted as three, found %d", n)
	}
	set, err := findRuleset(cmp.Or(request.Ruleset, usualRules[false]))
	if err != nil {
		return nil, err
	}
	r, err := set.With(request.Options)
	if err != nil {
		return nil, err
	}
	values := []GoalValue{}
	for _, g := range chance.Goals(&a.hand, r) {
		value := GoalValue{ID: g.ID, Points: g.Points, Distance: g.Distance, Tiles: []Accept{}}
		value.Names, _ = set.Names[g.ID].(map[string]string)
		for i := range tile.Kinds {
			if g.Tiles.Has(tile.Of(i)) {
				value.Tiles = append(value.Tiles, Accept{Tile: tile.Of(i).String(), Left: int(a.left[i])})
			}
		}
		values = append(values, value)
	}
	return values, nil
}
