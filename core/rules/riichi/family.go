package riichi

import (
	"slices"

	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// Family returns the presets as rows of the catalogue, in the order of the
// public interface.
func Family() rules.Family {
	f := rules.Family{ID: "riichi"}
	for i := range presets {
		p := &presets[i]
		list := p.list()
		set := &rules.RuleSet{ID: p.id, Family: f.ID, Name: p.name, Players: p.players(list), Options: list, New: rulesOf,
			Check: fitting}
		if three := presetOf(p.id + "-3p"); three != nil {
			set.Three = three.id
		}
		f.Sets = append(f.Sets, set)
	}
	return f
}

// fitting refuses chosen placement points for another number of players.
func fitting(chosen, values option.Values) error {
	name, ok := chosen["uma"].(string)
	players, _ := values["players"].(int)
	if i := slices.Index(umaNames(), name); ok && i >= 0 {
		if places := len(umaTable[i].places); places > 0 && places != players || umaTable[i].afloat != nil && players != 4 {
			return source.Errorf(source.UnknownOption, "option uma: want placement points for %d players, found %q", players,
				name)
		}
	}
	return nil
}

// rulesOf returns a preset's values as rules.Rules.
func rulesOf(set *rules.RuleSet, values option.Values) *rules.Rules {
	r := compile(set.ID, values)
	return &rules.Rules{
		Players: r.players,
		Score:   r.score,
		Value:   r.value,
		Tally:   r.tally, TalliedID: talliedID,
		MustScore: true,
		Forms: shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs, hand.Orphans},
			Rule: shanten.Rule{Three: r.players == 3}},
		Situation: r.situations(),
		Play:      r.play(), Start: r.start,
		Reds: r.reds(), Absent: r.absent(),
		Dora:        func(indicator tile.Tile) tile.Tile { return doraOf(indicator, r.players) },
		OpenSimples: r.openTanyao,
		Settle:      r.settle, Next: r.next, Place: r.placement, PayTable: r.payTable, Price: r.price,
		Foul:  r.fouls(),
		Goals: goals, Shows: r.shows(),
	}
}

func (r *settings) shows() []rules.Show {
	shows := []rules.Show{
		rules.ShowValue, rules.ShowFuriten, rules.ShowRiichi, rules.ShowDora, rules.ShowHonba, rules.ShowFu, rules.ShowSettle,
		rules.ShowPlace, rules.ShowPayTable, rules.ShowGoals,
	}
	for _, row := range [...]struct {
		is   bool
		what rules.Show
	}{{r.uraDora, rules.ShowUra}, {r.redFives, rules.ShowRed}, {r.northDora, rules.ShowNorth}} {
		if row.is {
			shows = append(shows, row.what)
		}
	}
	return shows
}

// situations returns the possible circumstances of a win under these rules.
func (r *settings) situations() rules.Situations {
	s := rules.Situations{Known: rules.Circumstances("selfDrawn", "seatWind", "roundWind", "riichi", "ippatsu", "rinshan",
		"chankan", "robbed",
		"lastTile", "firstTurn", "indicators", "uraIndicators", "honba", "deposits", "from", "liable")}
	if r.players == 3 {
		for i := range s.Known {
			if c := &s.Known[i]; c.Key == "seatWind" || c.Key == "from" || c.Key == "liable" {
				*c = c.Among("E", "S", "W")
			}
		}
	}
	if r.northDora {
		s.Known = append(s.Known, rules.Circumstances("north")...)
	}
	if said := r.circumstances(); len(said) > 0 {
		s.Known = append(s.Known, rules.Circumstances("local")[0].Among(said...))
	}
	for i := range impossibleTable {
		row := &impossibleTable[i]
		refusal := rules.Refusal{ID: row.id, Text: row.reason, Of: row.of, Needs: row.needs, Excludes: row.excludes,
			AboutHand: row.hand}
		if row.holds != nil {
			refusal.Holds = func(w *rules.Win) bool { return row.holds(r, w) }
		}
		s.Refusals = append(s.Refusals, refusal)
	}
	s.Refusals = append(s.Refusals, otherSeat("from"), otherSeat("liable"))
	if r.players == 3 {
		s.Refusals = append(s.Refusals, noNorth...)
		s.Refusals = append(s.Refusals, noSuchTile...)
	}
	s.Refusals = append(s.Refusals, uncalled...)
	s.Refusals = append(s.Refusals, crowded...)
	s.Refusals = append(s.Refusals, rules.Refusal{
		ID: "liable-without-call", Of: "liable", AboutHand: true,
		Text: "a liable player without a call from there that completes all dragons, all winds or four quads, or an open " +
			"quad before the replacement tile",
		Holds: func(w *rules.Win) bool { return r.checkLiable(w) != nil },
	})
	return s
}

