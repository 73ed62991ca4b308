package tenhou_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"tehai/core/replay/logtest"
	"tehai/core/replay/tenhou"
)

// TestSamples opens the samples without a problem, and checks what they state about the game.
func TestSamples(t *testing.T) {
	for _, test := range []struct {
		file, rules, labels, ends string
		steps                     int
	}{
		{"3-players.json", "riichi-tenhou-3p", "East 1; East 2; East 3, repeat 1; South 1, repeat 2", "win win win win", 317},
		{"4-players.json", "riichi-tenhou", "East 1; East 2; East 3, repeat 1; South 1, repeat 2", "win exhausted win win",
			537},
	} {
		r, err := tenhou.Read(logtest.Sample(t, test.file), logtest.Rules)
		if err != nil || len(r.Problems) > 0 {
			t.Fatalf("%s: %v %+v", test.file, err, r.Problems)
		}
		var labels, ends []string
		steps := 0
		for _, d := range r.Deals {
			labels, ends = append(labels, d.Label()), append(ends, d.Last().Last.Kind.String())
			steps += d.Steps()
		}
		d := r.Deals[0]
		if d.Rules != test.rules || strings.Join(labels, "; ") != test.labels || strings.Join(ends, " ") != test.ends ||
			steps != test.steps {
			t.Errorf("%s: %q, %q, %q, %d", test.file, d.Rules, strings.Join(labels, "; "), strings.Join(ends, " "), steps)
		}
	}
}

// TestFaults puts faults into the sample: the faulty deal keeps the moves before the fault, the other deals stay
// complete.
func TestFaults(t *testing.T) {
	logtest.Faults(t, tenhou.Read, logtest.Sample(t, "4-players.json"), [][4]string{
		{"no log", `"log"`, `"logs"`, "error: want an object with a list of deals named log"},
		{"cut off", logtest.Sample(t, "4-players.json")[2200:], "",
			"1:2141 deal -1 step -1: JSON: want a value, found the end"},
		{"without a result", `,["流局"]]`, `]`, ""},
		{"no tile in a hand", "[11,16,21,24,26", "[11,16,20,24,26",
			"1:144 deal -1 step -1: want a tile such as 11, 47 or 51, found 20"},
		{"a hand too small", "[11,16,21,24,26", "[11,16,21,24", "1:85 deal -1 step -1: want 13 tiles for each of 4 players"},
		{"no tile drawn", "[19,13,21,41,46", `[19,13,"x",41,46`,
			"1:185 deal 0 step 16: want a tile, or a call such as c111213, found x"},
		{"a fifth copy", "[19,13,21,41,46", "[19,13,21,28,28", "1:191 deal 0 step 32: want at most 4 of 8t, found 5"},
		{"not in the hand", "[11,28,16,19,24", "[11,28,17,19,24",
			"1:246 deal 0 step 17: East cannot discard 7m: not in the hand"},
		{"a call of a tile that was not discarded", `"4242p42"`, `"4343p43"`,
			"1:203 deal 0 step 64: want an entry that can follow in turn: no order of play uses up all lists"},
		{"a call that is none", `"4242p42"`, `"42q4242"`,
			"1:203 deal 0 step 64: want a tile, or a call such as c111213, found 42q4242"},
		{"an impossible chow", `"c151314"`, `"c151313"`,
			"1:980 deal 1 step 78: North cannot chow: 33m and 5m are no sequence"},
		{"a kong without the tiles", `"232323a23"`, `"242424a24"`,
			"1:2398 deal 3 step 57: East cannot kong 4t: neither a pung of it on the table nor four in the hand"},
		{"no such result", `["流局"]`, `["流れ"]`, "1:1563 deal 1 step 148: want a result such as 和了 or 流局, found \"流れ\""},
		{"no such winner", `[0,3,0,"30符`, `[7,3,0,"30符`,
			"1:768 deal 0 step 123: want the players who won and who let the tile go, from 0 to 3"},
		{"wins on nothing", `[0,3,0,"30符`, `[2,3,0,"30符`, "1:768 deal 0 step 124: West cannot win: the hand is not complete"},
		{"an end too early", `["和了",[-3500,4500,0,0],[1,0,1,"25符3飜3200点","立直(1飜)","七対子(2飜)"]]`, `["流局"]`,
			"1:2160 deal 2 step 119: the wall is not exhausted: 12 tiles are left"},
		{"no round", "[[0,0,0],", "[[16,0,0],",
			"1:86 deal -1 step -1: want round, honba and sticks, three numbers from 0, for the deal"},
		{"an indicator that is no tile", "[18,22,41,24]", "[18,22,60,24]",
			"1:127 deal 0 step -1: want a tile such as 11, 47 or 51, found 60"},
	})
}

