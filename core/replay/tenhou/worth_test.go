package tenhou

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/jsontext"
	"tehai/core/replay"
	"tehai/core/replay/logtest"
)

// TestWorth reads what a win is worth from the texts of the site and of programs for other sites.
func TestWorth(t *testing.T) {
	for _, row := range []struct {
		text            string
		players         int
		fu, han, points int
	}{
		{"30符4飜7700点", 4, 30, 4, 7700},
		{"30符3飜1000-2000点", 4, 30, 3, 4000},
		{"30符3飜1000-2000点", 3, 30, 3, 3000},
		{"30符4飜3900点∀", 4, 30, 4, 11700},
		{"30符4飜3900点∀", 3, 30, 4, 7800},
		{"満貫8000点", 4, -1, -1, 8000},
		{"満貫2000-4000点", 4, -1, -1, 8000},
		{"満貫2000-4000点", 3, -1, -1, 6000},
		{"跳満6000点∀", 4, -1, -1, 18000},
		{"役満16000点∀", 3, -1, -1, 32000},
		{"25Fu3Han3200Points", 4, 25, 3, 3200},
		{"40Fu 2Han 2600Points", 4, 40, 2, 2600},
		{"30符3翻3900点", 4, 30, 3, 3900},
		{"30符3番3900點", 4, 30, 3, 3900},
		{"30符3飜", 4, 30, 3, -1},
		{"30符7700点", 4, 30, -1, 7700},
		{"満貫", 4, -1, -1, -1},
		{"満貫-4000点", 4, -1, -1, -1},
		{"満貫4000-点", 4, -1, -1, 4000},
		{"12345678点", 4, -1, -1, -1},
		{"1234567点", 4, -1, -1, 1234567},
		{"0点", 4, -1, -1, 0},
		{"x符y飜1000点", 4, -1, -1, 1000},
	} {
		w := replay.Win{Han: -1, Fu: -1, Points: -1}
		worth(&w, row.text, row.players)
		if w.Fu != row.fu || w.Han != row.han || w.Points != row.points {
			t.Errorf("%s of %d: %d fu, %d han, %d points, want %d, %d, %d", row.text, row.players, w.Fu, w.Han, w.Points, row.fu,
				row.han, row.points)
		}
	}
}

// TestYakuTexts reads yaku: the han of the win are their sum, and a yakuman has none.
func TestYakuTexts(t *testing.T) {
	for _, row := range []struct {
		texts            string
		han, fu, yakuman int
		ids              string
	}{
		{`"立直(1飜)","ドラ(3飜)"`, 4, 30, 0, "riichi:1 dora:3"},
		{`"立直(1飜)","裏ドラ(0飜)"`, 1, 30, 0, "riichi:1"},
		{`"大三元(役満)"`, -1, -1, 1, "daisangen:0"},
		{`"大三元(役满)","字一色(Yakuman)"`, -1, -1, 2, "daisangen:0 tsuuiisou:0"},
		{`"四暗刻単騎(ダブル役満)"`, -1, -1, 2, "suuankou-tanki:0"},
		{`"大三元(役満)","ドラ(2飜)"`, -1, -1, 1, "daisangen:0 dora:2"},
		{`"立直(1翻)","断幺九(1番)","ドラ(2 Han)"`, 4, 30, 0, "riichi:1 tanyao:1 dora:2"},
		{`"立直"`, 2, 30, 0, ""},
		{``, 2, 30, 0, ""},
	} {
		w := replay.Win{Han: 2, Fu: 30}
		list, err := jsontext.Parse("[" + row.texts + "]")
		if err != nil {
			t.Fatal(err)
		}
		yaku(&w, list.Items)
		var ids []string
		for _, y := range w.Yaku {
			ids = append(ids, fmt.Sprintf("%s:%d", y.ID, y.Han))
		}
		if got := strings.Join(ids, " "); w.Han != row.han || w.Fu != row.fu || w.Yakuman != row.yakuman || got != row.ids {
			t.Errorf("%s: %d han, %d fu, %d yakuman, %s, want %+v", row.texts, w.Han, w.Fu, w.Yakuman, got, row)
		}
	}
}