// noNorth refuses the seat that does not exist with three players; score has an error of its own for it.
var noNorth = []rules.Refusal{
	emptySeat("seatWind", func(w *rules.Win) tile.Tile { return w.SeatWind }),
	emptySeat("from", func(w *rules.Win) tile.Tile { return w.From }),
	emptySeat("liable", func(w *rules.Win) tile.Tile { return w.Liable }),
}

// noSuchTile refuses indicators of kinds that three players leave out; the error of score names the tile.
var noSuchTile = []rules.Refusal{
	absentTile("indicators", func(w *rules.Win) []tile.Tile { return w.Indicators }),
	absentTile("uraIndicators", func(w *rules.Win) []tile.Tile { return w.UraIndicators }),
}

//go:noinline
func absentTile(key string, list func(*rules.Win) []tile.Tile) rules.Refusal {
	return rules.Refusal{ID: "absent-tile", Text: "three players play without 2m to 8m", Of: key,
		Holds: func(w *rules.Win) bool { return slices.ContainsFunc(list(w), leftOut.Has) }}
}

//go:noinline
func emptySeat(key string, wind func(*rules.Win) tile.Tile) rules.Refusal {
	return rules.Refusal{ID: "empty-seat", Text: "three players have no North", Of: key,
		Holds: func(w *rules.Win) bool { return wind(w) == tile.North }}
}

// uncalled refuses a liable player of a closed hand: liability needs a call. score has an error of its own for it.
var uncalled = []rules.Refusal{
	{ID: "liable-and-riichi", Text: "a liable player of a hand in riichi: liability rests on a call", Of: "liable",
		Excludes: "riichi"},
	{ID: "liable-and-first-turn", Text: "a liable player of a win on the first turn: liability rests on a call",
		Of: "liable", Excludes: "firstTurn"},
}

// crowded refuses more than four copies of a tile with the hand. The errors of score name the tile.
var crowded = []rules.Refusal{
	{ID: "indicators-and-copies", Text: "a fifth copy of a tile among the indicators", Of: "indicators", AboutHand: true,
		Holds: func(w *rules.Win) bool { return fifth(w, w.Indicators) && !fifth(w) }},
	{ID: "ura-and-copies", Text: "a fifth copy of a tile among the ura indicators", Of: "uraIndicators", AboutHand: true,
		Holds: func(w *rules.Win) bool { return fifth(w, w.Indicators, w.UraIndicators) && !fifth(w, w.Indicators) }},
	{ID: "north-and-copies", Text: "a fifth North with those set aside", Of: "north", AboutHand: true,
		Holds: func(w *rules.Win) bool {
			if w.North <= 0 || w.North > 4 {
				return false
			}
			aside := slices.Repeat([]tile.Tile{tile.North}, w.North)
			return fifth(w, w.Indicators, w.UraIndicators, aside) && !fifth(w, w.Indicators, w.UraIndicators)
		}},
	{ID: "chankan-and-copy",
		Text: "robbing a quad of which the hand or an indicator holds another tile: the quad has the other three",
		Of:   "chankan", AboutHand: true,
		Holds: func(w *rules.Win) bool {
			t := w.Hand.WinTile()
			if !w.Chankan || !t.Plain().IsKind() {
				return false
			}
			robbed := []tile.Tile{t, t, t}
			return fifth(w, w.Indicators, w.UraIndicators, robbed) && !fifth(w, w.Indicators, w.UraIndicators)
		}},
}

// fifth reports whether the hand and the lists have more than four of a kind. Unknown tiles are of no kind.
func fifth(w *rules.Win, lists ...[]tile.Tile) bool {
	counts := w.Hand.AllCounts()
	for _, list := range lists {
		for _, t := range list {
			if i := t.Index(); i >= 0 {
				counts[i]++
			}
		}
	}
	return slices.ContainsFunc(counts[:], func(n uint8) bool { return n > 4 })
}

// otherSeat refuses the winner's own seat, for which score has an error of its own.
func otherSeat(key string) rules.Refusal {
	c := rules.Circumstances(key)[0]
	return rules.Refusal{ID: key + "-is-winner", Text: "want another seat than the winner's own", Of: key,
		Holds: func(w *rules.Win) bool {
			wind := w.From
			if key == "liable" {
				wind = w.Liable
			}
			return c.Said(&w.Situation) && wind == w.Seat()
		}}
}
