package api

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"tehai/core/notation"
	"tehai/core/rules/catalog"
)

// briefOf returns the brief card that is expected for a card of a family.
func briefOf(score Score) BriefScore {
	b := BriefScore{Win: true}
	switch card := score.(type) {
	case RiichiScore:
		b.Yakuman, b.Han, b.Fu = card.Yakuman, card.Han, card.Fu
		b.Limit, b.Points, b.Payments = card.Limit, card.Points, &card.Payments
		for _, y := range card.Yaku {
			b.Yaku = append(b.Yaku, y.ID)
		}
	case FansScore:
		b.Total, b.Payments = card.Total, &card.Payments
		for _, f := range card.Fans {
			b.Yaku = append(b.Yaku, f.ID)
		}
	case SichuanScore:
		b.Total, b.Points, b.Payments = card.Total, card.Points, &card.Payments
		for _, f := range card.Fans {
			b.Yaku = append(b.Yaku, f.ID)
		}
	case ClassicalScore:
		b.Points = card.Final
		for _, d := range card.DoubleItems {
			b.Yaku = append(b.Yaku, d.ID)
		}
		b.Yaku = append(b.Yaku, card.LimitHands...)
	default:
		return BriefScore{}
	}
	return b
}

// TestBriefScore compares the brief cards of random hands under every rule set with their full cards, and the refusals.
func TestBriefScore(t *testing.T) {
	d := rand.New(rand.NewPCG(2, 31))
	won := map[string]int{}
	for _, set := range catalog.All() {
		if set.Family == "uzje" {
			continue // it has other hands
		}
		for range bulkHands / 50 {
			w := randomWin(d)
			text, err := notation.Normal(notation.Parsed{Hand: w.hand})
			if err != nil {
				t.Fatal(err)
			}
			request := ScoreRequest{Hand: text, Ruleset: set.ID, Situation: w.situation}
			score, refused := ScoreHand(request)
			request.Brief = true
			brief, err := ScoreHand(request)
			if refused != nil {
				if err == nil || err.Error() != refused.Error() {
					t.Fatalf("%+v: %v, without brief %v", request, err, refused)
				}
				continue
			}
			want := briefOf(score)
			got, ok := brief.(BriefScore)
			if set.Fans != "" {
				want.Points, want.Limit = got.Points, got.Limit // the full card has neither
			}
			if err != nil || !ok || !reflect.DeepEqual(got, want) {
				t.Fatalf("%+v: %+v, %v; the full card has %+v", request, got, err, want)
			}
			if got.Win {
				won[set.Family]++
			}
		}
	}
	for _, family := range []string{"riichi", "mcr", "hongkong", "classical"} {
		if won[family] == 0 {
			t.Errorf("no hand of %s has won: %v", family, won)
		}
	}
}
