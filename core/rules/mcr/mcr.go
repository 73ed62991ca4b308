// Package mcr has the rule sets of Chinese Official mahjong (MCR): 81 fans, the principles that decide which of them
// count together, and the payments. Family returns them for core/rules/catalog, where programs look them up by id.
// Their rules.Rules score a win as a rules.Card, the reading with the highest total first; the total, the minimum and
// the payments are in points.
//
// A fan is a row of a table, with the fans that do not count with it; an option is a row that changes the rules; a
// rule set is a list of differences. For each reading (form, sets, place of the winning tile) the fans that hold are
// collected, excluded ones are removed, and the highest total counts.
//
// The rules are the table of 1998 with the supplements of the Mahjong International League, and for mcr-ema what is
// known of the English rules of 2006. Where the texts are silent the decision is explained at the rule.
package mcr

import (
	"sync"

	"tehai/core/option"
	"tehai/core/rules"
)

// settings is a rule set with its options chosen, ready to score. It is not changed after compile and may be used
// from several goroutines.
type settings struct {
	id string

	situation    rules.Situations
	minimum      int
	limit        int // 0: no limit
	flowers      bool
	fullyHidden  bool // forms concealed by definition score Fully Concealed Hand
	knittedWait  string
	gatesTakeAll bool
	pairsHog     bool
	usedUpWaits  bool

	points [fans]uint8
	drops  [fans]fanSet
	of     [orphans + 1]fanSet // the fans of each form
}

// compile sets every option of the table from values, which are resolved.
func compile(id string, values option.Values) *settings {
	r := &settings{id: id}
	for i := range table {
		f := &table[i]
		r.points[i] = uint8(f.points)
		r.drops[i] = setOf(f.drops...)
		for bit := standard; bit <= orphans; bit <<= 1 {
			if f.forms&bit != 0 {
				r.of[bit].add(fan(i))
			}
		}
	}
	for i := range optionTable {
		optionTable[i].set(r, values[optionTable[i].key])
	}
	r.situation = r.situations()
	return r
}

// question is a row with a predicate that has to be evaluated.
type question struct {
	predicate
	fan fan
}

// byTiles, byHand, bySets and byPlace are the questions by what they depend on, so that each is evaluated as rarely
// as possible: byTiles depend only on the hand's kinds; the last two are grouped by form. They are made at the first
// use.
var (
	sorted sync.Once

	byTiles, byHand []question
	bySets, byPlace [orphans + 1][]question
)

func sortQuestions() {
	for i := range table {
		f := &table[i]
		q := question{f.holds, fan(i)}
		switch {
		case q.within != 0:
			byTiles = append(byTiles, q)
			continue
		case q.ask == nil:
			continue
		case f.level == ofHand:
			byHand = append(byHand, q)
			continue
		}
		by := &bySets
		if f.level == ofPlace {
			by = &byPlace
		}
		for bit := standard; bit <= orphans; bit <<= 1 {
			if f.forms&bit != 0 {
				by[bit] = append(by[bit], q)
			}
		}
	}
}
