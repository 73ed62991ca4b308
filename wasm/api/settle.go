package api

import (
	"fmt"
	"reflect"

	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/wasm/wire"
)

// SettleRequest asks for the result of a deal under a riichi rule set.
type SettleRequest struct {
	Ruleset  string         `js:"ruleset" is:"RulesetId"`
	Options  map[string]any `js:"options" is:"Options?"`
	Kind     string         `js:"kind" is:"Ending"`
	Wins     []SettleWin    `js:"wins" is:"?" in:"..3"`
	Ready    []string       `js:"ready" is:"Wind?" in:"..4"`   // seats with ready hands
	Nagashi  []string       `js:"nagashi" is:"Wind?" in:"..4"` // seats with nagashi mangan
	Honba    int            `js:"honba" in:"0..1000"`
	Deposits int            `js:"deposits" in:"0..1000"`
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
}

// Settle returns the payments after a deal, and what stays on the table.
func Settle(request SettleRequest) (SettleValue, error) {
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
	ending, err := readEnding(&request, r)
	if err != nil {
		return SettleValue{}, err
	}
	s, err := r.Settle(ending)
	if err != nil {
		return SettleValue{}, err
	}
	return SettleValue{Payments: paymentsOf(s.Payments), Deposits: s.Deposits, Honba: s.Honba, DealerStays: s.DealerStays,
		Aborted: s.Aborted}, nil
}

func readEnding(request *SettleRequest, r *rules.Rules) (*rules.Ending, error) {
	ending := &rules.Ending{Kind: request.Kind, Honba: request.Honba, Deposits: request.Deposits}
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
