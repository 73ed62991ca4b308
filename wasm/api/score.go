package api

import (
	"fmt"

	"tehai/core/hand"
	"tehai/core/rules"
	"tehai/core/rules/classical"
	"tehai/core/rules/riichi"
	"tehai/core/rules/uzje"
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
		wire[i] = Reason{ID: r.ID, Text: r.Text, Tiles: spellSome(r.Tiles)}
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
	result, err := set.Score(win, request.Options)
	if err != nil {
		return nil, err
	}
	return scoreOf(&win.Hand, result), nil
}

// readWin reads the hand and the situation of a request.
func readWin(request *ScoreRequest, family string) (rules.Win, error) {
	read := readHand
	if family == "uzje" {
		read = readAnyHand
	}
	parsed, err := read(request.Hand, request.Dialect)
	if err != nil {
		return rules.Win{}, err
	}
	if err := chooseWin(&parsed, request.Win); err != nil {
		return rules.Win{}, err
	}
	situation, err := readSituation(request.Situation, family)
	return rules.Win{Hand: parsed.Hand, Situation: situation}, err
}

// scoreOf spells a rule set's result.
func scoreOf(h *hand.Hand, result any) Score {
	switch r := result.(type) {
	case *classical.Result:
		return classicalScore(h, r)
	case *riichi.Result:
		return riichiScore(r)
	case *uzje.Result:
		return uzjeScore(r)
	}
	panic(fmt.Sprintf("no score card for %T", result))
}
