package problem

import (
	"slices"
	"testing"

	"tehai/core/advice"
	"tehai/core/game"
	"tehai/core/notation"
	"tehai/core/review"
	"tehai/core/rules"
	"tehai/core/rules/catalog"
	"tehai/core/tile"
)

// TestMistaken lists the sums that a win could be mistaken for: at another seat, won another way, without its dora,
// then with a han or some fu more or less, four in all.
func TestMistaken(t *testing.T) {
	set, _ := catalog.ByID("riichi-tenhou")
	r := set.Plain()
	for _, row := range []struct {
		name, hand      string
		seat            tile.Tile
		drawn           bool
		indicator, ura  string
		right, han, fu  int
		want            []int
		liable, claimed tile.Tile
	}{
		{name: "as East, drawn, and with 2 han", hand: "234m567p3355s [678s] +5s", seat: tile.South,
			right: 1000, han: 1, fu: 30, want: []int{1000, 1100, 1500, 2000}},
		{name: "the same of a discard by East, who pays for all", hand: "234m567p3355s [678s] +5s", seat: tile.South,
			liable: tile.East, claimed: tile.East, right: 1000, han: 1, fu: 30, want: []int{1000, 1100, 1500, 2000}},
		{name: "as South, with 2 han, and with 40 fu", hand: "234m567p3355s [678s] +5s", seat: tile.East,
			right: 1500, han: 1, fu: 30, want: []int{1000, 1500, 2000, 2900}},
		{name: "as East, of a discard, and with 2 han", hand: "234m567p3355s [678s] +5s", seat: tile.South, drawn: true,
			right: 1100, han: 1, fu: 30, want: []int{1000, 1100, 1500, 2000}},
		{name: "as East, drawn, and without its three dora", hand: "234m567p3355s [678s] +5s", seat: tile.South,
			indicator: "4s", right: 7700, han: 4, fu: 30, want: []int{1000, 7700, 7900, 11600}},
		{name: "seven pairs: as South, drawn, and 4 han with 30 fu", hand: "22334455m6677p8s +8s", seat: tile.East,
			right: 4800, han: 3, fu: 25, want: []int{3200, 4800, 9600, 11600}},
		{name: "riichi: as East, drawn, and without its three ura dora", hand: "234m567p3355678s +5s", seat: tile.South,
			ura: "4s", right: 8000, han: 5, fu: 40, want: []int{2600, 8000, 12000}},
		// Tiles that do not win otherwise leave a han and fu more or less.
		{name: "2 han: 3 han, 1 han, 40 fu", hand: "123456789m13p77s +2s", seat: tile.South, right: 2000, han: 2, fu: 30,
			want: []int{1000, 2000, 2600, 3900}},
		{name: "1 han: 2 han, 40 fu, 3 han", hand: "123456789m13p77s +2s", seat: tile.South, right: 1000, han: 1, fu: 30,
			want: []int{1000, 1300, 2000, 3900}},
		{name: "5 han: 6 han, 4 han", hand: "123456789m13p77s +2s", seat: tile.South, right: 8000, han: 5, fu: 30,
			want: []int{7700, 8000, 12000}},
		{name: "6 han: 5 han, 8 han", hand: "123456789m13p77s +2s", seat: tile.East, right: 18000, han: 6, fu: 30,
			want: []int{12000, 18000, 24000}},
	} {
		parsed, err := notation.Parse(row.hand, "mpsz")
		if err != nil {
			t.Fatal(err)
		}
		win := rules.Win{Hand: parsed.Hand}
		win.SeatWind, win.RoundWind, win.SelfDrawn = row.seat, tile.East, row.drawn
		win.From, win.Liable = row.claimed, row.liable
		if row.indicator != "" {
			indicators, err := notation.Parse(row.indicator, "mpsz")
			if err != nil {
				t.Fatal(err)
			}
			win.Indicators = indicators.Hand.Closed
		}
		if row.ura != "" {
			indicators, err := notation.Parse(row.ura, "mpsz")
			if err != nil {
				t.Fatal(err)
			}
			win.Riichi, win.UraIndicators = 1, indicators.Hand.Closed
		}
		if got := mistaken(r, &win, row.right, row.han, row.fu); !slices.Equal(got, row.want) {
			t.Errorf("%s: %v, want %v", row.name, got, row.want)
		}
	}
}