// TestWords reads the entries of the lists of tiles taken and discarded: what each is, its tiles, and from whom.
func TestWords(t *testing.T) {
	for _, row := range []struct {
		text string
		take bool
		want string // "" is no entry
	}{
		{"c111213", true, "c 1m [2m 3m] from 3"},
		{"p111111", true, "p 1m [1m 1m] from 3"},
		{"11p1111", true, "p 1m [1m 1m] from 2"},
		{"1111p11", true, "p 1m [1m 1m] from 1"},
		{"p1111", true, ""},
		{"p11111111", true, ""},
		{"m11111111", true, "m 1m [1m 1m 1m] from 3"},
		{"11m111111", true, "m 1m [1m 1m 1m] from 2"},
		{"1111m1111", true, ""},
		{"111111m11", true, "m 1m [1m 1m 1m] from 1"},
		{"m111111", true, ""},
		{"111111a11", false, "a 1m [1m 1m 1m] from 0"},
		{"111111a11", true, ""},
		{"k11111111", false, "k 1m [1m 1m 1m] from 0"},
		{"k11111111", true, ""},
		{"k111111", false, ""},
		{"r44", false, "- 4z [] from 0 riichi"},
		{"r44", true, ""},
		{"r4444", false, ""},
		{"r60", false, "= ? [] from 0 riichi"},
		{"f44", false, "f 4z [] from 0"},
		{"f44", true, ""},
		{"f4444", false, ""},
		{"p1111", false, ""},
		{"p1x1111", true, ""},
		{"p1:1111", true, ""},
		{"p:11111", true, ""},
		{"p/11111", true, ""},
		{"p1/1111", true, ""},
		{"p201111", true, ""},
		{"1p11111", true, ""},
		{"r4", false, ""},
		{"", true, ""},
	} {
		r := reader{}
		e := entry{}
		got := ""
		if r.word(&e, row.text, row.take) {
			tiles := ""
			for i, one := range e.own[:e.others] {
				if i > 0 {
					tiles += " "
				}
				tiles += one.String()
			}
			name := "?"
			if e.action != letsDrawn {
				name = e.tile.String()
			}
			got = fmt.Sprintf("%c %s [%s] from %d", e.action, name, tiles, e.from)
			if e.riichi {
				got += " riichi"
			}
		}
		if got != row.want {
			t.Errorf("%s: %q, want %q", row.text, got, row.want)
		}
	}
}

// TestNextDeal finds the lists that begin with a list of three numbers.
func TestNextDeal(t *testing.T) {
	for _, row := range []struct {
		text string
		want int
	}{
		{"[[1,2,3]", 0}, {" [ [ 1 , 22 ,\n3 ] ,", 1}, {"[[1,2]", -1}, {"[[1,2,3,4]", -1}, {"[[1,,3]", -1}, {"[[,2,3]", -1},
		{"[[[1,2,3]", 1}, {"[1,2,3]", -1}, {"[", -1}, {"", -1}, {"[[1,2,", -1}, {`{"log":[[[0,0,0],[`, 8}, {"[[1,2,]", -1},
		{"[[a,2,3]]", -1}, {"x[[0,1,2]", 1},
	} {
		if got := nextDeal(row.text, 0); got != row.want {
			t.Errorf("%q: %d, want %d", row.text, got, row.want)
		}
	}
	if got := nextDeal("[[1,2,3],[[4,5,6]", 1); got != 9 {
		t.Errorf("the second deal is at %d, want 9", got)
	}
}

// TestHead reads what the log states of the game, and the end of it.
func TestHead(t *testing.T) {
	sample := logtest.Sample(t, "4-players.json")
	for _, row := range []struct{ from, to, title, players, source string }{
		{`"title":["",""]`, `"title":[" a ","","b"],"ref":"x1"`, "a b", "P1 P2 P3 P4", "x1"},
		{`"title":["",""]`, `"title":[]`, "", "P1 P2 P3 P4", ""},
		{`"name":["P1","P2","P3","P4"]`, `"name":[]`, "", "", ""},
		{`"name":["P1","P2","P3","P4"]`, `"name":["A"]`, "", "A   ", ""},
	} {
		if !strings.Contains(sample, row.from) {
			t.Fatalf("the sample has no %s", row.from)
		}
		r, err := Read(strings.Replace(sample, row.from, row.to, 1), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		h := r.Deals[0].Heading
		if got := strings.Join(h.Players, " "); h.Title != row.title || got != row.players || h.Source != row.source {
			t.Errorf("%s: %q, %q, %q", row.to, h.Title, got, h.Source)
		}
	}
	last := func(sc string) []replay.Stated {
		r, err := Read(strings.Replace(sample, `{"title"`, `{"sc":`+sc+`,"title"`, 1), logtest.Rules)
		if err != nil {
			t.Fatal(err)
		}
		return r.Deals[len(r.Deals)-1].Stated
	}
	want := []replay.Stated{{Score: 41000, Points: 51000}, {Score: 29000, Points: 9000}, {Score: 20000, Points: -20000},
		{Score: 10000, Points: -40000}}
	if got := last(`[41000,51.0,29000,9.0,20000,-20.0,10000,-40.0]`); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("stated %v, want %v", got, want)
	}
	for _, sc := range []string{`[]`, `[41000,51.0,29000]`, `["x",51.0,29000,9.0,20000,-20.0,10000,-40.0]`} {
		if got := last(sc); got != nil {
			t.Errorf("%s: stated %v", sc, got)
		}
	}
}