// TestHostileOrder searches lists in which every player may claim every discard, and lists that are too long: the
// search gives up.
func TestHostileOrder(t *testing.T) {
	const hand = "[0,0,0,0,0,0,0,0,0,0,0,0,0]"
	const want = "1:9 deal 0 step -1: an indicator: want at most 4 of 1m, found 5\n" +
		"1:84 deal 0 step 8: East cannot pung with 11m: every copy of 1m is elsewhere"
	for _, entries := range []int{25, 300} {
		takes := "[" + strings.Repeat(`11,"p111111","1111p11",`, entries) + "11]"
		outs := "[" + strings.Repeat("11,", 3*entries) + "12]"
		seat := strings.Join([]string{hand, takes, outs}, ",")
		text := `{"log":[[[0,0,0],[25000,25000,25000,25000],[11],[],` + strings.Join([]string{seat, seat, seat, seat}, ",") +
			`,["流局"]]]}`
		if got := logtest.Spell(tenhou.Read(text, logtest.Rules)); got != want {
			t.Errorf("%d entries: %s\nwant %s", entries, got, want)
		}
	}
}

// TestLinks reads a log from a link, and checks the advice for a link without one.
func TestLinks(t *testing.T) {
	sample := logtest.Sample(t, "3-players.json")
	want, err := tenhou.Read(sample, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	for _, link := range []string{
		"https://tenhou.net/6/#json=" + url.PathEscape(sample),
		" http://tenhou.net/5/?tw=2#json=" + url.QueryEscape(strings.ReplaceAll(sample, " ", "")) + "\n",
	} {
		r, err := tenhou.Read(link, logtest.Rules)
		if err != nil || len(r.Deals) != len(want.Deals) || len(r.Problems) > 0 {
			t.Errorf("%.40s…: %v", link, err)
		}
	}
	for link, open := range map[string]string{
		"https://tenhou.net/0/?log=2019050417gm-0029-0000-4f2a8622&tw=2": "https://tenhou.net/0/log/" +
			"?2019050417gm-0029-0000-4f2a8622",
		"tenhou.net/6/": "tenhou.net/6/",
	} {
		got := logtest.Spell(tenhou.Read(link, logtest.Rules))
		want := "error: this is a link to a log, and nothing is fetched from here: open " + open +
			" in the browser, save what it gives as a file, and choose that file"
		if got != want {
			t.Errorf("%s: %s\nwant %s", link, got, want)
		}
	}
}

// TestOtherPrograms reads the output of programs for other sites: the room gives the rules, and the names of yaku are
// known.
func TestOtherPrograms(t *testing.T) {
	text := strings.NewReplacer(`"般南喰赤"`, `"玉の間南喰赤"`, "役牌 白", "役牌:白", "混全帯幺九", "混全帯么九").Replace(logtest.Sample(t,
		"4-players.json"))
	r, err := tenhou.Read(text, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	if got := r.Deals[0].Rules; got != "riichi-mahjong-soul" {
		t.Errorf("the rules are %s", got)
	}
	for _, win := range r.Deals[0].Wins {
		for _, yaku := range win.Yaku {
			if yaku.ID == "" {
				t.Errorf("unknown yaku %s", yaku.Name)
			}
		}
	}
}

// TestRules reads the kind of game from the rule texts.
func TestRules(t *testing.T) {
	for _, test := range []struct{ rule, want string }{
		{`{"disp":"般南喰赤","aka":1}`, "riichi-tenhou"},
		{`{"disp":"般南喰","aka":0}`, "riichi-tenhou redFives=false"},
		{`{"disp":"般南","aka":1}`, "riichi-tenhou openTanyao=false"},
		{`{"disp":"般南赤","aka51":0,"aka52":0,"aka53":0}`, "riichi-tenhou openTanyao=false redFives=false"},
		{`{"aka":1}`, "riichi-tenhou"},
		{`{"aka":0}`, "riichi-tenhou redFives=false"},
		{`{"disp":"Gold Room South","aka53":1}`, "riichi-mahjong-soul"},
		{`{"disp":"Gold Room East","aka53":1}`, "riichi-mahjong-soul gameLength=east"},
		{`{"disp":"上東喰赤速"}`, "riichi-tenhou gameLength=east"},
	} {
		text := strings.Replace(logtest.Sample(t, "4-players.json"), `{"disp":"般南喰赤","aka":1}`, test.rule, 1)
		r, err := tenhou.Read(text, logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		got := r.Deals[0].Rules
		for _, key := range []string{"openTanyao", "redFives", "gameLength"} {
			if value, departs := r.Deals[0].Options[key]; departs {
				got += fmt.Sprintf(" %s=%v", key, value)
			}
		}
		if got != test.want {
			t.Errorf("%s: %s, want %s", test.rule, got, test.want)
		}
	}
}

// TestHandMade opens a file made by hand, without names and without texts about the win.
func TestHandMade(t *testing.T) {
	text := logtest.Sample(t, "4-players.json")
	text = strings.Replace(text, `[1,0,1,"25符3飜3200点","立直(1飜)","七対子(2飜)"]`, `[1,0,0]`, 1)
	text = `{"rule":{"aka":1},` + text[strings.Index(text, `"log"`):]
	r, err := tenhou.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 || len(r.Deals) != 4 || r.Deals[2].Wins[0].Han >= 0 {
		t.Errorf("%v %+v", err, r)
	}
}

func FuzzRead(f *testing.F) {
	logtest.Fuzz(f, tenhou.Read, logtest.Sample(f, "3-players.json"), logtest.Sample(f, "4-players.json"),
		`{"log":[[[0,0,0],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]]]}`, "https://tenhou.net/6/#json=%7B%22log%22:[]}",
		"[1", `{"log":[[1]]}`)
}

// TestMahjongSoul reads games of Mahjong Soul as converters write them: rooms, yaku
// and results in Japanese, English and Chinese.
func TestMahjongSoul(t *testing.T) {
	sample := logtest.Sample(t, "4-players.json")
	three := logtest.Sample(t, "3-players.json")
	lengths := map[bool]string{false: "map[]", true: "map[gameLength:east]"}
	for _, test := range []struct{ text, disp, rules string }{
		{sample, "玉の間南喰赤", "riichi-mahjong-soul"}, {sample, "Jade Room South Red", "riichi-mahjong-soul"},
		{sample, "玉之间南喰赤", "riichi-mahjong-soul"},
		{sample, "友人戦南喰赤", "riichi-mahjong-soul"}, {sample, "Friendly South Red", "riichi-mahjong-soul"},
		{sample, "大会戦東喰赤", "riichi-mahjong-soul"},
		{three, "三玉の間南喰赤", "riichi-mahjong-soul-3p"}, {three, "3-Player Jade Room South Red", "riichi-mahjong-soul-3p"},
	} {
		log := withDisp(t, test.text, test.disp)
		r, err := tenhou.Read(log, logtest.Rules)
		if err != nil || len(r.Problems) > 0 || r.Deals[0].Rules != test.rules ||
			fmt.Sprint(r.Deals[0].Options) != lengths[strings.Contains(test.disp, "東")] {
			t.Errorf("%s: %v, %+v", test.disp, err, r)
		}
	}
	words := strings.NewReplacer("和了", "Agari", "符", "Fu", "点", "Points", "流局", "Ryuukyoku", "立直(", "Riichi(", "ドラ(",
		"Dora(", "門前清自摸和(", "Fully Concealed Hand(",
		"断幺九(", "All Simples(", "平和(", "Pinfu(", "七対子(", "Seven Pairs(", "赤ドラ(", "Red Five(", "裏ドラ(", "Ura Dora(")
	plain, err := tenhou.Read(sample, logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	abroad, err := tenhou.Read(words.Replace(sample), logtest.Rules)
	if err != nil || len(abroad.Problems) > 0 {
		t.Fatalf("%v %+v", err, abroad)
	}
	for i, d := range abroad.Deals {
		want := plain.Deals[i]
		if d.Result.Text != want.Result.Text || len(d.Wins) != len(want.Wins) {
			t.Errorf("deal %d: %+v, want %+v", i, d.Result, want.Result)
		}
		for k, w := range d.Wins {
			if w.Han != want.Wins[k].Han || w.Fu != want.Wins[k].Fu || w.Points != want.Wins[k].Points {
				t.Errorf("deal %d: %+v, want %+v", i, w, want.Wins[k])
			}
			for n, y := range w.Yaku {
				if y.ID != want.Wins[k].Yaku[n].ID {
					t.Errorf("deal %d: %s is %q, want %q", i, y.Name, y.ID, want.Wins[k].Yaku[n].ID)
				}
			}
		}
	}
}

// withDisp puts the name of a room into a log.
func withDisp(t *testing.T, log, disp string) string {
	t.Helper()
	const key = `"disp":"`
	at := strings.Index(log, key)
	if at < 0 {
		t.Fatal("the sample names no rules")
	}
	at += len(key)
	return log[:at] + disp + log[at+strings.IndexByte(log[at:], '"'):]
}
