package api

import (
	"slices"
	"strings"
	"testing"

	"tehai/core/rules"
	"tehai/core/rules/catalog"
)

// TestEveryGoalHasAWay asks for the goals of a hand that is far from all of them under every rule set with goals, so
// that none is impossible: each is listed, with its value under rules that count fans.
func TestEveryGoalHasAWay(t *testing.T) {
	for _, set := range catalog.All() {
		r, err := set.With(nil)
		if err != nil {
			t.Fatal(err)
		}
		if r.Shown(rules.ShowGoals) != (r.Goals != nil) {
			t.Errorf("%s: goals %v, shown %v", set.ID, r.Goals != nil, r.Shown(rules.ShowGoals))
		}
		if r.Goals == nil {
			continue
		}
		goals, err := Goals(GoalsRequest{Hand: "1358m2479p1469s12z", Ruleset: set.ID})
		if err != nil {
			t.Fatal(err)
		}
		for _, want := range r.Goals() {
			i := slices.IndexFunc(goals, func(g GoalValue) bool { return g.ID == want.ID })
			if i < 0 || goals[i].Points != want.Points || goals[i].Distance < 0 || len(goals[i].Tiles) == 0 {
				t.Errorf("%s: no way to %s", set.ID, want.ID)
			}
		}
	}
}

// TestFanGoals checks the distances of hands to fans, and the tiles that help.
func TestFanGoals(t *testing.T) {
	for _, row := range []struct {
		hand, ruleset, id string
		points, distance  int
		tiles             string
	}{
		{"147m258p36s123s5z5z", "mcr", "knitted-straight", 12, 0, "9s"},
		{"147m258p36s12345z", "mcr", "lesser-honors-and-knitted-tiles", 12, 0, "9s 6z 7z"},
		{"1122334455667m", "mcr", "seven-shifted-pairs", 88, 0, "7m"},
		{"111122223333m5z", "mcr", "seven-pairs", 24, 0, "5z"},
		{"123m456p78s44s123s", "mcr", "mixed-straight", 8, 0, "9s"},
		{"123m456p78s44s123s", "hongkong", "all-chows", 1, 0, "6s 9s"},
		{"11m22p33s44z55z66z7z", "hongkong", "all-pungs", 3, 3, "1m 2p 3s 4z 5z 6z"},
	} {
		goals, err := Goals(GoalsRequest{Hand: row.hand, Ruleset: row.ruleset})
		if err != nil {
			t.Fatal(err)
		}
		i := slices.IndexFunc(goals, func(g GoalValue) bool { return g.ID == row.id })
		if i < 0 {
			t.Errorf("%s: no %s", row.hand, row.id)
			continue
		}
		var tiles []string
		for _, a := range goals[i].Tiles {
			tiles = append(tiles, a.Tile)
		}
		if g := goals[i]; g.Points != row.points || g.Distance != row.distance || strings.Join(tiles, " ") != row.tiles {
			t.Errorf("%s, %s: %d points, %d away with %v, want %d, %d, %s", row.hand, row.id, g.Points, g.Distance, tiles,
				row.points, row.distance, row.tiles)
		}
	}
}
