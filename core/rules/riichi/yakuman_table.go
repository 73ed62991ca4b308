package riichi

import (
	"tehai/core/hand"
	"tehai/core/pattern"
)

// yakumanTable has the yakuman in the order of the public interface. A form with its own id, such as the pair wait of
// suuankou, replaces the plain one and pays the same unless the rules double it.
var yakumanTable = []yakumanRow{
	{id: "kokushi", name: "Thirteen orphans",
		holds: func(r *reading) bool { return r.form == hand.Orphans }, shows: whole},
	{id: "kokushi-13", name: "Thirteen orphans, thirteen waits", replaces: []string{"kokushi"},
		holds: func(r *reading) bool { return r.form == hand.Orphans && (r.wait == hand.Thirteen || r.anyWait()) },
		shows: whole},
	{id: "suuankou", name: "Four concealed triplets",
		holds: func(r *reading) bool { return r.hidden == 4 }, shows: where(hidden)},
	{id: "suuankou-tanki", name: "Four concealed triplets, pair wait", replaces: []string{"suuankou"},
		holds: func(r *reading) bool { return r.hidden == 4 && (r.wait == hand.Single || r.anyWait()) }, shows: whole},
	{id: "daisangen", name: "Big three dragons", open: true, kinds: pattern.Dragons,
		holds: func(r *reading) bool { return pattern.Dragons.Within(r.groups.Same) }, shows: where(of(pattern.Dragons))},
	{id: "shousuushii", name: "Little four winds", open: true, kinds: pattern.Winds,
		holds: func(r *reading) bool {
			return (r.groups.Same&pattern.Winds).Len() == 3 && r.groups.Pairs&pattern.Winds != 0
		}, shows: where(of(pattern.Winds))},
	{id: "daisuushii", name: "Big four winds", open: true, kinds: pattern.Winds,
		holds: func(r *reading) bool { return pattern.Winds.Within(r.groups.Same) }, shows: where(of(pattern.Winds))},
	{id: "tsuuiisou", name: "All honours", open: true,
		holds: func(r *reading) bool { return r.form != hand.NoForm && r.groups.AllHonours() }, shows: whole},
	{id: "chinroutou", name: "All terminals", open: true,
		holds: func(r *reading) bool { return r.groups.AllTerminals() }, shows: whole},
	{id: "ryuuiisou", name: "All green", open: true,
		holds: func(r *reading) bool {
			return r.groups.Tiles.Within(pattern.Green) && (!r.rules.greenNeedsGreen || r.groups.Tiles&pattern.Honours != 0)
		}, shows: whole},
	{id: "chuuren", name: "Nine gates",
		holds: func(r *reading) bool { return r.gates >= 0 }, shows: whole},
	{id: "chuuren-9", name: "Nine gates, nine waits", replaces: []string{"chuuren"},
		holds: func(r *reading) bool { return r.gates >= 0 && (r.gates == r.tile.Index() || r.anyWait()) }, shows: whole},
	{id: "suukantsu", name: "Four quads", open: true,
		holds: func(r *reading) bool { return r.quads == 4 }, shows: where(quad)},
	{id: "tenhou", name: "Win on the dealt tiles",
		holds: func(r *reading) bool { return r.form != hand.NoForm && r.tenhou() }, shows: whole},
	{id: "chiihou", name: "Self-draw on the first turn",
		holds: func(r *reading) bool { return r.form != hand.NoForm && r.chiihou() }, shows: winning},
	{id: "renhou", name: "Ron before the first draw",
		holds: func(r *reading) bool { return r.renhou() }, shows: winning,
		when: func(r *settings) bool { return r.renhou == "yakuman" }},
}
