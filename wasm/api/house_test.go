package api

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

// clubFile has three hands of a club's own: one with two names, one in doubles with one, and one without any.
const clubFile = `{"tehai":"house-rules","version":1,"name":"Club","base":"classical-bmja","drop":["purity"],"hands":[
	{"id":"big-robert","names":{"de":"Großer Robert","en":"Big Robert"},"value":{"limits":0.5},"fishing":{"limits":0.2},
		"layouts":[["run4 #a","run4 #b","run4 #c","pair honour"]]},
	{"id":"purity","names":{"ja":"清一色"},"value":{"doubles":3},"fishing":{"doubles":3},"tiles":"#a"},
	{"id":"seven-pairs","value":{"points":100},"layouts":[["7 pair"]]}]}`

// TestHouseNames returns the names of a club's own hands with scores and goals. Hands of presets have none.
func TestHouseNames(t *testing.T) {
	robert := map[string]string{"en": "Big Robert", "de": "Großer Robert"}
	pure := map[string]string{"ja": "清一色"}
	for _, row := range []struct {
		hand, ruleset string
		want          map[string]any
	}{
		{"1234m4567p6789s5z+5z", clubFile, map[string]any{"big-robert": robert}},
		{"1234m4567p678s55z", clubFile, map[string]any{"big-robert": robert}},
		{"111222333456m9m+9m", clubFile, map[string]any{"purity": pure}},
		{"111222m [333m] [555m] 9m", clubFile, map[string]any{"purity": pure}},
		{"111222333456m9m+9m", "classical-bmja", nil},
	} {
		score, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: row.ruleset})
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		var got map[string]any
		switch card := score.(type) {
		case ClassicalScore:
			got = card.Names
		case ClassicalLoser:
			got = card.Names
		default:
			t.Errorf("%s: the card is %T", row.hand, score)
		}
		for id, names := range row.want {
			if !reflect.DeepEqual(got[id], names) {
				t.Errorf("%s: %v, want %v", row.hand, got, row.want)
			}
		}
		if row.want == nil && len(got) > 0 {
			t.Errorf("%s: %v, want no names", row.hand, got)
		}
	}
	goals, err := Goals(GoalsRequest{Hand: "1234m4567p678s55z", Ruleset: clubFile})
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]map[string]string{}
	for _, g := range goals {
		named[g.ID] = g.Names
	}
	if got := named["big-robert"]; !reflect.DeepEqual(got, robert) {
		t.Errorf("the goal Big Robert is called %v", got)
	}
	if got, ok := named["seven-pairs"]; !ok || got != nil {
		t.Errorf("the goal without names: there %v, called %v", ok, got)
	}
	if got, ok := named["knitting"]; !ok || got != nil {
		t.Errorf("the goal of the preset: there %v, called %v", ok, got)
	}
}

// wonText is a deal under rules of a club: South wins on East's first discard with a hand of the club. It ends with
// payments of all hands.
const wonText = `Rules: {"tehai":"house-rules","version":1,"name":"Club","base":"classical-bmja","drop":["earthly-hand"],
 "hands":[{"id":"big-robert","names":{"en":"Big Robert"},"value":{"limits":0.5},
 "layouts":[["run4 #a","run4 #b","run4 #c","pair honour"]]}]}
Scores: 2000, 2000, 2000, 2000

E 1 0 4
E E E S 1m 2m 3m 4m 1m 9m 1t 9t 8m 8m 8m 8t S 2s 3s 9s 4t 5t 6t 7t 1s 9s E S 8t 8t 2m 2m 9s 1t 2t F 6s 7s 8s 9s W N
C F 2m C C C F P P 5s P 3t 3t 5t 6t 7t 4s 4s
1.P 2.SR
`

