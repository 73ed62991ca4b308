package api

import "tehai/core/rules"

// ScoreRequest asks what a hand is worth.
type ScoreRequest struct {
	Hand      string         `js:"hand"` // including its winning tile: the one after +, else the last closed one
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"` // names a closed tile instead
	Ruleset   string         `js:"ruleset" is:"RulesetId"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
	Brief     bool           `js:"brief" is:"?"` // the value is a BriefScore
}

// Score is the value of score: a Lost, the family's own score card, or a BriefScore.
type Score any

// Lost states why a hand of the right size does not win.
type Lost struct {
	Win bool     `js:"win" is:"false"`
	Why []Reason `js:"why"`
}

// Reason is a fact that explains a result.
type Reason struct {
	ID    string   `js:"id"`
	Text  string   `js:"text"`
	Tiles []string `js:"tiles" is:"Tile?"` // the tiles that it concerns
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
	return scoreUnder(set, &request)
}

// scoreUnder scores one hand under a rule set. A fault of the hand is reported before a fault of the options.
func scoreUnder(set *rules.RuleSet, request *ScoreRequest) (Score, error) {
	win, err := readWin(request, set.Plain())
	if err != nil {
		return nil, err
	}
	r, err := set.With(request.Options)
	if err != nil {
		return nil, err
	}
	if request.Brief {
		return briefUnder(r, &win)
	}
	card, err := r.Score(&win)
	if err != nil {
		return nil, err
	}
	return cardOf(set, card), nil
}

// readWin reads the hand and the situation of a request.
func readWin(request *ScoreRequest, r *rules.Rules) (rules.Win, error) {
	parsed, err := readHandFor(r, request.Hand, request.Dialect)
	if err != nil {
		return rules.Win{}, err
	}
	if !r.ScoresLosers || len(parsed.Hand.Closed)+3*len(parsed.Hand.Melds) >= handTiles || request.Win != "" {
		if err := chooseWin(&parsed, request.Win); err != nil {
			return rules.Win{}, err
		}
	}
	situation, err := readSituation(request.Situation, r)
	if len(parsed.Flowers) > 0 {
		situation.FlowerTiles, situation.Flowers = parsed.Flowers, len(parsed.Flowers)
	}
	return rules.Win{Hand: parsed.Hand, Situation: situation}, err
}
