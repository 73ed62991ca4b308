package kobalab_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
)

// TestSample opens the sample without a problem, and checks the names by chair.
func TestSample(t *testing.T) {
	r, err := kobalab.Read(logtest.Sample(t, "4-players.json"), logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(logtest.Spell(r, err))
	}
	steps := 0
	for _, d := range r.Deals {
		steps += d.Steps()
	}
	if got := fmt.Sprint(len(r.Deals), steps, r.Players()); got != "4 537 [P1 P2 P3 P4]" {
		t.Errorf("deals, steps and players are %s", got)
	}
}

// TestFaults puts faults into the sample: the faulty deal keeps the moves before the fault, the other deals stay
// complete.
func TestFaults(t *testing.T) {
	sample := logtest.Sample(t, "4-players.json")
	logtest.Faults(t, kobalab.Read, sample, [][4]string{
		{"no log", `"log"`, `"logs"`, "error: want an object with a list of deals named log"},
		{"no list", sample, `{"log":{}}`, "error: want an object with a list of deals named log"},
		{"cut off", sample[9000:], "", "291:4 deal 2 step 9: JSON: want the closing \", found the end"},
		{"cut off in the deal", sample[200:], "", "error: line 1, column 201: JSON: want the closing \", found the end"},
		{"no deal", `{"qipai"`, `{"peipai"`, "2:1 deal -1 step -1: want the deal, qipai, before zimo"},
		{"no number", `"jushu":0`, `"jushu":"x"`, "1:71 deal -1 step -1: qipai: want a number from 0 for jushu"},
		{"a hand that is none", `"shoupai":["m`, `"shoupai":["q`,
			"1:183 deal -1 step -1: qipai: want a suit letter and digits such as m123, found q"},
		{"no such player", `{"gang":{"l":1`, `{"gang":{"l":4`, "97:9 deal 0 step 95: want a player from 0 to 3 for l"},
		{"no meld", `"m":"s444-4"`, `"m":"s444-"`,
			"97:9 deal 0 step 95: want an own kong such as p1111 or z222=2, found \"s444-\""},
		{"no claim", `"m":"z222+"`, `"m":"z222"`,
			"62:10 deal 0 step 60: want a meld such as m34-0, z222= or p1111 for m, found \"z222\""},
		{"no tile", `{"gangzimo":{"l":1,"p":"z5"}}`, `{"gangzimo":{"l":1,"p":"z9"}}`,
			"98:13 deal 0 step 96: want a tile such as m0 or z7 for p, found \"z9\""},
		{"no discard", `"p":"s2_"`, `"p":"_"`,
			"302:10 deal 2 step 21: want a tile such as m0, z7_ or p8_* for p, found \"_\""},
		{"no indicator", `{"kaigang":{"baopai":"p2"}}`, `{"kaigang":{"baopai":"p"}}`,
			"100:12 deal 0 step 98: want a tile such as m0 or z7 for baopai, found \"p\""},
		{"no such end", "荒牌平局", "平局", "279:11 deal 1 step 148: pingju: want a name such as 荒牌平局, found \"平局\""},
		{"an event after the end", `{"pingju"`, `{"pingju":{"name":"荒牌平局"}},{"zimo":{"l":0,"p":"m1"}},{"pingju"`,
			"279:28 deal 1 step 149: zimo: the deal is over, nothing can follow"},
		{"no such loser", `"baojia":3`, `"baojia":9`,
			"128:9 deal 0 step 123: hule: want a player from 0 to 3, or null, for baojia"},
	})
}

// TestPassedOver checks that unknown events and fields are ignored.
func TestPassedOver(t *testing.T) {
	sample := strings.Replace(logtest.Sample(t, "4-players.json"), `{"kaigang"`, `{"say":{"l":0}},{},{"kaigang"`, 1)
	if got := logtest.Spell(kobalab.Read(sample, logtest.Rules)); got != "" {
		t.Error(got)
	}
}

// TestRules reads the rules that a log states for its game, and ignores unsupported ones.
func TestRules(t *testing.T) {
	for _, row := range []struct{ rule, want string }{
		{`{"クイタンあり":false,"赤牌":{"m":0,"p":0,"s":0},"場数":1,"順位点":["30.0","10.0","-10.0","-30.0"],"配給原点":30000}`,
			"map[gameLength:east openTanyao:false redFives:false startPoints:30000 uma:30 10 -10 -30]"},
		{`{"クイタンあり":true,"赤牌":{"m":1,"p":2,"s":1},"連風牌は2符":true,"最大同時和了数":3,"延長戦方式":0,"途中流局あり":false}`,
			"map[abortiveDraws:[] doubleWindPairFu:2 extension:false multipleRon:3 redFivesPerSuit:2]"},
		{`{"クイタンあり":1,"赤牌":{"m":9},"場数":7,"順位点":["1.5"],"配給原点":-1,"もの":true}`, "map[]"},
		{`[]`, "map[]"},
	} {
		sample := strings.Replace(logtest.Sample(t, "4-players.json"), `"log"`, `"rule":`+row.rule+`,"log"`, 1)
		r, err := kobalab.Read(sample, logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatal(logtest.Spell(r, err))
		}
		if got := fmt.Sprint(r.Deals[1].Ruleset.Chosen); got != row.want {
			t.Errorf("%s: %s, want %s", row.rule, got, row.want)
		}
	}
}

// TestDoubleYakuman reads a log that pays a yakuman twice, under rules that do so.
func TestDoubleYakuman(t *testing.T) {
	sample := strings.Replace(logtest.Sample(t, "4-players.json"), `{"name":"混全帯幺九","fanshu":1}`,
		`{"name":"国士無双十三面","fanshu":"**"}`, 1)
	r, err := kobalab.Read(sample, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	if w := r.Deals[0].Wins[0]; w.Yaku[0].ID != "kokushi-13" || r.Deals[0].Options["doubleYakumanForms"] == nil ||
		r.Deals[1].Options != nil {
		t.Errorf("%+v %v", w, r.Deals[0].Options)
	}
}

func FuzzRead(f *testing.F) {
	logtest.Fuzz(f, kobalab.Read, logtest.Sample(f, "4-players.json"), `{"log":[[{"qipai":{}}]]}`, `{"log":[[{}]]}`)
}