// TestHandsAtEnd returns the card of every hand of a deal that was won, as score makes it of the hand alone, and the
// payments that settle makes of the four.
func TestHandsAtEnd(t *testing.T) {
	value, err := ReplayOpen(ReplayOpenRequest{Text: wonText})
	if err != nil || len(value.Problems) > 0 {
		t.Fatal(err, value.Problems)
	}
	defer func() { _, _ = ReplayClose(ReplayCloseRequest{ID: value.ID}) }()
	deal := value.Deals[0]
	winds := []string{"E", "S", "W", "N"}
	request := SettleRequest{Ruleset: deal.Ruleset, Kind: "wins", Winner: "S"}
	for chair, hand := range []string{"2399s12p1112266z", "1234m4567p6789s5z+5z", "19m19p19s1234567z",
		"222888m888p777z5s"} {
		situation := Situation{SeatWind: winds[chair]}
		score, err := ScoreHand(ScoreRequest{Hand: hand, Ruleset: deal.Ruleset, Situation: situation})
		if err != nil {
			t.Fatal(hand, err)
		}
		got := deal.Result.Hands[chair]
		if finalOf(got) != finalOf(score) || !reflect.DeepEqual(limitsOf(got), limitsOf(score)) {
			t.Errorf("chair %d: %+v, alone %+v", chair, got, score)
		}
		request.Hands = append(request.Hands, SettleHand{Hand: hand, Situation: situation})
	}
	if got := limitsOf(deal.Result.Hands[1]); len(got) != 1 || got["big-robert"] == nil {
		t.Errorf("the winner's own hands are called %v", got)
	}
	settled, err := Settle(request)
	if err != nil {
		t.Fatal(err)
	}
	p := settled.Payments
	want := []int{p.E, p.S, p.W, *p.N}
	if got := deal.Result.Wins[0].Payments; !reflect.DeepEqual(got, want) || want[0] == 0 {
		t.Errorf("payments %v, want %v", got, want)
	}
	for _, paid := range deal.Transfers {
		if paid.Step != deal.Steps {
			t.Errorf("%s is paid at step %d of %d", paid.Kind, paid.Step, deal.Steps)
		}
	}
	// Rules that score winners alone have no such cards.
	plain := ReplayOpenRequest{Text: "Rules: mcr\n" + wonText[strings.Index(wonText, "Scores:"):]}
	if other, err := ReplayOpen(plain); err != nil || other.Deals[0].Result.Hands != nil {
		t.Errorf("under other rules: %v, %v", other.Deals, err)
	}
}

func finalOf(score Score) int {
	switch card := score.(type) {
	case ClassicalScore:
		return card.Final
	case ClassicalLoser:
		return card.Final
	}
	return -1
}

func limitsOf(score Score) map[string]any {
	if card, ok := score.(ClassicalScore); ok {
		return card.Names
	}
	return nil
}

// TestWholeHandOfAnyForm scores a hand that only asks for a winning hand of one suit: a special hand, which is no four
// sets and a pair, may be that.
func TestWholeHandOfAnyForm(t *testing.T) {
	const rules = `{"tehai":"house-rules","version":1,"name":"Club","base":"classical-bmja","drop":["purity"],"hands":[
		{"id":"pairs","value":{"points":100},"layouts":[["7 pair"]]},{"id":"one-suit","value":{"limits":1},"tiles":"#a"}]}`
	for _, row := range []struct {
		hand, best string
		final      int
	}{{"11223344557799m", "one-suit", 1000}, {"11223344557799p", "one-suit", 1000}, {"1122334455m7799p", "pairs", 100}} {
		score, err := ScoreHand(ScoreRequest{Hand: row.hand, Ruleset: rules})
		if err != nil {
			t.Fatal(row, err)
		}
		card, won := score.(ClassicalScore)
		if !won || card.Final != row.final || !slices.Equal(card.LimitHands, []string{row.best}) {
			t.Errorf("%s: %+v", row.hand, score)
		}
	}
}

// TestRepeatedDeal has no honba counters where a deal of western rules is repeated, and says how often it was.
func TestRepeatedDeal(t *testing.T) {
	value, err := ReplayOpen(ReplayOpenRequest{Text: strings.Replace(wonText, "E 1 0 4", "E 1 3 4", 1)})
	if err != nil || len(value.Problems) > 0 {
		t.Fatal(err, value.Problems)
	}
	defer func() { _, _ = ReplayClose(ReplayCloseRequest{ID: value.ID}) }()
	state, err := ReplayState(ReplayStateRequest{ID: value.ID})
	if err != nil || state.Honba != 0 || value.Deals[0].Repeat != 3 {
		t.Errorf("%d honba, repeat %d, %v", state.Honba, value.Deals[0].Repeat, err)
	}
}
