// Package sichuan has the rule sets of Sichuan mahjong, bloody battle (血战到底). Family returns them for
// core/rules/catalog. The rules.Rules that they give score a win as a rules.Card: the fans, which add up,
// and the value, 2 to the power of the fans, which are cut at the cap. Rules.Book is the ledger of a deal:
// a win does not end it, kongs are paid when they are laid down, and what is paid may go back. Points are
// those that one player pays on a discard; an own draw costs every player who has not won 1 more.
//
// The rule set sichuan-sbr follows the Sichuan Bloody Rules of the Mahjong International League (trial
// edition 2025); sichuan-common is what clubs and large apps play. What differs from place to place is an
// option.
package sichuan

import (
	"tehai/core/game"
	"tehai/core/hand"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/tile"
)

// players is how many sit at a table.
const players = 4

// settings is one rule set with its options chosen, ready to score. It is never changed after it is made and may be
// used from several goroutines.
type settings struct {
	situation rules.Situations

	exchange       int    // tiles that each player gives away
	cap            int    // fans that count at most; 0 is none
	selfDraw       string // base: 1 point more, fan: a fan, none
	fedByDiscarder bool   // a win after a claimed kong is paid by its feeder alone, as a discard
	shotKong       string // what the money of a kong does when the discard after it is won on
	pig            string // what a pig pays
	concealedDrawn bool   // concealed-hand counts on an own draw alone
	heavenIsCap    bool   // heavenly and earthly hands are worth the cap
	lateKong       int    // points of an added kong whose tile was held before
	passed         string // which wins a player who let one pass may not take
	worth          [fans]int
}

// Family returns the rule sets as rows of the catalogue.
func Family() rules.Family {
	f := rules.Family{ID: "sichuan"}
	for i := range presets {
		p := &presets[i]
		f.Sets = append(f.Sets, &rules.RuleSet{ID: p.id, Family: f.ID, Fans: "sichuan", Name: p.name, Players: players,
			Options: p.list(), New: rulesOf})
	}
	return f
}

// compile sets every option of the table from values, which are resolved.
func compile(values option.Values) *settings {
	r := &settings{}
	for i := range r.worth[:selfDrawn] {
		r.worth[i] = table[i].worth
	}
	for i := range optionTable {
		optionTable[i].set(r, values[optionTable[i].key])
	}
	r.situation = r.situations()
	return r
}

// rulesOf returns the rules of the options' values.
func rulesOf(_ *rules.RuleSet, values option.Values) *rules.Rules {
	r := compile(values)
	made := &rules.Rules{
		Players:   players,
		Score:     r.score,
		Value:     r.value,
		Forms:     shanten.Forms{List: []hand.Form{hand.Standard, hand.Pairs}, FourPairs: true, Void: shanten.AnySuit},
		Situation: r.situation,
		Absent:    honours,
		Play: game.Rules{Numbers: true, NoChow: true, Rob: game.Nobody, GoesOn: true, KongFront: true,
			Exchange: r.exchange, VoidSuit: true, Play: &game.Play{MaxRons: players - 1}},
		Book: r.book, Follow: r.follow, Settle: r.settle, Next: next,
		Shows: []rules.Show{rules.ShowValue, rules.ShowGoals, rules.ShowVoid, rules.ShowSettle, rules.ShowEvents},
		Goals: r.goals,
	}
	if r.passed != "none" {
		made.Passed = r.passes
	}
	return made
}

// honours are the tiles that are not played with.
var honours = []tile.Tile{tile.East, tile.South, tile.West, tile.North, tile.White, tile.Green, tile.Red}

// next is how a session goes on: without rounds, dealt by the player whom the settlement names.
func next(m *rules.Moment) (*rules.Course, error) {
	switch {
	case m.Number < 1 || m.Number > players:
		return nil, rules.Impossible("want a deal from 1 to %d, found %d", players, m.Number)
	case len(m.Scores) != players:
		return nil, rules.Impossible("want the scores of %d players, found %d", players, len(m.Scores))
	case m.Deals == 0:
		return &rules.Course{Round: m.Round, Number: m.Number}, nil
	}
	return &rules.Course{Round: m.Round, Number: m.Deals}, nil
}