// TestWithSum puts sums in their order, each once, and no more than four.
func TestWithSum(t *testing.T) {
	var found []int
	for _, step := range []struct {
		pays int
		want []int
	}{
		{2000, []int{2000}}, {0, []int{2000}}, {-1, []int{2000}}, {1000, []int{1000, 2000}}, {2000, []int{1000, 2000}},
		{1, []int{1, 1000, 2000}}, {1500, []int{1, 1000, 1500, 2000}}, {3000, []int{1, 1000, 1500, 2000}},
	} {
		if found = withSum(found, step.pays); !slices.Equal(found, step.want) {
			t.Errorf("with %d: %v, want %v", step.pays, found, step.want)
		}
	}
}

// TestProblem makes problems of options: what each does, what it falls short of the best, and which are right.
func TestProblem(t *testing.T) {
	claim := func(kind game.Kind) review.Option { return review.Option{Event: game.Event{Kind: kind}} }
	for _, row := range []struct {
		kind    review.Kind
		danger  float64
		options []review.Option
		want    Kind
		acts    []string
	}{
		{review.Discard, -1, []review.Option{claim(game.Discard), claim(game.Discard), claim(game.Discard),
			claim(game.Discard)}, Discard, []string{"discard", "discard", "discard", "discard"}},
		{review.Discard, 0, []review.Option{claim(game.Discard), claim(game.Discard), claim(game.Discard),
			claim(game.Discard)}, Push, []string{"discard", "discard", "discard", "discard"}},
		{review.Call, -1, []review.Option{claim(game.Chow), claim(game.Pung), claim(game.Kong), {Pass: true}}, Call,
			[]string{"chow", "pung", "kong", "pass"}},
		{review.Pass, 0.3, []review.Option{{Pass: true}, claim(game.Chow), claim(game.Chow), claim(game.Pung)}, Call,
			[]string{"pass", "chow", "chow", "pung"}},
		{review.Riichi, -1, []review.Option{{Declares: true}, claim(game.Discard), {}, {}}, Riichi,
			[]string{"riichi", "silent", "silent", "silent"}},
	} {
		// The second brings 100 points more than the first, which the ranking names.
		for i, short := range []float64{0, -100, 50, 51} {
			row.options[i].Short = short
		}
		row.options[2].Made = true
		c := candidate{move: &review.Move{Kind: row.kind, Danger: row.danger, Step: 7, Chair: 2,
			Loss: review.Loss{Points: 500, Win: 0.1}}, view: &advice.View{}, options: row.options}
		c.view.Left[3] = 2
		p := c.problem()
		if p.Kind != row.want || p.Step != 6 || p.Chair != 2 || p.Made != 2 || p.Danger != row.danger ||
			p.Loss != c.move.Loss || p.Left != c.view.Left {
			t.Errorf("%s: %+v", row.want, p)
		}
		for i, a := range p.Answers {
			if want := []float64{100, 0, 150, 151}[i]; a.Act != row.acts[i] || a.Short != want || a.Right != (i < 3) {
				t.Errorf("%s, answer %d: %s, %v short, right %v, want %s, %v", row.want, i, a.Act, a.Short, a.Right,
					row.acts[i], want)
			}
		}
		c.options[2].Made = false
		if p := c.problem(); p.Made != -1 {
			t.Errorf("%s: %d was done, want none", row.want, p.Made)
		}
	}
	if got := (&candidate{move: &review.Move{Kind: review.Win}}).kind(); got != "" {
		t.Errorf("a decision about a win asks %q", got)
	}
}
