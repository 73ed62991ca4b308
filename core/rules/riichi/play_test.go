package riichi

import (
	"testing"

	"tehai/core/game"
	"tehai/core/option"
)

// TestPlay changes every option that has an effect only at the table.
func TestPlay(t *testing.T) {
	for _, row := range []struct {
		key       string
		one, two  any
		want, got func(*game.Rules) bool // the condition that holds with one value, and with the other
	}{
		{"kanDoraTiming", "at-once", "with-discard", timing(game.AtOnce), timing(game.WithDiscard)},
		{"kanDoraTiming", "after-discard", "at-once", timing(game.AfterDiscard), timing(game.AtOnce)},
		{"kanDora", true, false, timing(game.WithDiscard), timing(game.Never)},
		{"abortiveDraws", []string{"four-winds"}, []string{"nine-orphans", "four-riichi", "four-quads"},
			func(r *game.Rules) bool {
				return r.Play.FourWinds && !r.Play.NineOrphans && !r.Play.FourRiichi && !r.Play.FourKongs
			},
			func(r *game.Rules) bool {
				return !r.Play.FourWinds && r.Play.NineOrphans && r.Play.FourRiichi && r.Play.FourKongs
			}},
		{"riichiWithoutDraw", false, true,
			func(r *game.Rules) bool { return r.Play.RiichiTiles == 4 },
			func(r *game.Rules) bool { return r.Play.RiichiTiles == 1 }},
		{"multipleRon", 2, 3,
			func(r *game.Rules) bool { return r.Play.MaxRons == 2 && r.Play.ThreeRons },
			func(r *game.Rules) bool { return r.Play.MaxRons == 3 && !r.Play.ThreeRons }},
		{"redFives", true, false,
			func(r *game.Rules) bool { return r.RedFives == 1 }, func(r *game.Rules) bool { return r.RedFives == 0 && r.Red }},
		{"redFivesPerSuit", 2, 0,
			func(r *game.Rules) bool { return r.RedFives == 2 }, func(r *game.Rules) bool { return r.RedFives == 0 }},
		{"riichiBelow1000", false, true,
			func(r *game.Rules) bool { return r.Play.RiichiScore == 1000 },
			func(r *game.Rules) bool { return r.Play.RiichiScore < -100_000 }},
		{"furiten", true, false,
			func(r *game.Rules) bool { return r.Play.Furiten }, func(r *game.Rules) bool { return !r.Play.Furiten }},
		{"swapCalling", false, true,
			func(r *game.Rules) bool { return r.Play.NoSwap }, func(r *game.Rules) bool { return !r.Play.NoSwap }},
	} {
		for i, value := range []any{row.one, row.two} {
			r, err := Family().Sets[0].With(option.Values{row.key: value})
			if err != nil {
				t.Fatal(err)
			}
			if holds := []func(*game.Rules) bool{row.want, row.got}[i]; !holds(r.Table()) {
				t.Errorf("%s %v: %+v %+v", row.key, value, r.Play, r.Play.Play)
			}
		}
	}
}

func timing(want game.Timing) func(*game.Rules) bool {
	return func(r *game.Rules) bool { return r.Kongs == want }
}
