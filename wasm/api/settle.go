package api

import (
	"fmt"
	"reflect"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// SettleRequest asks for the result of a deal.
type SettleRequest struct {
	Ruleset string         `js:"ruleset" is:"RulesetId"`
	Options map[string]any `js:"options" is:"Options?"`
	Kind    string         `js:"kind" is:"Ending | 'foul'"`
	Wins    []SettleWin    `js:"wins" is:"?" in:"..3"`
	Ready   []string       `js:"ready" is:"Wind?" in:"..4"`   // seats with ready hands
	Nagashi []string       `js:"nagashi" is:"Wind?" in:"..4"` // seats with nagashi mangan
	// both are needed unless there are hands or a foul
	Honba    *int `js:"honba" is:"?" in:"0..1000"`
	Deposits *int `js:"deposits" is:"?" in:"0..1000"`

	// under rules that score every hand: one of each seat, of winner and losers; in the order East South
	// West North where no seatWind says other
	Hands  []SettleHand `js:"hands" is:"?" in:"..4"`
	Winner string       `js:"winner" is:"Wind?"` // who won, where the hands do not show it
	Liable string       `js:"liable" is:"Wind?"` // who pays for all, where no situation says it
	Foul   *SettleFoul  `js:"foul" is:"?"`       // for a foul
}

// SettleHand is the hand of a seat: score's request, or what it scores.
type SettleHand struct {
	Hand      string         `js:"hand" is:"?"`
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"`
	Ruleset   string         `js:"ruleset" is:"RulesetId?"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
	Brief     bool           `js:"brief" is:"?"`
	Points    *int           `js:"points" is:"?" in:"0..1000000"`
}

// SettleFoul is a foul: what it was, whose, and who claimed the discard that it was about.
type SettleFoul struct {
	Kind string   `js:"kind" is:"FoulKind"`
	By   []string `js:"by" is:"Wind" in:"..4"`
	To   string   `js:"to" is:"Wind?"`
}

// SettleWin is one of the wins: score's request, whose rule set and options
// are those of the deal.
type SettleWin struct {
	Hand      string         `js:"hand"`
	Dialect   string         `js:"dialect" is:"Dialect?"`
	Win       string         `js:"win" is:"Tile?"`
	Ruleset   string         `js:"ruleset" is:"RulesetId?"`
	Options   map[string]any `js:"options" is:"Options?"`
	Situation Situation      `js:"situation" is:"?"`
}

// SettleValue is the result of the deal.
type SettleValue struct {
	Payments    Payments `js:"payments"`
	Deposits    int      `js:"deposits"` // sticks that stay on the table
	Honba       int      `js:"honba"`    // honba of the next deal
	DealerStays bool     `js:"dealerStays"`
	Aborted     bool     `js:"aborted" is:"?"` // three rons, under rules that pay at most two
	// under rules that score every hand: what was paid one by one, of a chair as a number from 0 for East, and the scores
	Transfers []Transfer `js:"transfers" is:"?"`
	Scores    *Payments  `js:"scores" is:"?"`
}

// Settle returns the payments after a deal, and what stays on the table.
func Settle(request SettleRequest) (SettleValue, error) {
	if err := needCounters(&request); err != nil {
		return SettleValue{}, err
	}
	set, err := findRuleset(request.Ruleset)
	if err != nil {
		return SettleValue{}, err
	}
	if set.Plain().Settle == nil {
		return SettleValue{}, source.Errorf(source.UnknownRuleset, "want a riichi rule set, found %s", set.ID)
	}
	r, err := set.With(request.Options)
	if err != nil {
		return SettleValue{}, err
	}
	if request.Foul != nil || request.Kind == "foul" && r.Fouls != nil {
		return settleFoul(&request, r)
	}
	ending, err := readEnding(&request, r)
	if err != nil {
		return SettleValue{}, err
	}
	s, err := r.Settle(ending)
	if err != nil {
		return SettleValue{}, err
	}
	value := SettleValue{Payments: paymentsOf(s.Payments), Deposits: s.Deposits, Honba: s.Honba,
		DealerStays: s.DealerStays,
		Aborted:     s.Aborted}
	if r.ScoresLosers {
		value.add(s, ending)
	}
	return value, nil
}

// needCounters refuses a request without counters and deposits, but for rules that have neither.
func needCounters(request *SettleRequest) error {
	for _, field := range [...]struct {
		name string
		n    **int
	}{{"honba", &request.Honba}, {"deposits", &request.Deposits}} {
		if *field.n != nil {
			continue
		}
		if len(request.Hands) == 0 && request.Foul == nil {
			return source.Errorf(source.MissingField, "the field %s is missing", field.name)
		}
		*field.n = new(int)
	}
	return nil
}

func readEnding(request *SettleRequest, r *rules.Rules) (*rules.Ending, error) {
	ending := &rules.Ending{Kind: request.Kind, Honba: *request.Honba, Deposits: *request.Deposits}
	if r.ScoresLosers {
		return ending, readHands(request, r, ending)
	}
	if len(request.Hands) > 0 {
		return nil, source.Errorf(source.UnknownRuleset, "hands: %s scores the hands of winners only", r.ID)
	}
	for i := range request.Wins {
		win, err := readSettleWin(request, &request.Wins[i], r)
		if err != nil {
			fault := *wire.FaultOf(err)
			fault.Message = fmt.Sprintf("wins[%d]: %s", i, fault.Message)
			return nil, &fault
		}
		ending.Wins = append(ending.Wins, win)
	}
	var err error
	if ending.Ready, err = readWinds("ready", request.Ready); err != nil {
		return nil, err
	}
	ending.Nagashi, err = readWinds("nagashi", request.Nagashi)
	return ending, err
}

func readSettleWin(request *SettleRequest, win *SettleWin, r *rules.Rules) (rules.Win, error) {
	if win.Ruleset != "" && win.Ruleset != request.Ruleset {
		return rules.Win{}, rules.Impossible("a win under %s in a deal under %s", win.Ruleset, request.Ruleset)
	}
	if len(win.Options) > 0 && !reflect.DeepEqual(win.Options, request.Options) {
		return rules.Win{}, rules.Impossible("want the options of the deal or none")
	}
	return readWin(&ScoreRequest{Hand: win.Hand, Dialect: win.Dialect, Win: win.Win, Situation: win.Situation}, r)
}

func readWinds(field string, words []string) ([]tile.Tile, error) {
	var winds []tile.Tile
	for i, word := range words {
		name := fmt.Sprintf("%s[%d]", field, i)
		t, err := readWind(name, word)
		if err != nil {
			return nil, err
		}
		if t == tile.None {
			return nil, source.Errorf(source.BadType, "%s: want one of E S W N, found nothing", name)
		}
		winds = append(winds, t)
	}
	return winds, nil
}
