package api

import (
	"fmt"

	"tehai/core/rules"
	"tehai/core/rules/classical"
)

// ScoreRequest asks what a hand is worth.
type ScoreRequest struct {
	Hand      string         `js:"hand"` // with its winning tile: the one after +, else the last closed one
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"` // names a closed tile instead
	Ruleset   string         `js:"ruleset" is:"RulesetId"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
}

// Score is the value of score: a Lost, or the family's own score card.
type Score any

// Lost says why a hand of the right size wins nothing.
type Lost struct {
	Win bool     `js:"win" is:"false"`
	Why []Reason `js:"why"`
}

// Reason is one thing that a person would ask about a result.
type Reason struct {
	ID    string   `js:"id"`
	Text  string   `js:"text"`
	Tiles []string `js:"tiles" is:"Tile?"` // those that it speaks of
}

func reasonsOf(reasons []rules.Reason) []Reason {
	wire := make([]Reason, len(reasons))
	for i, r := range reasons {
		wire[i] = Reason{ID: r.ID, Text: r.Text}
		if len(r.Tiles) > 0 {
			wire[i].Tiles = spell(r.Tiles)
		}
	}
	return wire
}

// ScoreHand scores one hand under one rule set.
func ScoreHand(request ScoreRequest) (Score, error) {
	set, err := findRuleset(request.Ruleset)
	if err != nil {
		return nil, err
	}
	win, err := readWin(&request, set.Family)
	if err != nil {
		return nil, err
	}
	return scoreUnder(set, win, request.Options)
}

// readWin reads the hand and the situation of a request.
func readWin(request *ScoreRequest, family string) (rules.Win, error) {
	parsed, err := readHand(request.Hand, request.Dialect)
	if err != nil {
		return rules.Win{}, err
	}
	if err := chooseWin(&parsed, request.Win); err != nil {
		return rules.Win{}, err
	}
	situation, err := readSituation(request.Situation, family)
	return rules.Win{Hand: parsed.Hand, Situation: situation}, err
}

// scoreUnder scores a win and spells the family's own result.
func scoreUnder(set rules.RuleSet, win rules.Win, options rules.Options) (Score, error) {
	result, err := set.Score(win, options)
	if err != nil {
		return nil, err
	}
	switch r := result.(type) {
	case *classical.Result:
		return classicalScore(&win.Hand, r), nil
	}
	panic(fmt.Sprintf("no score card for %T", result))
}
