package api

import (
	"cmp"
	"math"
	"reflect"
	"slices"

	"tehai/core/chance"
	"tehai/core/rules"
	"tehai/core/shanten"
	"tehai/core/source"
	"tehai/core/tile"
)

// ChanceRequest asks how likely a hand becomes ready and wins in the draws that are left.
type ChanceRequest struct {
	Hand    string `js:"hand"` // at most 4 from ready; missing sets count as made
	Dialect string `js:"dialect" is:"Dialect?"`
	Draws   int    `js:"draws" in:"1..20"` // own draws left
	// tiles that are visible elsewhere; the situation's indicators count as seen too
	Seen    []string       `js:"seen" is:"Tile?"`
	Players int            `js:"players" is:"3 | 4?" in:"3..4"` // as of the rule set by default
	Ruleset string         `js:"ruleset" is:"RulesetId?"`       // for the expected points
	Options map[string]any `js:"options" is:"Options?"`
	// circumstances that depend on the moment of the win, such as ippatsu, are ignored
	Situation Situation `js:"situation" is:"?"`
	Model     string    `js:"model" is:"ChanceModel?"`
	// whether only wins that reach the rule set's minimum count: true by default, if it has one
	Minimum *bool `js:"minimum" is:"?"`
	// the last stage to compute, all by default; if asked one after the other, each continues from the previous one
	Stage string `js:"stage" is:"ChanceStage?"`
}

// ChanceValue has a row for every discard that keeps the shanten.
type ChanceValue struct {
	Model string      `js:"model" is:"ChanceModel"`
	Text  string      `js:"text"` // the model's assumptions and accuracy, in plain English
	Rows  []ChanceRow `js:"rows"`
}

// ChanceRow has a figure for every draw left: the first with all of them left, the next one after a draw that did not
// help, the last with one left.
type ChanceRow struct {
	Discard string    `js:"discard" is:"Tile?"` // of 3n+2 tiles; a plain five before a red one
	Ready   []float64 `js:"ready"`              // how likely the hand becomes ready
	Win     []float64 `js:"win"`                // and is completed, whatever its value
	Value   []float64 `js:"value" is:"?"`       // expected points under the rule set; a hand that does not win counts 0
}

// chanceStages are the stages of an answer.
var chanceStages = []string{"ready", "win", "value"}

// lastChance is the last question, so that its next stage does not start from the beginning.
var lastChance chances

// chances is a question with the figures computed so far; nil is not computed yet.
type chances struct {
	request           ChanceRequest
	run               *chance.Run
	ready, win, value [][]float64
	discards          []string
	least             bool // only wins that reach the minimum count
}

// Chance returns how likely a hand becomes ready and wins in the draws that are left, and the expected points.
func Chance(request ChanceRequest) (ChanceValue, error) {
	if request.Model == "" {
		request.Model = string(chance.Draw)
	}
	stage, err := stageOf(&request)
	if err != nil {
		return ChanceValue{}, err
	}
	request.Stage = ""
	if lastChance.run == nil || !reflect.DeepEqual(lastChance.request, request) {
		lastChance = chances{}
		asked, err := ask(request)
		if err != nil {
			return ChanceValue{}, err
		}
		lastChance = asked
	}
	c := &lastChance
	if err := c.find(stage); err != nil {
		return ChanceValue{}, err
	}
	return c.answer(stage), nil
}

// stageOf returns the index of the last stage that is asked for.
func stageOf(request *ChanceRequest) (int, error) {
	switch {
	case request.Ruleset == "" && (len(request.Options) > 0 || request.Stage == "value"):
		return 0, source.Errorf(source.MissingField,
			"the field ruleset is missing: points and options are those of a rule set")
	case request.Stage != "":
		stage := slices.Index(chanceStages, request.Stage)
		if stage < 0 {
			return 0, source.Errorf(source.BadType, "stage: want ready, win or value, found %q", request.Stage)
		}
		return stage, nil
	case request.Ruleset == "":
		return 1, nil
	}
	return 2, nil
}

