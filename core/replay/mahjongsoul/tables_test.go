package mahjongsoul_test

import (
	"fmt"
	"strings"
	"testing"

	"tehai/core/replay"
	"tehai/core/replay/logtest"
	"tehai/core/replay/mahjongsoul"
)

// newRound is a deal whose dealer holds a complete hand of 14 tiles; %s takes more fields.
const newRound = `{"name":"RecordNewRound","data":{"chang":0,"ju":%d,"tiles%d":["1m","1m","1m","2m","3m","4m","5p","6p","7p","8s","8s","8s","1z","1z"],"doras":["5z"],"scores":%s%s}}`

// deal reads one deal: the dealer's complete hand and the given records, with the given head.
func deal(t *testing.T, head string, players, dealer int, fields string, records ...string) *replay.Replay {
	t.Helper()
	scores := "[25000,25000,25000,25000]"
	if players == 3 {
		scores = "[35000,35000,35000]"
	}
	list := "[" + strings.Join(append([]string{fmt.Sprintf(newRound, dealer, dealer, scores, fields)}, records...), ",") +
		"]"
	r, err := mahjongsoul.Read("{"+head+`"actions":`+list+"}", logtest.Rules)
	if err != nil || len(r.Deals) != 1 {
		t.Fatalf("%v %+v", err, r)
	}
	return r
}

// hule is a self-drawn win of the dealer.
func hule(seat int, fields string) string {
	return fmt.Sprintf(`{"name":"RecordHule","data":{"hules":[{"seat":%d,"zimo":true,%s}],"delta_scores":[0,0,0,0]}}`,
		seat, fields)
}

// TestYakuNumbers reads every yaku by its number; the list is the site's own table of fans.
func TestYakuNumbers(t *testing.T) {
	names := strings.Fields(`menzen-tsumo riichi chankan rinshan haitei houtei yakuhai-white yakuhai-green yakuhai-red
		seat-wind round-wind tanyao iipeikou pinfu chanta ittsuu sanshoku-doujun double-riichi
		sanshoku-doukou sankantsu toitoi sanankou shousangen honroutou chiitoitsu junchan honitsu ryanpeikou chinitsu
		ippatsu dora red-dora ura-dora north-dora tenhou chiihou daisangen suuankou tsuuiisou ryuuiisou chinroutou
		kokushi shousuushii suukantsu chuuren - chuuren-9 suuankou-tanki kokushi-13 daisuushii`)
	for i := -1; i <= len(names)+1; i++ {
		r := deal(t, "", 4, 0, "", hule(0, fmt.Sprintf(`"fans":[{"id":%d,"val":2}],"count":2,"fu":30`, i)))
		wins := r.Deals[0].Wins
		if len(wins) != 1 || len(wins[0].Yaku) != 1 {
			t.Fatalf("number %d: %+v", i, wins)
		}
		want := ""
		if i >= 1 && i <= len(names) && names[i-1] != "-" {
			want = names[i-1]
		}
		if got := wins[0].Yaku[0]; got.ID != want || got.Han != 2 {
			t.Errorf("number %d: %q of %d han, want %q of 2", i, got.ID, got.Han, want)
		}
	}
}

