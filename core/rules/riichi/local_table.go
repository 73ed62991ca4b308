package riichi

import (
	"slices"
	"strings"

	"tehai/core/hand"
	"tehai/core/pattern"
	"tehai/core/tile"
)

// localTable has the local yaku with han. They are off unless the option localYaku names them. Values differ from
// table to table; these are riichi.wiki's.
//
// Open riichi adds its han to those of riichi or double riichi, 2 or 3 together. The two mangan of the last tile
// count as 5 han and replace haitei and houtei.
var localTable = []yakuRow{
	{id: "open-riichi", name: "Open riichi", closed: 1, apart: true,
		holds: func(r *reading) bool { return r.states("open-riichi") }},
	{id: "tsubame-gaeshi", name: "Ron on a riichi discard", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.states("tsubame-gaeshi") }, shows: winning},
	{id: "kanburi", name: "Ron on the discard after a quad", closed: 1, open: 1, apart: true,
		holds: func(r *reading) bool { return r.states("kanburi") }, shows: winning},
	{id: "shiiaru-raotai", name: "Four calls and a pair wait", open: 1,
		holds: func(r *reading) bool { return r.calls == 4 && r.wait == hand.Single }, shows: whole},
	{id: "uumensai", name: "All five kinds", closed: 2, open: 2,
		holds: func(r *reading) bool {
			return r.form == hand.Standard && r.groups.Tiles.Suits() == 3 &&
				r.groups.Tiles&pattern.Winds != 0 && r.groups.Tiles&pattern.Dragons != 0
		}, shows: whole},
	{id: "sanrenkou", name: "Three consecutive triplets", closed: 2, open: 2,
		holds: func(r *reading) bool { return r.groups.ConsecutiveTriplets(3) != 0 },
		shows: where(func(r *reading, i int) bool { return r.tripletIn(i, r.groups.ConsecutiveTriplets(3)) })},
	{id: "isshoku-sanjun", name: "Three identical sequences", closed: 3, open: 2, replaces: []string{"iipeikou"},
		holds: func(r *reading) bool { return r.groups.Runs[2] != 0 }, shows: where(twin)},
	{id: "iipin-mouyue", name: "Self-draw of the last tile, one of circles", closed: 5, open: 5,
		replaces: []string{"haitei"},
		holds:    func(r *reading) bool { return r.win.LastTile && r.win.SelfDrawn && r.tile == tile.Circle1 },
		shows:    winning},
	{id: "chuupin-raoyui", name: "Ron on the last discard, nine of circles", closed: 5, open: 5,
		replaces: []string{"houtei"},
		holds:    func(r *reading) bool { return r.win.LastTile && !r.win.SelfDrawn && r.tile == tile.Circle9 },
		shows:    winning},
}

// localYakumanTable has the local yakuman. Daisharin counts in any suit.
var localYakumanTable = []yakumanRow{
	{id: "isshoku-yonjun", name: "Four identical sequences", open: true,
		holds: func(r *reading) bool { return r.groups.Runs[3] != 0 }, shows: where(twin)},
	{id: "suurenkou", name: "Four consecutive triplets", open: true,
		holds: func(r *reading) bool { return r.groups.ConsecutiveTriplets(4) != 0 },
		shows: where(func(r *reading, i int) bool { return r.tripletIn(i, r.groups.ConsecutiveTriplets(4)) })},
	{id: "daisharin", name: "Big wheels",
		holds: func(r *reading) bool { return r.wheels() }, shows: whole},
	{id: "shiisanpuutaa", name: "Thirteen unconnected tiles",
		holds: func(r *reading) bool { return r.form == hand.NoForm }, shows: whole},
	{id: "paarenchan", name: "Eighth win in a row", open: true,
		holds: func(r *reading) bool { return r.states("paarenchan") }},
	{id: "ishi-no-ue-ni-mo-sannen", name: "Double riichi and the last tile",
		holds: func(r *reading) bool { return r.win.Riichi == 2 && r.win.LastTile }, shows: winning},
	{id: "daichisei", name: "Seven honour pairs", worth: 2, replaces: []string{"tsuuiisou"},
		holds: func(r *reading) bool { return r.form == hand.Pairs && r.groups.AllHonours() }, shows: whole},
	{id: "open-riichi", name: "Open riichi, dealt into by a player not in riichi",
		holds: func(r *reading) bool { return r.states("open-riichi-dealt-in") }, shows: winning},
}

// circumstances are the ids for rules.Situation.Local: circumstances of local yaku that no tile shows.
// open-riichi-dealt-in is an open riichi on which a player not in riichi dealt in.
var circumstances = []string{"open-riichi", "open-riichi-dealt-in", "tsubame-gaeshi", "kanburi", "paarenchan"}

// Circumstances returns the ids for rules.Situation.Local.
func Circumstances() []string { return slices.Clone(circumstances) }

// circumstances returns the ids that local yaku of these rules depend on.
func (r *settings) circumstances() []string {
	var ids []string
	for _, id := range circumstances {
		if yaku, _ := strings.CutSuffix(id, "-dealt-in"); slices.Contains(r.local, yaku) {
			ids = append(ids, id)
		}
	}
	return ids
}

//go:noinline
func localIDs() []string {
	var ids []string
	for _, row := range localTable {
		ids = append(ids, row.id)
	}
	for _, row := range localYakumanTable {
		if !slices.Contains(ids, row.id) {
			ids = append(ids, row.id)
		}
	}
	return ids
}

// locals are the ids of the local yaku.
var locals = localIDs()

func isLocal(id string) bool { return slices.Contains(locals, id) }

// states reports whether the situation has the circumstance.
func (c *scoring) states(circumstance string) bool { return slices.Contains(c.win.Local, circumstance) }

// wheels reports 22334455667788 of one suit.
func (c *scoring) wheels() bool {
	kinds := pattern.KindsOf(&c.closed)
	two2eight := pattern.Characters & pattern.Simples
	return hand.IsPairs(&c.closed) && (kinds == two2eight || kinds == two2eight<<9 || kinds == two2eight<<18)
}

// unconnected reports thirteen different tiles and a second copy of one of them among the first 14, no two of a suit
// closer than three ranks, if the rules pay for that.
func (c *scoring) unconnected() bool {
	if !slices.Contains(c.rules.local, "shiisanpuutaa") || !c.win.FirstTurn || !c.win.SelfDrawn {
		return false
	}
	kinds := pattern.KindsOf(&c.closed)
	for suit := range 3 {
		ranks := kinds >> (9 * suit) & pattern.Characters
		if ranks&(ranks<<1|ranks<<2) != 0 {
			return false
		}
	}
	return kinds.Len() == 13
}
