// Package hongkong has the rule sets of Hong Kong mahjong (old style, Cantonese). Family returns them for
// core/rules/catalog. Their rules.Rules score a win as a rules.Card: the fans with their faan, the total limited by
// the cap, and payments in points by the chosen scale. A hand below the minimum of faan does not win.
//
// There is no official rule: families and clubs agree on a table. The values are those of the public encyclopaedia's
// page, which tools and wikis cite; all of them are convention, and what differs from place to place is an option.
//
// A fan is a row of a table: its faan, its condition, and the fans that are not scored with it. The remaining fans
// are added.
package hongkong

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
)

// players is the number of players at a table.
const players = 4

// rounds is the number of rounds of a game.
const rounds = 4

// settings is a rule set with its options chosen, ready to score. It is not changed after it is made and may be used
// from several goroutines.
type settings struct {
	situation rules.Situations

	minimum        int
	cap            int    // 0: no cap
	minimumCounts  string // which faan count towards the minimum
	flowers        bool   // flowers are played
	pairs          bool   // seven pairs are complete
	straights      bool   // Pure Straight counts
	humanHands     bool   // Blessing of Man counts
	chowsPair      string // of All Chows
	concealed      string // when Concealed Hand counts
	flowerReplaced bool   // a flower's replacement tile is like a kong's
	honourPairs    bool   // All Honors in seven pairs
	hiddenByPair   bool   // Four Concealed Pungs on a discard that completes the pair
	nineSided      bool   // Nine Gates with the nine-sided wait only
	earthlyDraw    bool   // Blessing of Earth is a win on the own first draw

	scale                         string
	steps                         []int // faan at which the multiplier doubles
	base                          int
	discarder, others, each       int // shares, in halves of the payment
	robbedPaysAll, dealerDoubles  bool
	headBump, repeatOnDraw        bool
	customDiscarder, customOthers int
	customEach                    int

	faan  [fans]int  // 0: not counted
	limit [fans]bool // worth the cap
	drops [fans]fanSet
}

// Family returns the rule sets as rows of the catalogue.
func Family() rules.Family {
	f := rules.Family{ID: "hongkong"}
	for i := range presets {
		p := &presets[i]
		f.Sets = append(f.Sets, &rules.RuleSet{ID: p.id, Family: f.ID, Fans: "faan", Name: p.name, Players: players,
			Options: p.list(), New: rulesOf})
	}
	return f
}

// compile sets every option of the table from values, which are resolved.
func compile(values option.Values) *settings {
	r := &settings{}
	for i := range table {
		r.drops[i] = setOf(table[i].drops...)
	}
	for i := range optionTable {
		optionTable[i].set(r, values[optionTable[i].key])
	}
	for i := range table {
		if f := fan(i); f == humanHand && !r.humanHands || f == pureStraight && !r.straights || table[i].flowers &&
			!r.flowers {
			r.limit[i] = false
		} else {
			r.faan[i] = values[table[i].key()].(int)
		}
	}
	r.situation = r.situations()
	return r
}

// rulesOf returns the rules.Rules of the options' values.
func rulesOf(_ *rules.RuleSet, values option.Values) *rules.Rules {
	r := compile(values)
	made := &rules.Rules{
		Players:   players,
		Score:     r.score,
		Value:     r.value,
		MustScore: true, CountsFlowers: r.flowers,
		Forms:     shanten.Forms{List: []hand.Form{hand.Standard, hand.Orphans}},
		Situation: r.situation,
		Play:      game.Rules{Flowers: r.flowers, Rob: game.Nobody, Play: &game.Play{MaxRons: players - 1}},
		Settle:    r.settle, Next: rules.Rounds(rounds, players),
		Shows: []rules.Show{rules.ShowValue, rules.ShowMinimum, rules.ShowSettle, rules.ShowGoals},
		Goals: r.goals,
	}
	if r.pairs {
		made.Forms.List, made.Forms.FourPairs = append(made.Forms.List, hand.Pairs), true
	}
	if r.flowers {
		made.Shows = append(made.Shows, rules.ShowFlowers)
	}
	if r.headBump {
		made.Play.Play.MaxRons = 1
	}
	return made
}
