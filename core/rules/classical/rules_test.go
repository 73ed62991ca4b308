package classical

import (
	"slices"
	"testing"

	"tehai/core/hand"
	"tehai/core/meld"
	"tehai/core/option"
	"tehai/core/rules"
	"tehai/core/source"
	"tehai/core/tile"
	"tehai/core/tile/tiletest"
)

func TestLimitHands(t *testing.T) {
	for _, row := range []struct {
		hand      string
		concealed bool
		want      []string
		final     int
	}{
		{"11s999m555z666z777z", false, []string{"big-three-dragons"}, 500},
		{"111z444z33z555m222z", false, []string{"little-four-winds"}, 500},
		{"77m1111z2222z3333z4444z", false, []string{"big-four-winds"}, 500},
		{"111z44z555z666z777z", false, []string{"big-three-dragons", "all-honours"}, 500},
		{"1111s9999s999m111p99p", false, []string{"all-terminals"}, 500},
		{"119m19p19s1234567z", false, []string{"thirteen-orphans"}, 500},
		{"11123455678999p", true, []string{"nine-gates"}, 500},
		{"11123445678999p", false, nil, 450},
		{"11123445678999p", true, []string{"nine-gates"}, 500},
		{"22223456777888s", true, nil, 450},
		{"11122233344455m", true, nil, 500},
	} {
		win := winOf(t, row.hand, "E", "S")
		win.Concealed = row.concealed
		got, err := score(win, nil)
		if err != nil {
			t.Errorf("%s: %v", row.hand, err)
			continue
		}
		if !slices.Equal(limitsOf(got), row.want) || got.Points != row.final {
			t.Errorf("%s concealed %v: %v pays %d, want %v pays %d", row.hand, row.concealed, limitsOf(got), got.Points,
				row.want, row.final)
		}
	}
}

func TestOptions(t *testing.T) {
	const better = "11123444456789p" // 28 × 16 as first found, 24 × 32 at best
	for _, row := range []struct {
		hand    string
		options option.Values
		final   int
	}{
		{better, nil, 500},
		{better, option.Values{"limit": 0}, 770},
		{better, option.Values{"limit": 0, "round": false}, 768},
		{better, option.Values{"first": true, "limit": 0, "round": false}, 448},
		{better, option.Values{"limit": 100}, 100},
		{"11s999m555z666z777z", option.Values{"limit": 1000}, 1000},
		{"11s999m555z666z777z", option.Values{"limit": 0}, 500},
		{"22234555s222p666z", option.Values{"round": false}, 72},
	} {
		got, err := score(winOf(t, row.hand, "E", "S"), row.options)
		if err != nil || got.Points != row.final {
			t.Errorf("%s %v: %d (%v), want %d", row.hand, row.options, got.Points, err, row.final)
		}
	}
}

func TestOtherReadingsSayWhyTheyPayLess(t *testing.T) {
	got, err := score(winOf(t, "11123444456789p", "E", "S"), nil)
	if err != nil {
		t.Fatal(err)
	}
	if len(got.Others) != 1 {
		t.Fatalf("%d other readings, want 1", len(got.Others))
	}
	const want = "28 × 16 = 448, less than 24 × 32 = 768."
	if why := got.Others[0].Why[0]; why.ID != "pays-less" || why.Text != want {
		t.Errorf("%s: %s, want %s", why.ID, why.Text, want)
	}
}

func TestErrors(t *testing.T) {
	for _, row := range []struct {
		hand    string
		options option.Values
		code    source.Code
		text    string
	}{
		{"123m", nil, source.WrongTileCount, "want 14 tiles and one more for each kong, found 3 tiles and 0 kongs"},
		{"1111m2222m3333m4444m555m", nil, source.WrongTileCount,
			"want 14 tiles and one more for each kong, found 19 tiles and 0 kongs"},
		{"11111m222333444p", nil, source.TooManyCopies, "tile 1m: want at most 4, found 5"},
		{"22234555s222p666z", option.Values{"limits": 1}, source.UnknownOption,
			`no option "limits" in this rule set; there are: first limit round`},
		{"22234555s222p666z", option.Values{"limit": -1}, source.UnknownOption,
			"option limit: want a whole number from 0 to 1000000, found -1"},
		{"22234555s222p666z", option.Values{"first": "yes"}, source.BadType, "option first: want true or false, found yes"},
	} {
		_, err := score(winOf(t, row.hand, "E", "E"), row.options)
		problem, ok := err.(*source.Error)
		if !ok || problem.Code != row.code || problem.Message != row.text {
			t.Errorf("%s: %v, want %s: %s", row.hand, err, row.code, row.text)
		}
	}
	got, err := score(winOf(t, "123z456789s12355m", "E", "E"), nil)
	if err != nil || got.Win || len(got.Why) != 1 || got.Why[0].ID != "not-complete" {
		t.Errorf("a hand that is not complete: %+v, %v", got, err)
	}
}

// A declared kong is one four less to find in the closed part, and a chow that
// was called stays a sequence.
func TestMelds(t *testing.T) {
	kong, err := meld.New(tiletest.Tiles("1111z"), meld.Concealed, -1, meld.Unsaid)
	if err != nil {
		t.Fatal(err)
	}
	chow, err := meld.New(tiletest.Tiles("345p"), meld.NotKong, 0, meld.Left)
	if err != nil {
		t.Fatal(err)
	}
	closed := tiletest.Tiles("2222m345s99s")
	win := rules.Win{Hand: hand.Hand{Closed: closed, Melds: []meld.Meld{kong, chow}, Win: 8}}
	got, err := score(win, nil)
	if err != nil || spell(got.Sets) != "1111z 2222m 345p 345s 99s" || got.Total("points") != 20+32+16 ||
		got.Total("doubles") != 2 {
		t.Errorf("%s: %d points, %d doubles, %v", spell(got.Sets), got.Total("points"), got.Total("doubles"), err)
	}
	win.Hand.Closed = append(tiletest.Tiles("222m345s99s"), tile.Character2)[:8]
	if got, err = score(win, nil); err != nil || got.Total("points") != 20+32+4 {
		t.Errorf("with one kong alone: %+v, %v", got, err)
	}
}