// ask reads a request and prepares its answer.
func ask(request ChanceRequest) (chances, error) {
	c := chances{request: request}
	players := request.Players
	var own *rules.Rules
	if request.Ruleset != "" {
		set, err := findRuleset(request.Ruleset)
		if err != nil {
			return c, err
		}
		if players != 0 && players != set.Players {
			return c, source.Errorf(source.ImpossibleSituation, "players: %s is for %d, found %d", set.ID, set.Players, players)
		}
		players = set.Players
		r, err := set.With(request.Options)
		if err != nil {
			return c, err
		}
		own = r
		if request.Minimum == nil || *request.Minimum {
			c.least = r.Shown(rules.ShowMinimum)
		}
	}
	a, err := newAnalysis(&AnalyzeRequest{Hand: request.Hand, Dialect: request.Dialect, Seen: request.Seen,
		Indicators: request.Situation.Indicators, Players: players})
	if err != nil {
		return c, err
	}
	north := tile.North.Index()
	a.left[north] -= min(a.left[north], uint8(request.Situation.North))
	var forms *shanten.Forms
	if own != nil {
		if forms, err = a.under(own, request.Situation.Void); err != nil {
			return c, err
		}
	}
	c.run, err = chance.New(&chance.Question{Hand: a.hand, Left: a.left, Draws: request.Draws,
		Model: chance.Model(request.Model), Three: a.rule.Three, Forms: forms})
	if err != nil {
		return c, err
	}
	for _, kind := range c.run.Discards() {
		c.discards = append(c.discards, a.discardWord(kind))
	}
	return c, nil
}

// under returns the shapes of a complete hand of rules that is to be without a suit, and leaves only their tiles in the
// wall.
func (a *analysis) under(r *rules.Rules, word string) (*shanten.Forms, error) {
	void, err := readSuit("situation.void", word)
	if err != nil {
		return nil, err
	}
	for _, t := range r.Absent {
		if t.IsKind() {
			a.left[t.Index()] = 0
		}
	}
	forms := r.FormsFor(void, a.hand.Melds)
	if r.Forms.Void != 0 && forms.Void == 0 {
		return nil, source.Errorf(source.ImpossibleSituation, "no hand with these melds can be without %s",
			cmp.Or(word, "one of the suits"))
	}
	return forms, nil
}

// discardWord spells a discard of the kind, "" for none: the red five if no plain one is held.
func (a *analysis) discardWord(kind int) string {
	t := tile.Of(kind)
	if t != tile.None && !slices.Contains(a.hand.Closed, t) {
		t = t.RedFive()
	}
	if t == tile.None {
		return ""
	}
	return t.String()
}

// find computes the missing figures up to a stage.
func (c *chances) find(stage int) error {
	if c.ready == nil {
		c.ready = c.run.Ready()
	}
	if c.win == nil && stage >= 1 && !c.least {
		c.win = c.run.Win()
	}
	if (c.win != nil || stage < 1) && (c.value != nil || stage < 2) {
		return nil
	}
	set, err := findRuleset(c.request.Ruleset)
	if err != nil {
		return err
	}
	situation, err := readSituation(c.request.Situation, set.Plain())
	if err != nil {
		return err
	}
	r, err := set.With(c.request.Options)
	if err != nil {
		return err
	}
	scorer, err := chance.NewScorer(r, situation)
	if err != nil {
		return err
	}
	if c.win == nil && stage >= 1 {
		if c.win, err = c.run.WinWorth(scorer); err != nil {
			return err
		}
	}
	if c.value == nil && stage >= 2 {
		c.value, err = c.run.Value(scorer)
	}
	return err
}

// answer writes the figures of a stage.
func (c *chances) answer(stage int) ChanceValue {
	value := ChanceValue{Model: c.request.Model, Text: chance.Model(c.request.Model).Text()}
	for i, discard := range c.discards {
		row := ChanceRow{Discard: discard, Ready: rounded(c.ready[i], 1e10)}
		if stage >= 1 {
			row.Win = rounded(c.win[i], 1e10)
		}
		if stage >= 2 {
			row.Value = rounded(c.value[i], 1e4)
		}
		value.Rows = append(value.Rows, row)
	}
	return value
}

// rounded rounds to multiples of 1/parts: further digits may depend on the machine.
func rounded(figures []float64, parts float64) []float64 {
	round := make([]float64, len(figures))
	for i, f := range figures {
		round[i] = math.Round(f*parts) / parts
	}
	return round
}