// TestWorth checks the stated worth of a win: han, fu, points, yakuman.
func TestWorth(t *testing.T) {
	for _, row := range []struct {
		name            string
		players, dealer int
		fields          string
		want            string // chair, from, han, fu, points, yakuman, number of yaku
	}{
		{"the dealer's own draw", 4, 0, `"fans":[{"id":1,"val":1}],"count":1,"fu":30,"point_zimo_xian":500`,
			"0 -1 1 30 1500 0 1"},
		{"of three", 3, 1, `"fans":[{"id":1,"val":1}],"count":1,"fu":30,"point_zimo_xian":500`, "1 -1 1 30 1000 0 1"},
		{"nothing stated", 4, 2, `"fans":[]`, "2 -1 -1 -1 -1 0 0"},
		{"zeros are not stated", 4, 2, `"fans":[],"count":0,"fu":0,"point_zimo_xian":0`, "2 -1 -1 -1 -1 0 0"},
		{"ura-dora that are none", 4, 0, `"fans":[{"id":2,"val":1},{"id":33,"val":0}],"count":1,"fu":40`, "0 -1 1 40 -1 0 1"},
		{"a yakuman", 4, 0, `"yiman":true,"fans":[{"id":35,"val":1}],"count":1,"fu":30,"point_zimo_xian":16000`,
			"0 -1 -1 -1 48000 1 1"},
		{"two yakuman, one double", 4, 0, `"yiman":true,"fans":[{"id":35,"val":1},{"id":50,"val":2}]`, "0 -1 -1 -1 -1 3 2"},
		{"a yakuman without its number", 4, 0, `"yiman":true,"fans":[{"id":35}]`, "0 -1 -1 -1 -1 1 1"},
	} {
		w := deal(t, "", row.players, row.dealer, "", hule(row.dealer, row.fields)).Deals[0].Wins[0]
		if got := fmt.Sprint(w.Chair, w.From, w.Han, w.Fu, w.Points, w.Yakuman, len(w.Yaku)); got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
}

// TestWorthOfOthers checks a self-drawn win of a seat other than the dealer: two pay one share, the dealer another.
func TestWorthOfOthers(t *testing.T) {
	text := `[{"name":"RecordNewRound","data":{"chang":0,"ju":0,"tiles1":["1m","1m","1m","2m","3m","4m","5p","6p","7p","8s","8s","8s","1z"],"doras":["5z"],"scores":[25000,25000,25000,25000]}},
{"name":"RecordDiscardTile","data":{"seat":0,"tile":"9m"}},
{"name":"RecordDealTile","data":{"seat":1,"tile":"1z"}},
{"name":"RecordHule","data":{"hules":[{"seat":1,"zimo":true,"fans":[{"id":1,"val":1}],"count":1,"fu":30,"point_zimo_xian":300,"point_zimo_qin":500}]}}]`
	r, err := mahjongsoul.Read(text, logtest.Rules)
	if err != nil || len(r.Problems) > 0 {
		t.Fatal(logtest.Spell(r, err))
	}
	if w := r.Deals[0].Wins[0]; w.Points != 1100 || w.Payments != nil {
		t.Errorf("%+v", w)
	}
	without := strings.Replace(text, `,"point_zimo_qin":500`, "", 1)
	if r, err = mahjongsoul.Read(without, logtest.Rules); err != nil || r.Deals[0].Wins[0].Points != -1 {
		t.Errorf("without the dealer's share: %v", logtest.Spell(r, err))
	}
}

// TestHead checks the fields outside the records: the players and the rules.
func TestHead(t *testing.T) {
	win := hule(0, `"fans":[]`)
	for _, row := range []struct {
		name, head string
		players    int
		want       string
	}{
		{"not stated", "", 4, "riichi-mahjong-soul [] map[]"},
		{"three", "", 3, "riichi-mahjong-soul-3p [] map[]"},
		{"no accounts", `"head":{"accounts":[]},`, 4, "riichi-mahjong-soul [] map[]"},
		{"one person and machines", `"head":{"accounts":[{"seat":2,"nickname":"Ann"}]},`, 4,
			"riichi-mahjong-soul [CPU 1 CPU 2 Ann CPU 4] map[]"},
		{"seats that are none",
			`"head":{"accounts":[{"seat":4,"nickname":"X"},{"seat":-1,"nickname":"Y"},{"seat":0,"nickname":"Ann"}]},`, 4,
			"riichi-mahjong-soul [Ann CPU 2 CPU 3 CPU 4] map[]"},
		{"the last seat", `"data":{"accounts":[{"seat":3}]},"a":{"b":{"accounts":[{"seat":3,"nickname":"Bob"}]}},`, 4,
			"riichi-mahjong-soul [CPU 1 CPU 2 CPU 3 Bob] map[]"},
		{"no red fives", `"head":{"accounts":[],"config":{"mode":{"detail_rule":{"dora_count":0,"shiduan":1}}}},`, 4,
			"riichi-mahjong-soul [] map[redFives:false]"},
		{"no open tanyao", `"head":{"accounts":[],"config":{"mode":{"detail_rule":{"dora_count":3,"shiduan":0}}}},`, 4,
			"riichi-mahjong-soul [] map[openTanyao:false]"},
	} {
		d := deal(t, row.head, row.players, 0, "", win).Deals[0]
		if got := fmt.Sprint(d.Rules, " ", d.Players, " ", d.Options); got != row.want {
			t.Errorf("%s: %s, want %s", row.name, got, row.want)
		}
	}
}

// TestBoundsOfDeals checks the bounds on a deal's numbers.
func TestBoundsOfDeals(t *testing.T) {
	for _, row := range []struct {
		players int
		fields  string
		ok      bool
	}{
		{4, `"chang":0,"ju":0`, true}, {4, `"chang":3,"ju":3`, true}, {4, `"chang":4,"ju":0`, false},
		{4, `"chang":-1,"ju":0`, false},
		{4, `"chang":0,"ju":4`, false}, {3, `"chang":0,"ju":2`, true}, {3, `"chang":0,"ju":3`, false},
		{4, `"chang":0,"ju":-1`, false},
		{4, `"chang":0,"ju":0,"ben":-1`, false}, {4, `"chang":0,"ju":0,"liqibang":-1`, false},
		{4, fmt.Sprintf(`"chang":0,"ju":0,"ben":%d`, replay.MaxCount), true},
		{4, fmt.Sprintf(`"chang":0,"ju":0,"ben":%d`, replay.MaxCount+1), false},
	} {
		scores := "[1,2,3,4]"
		if row.players == 3 {
			scores = "[1,2,3]"
		}
		text := `[{"name":"RecordNewRound","data":{` + row.fields + `,"dora":"5z","scores":` + scores + `}}]`
		r, err := mahjongsoul.Read(text, logtest.Rules)
		if ok := err == nil && len(r.Deals) == 1; ok != row.ok {
			t.Errorf("%s: %v, want %v: %s", text, ok, row.ok, logtest.Spell(r, err))
		} else if !ok && !strings.Contains(fmt.Sprint(err), fmt.Sprintf("want chang from 0 to 3, ju from 0 to %d",
			row.players-1)) {
			t.Errorf("%s: %v", text, err)
		}
	}
}

// TestAborts reads abortive draws by their numbers.
func TestAborts(t *testing.T) {
	for kind := -1; kind <= 6; kind++ {
		r := deal(t, "", 4, 0, "", fmt.Sprintf(`{"name":"RecordLiuJu","data":{"type":%d}}`, kind))
		if kind < 1 || kind > 5 {
			if got := logtest.Spell(r, nil); !strings.Contains(got,
				fmt.Sprintf("want 1 to 5 for the type of an abortive draw, found %d", kind)) {
				t.Errorf("%d: %s", kind, got)
			}
		} else if d := r.Deals[0]; d.Result.Text == "" || len(d.Result.Payments) != 4 {
			t.Errorf("%d: %+v", kind, d.Result)
		}
	}
}

// TestHiddenHands: the hand in the field tiles is that of the chair whose draws the records show; where they show
// several or none, the dealer's if it has 14 tiles.
func TestHiddenHands(t *testing.T) {
	hand := func(n int) string {
		return `"tiles":["` + strings.Join(strings.Fields("1m 2m 3m 4p 5p 6p 7s 8s 9s 1z 1z 2z 3z 4z")[:n], `","`) + `"]`
	}
	for _, row := range []struct {
		name, tiles, more string
		shown             int // -1 if none
	}{
		{"the dealer's 14", hand(14), "", 0},
		{"13 without a draw", hand(13), "", -1},
		{"13 of seat 1", hand(13),
			`,{"name":"ActionDiscardTile","data":{"seat":0,"tile":"9m"}},{"name":"ActionDealTile","data":{"seat":1,"tile":"4z"}}`, 1},
		{"draws of two", hand(13),
			`,{"name":"ActionDiscardTile","data":{"seat":0,"tile":"9m"}},{"name":"ActionDealTile","data":{"seat":1,"tile":"4z"}},` +
				`{"name":"ActionDiscardTile","data":{"seat":1,"tile":"4z"}},{"name":"ActionDealTile","data":{"seat":2,"tile":"4z"}}`, -1},
	} {
		text := `[{"name":"ActionNewRound","data":{"chang":0,"ju":0,` + row.tiles +
			`,"doras":[],"dora":"5z","scores":[25000,25000,25000,25000]}}` + row.more + `]`
		r, err := mahjongsoul.Read(text, logtest.Rules)
		if err != nil || len(r.Deals) != 1 {
			t.Fatalf("%s: %v", row.name, logtest.Spell(r, err))
		}
		at := r.Deals[0].At(0)
		for chair := range 4 {
			known := at.Closed(chair)[0].String() != "?"
			if known != (chair == row.shown) {
				t.Errorf("%s: the hand of seat %d is known: %v", row.name, chair, known)
			}
		}
		if got := fmt.Sprint(at.Indicators()); got != "[5z]" && got != "[White]" {
			t.Errorf("%s: indicators %s", row.name, got)
		}
	}
}
