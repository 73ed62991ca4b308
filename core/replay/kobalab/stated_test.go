package kobalab_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/kobalab"
	"tehai/core/replay/logtest"
)

// changed reads the sample with a part replaced.
func changed(t *testing.T, from, to string) *replay.Replay {
	t.Helper()
	sample := logtest.Sample(t, "4-players.json")
	if !strings.Contains(sample, from) {
		t.Fatalf("the sample has no %s", from)
	}
	r, err := kobalab.Read(strings.Replace(sample, from, to, 1), logtest.Rules)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestStatedEnd reads names, final scores and results: a log numbers players by seats, chairs begin with the first
// dealer.
func TestStatedEnd(t *testing.T) {
	const head = `"player":["P3","P4","P1","P2"],"qijia":2`
	const end = `,"defen":[33000,44000,11000,12000],"point":["3.0","44.0","-29.0","-18.0"]`
	for _, row := range []struct{ to, players, stated string }{
		{head + end, "P1 P2 P3 P4", "[{11000 -29000} {12000 -18000} {33000 3000} {44000 44000}]"},
		{`"player":["A","B","C","D"],"qijia":0` + end, "A B C D",
			"[{33000 3000} {44000 44000} {11000 -29000} {12000 -18000}]"},
		{`"player":["A","B","C","D"],"qijia":3` + end, "D A B C",
			"[{12000 -18000} {33000 3000} {44000 44000} {11000 -29000}]"},
		{`"player":["A","B","C","D"],"qijia":4` + end, "", "[]"},
		{`"player":["A","B","C","D"],"qijia":-1` + end, "", "[]"},
		{`"player":[],"qijia":0`, "", "[]"},
		{head + `,"defen":[33000,44000,11000,12000]`, "P1 P2 P3 P4", "[]"},
		{head + `,"point":["3.0","44.0","-29.0","-18.0"]`, "P1 P2 P3 P4", "[]"},
		{head + `,"defen":["x",44000,11000,12000],"point":["3.0","44.0","-29.0","-18.0"]`, "P1 P2 P3 P4", "[]"},
	} {
		r := changed(t, head, row.to)
		last := r.Deals[len(r.Deals)-1]
		if got := strings.Join(last.Heading.Players, " "); got != row.players {
			t.Errorf("%s: players %q, want %q", row.to, got, row.players)
		}
		if got := fmt.Sprint(last.Stated); got != row.stated {
			t.Errorf("%s: stated %s, want %s", row.to, got, row.stated)
		}
	}
}

// TestStatedWin reads what the log says of a win: the fu and han, or how many yakuman, and the yaku.
func TestStatedWin(t *testing.T) {
	const from = `"fu":30,"fanshu":4,"defen":11600,"hupai":[{"name":"混全帯幺九","fanshu":1}`
	for _, row := range []struct{ to, want string }{
		{from, "4 han 30 fu 0 yakuman 11600: chanta 1, dora 3"},
		{`"damanguan":1,"defen":48000,"hupai":[{"name":"大三元","fanshu":"*"}`,
			"-1 han -1 fu 1 yakuman 48000: daisangen 0, dora 3"},
		{`"damanguan":2,"fu":30,"fanshu":4,"defen":96000,"hupai":[{"name":"大四喜","fanshu":"**"}`,
			"-1 han -1 fu 2 yakuman 96000: daisuushii 0, dora 3"},
		{`"damanguan":0,"fu":30,"fanshu":4,"defen":11600,"hupai":[{"name":"立直","fanshu":0}`,
			"4 han 30 fu 0 yakuman 11600: dora 3"},
		{`"hupai":[{"name":"立直","fanshu":1}`, "-1 han -1 fu 0 yakuman -1: riichi 1, dora 3"},
	} {
		w := changed(t, from, row.to).Deals[0].Wins[0]
		var yaku []string
		for _, y := range w.Yaku {
			yaku = append(yaku, fmt.Sprintf("%s %d", y.ID, y.Han))
		}
		got := fmt.Sprintf("%d han %d fu %d yakuman %d: %s", w.Han, w.Fu, w.Yakuman, w.Points, strings.Join(yaku, ", "))
		if got != row.want {
			t.Errorf("%s: %s, want %s", row.to, got, row.want)
		}
	}
	if r := changed(t, `"baojia":3,"fubaopai":null,"fu":30`,
		`"baojia":null,"fubaopai":null,"fu":30`); r.Deals[0].Wins != nil &&
		r.Deals[0].Wins[0].From != -1 {
		t.Errorf("no discarder: %+v", r.Deals[0].Wins)
	}
	if got := logtest.Spell(changed(t, `"baojia":3,"fubaopai":null,"fu":30`, `"baojia":4,"fubaopai":null,"fu":30`),
		nil); !strings.Contains(
		got, "hule: want a player from 0 to 3, or null, for baojia") {
		t.Errorf("player 4 discarded: %s", got)
	}
}

// TestCounters refuses a deal whose round, number or counters cannot be, and takes the greatest that can.
func TestCounters(t *testing.T) {
	const from = `"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":0`
	for to, want := range map[string]string{
		`"zhuangfeng":3,"jushu":0,"changbang":5,"lizhibang":6`:       "",
		`"zhuangfeng":4,"jushu":0,"changbang":0,"lizhibang":0`:       "zhuangfeng",
		`"zhuangfeng":0,"jushu":4,"changbang":0,"lizhibang":0`:       "jushu",
		`"zhuangfeng":0,"jushu":0,"changbang":-1,"lizhibang":0`:      "changbang",
		`"zhuangfeng":0,"jushu":0,"changbang":0,"lizhibang":9999999`: "lizhibang",
	} {
		r := changed(t, from, to)
		got := logtest.Spell(r, nil)
		if want == "" && got != "" || want != "" && !strings.Contains(got, "qipai: want a number from 0 for "+want) {
			t.Errorf("%s: %s, want a fault of %q", to, got, want)
		}
	}
}
